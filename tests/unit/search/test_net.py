from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from bezique.cards import numbered_pack
from bezique.game.deal import Deal
from bezique.rules.load import rules
from bezique.search.features import Features
from bezique.search.net import SCALE, SIZE, Net
from bezique.search.stored import family_of, net_of, packed, read_net, unpacked, write_net
from tests.unit.search.test_features import deals

ROWS, WIDTH, SECOND = 8153, 64, 32


def some_weights() -> array[float]:
    """Weights that look like chance, and are the same everywhere."""
    weights = array("f", [((i * 7919) % 2001 - 1000) / 8000 for i in range(SIZE)])
    for i in [*range(WIDTH), ROWS * WIDTH]:
        weights[i] = 0.0  # row 0 stands for nothing
    return weights


def plain(weights: array[float], rows: list[int]) -> float:
    """The value of a position in points, worked out in the simplest way."""
    used = [row for row in rows if row]
    place = ROWS * WIDTH
    out = weights[-1] + sum(weights[place + row] for row in used)
    place += ROWS
    one = [max(0.0, weights[place + i] + sum(weights[WIDTH * row + i] for row in used)) for i in range(WIDTH)]
    place += WIDTH
    two = [sum(one[i] * weights[place + SECOND * i + j] for i in range(WIDTH)) for j in range(SECOND)]
    place += WIDTH * SECOND
    two = [max(0.0, own + weights[place + j]) for j, own in enumerate(two)]
    return SCALE * (out + sum(own * weights[place + SECOND + j] for j, own in enumerate(two)))


def test_the_value_is_that_of_plain_arithmetic() -> None:
    """In single precision where the core is compiled, in double where it is not: so nearly, not exactly."""
    net, features = Net(), Features()
    weights = some_weights()
    net.set_weights(weights)
    for number, deal in enumerate(deals("standard", 12)):
        rows = features.describe(deal, number % 2, number % 6)
        assert net.points(features) == pytest.approx(plain(weights, rows), rel=1e-4, abs=0.01)


def test_weights_come_back_as_they_were_set() -> None:
    net = Net()
    net.set_weights(some_weights())
    assert net.weights() == some_weights()
    with pytest.raises(ValueError, match="weights, not 3"):
        net.set_weights(array("f", [0.0] * 3))


def test_a_file_keeps_weights_as_exactly_as_16_bits_allow(tmp_path: Path) -> None:
    net = Net()
    net.set_weights(some_weights())
    write_net(tmp_path / "net.bin", net)
    again = read_net(tmp_path / "net.bin").weights()
    assert max(abs(a - b) for a, b in zip(again, some_weights(), strict=True)) < 0.125 / 32767


def test_a_damaged_file_is_refused() -> None:
    net = Net()
    data = packed(net)
    with pytest.raises(ValueError, match="does not hold an evaluator"):
        unpacked(b"something else")
    with pytest.raises(ValueError, match="damaged"):
        unpacked(data[: len(data) // 2])
    with pytest.raises(ValueError, match="damaged"):
        unpacked(data[:25])


def test_the_family_of_rules() -> None:
    ours = ["standard", "modern", "no-turn-up", "french-9", "hoffmann"]
    assert {family_of(rules(name)) for name in ours} == {"standard"}
    assert {family_of(rules(name)) for name in ["rubicon", "six-pack", "eight-pack", "polish", "1847"]} == {None}
    with pytest.raises(KeyError):
        net_of("rubicon")


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
