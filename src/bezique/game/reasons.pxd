cimport cython
from bezique.game._c cimport (
    AFTER_WIN, ASCENDING, HELD, NONE, PLAY, SIX_PACK, SUITS, WINDOW, low_bit, u64,
)
from bezique.game.deal cimport Deal


cpdef bint may_declare(Deal deal)
cpdef int points_of(Deal deal, int combination)
@cython.locals(trial=Deal)
cpdef tuple bar_to(Deal deal, int me, int combination)
cdef bint worth_with_trumps(Deal trial, int combination)
@cython.locals(trial=Deal, slots=u64)
cdef bint limited(Deal deal, int me, int combination)
@cython.locals(slots=u64, points=int)
cdef tuple bar_to_cards(Deal trial, int me, int combination)
cdef list bars_to_cards(Deal trial)
@cython.locals(before=u64)
cdef u64 freed(Deal trial, int me, str code, int degree, int points)
cdef list lacking(Deal trial, int me)
@cython.locals(slots=u64)
cdef u64 slots_for(Deal trial, int me, list places)
cdef void lift(Deal trial, int me, str code, int degree)
@cython.locals(trial=Deal)
cpdef str bar_to_seven(Deal deal, int me)
cdef void lift_for_seven(Deal trial, int me, str code)
@cython.locals(trial=Deal, me=int)
cpdef Deal without_rulings(Deal deal)
