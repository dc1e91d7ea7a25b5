"""Intervals, the sequential test and games to the target: against formulas, other programs, and simulation."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from math import inf, isclose, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.game.match import DealResult, Match
from bezique.lab.statistics import Estimate, Running, Sprt, Verdict, estimate, games_won
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH

# --- means -------------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(-3000, 3000), min_size=2, max_size=60))
def test_mean_and_error_are_those_of_the_formulas(values: list[int]) -> None:
    found = estimate(values)
    assert isclose(found.mean, statistics.fmean(values), abs_tol=1e-9)
    assert isclose(found.error, (statistics.variance(values) / len(values)) ** 0.5, rel_tol=1e-9, abs_tol=1e-9)


def test_too_few_numbers_say_nothing() -> None:
    assert estimate([]).error == estimate([5.0]).error == inf
    assert str(estimate([-5.0])) == "-5.0 ± ?"


def test_an_interval_is_1_96_errors_wide_to_either_side() -> None:
    found = Estimate(10.0, 2.0)
    assert (found.low, found.high, found.half) == (10 - 3.92, 10 + 3.92, 3.92)
    assert str(found) == "+10.0 ± 3.9"


def covered(width: float) -> float:
    chance = Random(3)
    hits = 0
    for _ in range(1000):
        found = estimate(chance.expovariate(1 / 80) for _ in range(50))
        hits += abs(found.mean - 80) < width * found.half
    return hits / 1000


def test_an_interval_covers_the_truth_nineteen_times_in_twenty() -> None:
    assert 0.92 < covered(1) < 0.97
    assert covered(0.7) < 0.9


# --- the sequential test -----------------------------------------------------------------------------------------


def normal(chance: Random, mean: float) -> float:
    return chance.gauss(mean, 100)


def heavy(chance: Random, mean: float) -> float:
    """Differences in fives with now and then a very large one to either side, as double bezique makes them."""
    return 5 * round((chance.gauss(0, 60) + (chance.choice((-300, 300)) if chance.random() < 0.1 else 0)) / 5) + mean


def skewed(chance: Random, mean: float) -> float:
    """The same, but large to one side only."""
    return 5 * round((chance.gauss(-30, 60) + (300 if chance.random() < 0.1 else 0)) / 5) + mean


Draw = Callable[[Random, float], float]


def decide(
    chance: Random, draw: Draw, mean: float, verdict: Callable[[Running], Verdict | None]
) -> tuple[Verdict, int]:
    seen = Running()
    while True:
        seen.add(draw(chance, mean))
        found = verdict(seen)
        if found is not None:
            return found, seen.count


def share_high(draw: Draw, mean: float, verdict: Callable[[Running], Verdict | None]) -> float:
    chance = Random(11)
    return sum(decide(chance, draw, mean, verdict)[0] is Verdict.HIGH for _ in range(400)) / 400


TEST = Sprt(0, 12)
SAMPLING = 3 * (0.05 * 0.95 / 400) ** 0.5


@pytest.mark.parametrize("draw", [normal, heavy, skewed])
def test_the_errors_of_the_sequential_test_are_what_was_asked_for(draw: Draw) -> None:
    assert share_high(draw, 0, TEST.verdict) < 0.05 + SAMPLING
    assert share_high(draw, 12, TEST.verdict) > 0.95 - SAMPLING
    assert 0.4 < share_high(draw, 6, TEST.verdict) < 0.6


def test_the_simulation_finds_out_a_test_that_stops_at_the_first_significant_look() -> None:
    def peeking(seen: Running) -> Verdict | None:
        found = seen.estimate
        if seen.count >= TEST.least and found.low > 0:
            return Verdict.HIGH
        return Verdict.LOW if seen.count >= 400 else None

    assert share_high(normal, 0, peeking) > 0.05 + 2 * SAMPLING


def test_the_simulation_finds_out_bounds_that_are_too_near() -> None:
    hasty = Sprt(0, 12, alpha=0.25, beta=0.25)
    assert share_high(normal, 0, hasty.verdict) > 0.05 + SAMPLING


def test_the_sequential_test_takes_about_as_many_pairs_as_it_should() -> None:
    """Wald: (2 alpha - 1) log((1 - alpha) / alpha) 2 variance / step**2 pairs on average, here 5.3 * 69."""
    chance = Random(5)
    taken = [decide(chance, normal, 12, TEST.verdict)[1] for _ in range(200)]
    assert 0.9 * 5.3 * 69 < statistics.fmean(taken) < 1.2 * 5.3 * 69


def test_the_ratio_is_that_of_two_normal_densities() -> None:
    values = [3.0, -40.0, 55.0, 20.0, 15.0]
    seen, spread = Running(values), statistics.stdev(values)
    low, high = (statistics.NormalDist(mean, spread) for mean in (2.0, 9.0))
    assert isclose(Sprt(2, 9).ratio(seen), sum(log(high.pdf(value) / low.pdf(value)) for value in values))


def test_the_bounds() -> None:
    assert TEST.bounds == pytest.approx((-log(19), log(19)))


def test_without_any_spread_the_test_decides_for_the_nearer_end() -> None:
    assert Sprt(0, 5).verdict(Running([0.0] * 100)) is Verdict.LOW
    assert Sprt(0, 5).verdict(Running([5.0] * 100)) is Verdict.HIGH
    assert Sprt(0, 5).verdict(Running([2.5] * 100)) is None
    assert Sprt(0, 5).verdict(Running([5.0] * 99)) is None
    assert Sprt(0, 5).ratio(Running([5.0])) == 0


def test_the_pairs_that_are_needed_are_reckoned_from_the_course_so_far() -> None:
    seen = Running([-88.0, 112.0] * 60)  # mean 12, the ratio grows by the same for each pair
    ratio = TEST.ratio(seen)
    assert TEST.pairs_needed(seen) == pytest.approx(120 * log(19) / ratio)
    assert TEST.pairs_needed(Running()) == inf
    assert TEST.pairs_needed(Running([0.0, 1.0])) == TEST.least


@pytest.mark.parametrize(("low", "high"), [(1, 1), (2, 1), (float("nan"), 1), (0, inf)])
def test_a_test_needs_two_numbers_in_order(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="lower first"):
        Sprt(low, high)


# --- games -------------------------------------------------------------------------------------------------------

Pairs = list[tuple[DealResult, DealResult]]


def deal(dealer: Seat, south: int, north: int, last: Seat = SOUTH) -> DealResult:
    return DealResult(dealer, PerSeat((south, north)), PerSeat((8, 8)), last)


def pairs_of(scores: Sequence[tuple[int, int]]) -> Pairs:
    return [(deal(SOUTH, *score), deal(NORTH, *score)) for score in scores]


def sharp(pairs: Pairs) -> Estimate:
    both = [deal.scores[SOUTH] - deal.scores[NORTH] for pair in pairs for deal in pair]
    return Estimate(statistics.fmean(both), 0.0)


def test_games_whose_share_can_be_said_beforehand() -> None:
    standard = rules("standard")
    always, quarter = pairs_of([(400, 100)]), pairs_of([(1000, 0), (0, 1000), (0, 1000), (0, 1000)])
    assert games_won(always, standard, sharp(always), 50).share == 1
    found = games_won(quarter, standard, sharp(quarter), 4000)
    assert abs(found.share - 0.25) < 0.02
    assert found.low < found.share < found.high


def test_games_that_come_to_no_end_are_drawn() -> None:
    nothing = pairs_of([(0, 0)])
    assert games_won(nothing, rules("standard"), sharp(nothing), 2).share == 0.5


def test_one_pair_says_nothing_of_games() -> None:
    found = games_won(pairs_of([(500, 400)]), rules("standard"), estimate([100.0]), 10)
    assert (found.low, found.high) == (0, 1)


def equal_players(better: float, pairs: int, chance: Random) -> Pairs:
    """Deals like those of two strong players, each with its mirror, so that South is better by exactly so much."""
    made: Pairs = []
    for _ in range(pairs):
        total, away = chance.gauss(580, 170), chance.gauss(0, 205)
        for dealer in (SOUTH, NORTH):
            one, other = ((total + sign * away) / 2 for sign in (1, -1))
            made.append(
                (
                    deal(
                        dealer,
                        tens(one + better / 2, chance),
                        tens(other - better / 2, chance),
                        chance.choice(list(Seat)),
                    ),
                    deal(Seat(1 - dealer), tens(other + better / 2, chance), tens(one - better / 2, chance)),
                )
            )
    return made


def tens(points: float, chance: Random) -> int:
    return 10 * int((max(0.0, points) + 10 * chance.random()) // 10)


@pytest.mark.parametrize(("better", "share"), [(0, 0.5), (20, 0.58), (50, 0.69), (100, 0.826)])
def test_points_become_games_as_in_other_programs(better: float, share: float) -> None:
    made = equal_players(better, 1500, Random(2))
    assert abs(games_won(made, rules("standard"), sharp(made), 8000).share - share) < 0.025


@pytest.mark.parametrize("options", ["standard", "standard,next_dealer=last_trick", "standard,target=2000"])
def test_games_go_on_as_matches_do(options: str) -> None:
    chosen, chance = rules(options), Random(8)
    measured = [
        (
            deal(SOUTH, chance.randrange(100, 500, 10), chance.randrange(0, 300, 10), chance.choice([SOUTH, NORTH])),
            deal(NORTH, chance.randrange(0, 300, 10), chance.randrange(0, 600, 10), SOUTH),
        )
        for _ in range(50)
    ]
    pools = [[pair[dealer] for pair in measured] for dealer in Seat]

    def matched(first: Seat) -> bool:
        match = Match.start(chosen, first)
        while not match.games:
            assert match.dealer is not None
            match, _ = match.deal_over(chance.choice(pools[match.dealer]))
        return match.games[0].settled.winner == SOUTH

    share = statistics.fmean(matched(Seat(number % 2)) for number in range(1500))
    assert abs(games_won(measured, chosen, sharp(measured), 6000).share - share) < 0.035


def test_the_interval_of_games_covers_the_truth_and_is_not_idle() -> None:
    chance = Random(4)
    pool = equal_players(30, 1000, chance)
    truth = games_won(pool, rules("standard"), sharp(pool), 6000).share
    found = []
    for _ in range(40):
        sample = [chance.choice(pool) for _ in range(60)]
        away = estimate(sum(deal.scores[SOUTH] - deal.scores[NORTH] for deal in pair) / 2 for pair in sample)
        found.append(games_won(sample, rules("standard"), away, 600))
    assert sum(games.low < truth < games.high for games in found) >= 34
    assert statistics.fmean(games.high - games.low for games in found) < 0.35
