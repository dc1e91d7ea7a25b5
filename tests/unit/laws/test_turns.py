"""Whose act it is at a free table, and what a player does who never errs."""

from __future__ import annotations

import pytest

from bezique.errors import Impossible
from bezique.game.actions import Action, Done, Exchange, Play
from bezique.game.amendments import Draws, Points
from bezique.game.deal import Deal, steps_of
from bezique.laws.hands.acts import DealRest, Draw
from bezique.laws.hands.tabletop import Ruled
from bezique.laws.hands.turns import lawful, owed, to_act
from bezique.seats import Seat
from tests.by_hand import Scene

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH


def scene(lines: list[str], **cards: str) -> Scene:
    """North deals; South has low clubs, North aces, hearts are trumps."""
    there = {"south": "7C 8C 9C 7D 8D 9D 7S 8S", "north": "AC AD AS AC AD AS KC KD", "turned": "JH", "stock": "7H 8H"}
    made = Scene.of({"rules": "modern"} | there | cards, "fixed_modern")
    for line in lines:
        made.line(line)
    return made


def exchanges(deal: Deal) -> Action:
    """Exchanges the seven where that is offered, and declares nothing."""
    wanted = [each for kind in (Exchange, Done, Play) for each in deal.actions() if isinstance(each, kind)]
    return wanted[0]


@pytest.mark.parametrize(
    ("lines", "seat"),
    [
        ([], NORTH),
        (["North deal"], SOUTH),
        (["North deal", "South 7C"], NORTH),
        (["North deal", "South 7C", "North AC"], NORTH),
        (["North deal", "South 7C", "North AC", "South draw"], NORTH),
        (["North deal", "South 7C", "North AC", "North draw"], SOUTH),
        (["North deal", "South 7C", "North AC", "North draw", "South draw"], NORTH),
        (["North deal", "stock", "out"], None),
    ],
)
def test_the_winner_acts_until_he_has_drawn_and_then_the_other(lines: list[str], seat: Seat | None) -> None:
    assert to_act(scene(lines).table) == seat


def test_who_passes_leaves_the_act_to_the_other_who_must_not_wait() -> None:
    table = scene(["North deal", "South 7C", "North AC", "North draw"]).table
    assert to_act(table, passed=SOUTH) == NORTH
    assert lawful(table, SOUTH, exchanges) == Draw(1)


def test_who_never_errs_deals_draws_and_makes_good_what_he_left_out() -> None:
    assert lawful(scene([]).table, NORTH, exchanges) == DealRest()
    table = scene(["North deal", "South 7C", "North AC"]).table
    assert lawful(table, NORTH, exchanges) == Draw()
    table = scene(["North deal", "South 7C", "North AC", "North draw", "North AD"]).table
    assert (owed(table, SOUTH), owed(table, NORTH)) == (1, 0)
    assert lawful(table, SOUTH, exchanges) == Draw(1)


def test_a_choice_that_a_ruling_gives_while_cards_are_drawn_is_for_the_next_draw() -> None:
    """South, who has won the trick, draws three; North has not drawn yet (Portland, law 31)."""
    made = Scene.of({"rules": "rubicon"}, "portland")
    for line in ("North deal", "trick"):
        made.line(line)
    winner, loser = made.seat("W"), made.seat("L")
    for line in ("W draw 3", "L claim drew-two", "L option choose", "L draw"):
        made.line(line)
    assert made.table.dealt.stage == "play"
    assert [made.table.surplus(seat) for seat in Seat] == [0, 0]
    assert made.table.dealt.looks[loser] == 2
    assert to_act(made.table) == winner
    made.line("trick")
    made.line("W draw")
    assert made.table.dealt.looking
    chooser = made.table.dealt.turn
    for seat, act in (
        (winner, Draw()),
        (loser, Draw()),
        (chooser, Play(made.table.dealt.layout().standings[loser].hand[0])),
    ):
        with pytest.raises(Impossible, match="looked at"):
            made.do(seat, act)


def test_who_draws_first_has_a_trump_card_that_is_left_alone_and_nobody_waits_for_another() -> None:
    """The loser left out a draw, so that the trump card is left with nothing above it: no law speaks of that."""
    made = Scene.of({"rules": "standard"}, "foster")
    for line in ("North deal", "two left", "trick", "W draw", "W *", "L *"):
        made.line(line)
    assert made.table.dealt.stock_left == 1
    before = [made.table.surplus(seat) for seat in Seat]
    winner, turn_up = made.seat("W"), made.table.dealt.turn_up
    made.line("W draw")
    assert (made.table.dealt.stage, made.table.dealt.stock_left) == ("play", 0)
    assert turn_up in made.table.dealt.layout().standings[winner].known
    assert [made.table.surplus(seat) for seat in Seat] == before
    made.line("out")


