"""Players that are other programs: the same game through pipes, what they are told, and every way to fail."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bezique.bots import outside
from bezique.bots.outside import Outside, end_all
from bezique.bots.player import Budget, Listener, check_player, player
from bezique.bots.protocol import program
from bezique.bots.protocol.program import Program
from bezique.cards import numbered_pack
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.lab.pairs import A, B, Contest, PairResult, play_pair
from bezique.record import header, read, replay, seen_header, write
from bezique.record.model import Record
from bezique.rules.load import rules
from bezique.seats import Seat

ROOT = Path(__file__).parents[3]
STANDARD = "standard,draw_order=by_seat"
EXAMPLE = ROOT / "examples" / "06_a_bot_for_the_arena.py"

BOT = """
import sys, time, os
from pathlib import Path
flag = Path(sys.argv[0] + ".flag")
asked = 0
for heard, line in enumerate(sys.stdin, 1):
    word = line.split()[0]
    if word in ("bezique", "ready"):
        print("ready", flush=True)
    elif word == "go":
        asked += 1
        best = line.partition("; menu ")[2].split(":")[0]
{}
        print("best", best, flush=True)
    elif word == "quit":
        break
"""


@pytest.fixture(autouse=True)
def _all_ended() -> Iterator[None]:
    """No program stays behind."""
    yield
    end_all()


def bot(tmp_path: Path, what: str) -> str:
    """A player that does `what`, with the first entry of the menu in `best` and the number of requests in `asked`."""
    path = tmp_path / "bot.py"
    path.write_text(BOT.format("\n".join(f"        {line}" for line in what.splitlines())), "utf-8")
    return f"engine:{shlex.join([sys.executable, str(path)])}"


def ours(level: str) -> str:
    return f"engine:{shlex.join([sys.executable, '-m', 'bezique', 'engine', '--level', level])}"


def against_random(name: str, seconds: float | None = None) -> PairResult:
    return play_pair(Contest(name, "random", STANDARD, seed=5, seconds=seconds), 0)


# --- the same game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "greedy+solver"])
def test_through_pipes_it_plays_as_it_does_directly(level: str) -> None:
    for text in (STANDARD, "polish" if level == "random" else "rubicon"):
        direct, piped = (play_pair(Contest(name, "greedy", text, seed=2), 1) for name in (level, ours(level)))
        assert piped == direct
        assert piped.faults == ()


def test_a_program_against_itself_comes_out_even() -> None:
    result = play_pair(Contest(ours("random"), ours("random"), STANDARD, seed=1, seconds=5.0), 0)
    assert result.faults == ()
    assert result.difference == 0


def test_the_example_plays_every_family_without_a_fault() -> None:
    name = f"engine:{shlex.join([sys.executable, str(EXAMPLE)])}"
    for text in (STANDARD, "rubicon", "six-pack", "eight-pack", "polish"):
        result = play_pair(Contest(name, "random", text, seed=4), 0)
        assert result.faults == ()
    assert against_random(name).difference > 0


def test_a_program_goes_on_for_the_next_deal(tmp_path: Path) -> None:
    name = bot(tmp_path, "with flag.open('a') as file: file.write(f'{os.getpid()}\\n')")
    assert against_random(name).faults == ()
    assert len(set((tmp_path / "bot.py.flag").read_text("utf-8").split())) == 1


# --- what it is told --------------------------------------------------------------------------------------------


def test_it_is_told_a_record_of_what_its_seat_sees(tmp_path: Path) -> None:
    name = bot(tmp_path, "pass").replace("bot.py", "tee.py")
    (tmp_path / "tee.py").write_text(
        (tmp_path / "bot.py").read_text("utf-8").replace("    word =", "    flag.open('a').write(line)\n    word ="),
        "utf-8",
    )
    result = play_pair(Contest(name, "random", STANDARD, seed=6), 0)
    heard = (tmp_path / "tee.py.flag").read_text("utf-8").splitlines()
    first = heard[: heard.index("rules " + STANDARD, 2)]
    assert first[:2] == ["bezique 1", f"rules {STANDARD}"]
    assert first[2].startswith("newgame seed ")
    told = [line for line in first if line.startswith(("deal", "South", "North"))]
    assert not any(line.startswith("North choose") for line in told)
    head = write(Record(seen_header(header(rules(STANDARD, duplicate=True)), Seat.SOUTH)))
    *_, last = replay(read(head + "\n".join(told) + "\n"))
    assert last.deal is not None
    assert last.deal.over
    assert last.deal.scores == result.deals[0].scores
    assert len(told) > 60


# --- failures ---------------------------------------------------------------------------------------------------


def test_one_that_dies_is_lost_for_the_deal_and_started_for_the_next(tmp_path: Path) -> None:
    result = against_random(bot(tmp_path, "if asked == 3 and not flag.exists():\n    flag.touch()\n    sys.exit(3)"))
    assert {fault.table for fault in result.faults} == {0}
    assert [fault.decision for fault in result.faults][:2] == [3, 4]
    assert all("the program has ended with status 3" in fault.reason for fault in result.faults)
    assert result.faults[0].player == A


def test_one_that_hangs_is_ended_in_time(tmp_path: Path) -> None:
    name = bot(tmp_path, "if asked == 2: time.sleep(600)")
    began = time.monotonic()
    result = against_random(name, seconds=1.0)
    assert time.monotonic() - began < 300
    first = result.faults[0]
    assert (first.decision, first.reason) == (2, "failed: TimeoutError: no answer in 2.05 s")
    assert result.clocks[A].longest < 60
    assert {fault.table for fault in result.faults} == {0, 1}


def test_one_that_hangs_where_no_clock_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "ANSWER_LIMIT", 0.2)
    result = against_random(bot(tmp_path, "if not flag.exists():\n    flag.touch()\n    time.sleep(600)"))
    assert "no answer in 0.2 s" in result.faults[0].reason


def test_one_that_says_more_than_anybody_can_hear_is_late(tmp_path: Path) -> None:
    result = against_random(bot(tmp_path, "while asked == 2: print('info so much')"), seconds=0.1)
    assert "TimeoutError" in result.faults[0].reason


def test_an_answer_that_is_not_on_the_menu_costs_that_decision_only(tmp_path: Path) -> None:
    odd = "999", "x", "-1", "1 2", "٣", "", "1" * 40
    result = against_random(bot(tmp_path, f"if 2 <= asked < {len(odd) + 2}: best = {odd!a}[asked - 2]"))
    assert [(fault.table, fault.decision) for fault in result.faults] == [(0, place + 2) for place in range(len(odd))]
    assert all("is not on the menu" in fault.reason for fault in result.faults)


def test_one_that_refuses_a_request_is_not_waited_for(tmp_path: Path) -> None:
    what = "if asked == 2:\n    print(f'error line {heard}: too hard', flush=True)\n    continue"
    name = bot(tmp_path, what)
    began = time.monotonic()
    result = against_random(name)
    assert time.monotonic() - began < outside.ANSWER_LIMIT
    assert [(fault.table, fault.decision) for fault in result.faults] == [(0, 2)]
    assert "it answered: error line" in result.faults[0].reason
    assert "too hard" in result.faults[0].reason


def test_lines_that_nobody_asked_for_are_passed_over(tmp_path: Path) -> None:
    what = "print('info depth 3')\nprint('hello')\nprint('error line 1: an old one')"
    assert against_random(bot(tmp_path, what)).faults == ()


def test_what_it_complains_is_passed_on_behind_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = bot(tmp_path, "if asked == 1: print('thinking \\x1b hard', file=sys.stderr, flush=True)")
    assert against_random(name).faults == ()
    end_all()
    complaints = set(capsys.readouterr().err.splitlines())
    assert complaints == {f"{name.removeprefix('engine:')[:60]}: thinking   hard"}


# --- starting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["/nowhere/at/all", "", "'unclosed", f"{shlex.quote(sys.executable)} -c pass"])
def test_what_cannot_be_started(command: str) -> None:
    with pytest.raises((OSError, ValueError)):
        check_player(f"engine:{command}")
    one = player(f"engine:{command}", 3)
    assert isinstance(one, Listener)
    deal = Deal(rules("standard"), numbered_pack(1, 2), Seat.NORTH)
    with pytest.raises((OSError, ValueError)):
        one.choose(view(deal, Seat.SOUTH), Budget())


def test_one_that_is_never_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_LIMIT", 0.2)
    with pytest.raises(TimeoutError):
        Program(shlex.join([sys.executable, "-c", "import time; time.sleep(600)"]))


def test_one_that_does_not_leave_is_ended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(program, "PARTING", 0.1)
    stays = "print('ready', flush=True); import time; time.sleep(600)"
    one = Program(shlex.join([sys.executable, "-c", stays]))
    assert one.alive
    one.close()
    assert not one.alive
    with pytest.raises(ChildProcessError):
        one.send("ready")


def test_without_being_told_of_a_deal_it_plays_from_the_view_alone() -> None:
    """As in a game at the terminal."""
    one = Outside(ours("greedy").removeprefix("engine:"), 9)
    direct = player("greedy", 9)
    deal = Deal(rules("standard"), numbered_pack(8, 2), Seat.NORTH)
    while deal.turn is not None:
        seen = view(deal, deal.turn)
        if deal.turn == B:
            deal.apply(B, seen.actions()[-1])
            continue
        answer = one.choose(seen, Budget())
        assert answer == direct.choose(seen, Budget())
        deal.apply(A, answer)
