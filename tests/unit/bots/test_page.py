import re
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from bezique.bots.player import player_names
from bezique.bots.recipes import Recipe, level_names, recipe
from bezique.bots.weights import BY_HAND, TUNED
from tests.rules.test_anchor_deals import REFERENCES

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "players.md").read_text("utf-8")
LEVELS = (DOCS / "levels.md").read_text("utf-8")


def test_every_player_has_its_heading_from_the_weakest_to_the_strongest() -> None:
    """Those levels that err have a page of their own."""
    headings = [line.removeprefix("## ") for line in PAGE.splitlines() if line.startswith("## ")]
    names = [name for name in player_names() if name not in level_names() or not recipe(name, "standard").errs]
    assert headings[: len(names)] == names


def test_the_page_of_the_levels_tells_of_each_in_the_words_of_its_recipe() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \| ([^|\n]+) \|$", LEVELS, re.MULTILINE)
    assert rows == [(name, recipe(name, "standard").line) for name in level_names()]


def test_the_page_of_the_levels_names_every_field() -> None:
    named = re.findall(r"^\| `([a-z_]+)` \| [^|\n]+ \| [^|\n]+ \|$", LEVELS, re.MULTILINE)
    assert set(named) == {field.name for field in fields(Recipe)} - {"name", "line"}


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
