"""Amendments as what is said of them at the table; those that other events tell have no sentence of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bezique.cards import Card
from bezique.game.amendments import (
    Amendment,
    Award,
    Bar,
    Call,
    Cancel,
    Choice,
    Draws,
    Move,
    Place,
    Rubicon,
    Show,
    Taken,
    Turn,
    Where,
)
from bezique.seats import PerSeat
from bezique.words import Saying, saying

Names = PerSeat[str] | Sequence[str]

_WAYS: Mapping[tuple[Where, Where], str] = {
    (Where.STOCK, Where.HAND): "drawn",
    (Where.TURN_UP, Where.HAND): "drawn",
    (Where.STOCK, Where.APART): "laid_apart",
    (Where.HAND, Where.STOCK): "returned",
    (Where.HAND, Where.HAND): "given",
    (Where.HAND, Where.TABLE): "laid",
    (Where.TABLE, Where.HAND): "taken_back",
    (Where.TRICK, Where.HAND): "taken_back",
}
"""What is said of a move from one place to another."""


def said_of(amendment: Amendment, names: Names) -> Saying:
    """An amendment as a sentence to be put into words."""
    return _TOLD[type(amendment)](amendment, names)


def _move(done: Move, names: Names) -> Saying:
    seen = [str(card) for card in done.cards if card is not None]
    way = "elsewhere" if _at_odds(done.origin, done.target) else _WAYS.get((done.origin.where, done.target.where), "")
    owner = done.target.seat if way in ("drawn", "taken_back") else done.origin.seat
    args: dict[str, object] = {"cards": seen, "count": len(done.cards)}
    if owner is not None:
        args["seat"] = names[owner]
    hidden = "" if seen else "_hidden" if len(done.cards) == 1 else "_several"
    return saying(f"moved.{way or 'elsewhere'}{hidden}", args)


def _at_odds(origin: Place, target: Place) -> bool:
    """Whether a card goes from a seat to the other by another way than from hand to hand."""
    both = origin.seat is not None and target.seat is not None and origin.seat != target.seat
    return both and (origin.where, target.where) != (Where.HAND, Where.HAND)


def _show(done: Show, names: Names) -> Saying:
    cards = _cards(done.cards)
    if done.place.seat is None:
        return saying("shown.stock", cards=cards)
    return saying("shown.hand", seat=names[done.place.seat], cards=cards)


def _cards(cards: Sequence[Card | None]) -> list[str]:
    return [str(card) for card in cards if card is not None]


def _draws(done: Draws, names: Names) -> Saying:
    code = "amended.draws_more" if done.more > 0 else "amended.draws_less"
    return saying(code, seat=names[done.seat], count=abs(done.more))


def _bar(done: Bar, names: Names) -> Saying:
    return saying(f"amended.bar_{done.right}", seat=names[done.seat], until=saying(f"until.{done.until}"))


def _award(done: Award, names: Names) -> Saying:
    if done.seat is None:
        return saying("amended.award_nobody")
    return saying(f"amended.award_{done.prize}", seat=names[done.seat])


def _of_seat(code: str) -> Callable[[Any, Names], Saying]:
    return lambda done, names: saying(code, seat=names[done.seat])


_TOLD: Mapping[type, Callable[[Any, Names], Saying]] = {
    Move: _move,
    Show: _show,
    Draws: _draws,
    Choice: _of_seat("amended.choice"),
    Turn: _of_seat("amended.turn"),
    Bar: _bar,
    Call: lambda done, names: saying("amended.call", seat=names[done.seat], cards=_cards(done.cards)),
    Award: _award,
    Taken: lambda done, names: saying("amended.taken", seat=names[done.seat], count=done.count),
    Rubicon: _of_seat("amended.rubicon"),
    Cancel: lambda done, _: saying(f"amended.cancel_{done.then}"),
}
