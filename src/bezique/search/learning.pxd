cimport cython
from bezique.game.chance cimport Chance
from bezique.search.adam cimport Adam
from bezique.search.features cimport GROUPS, INPUTS, Features
from bezique.search.net cimport SECOND, WIDTH, Net
from bezique.search.policy cimport Policy
from bezique.search.self_play cimport SelfPlay


@cython.final
cdef class Learner:
    cdef readonly long long seed, total, size, deals
    cdef readonly double loss
    cdef readonly Net net, average
    cdef Adam adam
    cdef Chance chance
    cdef Features features
    cdef list plays
    cdef double temperature, errors, decay, begun

    @cython.locals(i=int, rows=int)
    cdef object _small_weights(self)
    cpdef batch(self)
    cdef _deal(self, SelfPlay play)
    cdef void study(self, SelfPlay play) noexcept nogil
