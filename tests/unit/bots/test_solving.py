from collections.abc import Iterator

import pytest

from bezique.bots.anchors import Greedy
from bezique.bots.player import Budget
from bezique.bots.solving import Solver
from bezique.cards import numbered_pack
from bezique.game.actions import Action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import View, view
from bezique.rules.load import rules
from bezique.seats import next_seat
from tests.scale import scaled

BUDGET = Budget()


class Told:
    """A player that plays its first choice and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 - it answers at once
        self.asked += 1
        return view.actions()[0]


def endings(preset: str, tricks: int, deals: int) -> Iterator[Deal]:
    """Deals with so many tricks to go, after random play."""
    game = rules(preset)
    for number in range(deals):
        deal, chance = Deal(game, numbered_pack(number, game.packs), 0), Chance(number)
        while deal.tricks < game.pack_size // 2 - tricks:
            deal.take_random(chance)
        yield deal


def outcome(deal: Deal) -> int:
    """What the player whose turn it is still takes less what the other takes, both playing as well as can be."""
    seat = deal.turn
    if seat is None:
        return 0
    return max(gain(deal, choice) for choice in deal.choices())


def gain(deal: Deal, choice: int) -> int:
    """The outcome of one choice."""
    assert deal.turn is not None
    me, after = deal.turn, deal.copy()
    her = next_seat(me)
    after.take(choice)
    taken = after.scores[me] - deal.scores[me] - after.scores[her] + deal.scores[her]
    return taken + (outcome(after) if after.turn == me else -outcome(after))


@pytest.mark.parametrize("preset", ["standard", "french-digest", "modern", "rubicon"])
def test_it_plays_the_first_of_the_best_cards(preset: str) -> None:
    """On lead and following, as trying out all that can follow shows."""
    for deal in endings(preset, 3, scaled(20)):
        while deal.turn is not None:
            best = max(deal.choices(), key=lambda choice: gain(deal, choice))
            answer = Solver(Told()).choose(view(deal, deal.turn), BUDGET)
            assert deal.number(answer) == best
            deal.take(best)


@pytest.mark.parametrize(("preset", "asked"), [("standard", False), ("polish", True)])
def test_the_other_player_is_asked_while_the_stock_lasts_and_always_in_polish_bezique(preset: str, asked: bool) -> None:
    other = Told()
    game = rules(preset)
    start = Deal(game, numbered_pack(0, game.packs), 0)
    Solver(other).choose(view(start, start.turn), BUDGET)
    assert other.asked == 1
    ending = next(endings(preset, 2, 1))
    Solver(other).choose(view(ending, ending.turn), BUDGET)
    assert (other.asked == 2) == asked


def test_it_does_not_answer_out_of_turn() -> None:
    deal = next(endings("standard", 2, 1))
    assert deal.turn is not None
    with pytest.raises(ValueError, match="not the turn"):
        Solver(Greedy()).choose(view(deal, next_seat(deal.turn)), BUDGET)
