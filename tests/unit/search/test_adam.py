"""The gradients of the evaluator, against finite differences of plain arithmetic."""

from __future__ import annotations

from array import array
from math import exp

import pytest

from bezique.search.adam import Adam
from bezique.search.features import Features
from bezique.search.net import SIZE, Net
from tests.scale import scaled
from tests.unit.search.test_features import deals
from tests.unit.search.test_net import ROWS, WIDTH, plain, some_weights

OWN_SHARE, SPREAD_SHARE = 0.5, 0.1

TARGETS = (0.4, 1.3, 1.1, 0.2)
"""The difference, own points, and what either truly scored."""

STEP = 1e-5


def loss(numbers: list[float], misses: tuple[float, float]) -> float:
    """Half of the squares, and the likelihood of misses that count as given."""
    difference, own, *spreads = numbers
    total = (difference - TARGETS[0]) ** 2 / 2 + OWN_SHARE * (own - TARGETS[1]) ** 2 / 2
    for spread, miss in zip(spreads, misses, strict=True):
        total += SPREAD_SHARE * (spread + miss * miss * exp(-2 * spread) / 2)
    return total


def test_the_gradient_is_that_of_finite_differences() -> None:
    weights = some_weights()
    for i in range(ROWS * (WIDTH + 1)):
        weights[i] /= 4  # so that nothing is cut off
    net, features, adam = Net(), Features(), Adam()
    net.set_weights(weights)
    deal = deals("standard", 3)[2]
    rows = features.describe(deal, 0, 2)
    found = adam.gradient(net, features, TARGETS)
    difference, own, *_ = numbers = plain(weights, rows)
    misses = (TARGETS[2] - own, TARGETS[3] - (own - difference))
    assert abs(difference - TARGETS[0]) < 4
    assert all(abs(miss) < 3 * exp(spread) for miss, spread in zip(misses, numbers[2:], strict=True))
    used = next(row for row in rows if row)
    first = [WIDTH * used + i for i in range(0, WIDTH, 7)] + [WIDTH * ROWS + used]
    above = range(ROWS * (WIDTH + 1), SIZE, 7 if scaled(100) > 10 else 29)
    moved = list(weights)
    for i in [*first, *above]:
        moved[i] = weights[i] + STEP
        ahead = loss(plain(moved, rows), misses)
        moved[i] = weights[i] - STEP
        expected = (ahead - loss(plain(moved, rows), misses)) / (2 * STEP)
        moved[i] = weights[i]
        assert found[i] == pytest.approx(expected, rel=2e-3, abs=2e-4)


def test_rows_that_do_not_hold_have_no_gradient() -> None:
    net, features, adam = Net(), Features(), Adam()
    net.set_weights(some_weights())
    rows = features.describe(deals("standard", 1)[0], 0, 2)
    found = adam.gradient(net, features, TARGETS)
    idle = [row for row in range(ROWS) if row not in rows]
    assert all(found[WIDTH * row + 3] == found[WIDTH * ROWS + row] == 0 for row in idle)


def test_moments_of_another_number_are_refused() -> None:
    with pytest.raises(ValueError, match="moments"):
        Adam().set_moments(array("f", [0.0]), array("f", [0.0]))
