cimport cython
from bezique.game._c cimport (
    AFTER_WIN, ANNOUNCE_BIT, ANNOUNCING, ASCENDING, BEFORE_FIRST_CARD, BEZIQUES, COUNTING, DONE_BIT, FOR_BRISQUES,
    FOR_CARTE_BLANCHE, FOR_CARTE_BLANCHE_DRAW, FOR_COMBINATION, FOR_LAST_TRICK, FOR_SEVEN_TURNED, JACK, KINDS,
    KING, LOST_SUPERSEDED, MARRIAGE_ONLY, NONE, NOTE_SCORED, NOTE_SHOWED, NOTE_TRUMP, ON_LEAD, QUEEN, SCORING,
    SEATS, SECOND_DECLARE, SEQUENCES, SEVEN_BIT, STOCK, TAKE_FIRST_BIT, TAKE_SECOND_BIT, WINDOW, bit, four_of_rank,
    i16, other_seat, u16, u32, u64,
)
from bezique.game.cards_held cimport DEGREE_OF
from bezique.game.amendable cimport Amendable


cdef class Windows(Amendable):
    cdef readonly int stage_number, acting, phase, dealer_seat, target, led, tricks, last_winner, turn_up_kind, left
    cdef readonly int trick_unpaid, scored_now, announced_now, seven_now
    cdef readonly bint stopped, menu_known
    cdef readonly u64 menu_now
    cdef readonly int[SEATS] points, points_before, brisque_points
    cdef readonly i16[SEATS] taken, moved, shown, series, drawn, paid
    cdef readonly u16[STOCK] stock_cards

    cdef inline int held(self, int me) noexcept nogil
    cdef inline void add(self, int me, int points, int why, int combination, u64 cards) noexcept nogil
    cdef inline void write_points(self, int me, int points, int why, int combination, u64 cards) noexcept nogil
    cdef inline bint not_counted(self, int me, int why) noexcept nogil
    cdef u64 allowed(self, int me, u64 menu) noexcept nogil
    cdef inline bint last_draw(self) noexcept nogil
    @cython.locals(menu=u64, new=u64)
    cdef inline u64 window_menu(self) noexcept nogil
    @cython.locals(have=u32)
    cdef inline bint may_hold_some(self, int me) noexcept nogil
    cdef inline bint may_declare(self) noexcept nogil
    cdef inline bint can_show(self, int me) noexcept nogil
    cdef inline void show(self, int me) noexcept nogil
    cdef inline bint can_exchange(self, int me) noexcept nogil
    cdef inline bint in_time_for_seven(self, int me) noexcept nogil
    cdef inline void score_set(self, int me, int combination, u64 slots, bint pending) noexcept nogil
    cdef inline void strike(self, int me, int combination, u64 slots) noexcept nogil
    cdef inline void supersede(self, int me, int combination, u64 slots, int points) noexcept nogil
    cdef inline bint makes_trump(self, int combination) noexcept nogil
