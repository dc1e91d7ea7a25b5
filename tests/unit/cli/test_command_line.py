"""The command `bezique` as a whole: statuses, errors in one line, simulations, a game that is killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bezique
from bezique.cli import run
from bezique.record import faults, read_prefix

ROOT = Path(__file__).parents[3]
BEZIQUE = (sys.executable, "-m", "bezique")


def test_the_command_alone_and_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "simulate" in capsys.readouterr().out
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == bezique.__version__


@pytest.mark.parametrize(
    "command",
    [
        ["nothing"],
        ["simulate", "--deals", "x"],
        ["simulate", "--deals", "0"],
        ["simulate", "standard,seats=3"],
        ["rules", "show", "xyzzy"],
        ["play", "--rules", "standard,packs=0"],
        ["play", "--level", "wizard"],
        ["play", "--record", "/nowhere/at/all"],
        ["play", "--position", "/nowhere/at/all"],
        ["replay", "/nowhere/at/all"],
        ["check", "/nowhere/at/all"],
        ["rules", "check"],
        ["rules", "check", "/nowhere/at/all"],
        ["rules", "show", "/nowhere/at/all.toml"],
    ],
)
def test_what_cannot_be_used_is_one_line_and_status_two(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command) == 2
    told = capsys.readouterr()
    assert re.fullmatch(r"bezique: [^\n]+\n", told.err)


def test_rules_are_listed_shown_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('parent = "standard"\ntarget = 500\n')
    assert (run(["rules", "list"]), run(["rules", "show", "rubicon"]), run(["rules", "check", str(mine)])) == (0, 0, 0)
    assert "can be played" in capsys.readouterr().out
    mine.write_text('parent = "standard"\ntarget = "many"\n')
    assert run(["rules", "check", str(mine)]) == 1


@pytest.mark.parametrize("command", [["rules", "check"], ["check"], ["replay"], ["play", "--record"]])
def test_a_binary_file_is_named_in_one_line(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\x00")
    assert run([*command, str(file)]) == 2
    assert re.fullmatch(rf"bezique: {file}[: ][^\n]+\n", capsys.readouterr().err)


@pytest.mark.parametrize("name", ["Rubicon Bezique", "rubicon bezique", "RUBICON", "rubicon"])
def test_rules_are_shown_by_name_and_by_title(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "show", name]) == 0
    assert capsys.readouterr().out.startswith("rubicon: Rubicon Bezique\n")


def test_a_file_of_one_s_own_is_shown_and_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('parent = "rubicon"\ntitle = "Ours"\nabout = "As at home."\nlast_trick.points = 60\n')
    assert run(["rules", "show", str(mine)]) == 0
    told = capsys.readouterr().out
    assert ": Ours\nAs at home.\n" in told
    assert "What differs from rubicon: one option\n  last_trick.points = 60, in rubicon 50" in told
    assert run(["rules", "show", f"{mine},carte_blanche.points=0"]) == 0
    assert "What differs from rubicon: 2 options" in capsys.readouterr().out
    assert run(["simulate", f"{mine},carte_blanche.points=0", "--deals", "3"]) == 0
    mine.write_text("hands = 9\n")
    for command in (["rules", "show"], ["simulate"], ["play", "--rules"]):
        assert run([*command, f"{mine},target=300"]) == 2
        assert str(mine) in capsys.readouterr().err


@pytest.mark.parametrize("columns", ["40", "60"])
def test_rules_and_errors_keep_to_a_narrow_terminal(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    run(["rules", "show", "rubicon"])
    run(["rules", "list"])
    run(["play", "--level", "wizard"])
    told = capsys.readouterr()
    lines = (told.out + told.err).splitlines()
    too_long = [line for line in lines if len(line) > int(columns) and len(line.split()) > 1]
    assert too_long == []


def checksum(told: str) -> str:
    found = re.search(r"^checksum: ([0-9a-f]{16})$", told, re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("rules", ["standard", "six-pack", "polish"])
def test_a_simulation_is_the_same_on_any_number_of_threads(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    sums = []
    for threads in ("1", "2", "3"):
        assert run(["simulate", rules, "--deals", "90", "--seed", "4", "--threads", threads]) == 0
        sums.append(checksum(capsys.readouterr().out))
    assert len(set(sums)) == 1
    run(["simulate", rules, "--deals", "90", "--seed", "5"])
    assert checksum(capsys.readouterr().out) != sums[0]


def test_a_simulation_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    run(["simulate", "--deals", "60"])
    told = capsys.readouterr().out
    for part in ("deals: 60 of seed 0, 1 thread", "decisions a second", "one entry", "score of South: mean", "bezique"):
        assert part in told


def test_interpreted_and_compiled_agree(capsys: pytest.CaptureFixture[str]) -> None:
    run(["simulate", "rubicon", "--deals", "20", "--seed", "9"])
    plain = subprocess.run(
        [*BEZIQUE, "simulate", "rubicon", "--deals", "20", "--seed", "9"],
        env=os.environ | {"BEZIQUE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert checksum(plain.stdout) == checksum(capsys.readouterr().out)


SIMULATES = """
import sys
from bezique.cli import run, simulate
watch = simulate.Run._watch
def told(*given):
    print("playing", file=sys.stderr, flush=True)
    watch(*given)
