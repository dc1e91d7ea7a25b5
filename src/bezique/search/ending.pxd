cimport cython
from bezique.game._c cimport (
    END_OF_HAND, IMMEDIATE, KINDS, NONE, SEATS, SECOND_PLAY, TEN, bit, high_bit, low_bit, other_seat, popcount, u32, u64,
    wrap,
)
from bezique.game.deal cimport Deal

cdef enum:
    ENTRIES = 65536
    SMALL = 8
    ENTRIES_OF_SMALL = 4096
    SPREAD = 0x2545F491
    APART = 31
    LIMIT = 0x10000000
    MOST = 0x3FFFFFFF

@cython.final
cdef class Ending:
    cdef readonly u64 nodes
    cdef readonly int both
    cdef u64 serial, last_entry
    cdef int last_trick, brisque
    cdef int[2] count
    cdef u32[2] good
    cdef u32[2][16] kind, points, taken_by, under, up_to
    cdef u32[2][16][4] tier
    cdef u32[2][16][16] between
    cdef u64[131072] table

    cdef int _begin(self, Deal deal, object brisque) except? -1
    cdef int worth_all(self, Deal deal, int me) noexcept nogil
    cdef int counted(self, Deal deal) noexcept nogil
    cdef int sevens(self, Deal deal, int me) noexcept nogil
    cdef void set_out(self, Deal deal) noexcept nogil
    cdef void list_cards(self, Deal deal, int me) noexcept nogil
    cdef void rank_cards(self, Deal deal, int me) noexcept nogil
    @cython.locals(apart=u32)
    cdef void part_cards(self, int me) noexcept nogil
    @cython.locals(hand=u32, same=u32)
    cdef void list_replies(self, Deal deal, int me) noexcept nogil
    @cython.locals(cards=u32)
    cdef inline u32 replies(self, int me, int card, u32 hand) noexcept nogil
    @cython.locals(rest=u32, kept=u32)
    cdef inline u32 distinct(self, int me, u32 cards, u32 mine, u32 theirs) noexcept nogil
    cdef inline int worth(self, int me, int card, int reply, bint last) noexcept nogil
    cdef int all_points(self) noexcept nogil
    @cython.locals(key=u64, place=u64, cards=u32, low=int, high=int)
    cdef int value(self, int me, u32 mine, u32 theirs, int left, int alpha, int beta) noexcept nogil
    @cython.locals(cards=u32, first=u32)
    cdef int after_lead(self, int me, int card, u32 mine, u32 theirs, int left, int alpha, int beta) noexcept nogil
    cdef int after_reply(
        self, int me, int card, int reply, u32 mine, u32 theirs, int left, int alpha, int beta
    ) noexcept nogil
    cdef inline int value_of_last(self, int me, u32 mine, u32 theirs, int left) noexcept nogil
    cdef inline u64 place_of(self, u64 key) noexcept nogil
    cdef inline int low_at(self, u64 place) noexcept nogil
    cdef inline int high_at(self, u64 place) noexcept nogil
    @cython.locals(low=int, high=int)
    cdef inline void remember(self, u64 place, u64 key, int value, int alpha, int beta) noexcept nogil
    @cython.locals(rest=u32)
    cdef int stake(self, int me, u32 cards) noexcept nogil
    cdef int worth_now(self, Deal deal) noexcept nogil
    @cython.locals(kinds=u32)
    cdef int first_of_worth(self, Deal deal, int worth) noexcept nogil
    cdef int led_card(self, Deal deal) noexcept nogil
    cdef int worth_of(self, Deal deal, int choice, int alpha, int beta) noexcept nogil
