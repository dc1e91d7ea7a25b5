"""The decisions with an agreed best action: that they are sound, and what players find of them.

At the end, complaints about computer players, by the number of a list of such complaints.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bezique.bots.player import Budget, player
from bezique.cards import Rank, card
from bezique.cli import run
from bezique.errors import BadNotation
from bezique.game.actions import Action, Announce, Done, Play, Score, action
from bezique.game.books import audit
from bezique.game.deal import Deal
from bezique.game.position import position
from bezique.game.view import View, view
from bezique.lab.suite import (
    FOLDER,
    SUITE,
    Answer,
    Decision,
    answer,
    as_data,
    ask,
    by_kind,
    decisions,
    kinds,
    report_lines,
    selected,
)
from bezique.rules.combination import Combination
from tests.reckoning import RECKONINGS, worlds

FAMILIES = {"standard", "rubicon", "six-pack", "eight-pack", "polish"}

WINDOW = """
turn-up 9H
tricks 5
turn South
stage window
South hand KH QH KC QC 8S 9S 7D
"""


def found(name: str, seed: int = 0) -> int:
    return sum(each.found for each in ask(name, decisions(), seed))


# --- the decisions -----------------------------------------------------------------------------------------------


def test_there_are_enough_of_every_family_and_of_many_kinds() -> None:
    assert len(decisions()) >= 60
    assert len(kinds()) >= 10
    families = Counter(one.deal().rules.name.removesuffix("-two") for one in decisions())
    assert families.keys() == FAMILIES
    assert min(families.values()) >= 7
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(SUITE)


def test_every_entry_has_known_keys_only() -> None:
    for name in SUITE:
        for entry in tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))["decision"]:
            assert entry.keys() <= {"kind", "position", "best", "avoid", "why", "source", "check"}


@pytest.mark.parametrize("one", decisions(), ids=str)
def test_a_decision_is_a_sound_position_with_right_and_wrong_actions(one: Decision) -> None:
    deal = one.deal()
    audit(deal)
    menu = set(deal.actions())
    named = set(map(action, (*one.best, *one.avoid)))
    assert named <= menu
    assert bool(one.best) != bool(one.avoid)
    assert {one.right(act) for act in menu} == {True, False}
    assert one.why.endswith(".")
    assert one.source.startswith(("laws ", "reckoned"))


@pytest.mark.parametrize("one", [one for one in decisions() if one.check], ids=str)
def test_where_it_can_be_reckoned_the_best_are_just_those(one: Decision) -> None:
    """Announcements are left aside: they lose nothing as long as the same can be scored after them."""
    deal = one.deal()
    values = RECKONINGS[one.check](deal)
    told = {deal.action(number): value for number, value in values.items()}
    worth = {act: value for act, value in told.items() if not isinstance(act, Announce)}
    assert {act for act, value in worth.items() if value == max(worth.values())} == set(map(action, one.best))


def test_enough_is_reckoned() -> None:
    checks = Counter(one.check for one in decisions() if one.check)
    assert checks.keys() == RECKONINGS.keys()
    assert sum(checks.values()) >= 30


def test_every_deal_that_fits_is_reckoned_as_often_as_it_comes_about() -> None:
    """One card of eight lies in the stock; the seven left over are hers."""
    one = next(one for one in decisions() if one.check == "last-draw" and "stage window" in one.position)
    cards = {world.layout().stock: weight for world, weight in worlds(one.deal())}
    assert sum(cards.values()) == 8
    seen = view(one.deal(), 0)
    for world, _ in worlds(one.deal()):
        assert view(world, 0) == seen


# --- asking ------------------------------------------------------------------------------------------------------


class Scripted:
    """Answers with these actions, one after the other."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 - it knows already
        given = action(self.texts.pop(0))
        assert given in view.actions()
        return given


def decision(text: str, best: tuple[str, ...]) -> Decision:
    return Decision("one", "a kind", text, best, (), "So it is.", "laws 7.15")


@pytest.mark.parametrize(
    ("texts", "given"),
    [
        (("score marriage-H",), Score(Combination.MARRIAGE_HEARTS)),
        (("announce marriage-C", "score marriage-H"), Score(Combination.MARRIAGE_HEARTS)),
        (("announce marriage-H", "score marriage-C"), Score(Combination.MARRIAGE_CLUBS)),
        (("announce marriage-C", "done"), Done()),
    ],
)
def test_what_is_announced_on_the_way_does_not_count(texts: tuple[str, ...], given: Action) -> None:
    one = decision(WINDOW, ("score marriage-H",))
    reply = answer(Scripted(*texts), one)
    assert reply == given
    assert Answer(one, reply).found == (given == Score(Combination.MARRIAGE_HEARTS))


def test_cards_that_are_chosen_for_an_announcement_are_laid_as_well() -> None:
    text = (
        "turn-up 9H\ntricks 5\nturn South\nstage window\nSouth hand QS KS 8C 9C 8D\nSouth table QS(bezique) JD(bezique)"
    )
    reply = answer(Scripted("announce marriage-S", "choose QS*", "done"), decision(text, ("done",)))
    assert reply == Done()


