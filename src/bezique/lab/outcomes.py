"""What deals come to: the points of dealer and pone, counted over deals that a player plays against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bezique.bots.player import Budget, Player, player
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.lab.pairs import draw_of
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat

STEP = 20
"""The points between two places of the count; a result between places counts half for either."""

WHOLE = 4
"""The weight of a deal."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is counted: deals of these rules, by name, in which this player plays both seats."""

    rules: str
    player: str
    deals: int
    seed: int


def count_outcomes(plan: Plan) -> Counter[tuple[int, int]]:
    """Play the deals, and count how often dealer and pone made so many steps of points.

    Raises BadRules and BadNotation for rules and players that there are not.
    """
    counted: Counter[tuple[int, int]] = Counter()
    for number in range(plan.deals):
        made = _played(plan, number)
        for dealer in _places(made[Seat.SOUTH]):
            for pone in _places(made[Seat.NORTH]):
                counted[dealer, pone] += 1
    return counted


def _places(points: int) -> tuple[int, int]:
    """The two places that share a result: the same one twice where it lies on a place."""
    return points // STEP, -(-points // STEP)


def _played(plan: Plan, number: int) -> PerSeat[int]:
    """The points of a deal; South deals."""
    chosen = rules(plan.rules)
    draw = draw_of(plan.seed, number, chosen.packs)
    deal = Deal(chosen, draw.pack, Seat.SOUTH)
    players: PerSeat[Player] = PerSeat((player(plan.player, draw.dealer_seed), player(plan.player, draw.pone_seed)))
    while (seat := deal.turn) is not None:
        deal.take(deal.number(players[seat].choose(view(deal, seat), Budget())))
    return deal.scores


def outcome_lines(plan: Plan, counted: Counter[tuple[int, int]]) -> Iterator[str]:
    """The file of a count: a line for each place of the dealer's points, the weights of the pone's places in it."""
    high, wide = (max(place[i] for place in counted) + 1 for i in range(2))
    yield f'rules = "{plan.rules}"'
    yield f'command = "bezique equity {plan.rules} --count {plan.deals} --player {plan.player} --seed {plan.seed}"'
    yield f"deals = {plan.deals}"
    yield f"step = {STEP}"
    yield "weights = ["
    for dealer in range(high):
        row = [counted[dealer, pone] for pone in range(wide)]
        while row and not row[-1]:
            row.pop()
        yield f'    "{" ".join(map(str, row))}",'
    yield "]"
