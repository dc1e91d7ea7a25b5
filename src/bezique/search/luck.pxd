cimport cython
from bezique.game._c cimport KINDS, WINNER_FIRST, other_seat
from bezique.game.deal cimport Deal
from bezique.search.features cimport LEADING, WAITING_FOR
from bezique.search.policy cimport Policy


@cython.final
cdef class Luck:
    cdef Policy policy
    cdef Deal trial
    cdef int[32] pool

    @cython.locals(first=int, place=int, one=double, other=double)
    cpdef tuple of_draws(self, Deal deal)
    cdef void fill_pool(self, Deal deal, int place) noexcept nogil
    @cython.locals(mean=double, with_drawn=double, value=double, size=int)
    cdef double of_draw(self, Deal deal, int me, int drawn) noexcept nogil
    cdef double expected(self, Deal deal, int me, int drawn, int kind) noexcept nogil
