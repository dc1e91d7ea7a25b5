"""Counts of the ways in which a deal can go on: the ones kept in a file, and small ones by the naive deal."""

from __future__ import annotations

import random
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import TypedDict

import pytest

import bezique
from bezique.cards import numbered_pack
from bezique.game.counting import count, split
from bezique.game.deal import Deal
from bezique.game.position import position
from bezique.rules.load import preset_names, rules
from tests.naive.compare import expected, told
from tests.naive.scorer import NaiveDeal

NORTH = 1


class Case(TypedDict, total=False):
    """One entry of the file."""

    rules: str
    deal: int
    position: str
    ways: list[int]


CASES: list[Case] = tomllib.loads((Path(__file__).parents[2] / "data" / "counts.toml").read_text("utf-8"))["count"]


def deal_of(case: Case) -> Deal:
    """The deal that an entry begins from."""
    if "position" in case:
        return position(case["position"])
    chosen = rules(case["rules"])
    return Deal(chosen, numbered_pack(case["deal"], chosen.packs), NORTH)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.get("rules", "position"))
def test_the_counts_of_the_file(case: Case) -> None:
    deal, deepest = deal_of(case), len(case["ways"]) if bezique.COMPILED else 3
    for depth, ways in enumerate(case["ways"][:deepest], 1):
        assert count(deal, depth) == ways, {str(action): found for action, found in split(deal, depth).items()}


def test_the_file_has_a_deal_and_a_position_for_every_preset() -> None:
    assert [case["rules"] for case in CASES if "rules" in case] == list(preset_names())
    assert [deal_of(case).rules.name for case in CASES if "position" in case] == list(preset_names())


def naive_count(deal: NaiveDeal, depth: int) -> int:
    """The same count on physical cards in plain lists."""
    if depth == 0 or deal.turn is None:
        return 1
    return sum(naive_count(_after(deal, entry), depth - 1) for entry in expected(deal))


def _after(deal: NaiveDeal, entry: tuple[str, int | None, int]) -> NaiveDeal:
    after = deepcopy(deal)
    assert after.turn is not None
    after.act(after.turn, *entry)
    return after


@pytest.mark.parametrize("preset", preset_names())
def test_small_counts_are_those_of_the_naive_deal(preset: str) -> None:
    chosen, chance = rules(preset), random.Random(f"counts {preset}")
    pack = numbered_pack(11, chosen.packs)
    deal, naive = Deal(chosen, pack, NORTH), NaiveDeal(chosen, pack, NORTH)
    compared = 0
    while deal.turn is not None:
        if deal.stage != "play" and deal.tricks == 3 * compared + 2 and compared < 4:
            compared += 1
            assert count(deal, 2) == naive_count(naive, 2)
        action = chance.choice(deal.actions())
        naive.act(int(deal.turn), *told(action))
        deal.apply(deal.turn, action)
    assert compared >= 3


def test_the_deal_is_left_as_it_was() -> None:
    deal = deal_of(CASES[0])
    before = deal.copy()
    count(deal, 3)
    split(deal, 3)
    assert deal == before


def test_a_count_is_the_sum_of_its_parts() -> None:
    deal = deal_of(CASES[1])
    parts = split(deal, 3)
    assert list(parts) == deal.actions()
    assert sum(parts.values()) == count(deal, 3)


def test_ends() -> None:
    deal = position("trump H\nstock none\nturn South\nSouth hand 8C\nNorth hand 7C")
    assert [count(deal, depth) for depth in range(5)] == [1, 1, 1, 1, 1]
    assert [str(action) for action in split(deal, 1)] == ["8C"]
    with pytest.raises(ValueError, match="0 or more"):
        count(deal, -1)
    with pytest.raises(ValueError, match="1 or more"):
        split(deal, 0)
