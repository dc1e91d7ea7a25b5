"""Irregular acts and effects of rulings on one deal: the worked examples of the laws, refusals, going back, records."""

from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.errors import BadAmendment, BadNotation, BadRecord
from bezique.game.actions import Action, Announce, Done, Play, Score, Take
from bezique.game.amendments import (
    Award,
    Bar,
    Call,
    Cancel,
    Choice,
    Draws,
    Irregular,
    Move,
    Points,
    Prize,
    Rewind,
    Right,
    Rubicon,
    Turn,
    Until,
    amendment,
    hand,
    stock,
)
from bezique.game.books import audit
from bezique.game.deal import Deal
from bezique.game.events import Amended, Drew, Event, Looked, Scored, events_for
from bezique.game.match import result_of
from bezique.game.points import Reason
from bezique.game.view import view
from bezique.record import Act, Amend, DealsFirst, Line, NewDeal, Record, header, read, replay, seen_by, write
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat, next_seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH


def dealt(name: str = "standard", number: int = 38) -> Deal:
    """A deal of North's, so that South leads."""
    chosen = rules(name)
    return Deal(chosen, numbered_pack(number, chosen.packs), NORTH)


def play_trick(deal: Deal) -> Seat:
    """Each plays the first card of the menu; who won the trick is given."""
    for _ in range(2):
        act(deal, next(action for action in deal.actions() if isinstance(action, Play)))
    assert deal.last_trick is not None
    return deal.last_trick


def act(deal: Deal, action: Action) -> tuple[Event, ...]:
    """An action of the seat whose turn it is."""
    assert deal.turn is not None
    return deal.apply(deal.turn, action)


def drawn(events: tuple[Event, ...]) -> list[Seat]:
    """Who drew, in order."""
    return [event.seat for event in events if isinstance(event, Drew)]


def play_out(deal: Deal) -> None:
    """Play the deal to its end."""
    while not deal.over:
        act(deal, deal.actions()[-1] if deal.stage == "window" else deal.actions()[0])
        audit(deal)


# --- the worked examples of the laws (5.8) -----------------------------------------------------------------------


def test_vi2_the_missing_card_comes_from_the_top_of_the_stock_and_the_stock_is_the_usual_one() -> None:
    deal = dealt()
    turn_up, top = deal.turn_up, deal.layout().stock[0]
    deal.amend(Move((deal.layout().standings[SOUTH].hand[0],), hand(SOUTH), stock()))
    assert (deal.hand_size(SOUTH), deal.stock_left) == (7, 49)
    deal.amend(Move((None,), stock(), hand(SOUTH)))
    assert (deal.hand_size(SOUTH), deal.stock_left, deal.turn_up) == (8, 48, turn_up)
    assert deal.layout().stock[0] == top


def test_vi6_a_lead_out_of_turn_stands_when_it_is_played_to_and_is_taken_back_else() -> None:
    deal = dealt()
    deal.amend(Turn(NORTH))
    card = deal.layout().standings[NORTH].hand[0]
    act(deal, Play(card))
    back = deal.copy()
    back.amend(Move((card,), amendment("move QS from trick to North hand").origin, hand(NORTH)))  # type: ignore[union-attr]
    assert (back.turn, back.card_led, back.hand_size(NORTH)) == (SOUTH, None, 8)
    act(deal, deal.actions()[0])
    assert deal.tricks == 1
    play_out(deal)


def test_vi7_a_player_with_nine_cards_plays_one_trick_without_drawing_and_announces_nothing() -> None:
    deal = dealt()
    play_trick(deal)
    act(deal, Done())
    deal.amend(Move((None,), stock(), hand(SOUTH)))
    deal.amend(Draws(SOUTH, -1))
    deal.amend(Bar(SOUTH, Right.ANNOUNCING, Until.NUMBER))
    assert deal.hand_size(SOUTH) == 9
    play_trick(deal)
    assert not [action for action in deal.actions() if isinstance(action, (Announce, Score)) and deal.turn == SOUTH]
    assert drawn(act(deal, Done())) == [NORTH]
    assert (deal.hand_size(SOUTH), deal.hand_size(NORTH)) == (8, 8)
    assert not deal.barred[SOUTH]
    play_out(deal)


def test_vi8_who_forgot_to_draw_draws_two_next_time() -> None:
    deal = dealt()
    play_trick(deal)
    deal.amend(Draws(NORTH, -1))
    assert drawn(act(deal, Done())) == [SOUTH]
    deal.amend(Draws(NORTH, 1))
    assert deal.draws(NORTH) == 2
    play_trick(deal)
    assert sorted(drawn(act(deal, Done()))) == [SOUTH, NORTH, NORTH]


