"""Playing a contest: many pairs, on many processes, kept in a file from which it is taken up again.

Pairs are played in any order and taken in the order of their numbers, so nothing depends on who was quicker. A file
holds the contest in its first line and one pair in each of the others, as JSON; it is the result as well.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import asdict, astuple
from itertools import count, islice
from pathlib import Path
from typing import Any, BinaryIO, Self

import bezique
from bezique.errors import BadRecord
from bezique.game.match import DealResult
from bezique.lab.adjusting import Adjuster
from bezique.lab.pairs import Clock, Contest, Fault, PairResult, play_pair
from bezique.lab.statistics import Running, Sprt
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat

FORMAT, VERSION = "bezique arena", 1
"""What the first line of a file says it is."""

AHEAD = 16
"""The pairs that an executor is given before the first of them is asked for."""

Tell = Callable[[Running], None]
"""What is told of each pair that was played: the differences up to and with it, less luck, those of the file too."""


def compete(
    contest: Contest,
    *,
    pairs: int | None,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    state: Path | None = None,
    tell: Tell | None = None,
) -> list[PairResult]:
    """Play pairs 0, 1, ... until there are `pairs` of them or the sequential test of the contest decides.

    `executor` plays them, `ahead` at a time; None plays them here. With `state` each pair is written to that file as
    soon as it and those before it are played, and the pairs that the file holds already are not played again.
    Raises BadRecord where the file holds something else, and ValueError for a contest without an end.
    """
    if pairs is None and contest.sprt is None:
        raise ValueError("a contest needs a number of pairs or a sequential test")
    taken: list[PairResult] = []
    seen, adjuster = Running(), Adjuster()
    with _Book(state, contest) as book:
        for result in islice(book.results(executor, pairs, ahead), pairs):
            taken.append(result)
            seen.add(adjuster.less_luck(result.difference, result.luck))
            if tell is not None and len(taken) > len(book.old):
                tell(seen)
            if contest.sprt is not None and Sprt(*contest.sprt).verdict(seen) is not None:
                break
    return taken


def played(contest: Contest, numbers: Iterator[int], executor: Executor | None, ahead: int) -> Iterator[PairResult]:
    """The results of these pairs in order, played by the executor or here."""
    if executor is None:
        yield from (play_pair(contest, number) for number in numbers)
        return
    waiting: deque[Future[PairResult]] = deque()
    try:
        while True:
            for number in islice(numbers, max(1, ahead) - len(waiting)):
                waiting.append(executor.submit(play_pair, contest, number))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


class _Book:
    """The pairs of a contest: those in its file, and those that are played and written to it."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.contest = contest
        self.path = path
        self.old: Sequence[PairResult] = ()
        self.file: BinaryIO | None = None
        self.size = 0

    def __enter__(self) -> Self:
        if self.path is None:
            return self
        if self.path.exists() and _cut_to_whole_lines(self.path):
            found, self.old = read_file(self.path)
            if found != self.contest:
                raise BadRecord(f"{self.path} holds another contest: {_difference(found, self.contest)}")
        self.file = self.path.open("ab")
        self.size = self.file.tell()
        if self.size == 0:
            self.write(_head(self.contest))
        return self

    def __exit__(self, *stopped: object) -> None:
        if self.file is not None:
            self.file.close()

    def results(self, executor: Executor | None, pairs: int | None, ahead: int) -> Iterator[PairResult]:
        """The old pairs, then new ones, each written before it is given."""
        yield from self.old
        numbers = count(len(self.old)) if pairs is None else iter(range(len(self.old), pairs))
        for result in played(self.contest, numbers, executor, ahead):
            self.write(_line(result))
            yield result

    def write(self, entry: dict[str, Any]) -> None:
        """Add a line; raises BadRecord where another program has added one."""
        if self.file is None:
            return
        if os.fstat(self.file.fileno()).st_size != self.size:
            raise BadRecord(f"{self.path} is written by somebody else at the same time")
        self.size += self.file.write(json.dumps(entry, separators=(",", ":")).encode("ascii") + b"\n")
        self.file.flush()


