"""`bezique arena`: a contest of two players with its progress and its figures, and the report on files of contests."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import isfinite
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from bezique.cli.rules import RulesText, rules_of
from bezique.lab.arena import Tell, compete, read_file
from bezique.lab.executors import PROCESSES, check_executor, executor_of
from bezique.lab.exploiting import EXPLOITERS, exploit_lines
from bezique.lab.pairs import Contest, duplicate_rules, evaluator_for
from bezique.lab.players import check_player, peeks
from bezique.lab.plots import check_plots, plot
from bezique.lab.report import contest_lines, is_even
from bezique.lab.statistics import Running, Sprt
from bezique.lab.tables import Played, table_lines
from bezique.lab.tournament import everybody, files_in, play_all

PAIRS = 1000
"""The pairs of a contest that has neither a number of them nor a sequential test."""

AHEAD = 8
"""The pairs that wait for each process."""

QUICK, SLOW = 0.2, 60.0
"""Seconds between two words on the progress: on a terminal, and elsewhere."""

LONGEST = 1e7
"""Seconds: an end that is farther off is not told."""

app = App(name="arena")
app.command(
    "bezique.cli.claims:play_claims",
    name="claims",
    help="Play the contests that bear out what is said of the players' strength.",
)

Pairs = Annotated[int | None, Parameter(help="How many pairs to play: 1000, or with --sprt at most so many.")]
PairSeed = Annotated[int, Parameter(help="Which pairs: those of a seed are the same on every machine.")]
Milliseconds = Annotated[float | None, Parameter(help="Milliseconds for each decision; without it no clock runs.")]
Jobs = Annotated[int, Parameter(help="How many processes play at once.")]
ExecutorText = Annotated[str, Parameter(help='What plays: "processes", "dask" on this machine, or "dask:ADDRESS".')]


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
    aa: bool = False
    executor: str = PROCESSES


@app.default
def command(
    *players: Annotated[str, Parameter(help="The player that is measured and the other; or more than two.")],
    rules: RulesText = "standard",
    pairs: Pairs = None,
    sprt: Annotated[str | None, Parameter(help="Two differences, LOW,HIGH: play until it is clear which.")] = None,
    plain: Annotated[bool, Parameter(help="Draw as the rules say, not from fixed rows of cards.", negative="")] = False,
    seed: PairSeed = 0,
    ms: Milliseconds = None,
    jobs: Jobs = 1,
    state: Annotated[
        Path | None, Parameter(help="Keep each pair in this file (a folder for more than two players), or go on there.")
    ] = None,
    luck: Annotated[bool, Parameter(help="Weigh the luck of the draws, and tell what is left without it.")] = True,
    aa: Annotated[
        bool, Parameter(help="Let one player play against itself: it must come out even.", negative="")
    ] = False,
    executor: ExecutorText = PROCESSES,
) -> int:
    """`bezique arena`."""
    return arena(players, Options(rules, pairs, sprt, plain, seed, ms, jobs, state, luck, aa, executor))


def arena(players: Sequence[str], options: Options) -> int:
    """Play a contest of two players and print what it came to; of more, everybody against everybody, and the table.

    Raises BadNotation, BadRules and BadRecord for players, rules and files that cannot be used, MissingExtra for
    packages that are not there, ValueError for what makes no sense, ChildProcessError when one of its processes was
    ended. After all of these, as after Ctrl-C, the pairs in the files are kept.
    """
    names = [*players, *players] if options.aa and len(players) == 1 else players
    if options.aa and len(set(names)) != 1:
        raise ValueError("--aa takes one player, who plays against itself")
    if len(names) < 2:
        raise ValueError("name at least two players, or one with --aa")
    if len(names) > 2:
        return _everybody(names, options)
    contest = _contest(names[0], names[1], options)
    progress = Progress(contest, _pairs(options))
    with executor_of(options.executor, options.jobs) as executor:
        played = compete(
            contest,
            pairs=_pairs(options),
            executor=executor,
            ahead=AHEAD * options.jobs,
            state=options.state,
            tell=progress.tell,
        )
    progress.end()
    print("\n".join(contest_lines(contest, played)))
    return 0 if is_even(contest, played) else 1


def _everybody(names: Sequence[str], options: Options) -> int:
    played = _play_all(everybody(names), options)
    for contest, pairs in played:
        print("\n".join([*contest_lines(contest, pairs), ""]))
    print("\n".join(table_lines(played)))
    return 0


@app.command(
    name="exploit", help="Let players that look for weaknesses play against one, and tell what each of them gains."
)
def exploit_command(
    player: Annotated[str, Parameter(help="The player whose weaknesses are looked for.")],
    /,
    *,
    response: Annotated[tuple[str, ...], Parameter(help="One more that plays against it, such as strong@FILE.")] = (),
    rules: RulesText = "standard",
    pairs: Pairs = None,
    seed: PairSeed = 0,
    ms: Milliseconds = None,
    jobs: Jobs = 1,
    state: Annotated[Path | None, Parameter(help="Keep the pairs in this folder, or go on with those in it.")] = None,
    executor: ExecutorText = PROCESSES,
) -> int:
    """`bezique arena exploit`."""
    options = Options(rules, pairs, seed=seed, milliseconds=ms, jobs=jobs, state=state, executor=executor)
    return exploit(player, response, options)


def exploit(target: str, responses: Sequence[str], options: Options) -> int:
    """Let those who look for weaknesses play against a player, and print what each of them gains.

    Raises what `arena` raises.
    """
    played = _play_all([(name, target) for name in (*EXPLOITERS, *responses) if name != target], options)
    print(f"Against {target}, rules {played[0][0].rules}, seed {options.seed}")
    print()
    print("\n".join(exploit_lines(played)))
    return 0


def _play_all(pairings: Sequence[tuple[str, str]], options: Options) -> list[Played]:
    contests = [_contest(a, b, options) for a, b in pairings]
    showing: list[Progress] = []

    def begin(contest: Contest, number: int, count: int) -> Tell:
        for last in showing[-1:]:
            last.end()
        showing.append(Progress(contest, _pairs(options), f"{number} of {count}, {contest.a} - {contest.b}: "))
        return showing[-1].tell

    with executor_of(options.executor, options.jobs) as executor:
        played = play_all(
            contests,
            pairs=_pairs(options),
            begin=begin,
            executor=executor,
            ahead=AHEAD * options.jobs,
            folder=options.state,
        )
    showing[-1].end()
    return played


@app.command(
    name="report", help="Tell the figures of contests that were kept, and put several into one table with ratings."
)
def report_command(
    *files: Annotated[Path, Parameter(help="Files kept with --state, or folders of them.")],
    plot: Annotated[Path | None, Parameter(help="Draw it too, into this file: .svg, .png or .pdf.")] = None,
) -> int:
    """`bezique arena report`."""
    return report(files, plot)


def report(files: Sequence[Path], picture: Path | None = None) -> int:
    """Print the figures of each file, and for more than one the table of all; a folder stands for the files in it.

    With `picture` they are drawn into that file too. Raises OSError, ValueError for no files, BadRecord for files that
    hold no contest or the same pairs, and MissingExtra where nothing can be drawn.
    """
    if picture is not None:
        check_plots()
    contests = [read_file(path) for place in files for path in files_in(place)]
    if not contests:
        raise ValueError("name at least one file that was kept with --state, or a folder with such files")
    for contest, played in contests:
        print("\n".join([*contest_lines(contest, played), ""]))
    if len(contests) > 1:
        print("\n".join(table_lines(contests)))
    if picture is not None:
        plot(contests, picture)
    return 0


def _pairs(options: Options) -> int | None:
    return PAIRS if options.pairs is None and options.sprt is None else options.pairs


def _contest(a: str, b: str, options: Options) -> Contest:
    _check(options)
    for name in (a, b):
        check_player(name)
    seconds = None if options.milliseconds is None else options.milliseconds / 1000
    sprt = None if options.sprt is None else _sprt(options.sprt)
    rules = duplicate_rules(rules_of(options.rules), plain=options.plain)
    contest = Contest(a, b, rules, options.seed, seconds, sprt)
    weighed = options.luck and not peeks(a) and not peeks(b)
    return replace(contest, evaluator=evaluator_for(contest.rules_meant)) if weighed else contest


def _check(options: Options) -> None:
    if options.pairs is not None and options.pairs < 1:
        raise ValueError(f"--pairs is at least 1, not {options.pairs}")
    if options.seed < 0:
        raise ValueError(f"--seed is 0 or more, not {options.seed}")
    if options.milliseconds is not None and not 0 < options.milliseconds < 1e9:
        raise ValueError(f"--ms is more than 0, not {options.milliseconds}")
    if not 1 <= options.jobs <= 1024:
        raise ValueError(f"--jobs is from 1 to 1024, not {options.jobs}")
    check_executor(options.executor)


def _sprt(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise ValueError(f"--sprt takes two numbers of points a deal, such as 0,2.5, not {text[:60]}") from None
    Sprt(low, high)
    return low, high


class Progress:
    """How far a contest is, on stderr: one line that is written over on a terminal, a line a minute elsewhere."""

    def __init__(self, contest: Contest, pairs: int | None, title: str = "") -> None:
        self.title = title
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
        return f"{self.title}pair {seen.count}{goal}: {seen.estimate}{ratio}{_end(rest)}"

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
