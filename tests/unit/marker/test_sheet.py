"""The score of a game with real cards, entry by entry."""

from __future__ import annotations

import pytest

from bezique.errors import BadScore
from bezique.marker import Question, Sheet
from bezique.rules.load import rules
from bezique.seats import Seat


def sheet_of(preset: str, *lines: str, dealer: Seat = Seat.NORTH) -> Sheet:
    return Sheet.of(rules(preset), dealer, lines)


def refused(sheet: Sheet, line: str) -> str:
    with pytest.raises(BadScore) as caught:
        sheet.add(line)
    return str(caught.value)


def test_what_is_scored_is_added_up() -> None:
    sheet = sheet_of("standard", "turned 8H", "South score bezique", "North score marriage-H", "South brisques 2")

    assert tuple(sheet.scores) == (60, 40)
    assert [mark.says.said() for mark in sheet.marks] == [
        "The card turned up is the eight of hearts: hearts are trumps.",
        "South: forty for bezique.",
        "North: forty for royal marriage.",
        "South: 20 for brisques.",
    ]


def test_a_single_after_the_double_is_refused_with_the_reason() -> None:
    sheet = sheet_of("standard", "South score double")

    assert "have served in double bezique" in refused(sheet, "South score bezique")
    assert "with what was declared before no such card is left" in refused(sheet, "North score bezique")


def test_a_marriage_from_a_sequence_just_scored_is_refused_when_no_other_king_is_left() -> None:
    sheet = sheet_of("standard", "trumps H", "South score sequence-H", "South score marriage-H")

    assert "served" in refused(sheet, "South score marriage-H")


def test_there_are_no_more_brisques_than_the_pack_has() -> None:
    sheet = sheet_of("standard", "South brisques 15")

    assert refused(sheet, "North brisques 2") == "Of the brisques of the pack 1 are left to be marked, not 2."


def test_what_is_trumps_is_asked_and_not_guessed() -> None:
    asked = sheet_of("standard").add("South score marriage-H")

    assert isinstance(asked, Question)
    assert asked.asks.said() == "Which suit is trumps?"
    assert [choice.lines for choice in asked.choices] == [
        (f"trumps {suit}", "South score marriage-H") for suit in ("S", "H", "C", "D")
    ]


def test_the_lines_of_a_sheet_give_it_again() -> None:
    sheet = sheet_of("rubicon", "South score marriage-H", "South score bezique", "undo 2", "North score four-aces")

    assert Sheet.of(sheet.rules, Seat.NORTH, sheet.lines) == sheet


def test_what_cannot_stand_without_an_entry_is_named() -> None:
    sheet = sheet_of("rubicon", "South score marriage-H", "North score marriage-H", "North score sequence-H")

    asked = sheet.add("undo 1")
    assert not isinstance(asked, Question)
    assert [mark.says.said() for mark in asked.marks][:2] == ["North: forty for royal marriage.", "Hearts are trumps."]

    asked = sheet_of("six-pack", "South score marriage-H", "North score bezique").add("undo 1")
    assert isinstance(asked, Question)
    assert asked.asks.said() == "Without it this cannot stand: 2. North score bezique. Undo all of it?"
    assert asked.choices[0].lines == ("undo 1 2",)
