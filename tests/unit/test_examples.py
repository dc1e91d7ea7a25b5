"""The examples run, and say what they promise."""

from __future__ import annotations

import re
import subprocess
import sys
from math import sqrt
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def output(name: str, *arguments: str, told: str = "") -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    run = subprocess.run(command, input=told, capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    assert not run.stderr
    return run.stdout


def test_a_random_deal_is_told_as_south_hears_it() -> None:
    lines = output("01_random_deal.py", "7").splitlines()
    assert lines[1] == "North receives a hand."
    assert sum("takes the trick" in line for line in lines) == 32
    end = re.fullmatch(r"The deal is over: South (\d+), North (\d+); brisques: South (\d+), North (\d+)\.", lines[-1])
    assert end is not None
    assert int(end[3]) + int(end[4]) == 16
    assert not any(line.startswith("North draws") and line != "North draws a card." for line in lines)


def test_another_number_is_another_deal() -> None:
    assert output("01_random_deal.py", "8") != output("01_random_deal.py", "7") == output("01_random_deal.py")


def test_refusals_are_told_with_code_and_option() -> None:
    lines = output("02_why_not.py").splitlines()
    assert [line.split()[1] for line in lines[:5]] == [
        "must_head:",
        "must_head:",
        "not_held:",
        "stock_gone:",
        "allowed",
    ]
    assert lines[0].endswith("[phase2]")
    assert lines[5:] == [
        "nothing was changed: must_head North",
        'cannot be read: "1OH" is not a card (did you mean 10H?)',
    ]


def test_a_position_lists_what_can_be_declared() -> None:
    lines = output("03_position.py").splitlines()
    assert lines[1:4] == ["  score marriage-H for 40", "  score bezique for 40", "  done"]
    assert "South score 40" in lines
    assert any(line.startswith("South table QH(") for line in lines)


def test_worlds_hold_the_second_queen_as_often_as_chance_says() -> None:
    """35 cards are unseen, 8 of them with North."""
    told = re.search(r"in (\d+) worlds North holds .* (\d+) times; .* stock (\d+) times", output("04_worlds.py"))
    assert told is not None
    count, held, drawn = map(int, told.groups())
    share = 8 / 35
    assert held + drawn == count
    assert abs(held - count * share) < 4 * sqrt(count * share * (1 - share))


def test_a_player_of_ones_own_plays_fifty_deals() -> None:
    told = re.fullmatch(r"Miser (\d+), greedy (\d+) points a deal; Miser won (\d+) of 50\n", output("05_own_player.py"))
    assert told is not None
    assert int(told[1]) < int(told[2])


def test_a_bot_answers_with_the_cheapest_card_or_a_score() -> None:
    requests = (
        "go view seat South; trump H; menu 0:7S | 9:8H | 22:10D",
        "go view seat South; trump S; menu 0:7S | 22:10D | 33:8S*2",
        "go view seat South; trump H; menu 64:score marriage-S | 96:announce marriage-S | 95:done",
        "go view seat South; trump H; menu 128:choose QS | 161:choose QS*",
    )
    told = "\n".join(["bezique 1", "South 8S | played South 8S led", *requests, "quit", "ready", ""])
    answers = ["ready", "best 0", "best 22", "best 64", "best 128"]
    assert output("06_a_bot_for_the_arena.py", told=told).splitlines() == answers


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_examples_are_short_and_each_is_tested(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 40
    assert f'"{path.name}"' in Path(__file__).read_text("utf-8")
