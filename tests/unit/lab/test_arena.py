"""Contests that any number of processes play alike, that are kept, cut off anywhere, and taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bezique.errors import BadRecord
from bezique.game.match import DealResult
from bezique.lab.arena import compete, played, read_file
from bezique.lab.pairs import A, B, Clock, Contest, Fault, PairResult
from bezique.lab.statistics import Running, Sprt
from bezique.seats import PerSeat, Seat

CONTEST = Contest("greedy", "random", "standard,draw_order=by_seat", seed=9)


def made_up(contest: Contest, number: int) -> PairResult:
    """A pair that was not played but could have been."""
    chance = Random(f"{contest.seed} {number}")
    deals = tuple(
        DealResult(
            dealer,
            PerSeat((chance.randrange(100, 500, 10), chance.randrange(0, 400, 10))),
            PerSeat((9, 7)),
            chance.choice([A, B, None]),
            brisque_points=chance.choice([PerSeat((90, 70)), PerSeat((0, 0))]),
        )
        for dealer in Seat
    )
    faults = (Fault(B, 1, number, 'failed: ValueError: "é"\n'),) if number % 3 == 0 else ()
    clocks = PerSeat((Clock(80, chance.random(), 0.25), Clock(75, 0.5, 0.125)))
    return PairResult(number, (deals[0], deals[1]), faults, clocks)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Pairs are made up, and their numbers noted."""
    numbers: list[int] = []

    def noted(contest: Contest, number: int) -> PairResult:
        numbers.append(number)
        return made_up(contest, number)

    monkeypatch.setattr("bezique.lab.arena.play_pair", noted)
    return numbers


# --- processes ---------------------------------------------------------------------------------------------------


def test_processes_threads_and_none_play_the_same() -> None:
    here = compete(CONTEST, pairs=6)
    with ThreadPoolExecutor(3) as threads:
        assert compete(CONTEST, pairs=6, executor=threads) == here
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert compete(CONTEST, pairs=6, executor=processes, ahead=4) == here
    assert [pair.number for pair in here] == list(range(6))
    assert compete(replace(CONTEST, seed=10), pairs=6) != here


class Backwards(Executor):
    """Does the last thing it was given first, when the first is asked for."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []
        self.most = 0

    def submit(self, work: Any, /, *args: Any, **others: Any) -> Future[Any]:
        future = Lazy(self, lambda: work(*args, **others))
        self.given.append(future)
        self.most = max(self.most, len(self.given))
        return future


class Lazy(Future[Any]):
    def __init__(self, owner: Backwards, work: Any) -> None:
        super().__init__()
        self.owner, self.work = owner, work

    def result(self, timeout: float | None = None) -> Any:
        for future in reversed(self.owner.given):
            assert isinstance(future, Lazy)
            future.set_result(future.work())
        self.owner.given.clear()
        return super().result(timeout)


def test_pairs_come_in_order_whoever_is_quicker(calls: list[int]) -> None:
    executor = Backwards()
    found = list(played(CONTEST, iter(range(7)), executor, 3))
    assert [pair.number for pair in found] == list(range(7))
    assert calls != sorted(calls)
    assert executor.most <= 3


class Busy(Executor):
    """Has done pair 0 and 1, and gets no farther."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, work: Any, /, *args: Any, **others: Any) -> Future[Any]:
        self.given.append(Future())
        if len(self.given) <= 2:
            self.given[-1].set_result(work(*args, **others))
        return self.given[-1]


def test_what_is_left_is_called_off(calls: list[int]) -> None:
    executor = Busy()
    results = played(CONTEST, count(), executor, 4)
    assert isinstance(results, Iterator)
    assert [next(results).number, next(results).number] == [0, 1]
    results.close()  # type: ignore[attr-defined]
    assert [future.cancelled() for future in executor.given] == [False, False, True, True, True]


# --- the sequential test -----------------------------------------------------------------------------------------


def test_a_sequential_test_stops_at_the_same_pair_everywhere(calls: list[int], tmp_path: Path) -> None:
    contest = replace(CONTEST, sprt=(0.0, 60.0))
    here = compete(contest, pairs=None)
    with ThreadPoolExecutor(3) as threads:
        assert compete(contest, pairs=None, executor=threads, state=tmp_path / "file") == here
    assert compete(contest, pairs=None, state=tmp_path / "file") == here
    differences = [pair.difference for pair in here]
    test = Sprt(0, 60)
    assert test.verdict(Running(differences)) is not None
    assert test.verdict(Running(differences[:-1])) is None or len(here) == test.least


def test_a_sequential_test_may_be_cut_short(calls: list[int]) -> None:
    assert len(compete(replace(CONTEST, sprt=(0.0, 1.0)), pairs=120)) == 120


def test_a_contest_has_an_end(calls: list[int]) -> None:
    with pytest.raises(ValueError, match="number of pairs"):
        compete(CONTEST, pairs=None)
    assert calls == []


