"""The examples of the laws, section 5.7: Polish Bezique, where combinations are made of cards won."""

from __future__ import annotations

import pytest

from bezique.game.deal import Deal
from bezique.game.events import Opened, StockGone
from bezique.game.points import Reason
from bezique.game.position import position
from tests.played import NORTH, SOUTH, can, do, points_of

BOTH = pytest.mark.parametrize("preset", ["polish", "polish-two"])


def won(preset: str, open_cards: str, led: str, played: str) -> Deal:
    """South has just won a trick; hearts are trumps, and some cards lay open before him already."""
    table = f"South table {open_cards}" if open_cards else ""
    deal = position(f"""
        rules {preset}
        turn South
        turn-up 9H
        tricks 8
        {table}
        South hand {led} ...
        North hand {played} ...
    """)
    do(deal, led, played)
    assert deal.turn == SOUTH
    return deal


@BOTH
def test_vl1_a_card_won_completes_bezique(preset: str) -> None:
    deal = won(preset, "QS", "JD", "7S")
    assert points_of(do(deal, "score bezique")) == 40


@BOTH
def test_vl2_not_without_a_card_of_the_trick(preset: str) -> None:
    deal = won(preset, "QS JD", "9C", "7S")
    assert not can(deal, "score bezique")


def test_vl4_several_at_once() -> None:
    deal = won("polish", "KH KD KC QS", "KS", "7D")
    events = do(deal, "score four-kings", "score marriage-S")
    assert points_of(events, Reason.COMBINATION) == 100


@pytest.mark.parametrize(
    ("first", "second", "points"), [("four-kings", "marriage-S", 80), ("marriage-S", "four-kings", 20)]
)
def test_vl4_by_the_rule_of_two_a_card_feeds_one(first: str, second: str, points: int) -> None:
    deal = won("polish-two", "KH KD KC QS", "KS", "7D")
    assert points_of(do(deal, f"score {first}")) == points
    assert not can(deal, f"score {second}")


@BOTH
def test_vl5_each_card_of_the_trick_feeds_one(preset: str) -> None:
    deal = won(preset, "QH QS", "KH", "JD")
    events = do(deal, "score marriage-H", "score bezique")
    assert points_of(events, Reason.COMBINATION) == 80


@BOTH
def test_vl6_after_the_stock_is_gone(preset: str) -> None:
    deal = position(f"""
        rules {preset}
        turn South
        trump H
        stock none
        South table AH AD AC
        South hand AS 8C
        North hand 7S 7D
    """)
    assert deal.phase == 2
    do(deal, "AS", "7S")
    assert points_of(do(deal, "score four-aces")) == 100


@BOTH
@pytest.mark.parametrize(("ten", "opened"), [("10S", ""), ("10H", "10H")])
def test_vl7_a_ten_won(preset: str, ten: str, opened: str) -> None:
    deal = position(f"rules {preset}\nturn South\nturn-up 9H\nSouth hand {ten} ...\nNorth hand 7S ...")
    events = do(deal, ten, "7S")
    assert points_of(events, Reason.BRISQUES) == 10
    cards = [str(card) for event in events if isinstance(event, Opened) for card in event.cards]
    assert " ".join(cards) == opened
    assert [str(laid.card) for laid in deal.layout().standings[SOUTH].table] == opened.split()


@BOTH
def test_the_trump_seven_pays_whoever_takes_it(preset: str) -> None:
    deal = position(f"rules {preset}\nturn South\nturn-up 9H\nSouth hand 7H ...\nNorth hand 8H ...")
    assert not can(deal, "exchange")
    events = do(deal, "7H", "8H")
    assert points_of(events, Reason.SEVEN_TAKEN, seat=NORTH) == 10


@BOTH
def test_open_cards_stay_when_the_stock_is_gone(preset: str) -> None:
    deal = position(f"""
        rules {preset}
        turn South
        turn-up 9H
        tricks 23
        South table QS
        South hand 8C ...
        North hand 7C ...
    """)
    events = do(deal, "8C", "7C", "done")
    assert any(isinstance(event, StockGone) for event in events)
    assert [str(laid.card) for laid in deal.layout().standings[SOUTH].table] == ["QS"]


@BOTH
def test_an_opportunity_not_taken_is_lost(preset: str) -> None:
    deal = won(preset, "QS", "JD", "7S")
    do(deal, "done")
    led = next(str(action) for action in deal.actions() if str(action)[0] in "789")
    do(deal, led)
    do(deal, str(deal.actions()[0]))
    if deal.turn == SOUTH:
        assert not can(deal, "score bezique")
