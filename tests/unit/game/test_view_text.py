"""Views as text: they come back the same, hold nothing hidden, and are refused like positions."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bezique.cards import numbered_pack
from bezique.errors import BadPosition
from bezique.game.actions import action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.position import position, read_view, write_view
from bezique.game.view import view, worlds
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH

BLANCHE = """
    rules rubicon
    dealer North
    South hand 7S 7S 8S 8S 9S 9S 10S AS AH
"""


def course(preset: str, number: int) -> Iterator[Deal]:
    """A deal at every seventh turn of random play, and at its end."""
    chosen, chance = rules(preset), Chance(number)
    deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2, before=(0, 0))
    while not deal.over:
        yield deal
        for _ in range(7):
            if not deal.over:
                deal.take_random(chance)
    yield deal


@pytest.mark.parametrize("preset", preset_names())
def test_a_view_comes_back_with_its_menu(preset: str) -> None:
    for deal in course(preset, 6):
        for seat in (SOUTH, NORTH, None):
            seen = view(deal, seat)
            again = read_view(write_view(seen))
            assert again == seen
            assert (again.choices(), again.actions()) == (seen.choices(), seen.actions())


@pytest.mark.parametrize("preset", ["standard", "rubicon", "polish"])
def test_a_text_does_not_depend_on_what_the_seat_cannot_see(preset: str) -> None:
    chance = Chance(9)
    for deal in course(preset, 4):
        for seat in Seat:
            seen = view(deal, seat)
            assert write_view(view(worlds(seen, chance), seat)) == write_view(seen)


def test_hidden_cards_are_counted() -> None:
    text = write_view(view(position("turn-up 9H"), SOUTH))
    assert "\nNorth hand ...8\n" in text
    assert "\nstock ...47\n" in text
    assert "\nseat South\n" in text
    assert len(re.findall(r"^South hand(?: [0-9JQKA]+[SHDC]){8}$", text, re.MULTILINE)) == 1


def test_the_card_drawn_to_a_carte_blanche_is_hidden_till_it_is_shown() -> None:
    deal = position(BLANCHE)
    deal.apply(SOUTH, action("show"))
    deal.apply(SOUTH, action("AH"))
    follow = deal.actions()[0]
    deal.apply(NORTH, follow)
    assert deal.turn is not None
    while deal.stage != "play":
        deal.apply(deal.turn, deal.actions()[-1])
    seen = view(deal, NORTH)
    text = write_view(seen)
    assert "\nSouth drawn ...\n" in text
    assert "\nSouth hand 7S 7S 8S 8S 9S 9S 10S AS ...1\n" in text
    assert read_view(text) == seen
    own = write_view(view(deal, SOUTH))
    assert re.search(r"\nSouth drawn [0-9JQKA]+[SHDC]\n", own)
    assert read_view(own) == view(deal, SOUTH)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("turn-up 9H", "say whose view it is"),
        ("seat West\nturn-up 9H", "not one of South, North, nobody"),
        ("seat South\nturn-up 9H\nstock ...46", "47 are missing"),
        ("seat South\nturn-up 9H\nNorth hand QS ...8", "7 are missing"),
        ("seat South\nturn-up 9H\nNorth hand ...x", "is not a card"),
        ("seat South\nrules rubicon\nNorth hand ...\nNorth blanche shown lasting\nNorth drawn ...", "the only card"),
    ],
)
def test_what_cannot_be_a_view(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(words)) as caught:
        read_view(text)
    assert caught.value.line is not None


def test_a_number_of_cards_that_fits_is_as_good_as_none() -> None:
    assert position("turn-up 9H\nSouth hand QS ...7") == position("turn-up 9H\nSouth hand QS ...")
