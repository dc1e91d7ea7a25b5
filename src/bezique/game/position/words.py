"""What the lines of a position say, one kind of line at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bezique.cards import Card, Suit
from bezique.errors import BadNotation, BadRules
from bezique.game.position.lines import FILL, GAP, Line, Lines, Word, read_card, read_number, read_one_of
from bezique.rules import load
from bezique.rules.combination import Combination, combination
from bezique.rules.model import Rules
from bezique.seats import Seat

SEATS = tuple(map(str, Seat))
SUITS = tuple(map(str, Suit))
NOBODY = "nobody"
"""The seat of a spectator."""


@dataclass
class Told:
    """The values that lines give; a line that is not there gives nothing, or the default."""

    lines: Lines

    @cached_property
    def rules(self) -> Rules:
        """The rules named, or `standard`."""
        line = self.lines.get("rules")
        if line is None:
            return load.rules("standard")
        word = line.one("standard")
        try:
            return load.rules(word.text, duplicate=True)
        except BadRules as fault:
            word.wrong(f"{fault.key}: {fault.problem}" if fault.key else fault.problem)

    def _cards(self, key: str) -> list[Card]:
        return [read_card(word) for word in card_words(self.lines.get(key))]

    def _card(self, key: str) -> Card | None:
        line = self.lines.get(key)
        return None if line is None else read_card(line.one("9H"))

    def _number(self, key: str) -> int:
        line = self.lines.get(key)
        return 0 if line is None else read_number(line.one("10"))

    def _seat(self, key: str, default: Seat) -> Seat:
        line = self.lines.get(key)
        return default if line is None else Seat(read_one_of(line.one("South"), SEATS))

    def viewer(self) -> Seat | None:
        """The seat whose view it is; None for a spectator."""
        line = self.lines.get("seat")
        if line is None:
            self.lines.wrong("seat", f"say whose view it is: {', '.join(SEATS)} or {NOBODY}")
        place = read_one_of(line.one("South"), (*SEATS, NOBODY))
        return Seat(place) if place < len(SEATS) else None

    def _suit(self, key: str, default: Suit | None) -> Suit | None:
        line = self.lines.get(key)
        if line is None:
            return default
        place = read_one_of(line.one("H"), (*SUITS, "none"))
        return Suit(place) if place < len(SUITS) else None

    def _words(self, key: str, names: Sequence[str]) -> tuple[int, ...]:
        """The places of a line's words among `names`, ascending; "none" stands for no words."""
        line = self.lines.get(key)
        if line is None or [word.text.lower() for word in line.words] == ["none"]:
            return ()
        if not line.words:
            line.place.wrong(f"{key} takes words out of {', '.join(names)}, or none")
        return tuple(sorted({read_one_of(word, names) for word in line.words}))


def card_words(line: Line | None) -> tuple[Word, ...]:
    """The words of a line that name cards."""
    if line is None or [word.text.lower() for word in line.words] == ["none"]:
        return ()
    return tuple(word for word in line.words if not word.is_fill and word.text != GAP)


def is_open(line: Line) -> bool:
    """Whether cards that no line names may be added to this line."""
    return any(word.is_fill for word in line.words)


def check_filling(line: Line, count: int) -> None:
    """Refuse a line that says how many cards are added to it, if that is not `count`."""
    fills = [word for word in line.words if word.is_fill]
    told = [int(word.text.removeprefix(FILL)) for word in fills if word.text != FILL]
    if len(told) == len(fills) and sum(told) != count:
        fills[0].wrong(f"{fills[0]} stands where {count} are missing that no line names")


def read_combination(word: Word) -> Combination:
    """The combination that a word names; raises BadPosition."""
    try:
        return combination(word.text)
    except BadNotation as fault:
        word.wrong(fault.problem)


def example(key: str) -> str:
    """What a line of that key may say."""
    return "marriage-S KS QS" if key.endswith("pending") else "four QS QH QD QC"
