cimport cython
from bezique.game._c cimport SEATS
from bezique.game.chance cimport Chance
from bezique.search.adam cimport Adam
from bezique.search.features cimport INPUTS, Features
from bezique.search.net cimport REST, WIDTH, Net
from bezique.search.policy cimport Policy
from bezique.search.self_play cimport SelfPlay


@cython.final
cdef class Learner:
    cdef readonly long long seed, total, size, deals, studied
    cdef long long blend_every
    cdef readonly double loss
    cdef readonly Net net, average
    cdef Adam adam
    cdef Chance chance, luck
    cdef Features features
    cdef list plays, guests
    cdef double temperature, errors, decay, begun, taught, share
    cdef int worlds

    cdef bint[INPUTS] known
    cdef long long streams

    @cython.locals(row=int)
    cdef _begin(self, begin)
    @cython.locals(row=int)
    cdef _find_known(self)
    cpdef batch(self)
    @cython.locals(play=SelfPlay)
    cdef SelfPlay _seated(self, int number)
    cdef _deal(self, SelfPlay play)
    cdef void study(self, SelfPlay play) noexcept nogil
    @cython.locals(target=float, own=float)
    cdef inline void study_note(self, SelfPlay play, int i) noexcept nogil
    cdef inline void meet(self, int row) noexcept nogil
    cdef inline float small(self, float reach) noexcept nogil
