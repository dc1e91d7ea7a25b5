cimport cython
from bezique.game._c cimport (
    KINDS, MOST_HELD, NONE, SEATS, UNTIL_NUMBER, UNTIL_TRICK, i16, popcount, u16, u32, u64,
)
from bezique.game.combinations cimport Combinations


cdef class Amendable(Combinations):
    cdef readonly bint amended
    cdef readonly int dead, looking, waits, trick_award, tricks_award, void_how
    cdef readonly i16[SEATS] size, owed, looks, hollow, promised, lost_by_ruling
    cdef readonly u16[SEATS] barred
    cdef readonly u32[SEATS] called
    cdef readonly u64[SEATS] seen_stock, seen_apart

    @cython.locals(me=int)
    cdef inline void begin_amended(self) noexcept nogil
    @cython.locals(count=int, kind=int)
    cdef inline int count_held(self, int me) noexcept nogil
    cdef inline bint bars(self, int me, int right) noexcept nogil
    @cython.locals(count=int, room=int)
    cdef inline int due(self, int me) noexcept nogil
    cdef inline void owe_less(self, int me) noexcept nogil