def read_file(path: Path) -> tuple[Contest, list[PairResult]]:
    """The contest and the pairs of a file; a last line that was cut short does not count.

    Raises OSError where it cannot be read, and BadRecord, with the line, where it is no such file.
    """
    contest: Contest | None = None
    results: list[PairResult] = []
    for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(keepends=True), start=1):
        if not line.endswith("\n"):
            break
        try:
            entry = json.loads(line)
            if contest is None:
                contest = _contest(entry)
            else:
                results.append(_result(entry, len(results)))
        except json.JSONDecodeError:
            raise BadRecord(f"{path} is not a file of the arena: this line is no JSON", line=number) from None
        except (ValueError, TypeError, LookupError, AttributeError) as fault:
            raise BadRecord(f"{path} is not a file of the arena: {fault}", line=number) from None
    if contest is None:
        raise BadRecord(f"{path} is empty: a file of the arena is made by `bezique arena ... --state FILE`", line=1)
    return contest, results


def _cut_to_whole_lines(path: Path) -> int:
    """Take off what a fall left unfinished; the bytes that stay."""
    with path.open("r+b") as file:
        whole = file.read().rfind(b"\n") + 1
        file.truncate(whole)
        os.fsync(file.fileno())
    return whole


def _difference(found: Contest, wanted: Contest) -> str:
    mine, yours = asdict(found), asdict(wanted)
    return ", ".join(f"{key} {mine[key]} instead of {yours[key]}" for key in mine if mine[key] != yours[key])


# --- lines -------------------------------------------------------------------------------------------------------


def _head(contest: Contest) -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, "program": bezique.__version__, **asdict(contest)}


def _contest(entry: dict[str, Any]) -> Contest:
    if (entry["format"], entry["version"]) != (FORMAT, VERSION):
        raise ValueError(f'the first line says "{entry["format"]}", version {entry["version"]}')
    a, b, chosen = (str(entry[key]) for key in ("a", "b", "rules"))
    sprt = None if entry["sprt"] is None else (float(entry["sprt"][0]), float(entry["sprt"][1]))
    seconds = None if entry["seconds"] is None else float(entry["seconds"])
    evaluator = entry.get("evaluator")
    contest = Contest(a, b, chosen, int(entry["seed"]), seconds, sprt, None if evaluator is None else str(evaluator))
    rules(contest.rules, duplicate=True)
    return contest


def _line(result: PairResult) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "pair": result.number,
        "deals": [_deal_entry(deal) for deal in result.deals],
        "clocks": [[clock.decisions, clock.seconds, clock.longest] for clock in result.clocks],
    }
    if result.luck is not None:
        entry["luck"] = result.luck
    return entry | ({"faults": [astuple(fault) for fault in result.faults]} if result.faults else {})


def _result(entry: dict[str, Any], number: int) -> PairResult:
    if entry["pair"] != number:
        raise ValueError(f"pair {number} should be here, not {entry['pair']}")
    first, second = (_deal(values, dealer) for dealer, values in zip(Seat, entry["deals"], strict=True))
    faults = tuple(Fault(Seat(player), *rest) for player, *rest in entry.get("faults", ()))
    luck = None if entry.get("luck") is None else float(entry["luck"])
    clocks = PerSeat(tuple(Clock(*clock) for clock in entry["clocks"]))
    return PairResult(number, (first, second), faults, clocks, luck)


def _deal_entry(deal: DealResult) -> dict[str, Any]:
    entry = {"scores": tuple(deal.scores), "brisques": tuple(deal.brisques), "last": deal.last_trick}
    return entry | ({"counted": tuple(deal.brisque_points)} if any(deal.brisque_points) else {})


def _deal(entry: dict[str, Any], dealer: Seat) -> DealResult:
    last = entry["last"]
    return DealResult(
        dealer,
        _two(entry["scores"]),
        _two(entry["brisques"]),
        None if last is None else Seat(last),
        brisque_points=_two(entry.get("counted", (0, 0))),
    )


def _two(values: Sequence[int]) -> PerSeat[int]:
    south, north = (int(value) for value in values)
    return PerSeat((south, north))
