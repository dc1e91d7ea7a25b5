"""The race, with entries whose worth is known."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bezique.game.chance import Chance
from bezique.search.choosing import Limits, race


class Worlds:
    """Entries worth what `true` says, give or take chance that is partly common to all in a world."""

    def __init__(self, true: dict[int, float], noise: int, seed: int = 1) -> None:
        self.true = true
        self.noise = noise
        self.chance = Chance(seed)
        self.asked: list[list[int]] = []

    def __call__(self, numbers: Sequence[int]) -> list[float]:
        self.asked.append(list(numbers))
        common = self.shake()
        return [self.true[number] + common + self.shake() for number in numbers]

    def shake(self) -> float:
        return float(self.chance.below(2 * self.noise + 1) - self.noise)


def test_the_best_wins_although_it_looked_worse() -> None:
    won = 0
    for seed in range(50):
        sample = Worlds({1: 10.0, 2: 25.0, 3: 0.0, 4: -20.0}, 40, seed)
        won += race({1: 12.0, 2: 10.0, 3: 11.0, 4: 0.0}, sample, Limits(200))[0].number == 2
    assert won >= 45


def test_the_value_is_about_what_the_entry_is_worth() -> None:
    first = race({1: 12.0, 2: 10.0}, Worlds({1: 10.0, 2: 25.0}, 10), Limits(400))[0]
    assert first.value == pytest.approx(25, abs=3)


def test_a_few_worlds_do_not_overrule_the_glance() -> None:
    """Where chance is large and worlds are few, what looked best stays best almost always."""
    kept = 0
    for seed in range(50):
        sample = Worlds({1: 0.0, 2: 0.0}, 200, seed)
        kept += race({1: 20.0, 2: 0.0}, sample, Limits(8))[0].number == 1
    assert kept >= 45


def test_the_number_of_worlds_is_kept_to_and_the_field_grows_smaller() -> None:
    sample = Worlds(dict.fromkeys(range(8), 0.0), 30)
    race(dict.fromkeys(range(8), 0.0), sample, Limits(40))
    sizes = [len(numbers) for numbers in sample.asked]
    assert len(sizes) == 40
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (8, 2)


def test_entries_far_behind_do_not_run_but_four_always_may() -> None:
    sample = Worlds(dict.fromkeys(range(9), 0.0), 5)
    race({0: 100.0, 1: 90.0, 2: 45.0, 3: 41.0, 4: 41.0, 5: 39.0, 6: -80.0}, sample, Limits(4))
    assert sorted(sample.asked[0]) == [0, 1, 2, 3, 4]
    race({0: 100.0, 1: -90.0, 2: -45.0}, sample, Limits(4))
    assert sorted(sample.asked[4]) == [0, 1, 2]


def test_a_race_ends_early_when_all_is_clear_or_when_it_is_told_to() -> None:
    clear = Worlds({1: 100.0, 2: 0.0}, 5)
    race({1: 0.0, 2: 0.0}, clear, Limits(400))
    assert len(clear.asked) == 100
    stopped = Worlds({1: 0.0, 2: 0.0}, 5)
    answer = race({1: 0.0, 2: 9.0}, stopped, Limits(400, None, lambda: True))
    assert not stopped.asked
    assert answer[0].number == 2


def test_seconds_are_kept_to() -> None:
    sample = Worlds({1: 0.0, 2: 0.0}, 500)
    race({1: 0.0, 2: 0.0}, sample, Limits(None, 0.05))
    assert sample.asked


def test_one_entry_needs_no_race_and_none_is_refused() -> None:
    sample = Worlds({1: 0.0}, 5)
    assert [runner.number for runner in race({1: 3.0}, sample, Limits(10))] == [1]
    assert not sample.asked
    with pytest.raises(ValueError, match="has entries"):
        race({}, sample, Limits(10))
    with pytest.raises(ValueError, match="worlds or seconds"):
        race({1: 0.0}, sample, Limits())
