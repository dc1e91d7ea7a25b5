cimport cython
from bezique.game._c cimport (
    END_OF_HAND, IMMEDIATE, KINDS, NONE, SEATS, SECOND_PLAY, TEN, bit, high_bit, low_bit, other_seat, popcount, scatter,
    u32, u64,
)
from bezique.game.deal cimport Deal

@cython.final
cdef class Ending:
    cdef readonly u64 nodes
    cdef readonly int both
    cdef u64 serial
    cdef int last_trick, brisque
    cdef int[2] count
    cdef u32[2][16] kind, points, taken_by, under, up_to
    cdef u32[2][16][4] tier
    cdef u64[65536] keys
    cdef int[65536] lows, highs

    cdef int worth_all(self, Deal deal, int me) noexcept nogil
    cdef int counted(self, Deal deal) noexcept nogil
    cdef int sevens(self, Deal deal, int me) noexcept nogil
    cdef void set_out(self, Deal deal) noexcept nogil
    cdef void list_cards(self, Deal deal, int me) noexcept nogil
    cdef void rank_cards(self, Deal deal, int me) noexcept nogil
    @cython.locals(hand=u32, same=u32)
    cdef void list_replies(self, Deal deal, int me) noexcept nogil
    @cython.locals(cards=u32)
    cdef inline u32 replies(self, int me, int card, u32 hand) noexcept nogil
    @cython.locals(rest=u32, kept=u32, new=cython.bint)
    cdef inline u32 distinct(self, int me, u32 cards, u32 mine, u32 theirs) noexcept nogil
    cdef inline int worth(self, int me, int card, int reply, bint last) noexcept nogil
    @cython.locals(key=u64, place=u64, cards=u32)
    cdef int value(self, int me, u32 mine, u32 theirs, int left, int alpha, int beta) noexcept nogil
    @cython.locals(cards=u32)
    cdef int after_lead(self, int me, int card, u32 mine, u32 theirs, int left, int alpha, int beta) noexcept nogil
    cdef int after_reply(
        self, int me, int card, int reply, u32 mine, u32 theirs, int left, int alpha, int beta
    ) noexcept nogil
    cdef inline void remember(self, u64 place, u64 key, int value, int alpha, int beta) noexcept nogil
    @cython.locals(rest=u32)
    cdef int stake(self, int me, u32 cards) noexcept nogil
    cdef int worth_of(self, Deal deal, int choice) noexcept nogil
