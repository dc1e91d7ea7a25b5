"""Worlds by number, against an enumeration of the unseen cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import View, view
from bezique.rules.load import rules
from bezique.search.worlds import Worlds
from tests.scale import scaled


def late_views(text: str, left: int, count: int) -> Iterator[View]:
    """Views of deals played at random in which so many cards are left to be drawn."""
    for number in range(count):
        deal = Deal(rules(text), numbered_pack(number, rules(text).packs), number % 2)
        chance = Chance(number)
        while deal.stock_left > left:
            deal.take_random(chance)
        assert deal.turn is not None
        yield view(deal, deal.turn)


def stock_of(world: Deal, hidden: int) -> tuple[int, ...]:
    """The hidden cards of the stock, the first to be drawn first."""
    layout = world.layout()
    return tuple(layout.stock[:hidden])


@pytest.mark.parametrize(("text", "left"), [("standard", 2), ("standard", 4), ("rubicon", 2)])
def test_where_little_stock_is_left_every_world_comes_once_with_its_chance(text: str, left: int) -> None:
    for seen in late_views(text, left, scaled(12)):
        hidden = left - (1 if seen.turn_up is not None else 0)
        pool = [kind for kind, count in enumerate(count_hidden(seen)) for _ in range(count)]
        expected = Counter(permutations(pool, hidden))
        total = sum(expected.values())
        found = Worlds(seen, 5)
        assert found.count == len(expected)
        stocks = [stock_of(found.world(number), hidden) for number in range(found.count)]
        assert Counter(stocks) == Counter(dict.fromkeys(expected, 1))
        for number, stock in enumerate(stocks):
            assert found.chance(number) == pytest.approx(expected[stock] / total)
            assert view(found.world(number), seen.seat) == seen


def count_hidden(seen: View) -> list[int]:
    """By kind, the unseen cards without those that everybody knows the adversary to hold."""
    counts = seen.unseen()
    assert seen.seat is not None
    for card in seen.layout().standings[1 - seen.seat].known:
        counts[card] -= 1
    return counts


def test_a_world_is_told_by_its_seed_and_number_alone() -> None:
    deal = Deal(rules("standard"), numbered_pack(3, 2), 0)
    assert deal.turn is not None
    seen = view(deal, deal.turn)
    one, again, other = Worlds(seen, 5), Worlds(seen, 5), Worlds(seen, 6)
    assert one.count == 0
    backwards = [again.world(number).key() for number in range(9, -1, -1)]
    assert [one.world(number).key() for number in range(10)] == backwards[::-1]
    assert one.world(0) != other.world(0) != one.world(1)
    assert view(one.world(4), deal.turn) == seen


def test_more_worlds_than_are_wanted_are_not_listed() -> None:
    for seen in late_views("standard", 4, scaled(10)):
        count = Worlds(seen, 1).count
        assert count > 50
        assert Worlds(seen, 1, count).count == count
        assert Worlds(seen, 1, count - 1).count == 0
