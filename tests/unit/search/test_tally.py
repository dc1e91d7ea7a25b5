"""Sums of results, against the same with the module statistics."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from bezique.game.chance import Chance
from bezique.search.tally import Tally

ROWS = [[float(chance.below(200)) for _ in range(4)] for chance in map(Chance, range(30))]


def tally_of(rows: list[list[float]]) -> Tally:
    tally = Tally()
    tally.keep(range(4))
    for row in rows:
        tally.note(row)
    return tally


def test_means_and_errors_are_those_of_the_differences() -> None:
    tally = tally_of(ROWS)
    assert tally.worlds == 30
    for one in range(4):
        assert tally.mean(one) == pytest.approx(fmean(row[one] for row in ROWS))
        apart = [row[one] - fmean(row) for row in ROWS]
        assert tally.apart(one) == pytest.approx((fmean(apart), stdev(apart) / sqrt(30)))
        for other in range(one):
            differences = [row[one] - row[other] for row in ROWS]
            assert tally.ahead(one, other) == pytest.approx((fmean(differences), stdev(differences) / sqrt(30)))


def test_those_that_are_kept_go_on() -> None:
    tally = tally_of(ROWS)
    tally.keep([3, 1])
    for row in ROWS:
        tally.note([row[3] + 1, row[1]])
    twice = ROWS + [[0.0, row[1], 0.0, row[3] + 1] for row in ROWS]
    differences = [row[3] - row[1] for row in twice]
    assert tally.ahead(3, 1) == pytest.approx((fmean(differences), stdev(differences) / sqrt(60)))


def test_weights_count_as_so_many_worlds_in_the_mean() -> None:
    tally = Tally()
    tally.keep(range(4))
    for number, row in enumerate(ROWS):
        tally.note(row, 1.0 + number % 3)
    heavy = [row for number, row in enumerate(ROWS) for _ in range(1 + number % 3)]
    assert tally.ahead(0, 2)[0] == pytest.approx(fmean(row[0] - row[2] for row in heavy))
    assert tally.ahead(0, 2)[1] > 0
    tally.whole = True
    assert tally.ahead(0, 2)[1] == 0
