"""`bezique arena`: a contest of two players with its progress and its figures, and the report on files of contests."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import isfinite
from pathlib import Path
from threading import Thread

from bezique.bots.player import check_player
from bezique.cli.rules import rules_of
from bezique.lab.arena import compete, read_file
from bezique.lab.pairs import Contest, duplicate_rules, evaluator_for
from bezique.lab.report import contest_lines
from bezique.lab.statistics import Running, Sprt
from bezique.lab.tables import table_lines

PAIRS = 1000
"""The pairs of a contest that has neither a number of them nor a sequential test."""

AHEAD = 8
"""The pairs that wait for each process."""

QUICK, SLOW = 0.2, 60.0
"""Seconds between two words on the progress: on a terminal, and elsewhere."""

LONGEST = 1e7
"""Seconds: an end that is farther off is not told."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for."""

    rules: str = "standard"
    pairs: int | None = None
    sprt: str | None = None
    plain: bool = False
    seed: int = 0
    milliseconds: float | None = None
    jobs: int = 1
    state: Path | None = None
    luck: bool = True


def arena(a: str, b: str, options: Options) -> int:
    """Play a contest and print what it came to.

    Raises BadNotation, BadRules and BadRecord for players, rules and files that cannot be used, and ValueError for
    numbers that make no sense, ChildProcessError when one of its processes was ended. After all of these, as after
    Ctrl-C, the pairs in the file are kept.
    """
    contest = _contest(a, b, options)
    pairs = PAIRS if options.pairs is None and contest.sprt is None else options.pairs
    progress = Progress(contest, pairs)
    ahead = AHEAD * options.jobs
    try:
        with _executor(options.jobs) as executor:
            played = compete(
                contest, pairs=pairs, executor=executor, ahead=ahead, state=options.state, tell=progress.tell
            )
    except BrokenExecutor as fault:
        raise ChildProcessError("a process that played was ended from outside: pairs in a file are kept") from fault
    progress.end()
    print("\n".join(contest_lines(contest, played)))
    return 0


def report(files: Sequence[Path]) -> int:
    """Print the figures of each file, and for more than one the table of all.

    Raises OSError, ValueError for no files, and BadRecord for files that hold no contest or the same pairs.
    """
    if not files:
        raise ValueError("name at least one file that was kept with --state")
    contests = [read_file(path) for path in files]
    for contest, played in contests:
        print("\n".join([*contest_lines(contest, played), ""]))
    if len(contests) > 1:
        print("\n".join(table_lines(contests)))
    return 0


def _contest(a: str, b: str, options: Options) -> Contest:
    _check(options)
    for name in (a, b):
        check_player(name)
    seconds = None if options.milliseconds is None else options.milliseconds / 1000
    sprt = None if options.sprt is None else _sprt(options.sprt)
    rules = duplicate_rules(rules_of(options.rules), plain=options.plain)
    contest = Contest(a, b, rules, options.seed, seconds, sprt)
    return replace(contest, evaluator=evaluator_for(contest.rules_meant)) if options.luck else contest


def _check(options: Options) -> None:
    if options.pairs is not None and options.pairs < 1:
        raise ValueError(f"--pairs is at least 1, not {options.pairs}")
    if options.seed < 0:
        raise ValueError(f"--seed is 0 or more, not {options.seed}")
    if options.milliseconds is not None and not 0 < options.milliseconds < 1e9:
        raise ValueError(f"--ms is more than 0, not {options.milliseconds}")
    if not 1 <= options.jobs <= 1024:
        raise ValueError(f"--jobs is from 1 to 1024, not {options.jobs}")


def _sprt(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ValueError(f"--sprt takes two numbers of points a deal, such as 0,2.5, not {text[:60]}") from None
    Sprt(low, high)
    return low, high


@contextmanager
def _executor(jobs: int) -> Iterator[Executor | None]:
    """A pool of that many processes; none for one job, which is done here."""
    if jobs == 1:
        yield None
        return
    # Begun anew rather than forked: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin_worker)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Leave Ctrl-C to the process that gives out the pairs, but do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Progress:
    """How far a contest is, on stderr: one line that is written over on a terminal, a line a minute elsewhere."""

    def __init__(self, contest: Contest, pairs: int | None) -> None:
        self.test = None if contest.sprt is None else Sprt(*contest.sprt)
        self.pairs = pairs
        self.terminal = sys.stderr.isatty()
        self.began = self.told = time.monotonic()
        self.old: int | None = None  # the pairs that were there before, known with the first that was played

    def tell(self, seen: Running) -> None:
        """Say something if the last word is long enough ago."""
        now = time.monotonic()
        if self.old is None:
            self.old = seen.count - 1
        if now - self.told >= (QUICK if self.terminal else SLOW):
            self.told = now
            line = self.line(seen, now - self.began)
            print(f"\r\x1b[K{line}" if self.terminal else line, end="" if self.terminal else "\n", file=sys.stderr)
            sys.stderr.flush()

    def line(self, seen: Running, spent: float) -> str:
        """Pairs, mean difference, and when it will be over."""
        needed = self.needed(seen)
        goal = f" of {'about ' if self.test else ''}{needed:.0f}" if isfinite(needed) else ""
        ratio = f", ratio {self.test.ratio(seen):+.2f}" if self.test else ""
        rest = spent / max(1, seen.count - (self.old or 0)) * (needed - seen.count)
        return f"pair {seen.count}{goal}: {seen.estimate}{ratio}{_end(rest)}"

    def needed(self, seen: Running) -> float:
        """The number of pairs in all, as far as one can tell."""
        most = float("inf") if self.pairs is None else self.pairs
        return min(most, self.test.pairs_needed(seen)) if self.test else most

    def end(self) -> None:
        """Leave the line clean."""
        if self.terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _end(rest: float) -> str:
    """When so many seconds will have gone by; nothing where that is not in sight."""
    if rest > LONGEST:
        return ""
    return f", ends about {datetime.now().astimezone() + timedelta(seconds=rest):%d %b %H:%M:%S}"
