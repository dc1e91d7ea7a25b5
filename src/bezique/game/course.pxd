cimport cython
from bezique.game._c cimport (
    AFTER_WIN, ANNOUNCE_BIT, BY_SEAT, CHOOSE, DONE_BIT, FOR_BRISQUES, FOR_LAST_TRICK, FOR_SEVEN_EXCHANGED,
    FOR_SEVEN_PLAYED, FOR_SEVEN_SHOWN, FOR_SEVEN_TAKEN, FOR_SEVEN_TURNED, IMMEDIATE, JACK, LEAD_SEVEN_BIT, MARRIED,
    NONE, NOTE_ANNOUNCED, NOTE_DEALT, NOTE_DREW, NOTE_EXCHANGED, NOTE_OPENED, NOTE_PLAYED, NOTE_TOOK_TRICK,
    NOTE_TOOK_TURN_UP, NOTE_TURNED_UP, OVER, PLAY, PONE_FIRST, SEATS, SECOND_PLAY, SEVEN_BIT, SHOW_BIT, STRICT,
    TABLE_BIT, TAKE_FIRST_BIT, TAKE_SECOND_BIT, TEN, UNTIL_NUMBER, WHIST, WINDOW, bit, low_bit, memcpy, nth_bit,
    other_seat, popcount, scale, scale_low, scatter, step, u32, u64,
)
from bezique.game.cards_held cimport CLASS_OF
from bezique.game.chance cimport Chance
from bezique.game.drawing cimport Drawing


cdef class Course(Drawing):
    cdef readonly int end_mark

    @cython.locals(bits=u64)
    cdef inline void shuffle(self, Chance chance) noexcept nogil
    cdef inline void swap(self, int one, int other) noexcept nogil
    cdef inline void reset(self, int dealer) noexcept nogil
    cdef inline void start(self, int dealer) noexcept nogil
    cdef inline void turn_trump(self, int dealer) noexcept nogil
    cdef inline void hold(self, int me, int kind) noexcept nogil
    cdef inline void release(self, int me, int kind) noexcept nogil
    cdef inline u64 menu(self) noexcept nogil
    @cython.locals(cards=u64)
    cdef inline u64 play_menu(self) noexcept nogil
    @cython.locals(same=u64, better=u64, trumps=u64)
    cdef inline u64 follow(self, u32 hand) noexcept nogil
    @cython.locals(menu=u64, choice=int, number=int, alone=cython.bint)
    cdef int advance(self, Chance chance) noexcept nogil
    cdef inline void do(self, int choice) noexcept nogil
    cdef inline void play(self, int choice) noexcept nogil
    cdef inline int remove_played(self, int me, int choice) noexcept nogil
    cdef inline void play_seven(self, int me) noexcept nogil
    @cython.locals(higher=u32, trumped=int)
    cdef inline int winner_of(self, int leader, int first, int second) noexcept nogil
    cdef inline void finish_trick(self, int follower, int second) noexcept nogil
    cdef inline void score_trick(self, int winner, int first, int second) noexcept nogil
    cdef inline bint is_last_trick(self) noexcept nogil
    cdef inline bint hands_empty(self) noexcept nogil
    cdef inline void open_cards(self, int winner, int first, int second) noexcept nogil
    cdef inline void act_in_window(self, int choice) noexcept nogil
    cdef inline void begin(self, int me, int combination, bint announcing) noexcept nogil
    cdef inline void choose(self, int choice) noexcept nogil
    @cython.locals(cards=u64)
    cdef inline void settle_picks(self, int me) noexcept nogil
    @cython.locals(slots=u64, pending=cython.bint)
    cdef inline void declare(self, int me) noexcept nogil
    @cython.locals(slots=u64)
    cdef inline u64 lay_picked(self, int me) noexcept nogil
    cdef inline void exchange(self, int me) noexcept nogil
    cdef inline void close_window(self, int me) noexcept nogil
    cdef inline void draw_cards(self, int winner) noexcept nogil
    cdef inline void draw_one(self, int me) noexcept nogil
    @cython.locals(me=int)
    cdef void draw_amended(self, int winner, int first) noexcept nogil
    cdef void take_looked(self, int me, bint upper) noexcept nogil
    @cython.locals(you=int)
    cdef void count_played(self, int me, int kind) noexcept nogil
    cdef void draw_counted(self, int me) noexcept nogil
    @cython.locals(me=int, count=int, i=int)
    cdef void draw_due(self, int first) noexcept nogil
    cdef inline void take_state(self, Course source) noexcept nogil
