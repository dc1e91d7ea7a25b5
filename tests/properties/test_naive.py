"""The real deal keeps the score of the naive one, which reads the laws with physical cards in plain lists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bezique.rules.load import preset_names, rules
from tests.naive.compare import compare
from tests.naive.proof import CHUNK, Chunk, State, chunks
from tests.strategies import any_rules

DEALS, PART = 2000, 250
MENU_DEALS, MENU_PART = 60, 20


@pytest.mark.parametrize("first", range(0, DEALS, PART))
@pytest.mark.parametrize("preset", preset_names())
def test_scores_agree(preset: str, first: int) -> None:
    chosen = rules(preset)
    for number in range(first, first + PART):
        compare(chosen, number)


@pytest.mark.parametrize("first", range(DEALS, DEALS + MENU_DEALS, MENU_PART))
@pytest.mark.parametrize("preset", preset_names())
def test_menus_agree(preset: str, first: int) -> None:
    chosen = rules(preset)
    for number in range(first, first + MENU_PART):
        compare(chosen, number, menus=True)


@settings(max_examples=100, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(any_rules().map(lambda chosen: chosen.name), st.integers(0, 9999))
def test_odd_rules_agree(name: str, number: int) -> None:
    """Not shrunk: a shorter text of rules is no simpler deal, and looking for one takes minutes."""
    compare(rules(name), number, menus=True)


def test_the_long_proof_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    state = State.read(path)
    work = list(chunks(["standard", "rubicon"], CHUNK + 10))
    assert sum(chunk.count for chunk in work) == 2 * (CHUNK + 10)
    for chunk in work[:2]:
        state.add(chunk)
    again = State.read(path)
    assert [chunk for chunk in work if not again.has(chunk)] == work[2:]
    again.add(Chunk("standard", CHUNK, 10))
    assert json.loads(path.read_text()) == {"standard": [0], "rubicon": [0]}
