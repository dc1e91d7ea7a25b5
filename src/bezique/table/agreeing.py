"""Requests that need the other player: offers, and the answers to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from bezique.record import Void
from bezique.seats import Seat
from bezique.table.notes import Note
from bezique.table.offers import Kind
from bezique.table.outcome import Outcome
from bezique.table.preparing import play_again
from bezique.table.requests import Request, Requests
from bezique.table.taking_back import take_back

if TYPE_CHECKING:
    from bezique.table.room import Room


def _offered(room: Room, seat: Seat) -> bool:
    return room.offers.open is not None and room.offers.open.by != seat


def _accept(room: Room, _: Seat, number: int) -> Outcome:
    lies = room.offers.open
    if lies is None or lies.number != number:  # another one than he was shown
        return room.told_anew()
    return _AGREED[lies.what](room, lies.by)


def _decline(room: Room, seat: Seat, _: int) -> Outcome:
    return room.note(Note(seat, "decline")) + room.told_anew()


_AGREED: Mapping[Kind, Callable[[Room, Seat], Outcome]] = {
    "undo": take_back,
    "void": lambda room, _: room.do(Void()),
    "rematch": lambda room, _: play_again(room),
}
"""What comes of an offer, by whom it was made."""

AGREEING: Requests = {
    "accept": Request(_offered, _accept, whenever=True),
    "decline": Request(lambda room, _: room.offers.open is not None, _decline, whenever=True),
}
"""In the order in which they are listed."""
