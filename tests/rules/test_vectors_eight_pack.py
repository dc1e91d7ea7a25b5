"""The examples of the laws, section 5.7: the game with eight packs."""

from __future__ import annotations

import pytest

from bezique.game.position import position
from tests.played import Table, can

EIGHT = "eight-pack"


def test_ve1_beziques_step_by_step() -> None:
    table, points = Table(EIGHT, trump="H"), []
    for name in ("bezique", "double", "triple", "quadruple", "quintuple"):
        table.give("QH JC")
        points.append(table.score(name))
    assert points == [50, 500, 1500, 4500, 9000]


@pytest.mark.parametrize(
    ("rank", "name", "points"),
    [("A", "aces", 2000), ("10", "tens", 1800), ("K", "kings", 1600), ("Q", "queens", 1200), ("J", "jacks", 800)],
)
def test_ve3_five_in_trumps(rank: str, name: str, points: int) -> None:
    table = Table(EIGHT, " ".join([f"{rank}H"] * 5), trump="H")
    assert table.score(f"five-trump-{name}") == points


def test_four_and_five_stand_to_each_other_as_double_and_triple() -> None:
    table = Table(EIGHT, "KH KH KH KH", trump="H")
    assert table.score("four-trump-kings") == 800
    table.give("KH")
    assert table.score("five-trump-kings") == 1600
    assert table.score("four-trump-kings") is None


def test_no_carte_blanche() -> None:
    deal = position("rules eight-pack\nturn South\nSouth hand 7S 7S 7S 8S 8S 8S 9S 9S 9S 7H 7H 7H 8H 8H 8H")
    assert not can(deal, "show")
