"""What a player can do, as small values with a short text form.

A record writes one action as `str(action)`; `action(text)` reads it back. Table cards carry a star: ``QS*`` is the
queen of spades that lies declared, ``QS*2`` the second *sort* of them where two lie there with different histories.
The numbers that searches and learners use are made and read by the deal (`Deal.choices`, `Deal.number`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bezique.cards import Card, card
from bezique.errors import BadNotation
from bezique.rules.combination import Combination, combination


@dataclass(frozen=True, slots=True)
class Play:
    """Lead or follow with a card. `sort` is 0 for a concealed card, else counts the sorts of it on the table."""

    card: Card
    sort: int = 0

    def __str__(self) -> str:
        return _held(self.card, self.sort)


@dataclass(frozen=True, slots=True)
class Announce:
    """Lay a combination on the table without taking its points yet."""

    combination: Combination

    def __str__(self) -> str:
        return f"announce {self.combination}"


@dataclass(frozen=True, slots=True)
class Score:
    """Take the points of a combination: a new one, or one announced earlier."""

    combination: Combination

    def __str__(self) -> str:
        return f"score {self.combination}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Name the next card of the combination being declared, where different cards could serve."""

    card: Card
    sort: int = 0

    def __str__(self) -> str:
        return f"choose {_held(self.card, self.sort)}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Show the seven of trumps, exchange it for the turn-up, and take its points."""

    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Show:
    """Show a carte blanche, or the card drawn to one."""

    def __str__(self) -> str:
        return "show"


@dataclass(frozen=True, slots=True)
class Done:
    """Declare nothing more: close the window and draw."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Take:
    """After a ruling: take the upper of the two cards of the draw that one has looked at, or the lower."""

    lower: bool = False

    def __str__(self) -> str:
        return f"take {'lower' if self.lower else 'upper'}"


Action = Play | Announce | Score | Choose | Exchange | Show | Done | Take

_HELD = re.compile(r"([0-9A-Za-z]{2,3})(?:(\*)([2-9]|[1-9][0-9])?)?")
_WORDS: dict[str, Action] = {"exchange": Exchange(), "show": Show(), "done": Done()}


def action(text: str) -> Action:
    """The action that `text` says: "QS", "QS*", "score bezique", "choose QS*2", "done", ...

    Raises BadNotation.
    """
    words = text.split()
    if len(words) == 1:
        return _WORDS.get(words[0].lower()) or Play(*_read_held(words[0]))
    if len(words) == 2 and words[0].lower() == "score":
        return Score(combination(words[1]))
    if len(words) == 2 and words[0].lower() == "announce":
        return Announce(combination(words[1]))
    if len(words) == 2 and words[0].lower() == "choose":
        return Choose(*_read_held(words[1]))
    if len(words) == 2 and words[0].lower() == "take" and words[1].lower() in ("upper", "lower"):
        return Take(words[1].lower() == "lower")
    raise BadNotation(
        f'"{text}" is not an action: it is a card (QS, or QS* on the table), "score ...", "announce ...", '
        '"choose CARD", "exchange", "show", "done", "take upper" or "take lower"'
    )


def _held(held: Card, sort: int) -> str:
    return f"{held}{'*' if sort else ''}{sort if sort > 1 else ''}"


def _read_held(text: str) -> tuple[Card, int]:
    match = _HELD.fullmatch(text)
    if match is None:
        raise BadNotation(f'"{text}" is not a card: write QS for a concealed card, QS* for one on the table')
    name, star, number = match.groups()
    return card(name), int(number or 1) if star else 0
