"""What the evaluator is told: only what the seat knows, and the same for positions that differ in nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import preset_names, rules
from bezique.search.features import Features
from bezique.search.groups import MOMENTS, SIZES
from tests.scale import scaled

FAMILY = ["standard", "modern", "no-turn-up", "french-9", "twelve-card", "movable"]
"""Games of the family `standard`."""

PRESETS = preset_names()

CHOOSING = 128


def deals(text: str, count: int) -> list[Deal]:
    """Deals played at random, each stopped somewhere where the evaluator has a say."""
    found = []
    chosen = rules(text)
    for number in range(count):
        deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2)
        chance = Chance(number)
        for _ in range(chance.below(35 * chosen.packs)):
            earlier = deal.copy()
            deal.take_random(chance)
            if deal.over or (deal.phase == 2 and not chosen.reuse.is_polish):
                deal = earlier
                break
        found.append(deal)
    return found


@pytest.mark.parametrize("text", PRESETS)
def test_cards_that_the_seat_does_not_see_make_no_difference(text: str) -> None:
    features = Features()
    for number, deal in enumerate(deals(text, scaled(40))):
        for me in range(2):
            moment = number % len(MOMENTS)
            expected = features.describe(deal, me, moment)
            for seed in range(3):
                world = worlds(view(deal, me), Chance(seed))
                assert features.describe(world, me, moment) == expected


def other_kind(kind: int, suits: dict[int, int]) -> int:
    """The same card with its suit changed for another."""
    return 8 * suits[kind >> 3] + (kind & 7)


def mirrored(deal: Deal, suits: dict[int, int]) -> Deal:
    """The same deal with suits changed for others, before its first action."""
    pack = [other_kind(kind, suits) for kind in deal.origin[1]]
    return Deal(deal.rules, pack, deal.dealer)


def in_the_mirror(deal: Deal, mirror: Deal, number: int, suits: dict[int, int]) -> int | None:
    """The number that an action of a deal has in the deal with other suits; None where slots make it hard to tell."""
    place = number & 31
    if number < 32:
        return other_kind(number, suits)
    if number < 64 and number not in (62, 63):
        me = deal.turn
        kind = deal.kind_in[me][number - 32]
        sorts = mirror.sort_slots(me, other_kind(kind, suits))
        return 32 + sorts[0] if len(sorts) == 1 else None
    if 64 <= number < 128 and place < 8:
        return number - place + 4 * (place >> 2) + suits[place & 3]
    return number


SWAPPED = {0: 0, 1: 3, 2: 2, 3: 1}
"""Hearts and clubs changed for each other."""


@pytest.mark.parametrize(
    ("text", "suits", "trumps"),
    [
        *[(text, SWAPPED, (1, 3)) for text in ("standard", "modern", "movable", "rubicon", "six-pack-fixed", "polish")],
        ("movable", {1: 0, 0: 3, 2: 1, 3: 2}, (1,)),
        *[(text, {0: 1, 1: 0, 2: 3, 3: 2}, (0, 1, 2, 3)) for text in ("six-pack", "eight-pack")],
    ],
)
def test_suits_that_are_alike_in_the_rules_are_alike(text: str, suits: dict[int, int], trumps: tuple[int]) -> None:
    """With hearts or clubs for trumps where bezique is made of spades and diamonds; any trumps where it moves."""
    found = 0
    chosen = rules(text)
    one, other = Features(), Features()
    for seed in range(scaled(60)):
        deal = Deal(chosen, numbered_pack(seed, chosen.packs), seed % 2)
        mirror = mirrored(deal, suits)
        chance = Chance(seed)
        while not deal.over and deal.phase == 1:
            if deal.trump is not None and deal.trump not in trumps:
                break
            for me in range(2):
                assert deal.trump is None or one.describe(deal, me, 1) == other.describe(mirror, me, 1)
            found += deal.trump is not None
            pairs = [(number, in_the_mirror(deal, mirror, number, suits)) for number in deal.choices()]
            clear = [pair for pair in pairs if pair[1] is not None]
            number, other_number = clear[chance.below(len(clear))]
            deal.take(number)
            mirror.take(other_number)
            if deal.choices()[0] >= CHOOSING or mirror.choices()[0] >= CHOOSING:
                break  # the cards of fours are asked for in the order of the suits
    assert found or scaled(100) < 10


@pytest.mark.parametrize("text", PRESETS)
def test_each_group_keeps_to_its_rows(text: str) -> None:
    features = Features()
    size = sum(SIZES)
    for number, deal in enumerate(deals(text, scaled(60))):
        rows = features.describe(deal, number % 2, number % len(MOMENTS))
        classes = {(row - 1) // size for row in rows if row}
        assert len(classes) == 1
        start = 1 + size * classes.pop()
        for row, group_size in zip(rows, SIZES, strict=True):
            assert row == 0 or start <= row < start + group_size
            start += group_size


@pytest.mark.parametrize("text", ["standard", "rubicon", "six-pack", "eight-pack", "polish"])
def test_a_card_more_is_another_position(text: str) -> None:
    """Moments, tricks, cards in hand, and cards gone are all told apart."""
    features = Features()
    seen = set()
    chosen = rules(text)
    deal = Deal(chosen, numbered_pack(3, chosen.packs), 0)
    chance = Chance(2)
    count = 0
    while deal.phase == 1 and count < scaled(3000):
        for moment in range(len(MOMENTS)):
            seen.add(tuple(features.describe(deal, 0, moment)))
            count += 1
        before = deal.tricks
        while deal.phase == 1 and deal.tricks == before:
            deal.take_random(chance)
    assert len(seen) == count


def test_one_object_serves_one_game_after_another() -> None:
    features = Features()
    for text in ("rubicon", "standard", "polish", "movable", "eight-pack"):
        for deal in deals(text, scaled(10)):
            assert features.describe(deal, 0, 1) == Features().describe(deal, 0, 1)


def test_what_lies_whole_can_be_made_anew() -> None:
    """Rubicon: once a card of a scored sequence is played, its other four want the fifth again."""
    chosen = rules("rubicon")
    aces = sorted(numbered_pack(0, 4))
    hand = [11, 12, 13, 14, 15, 15, 0, 0, 0]  # the sequence in hearts, another ace
    hers = [1, 1, 1, 1, 8, 8, 8, 8, 9]
    rest = list(aces)
    for kind in [*hand, *hers]:
        rest.remove(kind)
    packets = [*hand[:3], *hers[:3], *hand[3:6], *hers[3:6], *hand[6:], *hers[6:]]
    deal = Deal(chosen, [*packets, *rest], 1)
    sequence, done = 64 + 5, 64 + 31
    features = Features()
    for number in (15, 8):  # the ace of hearts wins; the sequence needs the other one
        deal.take(number)
    assert sequence in deal.choices()
    deal.take(sequence)
    whole = features.describe(deal, 0, MOMENTS.index("acted"))
    deal.take(done)
    deal.take(next(number for number in deal.choices() if number >= 32))
    broken = features.describe(deal, 0, MOMENTS.index("led"))
    changed = [group for group in range(len(SIZES)) if bool(whole[group]) != bool(broken[group])]
    assert any(group >= 382 for group in changed), "one's own whole sets are in the last groups"


WAITS, OTHER_WAITS = 254, 255


def test_in_polish_an_open_window_says_whether_something_can_be_scored() -> None:
    features = Features()
    for deal in deals("polish", scaled(200)):
        if deal.stage == "window":
            can_score = any(number < 92 for number in deal.choices())
            mine = features.describe(deal, deal.turn, MOMENTS.index("won"))
            hers = features.describe(deal, 1 - deal.turn, MOMENTS.index("lost"))
            assert bool(mine[WAITS]) == bool(hers[OTHER_WAITS]) == can_score
            assert not mine[OTHER_WAITS]
            assert not features.describe(deal, deal.turn, MOMENTS.index("closed"))[WAITS]


SCRIPT = """
import json, sys
from tests.unit.search.test_features import Features, deals
print(json.dumps([Features().describe(deal, 0, 1) for text in sys.argv[1:] for deal in deals(text, 2)]))
"""


def test_interpreted_and_compiled_tell_the_same() -> None:
    texts = ["standard", "modern", "rubicon", "six-pack", "eight-pack", "polish", "polish-two"]
    other = {**os.environ, "BEZIQUE_PURE": "" if os.environ.get("BEZIQUE_PURE") else "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *texts], env=other, capture_output=True, text=True, check=True
    ).stdout
    assert json.loads(done) == [Features().describe(deal, 0, 1) for text in texts for deal in deals(text, 2)]
