"""The lines of a position: words with their places, and what is told of a word that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from bezique.cards import Card, card
from bezique.errors import BadNotation, BadPosition
from bezique.rules.options import near

FILL = "..."
"""Stands for further cards: those that no line names. With a number behind it, for so many."""

GAP = "-"
"""Stands for an empty place on a table, where the next card will be laid."""

WORDS_OF_THE_DEAL = (
    "rules",
    "seat",
    "rest",
    "dealer",
    "turn",
    "stage",
    "trump",
    "barred",
    "turn-up",
    "stock",
    "gone",
    "led",
    "tricks",
    "last-trick",
    "target",
    "trick-unpaid",
    "window",
    "picked-up",
    "fed-sets",
    "choosing",
    "chosen",
    "amended",
    "apart",
)
WORDS_OF_A_SEAT = (
    "hand",
    "table",
    "known",
    "pending",
    "whole",
    "pairs",
    "announced",
    "remarry",
    "score",
    "before",
    "brisques",
    "blanche",
    "drawn",
    "paid",
    "fed",
    "moved",
    "ruled",
)
OFTEN = ("pending", "whole")
"""What may be said on several lines."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word with its place, counted from 1."""

    text: str
    line: int
    column: int

    @property
    def is_fill(self) -> bool:
        """Whether it stands for cards that no line names."""
        return re.fullmatch(r"\.\.\.[0-9]{0,3}", self.text) is not None

    def wrong(self, problem: str) -> NoReturn:
        """Raise BadPosition at this word."""
        raise BadPosition(problem, line=self.line, column=self.column)

    def __str__(self) -> str:
        return self.text if len(self.text) <= 40 else f"{self.text[:37]}..."


@dataclass(frozen=True, slots=True)
class Line:
    """What one line says: its key (such as "turn-up" or "South hand"), where it stands, and the words after it."""

    key: str
    place: Word
    words: tuple[Word, ...]

    def one(self, example: str) -> Word:
        """Its only word."""
        if len(self.words) != 1:
            place = self.words[1] if self.words else self.place
            place.wrong(f"{self.key} takes one word, as in `{self.key} {example}`")
        return self.words[0]


@dataclass(frozen=True, slots=True)
class Lines:
    """All lines of a position by their keys."""

    by_key: Mapping[str, Sequence[Line]]
    end: Word

    def all(self, key: str) -> Sequence[Line]:
        """The lines with that key."""
        return self.by_key.get(key, ())

    def get(self, key: str) -> Line | None:
        """The line with that key, None where there is none."""
        return self.all(key)[0] if key in self.by_key else None

    def wrong(self, key: str, problem: str) -> NoReturn:
        """Raise BadPosition at the line of that key, or at the end, where such a line could be added."""
        line = self.get(key)
        (self.end if line is None else line.place).wrong(f"{key}: {problem}")


def read_lines(text: str) -> Lines:
    """Divide a position into lines; raises BadPosition for a line that says nothing known."""
    found: dict[str, list[Line]] = {}
    end = Word("", 1, 1)
    for number, content in enumerate(text.split("\n"), 1):
        words = tuple(
            Word(match.group(), number, match.start() + 1)
            for match in re.finditer(r"[^ \t\r]+", content.partition("#")[0])
        )
        end = Word("", number, len(content) + 1)
        if words:
            line = _line(words)
            if line.key in found and line.key not in OFTEN and line.key.split()[-1] not in OFTEN:
                line.place.wrong(f"{line.key} stands already in line {found[line.key][0].place.line}: say it once")
            found.setdefault(line.key, []).append(line)
    return Lines(found, end)


def _line(words: tuple[Word, ...]) -> Line:
    first = words[0].text.lower()
    if first in WORDS_OF_THE_DEAL:
        return Line(first, words[0], words[1:])
    if first not in ("south", "north"):
        names = (*WORDS_OF_THE_DEAL, "South", "North")
        words[0].wrong(f'a line does not begin with "{words[0]}"{near(words[0].text, names) or _listed(names)}')
    if len(words) == 1:
        words[0].wrong(f"what of {first.capitalize()}?{_listed(WORDS_OF_A_SEAT)}")
    second = words[1].text.lower()
    if second not in WORDS_OF_A_SEAT:
        words[1].wrong(f'a seat has no "{words[1]}"{near(second, WORDS_OF_A_SEAT) or _listed(WORDS_OF_A_SEAT)}')
    return Line(f"{first.capitalize()} {second}", words[0], words[2:])


def _listed(names: Iterable[str]) -> str:
    return f": it can be {', '.join(names)}"


# --- words -----------------------------------------------------------------------------------------------------


def read_card(word: Word, text: str | None = None) -> Card:
    """The card that a word names; raises BadPosition."""
    try:
        return card(word.text if text is None else text)
    except BadNotation as fault:
        word.wrong(fault.problem)


def read_number(word: Word, highest: int = 1_000_000) -> int:
    """The number that a word is, from 0 to `highest`."""
    if word.text.isascii() and word.text.isdigit() and len(word.text) < 9 and int(word.text) <= highest:
        return int(word.text)
    word.wrong(f'"{word}" is not a whole number from 0 to {highest}')
    return None


def read_one_of(word: Word, names: Sequence[str]) -> int:
    """The place of a word among `names`, capitals or not."""
    for place, name in enumerate(names):
        if name.lower() == word.text.lower():
            return place
    word.wrong(f'"{word}" is not one of {", ".join(names)}{near(word.text, names)}')
    return None
