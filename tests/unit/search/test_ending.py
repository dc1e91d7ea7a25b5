"""The exact ending against a plain minimax (`tests.endings`), and how it is used."""

from __future__ import annotations

import pytest

from bezique.cards import shuffled_pack
from bezique.game.arrange import arrange
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import rules
from bezique.search.ending import Ending
from tests.endings import KINDS_OF_ENDING, ahead, at_the_last_tricks, first_best, plain_values
from tests.scale import scaled


@pytest.mark.parametrize("text", KINDS_OF_ENDING)
def test_the_values_are_those_of_plain_minimax(text: str) -> None:
    solver = Ending()
    for number in range(scaled(60)):
        deal = at_the_last_tricks(text, number, 3 + number % 2)

        values = plain_values(deal)
        assert values == solver.values(deal), (text, number)
        assert first_best(values) == solver.best(deal), (text, number)


@pytest.mark.parametrize("text", ["standard", "rubicon,phase2=whist"])
def test_the_best_card_of_a_whole_ending_is_the_first_of_those_worth_most(text: str) -> None:
    for number in range(scaled(20)):
        deal = at_the_last_tricks(text, number, rules(text).hand)

        assert Ending().best(deal) == first_best(Ending().values(deal)), number


@pytest.mark.parametrize("text", ["standard", "rubicon", "six-pack", "eight-pack"])
def test_one_solver_serves_whole_endings_one_after_another(text: str) -> None:
    """Played out by the values, a full ending brings exactly what its first value said."""
    solver = Ending()
    for number in range(scaled(6)):
        deal = at_the_last_tricks(text, number, rules(text).hand)
        me = deal.acting
        promised = ahead(deal, me) + max(solver.values(deal).values())
        while not deal.over:
            values = solver.values(deal)
            deal.take(max(values, key=lambda each: values[each]))

        assert ahead(deal, me) == promised


def test_a_view_is_enough_once_the_stock_is_gone() -> None:
    deal = at_the_last_tricks("standard", 4, 8)
    known = worlds(view(deal, deal.turn), Chance(9))

    assert Ending().values(deal) == Ending().values(known)


def test_it_refuses_while_the_stock_lasts() -> None:
    with pytest.raises(ValueError, match="stock is gone"):
        Ending().values(Deal(rules("standard"), shuffled_pack(2), 0))


def test_it_refuses_polish_endings() -> None:
    with pytest.raises(ValueError, match="Polish"):
        Ending().values(at_the_last_tricks("polish", 2, 8))


def test_brisques_may_be_given_a_worth_of_their_own() -> None:
    """Rubicon leaves brisques out of the score; a player near a rubicon wants them all the same."""
    differ = 0
    for number in range(20):
        deal = at_the_last_tricks("rubicon", number, 4)
        without = arrange(rules("rubicon,brisques=never"), deal.layout())
        differ += Ending().values(deal, brisque=10) != Ending().values(without)

    assert differ > 0