def test_vi11_the_adversary_looks_at_the_next_two_cards_and_takes_either() -> None:
    deal = dealt()
    deal.amend(Choice(NORTH))
    play_trick(deal)
    upper, lower = deal.layout().stock[:2]
    told = act(deal, Done())
    assert told == (Looked(NORTH, (upper, lower)),)  # type: ignore[arg-type]
    assert events_for(told, SOUTH) == (Looked(NORTH, None),)
    assert deal.turn == NORTH
    assert view(deal, NORTH).layout().stock[:2] == (upper, lower)
    assert view(deal, SOUTH).layout().stock[:2] == (None, None)
    assert view(deal, SOUTH).actions() == []
    refused = deal.refusal(NORTH, Done())
    assert refused is not None
    assert refused.code == "looking"
    told = act(deal, Take(lower=True))
    assert {event.seat: event.card for event in told if isinstance(event, Drew)} == {NORTH: lower, SOUTH: upper}


def test_vi12_of_two_cards_left_over_the_winner_takes_the_first_and_the_loser_the_turn_up() -> None:
    deal = dealt()
    deal.amend(Draws(SOUTH, -1))
    while deal.stock_left > 3:
        play_trick(deal)
        act(deal, Done())
    turn_up, (first, dead) = deal.turn_up, deal.layout().stock
    winner = play_trick(deal)
    act(deal, Done())
    layout = deal.layout()
    assert layout.amended is not None
    assert layout.amended.apart == (dead,)
    assert first in layout.standings[winner].hand
    assert turn_up in layout.standings[next_seat(winner)].hand
    assert deal.phase == 2
    play_out(deal)


def test_vi13_false_points_are_taken_down_the_other_has_them_and_a_card_is_called() -> None:
    deal = dealt()
    deal.amend(Points(SOUTH, 80, Reason.MARKED))
    deal.amend(Points(SOUTH, -80, Reason.TAKEN_DOWN))
    told = deal.amend(Points(NORTH, 80, Reason.AWARDED))
    assert told == (Scored(NORTH, 80, Reason.AWARDED),)
    assert deal.scores == PerSeat((0, 80))
    own = deal.layout().standings[SOUTH].hand
    deal.amend(Call(SOUTH, (own[2],)))
    assert deal.actions() == [Play(own[2])]
    refused = deal.refusal(SOUTH, Play(own[0]))
    assert refused is not None
    assert refused.code == "called"
    act(deal, Play(own[2]))
    assert not deal.called[SOUTH]


def in_last_tricks() -> Deal:
    """A deal whose stock is gone."""
    deal = dealt()
    while deal.phase == 1:
        act(deal, deal.actions()[-1] if deal.stage == "window" else deal.actions()[0])
    return deal


def test_vi16_a_revoke_is_taken_back_to_the_error_with_all_that_was_marked() -> None:
    deal = in_last_tricks()
    act(deal, deal.actions()[0])
    before, step = deal.copy(), deal.steps
    forbidden = next(card for card in deal.layout().standings[deal.turn or 0].hand if Play(card) not in deal.actions())
    deal.amend(Irregular(Play(forbidden)))
    told = deal.amend(Rewind(step))
    assert deal == before
    assert sum(event.points for event in told if isinstance(event, Scored)) <= 0
    assert deal.steps == step
    play_out(deal)


def test_vi16_in_france_the_offender_counts_nothing_any_more() -> None:
    deal = in_last_tricks()
    before = deal.scores[SOUTH]
    deal.amend(Bar(SOUTH, Right.COUNTING))
    play_out(deal)
    assert deal.scores[SOUTH] == before


def test_vi17_the_brisques_in_the_hand_are_the_others() -> None:
    deal = in_last_tricks()
    held = [[card.is_brisque for card in own.hand].count(True) for own in deal.layout().standings]
    score, taken = deal.scores[NORTH], deal.brisques[NORTH]
    deal.amend(Award(Prize.BRISQUES, NORTH))
    play_out(deal)
    assert deal.brisques[NORTH] >= taken + held[SOUTH]
    assert deal.scores[NORTH] >= score + 10 * held[SOUTH]
    assert sum(deal.brisques) == 16


def test_vi20_the_adversary_has_the_last_trick() -> None:
    deal = dealt("rubicon")
    deal.amend(Award(Prize.LAST_TRICK, SOUTH))
    while not deal.over:
        told = act(deal, deal.actions()[-1] if deal.stage == "window" else deal.actions()[0])
    assert [event.seat for event in told if isinstance(event, Scored) and event.reason is Reason.LAST_TRICK] == [SOUTH]


def test_p17_who_plays_with_too_many_cards_is_rubiconed() -> None:
    deal = dealt("rubicon")
    deal.amend(Rubicon(NORTH))
    play_out(deal)
    assert result_of(deal).rubiconed == NORTH
    with pytest.raises(BadAmendment, match="nobody is rubiconed"):
        dealt().amend(Rubicon(SOUTH))


