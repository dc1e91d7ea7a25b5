cimport cython
from bezique.game._c cimport DONE_BIT, WINDOW, other_seat
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal
from bezique.search.clock cimport read_clock
from bezique.search.policy cimport Policy
from bezique.search.tally cimport Tally
from bezique.search.worlds cimport Worlds

cdef enum:
    AT_ONCE = 64
    ENTRIES = 64


@cython.final
cdef class LookAhead:
    cdef Deal world, play
    cdef Chance chance
    cdef readonly Policy policy
    cdef readonly long long rollouts
    cdef int tricks, size
    cdef int[64] entries
    cdef double[64][64] results

    cpdef int try_worlds(self, Worlds worlds, long long first, int count, double until)
    cpdef tell(self, Tally tally, Worlds worlds, long long first, int count)
    cdef int fill(self, Worlds worlds, long long first, int count, double until) noexcept nogil
    cdef bint try_all(self, int row, double until) noexcept nogil
    cdef double roll(self, Deal world, int choice) noexcept nogil
    @cython.locals(done=cython.bint)
    cdef double follow(self, int me, int last) noexcept nogil
    cdef double expected(self, int me) noexcept nogil
    cdef double worth(self, Deal deal, int me, double more) noexcept nogil