def test_better_players_find_more() -> None:
    """Only the widest of these differences is sure to last."""
    assert max(found("random", seed) for seed in range(3)) < found("hp")


def test_a_kind_can_be_picked() -> None:
    some = selected(["last tricks", "renew"])
    assert {one.kind for one in some} == {"last tricks", "renew"}
    assert selected([]) == decisions()
    with pytest.raises(ValueError, match="no decisions of the kind nonsense; the kinds are take a brisque, "):
        selected(["nonsense"])
    with pytest.raises(BadNotation, match="no player called"):
        ask("nobody", decisions())


def test_the_report_names_what_was_missed_and_why() -> None:
    one = decision(WINDOW, ("score marriage-H",))
    lines = list(report_lines("she", [Answer(one, Done()), Answer(one, action("score marriage-H"))]))
    assert lines == [
        "she: 1 of 2 found",
        "a kind: 1 of 2",
        "  one: done, not score marriage-H",
        "    So it is. (laws 7.15)",
    ]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["suite", "greedy", "--kind", "last tricks"]) == 0
    told = capsys.readouterr().out
    answers = ask("greedy", selected(["last tricks"]))
    assert told == "\n".join(report_lines("greedy", answers)) + "\n"
    assert run(["suite", "greedy", "--kind", "last tricks", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(as_data("greedy", answers)))


@pytest.mark.parametrize("command", [["nobody"], ["hp", "--kind", "nonsense"], ["hp", "--ms", "0"]])
def test_what_cannot_be_asked(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["suite", *command]) == 2
    assert capsys.readouterr().out == ""


def test_answers_by_kind_are_all_of_them() -> None:
    answers = ask("greedy", decisions())
    grouped = by_kind(answers)
    assert tuple(grouped) == kinds()
    assert sum(map(len, grouped.values())) == len(answers)


@pytest.mark.parametrize("number", [34, 35])
def test_complaints_have_their_decisions(number: int) -> None:
    assert sum(f"complaint {number}" in one.source for one in decisions()) >= 2


# --- the page ----------------------------------------------------------------------------------------------------


PAGE = (Path(__file__).parents[3] / "docs" / "suite.md").read_text("utf-8")


def test_the_page_tells_what_the_players_find() -> None:
    names = ("random", "greedy", "heuristic", "hp")
    found = {name: by_kind(ask(name, decisions())) for name in names}
    rows = {
        kind: [len(found["hp"][kind]), *(sum(each.found for each in found[name][kind]) for name in names)]
        for kind in kinds()
    }
    rows["all"] = [sum(counts) for counts in zip(*rows.values(), strict=True)]
    for kind, counts in rows.items():
        assert f"| {kind} | {' | '.join(map(str, counts))} |" in PAGE
    assert f"There are {len(decisions())} decisions" in PAGE


def test_the_page_shows_what_the_command_tells(capsys: pytest.CaptureFixture[str]) -> None:
    shown = PAGE.partition('$ bezique suite hp --kind "seven of trumps" --kind "renew"\n')[2].partition("```")[0]
    assert run(["suite", "hp", "--kind", "seven of trumps", "--kind", "renew"]) == 0
    assert capsys.readouterr().out == shown


# --- complaints about computer players -------------------------------------------------------------------------

STRONG = ("greedy", "heuristic", "hp")
"""The players that people are given to play against, `random` aside."""


def positions(hand: str, more: str) -> Iterator[Deal]:
    """Positions from the third to the seventeenth trick in which South holds these cards and others."""
    for number in range(100):
        text = f"turn-up 9H\ntricks {3 + number % 15}\nturn South\nrest {number}\nSouth hand {hand} ...\n{more}"
        yield position(text)


def played(name: str, deal: Deal) -> Action:
    return player(name).choose(view(deal, deal.turn), Budget())


@pytest.mark.parametrize("name", STRONG)
def test_34_second_hand_takes_a_ten_with_a_spare_ace(name: str) -> None:
    """Laws 7.3; with three aces one may wait for the fourth instead (laws 7.7)."""
    deals = [deal for deal in positions("AC", "led 10C") if count(deal, Rank.ACE) < 3]
    assert len(deals) >= 50
    for deal in deals:
        deal.apply(0, played(name, deal))
        assert deal.last_trick == 0


def count(deal: Deal, rank: Rank) -> int:
    return sum(held.rank == rank for held in view(deal, 0).hand)


@pytest.mark.parametrize("name", STRONG)
def test_34_the_only_queen_of_spades_is_not_led_while_bezique_may_come(name: str) -> None:
    for deal in positions("QS", "stock JD JD QS ..."):
        assert played(name, deal) != Play(card("QS"))


@pytest.mark.parametrize("name", ["heuristic", "hp"])
@pytest.mark.parametrize("led", ["", "led 9C"])
def test_35_both_pairs_of_double_bezique_are_kept(name: str, led: str) -> None:
    for deal in positions("QS QS JD JD", led):
        assert played(name, deal) not in {Play(card("QS")), Play(card("JD"))}
