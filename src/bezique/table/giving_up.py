"""Requests that end a game or a deal before its time, and that begin one anew."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bezique.record import End, Resigns, Undo, Void
from bezique.record.model import NO_POINTS
from bezique.seats import Seat, next_seat
from bezique.table.notes import Note
from bezique.table.outcome import Outcome
from bezique.table.preparing import play_again
from bezique.table.requests import Request, Requests

if TYPE_CHECKING:
    from bezique.table.room import Room


def _resign(room: Room, seat: Seat, _: int) -> Outcome:
    return room.do(Resigns(seat))


# --- one who is away ------------------------------------------------------------------------------------------


def _may_claim(room: Room, seat: Seat) -> bool:
    return room.game.under_way and room.presence.claim_in(seat, room.at) == 0


def _claim_away(room: Room, seat: Seat, _: int) -> Outcome:
    return room.do(Resigns(next_seat(seat), "away"))


def _wait(room: Room, seat: Seat, _: int) -> Outcome:
    room.presence.waits_for(next_seat(seat), room.at)
    return room.told_anew()


# --- a deal is void, or played again --------------------------------------------------------------------------


def _may_void(room: Room, seat: Seat) -> bool:
    if room.setup.computer is not None:
        return room.game.playing and room.game.replay.stands_alone
    return room.game.playing and room.offers.may("void", seat)


def _void(room: Room, seat: Seat, _: int) -> Outcome:
    if room.setup.computer is not None:
        return room.do(Void())
    return room.note(Note(seat, "offer", ("void",))) + room.told_anew()


def _may_repeat(room: Room, _: Seat) -> bool:
    if room.setup.computer is None or not room.game.header.practice:
        return False
    return room.game.replay.begun is not None


def _same_deal(room: Room, _: Seat, __: int) -> Outcome:
    """In its midst a deal is begun anew; afterwards its cards are played again, and count for nothing."""
    room.forget_thoughts()
    begun = room.game.replay.begun
    if room.game.playing or begun is None:
        return room.do(Undo(whole=True))
    return room.do(replace(begun, number=room.game.replay.number + 1, alone=True, before=NO_POINTS))


# --- the game is called off, or another one follows -----------------------------------------------------------


def _may_call_off(room: Room, seat: Seat) -> bool:
    return seat == room.setup.host and not room.game.replay.number and not room.game.replay.ended


def _call_off(room: Room, _: Seat, __: int) -> Outcome:
    return room.do(End())


def _may_rematch(room: Room, seat: Seat) -> bool:
    if room.game.playing or room.stage != "over" or room.game.replay.ended:
        return False
    return room.offers.may("rematch", seat) or _is_asked(room, seat)


def _is_asked(room: Room, seat: Seat) -> bool:
    lies = room.offers.open
    return lies is not None and lies.by != seat


def _rematch(room: Room, seat: Seat, _: int) -> Outcome:
    if room.setup.computer is not None or _is_asked(room, seat):
        return play_again(room)
    return room.note(Note(seat, "offer", ("rematch",))) + room.told_anew()


AT_ANY_TIME: Requests = {
    "offer_void": Request(_may_void, _void),
    "same_deal": Request(_may_repeat, _same_deal),
    "rematch": Request(_may_rematch, _rematch),
    "claim_away": Request(_may_claim, _claim_away, whenever=True),
    "wait": Request(_may_claim, _wait, whenever=True),
    "resign": Request(lambda room, _: room.game.under_way, _resign, whenever=True),
    "call_off": Request(_may_call_off, _call_off, whenever=True),
}
"""In the order in which they are listed."""
