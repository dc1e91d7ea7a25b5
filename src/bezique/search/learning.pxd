cimport cython
from bezique.game.chance cimport Chance
from bezique.search.adam cimport Adam
from bezique.search.features cimport GROUPS, INPUTS, Features
from bezique.search.net cimport REST, WIDTH, Net
from bezique.search.policy cimport Policy
from bezique.search.self_play cimport SelfPlay


@cython.final
cdef class Learner:
    cdef readonly long long seed, total, size, deals
    cdef readonly double loss
    cdef readonly Net net, average
    cdef Adam adam
    cdef Chance chance, luck
    cdef Features features
    cdef list plays
    cdef double temperature, errors, decay, begun

    cdef bint[INPUTS] known
    cdef long long streams

    @cython.locals(row=int)
    cdef _begin(self, begin)
    @cython.locals(row=int)
    cdef _find_known(self)
    cpdef batch(self)
    cdef _deal(self, SelfPlay play)
    cdef void study(self, SelfPlay play) noexcept nogil
    cdef inline void meet(self, int row) noexcept nogil
    cdef inline float small(self, float reach) noexcept nogil
