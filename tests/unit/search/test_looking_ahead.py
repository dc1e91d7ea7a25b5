from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import rules
from bezique.search.ending import Ending
from bezique.search.looking_ahead import LookAhead
from bezique.search.stored import net_of
from tests.scale import scaled
from tests.unit.search.test_features import deals
from tests.unit.search.test_policy import ahead


def last_window(number: int) -> Deal:
    """A deal in the last window, with more than one thing to do where `number` gives that."""
    deal = Deal(rules("standard,draw_order=pone_first"), numbered_pack(number, 2), number % 2)
    chance = Chance(number)
    while deal.stock_left > 2 or deal.stage != "window":
        deal.take_random(chance)
    return deal


def test_after_the_last_draw_a_rollout_is_exact() -> None:
    """Being done in the last window leads to the last tricks, whose worth is known."""
    for number in range(scaled(30)):
        deal = last_window(number)
        me = deal.acting
        after = deal.copy()
        after.take(64 + 31)
        rest = max(Ending().values(after).values())
        rest = rest if after.turn == me else -rest
        look = LookAhead(deal.rules, net_of("standard"))
        assert look.sample(deal, [64 + 31]) == [ahead(after, me) - ahead(deal, me) + rest]


def test_rollouts_leave_the_world_alone_and_give_the_same_again() -> None:
    look = LookAhead(rules("standard"), net_of("standard"), 2)
    for deal in deals("standard", scaled(20)):
        before = deal.key()
        numbers = sorted(look.policy.values(deal))
        one = look.sample(deal, numbers)
        assert deal.key() == before
        assert look.sample(deal, numbers) == one
        assert look.sample(deal, numbers[::-1]) == one[::-1]


def test_rollouts_agree_with_the_evaluator_on_the_whole() -> None:
    """An evaluator that has learned from such play expects what comes: no more than some points off on average.

    The rollouts go on from the real cards: in worlds where the unseen cards are dealt anew the adversary has not
    kept its good cards, so that those are better for the player than the real deal.
    """
    look = LookAhead(rules("standard"), net_of("standard"), 3)
    off = []
    for number in range(scaled(200)):
        deal = Deal(rules("standard"), numbered_pack(number, 2), number % 2)
        while deal.phase == 1:
            values = look.policy.values(deal)
            best = max(values, key=values.__getitem__)
            if deal.tricks % 3 == 1 and len(values) > 1:
                off.append(look.sample(deal, [best])[0] - values[best])
            deal.take(best)
    assert sum(off) / len(off) == pytest.approx(0, abs=15 if len(off) > 1000 else 300)
