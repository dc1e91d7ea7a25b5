cimport cython
from bezique.game._c cimport NONE, SEATS, other_seat, u8
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal
from bezique.game.view cimport conceal, conceal_stock, deal_unseen, list_unseen
from bezique.search.looking_ahead cimport LookAhead

cdef enum:
    CANDIDATES = 8


@cython.final
cdef class Teacher:
    cdef LookAhead ahead
    cdef Deal blind, world
    cdef u8[256] pool
    cdef int[CANDIDATES] place
    cdef double[CANDIDATES] worth
    cdef int size, worlds
    cdef double behind

    @cython.locals(i=int, choice=int[64])
    cpdef list worths(self, Deal deal, numbers, Chance chance)
    @cython.locals(best=double)
    cdef void choose_among(self, const float *value, int size) noexcept nogil
    @cython.locals(unseen=int)
    cdef void try_them(self, Deal deal, const int *choice, Chance chance) noexcept nogil