# --- files -------------------------------------------------------------------------------------------------------


def test_a_file_gives_back_what_was_played(calls: list[int], tmp_path: Path) -> None:
    path = tmp_path / "file"
    contest = replace(CONTEST, seconds=0.05, sprt=(0.0, 2.5))
    found = compete(contest, pairs=5, state=path)
    assert read_file(path) == (contest, found)
    assert [pair.clocks for pair in read_file(path)[1]] == [pair.clocks for pair in found]


WHOLE = 6


@given(st.data())
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_that_is_cut_anywhere_is_taken_up(calls: list[int], tmp_path: Path, data: st.DataObject) -> None:
    whole, path = tmp_path / "whole", tmp_path / "cut"
    if not whole.exists():
        compete(CONTEST, pairs=WHOLE, state=whole)
    content = whole.read_bytes()
    cut = data.draw(st.integers(0, len(content)))
    path.write_bytes(content[:cut])
    calls.clear()
    assert compete(CONTEST, pairs=WHOLE, state=path) == read_file(whole)[1]
    kept = max(0, content[:cut].count(b"\n") - 1)
    assert calls == list(range(kept, WHOLE))
    assert path.read_bytes() == content


def test_each_pair_is_in_the_file_before_the_next_is_played(calls: list[int], tmp_path: Path) -> None:
    path = tmp_path / "file"
    lines: list[int] = []
    compete(CONTEST, pairs=4, state=path, tell=lambda _: lines.append(path.read_bytes().count(b"\n")))
    assert lines == [2, 3, 4, 5]


def test_what_is_told_counts_the_old_pairs_but_is_not_told_of_them(calls: list[int], tmp_path: Path) -> None:
    told: list[tuple[int, float]] = []
    first = compete(CONTEST, pairs=3, state=tmp_path / "file")
    compete(CONTEST, pairs=4, state=tmp_path / "file", tell=lambda seen: told.append((seen.count, seen.mean)))
    expected = Running([pair.difference for pair in [*first, made_up(CONTEST, 3)]])
    assert told == [(4, pytest.approx(expected.mean))]


def test_fewer_pairs_than_are_there_are_given_without_playing(calls: list[int], tmp_path: Path) -> None:
    compete(CONTEST, pairs=5, state=tmp_path / "file")
    calls.clear()
    assert [pair.number for pair in compete(CONTEST, pairs=2, state=tmp_path / "file")] == [0, 1]
    assert calls == []
    assert len(read_file(tmp_path / "file")[1]) == 5


@pytest.mark.parametrize(
    "change", [{"a": "random"}, {"rules": "rubicon"}, {"seed": 1}, {"seconds": 1.0}, {"sprt": (0.0, 1.0)}]
)
def test_another_contest_is_not_mixed_in(change: dict[str, Any], calls: list[int], tmp_path: Path) -> None:
    path = tmp_path / "file"
    compete(CONTEST, pairs=2, state=path)
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=f"another contest: {next(iter(change))} "):
        compete(replace(CONTEST, **change), pairs=4, state=path)
    assert path.read_bytes() == before


def test_two_programs_do_not_write_in_one_file(calls: list[int], tmp_path: Path) -> None:
    path = tmp_path / "file"

    def meddle(seen: Running) -> None:
        if seen.count == 2:
            compete(CONTEST, pairs=3, state=path)

    with pytest.raises(BadRecord, match="somebody else"):
        compete(CONTEST, pairs=5, state=path, tell=meddle)
    assert [pair.number for pair in read_file(path)[1]] == [0, 1, 2]


def broken(path: Path, line: int, change: dict[str, object] | str) -> None:
    lines = path.read_text("utf-8").splitlines()
    lines[line - 1] = change if isinstance(change, str) else json.dumps(json.loads(lines[line - 1]) | change)
    path.write_text("\n".join(lines) + "\n", "utf-8")


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (1, "nonsense"),
        (1, "[]"),
        (1, {"format": "something else"}),
        (1, {"version": 2}),
        (1, {"rules": "xyzzy"}),
        (1, {"sprt": [1]}),
        (3, "{}"),
        (3, "7"),
        (3, '{"pair": 1'),
        (3, {"pair": 0}),
        (3, {"deals": []}),
        (3, {"clocks": 5}),
        (3, {"faults": [[7, 0, 0, ""]]}),
    ],
)
def test_a_file_that_is_damaged_is_refused_with_the_line(
    line: int, change: dict[str, object] | str, calls: list[int], tmp_path: Path
) -> None:
    path = tmp_path / "file"
    compete(CONTEST, pairs=3, state=path)
    broken(path, line, change)
    with pytest.raises(BadRecord) as caught:
        read_file(path)
    assert caught.value.line == line


def test_an_empty_file_is_no_contest_but_one_can_begin_there(calls: list[int], tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("")
    with pytest.raises(BadRecord, match="is empty"):
        read_file(path)
    assert compete(CONTEST, pairs=2, state=path) == read_file(path)[1]
