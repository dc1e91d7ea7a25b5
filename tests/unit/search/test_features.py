"""What the evaluator is told: only what the seat knows, and the same for positions that differ in nothing."""

from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import rules
from bezique.search.features import MOMENTS, SIZES, Features
from tests.scale import scaled

FAMILY = ["standard", "modern", "no-turn-up", "french-9", "twelve-card", "movable"]


def deals(text: str, count: int) -> list[Deal]:
    """Deals played at random, each stopped somewhere while the stock lasts."""
    found = []
    for number in range(count):
        deal = Deal(rules(text), numbered_pack(number, 2), number % 2)
        chance = Chance(number)
        for _ in range(chance.below(70)):
            earlier = deal.copy()
            deal.take_random(chance)
            if deal.phase == 2:
                deal = earlier
                break
        found.append(deal)
    return found


@pytest.mark.parametrize("text", FAMILY)
def test_cards_that_the_seat_does_not_see_make_no_difference(text: str) -> None:
    features = Features()
    for number, deal in enumerate(deals(text, scaled(40))):
        for me in range(2):
            moment = number % len(MOMENTS)
            expected = features.describe(deal, me, moment)
            for seed in range(3):
                world = worlds(view(deal, me), Chance(seed))
                assert features.describe(world, me, moment) == expected


def turned(deal: Deal, suits: dict[int, int]) -> Deal:
    """The same deal with suits changed for others."""

    def other(kind: int) -> int:
        return 8 * suits[kind >> 3] + (kind & 7)

    pack = [other(kind) for kind in deal.origin[1]]
    return Deal(deal.rules, pack, deal.dealer)


@pytest.mark.parametrize("me", [0, 1])
def test_hearts_for_trumps_are_as_good_as_clubs(me: int) -> None:
    """Bezique is made of spades and diamonds, so the other two suits are alike."""
    found = 0
    features = Features()
    for number in range(scaled(100)):
        deal = Deal(rules("standard"), numbered_pack(number, 2), number % 2)
        if deal.trump is not None and int(deal.trump) in (1, 3):
            found += 1
            mirrored = turned(deal, {0: 0, 1: 3, 2: 2, 3: 1})
            assert features.describe(deal, me, 1) == features.describe(mirrored, me, 1)
    assert found or scaled(100) < 10


def test_each_group_keeps_to_its_rows() -> None:
    features = Features()
    size = sum(SIZES)
    for number, deal in enumerate(deals("standard", scaled(60))):
        rows = features.describe(deal, number % 2, number % len(MOMENTS))
        classes = {(row - 1) // size for row in rows if row}
        assert len(classes) == 1
        start = 1 + size * classes.pop()
        for row, group_size in zip(rows, SIZES, strict=True):
            assert row == 0 or start <= row < start + group_size
            start += group_size


def test_a_card_more_is_another_position() -> None:
    """Moments, tricks, cards in hand, and cards gone are all told apart."""
    features = Features()
    seen = set()
    deal = Deal(rules("standard"), numbered_pack(3, 2), 0)
    chance = Chance(2)
    count = 0
    while deal.phase == 1:
        for moment in range(len(MOMENTS)):
            seen.add(tuple(features.describe(deal, 0, moment)))
            count += 1
        before = deal.tricks
        while deal.phase == 1 and deal.tricks == before:
            deal.take_random(chance)
    assert len(seen) == count
