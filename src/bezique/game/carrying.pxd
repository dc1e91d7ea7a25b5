cimport cython
from bezique.game._c cimport (
    MOST_HELD, NONE, SEATS, SLOTS, STOCK, TURN_UP, WINDOW, bit, popcount, u64, wrap,
)
from bezique.game.deal cimport Deal


@cython.locals(deal=Deal)
cpdef move(deal, done)
cdef check_move(Deal deal, done)
cdef check_there(Deal deal, place, cards)
cpdef list lying(Deal deal, place)
cdef int face_down(Deal deal) except -1
@cython.locals(place=int)
cdef list knows(Deal deal, done)
cdef int knowing_of(Deal deal, int place) except -1
@cython.locals(at=int)
cdef take_away(Deal deal, place, card)
@cython.locals(at=int, me=int)
cdef list lay_apart(Deal deal, done)
cdef void disturb(Deal deal, int me) except *
@cython.locals(slot=int)
cdef int least_used(Deal deal, int me, int kind) except -1
@cython.locals(slot=int)
cdef void put(Deal deal, done, card, int knowing) except *
@cython.locals(top=int, place=int, me=int, above=u64, below=u64)
cdef void into_stock(Deal deal, int at, int kind, int knowing) except *
@cython.locals(place=int)
cdef void under_stock(Deal deal, int kind) except *
@cython.locals(deal=Deal, me=int, place=int)
cpdef show(deal, done)
