from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from math import exp
from pathlib import Path

import pytest

from bezique.cards import numbered_pack
from bezique.game.deal import Deal
from bezique.rules.load import preset_names, rules
from bezique.search.features import Features
from bezique.search.groups import MOMENTS
from bezique.search.net import SCALE, SIZE, Net
from bezique.search.policy import Policy
from bezique.search.stored import FAMILIES, family_of, net_of, packed, read_net, unpacked, write_net
from tests.unit.search.test_features import deals

WIDTH, SECOND = 64, 32

OTHERS = 3
"""The numbers besides the first: own points, their deviation, the deviation of the adversary's points."""

ROWS = (SIZE - WIDTH - WIDTH * SECOND - 2 * SECOND - 1 - OTHERS * (1 + WIDTH + SECOND)) // (WIDTH + 1)


def some_weights() -> array[float]:
    """Weights that look like chance, and are the same everywhere."""
    weights = array("f", [((i * 7919) % 2001 - 1000) / 8000 for i in range(SIZE)])
    for i in [*range(WIDTH), ROWS * WIDTH]:
        weights[i] = 0.0  # row 0 stands for nothing
    return weights


def plain(weights: Sequence[float], rows: list[int]) -> list[float]:
    """The four numbers of a position, worked out in the simplest way; deviations as their logarithms."""
    used = [row for row in rows if row]
    place = ROWS * WIDTH
    straight = sum(weights[place + row] for row in used)
    place += ROWS
    one = [max(0.0, weights[place + i] + sum(weights[WIDTH * row + i] for row in used)) for i in range(WIDTH)]
    place += WIDTH
    two = [sum(one[i] * weights[place + SECOND * i + j] for i in range(WIDTH)) for j in range(SECOND)]
    place += WIDTH * SECOND
    two = [max(0.0, own + weights[place + j]) for j, own in enumerate(two)]
    place += SECOND
    numbers = [straight + weights[place + SECOND] + sum(own * weights[place + j] for j, own in enumerate(two))]
    place += SECOND + 1
    for _ in range(OTHERS):
        above = zip(one + two, weights[place + 1 : place + 1 + WIDTH + SECOND], strict=True)
        numbers.append(weights[place] + sum(own * weight for own, weight in above))
        place += 1 + WIDTH + SECOND
    return numbers


def test_the_value_is_that_of_plain_arithmetic() -> None:
    """In single precision where the core is compiled, in double where it is not: so nearly, not exactly."""
    net, features = Net(), Features()
    weights = some_weights()
    net.set_weights(weights)
    for number, deal in enumerate([*deals("standard", 12), *deals("six-pack", 6)]):
        rows = features.describe(deal, number % 2, number % len(MOMENTS))
        assert net.points(features) == pytest.approx(SCALE * plain(weights, rows)[0], rel=1e-4, abs=0.01)


def test_the_outlook_is_that_of_plain_arithmetic() -> None:
    """The scale is that of the net, the adversary's points are what is left over."""
    net, features = Net(50.0), Features()
    weights = some_weights()
    net.set_weights(weights)
    policy = Policy(rules("standard"), net)
    for number, deal in enumerate(deals("standard", 6)):
        me, moment = number % 2, number % len(MOMENTS)
        difference, own, own_spread, her_spread = plain(weights, features.describe(deal, me, moment))
        expected = [50 * difference, 50 * own, 50 * (own - difference)]
        expected += [50 * exp(max(-4.0, min(4.0, spread))) for spread in (own_spread, her_spread)]
        assert policy.outlook(deal, me, moment) == pytest.approx(expected, rel=1e-3, abs=0.02)


def test_weights_come_back_as_they_were_set() -> None:
    net = Net()
    net.set_weights(some_weights())
    assert net.weights() == some_weights()
    with pytest.raises(ValueError, match="weights, not 3"):
        net.set_weights(array("f", [0.0] * 3))
    with pytest.raises(ValueError, match="weights, not 3"):
        net.set_numbers(array("h", [0] * 3), 0.1)


def test_a_file_keeps_weights_as_exactly_as_16_bits_allow(tmp_path: Path) -> None:
    net = Net(300.0)
    net.set_weights(some_weights())
    write_net(tmp_path / "net.bin", net)
    again = read_net(tmp_path / "net.bin")
    assert again.scale == 300
    assert max(abs(a - b) for a, b in zip(again.weights(), some_weights(), strict=True)) < 0.125 / 32767


def test_a_damaged_file_is_refused() -> None:
    net = Net()
    data = packed(net)
    with pytest.raises(ValueError, match="does not hold an evaluator"):
        unpacked(b"something else")
    with pytest.raises(ValueError, match="damaged"):
        unpacked(data[: len(data) // 2])
    with pytest.raises(ValueError, match="damaged"):
        unpacked(data[:25])
    start = data.index(b"\n") + 1
    for units in (struct.pack("<2d", 0.001, float("nan")), struct.pack("<2d", 0.0, 100.0)):
        with pytest.raises(ValueError, match="its units are"):
            unpacked(data[:start] + units + data[start + 16 :])


def test_the_family_of_rules() -> None:
    families = {
        "standard": {"standard", "modern", "no-turn-up", "french-9", "hoffmann", "movable", "1847", "twelve-card"},
        "rubicon": {
            "rubicon",
            "rubicon-modern",
            "standard,packs=4",
            "rubicon,packs=2,combinations.triple=absent,combinations.quadruple=absent",
        },
        "six-pack": {"six-pack", "six-pack-fixed", "standard,packs=6"},
        "eight-pack": {"eight-pack"},
        "polish": {"polish", "polish-two"},
    }
    assert tuple(families) == FAMILIES
    for family, texts in families.items():
        assert {family_of(rules(text)) for text in texts} == {family}
    assert {family_of(rules(name)) for name in preset_names()} == set(FAMILIES)
    with pytest.raises(KeyError):
        net_of("binocle")


def test_the_shipped_evaluator_likes_aces_better_than_eights_and_nines() -> None:
    pack = sorted(numbered_pack(0, 2))
    aces = [kind for kind in pack if kind & 7 == 7]
    low = [kind for kind in pack if kind & 7 in (1, 2)][:8]
    rest = [kind for kind in pack if kind & 7 != 7]
    for kind in low:
        rest.remove(kind)
    packets = [*aces[:3], *low[:3], *aces[3:5], *low[3:5], *aces[5:], *low[5:]]
    deal = Deal(rules("standard"), [*packets, *rest], 0)
    features = Features()
    values = []
    for me in (1, 0):
        features.describe(deal, me, 1)
        values.append(net_of("standard").points(features))
    assert values[0] > values[1] + 100
