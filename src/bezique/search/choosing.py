"""Choosing by rollouts: the entries of a menu run a race in common worlds, and the worse half drops out each round.

At the end the rollouts are weighed with what the evaluator thought at a glance, each by its uncertainty, so that a
few worlds do not overrule it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

SPREAD = 60.0
"""Entries further than this behind the best at a glance, in points, do not run."""

FEW = 4
"""As few entries as this all run."""

ROUNDS = 4

PRIOR_SD = 8.0
"""How far wrong the evaluator's comparison of two entries is taken to be at a glance, in points."""

LEAST_ERROR = 0.1
"""No comparison is trusted further than this, in points."""

SURE = 3.0
"""An entry this many standard errors behind the best drops out at once."""

Sample = Callable[[Sequence[int]], Sequence[float]]
"""What each of some entries brings, by number, all in one new world."""


@dataclass(slots=True)
class Runner:
    """An entry of the menu in the race: what it was thought worth at a glance, and what each world made of it."""

    number: int
    prior: float
    results: list[float] = field(default_factory=list)
    value: float = 0.0


@dataclass(frozen=True, slots=True)
class Limits:
    """When a race ends: after so many worlds or seconds, or when `stopped` says so, whichever comes first."""

    worlds: int | None = None
    seconds: float | None = None
    stopped: Callable[[], bool] = field(default=lambda: False, compare=False)


def race(priors: Mapping[int, float], sample: Sample, limits: Limits) -> list[Runner]:
    """Run a race among entries and return them, the best first, with their values in points.

    Raises ValueError where there are no entries, or limits that end nothing.
    """
    if not priors or (limits.worlds is None and limits.seconds is None):
        raise ValueError("a race has entries, and a number of worlds or seconds")
    clock = _Clock(limits)
    runners = _field(priors)
    alive = runners
    for number in range(ROUNDS):
        while len(alive) > 1 and clock.goes_on(number):
            for runner, value in zip(alive, sample([runner.number for runner in alive]), strict=True):
                runner.results.append(value)
        _weigh(alive)
        alive = _best(alive, max(2, (len(alive) + 1) // 2))
    return sorted(runners, key=lambda runner: (runner in alive, runner.value), reverse=True)


class _Clock:
    """Shares worlds and seconds evenly among the rounds."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.began = perf_counter()
        self.worlds = 0

    def goes_on(self, number: int) -> bool:
        """Whether there is another world in round `number`; counts it."""
        share = (number + 1) / ROUNDS
        if self.limits.worlds is not None and self.worlds >= self.limits.worlds * share:
            return False
        if self.limits.seconds is not None and perf_counter() - self.began >= self.limits.seconds * share:
            return False
        self.worlds += 1
        return not self.limits.stopped()


def _field(priors: Mapping[int, float]) -> list[Runner]:
    """Those that run, the best at a glance first."""
    runners = sorted((Runner(*entry) for entry in priors.items()), key=lambda runner: runner.prior, reverse=True)
    return [runner for i, runner in enumerate(runners) if i < FEW or runner.prior > runners[0].prior - SPREAD]


def _weigh(alive: Sequence[Runner]) -> None:
    """Set the values: the mean of the field, and for each its own difference from it, glance and rollouts weighed."""
    worlds = len(alive[0].results)
    priors = sum(runner.prior for runner in alive) / len(alive)
    middles = [sum(runner.results[i] for runner in alive) / len(alive) for i in range(worlds)]
    level = sum(middles) / worlds if worlds else priors
    for runner in alive:
        ahead, error = _mean_and_error([own - middle for own, middle in zip(runner.results, middles, strict=True)])
        trust = 1 / max(error, LEAST_ERROR) ** 2 if worlds > 1 else 0.0
        glance = 1 / PRIOR_SD**2
        runner.value = level + (trust * ahead + glance * (runner.prior - priors)) / (trust + glance)


def _best(alive: Sequence[Runner], count: int) -> list[Runner]:
    """The best `count` by value, without those that are surely behind the first."""
    order = sorted(alive, key=lambda runner: runner.value, reverse=True)
    return [order[0], *(runner for runner in order[1:count] if not _surely_behind(runner, order[0]))]


def _surely_behind(runner: Runner, first: Runner) -> bool:
    mean, error = _mean_and_error([a - b for a, b in zip(first.results, runner.results, strict=True)])
    return error > 0 and mean > SURE * error


def _mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, 0 where it cannot be told."""
    count = len(numbers)
    if count < 2:
        return (numbers[0] if numbers else 0.0), 0.0
    mean = sum(numbers) / count
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
