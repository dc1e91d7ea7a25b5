"""Claiming and conceding the last tricks at the terminal, and why cards are refused there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.record import faults
from tests.unit.cli.scripted import Script, played

POSITION = """rules standard
trump S
tricks 28
turn South
South hand {south}
North hand {north}
"""


def at(tmp_path: Path, south: str, north: str, *typed: str, turn: str = "South") -> Script:
    file = tmp_path / "position"
    file.write_text(POSITION.format(south=south, north=north).replace("turn South", f"turn {turn}"))
    script = played(tmp_path / "game", typed=typed, position=file, level="greedy")
    assert faults((tmp_path / "game").read_text("utf-8")) == []
    return script


def test_a_claim_is_played_out_in_the_record(tmp_path: Path) -> None:
    script = at(tmp_path, "AS 10S AH KD", "9H 8H 7H 8D", "claim")
    assert "You take all the tricks that are left." in script.text
    assert "The deal is over" in script.text
    assert sum(line.startswith(("South ", "North ")) for line in (tmp_path / "game").read_text().split("\n")) == 8


def test_a_claim_that_is_not_sure_is_explained(tmp_path: Path) -> None:
    script = at(tmp_path, "AS 10S AH KD", "9H 8H 7H AD", "claim", "concede")
    assert "not decided: North can still win one." in script.text
    assert "not decided: you can still win one." in script.text


def test_conceding(tmp_path: Path) -> None:
    script = at(tmp_path, "9H 8H 7H 8D", "AS 10S AH KD", "concede", turn="North")
    assert "North takes all the tricks that are left." in script.text
    assert "The deal is over" in script.text


@pytest.mark.parametrize("asked", ["7D", "why 7D"])
def test_an_illegal_card_is_refused_with_reason_and_rule(tmp_path: Path, asked: str) -> None:
    """Complaint 45."""
    script = at(tmp_path, "AH 7H 7D 8D", "10H 9H KC QC", asked, turn="North")
    assert "led" in script.text
    assert "ace of hearts" in script.text
    assert "See ? phase2" in script.text
