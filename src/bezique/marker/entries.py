"""What can be entered in a score, each with the line that is kept and sent.

A line is in the manner of a record: ``South score bezique``, ``North announce marriage-H``, ``South brisques 2``,
``undo 3``. `entry` reads it, `str` writes it. Entries are numbered from 1, in the order in which they were made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bezique.cards import Card, Suit, card
from bezique.errors import BadNotation
from bezique.rules.combination import Combination, combination
from bezique.seats import Seat


@dataclass(frozen=True, slots=True)
class Combined:
    """A combination: scored, announced to be scored later, or scored after it had been announced (`pending`).

    `another`: it is none of those that wait, and of other cards than lie there, where that must be asked.
    """

    seat: Seat
    combination: Combination
    announced: bool = False
    pending: bool = False
    another: bool = False

    def __str__(self) -> str:
        how = "announce" if self.announced else "score"
        which = f"{' pending' if self.pending else ''}{' another' if self.another else ''}"
        return f"{self.seat} {how} {self.combination}{which}"


@dataclass(frozen=True, slots=True)
class Dropped:
    """An announced combination that can no longer be scored: one of its cards was played."""

    seat: Seat
    combination: Combination

    def __str__(self) -> str:
        return f"{self.seat} drop {self.combination}"


@dataclass(frozen=True, slots=True)
class Seven:
    """The points of a seven of trumps: exchanged, shown, played, or taken in Polish Bezique."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} seven"


@dataclass(frozen=True, slots=True)
class Brisques:
    """Aces and tens taken: those of a trick, or all of a deal where they are counted at its end."""

    seat: Seat
    number: int

    def __str__(self) -> str:
        return f"{self.seat} brisques {self.number}"


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The points of the last trick."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} last-trick"


@dataclass(frozen=True, slots=True)
class Blanche:
    """A carte blanche, or a card drawn to one and shown."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} carte-blanche"


@dataclass(frozen=True, slots=True)
class Lifted:
    """The dealer lifted exactly the cards to be dealt, or the pone guessed how many he lifted (six and eight packs)."""

    seat: Seat
    guessed: bool = False

    def __str__(self) -> str:
        return f"{self.seat} {'guess' if self.guessed else 'lift'}"


@dataclass(frozen=True, slots=True)
class Points:
    """Points that a law of the table gives or takes, such as a penalty."""

    seat: Seat
    points: int

    def __str__(self) -> str:
        return f"{self.seat} points {self.points}"


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gives up the game."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} resign"


@dataclass(frozen=True, slots=True)
class Turned:
    """The card turned up for trumps."""

    card: Card

    def __str__(self) -> str:
        return f"turned {self.card}"


@dataclass(frozen=True, slots=True)
class Trumps:
    """What is trumps, where the card turned up is not told; it was no seven."""

    suit: Suit

    def __str__(self) -> str:
        return f"trumps {self.suit}"


@dataclass(frozen=True, slots=True)
class DealOver:
    """The deal is over; `short`: although something is missing that the rules count."""

    short: bool = False

    def __str__(self) -> str:
        return f"deal over{' short' if self.short else ''}"


@dataclass(frozen=True, slots=True)
class DealVoid:
    """The deal counts for nothing; the same player deals again."""

    def __str__(self) -> str:
        return "deal void"


@dataclass(frozen=True, slots=True)
class Wrong:
    """An entry was no score by right. `answers` are those that the law asks for, `options` those that were chosen."""

    number: int
    law: str = ""
    answers: tuple[str, ...] = ()
    options: tuple[str, ...] | None = None

    def __str__(self) -> str:
        chosen = () if self.options is None else tuple(f"+{option}" for option in self.options) or ("+",)
        return " ".join(["wrong", str(self.number), *([self.law] if self.law else []), *self.answers, *chosen])


@dataclass(frozen=True, slots=True)
class Undo:
    """Entries are struck out as if they had never been made."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["undo", *map(str, self.numbers)])


@dataclass(frozen=True, slots=True)
class End:
    """The players rise: nothing more is entered; `short`: although a deal runs."""

    short: bool = False

    def __str__(self) -> str:
        return f"end{' short' if self.short else ''}"


Entry = (
    Combined
    | Dropped
    | Seven
    | Brisques
    | LastTrick
    | Blanche
    | Lifted
    | Points
    | Resigned
    | Turned
    | Trumps
    | DealOver
    | DealVoid
    | Wrong
    | Undo
    | End
)

_FIXED: dict[str, Entry] = {
    str(one): one for one in (DealOver(), DealOver(short=True), DealVoid(), End(), End(short=True))
}
_PLAIN: dict[str, Callable[[Seat], Entry]] = {
    "seven": Seven,
    "last-trick": LastTrick,
    "carte-blanche": Blanche,
    "lift": Lifted,
    "guess": partial(Lifted, guessed=True),
    "resign": Resigned,
}
_COMBINED: dict[tuple[str, ...], Callable[[Seat, Combination], Entry]] = {
    ("score",): Combined,
    ("score", "pending"): partial(Combined, pending=True),
    ("score", "pending", "another"): partial(Combined, pending=True, another=True),
    ("score", "another"): partial(Combined, another=True),
    ("announce",): partial(Combined, announced=True),
    ("announce", "another"): partial(Combined, announced=True, another=True),
    ("drop",): Dropped,
}
_NUMBERED: dict[str, Callable[[Seat, int], Entry]] = {"brisques": Brisques, "points": Points}
_SEATS = {str(seat): seat for seat in Seat}
_LARGEST = 100_000


def entry(line: str) -> Entry:
    """The entry that a line is; raises BadNotation."""
    words = line.split()
    known = _FIXED.get(" ".join(words)) or (_of_seat(words) if words and words[0] in _SEATS else _of_table(words))
    if known is None:
        raise BadNotation(
            f'"{line[:60]}" is not an entry of a score: it is a seat and what he scores, such as "South score bezique" '
            'or "North brisques 2", or "turned 7H", "trumps H", "deal over", "deal void", "wrong 3", "undo 3", "end"'
        )
    return known


def _of_seat(words: list[str]) -> Entry | None:
    seat, (verb, *more) = _SEATS[words[0]], words[1:] or [""]
    if not more:
        return _PLAIN[verb](seat) if verb in _PLAIN else None
    if verb in _NUMBERED and len(more) == 1:
        return _NUMBERED[verb](seat, _number(more[0], signed=verb == "points"))
    how = _COMBINED.get((verb, *more[1:]))
    return None if how is None else how(seat, combination(more[0]))


def _of_table(words: list[str]) -> Entry | None:
    match words:
        case ["turned", name]:
            return Turned(card(name))
        case ["trumps", ("S" | "H" | "D" | "C") as suit]:
            return Trumps(Suit("SHDC".index(suit)))
        case ["wrong", number, *rest]:
            return _wrong(_number(number), rest)
        case ["undo", first, *more]:
            return Undo(tuple(_number(number) for number in (first, *more)))
    return None


def _wrong(number: int, rest: list[str]) -> Wrong:
    chosen = [word[1:] for word in rest if word.startswith("+")]
    given = [word for word in rest if not word.startswith("+")]
    options = tuple(option for option in chosen if option) if chosen else None
    return Wrong(number, given[0] if given else "", tuple(given[1:]), options)


def _number(text: str, *, signed: bool = False) -> int:
    digits = text.removeprefix("-") if signed else text
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 7 and int(digits) <= _LARGEST):
        raise BadNotation(f'"{text[:20]}" is not a number from 0 to {_LARGEST}')
    return int(text)
