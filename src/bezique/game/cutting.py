"""Cutting for deal, and the packet that the dealer lifts in the six- and eight-pack games.

Chance stays outside: the cards cut and the size of the packet lifted are given by the caller.
"""

from __future__ import annotations

from dataclasses import dataclass

from bezique.cards import Card
from bezique.rules.model import Cut
from bezique.seats import PerSeat, Seat, next_seat

LIFT = 24
"""The size of packet that pays the dealer who lifts exactly so many cards (laws 3.8)."""
LIFT_POINTS = 250
"""What the dealer scores for lifting exactly `LIFT` cards (laws 3.8)."""
GUESS_POINTS = 150
"""What the pone scores for naming the number of cards lifted (laws 3.8)."""


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


def _better(cards: PerSeat[Card], *, low: bool) -> Seat | None:
    ranks = cards.map(lambda cut: cut.rank)
    if ranks[Seat.SOUTH] == ranks[Seat.NORTH]:
        return None
    high = Seat.SOUTH if ranks[Seat.SOUTH] > ranks[Seat.NORTH] else Seat.NORTH
    return next_seat(high) if low else high


def lift_points(lift: int | None) -> int:
    """What the dealer scores for lifting `lift` cards (laws 3.8); None: no packet was lifted."""
    return LIFT_POINTS if lift == LIFT else 0


def guess_points(lift: int | None, guess: int | None) -> int:
    """What the pone scores for guessing `guess` when `lift` cards were lifted (laws 3.8); None: not done."""
    return GUESS_POINTS if lift is not None and guess == lift else 0
