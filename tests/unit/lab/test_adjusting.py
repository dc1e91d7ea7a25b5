"""Luck that is taken off: the mean stays, the interval gets narrower, and a player against itself is even."""

from __future__ import annotations

import statistics
from dataclasses import replace
from random import Random

import pytest

from bezique.errors import BadRecord
from bezique.game.match import DealResult
from bezique.lab.adjusting import Adjuster, adjusted, mean_less_luck
from bezique.lab.pairs import A, B, Contest, PairResult, duplicate_rules, evaluator_for, play_pair
from bezique.lab.statistics import estimate
from bezique.rules.load import rules
from bezique.search.stored import FAMILIES
from bezique.seats import PerSeat
from tests.scale import scaled


def contest(a: str, b: str, name: str = "standard", **changes: object) -> Contest:
    text = duplicate_rules(rules(name))
    made = Contest(a, b, text, evaluator=evaluator_for(rules(text, duplicate=True)))
    return replace(made, **changes)  # type: ignore[arg-type]


# --- taking off --------------------------------------------------------------------------------------------------


def made_up(number: int, figure: float, luck: float | None) -> PairResult:
    deals = tuple(DealResult(dealer, PerSeat((figure, 0.0)), PerSeat((0, 0)), None) for dealer in (A, B))  # type: ignore[arg-type]
    return PairResult(number, (deals[0], deals[1]), luck=luck)


def chancy(seed: int, count: int, mean: float, share: float) -> list[PairResult]:
    """Pairs whose difference is a mean, a share of the luck, and a rest that nobody explains."""
    chance = Random(seed)
    lucks = [chance.gauss(0, 40) for _ in range(count)]
    return [made_up(n, mean + share * luck + chance.gauss(0, 30), luck) for n, luck in enumerate(lucks)]


@pytest.mark.parametrize("share", [0.0, 0.6, 1.5])
def test_the_mean_stays_and_only_the_rest_spreads(share: float) -> None:
    pairs = chancy(1, 2000, 25.0, share)
    found = mean_less_luck(pairs)
    assert abs(found.mean - 25) < 3 * found.error
    assert statistics.stdev(adjusted(pairs)) == pytest.approx(30, rel=0.06)


def test_the_mean_of_few_pairs_is_not_drawn_anywhere() -> None:
    """The share is fitted to the pairs before alone: fitted to all of them, means of few pairs would be too sure."""
    means = [statistics.fmean(adjusted(chancy(seed, 8, 25.0, 1.5))) for seed in range(2000)]
    seen = estimate(means)
    assert abs(seen.mean - 25) < 3 * seen.error
    errors = [mean_less_luck(chancy(seed, 8, 25.0, 1.5)).error ** 2 for seed in range(2000)]
    assert statistics.fmean(errors) == pytest.approx(statistics.variance(means), rel=0.1)


def test_a_pair_has_no_part_in_its_own_share() -> None:
    pairs = chancy(2, 30, 5.0, 1.0)
    changed = [*pairs[:-1], made_up(29, 1e6, pairs[-1].luck)]
    assert adjusted(pairs)[:-1] == adjusted(changed)[:-1]
    assert adjusted(changed)[-1] - adjusted(pairs)[-1] == pytest.approx(1e6 - pairs[-1].difference)


def test_two_pairs_with_nearly_the_same_luck_do_not_give_any_share() -> None:
    """Deals won out of two, by players with much luck in points."""
    pairs = [
        made_up(number, won, luck) for number, (won, luck) in enumerate([(1.0, 500.0), (0.5, 499.0), (1.0, -800.0)])
    ]
    assert adjusted(pairs, usual=0.0) == [1.0, 0.5, 1.0]


def test_where_luck_was_not_weighed_nothing_is_taken_off() -> None:
    assert adjusted([made_up(0, 30.0, None), made_up(1, -10.0, None)]) == [30, -10]
    assert Adjuster().less_luck(70.0, 100.0) == 70 - 60


# --- played ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FAMILIES)
def test_a_player_against_itself_is_as_lucky_as_itself(name: str) -> None:
    pairs = [play_pair(contest("greedy", "greedy", name), number) for number in range(scaled(5))]
    assert [(pair.difference, pair.luck) for pair in pairs] == [(0, 0)] * len(pairs)
    assert adjusted(pairs) == [0] * len(pairs)


@pytest.mark.parametrize("name", FAMILIES)
def test_mean_luck_is_nothing_and_what_is_left_agrees(name: str) -> None:
    pairs = [play_pair(contest("greedy", "random-best", name), number) for number in range(scaled(400))]
    if len(pairs) < 100:
        return
    lucks = [pair.luck or 0.0 for pair in pairs]
    luck, raw, less = estimate(lucks), estimate(pair.difference for pair in pairs), mean_less_luck(pairs)
    assert abs(luck.mean) < 3 * luck.error < 40 * max(1.0, raw.error)
    fitted = slice(100, None)  # what the evaluator makes of a card is not what these weak players make of it
    left, whole = adjusted(pairs)[fitted], [pair.difference for pair in pairs][fitted]
    assert estimate(left).error < (1.0 if name == "standard" else 1.05) * estimate(whole).error
    taken = estimate(pair.difference - left for pair, left in zip(pairs, adjusted(pairs), strict=True))
    assert abs(raw.mean - less.mean) < 3 * taken.error


def test_draws_explain_about_half_of_what_happens_in_one_deal() -> None:
    """With plain draws the two tables of a pair have little in common, and luck weighs most."""
    chosen = replace(contest("hp", "greedy"), rules="standard")
    pairs = [play_pair(chosen, number) for number in range(scaled(300))]
    if len(pairs) >= 100:
        spread = statistics.stdev(adjusted(pairs)) / statistics.stdev(pair.difference for pair in pairs)
        assert 0.5 < spread < 0.9


def test_luck_is_not_weighed_by_another_evaluator() -> None:
    with pytest.raises(BadRecord, match="by the evaluator standard 0123, and the one here is standard "):
        play_pair(contest("greedy", "random", evaluator="standard 0123"), 0)
    assert play_pair(contest("greedy", "random", evaluator=None), 0).luck is None
