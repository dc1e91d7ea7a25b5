from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.cards import Card, Suit, card, numbered_pack
from bezique.game.deal import Deal
from bezique.game.match import (
    CutForDeal,
    DealEntered,
    DealerFixed,
    DealResult,
    GameOver,
    Match,
    MatchEvent,
    MatchStage,
    PartieOver,
    result_of,
)
from bezique.rules.model import (
    Brisques,
    Cut,
    EndTie,
    GameEnd,
    NextDealer,
    OddGameWhen,
    Partie,
    Rules,
    Settlement,
    Stake,
)
from bezique.seats import PerSeat, Seat, next_seat

A, B = Seat.SOUTH, Seat.NORTH
NONE = PerSeat((0, 0))
HIGH, LOW = card("AS"), card("7S")
WHOLE_HANDS = Rules(brisques=Brisques.END_OF_HAND, game_end=GameEnd.END_OF_HAND)
SIX_PACK = Rules(settlement=Settlement.SIX, brisques=Brisques.NEVER, target=0, trump_repeat=False)


def played(match: Match, *deals: tuple[int, int], last_trick: Seat | None = A) -> tuple[Match, list[MatchEvent]]:
    """The match after deals with these points, each dealt by whose turn it is."""
    happened: list[MatchEvent] = []
    for points in deals:
        assert match.dealer is not None
        match, events = match.deal_over(DealResult(match.dealer, PerSeat(points), NONE, last_trick))
        happened += events
    return match, happened


def test_the_higher_card_chooses_who_deals() -> None:
    match = Match.start(Rules())
    assert match.stage is MatchStage.CUT
    match, (cut,) = match.cut(PerSeat((LOW, HIGH)))
    assert isinstance(cut, CutForDeal)
    assert (match.stage, match.chooser, match.dealer) == (MatchStage.CHOOSE, B, None)
    match, events = match.choose_dealer(A)
    assert (match.stage, match.dealer, events) == (MatchStage.DEAL, A, (DealerFixed(A),))


def test_equal_cards_leave_the_match_at_the_cut() -> None:
    start = Match.start(Rules())
    match, events = start.cut(PerSeat((card("9S"), card("9D"))))
    assert match == start
    assert len(events) == 1


@pytest.mark.parametrize(("how", "dealer"), [(Cut.HIGH_DEALS, A), (Cut.LOW_DEALS, B)])
def test_the_cut_may_say_at_once_who_deals(how: Cut, dealer: Seat) -> None:
    match, events = Match.start(Rules(cut=how)).cut(PerSeat((HIGH, LOW)))
    assert (match.dealer, match.stage, events[-1]) == (dealer, MatchStage.DEAL, DealerFixed(dealer))


def test_steps_out_of_turn_are_refused() -> None:
    cards: PerSeat[Card] = PerSeat((HIGH, LOW))
    start = Match.start(Rules())
    result = DealResult(A, NONE, NONE, A)
    for step in (lambda: start.choose_dealer(A), lambda: start.new_deal([]), lambda: start.deal_over(result)):
        with pytest.raises(ValueError, match=r"stage|dealer"):
            step()
    ready = Match.start(Rules(), dealer=A)
    for step in (lambda: ready.cut(cards), lambda: ready.choose_dealer(A)):
        with pytest.raises(ValueError, match="stage"):
            step()


def test_a_deal_by_the_wrong_dealer_is_refused() -> None:
    with pytest.raises(ValueError, match="South was to deal"):
        Match.start(Rules(), dealer=A).deal_over(DealResult(B, NONE, NONE, A))


def test_the_arguments_of_a_new_deal() -> None:
    pack = numbered_pack(1, 2)
    arguments = Match.start(Rules(), dealer=B).new_deal(pack, lift=24, guess=20)
    assert (arguments["pack"], arguments["dealer"], arguments["rules"]) == (pack, B, Rules())
    assert (arguments["lift"], arguments["guess"], arguments["barred_trump"]) == (24, 20, None)


def test_where_every_deal_is_a_game_nothing_stops_it() -> None:
    pack = numbered_pack(1, 2)
    for target, stop in ((0, 0), (500, 500)):
        deal = Deal(**Match.start(Rules(target=target), dealer=A).new_deal(pack))
        assert (deal.before, deal.layout().target) == (NONE, stop)


def test_deals_add_up_until_the_target() -> None:
    match, events = played(Match.start(WHOLE_HANDS, dealer=A), (300, 400), (500, 250))
    assert (match.scores, match.games, len(match.deals)) == (PerSeat((800, 650)), (), 2)
    entered = [event.scores for event in events if isinstance(event, DealEntered)]
    assert entered == [PerSeat((300, 400)), PerSeat((800, 650))]
    match, events = played(match, (150, 350))
    assert [type(event) for event in events] == [DealEntered, GameOver]
    (game,) = match.games
    assert (game.scores, game.settled.winner, len(game.deals)) == (PerSeat((950, 1000)), B, 3)
    assert (match.scores, match.deals) == (NONE, ())


