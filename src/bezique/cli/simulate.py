"""`bezique simulate`: random play of many deals in the core, and its figures.

The threads take chunks of deals from one counter. Whoever stops the run lets the chunks at work be finished, so the
deals played are always the first ones of the seed, and the figures are those of a shorter run.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from threading import Lock
from typing import Annotated

from cyclopts import Parameter

import bezique
from bezique.cli.rules import RulesText, rules_of
from bezique.game.random_play import RandomPlay
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.seats import Seat
from bezique.words import combination_name

CHUNK_COMPILED, CHUNK_INTERPRETED = 20_000, 20
"""Deals that a thread plays at a time: a small part of a second."""

TICK = 0.1
"""Seconds between two looks at how far the threads are."""


def simulate(
    rules: RulesText = "standard",
    /,
    *,
    deals: Annotated[int, Parameter(help="How many deals to play.")] = 10_000,
    seed: Annotated[int, Parameter(help="Which deals: those of a seed are the same on every machine.")] = 0,
    threads: Annotated[int, Parameter(help="How many threads play at once.")] = 1,
) -> int:
    """Play and print; the exit status is 130 when Ctrl-C stopped it.

    Raises BadRules, and ValueError for numbers that make no sense.
    """
    chosen = rules_of(rules)
    _check(deals, seed, threads)
    run = Run(chosen, deals, seed, threads)
    with _progress(deals) as tell:
        stopped = run.play(tell)
    print("\n".join(report(run)))
    if stopped:
        print(f"stopped: {run.played} of {deals} deals were played", file=sys.stderr)
    return 130 if stopped else 0


def _check(deals: int, seed: int, threads: int) -> None:
    if deals < 1:
        raise ValueError(f"--deals is at least 1, not {deals}")
    if not 0 <= seed < 2**64:
        raise ValueError(f"--seed is from 0 to 2**64 - 1, not {seed}")
    if not 1 <= threads <= 1024:
        raise ValueError(f"--threads is from 1 to 1024, not {threads}")


class Run:
    """One simulation: deals 0 to `deals` - 1 of a seed, divided among threads."""

    def __init__(self, rules: Rules, deals: int, seed: int, threads: int) -> None:
        self.rules, self.deals, self.seed = rules, deals, seed
        self.players = [RandomPlay(rules) for _ in range(threads)]
        self.seconds = 0.0
        self._next = 0
        self._lock = Lock()
        self._stopping = False

    @property
    def played(self) -> int:
        """The number of deals finished."""
        return sum(player.deals for player in self.players)

    @property
    def checksum(self) -> int:
        """A number that tells two runs apart unless all their deals were the same."""
        return sum(player.checksum for player in self.players) % 2**64

    def play(self, tell: Callable[[int], None]) -> bool:
        """Play, telling now and then how many deals are done; True when it was stopped by Ctrl-C."""
        began = time.perf_counter()
        with ThreadPoolExecutor(len(self.players)) as pool:
            working = [pool.submit(self._work, player) for player in self.players]
            try:
                self._watch(working, tell)
            except KeyboardInterrupt:
                self._stopping = True
        self.seconds = time.perf_counter() - began
        for worker in working:
            worker.result()
        tell(self.played)
        return self._stopping

    def _watch(self, working: list[Future[None]], tell: Callable[[int], None]) -> None:
        while wait(working, TICK).not_done:
            tell(self._next)

    def _work(self, player: RandomPlay) -> None:
        for first, last in iter(self._chunk, (0, 0)):
            player.play(self.seed, first, last)

    def _chunk(self) -> tuple[int, int]:
        """The next deals to play; none (0, 0) at the end."""
        size = CHUNK_COMPILED if bezique.COMPILED else CHUNK_INTERPRETED
        with self._lock:
            if self._stopping or self._next == self.deals:
                return 0, 0
            first, self._next = self._next, min(self._next + size, self.deals)
            return first, self._next


@contextmanager
def _progress(deals: int) -> Iterator[Callable[[int], None]]:
    """What shows how far a run is: a bar on stderr where that is a terminal, else nothing."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda _: None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("deals", total=deals)
        yield lambda done: bar.update(task, completed=done)


@dataclass(frozen=True, slots=True)
class Spread:
    """The mean of some scores and their standard deviation, in points."""

    mean: float
    deviation: float

    @classmethod
    def of(cls, count: int, total: float, squares: float) -> Spread:
        """From the number of scores, their sum and the sum of their squares."""
        mean = total / count if count else 0.0
        return cls(mean, sqrt(max(0.0, squares / count - mean * mean)) if count else 0.0)


def spread(run: Run, seat: int) -> Spread:
    """Mean and spread of the scores of a seat."""
    total = sum(player.total[seat] for player in run.players)
    squares = sum(player.squares[seat] for player in run.players)
    return Spread.of(run.played, total, squares)


def scored(run: Run) -> dict[Combination, int]:
    """How often each combination was scored; those that never were are left out."""
    counts = {item: sum(player.scored[item] for player in run.players) for item in Combination}
    return {item: count for item, count in counts.items() if count}


def report(run: Run) -> Iterator[str]:
    """The figures, one fact a line."""
    decisions = sum(player.decisions for player in run.players)
    forced = sum(player.forced for player in run.players)
    form = "compiled" if bezique.COMPILED else "interpreted"
    threads = f"{len(run.players)} thread{'s' if len(run.players) > 1 else ''}"
    yield f"rules: {run.rules.name}"
    yield f"deals: {run.played} of seed {run.seed}, {threads}, {form}"
    yield f"time: {run.seconds:.2f} s"
    yield f"deals a second: {_rate(run.played, run.seconds)}"
    yield f"decisions a second: {_rate(decisions, run.seconds)} (menus with at least two entries)"
    yield f"decisions a deal: {decisions / max(1, run.played):.1f}"
    yield f"menus with one entry: {100 * forced / max(1, decisions + forced):.1f} percent"
    for seat in Seat:
        points = spread(run, seat)
        yield f"score of {seat}: mean {points.mean:.2f}, standard deviation {points.deviation:.2f}"
    yield "scored:"
    for item, count in scored(run).items():
        yield f"  {combination_name(str(item))}: {count}, {count / run.played:.4f} a deal"
    yield f"checksum: {run.checksum:016x}"


def _rate(number: int, seconds: float) -> str:
    return f"{number / max(seconds, 1e-9):,.0f}"
