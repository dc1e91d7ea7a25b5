"""Learning, at a small scale."""

from __future__ import annotations

import pytest

import bezique
from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import rules
from bezique.search.learning import Learner
from bezique.search.teacher import Teacher
from tests.scale import scaled

STANDARD = [rules("standard")]

SIZE = scaled(16)
"""Deals between two steps: interpreted, a deal takes seconds."""


def trained(deals: int, seed: int = 1) -> Learner:
    learner = Learner(STANDARD, seed, deals, None, SIZE)
    while learner.deals < deals:
        learner.batch()
    return learner


def test_a_run_that_is_taken_up_goes_on_as_if_it_had_not_been_left() -> None:
    whole = Learner(STANDARD, 3, 10 * SIZE, None, SIZE)
    begun = Learner(STANDARD, 3, 10 * SIZE, None, SIZE)
    for _ in range(scaled(2)):
        whole.batch()
        begun.batch()
    taken_up = Learner(STANDARD, 3, 10 * SIZE, None, SIZE)
    taken_up.take_up(begun.deals, begun.state())
    whole.batch()
    taken_up.batch()
    assert taken_up.deals == whole.deals
    for one, other in zip(taken_up.state(), whole.state(), strict=True):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 1e-6


LONG = ["six-pack", "eight-pack"] if bezique.COMPILED else []
"""Games of which one deal takes a minute when the core is interpreted."""


@pytest.mark.parametrize("text", ["rubicon", "polish", "polish-two", "1847", *LONG])
def test_every_family_learns(text: str) -> None:
    """Some deals of each: what is learned changes the evaluator, and what it is wrong by stays within reason."""
    learner = Learner([rules(text)], 5, 10, None, 1, 300.0)
    for _ in range(scaled(4)):
        learner.batch()
        assert 0 <= learner.loss < 100
    assert learner.studied > 20
    assert learner.net.weights() != Learner([rules(text)], 5, 10, None, 1, 300.0).net.weights()


def test_another_seed_learns_otherwise() -> None:
    assert trained(SIZE, 1).net.weights() != trained(SIZE, 2).net.weights()


def test_a_state_of_another_shape_is_refused() -> None:
    learner = Learner(STANDARD, 1, SIZE)
    state = learner.state()
    with pytest.raises(ValueError, match="weights, not 10"):
        learner.take_up(0, [state[0][:10], *state[1:]])
    with pytest.raises(ValueError, match="moments"):
        learner.take_up(0, [*state[:3], state[3][:10]])


def test_a_share_of_the_decisions_is_learned_from_search() -> None:
    """More positions of a batch are learned from, and the rows of others move."""
    plain = Learner(STANDARD, 4, SIZE, None, SIZE)
    taught = Learner(STANDARD, 4, SIZE, None, SIZE, taught=0.1, worlds=2)
    for learner in (plain, taught):
        learner.batch()
    assert taught.studied > plain.studied
    assert taught.net.weights() != plain.net.weights()


def test_a_guest_does_not_learn_and_its_side_is_not_learned_from() -> None:
    guest = trained(SIZE).net
    before = guest.weights()
    alone = Learner(STANDARD, 4, SIZE, None, SIZE)
    against = Learner(STANDARD, 4, SIZE, None, SIZE, against=[guest], share=1.0)
    for learner in (alone, against):
        learner.batch()
    assert guest.weights() == before
    assert 0.3 * alone.studied < against.studied < 0.7 * alone.studied


def test_a_search_tells_what_acts_come_to_and_does_not_look_at_hidden_cards() -> None:
    learner = trained(SIZE)
    teacher = Teacher(STANDARD[0], learner.net, scaled(64))
    deal = Deal(STANDARD[0], numbered_pack(5, 2), 0)
    worth = teacher.worths(deal, deal.choices(), Chance(1))
    again = teacher.worths(deal, deal.choices(), Chance(1))
    assert worth == again
    for number in range(3):
        world = worlds(view(deal, deal.turn), Chance(number))
        assert teacher.worths(world, deal.choices(), Chance(1)) == worth
    assert len(worth) == min(len(deal.choices()), 8)
    assert max(worth) > min(worth)
