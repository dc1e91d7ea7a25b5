from bezique.game._c cimport bit, i16, u16, u32, u64


cdef class Mechanics:
    cdef readonly object rules
    cdef readonly int packs, hand, pack_size, trump_source, draw_order, phase2, reuse, fresh_card
    cdef readonly int seven_points, seven_exchange, seven_second, seven_turned
    cdef readonly int brisques, last_trick, blanche_points, target
    cdef readonly bint has_turn_up, last_draw_declare, polish, renewable, law35, one_of_each
    cdef readonly bint seven_on_play, seven_with_declaration, last_trick_is_drawing, blanche_repeat
    cdef readonly u32 blanche_bars
    cdef readonly u16[32] dealt_to
    cdef readonly u16[256] ordered
    cdef readonly u64[32] rank_unit
    cdef readonly u32[32] higher_free, higher_strict
    cdef readonly int[140] values
    cdef readonly i16[5] queen, jack
    cdef readonly int[10] barred_by, drops
