"""The examples of the laws, section 5.1, and the arithmetic of section 2.2: tricks, the last tricks, the stock."""

from __future__ import annotations

import pytest

from bezique.cards import card, cards, numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import DealOver, TookTrick
from bezique.game.position import position
from bezique.rules.load import rules
from bezique.seats import Seat
from tests.played import NORTH, SOUTH, do


def winner(deal: Deal, led: str, played: str) -> Seat:
    """Who takes the trick in which South leads."""
    events = do(deal, led, played)
    return next(event.seat for event in events if isinstance(event, TookTrick))


@pytest.mark.parametrize(
    ("trump", "led", "played", "expected"),
    [
        pytest.param("C", "AH", "10H", SOUTH, id="vT1"),
        pytest.param("C", "KH", "10H", NORTH, id="vT2"),
        pytest.param("H", "JC", "JC", SOUTH, id="vT3"),
        pytest.param("C", "AH", "7C", NORTH, id="vT4"),
        pytest.param("C", "7C", "AH", SOUTH, id="trump-led"),
        pytest.param("C", "7S", "AH", SOUTH, id="other-plain-suit"),
    ],
)
def test_vt1_to_vt4_who_takes_a_trick(trump: str, led: str, played: str, expected: Seat) -> None:
    deal = position(f"turn South\nturn-up 9{trump}\nSouth hand {led} ...\nNorth hand {played} ...")
    assert winner(deal, led, played) == expected


def test_vt6_without_trumps_the_suit_led_wins() -> None:
    deal = position("rules rubicon\nSouth hand 7S ...\nNorth hand AD ...")
    assert deal.trump is None
    assert winner(deal, "7S", "AD") == SOUTH


def test_vt7_while_the_stock_lasts_every_card_may_be_played() -> None:
    deal = position("turn-up 9C\nled KH\nturn North\ndealer North\nNorth hand AH 7H 7C 8D 8D 9D 9D JD")
    assert {str(action) for action in deal.actions()} >= {"AH", "7H", "7C", "8D"}


def last_tricks(text: str, led: str, hand: str) -> set[str]:
    """What North, with this hand and no stock left, may play to a lead of South."""
    deal = position(f"rules {text}\ntrump C\nstock none\nled {led}\nturn North\nNorth hand {hand}\nSouth hand ...")
    return {str(action) for action in deal.actions()}


@pytest.mark.parametrize(
    ("text", "led", "hand", "allowed"),
    [
        pytest.param("standard", "10H", "KH 7H KC", "KH 7H", id="vT9"),
        pytest.param("standard", "10H", "KC 7S", "KC", id="vT11"),
        pytest.param("modern", "10H", "KC 7S", "KC", id="vT11-modern"),
        pytest.param("standard", "QC", "KC 7C AD", "KC", id="vT13"),
        pytest.param("standard,phase2=whist", "10H", "AH 7H KC", "AH 7H", id="vT15"),
        pytest.param("hoffmann", "10H", "AH 7H KC", "AH 7H", id="vT15-hoffmann"),
        pytest.param("standard,ten_low_in_phase2=true", "KH", "10H JH", "10H JH", id="vT17"),
        pytest.param("standard", "KH", "10H JH", "10H", id="vT17-ten-in-its-place"),
        pytest.param("standard,phase2=no_overtake", "10H", "AH 7H KC", "AH 7H", id="E1-no-duty-to-overtake"),
        pytest.param("standard,phase2=no_overtake", "10H", "KC 7S", "KC", id="E1-but-to-trump"),
        pytest.param("hoffmann", "10H", "KC 7S", "KC 7S", id="E1-whist-may-discard"),
    ],
)
def test_vt9_to_vt17_what_must_be_played_in_the_last_tricks(text: str, led: str, hand: str, allowed: str) -> None:
    assert last_tricks(text, led, hand) == set(allowed.split())


