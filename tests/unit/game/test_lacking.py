"""What a seat lacks for each combination."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bezique.cards import cards, numbered_pack
from bezique.game.actions import Score
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.lacking import Lack, lacking
from bezique.game.position import position
from bezique.game.view import view
from bezique.rules.combination import Combination, combination
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat
from tests.scale import scaled


def lack(text: str, item: str) -> Lack | None:
    return lacking(view(position(text), Seat.SOUTH)).get(combination(item))


HAND = "turn-up 9H\ntricks 5\nturn South\nSouth hand QS KS KH 10H AS AD 7C 8C"


@pytest.mark.parametrize(
    ("item", "wanted"),
    [
        ("marriage-S", Lack(20)),
        ("marriage-H", Lack(40, cards("QH"))),
        ("sequence-H", Lack(250, cards("JH QH AH"))),
        ("bezique", Lack(40, cards("JD"))),
        ("double", Lack(500, cards("QS JD JD"))),
        ("four-aces", Lack(100, (), 7, 2)),
        ("four-jacks", Lack(40, (), 3, 4)),
        ("triple", None),
    ],
)
def test_cards_that_are_missing(item: str, wanted: Lack | None) -> None:
    assert lack(HAND, item) == wanted


TABLE = (
    "turn-up 9H\ntricks 9\nturn South\nSouth hand 7C 8C 9C 8D\nSouth table QS(bezique) JD(bezique) KS(four) QH(four)"
)


def test_cards_on_the_table_lack_what_they_may_still_serve_with() -> None:
    assert lack(TABLE, "double") == Lack(500, cards("QS JD"))
    assert lack(TABLE, "bezique") == Lack(40, cards("QS JD"))
    assert lack(TABLE, "marriage-S") == Lack(20)
    assert lack(TABLE, "four-kings") == Lack(80, (), 5, 4)


def test_where_a_new_card_is_asked_for_it_is_lacking() -> None:
    """The second marriage of the class needs a card from the hand, though both cards lie there unmarried."""
    text = "rules standard\nturn-up 9H\ntricks 9\nturn South\nSouth hand 7C 8C 9C\n"
    text += "South table QS(four) KS(four) QD(marriage,four) KD(marriage) QC(four)"
    found = lack(text, "marriage-S")
    assert found is not None
    assert found.size == 1
    assert str(found.cards[0]) in ("QS", "KS")


def test_in_polish_bezique_only_captured_cards_count() -> None:
    text = "rules polish\nturn-up 9H\ntricks 8\nturn South\nSouth hand QC KC 7C 8S 9S 8C 9C 7S\nSouth table QS"
    assert lack(text, "bezique") == Lack(40, cards("JD"))
    assert lack(text, "marriage-C") == Lack(20, cards("QC KC"))


def test_nothing_is_lacking_when_nothing_more_is_declared() -> None:
    deal = position("trump H\nstock none\nturn South\nSouth hand 8H 9C\nNorth hand AC 10S")
    assert lacking(view(deal, Seat.SOUTH)) == {}
    assert lacking(view(position(HAND), None)) == {}


def moments(preset: str, count: int) -> Iterator[Deal]:
    chosen, chance = rules(preset), Chance(7)
    number = 0
    while number < count:
        deal = Deal(chosen, numbered_pack(chance.below(9999), chosen.packs), 0)
        while not deal.over:
            if chance.below(8) == 0 and deal.stage != "choose":
                number += 1
                yield deal
            deal.take_random(chance)


@pytest.mark.parametrize("preset", preset_names())
def test_what_lacks_nothing_is_what_a_trick_won_would_let_one_declare(preset: str) -> None:
    for deal in moments(preset, scaled(50)):
        seen = view(deal, deal.turn)
        assert seen.seat is not None
        pending = {item for item, _ in seen.pending[seen.seat]}
        menu = {act.combination for act in seen.having_won().actions() if isinstance(act, Score)}
        if deal.phase == 2 and not deal.rules.reuse.is_polish:
            menu = set()
        whole = {item for item, lack in lacking(seen).items() if lack.size == 0}
        assert whole - pending == menu - pending
        assert all(isinstance(item, Combination) for item in whole)
