cimport cython
from bezique.game._c cimport (
    BEZIQUES, FOUR, FOURS, JACK, KING, KINDS, MARRIED, QUEEN, SEATS, SEQUENCED, SEQUENCES, SINGLE, TEN, low_bit,
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
    OWN = 149
    MINE = 181
    LED_CARD = 246
    TURNED = 247
    MOMENT = 248
    WAITS = 249
    SAID = 251
    MY_FOURS = 253
    MY_BEZIQUES = 257
    MY_SEQUENCE = 259
    MY_PAIRS = 260
    MY_TRUMPS = 264
    GROUPS = 265
    ROOM = 272
    TOTAL = 2
    CLASS_INPUTS = 2038
    INPUTS = 8153

    LED = 0
    WON = 1
    LOST = 2
    ACTED = 3
    CLOSED = 4
    HIS_CLOSED = 5


@cython.final
cdef class Features:
    cdef u16[272] row
    cdef int[265] first
    cdef int[4] suit_at, place_at
    cdef int[9] steps
    cdef int[3][8] fours, pairs, beziques
    cdef int[3] in_sequence
    cdef int[32] left
    cdef int[8] left_of_rank
    cdef int trump, base
    cdef bint table_read

    cdef void look(self, Deal deal, int me) noexcept nogil
    cdef void after(self, Deal deal, int me, int moment, bint table_kept) noexcept nogil
    cdef inline void put(self, int group, int value) noexcept nogil
    cdef inline void turn_suits(self, int trump) noexcept nogil
    cdef inline int kind_at(self, int place) noexcept nogil
    cdef inline int place_of(self, int kind) noexcept nogil
    cdef inline void count_left(self, Deal deal, int me) noexcept nogil
    cdef inline int waiting_points(self, Deal deal, int who) noexcept nogil
    cdef void read_table(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(free=u64, trumps=u64, slots=u64)
    cdef inline void read_marriages(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(free=u64)
    cdef inline void read_sequence(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(free=u64)
    cdef inline void read_beziques(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(free=u64)
    cdef inline void read_fours(self, Deal deal, int who, int start) noexcept nogil
    @cython.locals(kinds=u32)
    cdef inline void read_hand(self, Deal deal, int me) noexcept nogil
    cdef inline void count_in_hand(self, int place, int kind, int held, Deal deal) noexcept nogil
    cdef inline void put_chances(
        self, Deal deal, int who, int fours, int beziques, int sequence, int pairs
    ) noexcept nogil
    cdef inline int sequence_chance(self, int who) noexcept nogil