def test_equal_past_the_target_without_a_last_trick_another_deal_is_played() -> None:
    match, _ = played(Match.start(WHOLE_HANDS, dealer=A), (1000, 1000), last_trick=None)
    assert (match.games, match.scores) == ((), PerSeat((1000, 1000)))
    match, _ = played(match, (20, 40))
    assert match.games[0].settled.winner == B


def test_with_target_0_every_deal_is_a_game() -> None:
    single = replace(WHOLE_HANDS, target=0)
    match, _ = played(Match.start(single, dealer=A), (400, 390), (500, 600), (300, 300))
    assert [game.settled.winner for game in match.games] == [A, B, A]
    pone_first = replace(single, end_tie=EndTie.NONDEALER_FIRST)
    match, _ = played(Match.start(pone_first, dealer=A), (400, 390), (500, 600))
    assert [game.settled.winner for game in match.games] == [A, B]
    match, _ = played(Match.start(single, dealer=A), (300, 300), last_trick=None)
    assert (match.games[0].settled.winner, match.account) == (None, NONE)


@given(st.lists(st.sampled_from([(1000, 400), (600, 1000), (200, 100)]), max_size=12), st.sampled_from(Seat))
def test_the_deal_alternates_through_the_games(deals: list[tuple[int, int]], first: Seat) -> None:
    match, _ = played(Match.start(WHOLE_HANDS, dealer=first), *deals)
    assert match.dealer == (first + len(deals)) % 2


def test_the_last_trick_may_give_the_deal() -> None:
    start = Match.start(replace(WHOLE_HANDS, next_dealer=NextDealer.LAST_TRICK), dealer=A)
    assert played(start, (100, 90), last_trick=A)[0].dealer == A
    assert played(start, (100, 90), last_trick=B)[0].dealer == B
    assert played(start, (100, 90), last_trick=None)[0].dealer == B


def test_the_trump_of_the_last_deal_is_barred_where_it_may_not_repeat() -> None:
    for rules, barred in ((SIX_PACK, Suit.SPADES), (replace(SIX_PACK, trump_repeat=True), None)):
        start = Match.start(rules, dealer=A)
        match, _ = start.deal_over(DealResult(A, PerSeat((4000, 3500)), NONE, A, Suit.SPADES))
        assert match.new_deal([])["barred_trump"] == barred
        match, _ = match.deal_over(DealResult(B, PerSeat((4000, 3500)), NONE, A, trump=None))
        assert match.barred_trump is None


def test_single_deals_are_settled_one_by_one() -> None:
    match, _ = played(Match.start(SIX_PACK, dealer=A), (2700, 2600), (3410, 5260), (4000, 4000))
    assert [game.settled.value for game in match.games] == [6300, 2800, 0]
    assert match.account == PerSeat((6300 - 2800, 2800 - 6300))
    assert match.wins == PerSeat((1, 1))


def test_brisques_enter_a_settlement() -> None:
    rules = Rules(settlement=Settlement.PORTLAND, brisques=Brisques.TIE_OR_RUBICON, target=0)
    match, _ = Match.start(rules, dealer=A).deal_over(DealResult(A, PerSeat((900, 900)), PerSeat((14, 18)), A))
    assert (match.games[0].settled.winner, match.games[0].settled.value) == (B, 600)


WON = {"A": (1000, 600), "B": (600, 1000)}


@pytest.mark.parametrize(
    ("winners", "when", "account"),
    [
        ("AAA", OddGameWhen.ALWAYS, 3 + 5),
        ("ABAA", OddGameWhen.ALWAYS, 2 + 5),
        ("ABABA", OddGameWhen.ALWAYS, 1 + 5),
        ("ABABB", OddGameWhen.ALWAYS, -1 - 5),
        ("ABAA", OddGameWhen.FIFTH_GAME, 2),
        ("ABABA", OddGameWhen.FIFTH_GAME, 1 + 5),
        ("ABA", OddGameWhen.ALWAYS, 1),
    ],
)
def test_the_odd_game_goes_to_the_winner_of_the_partie(winners: str, when: OddGameWhen, account: int) -> None:
    rules = replace(WHOLE_HANDS, partie=Partie.BEST_OF_FIVE, odd_game=5, odd_game_when=when)
    match, _ = played(Match.start(rules, dealer=A), *(WON[winner] for winner in winners))
    assert match.account == PerSeat((account, -account))


def test_a_new_partie_follows_and_double_games_count_once() -> None:
    rules = replace(WHOLE_HANDS, partie=Partie.BEST_OF_FIVE)
    match, events = played(Match.start(rules, dealer=A), (1000, 0), (1000, 0), WON["B"], (1000, 0), WON["B"])
    (over,) = [event for event in events if isinstance(event, PartieOver)]
    assert (over.result.winner, len(over.result.games)) == (A, 4)
    assert (match.wins, len(match.partie_games), len(match.games)) == (PerSeat((0, 1)), 1, 5)
    assert match.account == PerSeat((6 - 2, 2 - 6))


