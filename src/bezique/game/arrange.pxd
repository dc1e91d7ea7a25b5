cimport cython
from bezique.game._c cimport CHOOSE, NONE, PLAY, SEATS, TABLE_BIT, UNSEEN, bit, u64
from bezique.game.cards_held cimport DEGREE_OF
from bezique.game.deal cimport Deal


@cython.locals(deal=Deal, me=int)
cpdef Deal arrange(rules, layout)

@cython.locals(slot=int, kind=int)
cdef void place_cards(Deal deal, int me, standing) except *
@cython.locals(slots=u64, degree=int)
cdef void restore_sets(Deal deal, int me, standing) except *
@cython.locals(slots=u64)
cdef void restore_standing(Deal deal, int me, standing) except *
cdef void restore_stock(Deal deal, layout) except *
cdef void restore_course(Deal deal, layout) except *
cdef void restore_window(Deal deal, layout) except *
cdef void restore_choice(Deal deal, layout) except *
@cython.locals(bits=u64)
cdef u64 bits_of(places)
