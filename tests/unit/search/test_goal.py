"""What a search plays for: ends of rollouts against the game itself, and positions where points mislead."""

from __future__ import annotations

import pytest

from bezique.game.chance import Chance
from bezique.game.settlement import settle_deal
from bezique.rules.load import rules
from bezique.search.equity import race_of
from bezique.search.goal import Goal
from bezique.seats import PerSeat

POINTS, RACE, SETTLED = 0, 1, 2


def aimed(name: str, before: tuple[int, int], scores: tuple[int, int] = (0, 0), dealing: bool = False) -> Goal:
    goal = Goal(rules(name))
    goal.look_at(before, scores, dealing)
    return goal


def test_points_are_played_for_while_a_game_is_young() -> None:
    assert Goal().kind == POINTS
    assert aimed("standard", (300, 500)).kind == POINTS
    assert aimed("standard", (300, 400), (160, 0)).kind == POINTS
    assert aimed("standard", (300, 400), (260, 0)).kind == RACE
    assert aimed("standard,target=0", (0, 0)).kind == POINTS
    assert aimed("rubicon", (0, 0)).kind == SETTLED


def test_play_stops_in_rollouts_only_where_the_game_is_near_and_ends_at_once() -> None:
    assert aimed("standard", (800, 0)).stops
    assert not aimed("standard", (100, 0)).stops
    assert not aimed("modern", (800, 0)).stops


@pytest.mark.parametrize("name", ["standard", "modern", "enquire-within"])
def test_a_sure_end_is_worth_what_the_table_says(name: str) -> None:
    race = race_of(rules(name))
    goal = aimed(name, (700, 650), dealing=True)
    goal.expect(0, 0, 150, 150, 120, 120, 0)
    for mine, hers in ((100, 40), (0, 200), (250, 300)):
        over = goal.told(mine, hers, 20, 30, 0, 0, 0)
        at = 700 + mine + 20, 650 + hers + 30
        assert over >= goal.told(mine, hers, 10, 30, 0, 0, 0)
        assert over <= goal.told(mine, hers, 20, 20, 0, 0, 0)
        assert at < (1000, 1000)
        assert race.payment(*at, False) == pytest.approx(goal.paid(mine, hers, 20, 30, 0, 0, 0), abs=1e-9)


def test_the_mean_over_spreads_is_that_of_many_ends() -> None:
    """Against sampling: points to come drawn as sums of many small chances, with the same mean and deviation."""
    goal = aimed("modern", (820, 760))
    goal.expect(40, 60, 120, 140, 90, 80, 0)
    chance, total, count = Chance(5), 0.0, 20_000
    for _ in range(count):
        one, other = (normal(chance) for _ in range(2))
        own = max(0.0, 120 + 90 * one)
        hers = max(0.0, 140 + 80 * (0.98 * other - 0.2 * one))
        total += goal.told(40, 60, own, hers, 0, 0, 0)
    assert goal.told(40, 60, 120, 140, 90, 80, 0) == pytest.approx(total / count, abs=12)


def normal(chance: Chance) -> float:
    return sum(chance.below(10**6) for _ in range(12)) / 10**6 - 6


def test_a_point_is_worth_about_a_point() -> None:
    """Around what is expected; far beyond, a game that is nearly won has less to gain than to lose."""
    for name, before in (("standard", (600, 650)), ("modern", (700, 650)), ("rubicon", (0, 0)), ("six-pack", (0, 0))):
        goal = aimed(name, before)
        goal.expect(0, 0, 250, 230, 130, 130, 16)
        better, worse = (goal.told(0, 0, 250 + more, 230 - more, 130, 130, 16) for more in (30, -30))
        assert goal.told(0, 0, 250, 230, 130, 130, 16) == pytest.approx(20)
        assert better - worse == pytest.approx(120, abs=40)


@pytest.mark.parametrize("name", ["rubicon", "rubicon-modern", "six-pack", "eight-pack", "rubicon,settlement=bicycle"])
def test_ends_far_from_the_lines_are_settled_exactly(name: str) -> None:
    """In the middle of a cell, away from the rubicon, the goal is the settlement to within the cutting to hundreds."""
    played = rules(name)
    goal = aimed(name, (0, 0))
    goal.expect(0, 0, 400, 380, 130, 130, 16)
    split = PerSeat((4 * played.packs, 4 * played.packs))
    for mine, hers in ((6125, 5525), (2425, 1225), (9225, 2125)):
        if max(mine, hers) < (3000 if played.packs <= 4 else 9000 if played.packs == 6 else 15000):
            settled = settle_deal(played, PerSeat((mine, hers)), split)
            value = settled.value if settled.winner == 0 else -settled.value
            worth = goal.paid(mine, hers, 0, 0, 0, 0, 4 * played.packs)
            assert worth == pytest.approx(value, abs=100)


def test_the_rubicon_is_worth_more_than_its_points() -> None:
    """The loser of a Rubicon deal at 950 who gets his brisques over the line pays hundreds less."""
    goal = aimed("rubicon", (0, 0))
    goal.expect(800, 1500, 100, 100, 80, 80, 16)
    lost, lower, saved = (goal.paid(mine, 1500, 0, 0, 0, 0, 0) for mine in (950, 850, 1050))
    assert lower > lost  # the loser pays his own points too
    assert saved - lower > 2000
    few, many = (goal.paid(850, 1500, 0, 0, 0, 0, taken) for taken in (4, 28))
    assert many - few > 2000


def test_beyond_the_last_cell_a_point_is_a_point() -> None:
    goal = aimed("rubicon", (0, 0))
    goal.expect(0, 0, 400, 380, 130, 130, 16)
    at = [goal.paid(mine, 1500, 0, 0, 0, 0, 16) for mine in (4000, 4500)]
    assert at[1] - at[0] == pytest.approx(500)
    at = [goal.paid(1500, hers, 0, 0, 0, 0, 16) for hers in (4000, 4500)]
    assert at[0] - at[1] == pytest.approx(500)


def test_the_chance_to_win() -> None:
    assert Goal().chance(20) is None
    goal = aimed("standard", (400, 400))
    goal.expect(0, 0, 300, 300, 130, 130, 0)
    even = goal.chance(0)
    assert even == pytest.approx(0.5, abs=0.03)
    chances = [goal.chance(difference) for difference in (-200, -50, 0, 50, 200)]
    assert chances == sorted(chances)
