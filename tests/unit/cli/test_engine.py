"""`bezique engine` as a program: a game on its pipes, and pipes that close."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bezique.bots.player import player
from bezique.cli import run
from bezique.cli.engine import serve

ROOT = Path(__file__).parents[3]
ENGINE = (sys.executable, "-m", "bezique", "engine", "--level", "greedy")
PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")


def spoken(lines: str) -> str:
    """What the engine says to these lines."""
    said = io.BytesIO()
    serve("greedy", lambda seed: player("greedy", seed), io.BytesIO(lines.encode()), said)
    return said.getvalue().decode()


def test_the_conversation_of_the_page() -> None:
    shown = PAGE.partition("```text\n")[2].partition("```")[0].splitlines()
    heard = "".join(f"{line[2:]}\n" for line in shown if line.startswith("> "))
    expected = "".join(f"{line[2:]}\n" for line in shown if line.startswith("< "))
    assert re.sub(r"(?m)^info time \d+$", "info time 0", spoken(heard)) == expected
    assert len(shown) > 10


def test_every_line_has_its_row_on_the_page() -> None:
    from bezique.bots.protocol.conversation import Conversation
    from bezique.bots.protocol.messages import RECORD_WORDS

    rows = re.findall(r"^\| `([a-z]+)", PAGE, re.MULTILINE)
    assert {*Conversation._DOERS, "go", "id", "info", "best", "error"} <= set(rows)
    for word in RECORD_WORDS:
        assert f"`{word}`" in PAGE


def test_a_request_is_answered_though_nothing_follows() -> None:
    assert "best 24" in spoken("go view seat South; trump H; stock none; South hand 7C; North hand ...1\n")


def test_it_leaves_when_it_is_told_to() -> None:
    assert spoken("ready\nquit\nready\n") == "ready\n"


def test_a_line_without_end_is_a_line() -> None:
    assert spoken("ready") == "ready\n"


def test_through_real_pipes() -> None:
    done = subprocess.run(ENGINE, input=b"bezique 1\n\xff\nnonsense\n", capture_output=True, check=True, timeout=300)
    first, second, *errors = done.stdout.decode().splitlines()
    assert first.startswith("id name bezique ")
    assert second == "ready"
    assert [line[:14] for line in errors] == ["error line 2: ", "error line 3: "]
    assert done.stderr == b""


def test_it_leaves_quietly_when_nobody_listens() -> None:
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.write(b"ready\n")
        child.stdin.flush()
        assert child.stdout.readline() == b"ready\n"
        child.stdout.close()
        child.stdin.write(b"ready\nready\n")
        child.stdin.close()
        assert child.stderr.read() == b""
        assert child.wait(60) == 0


@pytest.mark.parametrize(
    "command",
    [
        ["engine", "--level", "wizard"],
        ["arena", "engine:/nowhere/at/all", "greedy"],
        ["arena", "engine:", "greedy"],
        ["arena", "greedy", "engine:'unclosed"],
    ],
)
def test_what_cannot_be_used_is_one_line_and_status_two(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command) == 2
    assert re.fullmatch(r"bezique: [^\n]+\n", capsys.readouterr().err)


def test_the_arena_seats_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"engine:{sys.executable} {ROOT / 'examples' / '06_a_bot_for_the_arena.py'}"
    assert run(["arena", bot, "random", "--pairs", "3", "--jobs", "2", "--ms", "2000"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"A is {bot}, B is random; ")
    assert "fall-back" not in told


def test_a_game_at_the_terminal_against_another_program(tmp_path: Path) -> None:
    bot = f"engine:{sys.executable} {ROOT / 'examples' / '06_a_bot_for_the_arena.py'}"
    record = tmp_path / "game"
    command = [sys.executable, "-m", "bezique", "play", "--record", str(record)]
    begun, refused, resumed = (
        subprocess.run([*command, *more], input="1\n" * 6, capture_output=True, text=True, check=False, timeout=300)
        for more in (["--deal", "3", "--level", bot], [], ["--level", bot])
    )
    assert (begun.returncode, begun.stderr) == (0, "")
    assert "no valid answer" not in begun.stdout
    assert "\nNorth " in record.read_text("utf-8")
    assert refused.returncode == 2
    assert refused.stderr.startswith("bezique: this game is one against another program: to go on say --level ")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "goes on where it was left" in resumed.stdout
