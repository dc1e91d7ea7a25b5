# The few C primitives and the small numbers of the compiled core. `_plain.py` is the same for the interpreted run;
# a test compares the two.

ctypedef unsigned char u8
ctypedef unsigned short u16
ctypedef unsigned int u32
ctypedef unsigned long long u64
ctypedef signed char i8
ctypedef short i16

cdef extern from *:
    """
    #ifndef BEZIQUE_C
    #define BEZIQUE_C
    typedef unsigned long long bez_u64;
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __forceinline int bez_popcount(bez_u64 x) { return (int)__popcnt64(x); }
    static __forceinline int bez_low_bit(bez_u64 x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static __forceinline int bez_high_bit(bez_u64 x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #else
    static inline int bez_high_bit(bez_u64 x) { return 63 - __builtin_clzll(x); }
    static inline int bez_popcount(bez_u64 x) { return __builtin_popcountll(x); }
    static inline int bez_low_bit(bez_u64 x) { return __builtin_ctzll(x); }
    #endif
    static inline bez_u64 bez_bit(int n) { return 1ULL << n; }
    static inline bez_u64 bez_step(bez_u64 x) { return x + 0x9E3779B97F4A7C15ULL; }
    static inline int bez_scale(bez_u64 x, int bound) { return (int)(((x >> 32) * (bez_u64)bound) >> 32); }
    static inline int bez_scale_low(bez_u64 x, int bound) { return (int)(((x & 0xFFFFFFFF) * (bez_u64)bound) >> 32); }
    static inline bez_u64 bez_four_of_rank(bez_u64 ranks) {
        return (ranks + 0x7C7C7C7C7C7C7C7CULL) & 0x8080808080808080ULL;
    }
    static inline int bez_other_seat(int seat) { return 1 - seat; }
    static inline bez_u64 bez_wrap(bez_u64 x) { return x; }
    static inline bez_u64 bez_scatter(bez_u64 x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    static inline int bez_nth_bit_loop(bez_u64 x, int n) {
        while (n--) x &= x - 1;
        return bez_low_bit(x);
    }
    #if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
    static inline int bez_nth_bit(bez_u64 x, int n) {
        bez_u64 at;
        if (!__builtin_cpu_supports("bmi2")) return bez_nth_bit_loop(x, n);
        __asm__("pdepq %2, %1, %0" : "=r"(at) : "r"(1ULL << n), "r"(x));
        return bez_low_bit(at);
    }
    #else
    static inline int bez_nth_bit(bez_u64 x, int n) { return bez_nth_bit_loop(x, n); }
    #endif
    #endif
    """
    int popcount "bez_popcount" (u64 x) noexcept nogil
    int high_bit "bez_high_bit" (u64 x) noexcept nogil
    int low_bit "bez_low_bit" (u64 x) noexcept nogil
    u64 bit "bez_bit" (int n) noexcept nogil
    u64 step "bez_step" (u64 x) noexcept nogil
    u64 four_of_rank "bez_four_of_rank" (u64 ranks) noexcept nogil
    int other_seat "bez_other_seat" (int seat) noexcept nogil
    int scale "bez_scale" (u64 x, int bound) noexcept nogil
    int scale_low "bez_scale_low" (u64 x, int bound) noexcept nogil
    u64 wrap "bez_wrap" (u64 x) noexcept nogil
    u64 scatter "bez_scatter" (u64 x) noexcept nogil
    int nth_bit "bez_nth_bit" (u64 x, int n) noexcept nogil

cdef extern from "string.h" nogil:
    void *memcpy(void *to, const void *source, size_t size)

cdef enum:
    NONE = -1
    UNSEEN = 32
    SEATS = 2
    SUITS = 4
    KINDS = 32
    SLOTS = 64
    HELD = 16
    DEGREES = 10
    GROUPS = 32
    WAITING = 40
    STOCK = 256
    NOTES = 160

    # ranks
    SEVEN = 0
    JACK = 3
    QUEEN = 4
    KING = 5
    TEN = 6
    ACE = 7

    # stages
    PLAY = 0
    WINDOW = 1
    CHOOSE = 2
    OVER = 3

    # bits of the menus
    SHOW_BIT = 62
    LEAD_SEVEN_BIT = 63
    SEVEN_BIT = 28
    TAKE_FIRST_BIT = 29
    TAKE_SECOND_BIT = 30
    DONE_BIT = 31
    ANNOUNCE_BIT = 32
    TABLE_BIT = 32

    # combinations
    SEQUENCES = 4
    BEZIQUES = 8
    FOURS = 13
    TRUMP_FOURS = 18
    TRUMP_FIVES = 23
    COMBINATIONS = 28

    # degrees, ordered inside each class
    MARRIED = 0
    SEQUENCED = 1
    SINGLE = 2
    QUINTUPLE = 6
    FOUR = 7
    FOUR_TRUMPS = 8
    FIVE_TRUMPS = 9

    # mechanisms of the rules
    TURN_UP = 0
    MARRIAGE_OR_SEQUENCE = 1
    MARRIAGE_ONLY = 2

    WINNER_FIRST = 0
    PONE_FIRST = 1
    BY_SEAT = 2

    STRICT = 0
    WHIST = 1
    NO_OVERTAKE = 2

    CLASS_REUSE = 0
    ASCENDING = 1
    RUBICON = 2
    SIX_PACK = 3
    POLISH_COMPOUND = 4
    POLISH_TWO = 5

    FROM_HAND = 0
    ANY_UNUSED = 1

    AFTER_WIN = 0
    ON_LEAD = 1
    BEFORE_FIRST_CARD = 2

    SECOND_DECLARE = 0
    SECOND_PLAY = 1
    SECOND_NONE = 2

    IMMEDIATE = 0
    END_OF_HAND = 1

    # reasons for points, as in events.Reason
    FOR_COMBINATION = 0
    FOR_BRISQUES = 1
    FOR_LAST_TRICK = 2
    FOR_SEVEN_TURNED = 3
    FOR_SEVEN_EXCHANGED = 4
    FOR_SEVEN_SHOWN = 5
    FOR_SEVEN_PLAYED = 6
    FOR_SEVEN_TAKEN = 7
    FOR_CARTE_BLANCHE = 8
    FOR_CARTE_BLANCHE_DRAW = 9
    FOR_LIFT = 10
    FOR_GUESS = 11
    FOR_MARKED = 12
    FOR_TAKEN_DOWN = 13
    FOR_AWARDED = 14
    FOR_PENALTY = 15
    FOR_TAKEN_BACK = 16

    # why a pending combination is lost, as in events.Loss
    LOST_CARD_PLAYED = 0
    LOST_STOCK_GONE = 1
    LOST_SUPERSEDED = 2

    # kinds of note
    NOTE_DEALT = 0
    NOTE_TURNED_UP = 1
    NOTE_PLAYED = 2
    NOTE_TOOK_TRICK = 3
    NOTE_OPENED = 4
    NOTE_ANNOUNCED = 5
    NOTE_SCORED = 6
    NOTE_LOST = 7
    NOTE_TRUMP = 8
    NOTE_EXCHANGED = 9
    NOTE_SHOWED = 10
    NOTE_DREW = 11
    NOTE_TOOK_TURN_UP = 12
    NOTE_STOCK_GONE = 13
    NOTE_TOOK_UP = 14
    NOTE_OVER = 15
    NOTE_LOOKED = 16

    # rights that a ruling can take, and how far the bits of those that return sooner are shifted
    ANNOUNCING = 1
    SCORING = 2
    COUNTING = 4
    UNTIL_TRICK = 4
    UNTIL_NUMBER = 8
    MOST_HELD = 16
