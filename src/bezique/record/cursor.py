"""A line of a record word by word; every fault knows its line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bezique.cards import Card, Suit, card
from bezique.errors import BadNotation, BadRecord
from bezique.rules.options import near
from bezique.seats import PerSeat, Seat

_WORD = re.compile(r"[^ \t]+")
_HEX = re.compile(r"[0-9a-f]+")
_SEATS = {str(seat): seat for seat in Seat}
_SUITS = {str(suit): suit for suit in Suit}
MOST_DIGITS = 9
"""The longest number that a record holds."""
LONGEST = 1000
"""The longest text of a fault, in characters."""


class Cursor:
    """The words of one line of a record, taken from the left.

    `line` is the number of the line, 0 for one that stands in no file; `start` is the column at which `text` begins
    in it. All methods that take a word raise BadRecord where another one stands there.
    """

    def __init__(self, line: int, text: str, start: int = 1) -> None:
        found = list(_WORD.finditer(text))
        self.line = line
        self.words = [match[0] for match in found]
        self.columns = [match.start() + start for match in found]
        self.at = 0
        self._end = start + len(text.rstrip(" \t"))

    @property
    def next(self) -> str | None:
        """The next word; None at the end of the line."""
        return self.words[self.at] if self.at < len(self.words) else None

    def fault(self, problem: str, at: int | None = None) -> BadRecord:
        """A fault at a word: the next one, or that of index `at`."""
        place = self.at if at is None else at
        column = self.columns[place] if place < len(self.columns) else self._end
        return BadRecord(clean(problem), line=self.line or None, column=column)

    def take(self, wanted: str) -> str:
        """The next word; `wanted` says what should stand there."""
        word = self.next
        if word is None:
            raise self.fault(f"the line ends where {wanted} should stand")
        self.at += 1
        return word

    def passes(self, word: str) -> bool:
        """Whether the next word is `word`; if so it is taken."""
        if self.next != word:
            return False
        self.at += 1
        return True

    def expect(self, word: str) -> None:
        """Take `word`."""
        found = self.take(f'"{word}"')
        if found != word:
            raise self.fault(f'"{shown(found)}" stands where "{word}" should stand', self.at - 1)

    def one_of(self, words: Iterable[str], what: str) -> str:
        """Take one of `words`; `what` says what they are."""
        choice = tuple(words)
        found = self.take(what)
        if found not in choice:
            guess = near(found, choice) or f": it is one of {', '.join(choice)}"
            raise self.fault(f'"{shown(found)}" is not {what}{guess}', self.at - 1)
        return found

    def number(self, what: str, *, signed: bool = False) -> int:
        """Take a whole number: 0 or more, or with `signed` less too."""
        found = self.take(what)
        digits = found.removeprefix("-") if signed else found
        if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
            raise self.fault(f'"{shown(found)}" is not {what}: a whole number', self.at - 1)
        return int(found)

    def hexadecimal(self, what: str, least: int, most: int) -> bytes:
        """Take from `least` to `most` bytes, written as digits of base 16 in lower case."""
        found = self.take(what)
        if not (_HEX.fullmatch(found) and 2 * least <= len(found) <= 2 * most and len(found) % 2 == 0):
            length = f"{2 * least}" if least == most else f"{2 * least} to {2 * most}"
            raise self.fault(f'"{shown(found)}" is not {what}: {length} digits 0 to 9 and a to f', self.at - 1)
        return bytes.fromhex(found)

    def seat(self) -> Seat:
        """Take the name of a seat."""
        return _SEATS[self.one_of(_SEATS, "a seat")]

    def suit(self) -> Suit:
        """Take the letter of a suit."""
        return _SUITS[self.one_of(_SUITS, "a suit")]

    def card(self) -> Card:
        """Take a card."""
        found = self.take("a card")
        try:
            return card(found)
        except BadNotation as fault:
            raise self.fault(fault.problem, self.at - 1) from None

    def cards(self) -> tuple[Card, ...]:
        """Take all that is left as cards."""
        found = []
        while self.next is not None:
            found.append(self.card())
        return tuple(found)

    def of_each(self, what: str) -> PerSeat[int]:
        """Take a number for each seat: ``South 40 North 0``."""
        numbers = []
        for seat in Seat:
            self.expect(str(seat))
            numbers.append(self.number(what, signed=True))
        return PerSeat(tuple(numbers))

    def end(self) -> None:
        """Nothing may be left on the line."""
        if self.next is not None:
            raise self.fault(f'"{shown(self.next)}" is too much: the line should end before it')


def shown(text: str) -> str:
    """A part of a text as a fault shows it: short, and nothing in it that could steer a terminal."""
    return clean(text if len(text) <= 40 else f"{text[:37]}...")


def clean(problem: str) -> str:
    """A text without what could steer a terminal, and not without end."""
    return "".join(letter if letter.isprintable() else "?" for letter in problem[:LONGEST])
