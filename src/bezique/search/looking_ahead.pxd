cimport cython
from bezique.game._c cimport DONE_BIT, OVER, WINDOW, other_seat
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal
from bezique.search.clock cimport read_clock
from bezique.search.goal cimport POINTS, Goal
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
    cdef readonly Goal goal
    cdef readonly long long rollouts
    cdef int tricks, size
    cdef int[64] entries
    cdef double[64][64] results

    cpdef int try_worlds(self, Worlds worlds, long long first, int count, double until)
    cpdef tell(self, Tally tally, Worlds worlds, long long first, int count)
    cdef int fill(self, Worlds worlds, long long first, int count, double until) noexcept nogil
    cdef bint try_all(self, int row, double until) noexcept nogil
    @cython.locals(worth=double)
    cdef double roll(self, Deal world, int choice) noexcept nogil
    @cython.locals(done=cython.bint)
    cdef double follow(self, int me, int last) noexcept nogil
    @cython.locals(her=int, more=double, own=double, hers=double, spread=double, her_spread=double)
    cdef double in_course(self, int me) noexcept nogil
    @cython.locals(more=int, own=int)
    cdef double at_end(self, int me) noexcept nogil
    @cython.locals(her=int, taken=double, mine=double)
    cdef double worth(self, int me, double own, double hers, double spread, double her_spread) noexcept nogil
