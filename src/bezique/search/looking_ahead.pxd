cimport cython
from bezique.game._c cimport DONE_BIT, WINDOW, other_seat
from bezique.game.deal cimport Deal
from bezique.search.policy cimport Policy


@cython.final
cdef class LookAhead:
    cdef Deal play
    cdef readonly Policy policy
    cdef readonly long long rollouts
    cdef int tricks
    cdef double points

    cdef double _rollout(self, Deal world, int choice)
    cdef double roll(self, Deal world, int choice) noexcept nogil
    @cython.locals(done=cython.bint)
    cdef double follow(self, int me, int last) noexcept nogil
    cdef double expected(self, int me) noexcept nogil
