"""A room that is read from what was kept is the one that was killed, after every request of either seat."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from bezique import preset_names
from bezique.errors import BadRecord
from bezique.table.notes import Note, read_note
from bezique.table.setup import Setup
from tests.tables import FRIENDS, SEATS, Bench

CLOCKS = ({}, {"clock": "move", "clock_seconds": 300}, {"clock": "game", "clock_seconds": 900})
REQUESTS = 60
SELDOM = ("resign", "call_off", "offer_void", "same_deal")
VIEWERS = (*SEATS, None)


def anything(bench: Bench, rng: random.Random) -> None:
    """Some request that somebody may make now, or one that he may not."""
    if bench.think():
        return
    seat = rng.choice(SEATS)
    table = bench.table(seat)
    can = [what for what in table.can if what not in SELDOM or rng.random() < 0.1]
    if table.menu and rng.random() < 0.7:
        bench.act(seat, rng.choice(table.menu).action)
    elif can:
        bench.ask(seat, rng.choice(can), rng.randrange(1, 30))
    else:
        bench.ask(seat, rng.choice(["accept", "decline", "next", "lift"]), 3)
    if rng.random() < 0.1:
        bench.seed(seat, rng.randbytes(16).hex())
    bench.wait(rng.choice([0, 0.4, 3, 20]))


def assert_the_same(bench: Bench) -> None:
    again = bench.loaded()
    again.present(None, 1, bench.now)
    for viewer in VIEWERS:
        assert msgspec.to_builtins(again.table(viewer)) == msgspec.to_builtins(bench.table(viewer))
    assert (again.version, again.record_text(), again.due) == (
        len(bench.kept),
        bench.room.record_text(),
        bench.room.due,
    )


def setups(rules: str, rng: random.Random) -> Setup:
    if rng.random() < 0.25:
        return Setup(rules=rules, level="beginner", name="Ann", sealed=True)
    dealer = rng.choice(["cut", "North"])
    return msgspec.convert(
        msgspec.to_builtins(FRIENDS) | rng.choice(CLOCKS) | {"rules": rules, "dealer": dealer}, Setup
    )


@pytest.mark.parametrize("rules", preset_names())
def test_a_room_read_again_is_the_one_that_was_killed(rules: str) -> None:
    rng = random.Random(rules)
    bench = Bench(setups(rules, rng))
    for count in range(REQUESTS):
        anything(bench, rng)
        if count < 8 or count % 8 == 0:
            assert_the_same(bench)
    assert any(line.startswith("@") for line, _ in bench.kept)


def test_half_a_cut_is_kept_and_told_to_nobody_else() -> None:
    bench = Bench(replace(FRIENDS, dealer="cut", sealed=True))
    cut = bench.asked("South", "cut", 7)
    assert len(cut.lines) == 1
    card = cut.lines[0].split()[2]
    assert [(put.seat, put.card) for put in bench.table("South").cut] == [("South", card)]
    for viewer in ("North", None):
        assert card not in msgspec.json.encode(bench.table(viewer)).decode()
    assert_the_same(bench)
    assert bench.table("North").can == ("cut", *bench.can("North")[1:])
    assert [message.code for _, message in bench.ask("North", "cut", 7).sent] == ["place_taken"]  # type: ignore[union-attr]
    assert bench.asked("North", "cut", 8).lines[0].startswith(f"cut South {card} North ")


def test_who_is_ready_lifted_or_guessed_is_kept() -> None:
    bench, expected = Bench(replace(FRIENDS, rules="six-pack")), list[str]()
    for seat, what, value in (("North", "next", 0), ("South", "next", 0), ("North", "lift", 0), ("South", "guess", 24)):
        assert what in bench.can(seat)
        expected.append(bench.table(seat).prompt.expected)
        bench.asked(seat, what, value)
        assert_the_same(bench)
    assert expected[2:] == ["Lift cards off the pack for the deal.", "Guess how many cards the dealer has lifted."]
    lifted = next(line for line, _ in bench.kept if " lift " in line and line.startswith("@")).split()[-1]
    assert f" lift {lifted} guess 24 " in bench.kept[-1][0]


def test_notes_are_no_lines_of_the_record() -> None:
    bench = Bench()
    bench.prepare()
    assert [line for line, _ in bench.kept if line.startswith("@")] == ["@South ready", "@North ready"]
    assert "@" not in bench.room.record_text()


@pytest.mark.parametrize("line", ["@", "@South", "@West ready", "@South sleeps", "South ready", "@ South ready"])
def test_what_is_no_note_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="not a note"):
        read_note(line)


def test_a_note_is_written_and_read() -> None:
    for line in ("@South ready", "@North cut QS 12", "@South offer undo"):
        assert str(read_note(line)) == line
    assert read_note("@North lift 14") == Note(1, "lift", ("14",))  # type: ignore[arg-type]
