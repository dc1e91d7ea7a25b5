cimport cython
from libc.math cimport sqrt

cdef enum:
    ENTRIES = 64


@cython.final
cdef class Tally:
    cdef readonly int worlds
    cdef readonly double weight
    cdef double squares
    cdef public bint whole
    cdef int size
    cdef int[64] places
    cdef double[64] sums, row
    cdef double[64][64] products

    cdef void add(self, double *row, double weight) noexcept nogil
    @cython.locals(square=double, mean=double)
    cdef double error(self, double mean, double square) noexcept nogil
