"""Requests while a deal is played, besides those that need the other: the tricks that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bezique.game.claims import can_take_all, forcing_play, may_claim
from bezique.record import Act
from bezique.seats import Seat, next_seat
from bezique.table.outcome import NOTHING, Outcome, Unable
from bezique.table.requests import Request, Requests
from bezique.table.taking_back import may_undo, undo

if TYPE_CHECKING:
    from bezique.table.room import Room


def _claim(room: Room, seat: Seat, _: int) -> Outcome:
    return _rest(room, seat, "claim_undecided")


def _concede(room: Room, seat: Seat, _: int) -> Outcome:
    return _rest(room, next_seat(seat), "concede_undecided")


def _rest(room: Room, taker: Seat, otherwise: str) -> Outcome:
    """Play the tricks that are left out, where they are all one player's."""
    deal = room.game.deal
    if deal is None or not can_take_all(deal, taker):
        raise Unable(otherwise)
    outcome = NOTHING
    while room.game.playing and (deal := room.game.deal) is not None and deal.turn is not None:
        outcome += room.do(Act(deal.turn, deal.action(forcing_play(deal, taker))))
    return outcome


def _claimable(room: Room, _: Seat) -> bool:
    return room.game.playing and room.game.deal is not None and may_claim(room.game.deal)


def _thinks(room: Room, _: Seat) -> bool:
    return room.game.playing and room.setup.computer is not None and room.turn == room.setup.computer


def _move_now(room: Room, _: Seat, __: int) -> Outcome:
    room.hurry()
    return NOTHING


def _asks_hints(room: Room, seat: Seat) -> bool:
    return not room.setup.serious and room.game.playing and room.turn == seat


PLAYING: Requests = {
    "undo": Request(may_undo, undo),
    "claim": Request(_claimable, _claim),
    "concede": Request(_claimable, _concede),
    "move_now": Request(_thinks, _move_now, whenever=True),
    "hint": Request(_asks_hints, lambda room, _, __: room.told_anew()),
}
"""In the order in which they are listed."""
