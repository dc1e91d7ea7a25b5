"""The books of a deal: a sound layout with one thing changed is found out, and where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bezique.cards import Suit, card, cards
from bezique.errors import BrokenInvariant
from bezique.game.arrange import arrange
from bezique.game.books import audit, imbalance
from bezique.game.layout import LaidCard, Layout
from bezique.game.makings import makes
from bezique.game.position import position
from bezique.rules.combination import Combination, combination
from bezique.rules.load import rules
from bezique.seats import Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH


def sound() -> Layout:
    """South is on lead in the middle of a Rubicon deal, with a marriage and four queens behind him."""
    return position("""
        rules rubicon
        trump S
        tricks 9
        turn South
        South table KS(marriage) QS(marriage,four) QH(four) QD(four) QC(four) JD
        South hand 7S 8H 9D
        South pairs KS-QS
        South whole four QS QH QD QC
        South pending bezique QS JD
        South score 100
        North hand 7D 8D 9C ...
    """).layout()


def own(layout: Layout, seat: Seat = SOUTH, **changes: Any) -> Layout:
    """The layout with something changed in what belongs to a seat."""
    return replace(layout, standings=layout.standings.having(seat, replace(layout.standings[seat], **changes)))


def test_the_sound_layout_balances() -> None:
    assert imbalance(rules("rubicon"), sound()) is None
    audit(arrange(rules("rubicon"), sound()))


LAID = sound().standings[SOUTH].table
OTHER = sound()


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"hand": cards("7S 8H")}, "South hand"),
        ({"hand": cards("7S 8H 9D 9D")}, "South hand"),
        ({"hand": cards("7S 8H 9H")}, "gone"),
        ({"hand_size": 8}, "South hand"),
        ({"known": cards("9C")}, "South known"),
        ({"known": cards("9D 9D")}, "South known"),
        ({"table": (*LAID[:5], LaidCard(card("JD"), ("four",)))}, "South whole"),
        ({"table": (*LAID[:5], LaidCard(card("JD"), ("marriage",)))}, "South table"),
        ({"table": (*LAID[:5], LaidCard(card("JD"), fresh=True))}, "South table"),
        ({"table": (*LAID[:5], LaidCard(card("JD"), worth=40))}, "South table"),
        ({"whole": (("four", (0, 1, 2, 3)),)}, "South whole"),
        ({"whole": (("four", (1, 2, 3)),)}, "South whole"),
        ({"whole": (("bezique", (1, 5)),)}, "South whole"),
        ({"whole": (("four", (1, 2, 3, 4)), ("four", (1, 2, 3, 4)))}, "South whole"),
        ({"pending": ((Combination.BEZIQUE, (0, 5)),)}, "South pending"),
        ({"pending": ((Combination.BEZIQUE, (1, 9)),)}, "South pending"),
        ({"pending": ((Combination.BEZIQUE, (1, 5)),) * 2}, "South pending"),
        ({"pairs": ((0, 2),)}, "South pairs"),
        ({"pairs": ((1, 2),)}, "South pairs"),
        ({"score": 105}, "South score"),
        ({"score": -10}, "South score"),
        ({"brisques": -1}, "South brisques"),
        ({"brisques": 99}, "South brisques"),
        ({"brisque_points": 10}, "South brisque-points"),
        ({"moved": False}, "South moved"),
        ({"series": True}, "South blanche"),
        ({"has_drawn": True}, "South drawn"),
        ({"has_drawn": True, "drawn": card("7S")}, "South drawn"),
        ({"paid": 2}, "South paid"),
        ({"fed": (1,)}, "South fed"),
    ],
)
def test_something_of_a_seat_is_wrong(changes: dict[str, Any], where: str) -> None:
    changed = own(sound(), **changes)
    if "table" in changes and where == "South whole":
        changed = own(changed, whole=(("four", (1, 2, 3, 5)),))
    found = imbalance(rules("rubicon"), changed)
    assert found is not None
    assert found.where == where


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"stage": "fifth"}, "stage"),
        ({"stage": "window"}, "stock"),
        ({"stage": "over", "turn": None}, "stage"),
        ({"turn": None}, "turn"),
        ({"turn": NORTH}, "turn"),
        ({"led": card("7D")}, "turn"),
        ({"tricks": 8}, "stock"),
        ({"tricks": 99}, "tricks"),
        ({"last_winner": None}, "last-trick"),
        ({"stock": OTHER.stock[:-2]}, "stock"),
        ({"stock": (None, *OTHER.stock[1:])}, "stock"),
        ({"turn_up": card("9S")}, "stock"),
        ({"gone": (*OTHER.gone, card("7S"))}, "gone"),
        ({"gone": OTHER.gone[1:]}, "gone"),
        ({"barred_trump": 0}, "trump"),
        ({"target": 1000}, "target"),
        ({"stopped": True}, "stage"),
        ({"scored": True}, "window"),
        ({"fed_sets": 1}, "window"),
        ({"trick_unpaid": 1}, "trick-unpaid"),
        ({"choosing": Combination.BEZIQUE}, "choosing"),
    ],
)
def test_something_of_the_deal_is_wrong(changes: dict[str, Any], where: str) -> None:
    found = imbalance(rules("rubicon"), replace(sound(), **changes))
    assert found is not None
    assert found.where == where


@pytest.mark.parametrize(
    ("text", "changes", "where"),
    [
        ("turn-up 9H", {"trump": None}, "trump"),
        ("turn-up 9H", {"trump": 0}, "trump"),
        ("turn-up 9H", {"stopped": True}, "stage"),
        ("trump H\nstock none\ntricks 30", {"stage": "over", "turn": None}, "stage"),
    ],
)
def test_with_a_turn_up(text: str, changes: dict[str, Any], where: str) -> None:
    found = imbalance(rules("standard"), replace(position(text).layout(), **changes))
    assert found is not None
    assert found.where == where


def test_what_the_standard_game_does_not_remember() -> None:
    layout = position("turn-up 9H\ntricks 5\nturn South\nSouth table KS(marriage) QS(marriage)").layout()
    for changes, where in (({"pairs": ((0, 1),)}, "South pairs"), ({"whole": (("four", (0,)),)}, "South whole")):
        found = imbalance(rules("standard"), own(layout, **changes))
        assert found is not None
        assert found.where == where


def test_a_fault_is_raised_in_words() -> None:
    deal = arrange(rules("rubicon"), own(sound(), score=105))
    with pytest.raises(BrokenInvariant, match="South score: points come in multiples of 10"):
        audit(deal)


@pytest.mark.parametrize(
    ("text", "name", "names", "trump", "expected"),
    [
        ("standard", "marriage-S", "KS QS", 1, True),
        ("standard", "marriage-S", "KS QH", 1, False),
        ("standard", "sequence-H", "AH 10H KH QH JH", 1, True),
        ("standard", "sequence-S", "AS 10S KS QS JS", 1, False),
        ("standard", "bezique", "QS JD", 1, True),
        ("movable", "bezique", "QS JD", 0, False),
        ("movable", "bezique", "QC JH", 0, True),
        ("six-pack", "bezique", "QH JC", None, False),
        ("standard", "double", "QS QS JD JD", 1, True),
        ("standard", "double", "QS QS QS JD", 1, False),
        ("standard", "four-kings", "KS KS KD KD", 1, True),
        ("four-suits", "four-kings", "KS KS KD KD", 1, False),
        ("four-suits", "four-kings", "KS KH KD KC", 1, True),
        ("standard", "four-tens", "10S 10H 10D 10C", 1, False),
        ("six-pack", "four-trump-kings", "KH KH KH KH", 1, True),
        ("six-pack", "four-trump-kings", "KH KH KH KH", 0, False),
        ("eight-pack", "five-trump-kings", "KH KH KH KH KH", 1, True),
    ],
)
def test_what_makes_a_combination(text: str, name: str, names: str, trump: int | None, expected: bool) -> None:
    suit = None if trump is None else Suit(trump)
    assert makes(rules(text), combination(name), cards(names), suit) is expected
