"""One number a player: exact where results agree, with honest intervals where they do not."""

from __future__ import annotations

from itertools import combinations
from math import hypot, inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.lab.rating import fit, groups
from bezique.lab.statistics import Estimate


@given(st.lists(st.integers(-300, 300), min_size=2, max_size=8))
def test_differences_that_agree_are_found_again(strengths: list[int]) -> None:
    true = {f"p{place}": strength for place, strength in enumerate(strengths)}
    measured = {(a, b): Estimate(true[a] - true[b], 1.0 + len(a)) for a, b in combinations(true, 2)}
    found = fit(measured)
    assert found.ratings.keys() == true.keys()
    for name, strength in true.items():
        assert found.ratings[name].mean == pytest.approx(strength - min(strengths), abs=1e-6)
    assert found.chi_square == pytest.approx(0, abs=1e-6)
    assert found.freedom == len(true) * (len(true) - 1) // 2 - len(true) + 1


def test_two_players_are_as_far_apart_as_was_measured() -> None:
    found = fit({("a", "b"): Estimate(-30.0, 4.0)})
    assert found.ratings == {"a": Estimate(0.0, 0.0), "b": Estimate(pytest.approx(30), pytest.approx(4))}
    assert found.worst is None


def test_errors_add_up_along_a_chain() -> None:
    found = fit({("a", "b"): Estimate(-10.0, 3.0), ("c", "b"): Estimate(20.0, 4.0)})
    assert found.ratings["c"].mean == pytest.approx(30)
    assert found.ratings["c"].error == pytest.approx(hypot(3, 4))


def test_the_better_measured_way_counts_more() -> None:
    sure = {("a", "b"): Estimate(-10.0, 0.1), ("b", "c"): Estimate(-10.0, 0.1), ("a", "c"): Estimate(-50.0, 10.0)}
    assert fit(sure).ratings["c"].mean == pytest.approx(20, abs=0.1)


def test_results_that_go_in_a_circle_fit_badly() -> None:
    circle = {("a", "b"): Estimate(20.0, 2.0), ("b", "c"): Estimate(20.0, 2.0), ("c", "a"): Estimate(20.0, 2.0)}
    found = fit(circle)
    assert all(rating.mean == pytest.approx(0, abs=1e-9) for rating in found.ratings.values())
    assert (found.chi_square, found.freedom) == (pytest.approx(300), 1)
    assert found.worst is not None
    assert abs(found.worst[1]) == pytest.approx(10)


def test_intervals_cover_the_truth_and_misfits_are_as_large_as_chance_makes_them() -> None:
    chance, true = Random(6), {"a": 0.0, "b": 40.0, "c": 90.0, "d": 100.0}
    hits, squares = 0, 0.0
    for _ in range(500):
        found = fit({
            (one, other): Estimate(true[one] - true[other] + chance.gauss(0, error), error)
            for one, other in combinations(true, 2)
            for error in (chance.uniform(1, 6),)
        })  # fmt: skip
        hits += sum(found.ratings[name].low < true[name] < found.ratings[name].high for name in "bcd")
        squares += found.chi_square
    assert 0.93 < hits / 1500 < 0.97
    assert squares / 500 == pytest.approx(3, abs=0.35)


def test_a_difference_without_spread_counts_as_very_sure() -> None:
    found = fit({("a", "b"): Estimate(-10.0, 0.0), ("b", "c"): Estimate(-5.0, 1.0), ("a", "c"): Estimate(-30.0, 1.0)})
    assert found.ratings["b"].mean == pytest.approx(10, abs=0.01)


def test_what_cannot_be_rated() -> None:
    apart = {("a", "b"): Estimate(1.0, 1.0), ("c", "d"): Estimate(1.0, 1.0)}
    for measured in ({}, apart, {("a", "a"): Estimate(0.0, 0.0)}, {("a", "b"): Estimate(3.0, inf)}):
        with pytest.raises(ValueError, match="contests connect"):
            fit(measured)


def test_groups_are_what_contests_connect() -> None:
    found = groups([("a", "b"), ("c", "d"), ("e", "e"), ("f", "g"), ("b", "c")])
    assert sorted(sorted(group) for group in found) == [["a", "b", "c", "d"], ["e"], ["f", "g"]]
