"""`bezique arena` and `bezique arena report`: figures, faults, progress, and a contest that is killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from pathlib import Path

import pytest

from bezique.bots.anchors import Random
from bezique.cli import run
from bezique.cli.arena import Progress
from bezique.lab.arena import read_file
from bezique.lab.pairs import Contest
from bezique.lab.statistics import Running

ROOT = Path(__file__).parents[3]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["arena", *arguments]) == 0
    return capsys.readouterr().out


def timeless(text: str) -> str:
    """All but what differs from run to run, and from one evaluator to the next."""
    return re.sub(r"^(?:time |points a deal less luck:).*\n?", "", text, flags=re.MULTILINE)


def test_the_figures_are_those_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "arena.md").read_text("utf-8")
    shown = page.partition("$ bezique arena greedy random-best --pairs 20\n")[2].partition("```")[0]
    assert timeless(told(capsys, "greedy", "random-best", "--pairs", "20")) == timeless(shown)


def test_the_page_names_every_option() -> None:
    from bezique.cli.arena import command, exploit_command, report_command

    page = (ROOT / "docs" / "arena.md").read_text("utf-8")
    named = [name.removeprefix("no-") for name in re.findall(r"^\| `--([a-z-]+)` \|", page, re.MULTILINE)]
    assert len(set(named)) == len(named)
    given = {name for each in (command, report_command, exploit_command) for name in each.__annotations__}
    assert sorted(named) == sorted(given - {"return", "players", "player", "files"})


def test_two_processes_tell_and_keep_the_same_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    command = ("greedy", "random", "--pairs", "6", "--seed", "2", "--state")
    assert timeless(told(capsys, *command, str(alone))) == timeless(
        told(capsys, *command, str(together), "--jobs", "2")
    )
    assert read_file(alone) == read_file(together)


def test_plain_draws_are_other_deals(capsys: pytest.CaptureFixture[str]) -> None:
    fixed, plain = (told(capsys, "greedy", "random", "--pairs", "3", *more) for more in ((), ("--plain",)))
    assert "rules standard;" in plain
    assert "rules standard,draw_order=by_seat;" in fixed
    assert timeless(plain).splitlines()[2:] != timeless(fixed).splitlines()[2:]


def test_a_sequential_test_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "random-best", "random", "--sprt=-3,2.5", "--pairs", "4")
    assert "pairs: 4 " in out
    assert "sequential test of -3 against +2.5: undecided" in out


def test_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(tmp_path / name) for name in "abc"]
    shown = [
        told(capsys, *names, "--pairs", "3", "--rules", "rubicon", "--state", file)
        for names, file in zip([("greedy", "random"), ("random", "random-best")], files, strict=False)
    ]
    assert told(capsys, "report", files[0]) == f"{shown[0]}\n"
    both = told(capsys, "report", *files[:2])
    assert both.startswith(f"{shown[0]}\n{shown[1]}\n")
    assert "| player " in both
    assert run(["arena", "report", files[0], files[0]]) == 2
    assert "given twice" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["greedy"],
        ["greedy", "random", "--aa"],
        ["greedy", "random", "greedy"],
        ["greedy", "random", "--executor", "threads"],
        ["greedy", "random", "--executor", "dask:"],
        ["greedy", "random", "--executor", "processes:2"],
        ["strong@/nowhere/at/all", "random"],
        ["exploit"],
        ["exploit", "wizard"],
        ["exploit", "greedy", "--response", "wizard"],
        ["report", "--plot", "picture.svg"],
        ["greedy", "wizard"],
        ["greedy", "random", "--rules", "xyzzy"],
        ["greedy", "random", "--pairs", "0"],
        ["greedy", "random", "--seed", "-1"],
        ["greedy", "random", "--ms", "0"],
        ["greedy", "random", "--ms", "nan"],
        ["greedy", "random", "--jobs", "0"],
        ["greedy", "random", "--sprt", "1"],
        ["greedy", "random", "--sprt", "2,1"],
        ["greedy", "random", "--state", "/nowhere/at/all"],
        ["report"],
        ["report", "/nowhere/at/all"],
        ["report", __file__],
    ],
)
def test_what_cannot_be_used_is_one_line_and_status_two(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", *command]) == 2
    assert re.fullmatch(r"bezique: [^\n]+\n", capsys.readouterr().err)


def test_a_player_against_itself(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = told(capsys, "greedy", "--aa", "--pairs", "3")
    assert "A against itself: even in every pair, as it should be" in out
    assert timeless(out) == timeless(told(capsys, "greedy", "greedy", "--pairs", "3"))
    monkeypatch.setattr("bezique.lab.pairs.player", lambda *_: Random(next(seeds)))
    seeds = iter(range(1000))
    assert run(["arena", "greedy", "--aa", "--pairs", "3", "--no-luck"]) == 1
    assert re.search(r"against itself: NOT even in \d pairs \(0, .*\): something is wrong", capsys.readouterr().out)


def test_everybody_against_everybody_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few, more, folder = ("random", "greedy", "random-best"), ("greedy", "random", "random-best", "hp"), tmp_path / "all"
    command = ("--pairs", "2", "--state", str(folder))
    first = told(capsys, *few, *command)
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["greedy_random-best.jsonl", "greedy_random.jsonl", "random_random-best.jsonl"]
    kept = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert told(capsys, *few, *command) == first
    assert sorted(told(capsys, "report", str(folder)).splitlines()) == sorted(first.splitlines())
    again = told(capsys, *more, *command)
    assert {name: (folder / name).read_bytes() for name in kept} == kept
    assert len(list(folder.iterdir())) == 6
    assert len(re.findall(r"^\| (?:hp|greedy|random|random-best) ", again, re.MULTILINE)) == 4


def test_what_exploiters_gain(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = (
        "exploit",
        "hp",
        "--response",
        "random",
        "--pairs",
        "2",
        "--rules",
        "polish",
        "--state",
        str(tmp_path),
    )
    out = told(capsys, *command)
    rows = re.findall(r"^\| ([a-z-]+) +\| 2 +\| ([+-]\d+\.\d) ± ", out, re.MULTILINE)
    names = [
        "never-wins",
        "hoards-trumps",
        "leads-trumps",
        "withholds",
        "hoards-for-the-last-trick",
        "knowing",
        "random",
    ]
    assert [name for name, _ in rows] == names
    assert float(dict(rows)["random"]) < -100
    assert out.startswith("Against hp, rules polish")
    assert told(capsys, *command) == out


def test_a_contest_that_is_killed_leaves_nobody_behind_and_is_taken_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    command = ["arena", "greedy", "random", "--pairs", "4000", "--jobs", "2", "--state", str(path)]
    with subprocess.Popen([sys.executable, "-m", "bezique", *command], stdout=subprocess.PIPE) as child:
        until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 4)
        workers = children(child.pid)
        child.kill()
    assert len(workers) >= 2 or not Path("/proc/self/stat").exists()
    until(lambda: not any(alive(worker) for worker in workers))
    old = read_file(path)[1]
    assert 3 <= len(old) < 4000
    pairs = str(len(old) + 2)
    kept = timeless(told(capsys, "greedy", "random", "--pairs", pairs, "--state", str(path)))
    assert kept == timeless(told(capsys, "greedy", "random", "--pairs", pairs))
    assert read_file(path)[1][: len(old)] == old


def test_a_worker_that_dies_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, executor: Executor, **__: object) -> None:
        executor.submit(os.abort).result()

    monkeypatch.setattr("bezique.cli.arena.compete", broken)
    assert run(["arena", "greedy", "random", "--jobs", "2"]) == 2
    assert (
        capsys.readouterr().err == "bezique: a process that played was ended from outside: pairs in a file are kept\n"
    )


def test_ctrl_c_leaves_whole_pairs_behind(tmp_path: Path) -> None:
    path = tmp_path / "file"
    command = ["arena", "greedy", "random", "--pairs", "4000", "--jobs", "2", "--state", str(path)]
    with subprocess.Popen(
        [sys.executable, "-m", "bezique", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 4)
        child.send_signal(signal.SIGINT)
        out, error = child.communicate(timeout=300)
    assert (child.returncode, out, error) == (130, "", "")
    assert path.read_bytes().endswith(b"\n")
    assert len(read_file(path)[1]) >= 3


def until(done: Callable[[], bool]) -> None:
    """Wait; the test fails if it takes five minutes."""
    end = time.monotonic() + 300
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def children(parent: int) -> list[int]:
    """The processes that a process began, where the system tells."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# --- progress ----------------------------------------------------------------------------------------------------


