"""What helps a player: why something cannot be done, and what is best."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from bezique.bots.advice import AT_TABLE, advise
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.actions import action as action_of
from bezique.game.naming import label
from bezique.game.view import View, view
from bezique.rules.options import flatten
from bezique.rules.show import statement
from bezique.seats import Seat
from bezique.table.messages import Answered, AskHint, Refused, Why
from bezique.table.outcome import Outcome, Unable, refused
from bezique.words import saying

if TYPE_CHECKING:
    from bezique.table.room import Room


def seen(room: Room, seat: Seat) -> View:
    """The view of a seat; raises Unable between deals."""
    if room.game.deal is None or not room.game.playing:
        raise Unable("no_deal")
    return view(room.game.deal, seat)


@lru_cache(1024)
def read_action(text: str) -> Action:
    """The action that a text names; raises Unable."""
    try:
        return action_of(text)
    except BadNotation as fault:
        raise Unable("unreadable", text=str(fault)) from None


def forbidden(request: int, looked: View, action: Action, language: str) -> Outcome | None:
    """The refusal of an action; None where it is allowed."""
    refusal = looked.refusal(action)
    if refusal is None:
        return None
    source = "" if refusal.source is None else str(refusal.source)
    return refused(request, refusal.code, refusal.told(language), _rule(looked, refusal.key, language), source)


def _rule(looked: View, key: str, language: str) -> str:
    """What the rules of the table say about an option; "" where they say nothing."""
    options = flatten(looked.rules)
    return statement(looked.rules, key, options[key], language) if key in options else ""


def why(room: Room, seat: Seat, message: Why, language: str) -> Outcome:
    """Why an action is not allowed."""
    looked, action = seen(room, seat), read_action(message.action)
    refusal = forbidden(message.request, looked, action, language)
    if refusal is not None:
        return refusal
    allowed = saying("menu.allowed", what=label(action, looked, language)).said(language)
    return Outcome(sent=(("asker", Answered(message.request, allowed)),))


def hint(room: Room, seat: Seat | None, message: AskHint, language: str) -> Callable[[], Answered] | Refused:
    """What works out a hint, elsewhere and at leisure; or why there is none."""
    try:
        looked, asked = _askable(room, seat, message)
    except Unable as fault:
        return Refused(message.request, fault.code, fault.why.said(language))
    return lambda: _hinted(message.request, looked, asked, language)


def _askable(room: Room, seat: Seat | None, message: AskHint) -> tuple[View, Action | None]:
    if seat is None or room.setup.serious:
        raise Unable("no_hints")
    looked = seen(room, seat)
    asked = read_action(message.action) if message.action else None
    if not looked.choices() or (asked is not None and looked.refusal(asked) is not None):
        raise Unable("nothing_to_decide")
    return looked, asked


def _hinted(request: int, looked: View, asked: Action | None, language: str) -> Answered:
    advice = advise(looked, AT_TABLE, asked=asked)
    told = [one for one in advice.candidates if one.value is not None][:5]
    lines = tuple(_worth(label(one.action, looked, language), one.value or 0.0, language) for one in told)
    return Answered(request, advice.sentence(language), lines, str(advice.best.action))


def _worth(what: str, value: float, language: str) -> str:
    """What a candidate is expected to bring, in points."""
    points = round(value)
    return saying(
        "part.advice_worth", what=what, points=f"{points:+d}".replace("-", "\N{MINUS SIGN}"), count=abs(points)
    ).said(language)
