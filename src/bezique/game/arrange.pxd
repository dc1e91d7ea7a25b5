cimport cython
from bezique.game._c cimport (
    DEGREES, NONE, SEATS, SLOTS, TABLE_BIT, UNSEEN, bit, u64,
)
from bezique.game.cards_held cimport DEGREE_OF
from bezique.game.deal cimport Deal


@cython.locals(deal=Deal, me=int)
cpdef Deal arrange(rules, layout)

@cython.locals(place=int, kind=int, gaps=u64)
cdef void place_cards(Deal deal, int me, standing) except *
@cython.locals(slots=u64, degree=int)
cdef void restore_sets(Deal deal, int me, standing) except *
@cython.locals(slots=u64)
cdef void restore_standing(Deal deal, int me, standing) except *
cdef void restore_stock(Deal deal, layout) except *
cdef void restore_course(Deal deal, layout) except *
cdef void restore_window(Deal deal, layout) except *
cdef void restore_choice(Deal deal, layout) except *
@cython.locals(me=int, place=int)
cdef void restore_amended(Deal deal, layout, told) except *
cdef int holder_of(word) except -2
@cython.locals(bits=u64)
cdef u64 bits_of(places)
@cython.locals(bits=u64)
cdef u64 slots_at(Deal deal, int me, places)
@cython.locals(slot=int)
cdef list slots_of_table(Deal deal, int me)
