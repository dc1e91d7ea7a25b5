"""Who can take all the tricks that are left."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from bezique.cards import numbered_pack
from bezique.errors import BadAmendment
from bezique.game.chance import Chance
from bezique.game.claims import can_take_all, forcing_play, may_claim
from bezique.game.deal import Deal
from bezique.game.position import position
from bezique.rules.load import rules
from tests.amending import any_amendment

LAST_TRICKS = """rules standard
trump S
tricks 28
turn {turn}
South hand {south}
North hand {north}
"""


def last_tricks(south: str, north: str, turn: str = "South") -> Deal:
    return position(LAST_TRICKS.format(south=south, north=north, turn=turn))


@pytest.mark.parametrize(
    ("south", "north", "turn", "all_for_south"),
    [
        ("AS 10S AH KD", "9H 8H 7H 8D", "South", True),
        ("AS 10S AH KD", "9H 8H 7H AD", "South", False),
        ("AS 10S KS QS", "9H 8H 7H AD", "North", True),
        ("AS 10S AH KD", "9H 8H 7H 9S", "South", True),  # the last trump is drawn first
        ("10S QS AH AH", "KS 8H 7H 9H", "South", True),
        ("10S QS AH AH", "AS 8H 7H 9H", "South", False),
        ("AH AH 10H 10H", "7S 8D 8D 9D", "South", False),
        ("AS AH 10H 10H", "7S 8D 8D 9D", "South", True),
        ("AS AH 10H 10H", "7S 7H 8D 8D", "North", False),
    ],
)
def test_the_tricks_that_are_left(south: str, north: str, turn: str, all_for_south: bool) -> None:
    deal = last_tricks(south, north, turn)
    key = deal.key()
    assert may_claim(deal)
    assert can_take_all(deal, 0) is all_for_south
    assert deal.key() == key


def test_nothing_is_claimed_while_the_stock_lasts_or_in_polish_bezique() -> None:
    deal = Deal(rules("standard"), numbered_pack(1, 2), 0)
    assert not may_claim(deal)
    assert not can_take_all(deal, 0)
    with pytest.raises(ValueError, match="South cannot take all"):
        forcing_play(deal, 0)
    polish = Deal(rules("polish"), numbered_pack(1, 2), 0)
    chance = Chance(1)
    while polish.phase == 1:
        polish.take_random(chance)
    assert not may_claim(polish)


def some_line_loses(deal: Deal, seat: int) -> bool:
    """By trying everything: whether `seat`, playing his best, loses a trick to some defence."""
    if deal.over:
        return False
    outcomes = []
    for action in deal.actions():
        after = deal.copy()
        after.apply(deal.turn if deal.turn is not None else 0, action)
        lost = after.tricks > deal.tricks and after.last_trick != seat
        outcomes.append(lost or some_line_loses(after, seat))
    return all(outcomes) if deal.turn == seat else any(outcomes)


@pytest.mark.parametrize("preset", ["standard", "rubicon", "hoffmann", "french-9"])
def test_the_search_agrees_with_trying_everything(preset: str) -> None:
    under = rules(preset)
    for number in range(6):
        deal, chance = Deal(under, numbered_pack(number, under.packs), number % 2), Chance(number)
        while deal.hand_size(0) + deal.hand_size(1) > 7 or deal.phase == 1:
            deal.take_random(chance)
        while not deal.over:
            for seat in (0, 1):
                assert can_take_all(deal, seat) is not some_line_loses(deal, seat)
            deal.take_random(chance)


@pytest.mark.parametrize("preset", ["standard", "rubicon", "hoffmann", "french-9"])
def test_it_agrees_after_errors_and_rulings_too(preset: str) -> None:
    """Cards called, hands of unequal numbers, the last trick given to somebody."""
    under, called, unequal = rules(preset), 0, 0
    for number in range(80):
        deal, rng = Deal(under, numbered_pack(number, under.packs), number % 2), Random(number)
        while not deal.over and (deal.phase == 1 or deal.hand_size(0) + deal.hand_size(1) > 7):
            if rng.random() < 0.2:
                amend(deal, rng)
            else:
                deal.take(rng.choice(deal.choices()))
        while not deal.over:
            amend(deal, rng)
            if not may_claim(deal) or deal.hand_size(0) + deal.hand_size(1) > 8:
                break
            called += any(deal.called)
            unequal += deal.hand_size(0) != deal.hand_size(1) and deal.card_led is None
            for seat in (0, 1):
                assert can_take_all(deal, seat) is not some_line_loses(deal, seat)
            deal.take(rng.choice(deal.choices()))
    assert called
    assert unequal


def amend(deal: Deal, rng: Random) -> None:
    """Something irregular happens, where it can."""
    with suppress(BadAmendment):
        deal.amend(any_amendment(deal, rng))


def test_a_forcing_play_keeps_every_trick() -> None:
    deal = last_tricks("10S QS AH AH", "KS 8H 7H 9H")
    while not deal.over:
        deal.take(forcing_play(deal, 0))
        assert deal.card_led is not None or deal.last_trick == 0
