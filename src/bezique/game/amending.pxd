cimport cython
from bezique.game._c cimport (
    ANNOUNCING, CHOOSE, COUNTING, IMMEDIATE, KINDS, MOST_HELD, NONE, OVER, PLAY, SCORING, SEATS, STOCK, TABLE_BIT,
    TEN, UNTIL_NUMBER, UNTIL_TRICK, bit, other_seat,
)
from bezique.game.deal cimport Deal


@cython.locals(deal=Deal, trial=Deal)
cpdef amend(deal, amendment)
cdef void settle_down(Deal deal) except *
@cython.locals(me=int)
cdef void recount(Deal deal) except *
@cython.locals(deal=Deal)
cpdef turn(deal, done)
@cython.locals(deal=Deal)
cpdef draws(deal, done)
@cython.locals(deal=Deal)
cpdef choice(deal, done)
@cython.locals(deal=Deal, number=int)
cpdef irregular(deal, done)
@cython.locals(deal=Deal)
cpdef bar_right(deal, done)
@cython.locals(deal=Deal)
cpdef call(deal, done)
@cython.locals(deal=Deal)
cpdef points(deal, done)
@cython.locals(deal=Deal)
cpdef award(deal, done)
@cython.locals(other=int, kind=int)
cdef void promise(Deal deal, int holder) except *
@cython.locals(deal=Deal)
cpdef taken(deal, done)
@cython.locals(deal=Deal)
cpdef rubicon(deal, done)
@cython.locals(deal=Deal, me=int)
cpdef cancel(deal, done)
@cython.locals(deal=Deal, again=Deal, then=Deal)
cpdef rewind(deal, int number)
