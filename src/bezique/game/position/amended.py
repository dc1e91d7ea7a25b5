"""What amendments left behind in a deal, as words of a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bezique.cards import Card
from bezique.game.layout import HOLDERS, MOMENTS, RIGHTS, VOIDS, Outstanding, Owed
from bezique.game.position.lines import Line, Word, read_card, read_number, read_one_of
from bezique.seats import PerSeat, Seat

NAMES = tuple(map(str, Seat))
BARS = tuple(f"{right}-until-{until}" for right in RIGHTS for until in MOMENTS)


def deal_words(told: Outstanding) -> list[str]:
    """What belongs to the deal; "yes" where that is nothing but the fact."""
    words = ["looking"] if told.looking else []
    words += [f"waits={told.waits}"] if told.waits is not None else []
    words += [f"last-trick={told.last_trick}"] if told.last_trick else []
    words += [f"tricks={told.tricks}"] if told.tricks else []
    words += [f"void={told.void}"] if told.void else []
    return words or ["yes"]


def seat_words(own: Owed) -> list[str]:
    """What belongs to a seat; no words where nothing does."""
    return [*_numbers(own), *_rights(own)]


def _numbers(own: Owed) -> Iterator[str]:
    for key, number in (("draws", own.draws), ("choices", own.choices), ("promised", own.promised)):
        if number:
            yield f"{key}={number}"


def _rights(own: Owed) -> Iterator[str]:
    for right, until in own.barred:
        yield f"{right}-until-{until}"
    if own.called:
        yield f"called={','.join(map(str, own.called))}"
    if own.hollow:
        yield "hollow"
    if own.knows:
        yield f"knows={','.join(map(str, own.knows))}"
    if own.knows_apart:
        yield f"knows-apart={','.join(map(str, own.knows_apart))}"
    if own.rubiconed:
        yield "rubiconed"


class _Values:
    """The words of a line as keys and values; a word without a value has an empty one."""

    def __init__(self, line: Line | None, keys: Sequence[str]) -> None:
        self.found: dict[str, Word] = {}
        for word in () if line is None else line.words:
            key, _, value = word.text.partition("=")
            read_one_of(Word(key, word.line, word.column), keys)
            self.found[key.lower()] = Word(value, word.line, word.column)

    def number(self, key: str) -> int:
        """The number of a key, which may be less than 0; 0 where it is not there."""
        word = self.found.get(key)
        if word is None:
            return 0
        less = word.text.startswith("-")
        number = read_number(Word(word.text.removeprefix("-"), word.line, word.column))
        return -number if less else number

    def one_of(self, key: str, names: Sequence[str]) -> str:
        """The value of a key, out of some names; "" where it is not there."""
        word = self.found.get(key)
        return "" if word is None else names[read_one_of(word, names)]

    def each(self, key: str) -> list[Word]:
        """The values of a key, divided by commas."""
        word = self.found.get(key)
        return [] if word is None else [Word(part, word.line, word.column) for part in word.text.split(",")]


def outstanding(line: Line, seats: PerSeat[Line | None], apart: tuple[Card | None, ...]) -> Outstanding:
    """What these lines say; raises BadPosition."""
    values = _Values(line, ("yes", "looking", "waits", "last-trick", "tricks", "void"))
    waits = values.one_of("waits", NAMES)
    return Outstanding(
        owed=seats.map(_owed),
        looking="looking" in values.found,
        waits=Seat(NAMES.index(waits)) if waits else None,
        last_trick=values.one_of("last-trick", HOLDERS[:3]),
        tricks=values.one_of("tricks", HOLDERS[:2]),
        apart=apart,
        void=values.one_of("void", VOIDS[1:]),
    )


def _owed(line: Line | None) -> Owed:
    keys = ("draws", "choices", "promised", "called", "hollow", "knows", "knows-apart", "rubiconed", *BARS)
    values = _Values(line, keys)
    order = [(right, until) for until in MOMENTS for right in RIGHTS if f"{right}-until-{until}" in values.found]
    return Owed(
        draws=values.number("draws"),
        choices=values.number("choices"),
        barred=tuple((str(right), str(until)) for right, until in order),
        called=tuple(sorted({read_card(word) for word in values.each("called")})),
        promised=values.number("promised"),
        hollow="hollow" in values.found,
        knows=tuple(sorted({read_number(word) for word in values.each("knows")})),
        knows_apart=tuple(sorted({read_number(word) for word in values.each("knows-apart")})),
        rubiconed="rubiconed" in values.found,
    )
