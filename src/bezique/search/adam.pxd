cimport cython
from libc.math cimport sqrtf
from bezique.search.features cimport INPUTS, Features
from bezique.search.net cimport (
    HEAD, HEADS, HER_SPREAD, LAST, OTHERS, OWN_POINTS, OWN_SPREAD, REST, SECOND, SECOND_BIAS, SECONDS, THIRD, WIDTH, Net, Sums,
)


@cython.final
cdef class Adam:
    cdef float[INPUTS][WIDTH + 1] slope, mean, square
    cdef float[REST] rest_slope, rest_mean, rest_square
    cdef float[SECOND][WIDTH] turned
    cdef int[INPUTS] touched, is_touched
    cdef float[WIDTH] back_one
    cdef float[SECOND] back_two
    cdef float[OTHERS] errors
    cdef Sums sums
    cdef int touched_size, samples
    cdef float zero, tiny, keep_mean, keep_square, new_mean, new_square, widest, share, rate
    cdef float own_share, spread_share, farthest
    cdef double loss

    cdef void begin(self, Net net) noexcept nogil
    @cython.locals(error=float)
    cdef void learn(
        self, Net net, Features features, float target, float own, float own_outcome, float her_outcome
    ) noexcept nogil
    cdef void learn_difference(self, Net net, Features features, float target) noexcept nogil
    cdef inline float judge(self, Net net, Features features) noexcept nogil
    @cython.locals(row=int)
    cdef void spread_out(self, Net net, Features features, float error) noexcept nogil
    cdef inline float clipped(self, float error) noexcept nogil
    @cython.locals(off=float)
    cdef inline float spread_slope(self, float error, float spread) noexcept nogil
    @cython.locals(first=int)
    cdef inline void back(self, Net net, float error) noexcept nogil
    @cython.locals(first=int)
    cdef inline void back_others(self, Net net) noexcept nogil
    cdef inline void touch(self, int row) noexcept nogil
    @cython.locals(row=int)
    cdef void finish(self, Net net, float rate) noexcept nogil
    @cython.locals(slope=float)
    cdef inline float row_step(self, int row, int i) noexcept nogil
    @cython.locals(slope=float)
    cdef inline float rest_step(self, int i) noexcept nogil
