cimport cython
from libc.math cimport sqrtf
from bezique.search.features cimport GROUPS, INPUTS, Features
from bezique.search.net cimport SECOND, WIDTH, Net, Sums

cdef enum:
    REST = 2177


@cython.final
cdef class Adam:
    cdef float[8153][65] slope, mean, square
    cdef float[2177] rest_slope, rest_mean, rest_square
    cdef float[32][64] turned
    cdef int[8153] touched, is_touched
    cdef float[64] back_one
    cdef float[32] back_two
    cdef Sums sums
    cdef int touched_size, samples
    cdef float zero, tiny, keep_mean, keep_square, new_mean, new_square, widest, share, rate
    cdef double loss

    cdef void begin(self, Net net) noexcept nogil
    @cython.locals(error=float, row=int)
    cdef void learn(self, Net net, Features features, float target) noexcept nogil
    @cython.locals(first=int, after=int)
    cdef inline void back(self, Net net, float error) noexcept nogil
    cdef inline void touch(self, int row) noexcept nogil
    @cython.locals(row=int, after=int)
    cdef void finish(self, Net net, float rate) noexcept nogil
    @cython.locals(slope=float)
    cdef inline float row_step(self, int row, int i) noexcept nogil
    @cython.locals(slope=float)
    cdef inline float rest_step(self, int i) noexcept nogil
