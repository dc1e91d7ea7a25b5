"""The combinations of the game, by number and by name (laws 1.5, 2.3)."""

from __future__ import annotations

from enum import IntEnum

from bezique.cards import Rank, Suit
from bezique.errors import BadNotation


class Family(IntEnum):
    """The classes of combination (laws 1.5): A, B and C."""

    MARRIAGES = 0
    BEZIQUES = 1
    FOURS = 2


class Combination(IntEnum):
    """What can be declared. The numbers are those of the deal's menu, and do not change.

    >>> str(Combination.MARRIAGE_HEARTS), combination("four-aces").key(trump=0)
    ('marriage-H', 'four_aces')
    """

    MARRIAGE_SPADES = 0
    MARRIAGE_HEARTS = 1
    MARRIAGE_DIAMONDS = 2
    MARRIAGE_CLUBS = 3
    SEQUENCE_SPADES = 4
    SEQUENCE_HEARTS = 5
    SEQUENCE_DIAMONDS = 6
    SEQUENCE_CLUBS = 7
    BEZIQUE = 8
    DOUBLE = 9
    TRIPLE = 10
    QUADRUPLE = 11
    QUINTUPLE = 12
    FOUR_JACKS = 13
    FOUR_QUEENS = 14
    FOUR_KINGS = 15
    FOUR_TENS = 16
    FOUR_ACES = 17
    FOUR_TRUMP_JACKS = 18
    FOUR_TRUMP_QUEENS = 19
    FOUR_TRUMP_KINGS = 20
    FOUR_TRUMP_TENS = 21
    FOUR_TRUMP_ACES = 22
    FIVE_TRUMP_JACKS = 23
    FIVE_TRUMP_QUEENS = 24
    FIVE_TRUMP_KINGS = 25
    FIVE_TRUMP_TENS = 26
    FIVE_TRUMP_ACES = 27

    def __str__(self) -> str:
        word = self.name.lower().replace("_", "-")
        return word if self.suit is None else f"{word.split('-')[0]}-{self.suit}"

    @property
    def suit(self) -> Suit | None:
        """The suit of a marriage or sequence; None for the others."""
        return Suit(self & 3) if self < Combination.BEZIQUE else None

    @property
    def rank(self) -> Rank | None:
        """The rank of a four or five; None for the others."""
        return Rank(Rank.JACK + (self - Combination.FOUR_JACKS) % 5) if self >= Combination.FOUR_JACKS else None

    @property
    def family(self) -> Family:
        """The class of the combination (laws 1.5)."""
        if self < Combination.BEZIQUE:
            return Family.MARRIAGES
        return Family.BEZIQUES if self < Combination.FOUR_JACKS else Family.FOURS

    def key(self, trump: int | None) -> str:
        """The name under which the rules give its points: "royal_marriage", "four_trumps.aces", ..."""
        if self < Combination.SEQUENCE_SPADES:
            return "royal_marriage" if self.suit == trump else "marriage"
        if self < Combination.BEZIQUE:
            return "sequence" if self.suit == trump else "plain_sequence"
        return self.name.lower().replace("_trump_", "_trumps.")


_BY_TEXT = {str(item): item for item in Combination}


def combination(text: str) -> Combination:
    """The combination that `text` names, such as "marriage-H"; raises BadNotation."""
    found = _BY_TEXT.get(text) or _BY_TEXT.get(_canonical(text))
    if found is None:
        raise BadNotation(f'"{text}" is not a combination; they are {", ".join(_BY_TEXT)}')
    return found


def _canonical(text: str) -> str:
    word, dash, suit = text.lower().rpartition("-")
    return f"{word}-{suit.upper()}" if dash and len(suit) == 1 else text.lower()


COMBINATION_KEYS: tuple[str, ...] = (
    "marriage",
    "royal_marriage",
    "sequence",
    "plain_sequence",
    *(item.key(None) for item in Combination if item >= Combination.BEZIQUE),
)
"""Every name that `combinations.<name>.points` may have in the rules."""
