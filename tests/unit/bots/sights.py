"""Positions of the standard game, seen by the pone, for the tests of players."""

from __future__ import annotations

from dataclasses import replace

from bezique.cards import card, cards, numbered_pack
from bezique.game.arrange import arrange
from bezique.game.deal import Deal
from bezique.game.layout import LaidCard
from bezique.rules.load import rules
from bezique.seats import Seat

SEAT = Seat.SOUTH
RULES = "standard,fresh_card=any_unused"


def laid(text: str) -> tuple[LaidCard, ...]:
    """Cards on the table: "KH:marriage,four QS:bezique"."""
    named = (word.partition(":") for word in text.split())
    return tuple(LaidCard(card(name), tuple(served.split(","))) for name, _, served in named)


def position(
    hand: str,
    table: str = "",
    *,
    turn_up: str = "8D",
    led: str | None = None,
    stage: str = "play",
    tricks: int = 0,
) -> Deal:
    """A deal in which the pone holds these cards and is to act, `tricks` tricks having been played."""
    game = rules(RULES)
    layout = Deal(game, numbered_pack(0, game.packs), Seat.NORTH).layout()
    drawn = tricks - (stage == "window")
    standing = replace(layout.standings[SEAT], hand=tuple(sorted(cards(hand))), table=laid(table))
    return arrange(
        game,
        replace(
            layout,
            standings=layout.standings.having(SEAT, standing),
            turn=SEAT,
            stage=stage,
            tricks=tricks,
            led=None if led is None else card(led),
            trump=card(turn_up).suit,
            turn_up=card(turn_up) if drawn < game.drawing_tricks else None,
            stock=layout.stock[2 * drawn :],
        ),
    )
