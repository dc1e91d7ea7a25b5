"""Every player after amendments: unequal hands, cards set apart, known cards of the stock, a choice of two cards."""

from __future__ import annotations

from itertools import count

import pytest

from bezique.bots.player import Budget, player
from bezique.bots.roster import PLAYERS
from bezique.game.actions import Take
from bezique.game.view import view
from bezique.search.stored import FAMILIES
from bezique.search.worlds import Worlds
from tests.amended_decisions import amended_decision
from tests.scale import scaled


@pytest.mark.parametrize("text", FAMILIES)
def test_every_player_answers_with_an_entry_of_the_menu(text: str) -> None:
    for number in range(scaled(6)):
        deal = amended_decision(text, number, (1000, 6, 0)[number % 3])
        assert deal.turn is not None
        for name in PLAYERS:
            chosen = player(name, number).choose(view(deal, deal.turn), Budget(worlds=2))
            assert chosen in deal.actions(), (name, number)


def test_every_player_takes_one_of_two_cards() -> None:
    deals = (amended_decision("six-pack", number) for number in count())
    deal = next(deal for deal in deals if isinstance(deal.actions()[0], Take))
    assert deal.turn is not None
    for name in PLAYERS:
        assert player(name, 1).choose(view(deal, deal.turn), Budget(worlds=2)) in deal.actions(), name


@pytest.mark.parametrize("text", FAMILIES)
def test_the_worlds_of_a_view_cannot_be_told_from_the_deal(text: str) -> None:
    for number in range(scaled(30)):
        deal = amended_decision(text, number, (8, 4, 2)[number % 3])
        assert deal.turn is not None
        seen = view(deal, deal.turn)
        found = Worlds(seen, 1)
        for world in range(min(found.count or 3, 3)):
            assert view(found.world(world), deal.turn) == seen, number
