cimport cython
from bezique.game._c cimport COMBINATIONS, KINDS
from bezique.game.deal cimport Deal
from bezique.game.view cimport View


@cython.locals(seen=View, ground=Deal, trial=Deal, combination=int, points=int)
cpdef dict lacking(View view)
@cython.locals(place=int, i=int)
cdef object missing_places(Deal ground, Deal trial, int me, int combination)
@cython.locals(place=int, kind=int)
cdef bint would_do(Deal ground, Deal trial, int me, int combination, list places)
