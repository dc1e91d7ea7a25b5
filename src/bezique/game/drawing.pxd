cimport cython
from bezique.game._c cimport (
    COUNTING, END_OF_HAND, FOR_BRISQUES, FOR_LAST_TRICK, FOR_SEVEN_TAKEN, IMMEDIATE, KINDS, LEAD_SEVEN_BIT,
    LOST_STOCK_GONE, NONE, NOTE_LOOKED, NOTE_OVER, NOTE_STOCK_GONE, OVER, SCORING, SEATS, SHOW_BIT, TABLE_BIT, TEN,
    UNTIL_TRICK, WINDOW, bit, other_seat, u64,
)
from bezique.game.windows cimport Windows


cdef class Drawing(Windows):
    @cython.locals(called=u64, kind=int)
    cdef u64 play_allowed(self, int me, u64 cards) noexcept nogil
    @cython.locals(mine=int, count=int)
    cdef void score_ruled_trick(self, int winner, int follower, int first, int second, bint last) noexcept nogil
    @cython.locals(one=int, other=int, alone=cython.bint)
    cdef bint comes_out_odd(self) noexcept nogil
    @cython.locals(top=int, kind=int, me=int)
    cdef void lay_apart(self, int place) noexcept nogil
    @cython.locals(below=u64, top=int, me=int)
    cdef void take_from_stock(self, int place) noexcept nogil
    @cython.locals(top=int)
    cdef void look(self, int me, int winner) noexcept nogil
    @cython.locals(me=int)
    cdef void count_promised(self) noexcept nogil
    cdef void end_stock(self) noexcept nogil
    cdef void finish(self) noexcept nogil
