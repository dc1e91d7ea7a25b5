"""Suits, ranks, cards and packs, and their short text forms.

A `Card` is a *kind* of card: every pack holds one of each of the 32 kinds. Kinds are numbered
``8 * suit + rank``, ranks in playing order 7 8 9 J Q K 10 A (laws 1.1).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum

from bezique.errors import BadNotation

KINDS = 32
"""The number of different cards in a short pack."""


class Suit(IntEnum):
    """The four suits; `str()` gives the letter."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    def __str__(self) -> str:
        return "SHDC"[self]


class Rank(IntEnum):
    """The eight ranks in playing order; `str()` gives the index of the card."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    JACK = 3
    QUEEN = 4
    KING = 5
    TEN = 6
    ACE = 7

    def __str__(self) -> str:
        return ("7", "8", "9", "J", "Q", "K", "10", "A")[self]


class Card(int):
    """A kind of card: an int from 0 to 31 that knows its suit and rank.

    >>> str(Card(4)), repr(card("10h")), int(card("TH"))
    ('QS', 'card("10H")', 14)
    """

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return EVERY_SUIT[self >> 3]

    @property
    def rank(self) -> Rank:
        """The rank of the card."""
        return _RANKS[self & 7]

    @property
    def is_brisque(self) -> bool:
        """Whether the card is an ace or a ten (laws 1.1)."""
        return self.rank >= Rank.TEN

    @property
    def is_court(self) -> bool:
        """Whether the card is a king, a queen or a jack (laws 1.1)."""
        return Rank.JACK <= self.rank <= Rank.KING

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f'card("{self}")'


EVERY_SUIT = tuple(Suit)
"""The suits by number."""
_RANKS = tuple(Rank)
_TEXTS = tuple(f"{rank}{suit}" for suit in Suit for rank in Rank)
CARDS: tuple[Card, ...] = tuple(Card(kind) for kind in range(KINDS))
"""Every kind of card, by number."""

_BY_TEXT = {str(card): card for card in CARDS} | {f"T{suit}": CARDS[8 * suit + Rank.TEN] for suit in Suit}
_LOOKALIKES = str.maketrans({"0": "10", "1": "10", "O": "10", "I": "10", "B": "J", "V": "J", "R": "K", "E": "A"})


def card(text: str) -> Card:
    """The card that `text` names: "QS", "10H" (or "TH"), in either case.

    Raises BadNotation with a suggestion where one is near.
    """
    found = _BY_TEXT.get(text.upper())
    if found is None:
        raise BadNotation(f'"{text}" is not a card{_suggestion(text.upper())}')
    return found


def _suggestion(text: str) -> str:
    rank = "10" if "10" in text.replace("O", "0") else text[:-1].translate(_LOOKALIKES)
    near = _BY_TEXT.get(rank[:2] + text[-1:])
    if near is None:
        return ": a card is a rank (7 8 9 J Q K 10 A) and a suit (S H D C), such as QS or 10H"
    return f" (did you mean {near}?)"


def cards(text: str) -> tuple[Card, ...]:
    """The cards that `text` names, divided by spaces."""
    return tuple(card(word) for word in text.split())


def ordered_pack(packs: int) -> list[Card]:
    """`packs` short packs in order: each kind `packs` times, kinds ascending."""
    return [CARDS[place // packs] for place in range(KINDS * packs)]


def shuffled_pack(packs: int) -> list[Card]:
    """`packs` short packs shuffled together by the machine's cryptographic source."""
    pack = ordered_pack(packs)
    secrets.SystemRandom().shuffle(pack)
    return pack


def numbered_pack(number: int, packs: int) -> list[Card]:
    """The pack of a numbered deal: the same cards on every machine.

    The ordered pack is shuffled by Fisher and Yates, from the last place to the second, place `j` with
    place `below(j + 1)`. Chance is the stream of SHA-256 of "bezique deal NUMBER packs PACKS block N" for
    N = 0, 1, ..., cut into 32-bit big-endian words; `below(n)` takes the next word, skips it while it is not
    under the greatest multiple of n that 2**32 holds, and gives its remainder by n.

    Raises ValueError for a negative number.
    """
    if number < 0:
        raise ValueError(f"a deal's number is 0 or more, not {number}")
    return named_pack(f"bezique deal {number} packs {packs}", packs)


def named_pack(name: str, packs: int) -> list[Card]:
    """The pack that a text in ASCII leads to, by the way of `numbered_pack` with `name` in front of " block N"."""
    words, pack = _words(name), ordered_pack(packs)
    for place in range(len(pack) - 1, 0, -1):
        other = _below(words, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def _words(name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{name} block {block}".encode("ascii")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def _below(words: Iterator[int], bound: int) -> int:
    limit = (1 << 32) // bound * bound
    return next(word for word in words if word < limit) % bound


def sorted_hand(hand: Iterable[int], trump: int | None = None) -> list[Card]:
    """A hand as players hold it: by suits, trumps first, each from the ace down."""
    order = _suit_order(trump)
    return sorted((CARDS[kind] for kind in hand), key=lambda held: (order.index(held.suit), -held.rank))


def _suit_order(trump: int | None) -> Sequence[int]:
    suits = [Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS]
    if trump is None:
        return suits
    first = suits.index(Suit(trump))
    return suits[first:] + suits[:first]
