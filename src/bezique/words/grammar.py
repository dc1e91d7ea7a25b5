"""How a language says a value: cards, lists of cards, combinations, names, numbers, and the verb that agrees.

Each function of `FORMS` can be called in a catalogue, in capitals. What differs between languages is overridden, or
stands in their `names.ftl`. A text that is no card, suit or combination is said as it stands, so that a sentence always
comes out.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from typing import Protocol, TypeAlias

Value: TypeAlias = "str | int | tuple[Value, ...]"
"""What an argument can be."""

RANKS = ("7", "8", "9", "J", "Q", "K", "10", "A")
SUITS = ("S", "H", "D", "C")
CALLED = ("South", "North", "Guest")
"""Names that are not given by people."""

_COMPUTER = re.compile(r"Computer \((\w+)\)")

FORMS = (
    "name",
    "does",
    "join",
    "row",
    "words",
    "standings",
    "card",
    "kind",
    "bare",
    "cards",
    "choice",
    "suit",
    "led",
    "combination",
    "family",
    "level",
)


def figures(value: Value) -> str:
    """A number in figures, below 0 with a true minus; anything else as it stands."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


class Names(Protocol):
    """Where the names of things are found: None for an unknown id."""

    def __call__(self, key: str, attribute: str = "", **args: Value) -> str | None:
        """The name, with its arguments, or another form of it by an attribute."""
        ...


class Grammar(ABC):
    """The functions of a catalogue. `short` leaves cards as they are written."""

    def __init__(self, names: Names, *, short: bool = False) -> None:
        self.names, self.short = names, short

    def _the(self, key: str, attribute: str = "", **args: Value) -> str:
        """A name that there must be."""
        found = self.names(key, attribute, **args)
        if found is None:
            raise KeyError(key)
        return found

    def set_out(self, text: str) -> str:
        """A whole sentence as it is printed."""
        return text

    # --- people ---------------------------------------------------------------------------------------------------

    def name(self, value: Value, form: str = "") -> str:
        """A player: "you", the name of a seat or of the computer in this language, or what he is called."""
        text = str(value)
        if is_you(text):
            return self._the("you", form)
        computer = _COMPUTER.fullmatch(text)
        if computer:
            return self._the("computer", level=self.level(computer[1]))
        return (self.names(f"called-{text}") if text in CALLED else None) or text

    def level(self, value: Value) -> str:
        """A level of the computer."""
        return self.names(f"level-{value}") or str(value)

    def does(self, value: Value, one: str, several: str) -> str:
        """`one` for one other person or thing, `several` for you or for several."""
        if isinstance(value, int):
            return one if value == 1 else several
        return several if (is_you(value) if isinstance(value, str) else len(value) != 1) else one

    def standings(self, value: Value) -> str:
        """Pairs of a name and a number: "South 340, North 210"."""
        pairs = value if isinstance(value, tuple) else (value,)
        return ", ".join(self._standing(pair) for pair in pairs)

    def _standing(self, pair: Value) -> str:
        return (
            f"{self.name(pair[0], 'label')} {figures(pair[1])}"
            if isinstance(pair, tuple) and len(pair) == 2
            else str(pair)
        )

    # --- lists and numbers ----------------------------------------------------------------------------------------

    def join(self, value: Value) -> str:
        """In the manner of "a, b and c"."""
        return self.listed(texts(value))

    def row(self, value: Value) -> str:
        """In the manner of "a, b, c"."""
        return ", ".join(texts(value))

    def listed(self, parts: Iterable[str], last: str = "and") -> str:
        """The same, with the word `last` before the last one."""
        items = tuple(parts)
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._the(last)} {items[-1]}"

    def words(self, value: Value) -> str:
        """A number in words, or the numbers of a list."""
        numbers = value if isinstance(value, tuple) else (value,)
        return self.listed(self.in_words(int(one)) if isinstance(one, int) else str(one) for one in numbers)

    @abstractmethod
    def in_words(self, number: int) -> str:
        """A whole number from 0 to 999 999 in words; any other in figures."""

    # --- cards ----------------------------------------------------------------------------------------------------

    def bare(self, value: Value) -> str:
        """A card by its name: "ten of hearts", "queen of spades on the table"."""
        rank, suit, place = split(str(value))
        if not suit:
            return rank
        name = self._the("card", rank=self._the(f"rank-{rank}"), suit=self._the(f"suit-{suit}"))
        return self._laid(name, place) if place else name

    def _laid(self, name: str, place: str) -> str:
        sort = place.lstrip("*")
        return self._the("laid", card=name, sort=int(sort) if sort.isdecimal() and len(sort) < 4 else 1)

    def card(self, value: Value) -> str:
        """A card with its article."""
        return str(value) if self.short else self.with_article(str(value))

    def with_article(self, text: str) -> str:
        """A card with its article, where the language gives it one."""
        return self.bare(text)

    def kind(self, value: Value) -> str:
        """A card wherever it lies."""
        return self.card(value if self.short else str(value).partition("*")[0])

    def cards(self, value: Value) -> str:
        """All of them: "the king and queen of hearts"; a rank alone is "an ace"."""
        held = texts(value)
        if self.short:
            return self.listed(held) or self._the("no-card")
        return self.grouped(held, "and") or self._the("no-card")

    def choice(self, value: Value) -> str:
        """One of them: "the king or queen of hearts or the ace of spades"."""
        held = texts(value)
        if self.short:
            return self.listed(held, "or") or self._the("no-card")
        return self.grouped(list(dict.fromkeys(held)), "or") or self._the("no-card")

    @abstractmethod
    def grouped(self, cards: list[str], last: str) -> str:
        """Cards as a list; empty for none."""

    def counted(self, number: int, rank: str) -> str:
        """One or several of a rank."""
        name = self._the(f"rank-{rank}", "many" if number > 1 else "")
        return name if number == 1 else f"{self.in_words(number)} {name}"

    def alone(self, text: str, number: int) -> str:
        """A rank without a suit, "an ace" or "two aces", or a card that has a phrase of its own."""
        if text not in RANKS:
            return self.with_article(text)
        return self.counted(number, text) if number > 1 else self._the(f"rank-{text}", "a")

    def suit(self, value: Value) -> str:
        """A suit, or the suit of a card."""
        text = str(value)
        suit = text if text in SUITS else split(text)[1]
        return self._the(f"suit-{suit}") if suit else text

    def led(self, value: Value) -> str:
        """What was led: "hearts were led" for a suit, "the ten of hearts was led" for a card."""
        text = str(value)
        if text in SUITS:
            return self._the("led-suit", suit=self.suit(text))
        return self._the("led-card", card=self.card(text))

    # --- combinations ---------------------------------------------------------------------------------------------

    def combination(self, value: Value, form: str = "") -> str:
        """A combination, by itself or in the form that is asked for."""
        word = str(value).replace("_", "-").replace("trumps.", "trump-")
        head, _, suit = word.rpartition("-")
        if head in ("marriage", "sequence") and suit in SUITS:
            return self._the(f"combination-{head}-in", form, suit=suit)
        found = self.names(f"combination-{word}", form) if word.replace("-", "").isalpha() else None
        return found or word.replace("-", " ")

    def family(self, value: Value) -> str:
        """The class of a combination, as what one has declared of it."""
        text = str(value)
        if text.startswith(("marriage", "sequence", "royal")):
            return self._the("family-marriage")
        return self._the("family-four" if text.startswith(("four", "five")) else "family-bezique")


