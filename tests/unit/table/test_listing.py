"""Where points came from, as a table lists it, against what happened in the record."""

from __future__ import annotations

import random
from functools import cache

import pytest

from bezique import preset_names
from bezique.game.events import PendingLost, Played, Scored
from bezique.record import NewDeal, read, replay
from bezique.rules.load import preset
from bezique.table.messages import Table
from bezique.table.room import Room
from bezique.table.setup import Setup
from bezique.words import LANGUAGES
from tests.unit.table.test_room import play

Row = tuple[str, int, int, bool]
"""Whose, the deal, the trick, and whether it is lost."""


@cache
def played(rules: str) -> Room:
    """A deal of random play; of the rules that have a target, one that is not reached."""
    target = 9000 if preset(rules).rules.target else None
    room = Room("a", Setup(against="friend", rules=rules, name="Ann", friend="Bo", dealer="North", target=target))
    play(room, 1, random.Random(4))
    return room


def happened(room: Room) -> tuple[list[Row], list[int]]:
    """The same from the events of the record: a row for each, and the points of what was scored."""
    rows, points, deal, cards = list[Row](), list[int](), 0, 0
    for step in replay(read(room.record_text())):
        if isinstance(step.line.body, NewDeal):
            deal, cards = deal + 1, 0
        cards += sum(isinstance(event, Played) for event in step.events)
        for kind in (Scored, PendingLost):
            found = [event for event in step.events if isinstance(event, kind)]
            rows += [(str(event.seat), deal, (cards + 1) // 2, kind is PendingLost) for event in found]
            points += [event.points for event in found if isinstance(event, Scored)]
    return rows, points


@pytest.mark.parametrize("rules", preset_names())
def test_each_line_is_of_its_seat_and_trick_and_lost_where_the_record_says_so(rules: str) -> None:
    room = played(rules)
    rows, points = happened(room)
    sheet = room.table(None).sheet
    assert [(line.seat, line.deal, line.trick, line.lost) for line in sheet] == rows
    assert [line.points for line in sheet if not line.lost] == points


def lines(language: str) -> list[Table]:
    return [played(rules).table(None, language) for rules in preset_names()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_has_its_rule_in_words(language: str) -> None:
    sheet = [line for table in lines(language) for line in table.sheet]
    assert any(line.lost and line.points for line in sheet)
    for line in sheet:
        assert ": " in line.rule or (not line.rule and not line.trick), line  # the lift has no option
        assert ".points" not in line.rule, line


def test_a_line_shows_the_combination_or_the_trick_that_brought_the_points() -> None:
    for line in played("standard").table(None).sheet:
        if line.rule.startswith("Marriage") or line.text in ("brisques", "last trick"):
            assert len(line.cards) == 2, line


def test_a_loss_says_why_and_what_it_would_have_brought() -> None:
    lost = [line for table in lines("en") for line in table.sheet if line.lost]
    assert {line.text.partition(", lost: ")[2] for line in lost} <= {
        "a card of it was played",
        "the stock ran out",
        "its cards served for more",
    }
    royal = [line.points for line in played("standard").table(None).sheet if line.text.startswith("royal marriage")]
    assert set(royal) <= {40}
