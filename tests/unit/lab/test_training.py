"""The smoke training: a tiny run learns something, can be left and taken up, and writes an evaluator."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import bezique
from bezique.bots.player import player
from bezique.cli.train import plan_of, train_family
from bezique.errors import BadRecord
from bezique.lab.training import FAMILIES, Plan, Report, measure, take_up, train, write_state
from bezique.rules.load import rules
from bezique.search.stored import family_of, read_net, write_net
from tests.scale import scaled

BATCH = scaled(16)
"""Deals between two steps: interpreted, a deal takes seconds."""

DEALS = scaled(6_000) if bezique.COMPILED else BATCH


def test_every_rule_set_of_a_family_belongs_to_it() -> None:
    for name, family in FAMILIES.items():
        assert {family_of(rules(member)) for member in family.rules} == {name}


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_can_be_trained(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A batch, and a look at the strength; interpreted, a deal of the shortest."""
    if not bezique.COMPILED and name != "standard":
        pytest.skip("interpreted, a deal takes seconds")
    batch = scaled(8)
    plan = Plan(name, 3, batch, batch=batch, taught=0.01, worlds=2)
    assert train_family(plan, out=tmp_path / "net.bin", pairs=1) == 0
    assert "against greedy" in capsys.readouterr().out
    assert read_net(tmp_path / "net.bin").scale == FAMILIES[name].scale


def test_a_best_response_is_measured_against_what_it_answers() -> None:
    frozen = Plan("standard", 1, 1).learner().net
    plan = Plan("standard", 3, BATCH, batch=BATCH, against=(("old.bin", frozen),), share=1.0)
    told: list[Report] = []
    train(plan, plan.learner(), every=1e6, until=None, tell=told.append, keep=lambda: None, pairs=1)
    assert list(told[-1].strength) == ["greedy", "hp", "old.bin"]


def test_a_short_run_learns() -> None:
    """Some seconds of learning; interpreted, one batch, which learns nothing yet."""
    plan = Plan("standard", 5, DEALS, batch=BATCH)
    learner = plan.learner()
    pairs = scaled(40) + 1
    before = measure(learner.average, "standard", partial(player, "greedy"), 1, pairs)
    train(plan, learner, every=1e6, until=None, tell=lambda _: None, keep=lambda: None, pairs=2)
    after = measure(learner.average, "standard", partial(player, "greedy"), 1, pairs)
    assert learner.deals >= DEALS
    if bezique.COMPILED:
        assert after.mean > before.mean + 20


def test_a_run_in_a_file_goes_on_where_it_was_left(tmp_path: Path) -> None:
    plan = Plan("standard", 5, 64, batch=BATCH)
    learner = plan.learner()
    learner.batch()
    write_state(tmp_path / "state", plan, learner)
    again = plan.learner()
    take_up(tmp_path / "state", plan, again)
    assert again.deals == BATCH
    assert again.state() == learner.state()


def test_another_run_is_not_taken_up(tmp_path: Path) -> None:
    plan, path = Plan("standard", 5, 64), tmp_path / "state"
    write_state(path, plan, plan.learner())
    for other in (Plan("standard", 6, 64), Plan("standard", 5, 65)):
        with pytest.raises(BadRecord, match="does not hold this run"):
            take_up(path, other, other.learner())
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(BadRecord, match="does not hold this run"):
        take_up(path, plan, plan.learner())
    path.write_text("[]\n")
    with pytest.raises(BadRecord, match="does not hold this run"):
        take_up(path, plan, plan.learner())


def test_the_command_writes_an_evaluator_and_a_state(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, state = tmp_path / "net.bin", tmp_path / "state"
    plan = replace(plan_of("standard", deals=BATCH, seed=2, begin=None), batch=BATCH)
    assert train_family(plan, out=out, state=state, pairs=2) == 0
    assert f"{BATCH} of {BATCH} deals" in capsys.readouterr().out
    begun = plan_of("standard", deals=16, seed=2, begin=out)
    assert begun.begin is not None
    assert begun.begin.weights() == read_net(out).weights()
    assert train_family(plan, out=tmp_path / "again.bin", state=state, pairs=2) == 0
    assert read_net(tmp_path / "again.bin").weights() == read_net(out).weights()


def test_what_cannot_be_trained(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match='no family called "whist"'):
        Plan("whist", 1, 16).learner()
    for wrong, told in [(Plan("standard", 1, 0), "--deals is more than 0"), (Plan("standard", -1, 16), "--seed is 0")]:
        with pytest.raises(ValueError, match=told):
            train_family(wrong, out=tmp_path / "net.bin")
    with pytest.raises(OSError, match="nothing"):
        plan_of("standard", deals=16, seed=1, begin=tmp_path / "nothing.bin")
    write_net(tmp_path / "net.bin", Plan("standard", 1, 16).learner().net)