def progress(pairs: int | None, sprt: tuple[float, float] | None = None) -> Progress:
    return Progress(Contest("greedy", "random", "standard", sprt=sprt), pairs)


def test_the_end_is_estimated_from_the_pairs_played(monkeypatch: pytest.MonkeyPatch) -> None:
    line = progress(40).line(Running([10.0, 30.0] * 5), 5.0)
    assert re.fullmatch(r"pair 10 of 40: \+20\.0 ± 6\.\d, ends about \d\d \w+ \d\d:\d\d:\d\d", line)
    assert progress(40).needed(Running()) == 40


def test_the_progress_of_a_sequential_test() -> None:
    seen = Running([-88.0, 112.0] * 60)
    line = progress(None, (0.0, 12.0)).line(seen, 5.0)
    assert re.match(r"pair 120 of about \d+: \+12\.0 ± \d+\.\d, ratio \+0\.8\d, ends about ", line)
    assert progress(130, (0.0, 12.0)).needed(seen) == 130
    assert "ends" not in progress(None, (0.0, 12.0)).line(Running(), 5.0)


def test_little_is_said_where_nobody_looks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = [1000.0]
    monkeypatch.setattr("bezique.cli.arena.time.monotonic", lambda: now[0])
    shown, seen = progress(500), Running()
    for second in range(150):
        now[0] = 1000.0 + second
        seen.add(second % 7)
        shown.tell(seen)
    shown.end()
    assert len(capsys.readouterr().err.splitlines()) == 2
