cimport cython

cdef extern from *:
    int whole "(int)" (double number) noexcept nogil

cdef enum:
    ROOM = 64
    EDGE = 0
    PAID = 1
    OPEN = 2
    ROUNDS = 40


@cython.final
cdef class Race:
    cdef readonly int target, size
    cdef bint at_once, pone_first, by_point, last_trick_deals
    cdef double step, uncounted, double_below, slack
    cdef double[2][64][64] value
    cdef double[64][64] likely

    cdef void fill(self) noexcept nogil
    @cython.locals(one=double, other=double, first=double, second=double, kept=double)
    cdef void enter(self, int what, int mine, int hers) noexcept nogil
    @cython.locals(total=double, x=double, y=double)
    cdef double expected(self, int what, int mine, int hers) noexcept nogil
    @cython.locals(i=double, j=double, low=int, down=int, below=double, above=double)
    cdef double between(self, int what, double mine, double hers) noexcept nogil
    @cython.locals(ahead=double)
    cdef double edge(self, double x, double y, double a, double b, bint dealing) noexcept nogil
    cdef double first(self, double mine, double hers) noexcept nogil
    cdef double part(self, double score, double made) noexcept nogil
    cdef int dealer_first(self, double dealer, double pone) noexcept nogil
    @cython.locals(paid=double)
    cdef double paid(self, double x, double y, double a, double b, double edge) noexcept nogil
    cdef double taken(self, double won, double lost, double made, double left) noexcept nogil
    @cython.locals(edge=double, mine=double, hers=double)
    cdef double worth(self, int what, double x, double y, double a, double b, bint dealing) noexcept nogil
    cdef double passed_on(self, double mine, double hers) noexcept nogil
    cdef double after(self, int what, double mine, double hers, bint dealing) noexcept nogil
