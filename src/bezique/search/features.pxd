cimport cython
from bezique.game._c cimport (
    ACE, BEZIQUES, COMBINATIONS, END_OF_HAND, FIVE_TRUMPS, FOUR, FOURS, FOUR_TRUMPS, IMMEDIATE, JACK, KING, KINDS,
    MARRIED, QUEEN, SEATS, SEQUENCED, SEQUENCES, SINGLE, TEN, TRUMP_FIVES, TRUMP_FOURS, WINDOW, bit, low_bit,
    other_seat, popcount, u16, u32, u64,
)
from bezique.game.deal cimport Deal

cdef enum:
    HERS = 0
    KNOWN = 65
    LEFT = 97
    HER_FOURS = 129
    HER_BEZIQUES = 133
    HER_SEQUENCE = 135
    HER_PAIRS = 136
    TRUMPS_LEFT = 140
    RANKS_LEFT = 141
    RULES = 149
    BARRED = 153
    UNCHANGED = 128
    OWN = 154
    MINE = 186
    LED_CARD = 251
    TURNED = 252
    MOMENT = 253
    WAITS = 254
    SAID = 256
    MY_FOURS = 258
    MY_BEZIQUES = 262
    MY_SEQUENCE = 264
    MY_PAIRS = 265
    MY_TRUMPS = 269
    BLANCHE = 270
    NARROW = 272
    WIDE_HERS = 272
    WIDE_HER_CHANCES = 311
    WIDE_MINE = 343
    WIDE_MY_CHANCES = 382
    FRESH = 414
    GROUPS = 446
    ROOM = 448
    TOTAL = 2
    DEGREE_COUNT = 5
    CLASS_INPUTS = 8318
    INPUTS = 58227

    LED = 0
    WON = 1
    LOST = 2
    ACTED = 3
    CLOSED = 4
    HIS_CLOSED = 5
    LEADING = 6
    WAITING_FOR = 7
    OPENED = 8


@cython.final
cdef class Features:
    cdef u16[448] row
    cdef int size
    cdef int[446] first
    cdef int[4] suit_at, place_at
    cdef int[14] steps
    cdef int[3][8] fours, pairs
    cdef int[3][10] beziques
    cdef int[3][5] trump_fours, trump_fives
    cdef int[3][4] in_sequence
    cdef int[32] left
    cdef int[8] left_of_rank
    cdef int trump, base
    cdef bint wide, table_read, looked

    cdef void look(self, Deal deal, int me) noexcept nogil
    cdef void after(self, Deal deal, int me, int moment, bint table_kept) noexcept nogil
    cdef inline void put(self, int group, int value) noexcept nogil
    @cython.locals(wide=cython.bint)
    cdef inline void choose_width(self, Deal deal) noexcept nogil
    cdef inline void turn_suits(self, Deal deal) noexcept nogil
    cdef inline bint is_open_end(self, Deal deal) noexcept nogil
    cdef inline int kind_at(self, int place) noexcept nogil
    cdef inline int place_of(self, int kind) noexcept nogil
    cdef inline int coarse(self, int count, int exact) noexcept nogil
    cdef inline int turns(self, Deal deal, int me) noexcept nogil
    cdef inline void count_left(self, Deal deal, int me) noexcept nogil
    cdef inline void put_left(self) noexcept nogil
    @cython.locals(barred=cython.bint)
    cdef inline void put_rules(self, Deal deal) noexcept nogil
    cdef inline int waiting_points(self, Deal deal, int who) noexcept nogil
    cdef inline int in_steps(self, int points) noexcept nogil
    @cython.locals(menu=u64)
    cdef int open_points(self, Deal deal, int who, int moment) noexcept nogil
    cdef void read_table(self, Deal deal, int who, int start, int wide) noexcept nogil
    cdef inline void forget_counts(self, int who) noexcept nogil
    cdef inline void begin_totals(self, int me) noexcept nogil
    @cython.locals(free=u64, trumps=u64, slots=u64)
    cdef inline void read_marriages(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(free=u64)
    cdef inline void read_sequence(self, Deal deal, int who, int place, int start) noexcept nogil
    @cython.locals(free=u64)
    cdef inline void read_beziques(self, Deal deal, int who, int low, int high, int start) noexcept nogil
    @cython.locals(free=u64)
    cdef inline void read_four(self, Deal deal, int who, int i, int start) noexcept nogil
    @cython.locals(fours=u64, fives=u64, slots=u64)
    cdef void read_wide_table(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(served=u64)
    cdef inline int married(self, Deal deal, int who, int suit) noexcept nogil
    @cython.locals(kinds=u32)
    cdef inline void read_hand(self, Deal deal, int me) noexcept nogil
    cdef inline void count_in_hand(self, int place, int kind, int held, Deal deal) noexcept nogil
    cdef inline void put_chances(
        self, Deal deal, int who, int fours, int beziques, int sequence, int pairs
    ) noexcept nogil
    cdef inline int four_chance(self, int who, int i) noexcept nogil
    cdef inline int bezique_chance(self, Deal deal, int who, int times, int most) noexcept nogil
    cdef inline int sequence_chance(self, int who, int place) noexcept nogil
    cdef void put_wide_chances(self, Deal deal, int who, int me, int start) noexcept nogil
    @cython.locals(whole=u64)
    cdef void put_whole_sets(self, Deal deal, int me, bint own, int start) noexcept nogil
    @cython.locals(slots=u64)
    cdef void put_whole_fours(self, Deal deal, int me, bint own, int i, int start) noexcept nogil
    @cython.locals(rest=u64, slots=u64)
    cdef void put_fresh(self, Deal deal, int moment) noexcept nogil
