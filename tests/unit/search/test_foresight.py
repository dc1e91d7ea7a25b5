"""Looking ahead in open deals: what it says is what comes of it."""

from __future__ import annotations

import pytest

from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import rules
from bezique.search.ending import Ending
from bezique.search.foresight import Foresight
from bezique.search.policy import Policy
from bezique.search.stored import net_of
from tests.scale import scaled
from tests.unit.search.test_features import deals
from tests.unit.search.test_policy import ahead

NET = net_of("standard")


def played_out(deal: Deal, policy: Policy) -> int:
    """What the seat to act is ahead at the end when both play by the evaluator."""
    me = int(deal.turn or 0)
    rest = deal.copy()
    while rest.phase == 1:
        values = policy.values(rest)
        rest.take(max(values, key=values.__getitem__))
    values = Ending().values(rest)
    best = max(values.values())
    return ahead(rest, me) + (best if rest.turn == me else -best)


def test_an_entry_is_worth_what_comes_of_it_when_both_play_on_by_the_evaluator() -> None:
    chosen = rules("standard")
    sight, policy = Foresight(chosen, NET, 0), Policy(chosen, NET)
    compared = 0
    for deal in deals("standard", scaled(20)):
        for number, value in sight.values(deal).items():
            after = deal.copy()
            after.take(number)
            if after.phase == 1 and after.stage != "choose":
                mine = played_out(after, policy) * (1 if after.turn == deal.turn else -1)
                assert value == pytest.approx(mine)
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("depth", [1, 2])
def test_deeper_sight_keeps_what_it_saw(depth: int) -> None:
    """It may come to more than playing out by the evaluator, from every entry, and never to less."""
    chosen = rules("standard")
    late = [deal for deal in deals("standard", scaled(80)) if deal.stock_left <= 8 * (4 - depth)]
    better = 0
    for deal in late[: scaled(12)]:
        shallow, deep = Foresight(chosen, NET, depth - 1).values(deal), Foresight(chosen, NET, depth).values(deal)
        assert all(deep[number] >= value - 0.01 for number, value in shallow.items())
        better += sum(deep[number] > value for number, value in shallow.items())
    assert better > 0 or not late


def test_it_leaves_the_deal_alone() -> None:
    deal = Deal(rules("standard"), deals("standard", 1)[0].origin[1], 0)
    for _ in range(40):
        deal.take_random(Chance(3))
    key = deal.key()
    Foresight(deal.rules, NET, 0).values(deal)
    assert deal.key() == key
