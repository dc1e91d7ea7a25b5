"""Events as text and back, for records of what one seat saw.

An event is its word and its fields in order: ``drew South QS``, ``scored North 40 combination bezique QS JD``. Cards
that were not seen are ``??``, a field without a value is ``-``, and a field that is true or false is its name or
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from bezique.cards import Card, Suit
from bezique.errors import BadNotation
from bezique.game.amendments import Amendment, amendment
from bezique.game.events import Event, Loss
from bezique.game.points import Reason
from bezique.record.cursor import Cursor, shown
from bezique.rules.combination import Combination, combination
from bezique.seats import PerSeat, Seat

HIDDEN = "??"
"""Written for cards that were not seen."""
ABSENT = "-"
"""Written for a field without a value."""

_KINDS: Mapping[str, type[Event]] = {
    re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in get_args(Event)
}
_WORDS = {kind: word for word, kind in _KINDS.items()}
_HINTS = {kind: get_type_hints(kind) for kind in _WORDS}
_AFTER_CARDS = ("pending", *Loss)


def write_event(event: Event) -> str:
    """The text of an event."""
    hints = _HINTS[type(event)]
    parts = [_written(part.name, hints[part.name], getattr(event, part.name)) for part in fields(event)]
    return " ".join(word for word in (_WORDS[type(event)], *parts) if word)


def _written(name: str, hint: Any, value: object) -> str:
    if isinstance(value, bool):
        return name if value else ""
    if value is None:
        return HIDDEN if hint in (Card | None, tuple[Card, ...] | None) else ABSENT
    if isinstance(value, PerSeat):
        return " ".join(f"{seat} {number}" for seat, number in value.items())
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_event(cursor: Cursor) -> Event:
    """The event that the words of `cursor` tell; raises BadRecord."""
    kind = _KINDS[cursor.one_of(_KINDS, "an event")]
    values: dict[str, Any] = {name: _read(cursor, name, hint) for name, hint in _HINTS[kind].items()}
    cursor.end()
    return kind(**values)


def _read(cursor: Cursor, name: str, hint: Any) -> object:
    if hint is bool:
        return cursor.passes(name)
    if type(None) in get_args(hint):
        if cursor.passes(HIDDEN if hint in (Card | None, tuple[Card, ...] | None) else ABSENT):
            return None
        hint = next(choice for choice in get_args(hint) if choice is not type(None))
    return _READERS[hint](cursor, name)


def _cards(cursor: Cursor, _: str) -> tuple[Card, ...]:
    found = []
    while cursor.next is not None and cursor.next not in _AFTER_CARDS:
        found.append(cursor.card())
    return tuple(found)


def _combination(cursor: Cursor, _: str) -> Combination:
    word = cursor.take("a combination")
    try:
        return combination(word)
    except BadNotation:
        raise cursor.fault(f'"{shown(word)}" is not a combination', cursor.at - 1) from None


def read_amendment(cursor: Cursor, before: str | None) -> Amendment:
    """Take the words up to `before` (None: all that are left) as an amendment."""
    first = cursor.at
    while cursor.next not in (None, before):
        cursor.at += 1
    text = " ".join(cursor.words[first : cursor.at])
    try:
        return amendment(text)
    except BadNotation as fault:
        raise cursor.fault(fault.problem, first + text[: (fault.column or 1) - 1].count(" ")) from None


_READERS: Mapping[Any, Callable[[Cursor, str], object]] = {
    Seat: lambda cursor, _: cursor.seat(),
    Suit: lambda cursor, _: cursor.suit(),
    Card: lambda cursor, _: cursor.card(),
    int: lambda cursor, name: cursor.number(name, signed=name == "points"),
    tuple[Card, ...]: _cards,
    PerSeat[int]: lambda cursor, name: cursor.of_each(name),
    Combination: _combination,
    Reason: lambda cursor, _: Reason(cursor.one_of(Reason, "a reason for points")),
    Amendment: lambda cursor, _: read_amendment(cursor, None),
    Loss: lambda cursor, _: Loss(cursor.one_of(Loss, "a reason for a loss")),
}
