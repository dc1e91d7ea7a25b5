"""A game as one seat saw it: a record without the cards that were hidden from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

from bezique.game.events import events_for
from bezique.record.lines import NOBODY
from bezique.record.model import Act, FromPosition, Header, Line, NewDeal, Record
from bezique.record.replaying import replay
from bezique.seats import Seat


def seen_by(record: Record, seat: Seat | None) -> Record:
    """What `seat` saw of a complete record, or a spectator (None); comments are left out.

    Raises BadRecord where the record cannot be replayed, and ValueError where it is not complete, or holds a deal
    that begins from a position.
    """
    if record.header.seen_by is not None:
        raise ValueError("this record is already that of one seat")
    return Record(_header(record.header, seat), tuple(_lines(record, seat)))


def _header(header: Header, seat: Seat | None) -> Header:
    """The number of a numbered deal would tell all its cards."""
    kept = {name: value for name, value in header.tags.items() if name != "Deal"}
    return replace(header, tags=MappingProxyType(kept | {"Seen": NOBODY if seat is None else str(seat)}))


def _lines(record: Record, seat: Seat | None) -> Iterator[Line]:
    if any(isinstance(line.body, FromPosition) for line in record.lines):
        raise ValueError("a deal that begins from a position cannot be told as one seat saw it")
    for step in replay(record):
        body = step.line.body
        if isinstance(body, NewDeal):
            yield Line(replace(body, pack=None, seen=events_for(step.events, seat)))
        elif isinstance(body, Act):
            yield Line(replace(body, seen=events_for(step.events, seat)))
        elif body is not None:
            yield Line(body)