simulate.Run._watch = told
sys.exit(run(["simulate", "--deals", "1000000000"]))
"""


def test_ctrl_c_stops_a_simulation_and_tells_what_was_done() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SIMULATES], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    assert process.stderr.readline() == "playing\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    told, complained = process.communicate(timeout=300)
    assert process.returncode == 130
    assert checksum(told)
    assert "stopped: " in complained
    assert "Traceback" not in complained


@pytest.mark.parametrize("answers", [0, 3, 14, 40])
def test_a_game_that_is_killed_goes_on(tmp_path: Path, answers: int) -> None:
    """Complaint 52: whatever was told is in the record, and the next start goes on with it."""
    home = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    command = [*BEZIQUE, "play", "--deal", "52"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=home) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for left in range(answers, -1, -1):
            while process.stdout.read(1) != ">":
                pass
            if left:
                process.stdin.write("1\n")
                process.stdin.flush()
        process.kill()
    (kept,) = (tmp_path / "bezique" / "games").iterdir()
    record, stopped = read_prefix(kept.read_text("utf-8"))
    assert stopped is None
    with kept.open("a") as torn:
        torn.write("South Q")
    again = subprocess.run(
        [*BEZIQUE, "play"], input="1\n1\n1\n", capture_output=True, text=True, env=home, check=True, timeout=300
    )
    assert "Go on with it?" in again.stdout
    assert faults(kept.read_text("utf-8")) == []
    assert read_prefix(kept.read_text("utf-8"))[0].lines[: len(record.lines)] == record.lines


def test_ctrl_c_in_a_game_leaves_it_to_be_resumed(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*BEZIQUE, "play", "--deal", "1", "--record", str(tmp_path / "game")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    while process.stdout.read(1) != ">":
        pass
    process.send_signal(signal.SIGINT)
    told, complained = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "To go on with this game" in told
    assert not complained


@pytest.mark.parametrize(("status", "seen"), [(0, 0), (130, 0), (2, 1)])
def test_leaving_make_play_by_ctrl_c_is_no_error(tmp_path: Path, status: int, seen: int) -> None:
    recipe = re.search(r"^play:.*\n\t@(.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert recipe is not None
    stub = tmp_path / "bezique"
    stub.write_text(f"#!/bin/sh\nexit {status}\n")
    stub.chmod(0o755)
    command = recipe[1].replace("$(VENV)/bin/bezique", str(stub)).replace("$(ARGS)", "").replace("$$", "$")
    assert subprocess.run(["sh", "-c", command], check=False).returncode == seen
