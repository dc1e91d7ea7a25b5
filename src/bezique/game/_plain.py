"""The small numbers and bit primitives of the core, for the interpreted run (`_c.pxd` has the compiled ones)."""

from __future__ import annotations

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


def popcount(x: int) -> int:
    """The number of bits set in `x`."""
    return x.bit_count()


def low_bit(x: int) -> int:
    """The place of the lowest bit set in `x`, which is not 0."""
    return (x & -x).bit_length() - 1


def high_bit(x: int) -> int:
    """The place of the highest bit set in `x`, which is not 0."""
    return x.bit_length() - 1


def bit(n: int) -> int:
    """The number with only bit `n` set."""
    return 1 << n


def nth_bit(x: int, n: int) -> int:
    """The place of the bit of `x` that has `n` set bits below it."""
    for _ in range(n):
        x &= x - 1
    return low_bit(x)


def step(x: int) -> int:
    """The next state of SplitMix64."""
    return (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF


def scale(x: int, bound: int) -> int:
    """A number under `bound` from the upper 32 bits of `x` (bias under 2**-24 for bounds under 256)."""
    return ((x >> 32) * bound) >> 32


def scale_low(x: int, bound: int) -> int:
    """As `scale`, from the lower 32 bits."""
    return ((x & 0xFFFFFFFF) * bound) >> 32


def wrap(x: int) -> int:
    """A sum cut to 64 bits, as the compiled core keeps it."""
    return x & 0xFFFFFFFFFFFFFFFF


def scatter(x: int) -> int:
    """The output of SplitMix64 for a state."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return x ^ (x >> 31)


def four_of_rank(ranks: int) -> int:
    """The top bit of each byte of `ranks` that counts four cards or more (and none over 100)."""
    return (ranks + 0x7C7C7C7C7C7C7C7C) & 0x8080808080808080


def other_seat(seat: int) -> int:
    """The other of two seats, as `bezique.seats.next_seat`."""
    return 1 - seat
