import pytest

from bezique.bots.declaring import declarable
from bezique.bots.ledger import Ledger, Marks, in_order
from bezique.cards import card
from bezique.game.actions import Play
from bezique.game.deal import Deal
from bezique.game.view import view
from tests.unit.bots.sights import SEAT, position

MARRIED: Marks = frozenset({"marriage"})
IN_FOUR: Marks = frozenset({"four"})
BOTH = MARRIED | IN_FOUR


def looked(*deals: Deal) -> Ledger:
    ledger = Ledger()
    for deal in deals:
        ledger.look(view(deal, SEAT))
    return ledger


def played(ledger: Ledger, deal: Deal, name: str) -> Play:
    return ledger.play(deal.actions(), card(name))


@pytest.mark.parametrize(
    ("before", "now", "order"),
    [
        ([], [MARRIED, IN_FOUR], [MARRIED, IN_FOUR]),
        ([IN_FOUR], [MARRIED, IN_FOUR], [IN_FOUR, MARRIED]),
        ([IN_FOUR, MARRIED], [MARRIED], [MARRIED]),
        ([IN_FOUR, MARRIED], [MARRIED, BOTH], [BOTH, MARRIED]),
        ([MARRIED], [IN_FOUR, BOTH], [BOTH, IN_FOUR]),
    ],
    ids=[
        "both new",
        "the later one lies first",
        "one was played",
        "one has served again",
        "served again with a new one",
    ],
)
def test_the_order_of_laying(before: list[Marks], now: list[Marks], order: list[Marks]) -> None:
    assert in_order(before, now) == order


def test_a_declared_card_goes_before_an_equal_concealed_one() -> None:
    deal = position("KH 7S 8S 9S JS 7C 8C", "KH:marriage")
    assert played(looked(deal), deal, "KH") == Play(card("KH"), 1)
    assert played(looked(deal), deal, "7S") == Play(card("7S"), 0)


def test_of_two_declared_cards_the_one_goes_that_served_more() -> None:
    for table, sort in (("KH:marriage,four KH:four", 1), ("KH:four KH:marriage,four", 2)):
        deal = position("7S 8S 9S JS 7C 8C", table)
        assert played(looked(deal), deal, "KH") == Play(card("KH"), sort)


def test_of_two_that_served_as_much_the_later_laid_goes() -> None:
    one, both = position("KH 7S 8S 9S JS 7C 8C", "KH:four"), position("7S 8S 9S JS 7C 8C", "KH:marriage KH:four")
    assert played(looked(one, both), both, "KH") == Play(card("KH"), 1)
    assert played(looked(both), both, "KH") == Play(card("KH"), 2)


def test_marks_are_remembered_when_the_declared_cards_are_taken_up() -> None:
    ledger = looked(position("7S 8S 9S JS 7C 8C", "KH:marriage QH:marriage", tricks=23))
    taken_up = position("7S 8S 9S JS 7C 8C KH QH", tricks=24)
    ledger.look(view(taken_up, SEAT))
    assert ledger.laid == {card("KH"): [MARRIED], card("QH"): [MARRIED]}
    assert not declarable(view(taken_up, SEAT), ledger)
    assert declarable(view(taken_up, SEAT), looked(taken_up))


def test_a_declared_card_that_was_played_is_forgotten_though_an_equal_one_is_drawn() -> None:
    before = position("7S 8S 9S JS 7C 8C", "KH:marriage QH:marriage", tricks=23)
    ledger = looked(before)
    played(ledger, before, "KH")
    ledger.look(view(position("7S 8S 9S JS 7C 8C KH QH", tricks=24), SEAT))
    assert (ledger.laid[card("KH")], ledger.concealed(card("KH"))) == ([], 1)


def test_a_new_deal_is_noticed() -> None:
    first, later = position("KH 7S 8S 9S JS 7C 8C QH"), position("KH 7S 8S 9S JS 7C 8C QH", tricks=5)
    ledger = Ledger()
    assert ledger.look(view(first, SEAT))
    assert not ledger.look(view(first, SEAT))
    played(ledger, first, "7S")
    assert not ledger.look(view(later, SEAT))
    assert ledger.look(view(first, SEAT))


def test_a_new_deal_is_noticed_when_the_one_before_stopped_at_its_first_trick() -> None:
    first = position("KH 7S 8S 9S JS 7C 8C QH")
    ledger = looked(first)
    played(ledger, first, "7S")
    assert ledger.look(view(first, SEAT))
