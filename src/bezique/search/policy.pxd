cimport cython
from libc.math cimport exp
from bezique.game._c cimport (
    ANNOUNCE_BIT, CHOOSE, COMBINATIONS, DONE_BIT, END_OF_HAND, LEAD_SEVEN_BIT, OVER, PLAY, SHOW_BIT, TABLE_BIT, WINDOW, bit,
    high_bit, low_bit, other_seat, u64,
)
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal
from bezique.search.ending cimport Ending
from bezique.search.features cimport (
    ACTED, CLOSED, HIS_CLOSED, LEADING, LED, LOST, OPENED, UNCHANGED, WAITING_FOR, WON, Features,
)
from bezique.search.net cimport HER_SPREAD, OWN_POINTS, OWN_SPREAD, Net, Sums


@cython.final
cdef class Policy:
    cdef readonly Net net
    cdef readonly long long judged
    cdef Sums sums
    cdef Features features
    cdef Deal trial
    cdef Ending ending
    cdef int best_choice, size, own_at_end
    cdef float difference, own, hers, own_spread, her_spread
    cdef int[64] choice
    cdef float[64] value

    cdef inline bint plays(self, Deal deal) noexcept nogil
    cdef inline int so_far(self, Deal deal, int me) noexcept nogil
    cdef int margin(self, Deal deal, int me) noexcept nogil
    cdef void foresee(self, Deal deal, int me, int moment) noexcept nogil
    cdef void read_outlook(self) noexcept nogil
    cdef inline int closed_moment(self, Deal deal, int me) noexcept nogil
    cdef void look(self, Deal deal) noexcept nogil
    @cython.locals(choice=int)
    cdef void look_at(self, Deal deal, u64 menu) noexcept nogil
    @cython.locals(menu=u64, free=u64)
    cdef inline u64 worth_trying(self, Deal deal) noexcept nogil
    @cython.locals(kept=cython.bint)
    cdef float outcome(self, Deal deal, int me, int choice, int before) noexcept nogil
    cdef inline bint is_last_window(self, Deal deal) noexcept nogil
    cdef inline int moment(self, Deal deal, int me, int stage) noexcept nogil
    cdef inline float judge(self, int me) noexcept nogil
    cdef float closed(self, Deal deal, int me) noexcept nogil
    cpdef float ready(self, Deal deal, int me) noexcept nogil
    @cython.locals(worth=int)
    cdef int at_end(self, Deal deal, int me) noexcept nogil
    @cython.locals(top=double, total=double, mark=double)
    cdef int draw(self, Chance chance, double temperature, double errors) noexcept nogil
    cdef inline double random(self, Chance chance) noexcept nogil
