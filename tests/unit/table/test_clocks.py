"""Clocks: what they count, that they survive, and that a game is lost with them."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bezique.seats import Seat
from bezique.table.clocks import Clocks
from tests.tables import FRIENDS, SEATS, Bench

MOVE = replace(FRIENDS, clock="move", clock_seconds=30)
GAME = replace(FRIENDS, clock="game", clock_seconds=600)
DAYS = replace(FRIENDS, clock="days", clock_seconds=86400)


def left(bench: Bench) -> list[int | None]:
    sides = bench.table(None).sides
    return [side.clock for side in sides]


def running(bench: Bench) -> list[bool]:
    return [side.running for side in bench.table(None).sides]


def dealt(setup: object) -> Bench:
    bench = Bench(setup)  # type: ignore[arg-type]
    bench.prepare()
    return bench


def test_without_clocks_there_is_none() -> None:
    bench = dealt(FRIENDS)
    bench.wait(100)
    assert (left(bench), running(bench), bench.room.due) == ([None, None], [False, False], None)


def test_clocks_begin_with_the_first_deal() -> None:
    bench = Bench(GAME)
    bench.wait(500)
    bench.prepare()
    assert (left(bench), running(bench)) == ([600, 600], [True, False])


def test_a_clock_a_move_begins_anew_with_each_move() -> None:
    bench, rng = dealt(MOVE), random.Random(1)
    bench.wait(20)
    assert (left(bench), running(bench)) == ([10, 30], [True, False])
    bench.move(rng)
    assert (left(bench), running(bench)) == ([30, 30], [False, True])
    bench.wait(29.5)
    assert left(bench) == [30, 1]
    bench.move(rng)
    assert left(bench) == [30, 30]


def test_a_clock_a_game_adds_up() -> None:
    bench, rng = dealt(GAME), random.Random(1)
    spent = {"South": 0, "North": 0}
    for seconds in range(1, 12):
        turn = bench.table(None).turn
        assert turn is not None
        bench.wait(seconds)
        spent[turn] += seconds
        bench.move(rng)
    assert left(bench) == [600 - spent["South"], 600 - spent["North"]]


def test_declaring_does_not_begin_a_move_anew() -> None:
    """Else a clock would show the steps of a declaration, which tell what is held."""
    for seed in range(50):
        bench, rng = dealt(MOVE), random.Random(seed)
        while bench.room.game.playing:
            table = bench.table(bench.table(None).turn)
            scores = [choice for choice in table.menu if choice.kind in ("score", "announce")]
            if scores and table.seat is not None:
                bench.wait(7)
                bench.act(table.seat, scores[0].action)
                assert bench.table(None).sides[SEATS.index(table.seat)].clock == 23
                return
            bench.move(rng)
    raise AssertionError("nothing could be declared")


@pytest.mark.parametrize("setup", [MOVE, GAME, DAYS])
def test_the_game_is_lost_with_the_time(setup: object) -> None:
    bench = dealt(setup)
    seconds = bench.setup.clock_seconds
    assert bench.room.due == bench.room.at + 1000 * seconds
    assert bench.wait(seconds - 0.5).lines == ()
    told = bench.wait(0.5)
    assert told.lines[0] == "resign South time"
    assert {audience for audience, _ in told.sent} == {"South", "North", "watching"}
    result = bench.table("North").result
    assert result is not None
    assert (result.over, result.winner, bench.room.due) == ("game", "North", None)


def test_who_acts_too_late_has_lost() -> None:
    bench = dealt(MOVE)
    bench.now += 31
    card = bench.table("South").menu[0].action
    assert bench.act("South", card).lines[0] == "resign South time"


def test_clocks_are_taken_up_by_the_next_server() -> None:
    bench = dealt(GAME)
    bench.move(random.Random(1))
    bench.now += 100
    again = bench.loaded()
    again.tick(bench.now)
    assert [side.clock for side in again.table(None).sides] == [600, 500]
    assert again.present("South", 1, bench.now + 500).lines == ()
    assert again.due is not None
    assert again.due <= again.at
    late = again.tick(bench.now + 500)
    assert late.lines[0] == "resign North time"


def test_between_deals_the_clock_runs_of_the_one_for_whom_the_other_waits() -> None:
    bench = dealt(replace(MOVE, target=5000))
    bench.play_out(random.Random(1))
    assert running(bench) == [False, False]
    bench.wait(100)
    bench.asked("South", "next")
    assert (left(bench), running(bench)) == ([30, 30], [False, True])
    assert bench.wait(30).lines[0] == "resign North time"


def test_after_a_game_no_clock_runs_and_the_next_has_its_own() -> None:
    bench = dealt(GAME)
    bench.wait(100)
    bench.asked("South", "resign")
    assert (running(bench), bench.wait(9999).lines) == ([False, False], ())
    bench.asked("South", "rematch")
    bench.asked("North", "accept")
    assert left(bench) == [600, 600]


def test_a_void_deal_gives_no_time_back_in_a_game() -> None:
    bench = dealt(GAME)
    bench.wait(100)
    bench.asked("South", "offer_void")
    bench.asked("North", "accept")
    bench.prepare()
    assert left(bench) == [500, 600]


def test_the_computer_has_no_clock() -> None:
    bench = Bench(replace(GAME, against="computer", level="beginner", friend=""))
    bench.prepare()
    while bench.table(None).turn == "South":
        bench.move(random.Random(1))
    assert (left(bench)[1], running(bench), bench.room.due) == (None, [False, False], None)


def test_a_clock_is_told_in_seconds_begun() -> None:
    clocks = Clocks("move", 30_000)
    clocks.follow(0, [Seat.SOUTH], 1, game=0)
    assert [clocks.seconds(Seat.SOUTH, at) for at in (0, 1, 999, 1000, 29_999, 30_000, 40_000)] == [
        30, 30, 30, 29, 1, 0, 0,
    ]  # fmt: skip
