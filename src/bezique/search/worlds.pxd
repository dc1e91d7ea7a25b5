cimport cython
from bezique.game._c cimport KINDS, SEATS, u8, u64
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal
from bezique.game.view cimport View, deal_unseen, list_unseen, missing, see_drawn

cdef enum:
    MOST = 2048
    PLACES = 8


@cython.final
cdef class Worlds:
    cdef Deal blind
    cdef readonly u64 seed
    cdef readonly int count
    cdef int size, start, places
    cdef u8[256] pool
    cdef int[32] left
    cdef u8[8] chosen
    cdef u8[2048][8] stock
    cdef double[2048] chances
    cdef int[2048] order

    cdef void look(self, View view)
    cdef void list_all(self, int place, double chance) noexcept nogil
    cdef void mix(self, Chance chance) noexcept nogil
    @cython.locals(pool=u8[256])
    cdef void fill(self, Deal world, Chance chance, long long number) noexcept nogil
    @cython.locals(left=int[32])
    cdef void arrange(self, Deal world, int number) noexcept nogil
    cdef double chance_of(self, long long number) noexcept nogil
