"""A game as one seat saw it: a record without the cards that were hidden from it."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from bezique.game.actions import Announce, Choose, Score
from bezique.game.amendments import Irregular
from bezique.game.events import Announced, Event, Played, Scored, events_for
from bezique.record.lines import NOBODY
from bezique.record.model import Act, Amend, FromPosition, Header, Line, NewDeal, Record, Seeded, Undo
from bezique.record.replaying import Step, replay
from bezique.record.seals import SEALED
from bezique.rules.combination import Combination
from bezique.seats import Seat


def seen_by(record: Record, seat: Seat | None) -> Record:
    """What `seat` saw of a complete record, or a spectator (None); comments are left out.

    Raises BadRecord where the record cannot be replayed, and ValueError where it is not complete, or holds a deal
    that begins from a position.
    """
    head = seen_header(record.header, seat)
    lines = (seen_line(step, seat) for step in replay(record))
    return Record(head, tuple(line for line in lines if line is not None))


def seen_header(header: Header, seat: Seat | None) -> Header:
    """The header of a record of what `seat` saw; raises ValueError where `header` is one already.

    The number of a numbered deal is left out, for it would tell all the cards.
    """
    if header.seen_by is not None:
        raise ValueError("this record is already that of one seat")
    kept = {name: value for name, value in header.tags.items() if name != "Deal" or value == SEALED}
    return replace(header, tags=MappingProxyType(kept | {"Seen": NOBODY if seat is None else str(seat)}))


def seen_line(step: Step, seat: Seat | None) -> Line | None:
    """The line that tells what `seat` saw of a step of a complete record; None where it saw nothing.

    That is a line of comment, what another seat adds to the chance of a deal, an act of which `seen_act` tells
    nothing, and an `undo` that took back such an act: what was not told is not taken back. Raises ValueError for a
    deal that begins from a position.
    """
    if not sees(step, seat):
        return None
    match step.line.body:
        case NewDeal() as deal:
            return Line(replace(deal, pack=None, seen=events_for(step.events, seat)))
        case Act() as act:
            return Line(seen_act(act, step.events, seat))
        case Amend() as amend:
            return Line(seen_amend(amend, step.events, seat))
        case body:
            return Line(body)


def seen_amend(amend: Amend, events: tuple[Event, ...], seat: Seat | None) -> Act | Amend:
    """An amendment as `seat` sees it: its events alone. An irregular play looks like any other."""
    seen = events_for(events, seat)
    if isinstance(amend.amendment, Irregular):
        played = next(event for event in events if isinstance(event, Played))
        return Act(played.seat, amend.amendment.play, amend.scores, seen)
    return replace(amend, amendment=None, seen=seen)


def sees(step: Step, seat: Seat | None) -> bool:
    """Whether `seat` sees anything of a step of a complete record; raises ValueError as `seen_line` does."""
    match step.line.body:
        case Act() as act:
            return sees_act(act, step.events, seat)
        case Undo(whole=False) if step.undone is not None:
            return sees_act(*step.undone, seat)
        case Seeded() as seeded:
            return seeded.seat == seat
        case FromPosition():
            raise ValueError("a deal that begins from a position cannot be told as one seat saw it")
        case body:
            return body is not None


def sees_act(act: Act | Amend, events: tuple[Event, ...], seat: Seat | None) -> bool:
    """Whether `seat` sees anything of an action of a deal, or of an amendment.

    That another player had a choice of cards for a declaration tells what he holds, and cannot be seen: his
    declaration is one action, which is over when its cards lie there.
    """
    if isinstance(act, Amend) or act.seat == seat or not isinstance(act.action, (Score, Announce, Choose)):
        return True
    return _declared(events) is not None


def seen_act(act: Act, events: tuple[Event, ...], seat: Seat | None) -> Act | None:
    """An action of a deal as `seat` sees it, with the events of it; None where there is nothing to see yet."""
    if not sees_act(act, events, seat):
        return None
    told = replace(act, seen=events_for(events, seat))
    if act.seat == seat or not isinstance(act.action, (Score, Announce, Choose)):
        return told
    return replace(told, action=_declared(events) or act.action)


def _declared(events: tuple[Event, ...]) -> Score | Announce | None:
    """The declaration that is over with these events."""
    for event in events:
        match event:
            case Scored(combination=Combination() as item):
                return Score(item)
            case Announced(combination=item):
                return Announce(item)
            case _:
                pass
    return None
