cimport cython
from libc.math cimport expf
from bezique.game._c cimport SEATS, u16
from bezique.search._sums cimport change_rows, list_changes, upper
from bezique.search.features cimport INPUTS, ROOM, Features

cdef enum:
    WIDTH = 64
    SECOND = 32
    SECONDS = WIDTH
    SECOND_BIAS = SECONDS + WIDTH * SECOND
    THIRD = SECOND_BIAS + SECOND
    LAST = THIRD + SECOND
    HEADS = LAST + 1
    HEAD = 1 + WIDTH + SECOND
    OWN_POINTS = 0
    OWN_SPREAD = 1
    HER_SPREAD = 2
    OTHERS = 3
    REST = HEADS + OTHERS * HEAD


@cython.final
cdef class Sums:
    cdef float[2][WIDTH] first
    cdef float[2] direct
    cdef u16[2][ROOM] seen
    cdef float[WIDTH] one
    cdef float[SECOND] two
    cdef float[OTHERS] others
    cdef u16[ROOM + 8] plus, minus


@cython.final
cdef class Net:
    cdef readonly float scale
    cdef float[INPUTS * WIDTH] rows
    cdef float[INPUTS] straight
    cdef float[REST] rest

    @cython.locals(place=int)
    cpdef set_numbers(self, short[::1] numbers, double unit)
    cdef void approach(self, Net other, float share) noexcept nogil
    cdef void begin(self, Sums sums) noexcept nogil
    cdef float output(self, Sums sums, Features features, int me) noexcept nogil
    @cython.locals(changes=int, direct=float, above=float)
    cdef float output_from(self, Sums sums, Features features, int me, int group) noexcept nogil
    cdef void outlook(self, Sums sums) noexcept nogil
    @cython.locals(first=int, total=float)
    cdef inline float head(self, Sums sums, int which) noexcept nogil
