"""Cutting for deal, and lifting the cards to be dealt. Chance stays outside: the caller gives it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bezique.cards import Card
from bezique.rules.model import Cut, Rules
from bezique.seats import PerSeat, Seat, next_seat


@dataclass(frozen=True, slots=True)
class CutOutcome:
    """What a cut for deal decided (laws G7).

    `winner` is the seat with the better card, None when the ranks are equal and both cut again. `dealer` is None
    while it is not settled: after an equal cut, or when the winner has the choice.
    """

    winner: Seat | None
    dealer: Seat | None

    @property
    def again(self) -> bool:
        """Whether the cards were equal, so that both players cut again."""
        return self.winner is None


def cut_for_deal(how: Cut, cards: PerSeat[Card]) -> CutOutcome:
    """What the cards cut by the two players decide; they rank as in play, suits do not count (laws 1.1, G7)."""
    winner = _better(cards, low=how is Cut.LOW_DEALS)
    if winner is None or how is Cut.HIGH_CHOOSES:
        return CutOutcome(winner, None)
    return CutOutcome(winner, winner)


def wanted(rules: Rules) -> int:
    """How many cards the dealer means to lift: those of both hands (laws 3.8)."""
    return 2 * rules.hand


def lifted(rules: Rules, below: Callable[[int], int]) -> int:
    """How many cards a dealer lifts, who can be out by twelve.

    `below` gives a number from 0 up to, and without, its own.
    """
    return wanted(rules) - 12 + below(25)


def _better(cards: PerSeat[Card], *, low: bool) -> Seat | None:
    ranks = cards.map(lambda cut: cut.rank)
    if ranks[Seat.SOUTH] == ranks[Seat.NORTH]:
        return None
    high = Seat.SOUTH if ranks[Seat.SOUTH] > ranks[Seat.NORTH] else Seat.NORTH
    return next_seat(high) if low else high
