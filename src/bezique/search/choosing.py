"""Choosing by rollouts: the entries of a menu run a race in common worlds, and the worse half drops out each round.

At the end the rollouts are weighed with what the evaluator thought at a glance, each by its uncertainty, so that a
few worlds do not overrule it. Where all the worlds there are can be looked at, nobody drops out before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt

from bezique.search.clock import now
from bezique.search.looking_ahead import NEVER
from bezique.search.tally import Tally

SPREAD = 60.0
"""Entries further than this behind the best at a glance, in points, do not run."""

FEW = 4
"""As few entries as this all run."""

ROUNDS = 4

STEP = 64
"""After so many worlds it is seen who is surely behind."""

PRIOR_SD = 8.0
"""How far wrong the evaluator's comparison of two entries is taken to be at a glance, in points."""

LEAST_ERROR = 0.1
"""No comparison is trusted further than this, in points."""

SURE = 3.0
"""An entry this many standard errors behind the best drops out at once."""

SAME = 16
"""An entry that comes to the same as the best in all of so many worlds is as good as it, and drops out."""

Sample = Callable[[Tally, Sequence[int], int, float], None]
"""Tries entries, by their places in the field, in so many worlds more, unless the clock comes to a time before."""


@dataclass(slots=True)
class Runner:
    """An entry of the menu in the race: what it was thought worth at a glance, and what it is thought worth now.

    `error` is the standard error of what the worlds say of it against the others that ran to the end, and `worlds` in
    how many it was tried. In its last round it was so far `behind` the best, give or take `unsure`.
    """

    number: int
    prior: float
    value: float = 0.0
    error: float = 0.0
    worlds: int = 0
    behind: float = 0.0
    unsure: float = 0.0


@dataclass(frozen=True, slots=True)
class Limits:
    """When a race ends: after so many worlds or seconds, or when `stopped` says so, whichever comes first.

    `whole` is the number of all worlds if there are so few that each is looked at, else 0.
    """

    worlds: int | None = None
    seconds: float | None = None
    stopped: Callable[[], bool] = field(default=lambda: False, compare=False)
    whole: int = 0


def contenders(priors: Mapping[int, float]) -> list[Runner]:
    """Those that run, the best at a glance first; raises ValueError where there are none."""
    if not priors:
        raise ValueError("a race has entries")
    runners = sorted((Runner(*entry) for entry in priors.items()), key=lambda runner: runner.prior, reverse=True)
    return [runner for i, runner in enumerate(runners) if i < FEW or runner.prior > runners[0].prior - SPREAD]


def race(runners: Sequence[Runner], sample: Sample, limits: Limits, began: float | None = None) -> list[Runner]:
    """Run a race and return the runners, the best first, with their values in points.

    The clock began at `began`, or begins now. Raises ValueError where there are limits that end nothing.
    """
    if limits.worlds is None and limits.seconds is None:
        raise ValueError("a race has a number of worlds or seconds")
    course = _Course(runners, sample, limits, now() if began is None else began)
    for number in range(ROUNDS):
        course.run((number + 1) / ROUNDS)
        course.weigh()
        if not limits.whole:
            course.drop(max(2, (len(course.alive) + 1) // 2))
    order = sorted(range(len(runners)), key=lambda place: (place in course.alive, -runners[place].behind), reverse=True)
    return [runners[place] for place in order]


class _Course:
    """A race while it is run; `alive` are the places of those who have not dropped out."""

    def __init__(self, runners: Sequence[Runner], sample: Sample, limits: Limits, began: float) -> None:
        self.runners = runners
        self.sample = sample
        self.limits = limits
        self.began = began
        self.tally = Tally()
        self.alive = list(range(len(runners)))
        self.tally.keep(self.alive)
        self.looked = 0

    def run(self, share: float) -> None:
        """Look at worlds until a share of the limits is used, or one runner is left."""
        until = NEVER if self.limits.seconds is None else self.began + share * self.limits.seconds
        worlds = self.limits.worlds if not self.limits.whole else self.limits.whole
        end = NEVER if worlds is None else worlds * share
        while len(self.alive) > 1 and self.looked < end and now() < until and not self.limits.stopped():
            count = min(STEP - self.looked % STEP, ceil(min(end - self.looked, STEP)))
            self.sample(self.tally, self.alive, count, until)
            self.looked += count
            if self.looked % STEP == 0 and not self.limits.whole:
                self.weigh()
                self.drop(len(self.alive))

    def weigh(self) -> None:
        """Set the values: the mean of the field and for each its difference from it, glance and rollouts weighed."""
        if len(self.alive) == 1 and self.tally.worlds:
            return
        tally, alive = self.tally, [self.runners[place] for place in self.alive]
        priors = sum(runner.prior for runner in alive) / len(alive)
        level = sum(map(tally.mean, self.alive)) / len(alive) if tally.worlds else priors
        for place, runner in zip(self.alive, alive, strict=True):
            ahead, runner.error = tally.apart(place) if tally.worlds else (0.0, 0.0)
            trust = 1 / max(runner.error, LEAST_ERROR) ** 2 if tally.worlds > 1 or tally.whole else 0.0
            glance = 1 / PRIOR_SD**2
            runner.value = level + (trust * ahead + glance * (runner.prior - priors)) / (trust + glance)
            runner.worlds = tally.worlds
        self.compare()

    def compare(self) -> None:
        """Set how far each is behind the best, and the standard error of that, glance and rollouts weighed."""
        first = max(self.alive, key=lambda place: self.runners[place].value)
        for place in self.alive:
            runner = self.runners[place]
            runner.behind = self.runners[first].value - runner.value
            error = self.tally.ahead(first, place)[1] if self.tally.worlds else 0.0
            trust = 1 / max(error, LEAST_ERROR) ** 2 if self.tally.worlds > 1 or self.tally.whole else 0.0
            runner.unsure = 0.0 if place == first else 1 / sqrt(trust + 1 / PRIOR_SD**2)

    def drop(self, count: int) -> None:
        """Keep the best `count` by value, without those that are surely behind the first or as good as it."""
        if self.tally.worlds < 2:
            return
        order = sorted(self.alive, key=lambda place: self.runners[place].value, reverse=True)
        self.alive = [order[0], *(place for place in order[1:count] if self.may_win(place, order[0]))]
        self.tally.keep(self.alive)

    def may_win(self, place: int, first: int) -> bool:
        """Whether it can still turn out better than the first: neither surely behind it nor always the same."""
        mean, error = self.tally.ahead(first, place)
        return mean <= SURE * error if error > 0 else mean != 0 or self.tally.worlds < SAME