class BySuits(Grammar):
    """A language that says cards by suits: "the king and queen of hearts"."""

    def grouped(self, cards: list[str], last: str) -> str:
        """By suits, or by their rank where that is all one."""
        same = of_one_rank(cards)
        if same is not None:
            return self.of_rank(*same, last)
        groups = by_suit(cards).items()
        return self.listed(
            (
                self.of_suit(suit, Counter(split(each)[0] for each in held), last)
                if suit
                else self.alone(text, len(held))
                for (suit, text), held in groups
            ),
            last,
        )

    @abstractmethod
    def of_rank(self, rank: str, suits: tuple[str, ...], last: str) -> str:
        """Cards of one rank and of several suits."""

    @abstractmethod
    def of_suit(self, suit: str, ranks: Counter[str], last: str) -> str:
        """Cards of one suit, so many of each rank."""


def is_you(value: Value) -> bool:
    """Whether a player is the one who is spoken to."""
    return str(value).casefold() == "you"


def texts(value: Value) -> list[str]:
    """The texts of a list, or the words of one text."""
    return list(map(str, value)) if isinstance(value, tuple) else str(value).split()


def split(text: str) -> tuple[str, str, str]:
    """Rank, suit and what follows a star: ("Q", "S", "*2"); a card that cannot be read has no suit."""
    kind, star, sort = text.partition("*")
    rank, suit = ("10" if kind[:-1] == "T" else kind[:-1]), kind[-1:]
    return (rank, suit, star + sort) if rank in RANKS and suit in SUITS else (text, "", "")


def royal(value: str, trump: str) -> str:
    """A combination by its text; of a marriage or sequence in trumps that it is one."""
    head, _, suit = value.rpartition("-")
    if not trump or suit != trump or head not in ("marriage", "sequence"):
        return value
    return "royal-marriage" if head == "marriage" else "sequence"


def by_suit(cards: list[str]) -> dict[tuple[str, str], list[str]]:
    """The cards of each suit together; those on the table and those that cannot be read by themselves."""
    groups: dict[tuple[str, str], list[str]] = {}
    for text in cards:
        _, suit, place = split(text)
        groups.setdefault((suit, "") if suit and not place else ("", text), []).append(text)
    return groups


def of_one_rank(cards: list[str]) -> tuple[str, tuple[str, ...]] | None:
    """The rank and the suits of several cards of one rank and of different suits; else None."""
    if len(cards) < 2:
        return None
    ranks, suits, places = zip(*map(split, cards), strict=True)
    if len(set(ranks)) > 1 or len(set(suits)) < len(cards) or any(places) or not all(suits):
        return None
    return ranks[0], suits
