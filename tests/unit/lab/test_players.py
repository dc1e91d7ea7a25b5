"""The players of the arena alone: one that cheats and is kept away from everybody, and evaluators from files."""

from __future__ import annotations

from pathlib import Path

import pytest

import bezique
from bezique.bots import player as known
from bezique.bots.player import Budget
from bezique.cards import numbered_pack
from bezique.cli import run
from bezique.errors import BadNotation
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.lab.pairs import Contest, play_pair
from bezique.lab.players import CHEATS, CLAIRVOYANT, EXPLOITERS, Clairvoyant, Peeker, check_player, peeks, player
from bezique.rules.load import rules
from bezique.search.stored import net_of, write_net
from tests.scale import scaled


def test_who_sees_everything_wins_by_far() -> None:
    if not bezique.COMPILED:
        return
    # With plain draws it chooses the cards that it draws by winning and losing tricks.
    pairs = [play_pair(Contest(CLAIRVOYANT, "strong", "standard"), number) for number in range(scaled(2))]
    assert all(pair.difference > 300 for pair in pairs)
    assert all(pair.faults == () for pair in pairs)


@pytest.mark.parametrize("text", ["standard", "rubicon", "polish", "six-pack", "eight-pack"])
def test_it_finds_something_to_do_in_every_game(text: str) -> None:
    chosen, chance, cheat = rules(text), Chance(5), Clairvoyant()
    deal = Deal(chosen, numbered_pack(3, chosen.packs), 0)
    while not deal.over:
        if deal.stock_left <= 4:
            cheat.peek(deal)
            assert cheat.choose(view(deal, deal.turn), Budget()) in deal.actions()
        deal.take_random(chance)


@pytest.mark.parametrize("name", [*CHEATS, *EXPLOITERS])
def test_it_sits_down_in_the_arena_only(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert name not in known.player_names()
    with pytest.raises(BadNotation, match="no player called"):
        known.player(name)
    for command in (["play", "--new", "--level", name], ["engine", "--level", name], ["suite", name]):
        assert run(command) == 2
        assert capsys.readouterr().err.startswith("bezique: ")
    assert peeks(name) == (name in CHEATS) == isinstance(player(name), Peeker)


def test_no_other_player_is_shown_the_deal() -> None:
    for name in known.player_names():
        assert not isinstance(player(name), Peeker)
        assert not peeks(name)


def test_luck_is_not_weighed_for_who_sees_the_stock(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "clairvoyant", "greedy", "--pairs", "1", "--rules", "french-8"]) == 0
    out = capsys.readouterr().out
    assert "luck was not weighed: clairvoyant sees the stock" in out
    assert "less luck" not in out


def test_an_evaluator_from_a_file_plays_as_the_same_evaluator_does(tmp_path: Path) -> None:
    path = tmp_path / "mine.bin"
    write_net(path, net_of("standard"))
    for kind in ("strong", "expert"):
        contest = Contest(f"{kind}@{path}", kind, "standard,draw_order=by_seat")
        if kind == "strong" or bezique.COMPILED:
            assert play_pair(contest, 0).difference == 0
    check_player(f"strong@{path}")


@pytest.mark.parametrize("name", ["wizard", "greedy@FILE", "strong@", "@"])
def test_there_is_no_such_player(name: str) -> None:
    with pytest.raises((BadNotation, OSError)):
        check_player(name)


def test_a_file_without_an_evaluator_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.bin"
    path.write_bytes(b"nonsense")
    with pytest.raises(BadNotation, match=r"mine\.bin: this file does not hold"):
        check_player(f"strong@{path}")
    with pytest.raises(FileNotFoundError):
        check_player(f"strong@{path}.gone")
