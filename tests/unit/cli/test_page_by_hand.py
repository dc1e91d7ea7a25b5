"""What `docs/by-hand.md` says is so: the game in it is the game, and all that can be typed is understood."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bezique.cli.resuming import Options
from tests.unit.cli.scripted import played, shows

PAGE = (Path(__file__).parents[3] / "docs" / "by-hand.md").read_text("utf-8")
ROWS = re.findall(r"^\| (.*?) \| .* \|$", PAGE.partition("| typed |")[2].partition("\n\n")[0], re.MULTILINE)
TYPED = [word for row in ROWS for word in re.findall(r"`([^`]+)`", row)]


def test_the_game_in_the_page_is_what_the_program_writes(tmp_path: Path) -> None:
    found = re.search(r"`bezique play --laws --level (\w+) --deal (\d+)`.*?```text\n(.*?)```", PAGE, re.DOTALL)
    assert found
    level, number, shown = found.groups()
    assert len(shown.splitlines()) >= 30
    shows(shown, Options(level=level, deal=int(number), laws=True, record=tmp_path / "game.bezique"))


def test_what_can_be_typed_was_found() -> None:
    assert len(TYPED) >= 40
    assert {"QS", "draw 2", "lay four-kings KS KH KD JC", "count pack"} <= set(TYPED)


@pytest.mark.parametrize("typed", TYPED)
def test_all_that_the_page_names_is_understood(typed: str, tmp_path: Path) -> None:
    """While cards are dealt and after it: done, answered, or refused with what is lacking."""
    script = played(tmp_path / "game", ["10H", typed], deal=240, laws=True, practice=True, level="heuristic")
    told = "\n".join(script.turns[2]).replace("\n  ", " ")
    assert told
    assert "not understood" not in told
    assert "is no " not in told


def test_a_name_of_several_combinations_none_of_which_is_held_says_so(tmp_path: Path) -> None:
    script = played(tmp_path / "game", ["10H", "score four", "score marriage"], deal=240, laws=True, level="heuristic")
    assert "None of them can be declared now." in " ".join(script.turns[2])
    assert "You: twenty for marriage in spades." in script.turns[3]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play 10H", "You lead the ten of hearts."),
        ("lead the king of clubs", "You lead the king of clubs."),
        ("play king of clubs", "You lead the king of clubs."),
        ("mark 20 points", "You: 20 for what was marked."),
        ("lay marriage KS QS", "You: twenty for marriage in spades."),
        ("lay four kings KS KH KC JS", "North claims: "),
        ("call the referee", "To call the referee type claim and what is wrong"),
        ("declare", "Declare what? score bezique marks its points"),
        ("? claim", "Speaking up: claim and what is wrong"),
        ("? lay", "Declaring: score bezique"),
        ("? trick", "trick"),
    ],
)
def test_words_of_every_day_are_understood(words: str, told: str, tmp_path: Path) -> None:
    before = ["10H"] if words.startswith("lay") else []
    script = played(tmp_path / "game", [*before, words], deal=240, laws=True, level="heuristic")
    assert told in "\n".join(script.turns[1 + len(before)]).replace("\n  ", " ")


def test_a_card_is_drawn_in_words(tmp_path: Path) -> None:
    script = played(tmp_path / "game", ["10H", "draw a card"], deal=240, laws=True, level="heuristic")
    assert "You draw the nine of spades." in script.turns[2]
