"""Hints at a free table: in practice alone, and where there is something to choose."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from bezique.bots.player import Budget
from bezique.cli import hand_hints
from bezique.cli.by_hand import ByHand
from bezique.cli.sitting import Sitting
from bezique.record import DealsFirst, Recorder, faults, header
from bezique.rules.load import rules
from bezique.seats import Seat
from tests.unit.cli.scripted import Script


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_hints, "AT_TABLE", Budget(worlds=8))


def told(path: Path, typed: Iterable[str], *, dealer: Seat = Seat.NORTH, naming: bool = True) -> list[str]:
    """What South is told after each answer, from the numbered deal 240 on."""
    script = Script(typed)
    tags = {"South": "Ann", "North": "Computer (heuristic)", "Laws": "foster", "Deal": "numbered 240"}
    with Recorder.new(path, header(rules("standard"), **tags)) as recorder, suppress(EOFError):
        recorder.append(DealsFirst(dealer))
        game = ByHand(Sitting(recorder, Seat.SOUTH), "heuristic", script.ask, script.tell, code="foster", naming=naming)
        game.run()
    return ["\n".join(turn).replace("\n  ", " ") for turn in script.turns[1:]]


def test_what_is_best_is_told_by_what_is_typed_for_it_and_noted(tmp_path: Path) -> None:
    path = tmp_path / "game"
    best, of_one, bare = told(path, ["hint", "hint JS", "hint XX"])[:3]
    assert re.search(r"^\w{2,3} \w+ of \w+: .* less", best, re.MULTILINE)
    assert not re.search(r"^\d+ ", best, re.MULTILINE)
    assert "jack of spades" in of_one
    assert "hint" not in bare
    assert path.read_text("utf-8").count("; South asks for a hint.") == 2
    assert faults(path.read_text("utf-8")) == []


def test_without_practice_there_are_none(tmp_path: Path) -> None:
    said = told(tmp_path / "game", ["hint"], naming=False)[0]
    assert said == "By hand nobody tells what is best but in practice: begin or go on with --practice."


def test_where_nothing_is_to_be_chosen_it_is_said(tmp_path: Path) -> None:
    assert told(tmp_path / "deal", ["hint"], dealer=Seat.SOUTH)[0].endswith("here nothing is to be chosen.")
    assert told(tmp_path / "draw", ["JS", "hint"])[1].endswith("here nothing is to be chosen.")


def test_who_holds_a_card_too_few_gets_no_hint(tmp_path: Path) -> None:
    said = told(tmp_path / "game", ["JS", "", "hint"])
    assert said[2] == "No hint can be given while you hold a card too many or too few."