def test_nobody_draws_a_card_that_is_left_alone_and_no_more_can_be_asked_of_the_loser() -> None:
    """The same without a turn-up (Portland, law 32): the winner goes on to the last tricks by drawing nothing."""
    made = Scene.of({"rules": "rubicon"}, "portland")
    for line in ("North deal", "two left", "trick", "W draw", "W *", "L *"):
        made.line(line)
    assert made.table.dealt.stock_left == 1
    with pytest.raises(Impossible, match="nobody draws now"):
        made.line("L draw")
    held = [made.table.dealt.hand_size(seat) for seat in Seat]
    assert to_act(made.table) == made.seat("W")
    assert lawful(made.table, made.seat("W"), lambda _: Done()) == Draw()
    made.line("W draw")
    deal = made.table.dealt
    assert (deal.phase, deal.stock_left, [deal.hand_size(seat) for seat in Seat]) == (2, 0, held)
    assert made.rows == ["P32"]
    made.line("out")


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("german", ["W draw 2"]),
        ("foster", ["W draw 2 unseen"]),
        ("foster", ["W draw 2 unseen", "L claim drew-two", "L draw"]),
    ],
)
def test_nobody_waits_for_a_card_that_the_other_has_taken(code: str, lines: list[str]) -> None:
    """The winner draws the last two cards, and keeps both or gives one back; the loser never errs."""
    made = Scene.of({"rules": "standard"}, code)
    made.line("North deal")
    while made.table.dealt.stock_left > 2:
        made.line("round")
    for line in ("trick", *lines):
        made.line(line)
    winner, loser = made.seat("W"), made.seat("L")
    assert made.table.dealt.stock_left == 0
    assert to_act(made.table) == winner
    made.line("out")
    assert [fault.law for fault in made.table.faults if fault.offender == loser] == []


def test_where_both_leave_out_a_draw_the_winner_goes_on_by_drawing_nothing() -> None:
    table = scene(["North deal", "South 7C", "North AC"]).table
    for seat in Seat:
        table.amend(Draws(seat, -1))
    left = table.dealt.stock_left
    assert lawful(table, NORTH, exchanges) == Draw()
    with pytest.raises(Impossible, match="nobody draws now"):
        table.act(SOUTH, Draw())
    table.act(NORTH, Draw())
    assert (table.dealt.stage, table.dealt.stock_left, table.dealt.turn) == ("play", left, NORTH)


def test_who_leads_while_the_other_does_not_draw_only_leads() -> None:
    """North has drawn the seven of trumps, and would exchange it; but the drawing is not over."""
    table = scene(["North deal", "South 7C", "North AC", "North draw"]).table
    tried = table.copy()
    tried.act(SOUTH, Draw())
    assert isinstance(exchanges(tried.dealt), Exchange), "else this test asks nothing"
    led = lawful(table, NORTH, exchanges)
    assert isinstance(led, Play)
    assert table.act(NORTH, led).said == ()


def test_a_card_is_led_from_the_table_where_the_other_does_not_take_the_last_card() -> None:
    """Had he drawn, the declared cards would have been taken up."""
    lines = ["North deal", "South 7C", "North KC", "North score four-aces", "draws"]
    made = scene(lines, rules="standard", north="AC AD AS AH KC KD KS 9H")
    while made.table.dealt.stock_left > 2:
        made.line("round")
    for line in ("trick", "North draw"):
        made.line(line)
    led = lawful(made.table, NORTH, lambda deal: next(each for each in deal.actions() if str(each) == "AD"))
    assert str(led) == "AD*"
    assert made.table.act(NORTH, led).said == ()


@pytest.mark.parametrize(("objects", "points"), [(True, []), (False, [10])])
def test_a_lead_out_of_turn_that_is_taken_up_has_left_no_draw_out(objects: bool, points: list[int]) -> None:
    """South leads without having drawn where North has the lead: only a card that lies is a draw forgotten (M2)."""
    made = scene(["North deal", "South 7C", "North AC", "North draw", "South 8C"])
    made.line("North claim lead-out-of-turn" if objects else "North AD")
    marked = [step for step in steps_of(made.table.dealt) if isinstance(step, Points)]
    assert [each.points for each in marked] == points
    assert all(word.fault.law != "forgot-to-draw" for word in made.said if isinstance(word, Ruled)) is objects
