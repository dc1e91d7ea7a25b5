"""The shipped evaluator's numbers against what came of fresh deals, both seats played by itself."""

from __future__ import annotations

from statistics import mean

import pytest

from bezique.bots.player import Budget, player
from bezique.cards import numbered_pack
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.rules.load import rules
from bezique.search.policy import Policy
from bezique.search.stored import net_of
from tests.scale import scaled

Note = tuple[float, float, int]
"""The points expected, their deviation, the points scored."""


def notes(family: str, first: int, count: int) -> list[Note]:
    """What each seat expected of both after every fourth trick, with what came of it."""
    chosen = rules(family)
    policy, strong = Policy(chosen, net_of(family)), player("strong")
    out = []
    for number in range(first, first + count):
        deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2)
        told = []
        while (seat := deal.turn) is not None:
            if deal.phase == 1 and deal.stage == "window" and deal.tricks % 4 == 1:
                for me in (0, 1):
                    _, own, hers, own_spread, her_spread = policy.outlook(deal, me)
                    told.append((me, own, own_spread, deal.scores[me]))
                    told.append((1 - me, hers, her_spread, deal.scores[1 - me]))
            deal.take(deal.number(strong.choose(view(deal, seat), Budget())))
        out += [(expected, spread, deal.scores[who] - had) for who, expected, spread, had in told]
    return out


def test_the_points_and_their_spread_are_calibrated() -> None:
    """80 deals: the mean within an eighth; within one deviation 60 to 82 %, 68 % were they normal. Few: roughly."""
    deals = max(4, scaled(80))
    slack = 0.0 if deals >= 80 else 0.25
    found = notes("standard", 70_000, deals)
    scored = mean(points for _, _, points in found)
    assert mean(expected for expected, _, _ in found) == pytest.approx(scored, rel=0.125 + slack)
    inside = mean(abs(points - expected) < spread for expected, spread, points in found)
    assert 0.60 - slack < inside < 0.82 + slack / 2
    later = [note for note in found if note[2] < 100]
    earlier = [note for note in found if note[2] >= 300]
    assert mean(spread for _, spread, _ in later) < mean(spread for _, spread, _ in earlier)


def test_the_difference_is_the_own_less_hers() -> None:
    chosen = rules("standard")
    policy = Policy(chosen, net_of("standard"))
    deal = Deal(chosen, numbered_pack(3, 2), 0)
    difference, own, hers, _, _ = policy.outlook(deal, 1, 0)
    assert difference == pytest.approx(own - hers, abs=0.01)
