cimport cython
from bezique.game._c cimport low_bit, u64
from bezique.game.deal cimport Deal
from bezique.search.policy cimport Policy


@cython.final
cdef class Foresight:
    cdef Policy policy
    cdef int depth
    cdef list deals

    @cython.locals(first=int)
    cpdef dict values(self, Deal deal)
    @cython.locals(menu=u64)
    cdef list entries(self, Deal deal)
    @cython.locals(here=Deal)
    cdef double tried(self, Deal deal, int me, int choice, int depth)
    @cython.locals(choice=int, best=int, most=double, value=double)
    cdef int best(self, Deal here, int me, int depth)
    cdef int by_evaluator(self, Deal here) noexcept nogil
    cdef void play_out(self, Deal here) noexcept nogil
