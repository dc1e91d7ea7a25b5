cimport cython
from bezique.game._c cimport (
    KINDS, NONE, PLAY, SEATS, STOCK, UNSEEN, WINDOW, bit, other_seat, popcount, u64, u8,
)
from bezique.game.chance cimport Chance
from bezique.game.deal cimport Deal


@cython.final
cdef class View:
    cdef readonly object seat
    cdef Deal blind


@cython.locals(size=int, pool=u8[256], world=Deal)
cpdef Deal worlds(View view, Chance chance)
@cython.locals(made=View, me=int)
cpdef View view(Deal deal, seat)
@cython.locals(blind=Deal, left=int[32], me=int, kind=int)
cdef list count_unseen(View view)
@cython.locals(made=View)
cdef View open_window(View view)
@cython.locals(made=View, kind=int, count=int)
cdef View forget(View view, cards, bint table)

@cython.locals(laid=int[32])
cdef void look_away(Deal deal, int me) noexcept nogil
cdef void conceal(Deal deal, int me) noexcept nogil
@cython.locals(known=u64, apart=u64, me=int, place=int, top=int)
cdef void conceal_stock(Deal deal, int seat) noexcept nogil
cdef bint knows_place(Deal deal, int seat, int place) noexcept nogil
cdef bint knows_apart(Deal deal, int seat, int place) noexcept nogil
cdef int end_of_stock(Deal deal) noexcept nogil
cdef void conceal_thoughts(Deal deal) noexcept nogil
@cython.locals(left=int[32])
cdef int list_unseen(Deal deal, u8 *pool) noexcept nogil
cdef void count_left(Deal deal, int *left) noexcept nogil
cdef void deal_unseen(Deal deal, u8 *pool, int size, Chance chance) noexcept nogil
cdef int missing(Deal deal, int me) noexcept nogil
cdef int take_unseen(u8 *pool, int size, Chance chance) noexcept nogil
cdef void see_drawn(Deal deal, int me, int kind) noexcept nogil
