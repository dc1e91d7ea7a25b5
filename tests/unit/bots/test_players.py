"""What every computer player keeps to, under every preset."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bezique
from bezique.bots.player import Budget, Player, player, player_names
from bezique.bots.recipes import level_names
from bezique.cards import numbered_pack
from bezique.errors import BadNotation
from bezique.game.actions import Action, Announce, Exchange, Play, Show
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import View, view, worlds
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat
from tests.scale import scaled
from tests.strategies import any_rules

BUDGET = Budget(worlds=3)

EVALUATING = level_names()

QUICK = tuple(name for name in player_names() if bezique.COMPILED or name not in EVALUATING)
"""Interpreted, the evaluator takes seconds for a decision: the tests of its players ask it for a few."""

PLAIN = tuple(name for name in player_names() if name not in EVALUATING)


def new_deal(preset: str, number: int) -> Deal:
    game = rules(preset)
    return Deal(game, numbered_pack(number, game.packs), number % 2)


def course(deal: Deal, players: PerSeat[Player]) -> Iterator[tuple[View, Action]]:
    """Each view with the answer to it, till the deal is over."""
    while deal.turn is not None:
        seen = view(deal, deal.turn)
        answer = players[deal.turn].choose(seen, BUDGET)
        yield seen, answer
        deal.apply(deal.turn, answer)


def a_pair(name: str, seed: int = 1) -> PerSeat[Player]:
    return PerSeat.of(lambda seat: player(name, seed + seat))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("preset", preset_names())
def test_play_is_legal_the_same_again_and_blind_to_what_is_hidden(preset: str, name: str) -> None:
    """A second pair of players sees, at every turn, a deal in which all hidden cards lie otherwise."""
    one, other, chance = a_pair(name), a_pair(name), Chance(7)
    for seen, answer in course(new_deal(preset, 5), one):
        assert seen.turn is not None
        elsewhere = worlds(seen, chance)
        assert answer in seen.actions()
        assert other[seen.turn].choose(view(elsewhere, seen.turn), BUDGET) == answer
        assert seen == view(elsewhere, seen.turn)


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("preset", ["standard", "modern", "1847", "rubicon", "polish"])
def test_the_plain_players_never_announce_and_never_leave_points_for_nothing(preset: str, name: str) -> None:
    for seen, answer in course(new_deal(preset, 1), a_pair(name)):
        assert not isinstance(answer, Announce)
        if seen.stage == "play" and not isinstance(answer, (Show, Exchange)):
            assert isinstance(answer, Play)
            assert not {Show(), Exchange()} & set(seen.actions())


@settings(max_examples=scaled(20))
@given(any_rules(), st.integers(0, 1000), st.sampled_from(QUICK))
def test_play_is_legal_under_any_rules(game: Rules, number: int, name: str) -> None:
    deal = Deal(game, numbered_pack(number, game.packs), number % 2)
    assert all(answer in seen.actions() for seen, answer in course(deal, a_pair(name)))


def test_another_seed_gives_other_play() -> None:
    plays = {
        tuple(answer for _, answer in course(new_deal("standard", 0), a_pair("random", seed))) for seed in range(5)
    }
    assert len(plays) == 5


def test_a_player_does_not_repeat_its_chance_in_the_next_deal() -> None:
    players = a_pair("random")
    answers = [[answer for _, answer in course(new_deal("standard", 0), players)] for _ in range(2)]
    assert answers[0] != answers[1]


def test_a_player_that_was_not_asked_before_joins_in_the_middle() -> None:
    """In a deal that a greedy player began, another one goes on from every position and stays on the menu."""
    for seen, _ in course(new_deal("standard", 0), a_pair("greedy")):
        assert player("greedy").choose(seen, BUDGET) in seen.actions()


def test_a_player_is_not_asked_when_it_is_not_its_turn() -> None:
    deal = new_deal("standard", 0)
    assert deal.turn is not None
    waiting = view(deal, Seat(1 - deal.turn))
    for name in player_names():
        with pytest.raises(ValueError, match="not the turn of"):
            player(name).choose(waiting, BUDGET)


def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(BadNotation, match='no player called "hoyle"; there are random, random-best, greedy'):
        player("hoyle")
