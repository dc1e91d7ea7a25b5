cimport cython
from bezique.game._c cimport FOR_GUESS, FOR_LIFT, NONE, SEATS, low_bit, other_seat, u64
from bezique.game.chance cimport Chance
from bezique.game.course cimport Course


@cython.final
cdef class Deal(Course):
    @cython.locals(menu=u64)
    cpdef list choices(self)
    @cython.locals(choice=int)
    cpdef take(self, number)
    @cython.locals(number=int)
    cpdef int take_random(self, Chance chance)
    @cython.locals(other=Deal)
    cpdef Deal copy(self)
    @cython.locals(again=Deal)
    cdef Deal dealt_again(self)
