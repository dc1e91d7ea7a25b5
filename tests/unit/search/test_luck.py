"""The luck of draws: nothing on the whole over all cards that could have come, and what the evaluator makes of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bezique.cards import Card
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.lab.pairs import draw_of, duplicate_rules
from bezique.rules.load import preset_names, rules
from bezique.rules.model import DrawOrder, Rules
from bezique.search.luck import Luck
from bezique.search.stored import evaluator_of
from bezique.seats import next_seat
from tests.scale import scaled


def served() -> list[str]:
    """The presets, each as it is and with fixed draws."""
    names = preset_names()
    return [*names, *(duplicate_rules(rules(name)) for name in names)]


def luck_of(chosen: Rules) -> Luck:
    return Luck(chosen, evaluator_of(chosen))


def played(chosen: Rules, pack: tuple[Card, ...], acts: list[int]) -> Deal:
    deal = Deal(chosen, pack, 0)
    for act in acts:
        deal.take(act)
    return deal


def at_draws(chosen: Rules, number: int) -> Iterator[tuple[Deal, list[int], tuple[Card, ...]]]:
    """A random deal right after each of its draws but the last, with what was done and the pack."""
    pack = draw_of(5, number, chosen.packs).pack
    deal, acts, chance = Deal(chosen, pack, 0), [], Chance(number)
    while not deal.over:
        left = deal.stock_left
        acts.append(deal.take_random(chance))
        if 0 < deal.stock_left < left:
            yield deal, acts, pack


def with_each_card(pack: tuple[Card, ...], first: int) -> Iterator[tuple[Card, ...]]:
    """The pack with every card from a place on brought to that place in turn."""
    for place in range(first, len(pack)):
        other = list(pack)
        other[first], other[place] = other[place], other[first]
        yield tuple(other)


@pytest.mark.parametrize("name", served())
def test_over_all_cards_that_could_have_come_the_mean_luck_is_nothing(name: str) -> None:
    chosen = rules(name, duplicate=True)
    luck = luck_of(chosen)
    sizes = []
    for number in range(scaled(3)):
        for deal, acts, pack in at_draws(chosen, number):
            if deal.tricks % 7 == 1:
                place = len(pack) + chosen.has_turn_up - deal.stock_left - 2
                drawer = deal.turn if chosen.draw_order == DrawOrder.WINNER_FIRST else next_seat(deal.dealer)
                found = [luck.of_draws(played(chosen, other, acts)) for other in with_each_card(pack, place)]
                assert sum(both[drawer] for both in found) == pytest.approx(0, abs=0.01 * len(found))
                sizes += [max(abs(both[drawer]) for both in found)]
    assert max(sizes) > 5, "nothing was at stake"


@pytest.mark.parametrize("name", served())
def test_the_luck_of_a_draw_is_what_the_evaluator_makes_of_the_card_and_not_of_later_ones(name: str) -> None:
    chosen = rules(name, duplicate=True)
    luck = luck_of(chosen)
    for deal, acts, pack in at_draws(chosen, 4):
        if deal.tricks % 5 == 1:
            last = len(pack) + chosen.has_turn_up - deal.stock_left
            other = (*pack[:last], *reversed(pack[last:]))
            assert luck.of_draws(played(chosen, other, acts)) == luck.of_draws(deal)
            assert luck.of_draws(deal) == luck_of(chosen).of_draws(deal)


def test_the_last_draw_is_not_weighed() -> None:
    chosen = rules("standard")
    deal, chance = Deal(chosen, draw_of(5, 0, 2).pack, 0), Chance(1)
    while deal.phase == 1:
        deal.take_random(chance)
    assert luck_of(chosen).of_draws(deal) == (0, 0)
