import re
from dataclasses import asdict
from pathlib import Path

import pytest

from bezique.bots.player import player_names
from bezique.bots.weights import BY_HAND, TUNED
from tests.rules.test_anchor_deals import REFERENCES

PAGE = (Path(__file__).parents[3] / "docs" / "players.md").read_text("utf-8")


def test_every_player_has_its_heading_from_the_weakest_to_the_strongest() -> None:
    headings = [line.removeprefix("## ") for line in PAGE.splitlines() if line.startswith("## ")]
    assert tuple(headings[: len(player_names())]) == player_names()


@pytest.mark.parametrize("name", REFERENCES)
def test_the_page_gives_the_totals_that_the_tests_expect(name: str) -> None:
    player, other, *_ = name.split(", ")
    reference = REFERENCES[name]
    draws = "by seat" if reference.by_seat else "winner first"
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {player} | {other} | {draws} |"))
    assert reference.totals.replace("-", " to ") in row
    a, b = map(int, reference.totals.split("-"))
    assert f"{(a - b) / 200:+.0f} ±" in row


def test_the_page_gives_the_numbers_of_the_rule_players() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \| (\S+) \|", PAGE, re.MULTILINE)
    assert {name: float(value) for name, value, _ in rows} == asdict(BY_HAND)
    assert {name: float(value) for name, _, value in rows} == asdict(TUNED)
