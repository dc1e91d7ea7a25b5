"""What a seat is told while a deal is played: nothing that another player's choice of cards would give away."""

from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.game.actions import Choose, Score, action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import events_for
from bezique.game.position import position
from bezique.record import Act, Line, NewDeal, Replay, header, read_line, seen_act, seen_header, write_line
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH

ONE_QUEEN = """
    turn-up 9H
    tricks 9
    turn North
    stage window
    North table QS(bezique) JD(bezique)
    North hand {} KS 7C 8C 9C
"""


def told(deal: Deal, seat: Seat | None, *texts: str) -> list[str]:
    """The lines that `seat` is told while North does these actions."""
    found = []
    for text in texts:
        act = seen_act(Act(NORTH, action(text)), deal.apply(NORTH, action(text)), seat)
        if act is not None:
            found.append(write_line(Line(act)))
    return found


def test_a_choice_between_queens_looks_like_no_choice() -> None:
    with_choice = position(ONE_QUEEN.format("QS"))
    without = position(ONE_QUEEN.format("7D"))
    lines = ["North score marriage-S | scored North 20 combination marriage-S QS KS"]
    for seat in (SOUTH, None):
        assert told(with_choice.copy(), seat, "score marriage-S", "choose QS*") == lines
        assert told(without.copy(), seat, "score marriage-S") == lines
    assert told(with_choice, NORTH, "score marriage-S", "choose QS*") == [
        "North score marriage-S",
        "North choose QS* | scored North 20 combination marriage-S QS KS",
    ]


def test_an_announcement_likewise() -> None:
    lines = told(position(ONE_QUEEN.format("QS")), SOUTH, "announce marriage-S", "choose QS")
    assert lines == ["North announce marriage-S | announced North marriage-S QS KS"]


@pytest.mark.parametrize("preset", preset_names())
def test_what_is_told_is_a_record_with_all_that_was_seen(preset: str) -> None:
    chosen, chance = rules(preset), Chance(5)
    deal = Deal(chosen, numbered_pack(5, chosen.packs), NORTH)
    record = Replay(seen_header(header(chosen), SOUTH))
    opening = NewDeal(1, NORTH, None, alone=True, seen=events_for(deal.opening, SOUTH))
    record.step(read_line(write_line(Line(opening))))
    while deal.turn is not None:
        seat, menu = deal.turn, deal.actions()
        chosen_action = menu[chance.below(len(menu))]
        events = deal.apply(seat, chosen_action)
        act = seen_act(Act(seat, chosen_action), events, SOUTH)
        if act is None:
            assert seat == NORTH
            assert events == ()
            continue
        assert record.step(read_line(write_line(Line(act)))).events == events_for(events, SOUTH)
        assert seat == SOUTH or not isinstance(act.action, Choose)
    assert record.deal is not None
    assert record.deal.scores == deal.scores


def test_other_actions_are_told_as_they_are() -> None:
    deal = position(ONE_QUEEN.format("7D"))
    assert told(deal, SOUTH, "done")[0].startswith("North done | drew North ?? | drew South ")
    assert isinstance(action("score marriage-S"), Score)
