cimport cython
from bezique.game._c cimport (
    ASCENDING, DEGREES, GROUPS, HELD, KINDS, LOST_CARD_PLAYED, LOST_STOCK_GONE, LOST_SUPERSEDED, MARRIED, NONE, NOTES, NOTE_LOST, NOTE_TOOK_UP,
    SEATS, SLOTS, STOCK, WAITING, bit, i16, low_bit, popcount, u16, u32, u64,
)
from bezique.game.mechanics cimport Mechanics


cdef class CardsHeld:
    cdef readonly Mechanics rules_table
    cdef readonly object origin, past
    cdef readonly bint noting
    cdef readonly int notes
    cdef readonly u64[NOTES] note_cards
    cdef readonly int[NOTES] note_what, note_seat, note_a, note_b
    # From here on plain numbers only: `Deal.copy` copies them as one block, up to the last number of `Deal`.
    cdef readonly u64[SEATS] laid, fresh, ranks
    cdef readonly u64[SEATS][DEGREES] served, live, pending_in
    cdef readonly u64[SEATS][KINDS] slots_of
    cdef readonly u64[SEATS][GROUPS] group_set
    cdef readonly u64[SEATS][WAITING] waiting_set
    cdef readonly u32[SEATS] kinds, table_kinds, twin_kinds
    cdef readonly u32[SEATS][HELD] partners
    cdef readonly u16[SEATS][SLOTS] marks
    cdef readonly int[SEATS][SLOTS] worth
    cdef readonly u16[SEATS][KINDS] hidden, known
    cdef readonly u16[SEATS][SLOTS] kind_in
    cdef readonly u16[SEATS][GROUPS] group_degree
    cdef readonly u16[SEATS][WAITING] waiting_combination
    cdef readonly i16[SEATS] groups, waiting
    cdef readonly u16[KINDS] gone

    cdef inline void clear(self) noexcept nogil
    cdef inline void note(self, int what, int seat, int a, int b, u64 cards) noexcept nogil
    @cython.locals(packed=u64, slot=int)
    cdef inline u64 names(self, int me, u64 slots) noexcept nogil
    cdef inline int put_down(self, int me, int kind) noexcept nogil
    cdef inline void take_off(self, int me, int slot) noexcept nogil
    @cython.locals(keep=u64)
    cdef inline void forget(self, int me, int slot) noexcept nogil
    cdef inline void break_groups(self, int me, int slot) noexcept nogil
    cdef inline void lose_pending(self, int me, u64 slots, int degrees, int why) noexcept nogil
    cdef inline void drop_waiting(self, int me, int i) noexcept nogil
    @cython.locals(rest=u64)
    cdef inline void take_up(self, int me) noexcept nogil
    @cython.locals(rest=u64)
    cdef inline void mark(self, int me, int degree, u64 slots, int points) noexcept nogil
    cdef inline void appraise(self, int me, u64 slots, int points) noexcept nogil
    cdef inline void marry(self, int me, u64 slots) noexcept nogil
    cdef inline void set_aside(self, int me, int combination, u64 slots) noexcept nogil
    @cython.locals(differ=u64)
    cdef inline bint alike(self, int me, int a, int b) noexcept nogil
    @cython.locals(twins=u64, same=u64, rest=u64)
    cdef inline u64 unlike(self, int me, u64 slots) noexcept nogil


cdef int DEGREE_OF[28]
cdef int CLASS_OF[10]
