"""How things are measured: CPU time, the best of several rounds, the contenders taking turns."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Counts = Mapping[str, float]
"""How much of each unit was done: {"decisions": 6700, "deals": 100}. The first unit is the one that is compared."""

Work = Callable[[], Counts]
"""Does something for a while and tells how much; called again and again."""

Contender = Callable[[], "Sample"]

SPIN = """
import sys, time
wall, spent = time.perf_counter(), time.process_time()
while time.process_time() - spent < float(sys.argv[1]):
    pass
print((time.perf_counter() - wall) / (time.process_time() - spent))
"""
CALM = 1.05
"""A program that has a core to itself takes at most this many seconds for a second of CPU time."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Work done in some seconds of CPU time."""

    seconds: float
    counts: Counts

    def rate(self, unit: str | None = None) -> float:
        """How many of a unit a second, of the first unit where none is named."""
        return self.counts[unit or next(iter(self.counts))] / self.seconds


def sample(work: Work, seconds: float) -> Sample:
    """Repeat `work`, which tells how much it did, for at least some seconds of CPU time."""
    total: dict[str, float] = {}
    spent, began = 0.0, time.process_time()
    while spent < seconds:
        for unit, count in work().items():
            total[unit] = total.get(unit, 0) + count
        spent = time.process_time() - began
    return Sample(spent, total)


def race(contenders: Mapping[str, Contender], rounds: int, tell: Callable[[str], None]) -> dict[str, Sample]:
    """The best sample of each: every round asks all of them in turn, so that a busy minute is shared."""
    best: dict[str, Sample] = {}
    for number in range(rounds):
        for name, contender in contenders.items():
            tell(f"round {number + 1} of {rounds}: {name}")
            found = contender()
            if name not in best or found.rate() > best[name].rate():
                best[name] = found
    return best


def load() -> str:
    """The load of the machine: its averages over 1, 5 and 15 minutes where the system tells them, and its cores."""
    averages = " ".join(f"{value:.2f}" for value in os.getloadavg()) if hasattr(os, "getloadavg") else "not known"
    return f"load {averages} on {cores()} core{'s' if cores() > 1 else ''}"


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crowding(processes: int, seconds: float) -> float:
    """Seconds that pass for a second of CPU time, for the slowest of some bare loops side by side: 1 if all is free."""
    command = [sys.executable, "-c", SPIN, str(seconds)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
    return max(float(process.communicate()[0]) for process in running)


def speed_up(one: Callable[[], object], two: Callable[[], object], rounds: int) -> float | str:
    """How much more two threads do than one in the same time: `two` is twice the work of `one`.

    Only rounds that found two cores free before and after count; the answer is words where there was none.
    """
    if cores() < 2:
        return "not measurable: one core"
    busy, times = [crowding(2, 0.3)], []
    for _ in range(rounds):
        found = wall_time(one), wall_time(two)
        busy.append(crowding(2, 0.3))
        if max(busy[-2:]) <= CALM:
            times.append(found)
    if not times:
        median = statistics.median(busy)
        return f"not measurable: machine busy (two bare loops took {median:.2f} times their CPU time; {load()})"
    return 2 * min(first for first, _ in times) / min(second for _, second in times)


def wall_time(work: Callable[[], object]) -> float:
    """The seconds that pass while something is done."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
