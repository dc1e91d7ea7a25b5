"""What changes a deal besides the actions of its players: irregular acts that happened, and the effects of rulings.

All amendments are small values, resolved to seats and cards, with a short text form: a record writes
`str(amendment)`, and `amendment(text)` reads it back. `Deal.amend` carries them out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bezique.cards import Card, card
from bezique.errors import BadNotation
from bezique.game.actions import Play
from bezique.game.actions import action as read_action
from bezique.game.points import Reason
from bezique.rules.options import near
from bezique.seats import Seat

E = TypeVar("E", bound=StrEnum)

HIDDEN = "??"
"""Written for a card that is not named."""


class Where(StrEnum):
    """The kinds of places that cards lie in."""

    STOCK = "stock"
    TURN_UP = "turn-up"
    TRICK = "trick"
    HAND = "hand"
    TABLE = "table"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie. `seat` owns a hand or a table; `at` counts the cards of the stock above the place."""

    where: Where
    seat: Seat | None = None
    at: int = 0

    def __str__(self) -> str:
        if self.seat is not None:
            return f"{self.seat} {self.where}"
        return f"{self.where} {self.at}" if self.at else str(self.where)


STOCK = Place(Where.STOCK)
TURN_UP = Place(Where.TURN_UP)
TRICK = Place(Where.TRICK)
APART = Place(Where.APART)
"""Where cards of the stock lie that are not drawn, face down."""


def stock(at: int = 0) -> Place:
    """The place in the stock under `at` cards."""
    return Place(Where.STOCK, at=at)


def hand(seat: Seat) -> Place:
    """The concealed cards of a seat."""
    return Place(Where.HAND, seat)


def table(seat: Seat) -> Place:
    """The declared cards of a seat."""
    return Place(Where.TABLE, seat)


@dataclass(frozen=True, slots=True)
class Move:
    """Cards go from one place to another; no turn changes. `shown`: everybody sees them.

    `unseen`: cards of a hand go back to the stock, and not even whose they were has looked at them.

    The cards of the stock are taken in their order, and are None: so many cards. In what others see of a move, hidden
    cards are None too. A card led is taken back from the trick, and none goes there: it is played.
    """

    cards: tuple[Card | None, ...]
    origin: Place
    target: Place
    shown: bool = False
    unseen: bool = False

    def __str__(self) -> str:
        seen = " shown" if self.shown else " unseen" if self.unseen else ""
        return f"move {_named(self.cards)} from {self.origin} to {self.target}{seen}"


@dataclass(frozen=True, slots=True)
class Show:
    """Everybody sees cards where they lie: concealed ones in a hand, or those in the stock (None: so many)."""

    cards: tuple[Card | None, ...]
    place: Place

    def __str__(self) -> str:
        return f"show {_named(self.cards)} in {self.place}"


@dataclass(frozen=True, slots=True)
class Points:
    """Points are marked, or with a negative number taken down."""

    seat: Seat
    points: int
    reason: Reason

    def __str__(self) -> str:
        return f"points {self.seat} {self.points} {self.reason}"


@dataclass(frozen=True, slots=True)
class Draws:
    """A seat draws so many cards more at its next draw; with -k it leaves out its next k draws."""

    seat: Seat
    more: int

    def __str__(self) -> str:
        return f"draws {self.seat} {self.more}"


@dataclass(frozen=True, slots=True)
class Turn:
    """It is the lead of this seat; a window that is open closes, and nobody draws."""

    seat: Seat

    def __str__(self) -> str:
        return f"turn {self.seat}"


@dataclass(frozen=True, slots=True)
class Irregular:
    """The seat whose turn it is plays a card, whether it is on the menu or not."""

    play: Play

    def __str__(self) -> str:
        return f"irregular {self.play}"


@dataclass(frozen=True, slots=True)
class Rewind:
    """The deal goes back to where it stood before its step of this number, counted from 0 (`Deal.steps`)."""

    step: int

    def __str__(self) -> str:
        return f"rewind {self.step}"


class Right(StrEnum):
    """What a seat may no longer do."""

    ANNOUNCING = "announcing"
    SCORING = "scoring"
    COUNTING = "counting"


