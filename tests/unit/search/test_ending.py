"""The exact ending against a plain minimax that shares nothing with it but the deal itself."""

from __future__ import annotations

import pytest

from bezique.cards import shuffled_pack
from bezique.game.arrange import arrange
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Brisques
from bezique.search.ending import Ending
from tests.scale import scaled

TRICKS = [name for name in preset_names() if not rules(name).reuse.is_polish]
VARIED = [
    *TRICKS,
    "standard,phase2=whist",
    "standard,phase2=no_overtake",
    "standard,ten_low_in_phase2=true",
    "rubicon,brisques=never",
    "eight-pack,phase2=whist,ten_low_in_phase2=true",
    "standard,last_trick.which=last_drawing",
    "standard,last_trick.points=250",
]


def at_the_last_tricks(text: str, number: int, cards: int) -> Deal:
    """A deal played at random to the last tricks, `cards` cards in the hand of the player on lead, or one more led."""
    chosen = rules(text)
    deal = Deal(chosen, _pack(chosen.packs, number), number % 2)
    chance = Chance(number)
    while deal.phase == 1 or deal.hand_size(deal.acting) > cards:
        deal.take_random(chance)
    if number % 3 == 0:
        deal.take_random(chance)
    return deal


def _pack(packs: int, number: int) -> list[int]:
    chance = Chance(number ^ 0xBE21)
    pack = [kind for kind in range(32) for _ in range(packs)]
    for place in range(len(pack) - 1, 0, -1):
        other = chance.below(place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def worth(deal: Deal, me: int) -> int:
    """Points that `me` is ahead of the adversary in this deal, brisques taken and not yet counted included."""
    ahead = deal.scores[me] - deal.scores[1 - me]
    if deal.rules.brisques is Brisques.END_OF_HAND and not deal.over:
        ahead += 10 * (deal.brisques[me] - deal.brisques[1 - me])
    return ahead


def plain(deal: Deal, me: int) -> int:
    """What `me` is ahead of the adversary at the end, with best play of both: every line to its end."""
    if deal.over:
        return worth(deal, me)
    values = [plain(after(deal, number), me) for number in deal.choices()]
    return max(values) if deal.turn == me else min(values)


def after(deal: Deal, number: int) -> Deal:
    """The deal after an action."""
    played = deal.copy()
    played.take(number)
    return played


@pytest.mark.parametrize("text", VARIED)
def test_the_values_are_those_of_plain_minimax(text: str) -> None:
    solver = Ending()
    for number in range(scaled(60)):
        deal = at_the_last_tricks(text, number, 3 + number % 2)
        me = deal.acting
        expected = {each: plain(after(deal, each), me) - worth(deal, me) for each in deal.choices()}

        assert expected == solver.values(deal), (text, number)


@pytest.mark.parametrize("text", ["standard", "rubicon", "six-pack", "eight-pack"])
def test_one_solver_serves_whole_endings_one_after_another(text: str) -> None:
    """Played out by the values, a full ending brings exactly what its first value said."""
    solver = Ending()
    for number in range(scaled(6)):
        deal = at_the_last_tricks(text, number, rules(text).hand)
        me = deal.acting
        promised = worth(deal, me) + max(solver.values(deal).values())
        while not deal.over:
            values = solver.values(deal)
            deal.take(max(values, key=lambda each: values[each]))

        assert worth(deal, me) == promised


def test_a_view_is_enough_once_the_stock_is_gone() -> None:
    deal = at_the_last_tricks("standard", 4, 8)
    known = worlds(view(deal, deal.turn), Chance(9))

    assert Ending().values(deal) == Ending().values(known)


def test_it_refuses_while_the_stock_lasts() -> None:
    chosen = rules("standard")

    with pytest.raises(ValueError, match="stock is gone"):
        Ending().values(Deal(chosen, shuffled_pack(2), 0))


def test_brisques_may_be_given_a_worth_of_their_own() -> None:
    """Rubicon leaves brisques out of the score; a player near a rubicon wants them all the same."""
    differ = 0
    for number in range(20):
        deal = at_the_last_tricks("rubicon", number, 4)
        with_brisques = arrange(rules("rubicon,brisques=never"), deal.layout())
        differ += Ending().values(deal, brisque=10) != Ending().values(with_brisques)

    assert differ > 0
