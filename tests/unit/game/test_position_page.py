"""The page on positions: its examples are read, and it names every key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bezique.errors import BadPosition
from bezique.game.layout import DEGREES
from bezique.game.position import position
from bezique.game.position.lines import WORDS_OF_A_SEAT, WORDS_OF_THE_DEAL

PAGE = (Path(__file__).parents[3] / "docs" / "position.md").read_text("utf-8")
EXAMPLES = re.findall(r"```position\n(.*?)```", PAGE, re.DOTALL)


def test_the_first_example_is_refused_where_it_says() -> None:
    with pytest.raises(BadPosition, match="not on that table") as caught:
        position(EXAMPLES[0])
    assert caught.value.line == len(EXAMPLES[0].splitlines())


def test_without_its_last_line_it_is_sound() -> None:
    deal = position(EXAMPLES[0].rpartition("North pending")[0])
    assert len(deal.layout().stock) == 29
    assert deal.hand_size(deal.turn or 0) == 7


def test_the_second_example() -> None:
    assert position(EXAMPLES[1]).stage == "window"


def test_every_key_has_its_line() -> None:
    described = re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)
    assert sorted(described) == sorted((*WORDS_OF_THE_DEAL, *WORDS_OF_A_SEAT))


@pytest.mark.parametrize("word", DEGREES)
def test_every_kind_of_combination_is_named(word: str) -> None:
    assert f"`{word}`" in PAGE
