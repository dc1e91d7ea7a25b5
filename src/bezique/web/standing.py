"""How a game stands, for a list of games; nothing of it is more than everybody at the table knows."""

from __future__ import annotations

from datetime import UTC, datetime

from bezique.rules.load import preset
from bezique.seats import Seat
from bezique.table.messages import SeatName
from bezique.table.room import Room
from bezique.table.showing import NAMES
from bezique.web.api import GameLine
from bezique.web.store import OwnGame, Standing, Turn

_WAITED_FOR = frozenset({"cut", "deal", "lead", "lift", "guess", "next", "accept"})
"""Requests for which the table waits."""


def standing_of(room: Room, active: int) -> Standing:
    """How a game stands now, when something happened in it last at this time of day."""
    scores = room.game.story.sheet.game_scores
    over = room.stage == "over"
    result = room.game.result(None, "en") if over else None
    winner = None if result is None else result.winner
    turn: Turn = "" if over else _turn(room)
    return Standing(
        scores[Seat.SOUTH], scores[Seat.NORTH], over, winner, turn, active, room.out_at, room.ended if over else ""
    )


def _turn(room: Room) -> Turn:
    if room.game.playing:
        seat = room.turn
        return "" if seat is None else NAMES[seat]
    waited = [NAMES[seat] for seat in Seat if seat != room.setup.computer and _WAITED_FOR.intersection(room.can(seat))]
    return "both" if len(waited) > 1 else waited[0] if waited else ""


def line_of(game: OwnGame, standing: Standing) -> GameLine:
    """A game as its player's archive tells it."""
    setup = game.setup
    seat: SeatName = "North" if game.place == "North" else "South"
    computer = setup.against == "computer"
    opponent = Seat.SOUTH if seat == "North" else Seat.NORTH
    comes = computer or bool(setup.friend) or opponent is setup.host  # before a friend has come there is no name
    scores = (standing.south, standing.north)
    return GameLine(
        id=game.id,
        begun=moment(game.begun),
        rules=setup.rules,
        title=preset(setup.rules.partition(",")[0]).rules.title,
        against=setup.names[opponent] if comes else "a friend",
        kind="computer" if computer else "person",
        seat=seat,
        score=scores if seat == "South" else scores[::-1],
        over=standing.over,
        my_turn=standing.turn in {seat, "both"},
        won=None if standing.winner is None else standing.winner == seat,
        practice=not setup.serious,
        numbered=setup.numbered,
        active=moment(standing.active),
        waiting=not computer and not setup.friend,
        ended=standing.ended,
    )


def moment(milliseconds: int) -> str:
    """A time as bodies tell it: ISO 8601, UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
