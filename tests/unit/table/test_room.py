"""Whole games at a table, played by messages."""

from __future__ import annotations

import random

import msgspec
import pytest

from bezique import preset_names
from bezique.errors import BadNotation
from bezique.record import read
from bezique.table.messages import Act, Ask, Happened, Refused, Table, Welcome
from bezique.table.outcome import Outcome
from bezique.table.replays import retold
from bezique.table.room import Room
from bezique.table.setup import Setup

NOW = 1000.0


def asked(room: Room, table: Table, what: str, value: int = 0) -> Outcome:
    return room.request(
        table.seat,
        msgspec.convert({"type": "ask", "request": 1, "number": table.number, "what": what, "value": value}, Ask),
        NOW,
    )


def step(room: Room, seat: str, rng: random.Random, stored: list[str]) -> bool:
    """One request of a seat, as a person would make it from what he is shown; whether there was one to make."""
    table = room.table(seat)  # type: ignore[arg-type]
    for what in ("cut", "deal", "lift", "guess", "next", "rematch"):
        if what in table.can:
            outcome = asked(room, table, what, rng.randrange(1, 30))
            break
    else:
        if not table.menu:
            return False
        choice = rng.choice(table.menu)
        outcome = room.request(table.seat, Act(1, table.number, choice.action), NOW)
        assert not any(isinstance(message, Refused) for _, message in outcome.sent), choice
    stored += outcome.lines
    return True


def play(room: Room, deals: int, rng: random.Random) -> list[str]:
    """Play until so many deals are over; the lines that were to be stored."""
    stored = list(room.opening().lines)
    for _ in range(5000):
        if not room.game.playing and room.game.replay.number >= deals:
            return stored
        job = room.thinking()
        if job is not None:
            stored += room.thought(job, job.run(), NOW).lines
        else:
            assert any(step(room, seat, rng, stored) for seat in ("South", "North"))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rules", preset_names())
def test_a_deal_of_every_preset_against_the_computer(rules: str) -> None:
    setup = Setup(rules=rules, level="beginner", name="Ann")
    room = Room.new("a", setup)
    stored = play(room, 1, random.Random(rules))
    assert [line for line in stored if not line.startswith("@")] == room.game.lines
    again = Room.load("a", setup, stored)
    assert again.table("South") == room.table("South")
    assert len(read(room.record_text()).lines) == len(room.game.lines)
    assert again.version == room.version == len(stored)
    assert room.table("South").result is not None


def test_two_people_play_by_messages_alone() -> None:
    room = Room.new("a", Setup(against="friend", name="Ann", friend="Bob", rules="standard"))
    play(room, 2, random.Random(5))
    assert [side.name for side in room.table("North").sides] == ["Ann", "Bob"]


def test_what_answers_another_table_does_nothing() -> None:
    room = Room.new("a", Setup(name="Ann", dealer="North", level="beginner"))
    room.opening()
    asked(room, room.table("South"), "next")
    table = room.table("South")
    first = room.request("South", Act(1, table.number, table.menu[0].action), NOW)
    assert [type(message) for _, message in first.sent] == [Happened]
    lines = list(room.game.lines)
    repeated = room.request("South", Act(1, table.number, table.menu[0].action), NOW)
    assert [(who, type(message)) for who, message in repeated.sent] == [("asker", Welcome)]
    assert room.game.lines == lines
    assert not repeated.lines


def test_a_person_takes_back_in_practice_and_not_in_a_serious_game() -> None:
    for serious in (False, True):
        room = Room.new("a", Setup(name="Ann", dealer="North", level="beginner", serious=serious))
        room.opening()
        asked(room, room.table("South"), "next")
        table = room.table("South")
        room.request("South", Act(1, table.number, table.menu[0].action), NOW)
        after = room.table("South")
        assert ("undo" in after.can) is not serious
        outcome = asked(room, after, "undo")
        assert bool(outcome.lines) is not serious
        held = [card.card for card in room.table("South").hand]
        assert (held == [card.card for card in table.hand]) is not serious


def test_between_people_something_is_taken_back_by_consent_and_never_past_a_drawn_card() -> None:
    room = Room.new("a", Setup(against="friend", name="Ann", friend="Bob", dealer="North"))
    room.opening()
    for seat in ("South", "North"):
        asked(room, room.table(seat), "next")
    table = room.table("South")
    room.request("South", Act(1, table.number, table.menu[0].action), NOW)
    asked(room, room.table("South"), "undo")
    offer = room.table("North").offer
    assert offer is not None
    assert offer.by == "South"
    assert not asked(room, room.table("South"), "accept", offer.number).lines
    assert asked(room, room.table("North"), "accept", offer.number).lines == ("undo",)
    assert room.table("South").turn == "South"
    while room.table("South").stage != "play" or room.game.deal is None or not room.game.deal.tricks:
        acting = room.table(room.table("South").turn)
        room.request(acting.seat, Act(1, acting.number, acting.menu[-1].action), NOW)
    assert all("undo" not in room.table(seat).can for seat in ("South", "North"))


@pytest.mark.parametrize(
    ("wanted", "fault"),
    [
        ({"clock": "move", "clock_seconds": 1}, "a clock for move has from 5 to 3600 seconds, not 1"),
        ({"clock": "days"}, "a clock for days has from 3600"),
        ({"clock_seconds": 30}, "a clock for none has from 0 to 0"),
        ({"claim_after": 1}, "can be claimed after 10"),
        ({"open_end": True, "serious": True}, "a serious game has no open cards"),
    ],
)
def test_times_that_make_no_game_are_refused(wanted: dict[str, object], fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        Room.new("game", msgspec.convert(wanted, Setup))


def test_a_numbered_deal_shown_again_has_the_number_that_it_had_at_the_table() -> None:
    room = Room("a", Setup(against="friend", name="Ann", friend="Bo", numbered=240, target=5000))
    play(room, 2, random.Random(1))
    for number in (1, 2):
        again = retold(room.record_text(), number, None)
        assert {step.table.numbered for step in again.steps} == {239 + number}
    assert room.table(None).numbered == 241
