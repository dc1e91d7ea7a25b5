"""The race, with entries whose worth is known."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bezique.game.chance import Chance
from bezique.search.choosing import Limits, Runner, contenders, race
from bezique.search.clock import now
from bezique.search.tally import Tally


class Worlds:
    """Entries worth what `true` says, in the order of their glances, give or take chance, partly common to all."""

    def __init__(self, true: Sequence[float], noise: int, seed: int = 1) -> None:
        self.true = true
        self.noise = noise
        self.chance = Chance(seed)
        self.asked: list[list[int]] = []

    def __call__(self, tally: Tally, places: Sequence[int], count: int, until: float) -> None:
        for _ in range(count):
            if now() < until:
                self.asked.append(list(places))
                common = self.shake()
                tally.note([self.true[place] + common + self.shake() for place in places])

    def shake(self) -> float:
        return float(self.chance.below(2 * self.noise + 1) - self.noise)


def run(priors: Sequence[float], sample: Worlds, limits: Limits) -> list[Runner]:
    return race(contenders(dict(enumerate(priors))), sample, limits)


def test_the_best_wins_although_it_looked_worse() -> None:
    won = 0
    for seed in range(50):
        sample = Worlds([10.0, 0.0, 25.0, -20.0], 40, seed)
        won += run([12.0, 11.0, 10.0, 0.0], sample, Limits(200))[0].number == 2
    assert won >= 45


def test_the_value_is_about_what_the_entry_is_worth() -> None:
    first = run([12.0, 10.0], Worlds([10.0, 25.0], 10), Limits(400))[0]
    assert first.value == pytest.approx(25, abs=3)
    assert 0 < first.error < 2


def test_a_few_worlds_do_not_overrule_the_glance() -> None:
    """Where chance is large and worlds are few, what looked best stays best almost always."""
    kept = 0
    for seed in range(50):
        kept += run([20.0, 0.0], Worlds([0.0, 0.0], 200, seed), Limits(8))[0].number == 0
    assert kept >= 45


def test_the_number_of_worlds_is_kept_to_and_the_field_grows_smaller() -> None:
    sample = Worlds([0.0] * 8, 30)
    runners = run([0.0] * 8, sample, Limits(41))
    sizes = [len(places) for places in sample.asked]
    assert len(sizes) == 41
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (8, 2)
    tried = sorted((runner.worlds for runner in runners), reverse=True)
    assert tried == [sum(size >= kept for size in sizes) for kept in range(1, 9)]


def test_entries_far_behind_do_not_run_but_four_always_may() -> None:
    far = contenders({0: 100.0, 1: 90.0, 2: 45.0, 3: 41.0, 4: 41.0, 5: 39.0, 6: -80.0})
    assert [runner.number for runner in far] == [0, 1, 2, 3, 4]
    assert [runner.number for runner in contenders({0: 100.0, 1: -90.0, 2: -45.0})] == [0, 2, 1]


def test_a_race_ends_early_when_all_is_clear_or_when_it_is_told_to() -> None:
    clear = Worlds([0.0, 100.0], 5)
    assert run([0.0, 0.0], clear, Limits(4000))[0].number == 1
    assert len(clear.asked) == 64
    stopped = Worlds([0.0, 0.0], 5)
    answer = run([0.0, 9.0], stopped, Limits(400, None, lambda: True))
    assert not stopped.asked
    assert answer[0].number == 1


def test_entries_that_always_come_to_the_same_end_the_race() -> None:
    class Same(Worlds):
        def shake(self) -> float:
            return 0.0 if len(self.asked) % 3 else 5.0

    same = Same([7.0, 7.0, 7.0], 0)
    assert run([1.0, 3.0, 2.0], same, Limits(4000))[0].number == 1
    assert len(same.asked) == 64


def test_nobody_drops_out_where_all_worlds_are_looked_at_and_no_error_is_left() -> None:
    class Whole(Worlds):
        def __call__(self, tally: Tally, places: Sequence[int], count: int, until: float) -> None:
            super().__call__(tally, places, count, until)
            tally.whole = tally.worlds == 100

    whole = Whole([0.0, 30.0, 60.0, 4.0], 20)
    runners = run([50.0, 50.0, 50.0, 50.0], whole, Limits(400, whole=100))
    assert len(whole.asked) == 100
    assert all(len(places) == 4 for places in whole.asked)
    assert runners[0].number == 2
    assert all(runner.error == 0 for runner in runners)
    assert runners[0].value - runners[3].value == pytest.approx(60, abs=8)


def test_seconds_are_kept_to() -> None:
    sample = Worlds([0.0, 0.0], 500)
    began = now()
    run([0.0, 0.0], sample, Limits(None, 0.05))
    assert sample.asked
    assert now() - began >= 0.05


def test_one_entry_needs_no_race_and_none_is_refused() -> None:
    sample = Worlds([0.0], 5)
    assert [runner.number for runner in run([3.0], sample, Limits(10))] == [0]
    assert not sample.asked
    with pytest.raises(ValueError, match="has entries"):
        contenders({})
    with pytest.raises(ValueError, match="worlds or seconds"):
        run([0.0], sample, Limits())


def test_each_runner_says_how_far_it_was_behind_the_best() -> None:
    first, *rest = run([12.0, 11.0, 10.0], Worlds([30.0, 25.0, 0.0], 10), Limits(400))
    assert (first.number, first.behind, first.unsure) == (0, 0.0, 0.0)
    assert [runner.number for runner in rest] == [1, 2]
    for runner, true in zip(rest, (5, 30), strict=True):
        assert 0 < runner.unsure < 8
        assert runner.behind == pytest.approx(true, abs=4 * runner.unsure)
