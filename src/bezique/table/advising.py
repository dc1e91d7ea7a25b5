"""What helps a player: why something cannot be done, and what is best."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bezique.bots.advice import advise
from bezique.bots.player import Budget
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.actions import action as action_of
from bezique.game.naming import label
from bezique.game.view import View, view
from bezique.seats import Seat
from bezique.table.messages import Answered, AskHint, Refused, Why
from bezique.table.outcome import Outcome, Unable, refused

if TYPE_CHECKING:
    from bezique.table.room import Room

AT_TABLE = Budget(seconds=2.0, worlds=400)
"""How long a hint may be thought about."""


def seen(room: Room, seat: Seat) -> View:
    """The view of a seat; raises Unable between deals."""
    if room.game.deal is None or not room.game.playing:
        raise Unable("no_deal", "No deal is being played.")
    return view(room.game.deal, seat)


def read_action(text: str) -> Action:
    """The action that a text names; raises Unable."""
    try:
        return action_of(text)
    except BadNotation as fault:
        raise Unable("unreadable", str(fault)) from None


def forbidden(request: int, looked: View, action: Action) -> Outcome | None:
    """The refusal of an action; None where it is allowed."""
    refusal = looked.refusal(action)
    if refusal is None:
        return None
    source = "" if refusal.source is None else str(refusal.source)
    return refused(request, refusal.code, str(refusal), refusal.key, source)


def why(room: Room, seat: Seat, message: Why) -> Outcome:
    """Why an action is not allowed."""
    looked, action = seen(room, seat), read_action(message.action)
    allowed = Outcome(sent=(("asker", Answered(message.request, f"It is allowed: {label(action, looked)}.")),))
    return forbidden(message.request, looked, action) or allowed


def hint(room: Room, seat: Seat | None, message: AskHint) -> Callable[[], Answered] | Refused:
    """What works out a hint, elsewhere and at leisure; or why there is none."""
    if seat is None or room.setup.serious:
        return Refused(message.request, "no_hints", "There are no hints in a serious game.")
    try:
        looked = seen(room, seat)
        asked = read_action(message.action) if message.action else None
    except Unable as fault:
        return Refused(message.request, fault.code, fault.text)
    if not looked.choices() or (asked is not None and looked.refusal(asked) is not None):
        return Refused(message.request, "nothing_to_decide", "A hint is given at your turn, for what you may do.")
    return lambda: _hinted(message.request, looked, asked)


def _hinted(request: int, looked: View, asked: Action | None) -> Answered:
    advice = advise(looked, AT_TABLE, asked=asked)
    told = [one for one in advice.candidates if one.value is not None][:5]
    lines = tuple(f"{label(one.action, looked)}: {one.value:+.0f}" for one in told if one.value is not None)
    return Answered(request, advice.sentence(), lines, str(advice.best.action))
