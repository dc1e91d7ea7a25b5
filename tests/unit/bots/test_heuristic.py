import pytest

from bezique.bots.heuristic import Heuristic, Outlook
from bezique.bots.ledger import Ledger
from bezique.bots.player import Budget
from bezique.bots.potential import goals_of
from bezique.bots.weights import BY_HAND
from bezique.cards import card
from bezique.game.actions import Action, Exchange, Play, Score
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.rules.combination import combination
from tests.unit.bots.sights import SEAT, position

BUDGET = Budget()


def answer(deal: Deal) -> Action:
    return Heuristic(BY_HAND).choose(view(deal, SEAT), BUDGET)


def outlook(deal: Deal) -> Outlook:
    seen, ledger = view(deal, SEAT), Ledger()
    ledger.look(seen)
    return Outlook(BY_HAND, seen, ledger, goals_of(seen.rules, seen.trump))


# --- declaring ---------------------------------------------------------------------------------------------------

SEQUENCE = "AD 10D KD QD JD 8C 9C"
ALL_BEZIQUES = "QS QS JD JD 7C 8C 9C"


@pytest.mark.parametrize(
    ("hand", "tricks", "declared"),
    [
        (SEQUENCE, 18, "marriage-D"),
        (SEQUENCE, 19, "sequence-D"),
        (ALL_BEZIQUES, 17, "bezique"),
        (ALL_BEZIQUES, 18, "double"),
        ("AD 10D KD QD JD QS 9C", 18, "marriage-D"),
        ("KH QH KS QS KC KD 9C", 1, "four-kings"),
        ("KH QH KS QS 7C 8C 9C", 1, "marriage-S"),
    ],
    ids=[
        "the marriage before the sequence",
        "no time left for both",
        "the single before the double bezique",
        "no time left for both",
        "the marriage before bezique, both at forty",
        "the most points",
        "of equals the first",
    ],
)
def test_what_is_declared_first(hand: str, tricks: int, declared: str) -> None:
    deal = position(hand, turn_up="8D", stage="window", tricks=tricks)
    assert answer(deal) == Score(combination(declared))


@pytest.mark.parametrize(
    ("turn_up", "declared"),
    [
        ("JD", Exchange()),
        ("AD", Exchange()),
        ("9D", Score(combination("marriage-H"))),
        ("8D", Score(combination("marriage-H"))),
    ],
)
def test_the_seven_counts_more_for_a_good_turn_up(turn_up: str, declared: Action) -> None:
    """A plain marriage scores 20; the seven 10, and 25 or 8 more."""
    assert answer(position("7D KH QH 9S 7C 8C 9C", turn_up=turn_up, stage="window", tricks=1)) == declared


# --- while the stock lasts -----------------------------------------------------------------------------------------


def test_keeping_cards_that_can_enter_nothing() -> None:
    look = outlook(position("7S 8S 9S 10S 7D 8D 9D 10H"))
    expected = {"7S": 0, "8S": 0.05, "9S": 0.1, "10H": 2, "7D": 1.5 + 8, "8D": 3, "9D": 4.5}
    assert {name: look.keep(card(name)) for name in expected} == pytest.approx(expected)


def test_what_a_card_adds_fades_as_the_stock_does() -> None:
    early, late = (outlook(position("KH QH 8S 9S 7C 8C 9C 7D", tricks=tricks)) for tricks in (0, 22))
    assert early.keep(card("KH")) > late.keep(card("KH")) > BY_HAND.plain_court


@pytest.mark.parametrize(
    ("tricks", "share"), [(0, 0.3), (15, 0.3), (16, 0.3 + 0.8 / 8), (20, 0.3 + 0.8 * 5 / 8), (23, 1)]
)
def test_the_share_of_a_ready_declaration_that_hangs_on_a_trick(tricks: int, share: float) -> None:
    look = outlook(position("KH QH 8S 9S 7C 8C 9C 8D", turn_up="9D", tricks=tricks))
    assert look.urgency() == pytest.approx(share)
    assert look.win == pytest.approx(6 + 20 * share)


def test_a_card_that_nothing_unseen_can_beat_is_not_beaten() -> None:
    """An ace that is no trump may be ruffed, a ten overtaken as well."""
    look = outlook(position("AD AS 10S 9S 7C 8C 9C 8D", turn_up="9D"))
    assert look.beaten(card("AD")) == 0
    assert 0 < look.beaten(card("AS")) < look.beaten(card("10S")) < 1


def test_a_card_on_the_table_that_beats_is_certain_to_be_there() -> None:
    deal = position("AD 10S 8S 9S 7C 8C 9C 8D")
    look = outlook(deal)
    look.table = frozenset([card("AS")])
    assert look.has_any([card("AS")]) == 1
    look.table = frozenset()
    assert 0 < look.has_any([card("AS")]) < 1


@pytest.mark.parametrize(
    ("hand", "led", "reply"),
    [
        ("8S 9S 7H 8H 9H 7C 8C 9C", "10S", "7H"),
        ("JS 9S 10S 8H 9H 7C 8C 9C", "8S", "10S"),
        ("7H 8H 9H 8C 9C JC 8D 10D", "AS", "8D"),
    ],
    ids=["throws away the least", "wins with a brisque", "ruffs a brisque with a small trump"],
)
def test_the_reply(hand: str, led: str, reply: str) -> None:
    assert answer(position(hand, led=led, turn_up="9D")) == Play(card(reply))


# --- the last tricks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("7S 8S KH QH 9C JC 9D 8D", "KH"),
        ("7S 8S KH QH 9C JC 9D QD", "QD"),
        ("7S AS KH AH 9C JC 9D JD", "AS"),
        ("7S 8S KH QH 9C JC 9D 7D", "KH"),
        ("7S 8S KH QH KS JC 9C KC", "KS"),
    ],
)
def test_the_lead_in_the_last_tricks_is_the_highest_card_trumps_counted_three_more(hand: str, lead: str) -> None:
    assert answer(position(hand, turn_up="8D", tricks=24)) == Play(card(lead))


@pytest.mark.parametrize(
    ("hand", "led", "reply"),
    [
        ("JH KH QC KC 7S", "9H", "JH"),
        ("JH 10H QC KC 7S", "9H", "10H"),
        ("10H QC KC 7S 7H", "AH", "7H"),
        ("10C QC KC 10S AS", "9H", "QC"),
        ("QC 9D 8D 7S AS", "9H", "8D"),
    ],
    ids=[
        "the cheapest winner",
        "a brisque wins first",
        "the lowest loser",
        "no brisque where it can be helped",
        "the lowest trump",
    ],
)
def test_the_reply_in_the_last_tricks(hand: str, led: str, reply: str) -> None:
    assert answer(position(hand, led=led, turn_up="8D", tricks=27)) == Play(card(reply))
