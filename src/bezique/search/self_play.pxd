cimport cython
from bezique.game._c cimport CHOOSE, DONE_BIT, PLAY, SEATS, WINDOW, other_seat, u16
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal
from bezique.search.features cimport CLOSED, HIS_CLOSED, LEADING, ROOM, WAITING_FOR
from bezique.search.net cimport OWN_POINTS
from bezique.search.policy cimport Policy
from bezique.search.teacher cimport Teacher

cdef enum:
    MOST = 1200
    READY_EVERY = 4


@cython.final
cdef class SelfPlay:
    cdef Deal deal
    cdef Policy policy, guest
    cdef Teacher teacher
    cdef double taught
    cdef int size, guest_seat
    cdef float scale
    cdef u16[MOST][ROOM] rows
    cdef int[MOST] seat, margin, points, is_ready
    cdef float[MOST] value, target, own_value, own_target, own_outcome, her_outcome

    cdef void play(self, Chance chance, int dealer, double temperature, double errors, double decay) noexcept nogil
    cdef inline int chosen(self, Chance chance, double temperature, double errors) noexcept nogil
    @cython.locals(on_lead=cython.bint)
    cdef void act(self, int choice) noexcept nogil
    cdef void note_ready(self) noexcept nogil
    @cython.locals(before=int, value=float)
    cdef void learn_from_search(self, Chance chance) noexcept nogil
    cdef inline void copy_rows(self) noexcept nogil
    cdef void note(self, int me, int moment) noexcept nogil
    @cython.locals(worth=double, later=double, own_worth=double, own_later=double)
    cdef void set_targets(self, int me, double decay) noexcept nogil
