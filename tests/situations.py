"""Deals set out in the middle, for tests that look at one moment of the game."""

from __future__ import annotations

from typing import Any

from bezique.cards import Card, Suit, card, cards
from bezique.game.actions import action
from bezique.game.arrange import arrange
from bezique.game.deal import Deal
from bezique.game.layout import LaidCard, Layout, Standing
from bezique.rules.load import rules
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat

IN_HAND = {"hand", "known", "whole", "pairs", "pending", "announced", "remarry", "moved", "shown", "series", "paid"}
"""What `situation` tells of South; anything else it tells of the deal."""

STOCK = cards("8C 8C 9C 9C 8D 8D 9D")


def laid(text: str) -> tuple[LaidCard, ...]:
    """Cards on the table with what they served in: "KH QH:marriage KS:four+marriage"; ":!" was laid just now."""
    return tuple(_laid(*word.partition(":")[::2]) for word in text.split())


def _laid(name: str, served: str) -> LaidCard:
    kinds = tuple(word for word in served.rstrip("!").split("+") if word)
    worth = max((int(word) for word in kinds if word.isdecimal()), default=0)
    return LaidCard(card(name), tuple(word for word in kinds if not word.isdecimal()), worth, served.endswith("!"))


def situation(
    preset: str, hand: str, table: str = "", *, trump: str | None = "H", then: tuple[str, ...] = (), **told: Any
) -> Deal:
    """A deal in which South, who won the last trick, is to act with that hand and table; `then` is done first."""
    chosen = rules(preset)
    standing: dict[str, Any] = {"moved": True} | {key: told.pop(key) for key in IN_HAND & told.keys()}
    south = Standing(hand=cards(hand), table=laid(table), **standing)
    other = Standing(hand=cards("8S 9S"), moved=True)
    deal = arrange(chosen, Layout(standings=PerSeat((south, other)), **_course(chosen, trump) | told))
    for text in then:
        deal.apply(Seat.SOUTH, action(text))
    return deal


def _course(chosen: Rules, trump: str | None) -> dict[str, Any]:
    """The middle of the deal, the window open."""
    suit = None if trump is None else Suit("SHDC".index(trump))
    turned: Card | None = card(f"8{trump}") if chosen.has_turn_up else None
    return {
        "dealer": Seat.NORTH,
        "turn": Seat.SOUTH,
        "stage": "window",
        "trump": suit,
        "tricks": 4,
        "last_winner": Seat.SOUTH,
        "stock": STOCK,
        "turn_up": turned,
    }


def last_tricks(preset: str, hand: str, led: str | None, trump: str = "H") -> Deal:
    """The stock is gone, and South is to lead or to play to the card led."""
    return situation(
        preset, hand, trump=trump, stage="play", stock=(), turn_up=None, led=None if led is None else card(led)
    )