PRINTED = """
    # the last eight tricks of a printed deal
    rules standard,brisques=end_of_hand,last_trick.points=0
    trump C
    stock none
    tricks 24
    turn North
    North hand KH 7D KD KS QH KS 8C KH
    South hand AH AD AD AS 10H 10S KD 7C
    North brisques 6
    South brisques 4
    gone ...
"""


def test_vt18_the_last_eight_tricks_of_a_printed_deal() -> None:
    deal = position(PRINTED)
    before = deal.brisques
    tricks = ["KH AH", "AD 7D", "AD KD", "AS KS", "10H QH", "10S KS", "KD 8C", "KH 7C"]
    takers = [SOUTH] * 6 + [NORTH, SOUTH]
    for trick, taker in zip(tricks, takers, strict=True):
        events = do(deal, *trick.split())
        assert next(event for event in events if isinstance(event, TookTrick)) == TookTrick(taker, cards(trick))
    assert [deal.brisques[seat] - before[seat] for seat in (NORTH, SOUTH)] == [0, 6]
    assert deal.over
    assert deal.last_trick == SOUTH


def test_vt18_both_trumps_were_forced() -> None:
    deal = position(PRINTED)
    do(deal, *["KH", "AH", "AD", "7D", "AD", "KD", "AS", "KS", "10H", "QH", "10S", "KS", "KD"])
    assert [str(action) for action in deal.actions()] == ["8C"]
    do(deal, "8C", "KH")
    assert [str(action) for action in deal.actions()] == ["7C"]


# --- the arithmetic of the stock -------------------------------------------------------------------------------

ARITHMETIC = [
    ("standard", 47, 1, 24, 8, 32, 16),
    ("polish", 47, 1, 24, 8, 32, 16),
    ("movable", 47, 1, 24, 8, 32, 16),
    ("twelve-card", 39, 1, 20, 12, 32, 16),
    ("french-9", 45, 1, 23, 9, 32, 16),
    ("no-turn-up", 48, 0, 24, 8, 32, 16),
    ("1847", 19, 1, 10, 6, 16, 8),
    ("rubicon", 110, 0, 55, 9, 64, 32),
    ("six-pack", 168, 0, 84, 12, 96, 48),
    ("eight-pack", 226, 0, 113, 15, 128, 64),
]


@pytest.mark.parametrize(("name", "figures"), [(line[0], line[1:]) for line in ARITHMETIC])
def test_the_arithmetic_of_the_stock(name: str, figures: tuple[int, ...]) -> None:
    stock, turned, drawing, strict, tricks, brisques = figures
    chosen = rules(name)
    deal, chance = Deal(chosen, numbered_pack(7, chosen.packs), NORTH), Chance(7)
    assert (len(deal.layout().stock), int(deal.turn_up is not None)) == (stock, turned)
    with_stock, before = 0, 0
    while not deal.over:
        deal.take_random(chance)
        if deal.tricks > before:
            before = deal.tricks
            with_stock += deal.phase == 1
        if deal.stage == "play" and deal.card_led is None:
            face_down = len(deal.layout().stock)
            assert face_down % 2 == (stock % 2 if face_down else 0)
    assert (with_stock, deal.tricks - with_stock, deal.tricks) == (drawing, strict, tricks)
    assert sum(deal.brisques) == brisques


def test_identical_cards_the_earlier_wins_in_the_last_tricks_too() -> None:
    deal = position("trump H\nstock none\ntricks 30\nturn South\nSouth hand QH 7S\nNorth hand QH 8S")
    assert winner(deal, "QH", "QH") == SOUTH


def test_the_last_event_tells_the_end_of_the_deal() -> None:
    deal = position("trump H\nstock none\ntricks 31\nturn South\nSouth hand QH\nNorth hand 8S")
    assert isinstance(do(deal, "QH", "8S")[-1], DealOver)
    assert card("QH") in deal.layout().gone
