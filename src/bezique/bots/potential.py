"""What the cards held may still come to: the chance to complete each combination, and what a card adds to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bezique.bots.declaring import worth
from bezique.bots.ledger import Ledger, Marks
from bezique.cards import Card, Suit
from bezique.game.actions import Score
from bezique.game.layout import DEGREES
from bezique.game.makings import degree_of, members, size_of
from bezique.game.mechanics import mechanics_of
from bezique.rules.combination import Combination, Family
from bezique.rules.model import FoursSuits, Rules

Need = tuple[tuple[Card, ...], int]
"""Some kinds of card, and how many of them in all."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A combination as something to collect for: `needs` are its parts.

    A card that bears one of the marks `spent` serves in it no more. A `pair` (marriage, bezique) is hoped for only
    with a card of it in hand. In a `multiple` bezique what is missing of a kind is discounted once.
    """

    points: int
    needs: tuple[Need, ...]
    spent: Marks
    pair: bool
    multiple: bool


def goals_of(rules: Rules, trump: Suit | None) -> dict[Card, list[Goal]]:
    """The combinations that each kind of card can enter while it is held: none in Polish Bezique."""
    found: dict[Card, list[Goal]] = {}
    for item in () if rules.reuse.is_polish else Combination:
        points = worth(rules, trump, Score(item))
        kinds = members(rules, item, trump)
        if points and kinds:
            goal = _goal(rules, item, points, kinds)
            for card in kinds:
                found.setdefault(card, []).append(goal)
    return found


def _goal(rules: Rules, item: Combination, points: int, kinds: tuple[Card, ...]) -> Goal:
    beziques = item.family == Family.BEZIQUES
    multiple = beziques and item != Combination.BEZIQUE
    pair = beziques or item < Combination.SEQUENCE_SPADES
    return Goal(points, _needs(rules, item, kinds), _spent(rules, item), pair, multiple)


def _needs(rules: Rules, item: Combination, kinds: tuple[Card, ...]) -> tuple[Need, ...]:
    mixed = Combination.FOUR_JACKS <= item <= Combination.FOUR_ACES and rules.fours_suits is FoursSuits.ANY
    if mixed:
        return ((kinds, size_of(item)),)
    return tuple(((card,), size_of(item) // len(kinds)) for card in kinds)


def _spent(rules: Rules, item: Combination) -> Marks:
    """What a card may not have served in to serve in this: the same, and what bars it (laws R1, R2)."""
    degree = DEGREES.index(degree_of(item))
    barred = mechanics_of(rules).barred_by[degree] | 1 << degree
    return frozenset(word for place, word in enumerate(DEGREES) if barred >> place & 1)


class Prospects:
    """What the cards in `ledger` are worth to the combinations they may enter.

    `unseen` counts the cards by kind that may still be drawn, `draw` is the chance to draw any one of them, and
    `discount` is what a combination is cut by for cards that it lacks.
    """

    def __init__(self, ledger: Ledger, unseen: Sequence[int], draw: float, discount: float) -> None:
        self.ledger = ledger
        self.unseen = unseen
        self.draw = draw
        self.discount = discount
        self._free: dict[tuple[Marks, Card], int] = {}
        self._drawn: dict[tuple[tuple[Card, ...], int], float] = {}

    def lost_with(self, goals: Sequence[Goal], card: Card) -> float:
        """By how much the worth of some combinations falls when a card is played."""
        return self._sum(goals, None) - self._sum(goals, card)

    def _sum(self, goals: Sequence[Goal], without: Card | None) -> float:
        # Not `sum`: Python versions round it differently.
        total = 0.0
        for goal in goals:
            total += self.value(goal, without)
        return total

    def value(self, goal: Goal, without: Card | None = None) -> float:
        """The points of a combination times the chance that it will be complete, once a card has been played."""
        if goal.pair and not self._begun(goal, None if goal.multiple else without):
            return 0.0
        value = float(goal.points)
        for need in goal.needs:
            value *= self._chance(goal, need, self._missing(goal, need, without))
        return value

    def _begun(self, goal: Goal, without: Card | None) -> bool:
        return any(self._missing(goal, need, without) < need[1] for need in goal.needs)

    def _missing(self, goal: Goal, need: Need, without: Card | None) -> int:
        kinds, number = need
        for card in kinds:
            number -= self.free(goal.spent, card)
        if without in kinds and without is not None:
            number += not (self.ledger.copy_played(without) or frozenset()) & goal.spent
        return number

    def free(self, spent: Marks, card: Card) -> int:
        """How many cards of a kind are held that bear none of these marks."""
        known = self._free.get((spent, card))
        if known is None:
            served = sum(1 for marks in self.ledger.laid.get(card, ()) if marks & spent)
            known = self._free[spent, card] = self.ledger.held(card) - served
        return known

    def _chance(self, goal: Goal, need: Need, missing: int) -> float:
        if missing <= 0:
            return 1.0
        cut = self.discount if goal.multiple else self.discount**missing
        return cut * self.drawn(need[0], missing)

    def drawn(self, kinds: tuple[Card, ...], missing: int) -> float:
        """The chance to draw so many cards of these kinds."""
        known = self._drawn.get((kinds, missing))
        if known is None:
            unseen = sum(self.unseen[card] for card in kinds)
            all_of_a_kind = len(kinds) == 1 and missing == unseen
            known = self.draw**missing if all_of_a_kind else at_least(missing, unseen, self.draw)
            self._drawn[kinds, missing] = known
        return known


def at_least(successes: int, trials: int, chance: float) -> float:
    """The chance of so many successes, each trial succeeding with this chance (nearly: it may be 1)."""
    if trials < successes:
        return 0.0
    term, total = (1 - chance) ** trials, 0.0
    for number in range(successes):
        total += term
        term *= (trials - number) / (number + 1) * chance / (1 - chance + 1e-9)
    return max(0.0, 1 - total)
