"""What moves on the table, for the eyes, as far as a viewer may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bezique.game.events import (
    Announced,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Opened,
    Played,
    Scored,
    Showed,
    TookTrick,
    TookTurnUp,
    TookUp,
    TurnedUp,
)
from bezique.rules.model import Rules
from bezique.seats import Seat
from bezique.table.messages import Moved
from bezique.table.showing import NAMES

What = Literal["played", "taken", "declared", "drew", "showed", "taken_up"]


def moved(events: Iterable[Event], rules: Rules, dealer: Seat) -> tuple[Moved, ...]:
    """The movements in their order; `events` are those that the viewer may see."""
    found = (_moved(event, rules, dealer) for event in events)
    return tuple(move for move in found if move is not None)


def _moved(event: Event, rules: Rules, dealer: Seat) -> Moved | None:  # noqa: PLR0911 - a table, a line a case
    match event:
        case Dealt(seat, cards):
            return Moved("dealt", NAMES[seat], tuple(map(str, cards or ())), rules.hand)
        case TurnedUp(card):
            return Moved("turned_up", NAMES[dealer], (str(card),))
        case Scored(_, _, _, combination, _, pending) if combination is None or pending:
            return None
        case Drew(seat, card):
            return Moved("drew", NAMES[seat], () if card is None else (str(card),))
        case Exchanged(seat, took, gave):
            return Moved("exchanged", NAMES[seat], (str(took), str(gave)), 2)
        case Played() | TookTurnUp():
            return Moved(_WHAT[type(event)], NAMES[event.seat], (str(event.card),))
        case TookTrick() | Opened() | Announced() | Scored() | Showed() | TookUp():
            return Moved(_WHAT[type(event)], NAMES[event.seat], tuple(map(str, event.cards)), len(event.cards))
        case _:
            return None


_WHAT: dict[type, What] = {
    Played: "played",
    TookTurnUp: "drew",
    TookTrick: "taken",
    Opened: "declared",
    Announced: "declared",
    Scored: "declared",
    Showed: "showed",
    TookUp: "taken_up",
}