def test_vi22_a_void_deal_counts_for_nothing() -> None:
    deal = dealt()
    play_trick(deal)
    deal.amend(Cancel())
    assert deal.over
    assert deal.scores == PerSeat((0, 0))


# --- refusals ---------------------------------------------------------------------------------------------------


def test_rights_that_are_lacking_are_the_reason() -> None:
    deal = dealt()
    play_trick(deal)
    scoring = next((action for action in deal.actions() if isinstance(action, Score)), Score(Combination.BEZIQUE))
    seat = deal.turn or SOUTH
    free = deal.refusal(seat, scoring) is None
    deal.amend(Bar(seat, Right.ANNOUNCING, Until.NUMBER))
    refused = deal.refusal(seat, scoring)
    assert refused is not None
    assert refused.code == ("barred_announcing" if free else "missing_cards")
    other = deal.refusal(seat, Take())
    assert other is not None
    assert other.code == "not_looking"


def test_what_cannot_be_leaves_the_deal_as_it_was() -> None:
    deal = dealt()
    before = deal.copy()
    for text in ("move ?? from stock to trick", "irregular QS*", "rewind 0", "call South", "draws South 0"):
        with pytest.raises(BadAmendment):
            deal.amend(amendment(text))
    assert deal == before


@pytest.mark.parametrize(
    ("text", "column"), [("move QX from stock to trick", 6), ("bar South singing deal", 11), ("points North 10", 17)]
)
def test_a_text_that_is_no_amendment_has_its_column(text: str, column: int) -> None:
    with pytest.raises(BadNotation) as caught:
        amendment(text)
    assert caught.value.column == column


# --- records ----------------------------------------------------------------------------------------------------


def test_a_record_holds_amendments_and_hides_what_was_hidden() -> None:
    chosen = rules("standard")
    pack = tuple(numbered_pack(38, 2))
    deal = Deal(chosen, pack, NORTH)
    own = deal.layout().standings[SOUTH].hand
    bodies = [
        DealsFirst(NORTH),
        NewDeal(1, NORTH, pack),
        Amend(Move((None,), stock(), hand(NORTH))),
        Amend(Points(SOUTH, -60, Reason.PENALTY), PerSeat((-60, 0))),
        Act(SOUTH, Play(own[0])),
    ]
    record = Record(header(chosen, Deal="shuffled"), tuple(map(Line, bodies)))
    text = write(record)
    assert read(text) == record
    *_, last = replay(record)
    assert isinstance(last.deal, Deal)
    assert last.deal.hand_size(NORTH) == 9
    seen = write(seen_by(record, SOUTH)).splitlines()
    assert "amend | amended move ?? from stock to North hand" in seen
    assert "amend = South -60 North 0 | scored South -60 penalty -" in seen
    *_, told = replay(read("\n".join(seen) + "\n"))
    assert told.deal is not None
    assert told.deal.scores == PerSeat((-60, 0))


def test_a_fault_in_an_amendment_has_its_place() -> None:
    chosen = rules("standard")
    lines = (Line(DealsFirst(NORTH)), Line(NewDeal(1, NORTH, tuple(numbered_pack(38, 2)))))
    text = write(Record(header(chosen, Deal="shuffled"), lines))
    with pytest.raises(BadRecord, match="a seat: South or North") as caught:
        read(f"{text}amend turn West\n")
    assert caught.value.column == 12


def test_a_card_that_was_not_looked_at_goes_back_as_unknown_as_it_was() -> None:
    known, unseen = dealt(), dealt()
    card = known.layout().standings[SOUTH].hand[0]
    known.amend(Move((card,), hand(SOUTH), stock()))
    (event,) = unseen.amend(Move((card,), hand(SOUTH), stock(), unseen=True))
    assert view(known, SOUTH).layout().stock[0] == card
    assert view(unseen, SOUTH).layout().stock[0] is None
    told = [events_for((event,), seat)[0] for seat in (None, SOUTH, NORTH)]
    assert all(each.amendment.cards == (None,) for each in told if isinstance(each, Amended))
    audit(unseen)


@pytest.mark.parametrize(
    "text", ["move ?? from stock to South hand unseen", "move QS from South hand to North hand unseen"]
)
def test_only_a_card_that_goes_back_can_be_unseen(text: str) -> None:
    with pytest.raises(BadAmendment, match="from a hand to the stock"):
        dealt().amend(amendment(text))


def test_a_move_of_what_nobody_has_looked_at_reads_back() -> None:
    text = "move QS from South hand to stock unseen"
    assert str(amendment(text)) == text
