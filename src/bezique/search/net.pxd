cimport cython
from bezique.game._c cimport SEATS, u16
from bezique.search._sums cimport change_rows, list_changes, upper
from bezique.search.features cimport INPUTS, ROOM, Features

cdef enum:
    WIDTH = 64
    SECOND = 32


@cython.final
cdef class Sums:
    cdef float[2][64] first
    cdef float[2] direct
    cdef u16[2][272] seen
    cdef float[64] one
    cdef float[32] two
    cdef u16[280] plus, minus


@cython.final
cdef class Net:
    cdef float[521792] rows
    cdef float[8153] straight
    cdef float[64] bias
    cdef float[2048] second
    cdef float[32] second_bias, third
    cdef float last_bias

    cdef void approach(self, Net other, float share) noexcept nogil
    cdef void begin(self, Sums sums) noexcept nogil
    @cython.locals(changes=int, above=float)
    cdef float output(self, Sums sums, Features features, int me) noexcept nogil
