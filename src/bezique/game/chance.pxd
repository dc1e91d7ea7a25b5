cimport cython
from bezique.game._c cimport scatter, step, u64


@cython.final
cdef class Chance:
    cdef readonly u64 state
    cdef inline u64 next64(self) noexcept nogil
    cdef int pick(self, int bound) noexcept nogil
    cdef void seed(self, u64 seed, u64 number) noexcept nogil