def test_void_games_decide_no_partie() -> None:
    rules = replace(WHOLE_HANDS, target=0, partie=Partie.BEST_OF_FIVE, odd_game=5, odd_game_when=OddGameWhen.FIFTH_GAME)
    match, _ = played(Match.start(rules, dealer=A), *[(300, 300)] * 2, *[WON["A"]] * 3, last_trick=None)
    assert [(partie.winner, len(partie.games), partie.odd_game) for partie in match.parties] == [(A, 5, 0)]


POINTS = st.integers(0, 120).map(lambda tens: 10 * tens)
RULES = st.builds(
    replace,
    st.sampled_from([Rules(), WHOLE_HANDS, SIX_PACK, replace(WHOLE_HANDS, target=0)]),
    stake=st.sampled_from(Stake),
    partie=st.sampled_from(Partie),
    odd_game=st.sampled_from([0, 3]),
)


@given(RULES, st.lists(st.tuples(POINTS, POINTS), max_size=20), st.sampled_from(Seat))
def test_the_books_of_a_match_balance(rules: Rules, deals: list[tuple[int, int]], last_trick: Seat) -> None:
    match, events = played(Match.start(rules, dealer=A), *deals, last_trick=last_trick)
    assert sum(match.account) == 0
    finished = [result for game in match.games for result in game.deals]
    assert [tuple(result.scores) for result in (*finished, *match.deals)] == deals
    for game in match.games:
        assert list(game.scores) == [sum(deal.scores[seat] for deal in game.deals) for seat in Seat]
    assert tuple(match.games) == tuple(event.result for event in events if isinstance(event, GameOver))
    assert sum(len(partie.games) for partie in match.parties) + len(match.partie_games) == len(match.games)
    if rules.target:
        assert all(points < rules.target for points in match.scores) or match.scores[A] == match.scores[B]


@given(RULES, st.lists(st.tuples(POINTS, POINTS), max_size=12), st.sampled_from(Seat))
def test_changing_seats_turns_the_account_round(rules: Rules, deals: list[tuple[int, int]], last_trick: Seat) -> None:
    here, _ = played(Match.start(rules, dealer=A), *deals, last_trick=last_trick)
    there, _ = played(
        Match.start(rules, dealer=B), *(points[::-1] for points in deals), last_trick=next_seat(last_trick)
    )
    assert there.account == here.account.map(lambda won: -won)


SCORES, BRISQUES = PerSeat((300, 200)), PerSeat((10, 6))


@dataclass(frozen=True)
class Finished:
    """A stand-in for a deal that is over, with plain numbers where the deal keeps them."""

    rules: Rules
    dealer: int = 1
    scores: PerSeat[int] = SCORES
    brisques: PerSeat[int] = BRISQUES
    last_trick: int | None = 0
    trump: int | None = 1
    stopped: bool = False
    rubiconed: Seat | None = None


@pytest.mark.parametrize(
    ("brisques", "stopped", "counted"),
    [
        (Brisques.END_OF_HAND, False, (100, 60)),
        (Brisques.END_OF_HAND, True, (0, 0)),
        (Brisques.IMMEDIATE, False, (0, 0)),
        (Brisques.NEVER, False, (0, 0)),
    ],
)
def test_the_result_of_a_deal(brisques: Brisques, stopped: bool, counted: tuple[int, int]) -> None:
    result = result_of(Finished(Rules(brisques=brisques), stopped=stopped))
    assert result == DealResult(B, SCORES, BRISQUES, A, Suit.HEARTS, stopped=stopped, brisque_points=PerSeat(counted))
    assert isinstance(result.dealer, Seat)
    assert isinstance(result.trump, Suit)


def test_the_result_of_a_deal_without_trumps_or_last_trick() -> None:
    result = result_of(Finished(Rules(), last_trick=None, trump=None))
    assert (result.last_trick, result.trump) == (None, None)


def test_a_game_that_is_given_up_is_lost_and_the_match_goes_on() -> None:
    match, _ = played(Match.start(Rules(), A), (100, 300))
    broken_off = Deal(**match.new_deal(numbered_pack(3, 2)))
    after, (over,) = match.resigned(A, broken_off)
    assert isinstance(over, GameOver)
    turned = broken_off.scores
    assert over.result.scores == PerSeat((100 + turned[A], 300 + turned[B]))
    assert (over.result.settled.winner, over.result.settled.value) == (B, 2)
    assert (after.scores, after.deals, after.wins, after.dealer) == (NONE, (), PerSeat((0, 1)), A)
    assert match.resigned(B)[0].dealer == match.dealer


def test_a_partie_is_decided_by_games_that_are_given_up() -> None:
    match, happened = Match.start(Rules(partie=Partie.BEST_OF_FIVE, odd_game=2), A), ()
    for _ in range(3):
        match, happened = match.resigned(B)
    assert [type(event) for event in happened] == [GameOver, PartieOver]
    assert match.parties[0].winner == A
