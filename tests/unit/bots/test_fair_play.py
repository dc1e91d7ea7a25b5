"""What every player keeps to, in positions of all families; `python -m tests.soak` asks the same at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.bots.player import Budget, player
from bezique.game.actions import Action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import View, view, worlds
from bezique.lab.pairs import Contest, duplicate_rules, play_pair
from bezique.rules.load import preset_names, rules
from bezique.search.stored import FAMILIES
from tests import soak
from tests.decisions import MADE, QUICK, decision, is_legal, peeks
from tests.scale import scaled


@pytest.mark.parametrize("text", FAMILIES)
@pytest.mark.parametrize("name", MADE)
def test_hidden_cards_dealt_anew_change_no_decision(name: str, text: str) -> None:
    """Complaint 31: it only wins because it sees my cards."""
    for number in range(scaled(3)):
        assert not peeks(name, decision(text, number), number, number + 1), number


@pytest.mark.parametrize("text", FAMILIES)
@pytest.mark.parametrize("name", ["beginner", "club", "strong", "expert", "master"])
def test_with_hardly_any_time_an_answer_is_still_on_the_menu(name: str, text: str) -> None:
    who = player(name, 1)
    for number in range(scaled(8)):
        assert is_legal(decision(text, number), who, (1 + number % 5) / 1000), number


@pytest.mark.parametrize("text", preset_names())
def test_the_referee_finds_nothing_wrong(text: str) -> None:
    """Complaint 30: the computer breaks a rule."""
    for number in range(scaled(2)):
        name, other = QUICK[number % len(QUICK)], QUICK[(5 * number + 7) % len(QUICK)]
        result = play_pair(Contest(name, other, duplicate_rules(rules(text)), seed=3), number)
        assert result.faults == (), (name, other)


class Peeking:
    """A player that goes by a card of the adversary."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    def choose(self, seen: View, _: Budget) -> Action:
        assert seen.seat is not None
        hand = self.deal.hidden[1 - seen.seat]
        actions = seen.actions()
        return actions[sum(kind * hand[kind] for kind in range(32)) % len(actions)]


def test_a_player_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    found = 0
    for number in range(20):
        deal = decision("standard", number)
        made = iter([Peeking(deal), Peeking(worlds(view(deal, deal.turn), Chance(number + 1)))])
        monkeypatch.setattr("tests.decisions.player", lambda *_, made=made: next(made))
        found += peeks("any", deal, number, number + 1)
    assert found > 5


def test_a_soak_is_gone_on_with_and_says_what_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def task(chunk: soak.Chunk) -> str:
        asked.append(chunk.key)
        return "wrong" if len(asked) == 3 else ""

    monkeypatch.setitem(soak.TASKS, "time", task)
    state = ["--tasks", "time", "--time", "50", "--state", f"{tmp_path}/state.json"]
    assert soak.main(state) == 1
    assert "wrong" in capsys.readouterr().out
    assert soak.main(state) == 0
    assert len(asked) == len(set(asked)) + 1
