cimport cython
from bezique.game._c cimport (
    BY_SEAT, COUNTING, END_OF_HAND, FOR_BRISQUES, FOR_LAST_TRICK, FOR_SEVEN_TAKEN, IMMEDIATE, LOST_STOCK_GONE, NONE,
    NOTE_DREW, NOTE_LOOKED, NOTE_OVER, NOTE_STOCK_GONE, NOTE_TOOK_TURN_UP, OVER, PLAY, PONE_FIRST, SEATS, TEN,
    UNTIL_NUMBER, UNTIL_TRICK, WINDOW, bit, other_seat, u64,
)
from bezique.game.windows cimport Windows


cdef class Drawing(Windows):
    cdef inline void hold(self, int me, int kind) noexcept nogil
    cdef inline void release(self, int me, int kind) noexcept nogil
    cdef inline void score_trick(self, int winner, int first, int second) noexcept nogil
    cdef inline bint is_last_trick(self) noexcept nogil
    cdef inline bint hands_empty(self) noexcept nogil
    cdef inline void draw_cards(self, int winner) noexcept nogil
    cdef inline void draw_one(self, int me) noexcept nogil
    cdef inline void end_stock(self) noexcept nogil
    cdef inline void finish(self) noexcept nogil
    @cython.locals(mine=int, count=int)
    cdef inline void score_ruled_trick(self, int winner, int follower, int first, int second) noexcept nogil
    @cython.locals(both=int, me=int)
    cdef inline void draw_amended(self, int winner, int first) noexcept nogil
    @cython.locals(place=int)
    cdef inline void lay_apart(self) noexcept nogil
    @cython.locals(below=u64, top=int, me=int)
    cdef inline void take_from_stock(self, int place) noexcept nogil
    @cython.locals(top=int)
    cdef inline void look(self, int me, int winner) noexcept nogil
    cdef inline void take_looked(self, int me, bint upper) noexcept nogil
    cdef inline void draw_to_follow(self, int me) noexcept nogil
    @cython.locals(me=int, count=int, i=int)
    cdef inline void draw_due(self, int first) noexcept nogil
    @cython.locals(me=int)
    cdef inline void count_promised(self) noexcept nogil
