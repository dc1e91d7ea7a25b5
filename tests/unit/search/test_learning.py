"""Learning, at a small scale."""

from __future__ import annotations

import pytest

from bezique.rules.load import rules
from bezique.search.learning import Learner
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


def test_another_seed_learns_otherwise() -> None:
    assert trained(SIZE, 1).net.weights() != trained(SIZE, 2).net.weights()


def test_a_state_of_another_shape_is_refused() -> None:
    learner = Learner(STANDARD, 1, SIZE)
    state = learner.state()
    with pytest.raises(ValueError, match="weights, not 10"):
        learner.take_up(0, [state[0][:10], *state[1:]])
    with pytest.raises(ValueError, match="moments"):
        learner.take_up(0, [*state[:3], state[3][:10]])
