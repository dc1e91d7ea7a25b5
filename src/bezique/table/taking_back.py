"""Taking back: at once against the computer, by consent between people, and there never past a drawn card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bezique.game.events import Drew, TookTurnUp
from bezique.record import Act, Undo, sees_act
from bezique.seats import Seat, next_seat
from bezique.table.notes import Note
from bezique.table.outcome import NOTHING, Outcome

if TYPE_CHECKING:
    from bezique.table.room import Room


_DRAWS = frozenset({Drew, TookTurnUp})


def actions_back(room: Room, seat: Seat) -> int:
    """How many actions are taken back with the last one of a seat; 0 where none can be."""
    drawn = False
    acted = room.game.replay.acted if room.game.playing else []
    for count, (act, events) in enumerate(reversed(acted), 1):
        drawn = drawn or not _DRAWS.isdisjoint(map(type, events))
        if isinstance(act, Act) and act.seat == seat:
            return 0 if room.setup.computer is None and drawn else count
    return 0


def take_back(room: Room, seat: Seat) -> Outcome:
    """The last action of a seat and all that followed is taken back."""
    outcome = NOTHING
    for _ in range(actions_back(room, seat)):
        outcome += room.do(Undo())
    return outcome


def may_undo(room: Room, seat: Seat) -> bool:
    """Whether a seat can take something back, or offer to."""
    if not room.game.header.practice or not room.offers.may("undo", seat):
        return False
    return actions_back(room, seat) > 0


def undo(room: Room, seat: Seat, _: int) -> Outcome:
    """Take back the last action; what another person has seen of it needs his consent."""
    if room.setup.computer is None and not _unseen(room, seat):
        return room.note(Note(seat, "offer", ("undo",))) + room.told_anew()
    room.forget_thoughts()
    return take_back(room, seat)


def _unseen(room: Room, seat: Seat) -> bool:
    """Whether the other has seen nothing of what would be taken back: the choice of a card for a declaration."""
    count = actions_back(room, seat)
    return not any(sees_act(act, events, next_seat(seat)) for act, events in room.game.replay.acted[-count:])
