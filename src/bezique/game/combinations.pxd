cimport cython
from bezique.game._c cimport (
    ASCENDING, BEZIQUES, FOUR, FOURS, FROM_HAND, JACK, KING, MARRIED, NONE, POLISH_TWO, QUEEN, QUINTUPLE, SEATS,
    SEQUENCED, SEQUENCES, SINGLE, SIX_PACK, TABLE_BIT, TRUMP_FIVES, TRUMP_FOURS, bit, four_of_rank, low_bit, popcount, i16, u16, u32, u64,
)
from bezique.game.cards_held cimport CLASS_OF, DEGREE_OF, CardsHeld


cdef class Combinations(CardsHeld):
    cdef readonly int trump_suit, barred_trump, picked_up
    cdef readonly u16[SEATS] announced, remarry
    cdef readonly int choosing, need, picks, degree
    cdef readonly bint announcing
    cdef readonly u64 usable, waiting_for_it, fed
    cdef readonly int fed_sets
    cdef readonly i16[10] place, picked

    cdef inline int value_of(self, int combination) noexcept nogil
    @cython.locals(have=u32, pairs=u32, found=u64, fours=u64)
    cdef inline u64 candidates(self, int me) noexcept nogil
    cdef inline u64 candidate_beziques(self, int me, u32 have) noexcept nogil
    @cython.locals(found=u64, cards=u64)
    cdef inline u64 declarable(self, int me) noexcept nogil
    @cython.locals(found=u64)
    cdef inline u64 pending_bits(self, int me) noexcept nogil
    cdef inline bint can_declare(self, int me, int combination) noexcept nogil
    cdef inline void prepare(self, int me, int combination, bint with_pending) noexcept nogil
    cdef inline void ask_for(self, int place, int times) noexcept nogil
    cdef inline void list_places(self, int combination) noexcept nogil
    @cython.locals(slots=u64, barred=int)
    cdef inline u64 usable_slots(self, int me, int degree, int points) noexcept nogil
    @cython.locals(rest=u64)
    cdef inline u64 worth_less(self, int me, u64 slots, int points) noexcept nogil
    cdef inline int row(self) noexcept nogil
    cdef inline int supply(self, int me, int place) noexcept nogil
    cdef inline int supply_of_kind(self, int me, int kind) noexcept nogil
    cdef inline bint enough(self, int me) noexcept nogil
    cdef inline bint has_concealed(self, int me) noexcept nogil
    cdef inline bint bound(self, int me) noexcept nogil
    @cython.locals(slots=u64, cards=u64, kinds=u64)
    cdef inline u64 options(self, int me, int i) noexcept nogil
    @cython.locals(slots=u64)
    cdef inline u64 slots_of_place(self, int me, int place) noexcept nogil
    cdef inline int left_of_kind(self, int me, int kind, int i) noexcept nogil
    @cython.locals(slots=u64)
    cdef inline u64 picked_slots(self, int i) noexcept nogil
    cdef inline int picked_concealed(self, int i) noexcept nogil
    @cython.locals(cards=u64)
    cdef inline bint completes(self, int me, int i) noexcept nogil
    @cython.locals(cards=u64, good=u64)
    cdef inline u64 viable(self, int me) noexcept nogil
    @cython.locals(slots=u64)
    cdef inline bint sound(self, int me) noexcept nogil
    cdef inline bint is_pending(self, int me, u64 slots) noexcept nogil
    cdef inline bint has_new_card(self, int me, u64 slots) noexcept nogil
    cdef inline bint may_marry(self, int me, u64 slots) noexcept nogil
    cdef inline bint within_limit(self, int me, u64 slots) noexcept nogil
    @cython.locals(family=u64)
    cdef inline u64 of_the_same_kind(self, int me) noexcept nogil
    @cython.locals(slots=u64)
    cdef inline u64 slots_of_suit(self, int me, int suit) noexcept nogil
    @cython.locals(won=u64)
    cdef inline bint is_captured(self, int me, u64 slots) noexcept nogil
    @cython.locals(all_served=u64)
    cdef inline u64 served_in_class(self, int me, int family) noexcept nogil