class Until(StrEnum):
    """When a right returns: with the right number of cards, with a trick won, or not in this deal."""

    NUMBER = "number"
    TRICK = "trick"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Bar:
    """A seat may not announce, or not score, or its brisques and the last trick count no more."""

    seat: Seat
    right: Right
    until: Until = Until.DEAL

    def __str__(self) -> str:
        return f"bar {self.seat} {self.right} {self.until}"


@dataclass(frozen=True, slots=True)
class Call:
    """A seat must lead or play one of these cards, as soon as the rules of play allow it."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"call {self.seat} {_named(self.cards)}"


@dataclass(frozen=True, slots=True)
class Choice:
    """At so many draws a seat looks at both cards and takes either."""

    seat: Seat
    draws: int = 1

    def __str__(self) -> str:
        return f"choice {self.seat} {self.draws}"


class Prize(StrEnum):
    """What a ruling gives to a seat that may not have won it."""

    LAST_TRICK = "last_trick"
    TRICKS = "tricks"
    BRISQUES = "brisques"


@dataclass(frozen=True, slots=True)
class Award:
    """A seat has the last trick, or all tricks without draws that are still to come, or the other's brisques.

    The last trick can be nobody's (None). The brisques are those that the other seat holds: they are counted when the
    deal is scored, and count for nobody when they are taken.
    """

    prize: Prize
    seat: Seat | None

    def __str__(self) -> str:
        return f"award {self.prize} {NOBODY if self.seat is None else self.seat}"


@dataclass(frozen=True, slots=True)
class Taken:
    """So many brisques that a seat has taken go over to the other seat, with the points that they have brought."""

    seat: Seat
    count: int

    def __str__(self) -> str:
        return f"taken {self.seat} {self.count}"


@dataclass(frozen=True, slots=True)
class Rubicon:
    """A seat loses the game as one who is rubiconed (laws P17)."""

    seat: Seat

    def __str__(self) -> str:
        return f"rubicon {self.seat}"


class Next(StrEnum):
    """What follows a deal that is void: the same dealer deals again, the deal has passed on, or the game is void."""

    AGAIN = "again"
    PASSED = "passed"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Cancel:
    """The deal is void, with all the points made in it."""

    then: Next = Next.AGAIN

    def __str__(self) -> str:
        return f"cancel {self.then}"


NOBODY = "nobody"
"""The one who has the last trick where no seat does."""

Amendment = (
    Move | Show | Points | Draws | Turn | Irregular | Rewind | Bar | Call | Choice | Award | Taken | Rubicon | Cancel
)

AMENDING = (Reason.MARKED, Reason.TAKEN_DOWN, Reason.AWARDED, Reason.PENALTY)
"""What amendments mark points for."""


def _named(cards: tuple[Card | None, ...]) -> str:
    return " ".join(HIDDEN if each is None else str(each) for each in cards)


# --- reading ---------------------------------------------------------------------------------------------------


class _Words:
    """The words of an amendment, taken from the left; a fault has the column of its word."""

    def __init__(self, text: str) -> None:
        found = list(re.finditer(r"\S+", text))
        self.words = [match[0] for match in found]
        self.columns = [match.start() + 1 for match in found] + [len(text.rstrip()) + 2]
        self.at = 0

    def fault(self, problem: str, back: int = 0) -> BadNotation:
        return BadNotation(problem, column=self.columns[self.at - back])

    @property
    def next(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, wanted: str) -> str:
        if not self.next:
            raise self.fault(f"the amendment ends where {wanted} should stand")
        self.at += 1
        return self.words[self.at - 1]

    def wrong(self, wanted: str) -> BadNotation:
        return self.fault(f'"{self.words[self.at - 1]}" is not {wanted}', 1)

    def passes(self, word: str) -> bool:
        if self.next.lower() != word:
            return False
        self.at += 1
        return True

    def expect(self, word: str) -> None:
        if self.take(f'"{word}"').lower() != word:
            raise self.wrong(f'"{word}", which should stand here')

    def number(self, wanted: str) -> int:
        word = self.take(wanted)
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
            raise self.wrong(f"{wanted}, a whole number")
        return int(word)

    def seat(self) -> Seat:
        found = _SEATS.get(self.take("a seat"))
        if found is None:
            raise self.wrong("a seat: South or North")
        return found

    def card(self, wanted: str) -> Card:
        word = self.take(wanted)
        try:
            return card(word)
        except BadNotation as fault:
            raise self.fault(fault.problem, 1) from None

    def cards(self, until: str) -> tuple[Card | None, ...]:
        """The cards before the word `until`, which is taken too."""
        found: list[Card | None] = []
        while not self.passes(until):
            found.append(None if self.passes(HIDDEN) else self.card(f'a card, or "{until}"'))
        return tuple(found)

    def one_of(self, kind: type[E], wanted: str) -> E:
        word = self.take(wanted)
        if word not in list(kind):
            raise self.wrong(f"{wanted}: {', '.join(kind)}")
        return kind(word)

    def place(self) -> Place:
        word = self.take("a place")
        if word in _SEATS:
            where = self.take("hand or table")
            if where not in (Where.HAND, Where.TABLE):
                raise self.wrong("hand or table")
            return Place(Where(where), _SEATS[word])
        if word not in (Where.STOCK, Where.TURN_UP, Where.TRICK, Where.APART):
            raise self.wrong("a place: stock, turn-up, trick, apart, South hand, South table, ...")
        at = self.number("a place in the stock") if word == Where.STOCK and self.next.isdigit() else 0
        return Place(Where(word), at=at)


_SEATS = {str(seat): seat for seat in Seat}


def _move(words: _Words) -> Move:
    cards, origin = words.cards("from"), words.place()
    words.expect("to")
    return Move(cards, origin, words.place(), words.passes("shown"), words.passes("unseen"))


def _points(words: _Words) -> Points:
    seat, points, reason = words.seat(), words.number("a number of points"), words.take("a reason")
    if reason not in AMENDING:
        raise words.wrong(f"a reason for points: {', '.join(AMENDING)}")
    return Points(seat, points, Reason(reason))


def _irregular(words: _Words) -> Irregular:
    try:
        play = read_action(words.take("a card"))
    except BadNotation as fault:
        raise words.fault(fault.problem, 1) from None
    if not isinstance(play, Play):
        raise words.wrong("a card: QS, or QS* on the table")
    return Irregular(play)


def _call(words: _Words) -> Call:
    seat, cards = words.seat(), []
    while words.next:
        cards.append(words.card("a card"))
    return Call(seat, tuple(cards))


def _award(words: _Words) -> Award:
    prize = words.one_of(Prize, "what is awarded")
    return Award(prize, None if words.passes(NOBODY) else words.seat())


_READERS: Mapping[str, Callable[[_Words], Amendment]] = {
    "move": _move,
    "show": lambda words: Show(words.cards("in"), words.place()),
    "points": _points,
    "draws": lambda words: Draws(words.seat(), words.number("a number of draws")),
    "turn": lambda words: Turn(words.seat()),
    "irregular": _irregular,
    "rewind": lambda words: Rewind(words.number("the number of a step")),
    "bar": lambda words: Bar(words.seat(), words.one_of(Right, "a right"), words.one_of(Until, "the end of a ruling")),
    "call": _call,
    "choice": lambda words: Choice(words.seat(), words.number("a number of draws")),
    "award": _award,
    "taken": lambda words: Taken(words.seat(), words.number("a number of brisques")),
    "rubicon": lambda words: Rubicon(words.seat()),
    "cancel": lambda words: Cancel(words.one_of(Next, "what follows")),
}


def amendment(text: str) -> Amendment:
    """The amendment that `text` says: "points North 10 penalty", "rewind 31", ...; raises BadNotation."""
    words = _Words(text)
    first = words.take("an amendment")
    if first not in _READERS:
        guess = near(first, list(_READERS)) or f": it is one of {', '.join(_READERS)}"
        raise words.fault(f'"{first}" is not an amendment{guess}', 1)
    found = _READERS[first](words)
    if words.next:
        raise words.fault(f'"{words.next}" is too much: the amendment should end before it')
    return found
