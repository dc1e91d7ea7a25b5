cimport cython
from libc.math cimport fmax, fmin
from bezique.search.equity cimport EDGE, PAID, Race, whole

cdef enum:
    POINTS = 0
    RACE = 1
    SETTLED = 2
    NODES = 6
    CELLS = 60
    SHARES = 5


@cython.final
cdef class Goal:
    cdef readonly int goal, kind
    cdef readonly bint stops, dealing
    cdef bint at_once
    cdef Race race
    cdef double mine_before, hers_before, level, offset, slope, least
    cdef double step, brisques
    cdef int shares
    cdef double[5][60][60] settled
    cdef double[6] nodes
    cdef double[7] now

    cdef double points(
        self, double mine, double hers, double more, double her_more, double spread, double her_spread, double taken
    ) noexcept nogil
    @cython.locals(total=double, own=double, other=double)
    cdef double mean(
        self, int what, double mine, double hers, double more, double her_more, double spread, double her_spread,
        double taken
    ) noexcept nogil
    cdef double value(
        self, int what, double mine, double hers, double more, double her_more, double taken
    ) noexcept nogil
    @cython.locals(share=double, low=int)
    cdef double settlement(self, double mine, double hers, double taken) noexcept nogil
    @cython.locals(i=double, j=double, low=int, down=int, inside=double, below=double, above=double)
    cdef double between(self, int share, double mine, double hers) noexcept nogil
