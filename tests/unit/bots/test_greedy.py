import pytest

from bezique.bots.anchors import Greedy, Random, RandomBest, chance_of, cheapest
from bezique.bots.player import Budget
from bezique.cards import Suit, card, cards
from bezique.game.actions import Action, Done, Exchange, Play, Score
from bezique.game.deal import Deal
from bezique.game.events import Scored
from bezique.game.view import view
from bezique.rules.combination import Combination
from tests.unit.bots.sights import SEAT, position

BUDGET = Budget()


def answer(deal: Deal) -> Action:
    return Greedy().choose(view(deal, SEAT), BUDGET)


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("7S 8S 9S JS 7C 8C 10H AH", "7S"),
        ("9D 8D JD KD AD 10D 9H 9C", "9H"),
        ("KH QH 9S JS 7C 8C 10D AC", "10D"),
        ("KH QH 9S JS 7C 8C 9C AC", "AC"),
        ("KH QH 9S AS 7C 8C 9C AC", "AS"),
        ("7D 8S 9S JS 7C 8C 9C AC", "7D"),
    ],
    ids=[
        "the least card, of equals the first",
        "a plain card before a trump",
        "to declare a marriage: the highest trump",
        "or the highest card",
        "of equals the first",
        "to declare the seven, though leading it spoils that",
    ],
)
def test_the_lead(hand: str, lead: str) -> None:
    assert answer(position(hand)) == Play(card(lead))


def test_the_lead_in_the_last_tricks_is_the_least_card_whatever_could_have_been_declared() -> None:
    assert answer(position("KH QH 9S JS JC 9C 10D AC", tricks=24)) == Play(card("9S"))


@pytest.mark.parametrize(
    ("hand", "led", "reply"),
    [
        ("JS KS 7C 8C 9C JC 9H JH", "9S", "7C"),
        ("JS KS 7C 8C 9C JC 9H 10S", "9S", "10S"),
        ("AS KS 7C 8C 9C JC 9H 10S", "9S", "10S"),
        ("AS KS 7C 8C 9C JC 9H JH", "10S", "AS"),
        ("JS KS 7C 8C 9D JD 9H JH", "10S", "9D"),
        ("JS 9S KH QH 7C 8C 9C JC", "8S", "9S"),
        ("JS KS 7C 8C 9C JC 9H JH", "10H", "7C"),
    ],
    ids=[
        "not worth a trick",
        "a brisque wins for its own sake",
        "the cheaper brisque",
        "a brisque that was led is won",
        "and won with the least trump",
        "won with the least card, to declare a marriage",
        "cannot be won",
    ],
)
def test_the_reply(hand: str, led: str, reply: str) -> None:
    assert answer(position(hand, led=led)) == Play(card(reply))


def test_the_card_thrown_away() -> None:
    assert cheapest(cards("10S AH 10C"), Suit.DIAMONDS) == card("10S")
    assert cheapest(cards("AS KH QC"), Suit.DIAMONDS) == card("QC")
    assert cheapest(cards("JS 9D JC"), Suit.DIAMONDS) == card("JS")
    assert cheapest(cards("AS 7D 8D"), Suit.DIAMONDS) == card("AS")


@pytest.mark.parametrize(
    ("hand", "declared"),
    [
        ("KH QH KS QS 7C 8C 9C", Score(Combination.MARRIAGE_SPADES)),
        ("KH QH KD QD 7C 8C 9C", Score(Combination.MARRIAGE_DIAMONDS)),
        ("KD QD QS JD 7C 8C 9C", Score(Combination.MARRIAGE_DIAMONDS)),
        ("AD 10D KD QD JD 8C 9C", Score(Combination.SEQUENCE_DIAMONDS)),
        ("QS JD JS JH JC 8C 9C", Score(Combination.BEZIQUE)),
        ("KS KH KC KD QD QH 9C", Score(Combination.FOUR_KINGS)),
        ("7D 8S KS KH QC 8C 9C", Exchange()),
    ],
)
def test_the_best_declaration_is_the_one_worth_most_and_of_equals_the_first(hand: str, declared: Action) -> None:
    assert answer(position(hand, stage="window", tricks=1)) == declared


@pytest.mark.parametrize(
    ("hand", "table", "served"),
    [
        ("QH QC QD QS 7C 8C 9C", "", "QS QH QD QC"),
        ("QH QC QD QS QS 8C 9C", "", "QS QS QH QC"),
        ("QH QC QD QC 8C", "QD:marriage KD:marriage", "QH QD QC QC"),
        ("QH QH QD 8C 9C", "QS:marriage QS:bezique", "QS QS QH QH"),
        ("QH QH QD QC 9C", "QS:four QS:bezique", "QS QH QH QC"),
    ],
    ids=[
        "no choice",
        "without the trump",
        "a declared card first",
        "both copies of a suit before the next",
        "what served in four queens cannot serve again",
    ],
)
def test_the_cards_that_serve_in_four_of_a_kind(hand: str, table: str, served: str) -> None:
    """Trumps are diamonds: after declared cards come clubs, spades, hearts, and diamonds last."""
    deal, greedy = position(hand, table, stage="window", tricks=1), Greedy()
    events = deal.apply(SEAT, greedy.choose(view(deal, SEAT), BUDGET))
    while deal.stage == "choose":
        events = deal.apply(SEAT, greedy.choose(view(deal, SEAT), BUDGET))
    scored = next(event for event in events if isinstance(event, Scored))
    assert (scored.combination, sorted(scored.cards)) == (Combination.FOUR_QUEENS, sorted(cards(served)))


def test_random_players_draw_once_for_a_card_even_where_there_is_one_only() -> None:
    chance = chance_of(3)
    drawn_once = chance_of(3)
    drawn_once.below(1)
    RandomBest(3, lambda _: chance).choose(view(position("8S", tricks=31), SEAT), BUDGET)
    assert chance.state == drawn_once.state


def test_random_draws_once_in_a_window_even_where_nothing_can_be_declared() -> None:
    chance, deal = chance_of(3), position("8S 9S JS 7C 8C 9C AC", stage="window", tricks=1)
    drawn_once = chance_of(3)
    drawn_once.below(1)
    assert Random(3, lambda _: chance).choose(view(deal, SEAT), BUDGET) == Done()
    assert chance.state == drawn_once.state
