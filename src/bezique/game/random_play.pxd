cimport cython
from bezique.game._c cimport SEATS, scatter, u64, wrap
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal


@cython.final
cdef class RandomPlay:
    cdef readonly Deal deal
    cdef Chance chance
    cdef u64 number, last, seed
    cdef readonly u64 checksum, decisions, forced, windows, deals
    cdef readonly double[2] total, squares
    cdef readonly u64[32] scored
    @cython.locals(number=int, actions=int, forced=int)
    cdef inline void play_out(self) noexcept nogil
    @cython.locals(scores=u64)
    cdef inline void count_scores(self) noexcept nogil
    cdef inline void run(self) noexcept nogil
