"""A refusal as a value, and the doors of the deal that refuse."""

import pytest

from bezique.cards import numbered_pack
from bezique.errors import IllegalAction
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show, action
from bezique.game.deal import Deal
from bezique.game.refusal import Refusal, refusal_of_number
from bezique.game.view import view
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from bezique.rules.model import Source
from bezique.seats import Seat
from tests.situations import situation

SOME: tuple[Action, ...] = (
    *(kind(card) for kind in (Play, Choose) for card in numbered_pack(1, 1)),
    *(kind(item) for kind in (Score, Announce) for item in Combination),
    Exchange(),
    Show(),
    Done(),
)


def finished() -> Deal:
    deal = Deal(rules("standard"), numbered_pack(1, 2), Seat.NORTH)
    while not deal.over:
        deal.take(deal.choices()[0])
    return deal


def test_a_refusal_is_said_with_its_source() -> None:
    source = Source("A Book of Laws", "law 7")

    assert str(Refusal("not_held", {"card": "QS"})).endswith("pick a card that you have.")
    assert str(Refusal("seven_paid", source=source)).endswith("keep it or play it. (A Book of Laws, law 7)")


def test_refusals_are_values() -> None:
    deal = situation("standard", "KH QH")

    assert deal.refusal(Seat.SOUTH, action("KH")) == Refusal("window_open")
    assert deal.refusal(Seat.SOUTH, action("KH")) != deal.refusal(Seat.SOUTH, action("choose KH"))


def test_out_of_turn_everything_is_refused_alike_and_tells_nothing_of_the_hand() -> None:
    deal = situation("standard", "KH QH")

    assert {str(deal.refusal(Seat.NORTH, told)) for told in SOME} == {"It is not your turn: wait for South."}
    assert {str(view(deal, Seat.NORTH).refusal(told)) for told in SOME} == {"It is not your turn: wait for South."}


def test_after_the_end_everything_is_refused() -> None:
    deal = finished()

    assert all(deal.refusal(seat, told) == Refusal("deal_over") for seat in Seat for told in SOME)
    for number in (-1, 0, 95, 128, 200):
        with pytest.raises(IllegalAction, match="This deal is over"):
            deal.take(number)


def test_the_exception_carries_the_refusal_and_nothing_has_changed() -> None:
    deal = situation("standard", "KH QH JD")
    before = deal.key()

    with pytest.raises(IllegalAction) as refused:
        deal.apply(Seat.SOUTH, action("score bezique"))

    assert refused.value.refusal.args == {"combination": "bezique", "missing": ["QS"], "trump": "H"}
    assert refused.value.refusal.key == "combinations.bezique"
    assert str(refused.value) == str(refused.value.refusal)
    assert deal.key() == before


def test_looking_for_reasons_does_not_disturb_a_choice_of_cards() -> None:
    deal = situation("standard", "QS JD", "QS:four", then=("score bezique",))

    for told in SOME:
        deal.refusal(Seat.SOUTH, told)
    deal.apply(Seat.SOUTH, action("choose QS*"))

    assert deal.scores[Seat.SOUTH] == 40


@pytest.mark.parametrize("number", [-1, 40, 63, 92, 192, 1000])
def test_a_number_that_stands_for_nothing_is_refused(number: int) -> None:
    deal = situation("standard", "KH QH", stage="play")

    assert refusal_of_number(deal, number).code in {"not_on_menu", "no_seven"}
    with pytest.raises(IllegalAction):
        deal.take(number)


def test_a_like_card_is_allowed_under_its_own_number_only() -> None:
    deal = situation("standard", "9C", "QS:four QS:four", stage="play")

    assert deal.refusal(Seat.SOUTH, action("QS*")) is None
    assert refusal_of_number(deal, 33) == Refusal("not_on_menu")
    with pytest.raises(IllegalAction, match="Nothing that can be done now has this number"):
        deal.take(33)


def test_a_known_seven_in_the_stock_is_not_confused_with_one_held() -> None:
    deal = situation("standard", "7C", stock=situation("standard", "7H 7H").layout().standings[Seat.SOUTH].hand)

    refused = deal.refusal(Seat.SOUTH, Exchange())

    assert refused is not None
    assert refused.code == "no_seven"
