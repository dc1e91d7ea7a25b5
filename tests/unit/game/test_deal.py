"""The doors of a deal: what it takes and what it refuses to take."""

from __future__ import annotations

import pickle

import pytest

from bezique.cards import numbered_pack
from bezique.errors import BadPosition, IllegalAction
from bezique.game.actions import Play, action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat


def test_a_text_is_not_an_action() -> None:
    deal = Deal(rules("standard"), numbered_pack(1, 2), Seat.NORTH)

    with pytest.raises(TypeError, match="reads one from its text"):
        deal.apply(Seat.SOUTH, "QS")  # type: ignore[arg-type]


@pytest.mark.parametrize("pack", [[], list(range(32)), [0] * 64, numbered_pack(1, 4)])
def test_a_pack_is_a_whole_one(pack: list[int]) -> None:
    with pytest.raises(BadPosition, match="2 of each"):
        Deal(rules("standard"), pack, Seat.NORTH)


def test_an_illegal_action_leaves_the_deal_alone() -> None:
    deal = Deal(rules("standard"), numbered_pack(1, 2), Seat.NORTH)
    before = deal.key()
    held = [each for each in deal.actions() if isinstance(each, Play)]

    with pytest.raises(IllegalAction, match="South"):
        deal.apply(Seat.NORTH, held[0])
    with pytest.raises(IllegalAction):
        deal.apply(Seat.SOUTH, action("done"))
    for number in (-1, 64 + 31, 1000, 2**40):
        with pytest.raises(IllegalAction):
            deal.take(number)

    assert deal.key() == before


@pytest.mark.parametrize("name", preset_names())
def test_a_deal_is_pickled_whole(name: str) -> None:
    chosen = rules(name)
    deal = Deal(chosen, numbered_pack(5, chosen.packs), Seat.SOUTH)
    chance = Chance(5)
    for _ in range(25):
        deal.take_random(chance)
    copied = pickle.loads(pickle.dumps(deal))

    assert copied == deal
    assert copied.opening == deal.opening
    assert copied.choices() == deal.choices()
