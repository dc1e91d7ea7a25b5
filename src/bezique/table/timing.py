"""Time at a table: whose clock runs, when a game may be claimed of one who is away, what is told of it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bezique.seats import Seat
from bezique.table.messages import Present

if TYPE_CHECKING:
    from bezique.table.room import Room


def run_clocks(room: Room) -> None:
    """Something was done: let the clocks run of those for whom the others wait now."""
    if room.clocks.kind != "none":
        running = [seat for seat in _acting(room) if seat != room.setup.computer]
        room.clocks.follow(room.at, running, _move(room), game=len(room.game.replay.match.games))


def _acting(room: Room) -> Sequence[Seat]:
    """For whom the others wait, in a game that is under way."""
    if not room.game.under_way:
        return ()
    if room.turn is not None:
        return (room.turn,)
    return [seat for seat in room.between.persons if room.between.ready and seat not in room.between.ready]


def _move(room: Room) -> Hashable:
    """What is the same during one move, as everybody may know it."""
    deal, number = room.game.deal, room.game.replay.number
    return (number, room.turn, room.stage, deal.tricks if deal is not None and room.game.playing else None)


def claim_in(room: Room, viewer: Seat | None) -> int | None:
    """Seconds until a viewer may claim the game of one who is away; None where that one is here, or no game is on."""
    left = room.presence.claim_in(viewer, room.at) if viewer is not None and room.game.under_way else None
    return None if left is None else -(-left // 1000)


def present_for(room: Room, viewer: Seat | None) -> Present:
    """Who is here, and the clocks."""
    here, at = room.presence, room.at
    south, north = Seat
    return Present(
        (here.here(south), here.here(north)),
        (here.away(south, at), here.away(north, at)),
        claim_in(room, viewer),
        (room.clocks.seconds(south, at), room.clocks.seconds(north, at)),
        here.watchers,
    )


def due(room: Room) -> int | None:
    """When time brings something about, in milliseconds; None where it does not."""
    if not room.game.under_way:
        return None
    moments = (room.out_at, room.presence.next_claim(room.at))
    return min((moment for moment in moments if moment is not None), default=None)
