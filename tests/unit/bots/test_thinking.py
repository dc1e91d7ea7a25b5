"""The players of the evaluator; what all players keep to is in test_players."""

from __future__ import annotations

from time import perf_counter, process_time

import pytest

import bezique
from bezique.bots.player import Budget, player
from bezique.bots.solving import Solver
from bezique.bots.thinking import Expert, Strong
from bezique.cards import numbered_pack
from bezique.game.actions import Score
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from tests.scale import scaled
from tests.unit.bots.sights import SEAT, position
from tests.unit.search.test_features import deals

NAMES = ("strong", "expert")
FEW = Budget(worlds=4)


def open_deals(count: int) -> list[Deal]:
    """Deals in the middle in which there is something to choose."""
    return [deal for deal in deals("standard", count) if len(deal.choices()) > 1]


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_never_change_a_decision(name: str) -> None:
    for deal in open_deals(scaled(60)):
        seen = view(deal, deal.turn)
        answers = {str(player(name, 4).choose(view(worlds(seen, Chance(seed)), deal.turn), FEW)) for seed in range(3)}
        assert len(answers) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_last_tricks_are_left_to_the_solver(name: str) -> None:
    deal = Deal(rules("standard"), numbered_pack(8, 2), 0)
    chance = Chance(3)
    while deal.phase == 1:
        deal.take_random(chance)
    while not deal.over:
        seen = view(deal, deal.turn)
        answer = player(name).choose(seen, FEW)
        assert answer == Solver(player("random")).choose(seen, FEW)
        deal.apply(deal.turn, answer)


@pytest.mark.parametrize("name", NAMES)
def test_a_double_bezique_is_scored_in_the_last_window(name: str) -> None:
    deal = position("QS QS JD JD 7C 8C 9H 9C", stage="window", tricks=24)
    assert Score(Combination.BEZIQUE) in deal.actions()
    assert player(name).choose(view(deal, SEAT), FEW) == Score(Combination.DOUBLE)


def test_the_expert_keeps_to_its_time() -> None:
    expert = Expert(player("hp"), 2)
    for deal in open_deals(scaled(20)):
        seen = view(deal, deal.turn)
        began = perf_counter()
        expert.choose(seen, Budget(seconds=0.02))
        assert perf_counter() - began < 60.0


def test_the_expert_stops_when_it_is_told_to() -> None:
    expert, strong = Expert(player("hp"), 2), Strong(player("hp"))
    for deal in open_deals(scaled(20)):
        seen = view(deal, deal.turn)
        assert expert.choose(seen, Budget(stopped=lambda: True)) == strong.choose(seen, Budget())


def test_more_worlds_are_looked_at_when_the_budget_says_so() -> None:
    deal = Deal(rules("standard"), numbered_pack(2, 2), 0)
    counts = []
    for count in (4, 16):
        expert = Expert(player("hp"), 1)
        expert.choose(view(deal, deal.turn), Budget(worlds=count))
        counts.append(expert.crew.rollouts)
    assert 0 < counts[0] < counts[1]


def test_a_limit_of_time_is_kept_to_in_time_of_the_processor() -> None:
    """Down to a millisecond; the clock that is looked at goes on while other programs run."""
    expert, over = Expert(player("hp"), 1), list[float]()
    for deal in open_deals(scaled(60)):
        for seconds in (0.001, 0.005):
            began = process_time()
            answer = expert.choose(view(deal, deal.turn), Budget(seconds))
            over.append((process_time() - began) / seconds)
            assert answer in deal.actions()
    if bezique.COMPILED:
        assert sorted(over)[len(over) * 9 // 10] < 1.2
