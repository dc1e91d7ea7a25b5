"""Hints at the table and for positions, and what the page about them says."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from bezique.bots.advice import Advice, Candidate, compared
from bezique.bots.wording import Reason, said
from bezique.cli import UNUSABLE, run
from bezique.cli.hints import from_here, hint_lines, worth
from bezique.game.actions import action
from bezique.game.position import position
from bezique.game.view import view
from bezique.words import codes
from tests.unit.cli.scripted import played

PAGE = (Path(__file__).parents[3] / "docs" / "hints.md").read_text("utf-8")
LAST = "trump H; stock none; turn South; South hand KH AS 10S; North hand 8H 7C 9C"
ANSWER = PAGE.partition("```text\n")[2].partition("```")[0]


# --- the command ---------------------------------------------------------------------------------------------------


def test_a_position_written_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", LAST]) == 0
    assert capsys.readouterr().out == ANSWER


def test_a_position_in_a_file_or_on_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = LAST.replace("; ", "\n")
    (tmp_path / "a file").write_text(text, "utf-8")
    assert run(["hint", str(tmp_path / "a file")]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert run(["hint", "-"]) == 0
    assert capsys.readouterr().out == ANSWER * 2


def test_an_action_is_compared_with_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", LAST, "--ask", "AS"]) == 0
    assert capsys.readouterr().out.startswith("Lead the king of hearts rather than the ace of spades: it\n")


def test_everything_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", LAST, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["best"] == "KH"
    assert told["exact"] is True
    assert [(one["action"], one["value"], one["behind"]) for one in told["candidates"]] == [
        ("KH", 30.0, 0.0),
        ("10S", 10.0, 20.0),
        ("AS", 10.0, 20.0),
    ]
    assert told["reason"]["facts"][0] == {"key": "draws_trump", "adversary": "North", "cards": ["8H"]}


def test_worlds_and_a_seed_give_the_same_answer_again(capsys: pytest.CaptureFixture[str]) -> None:
    text = "turn-up 9H; tricks 4; turn South; led 10S; South hand AS 7D 8D 9C JC KC QD KH"
    for _ in range(2):
        assert run(["hint", text, "--worlds", "20", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert out[: len(out) // 2] * 2 == out
    assert "give or take" in out


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["no-such-file"], "no-such-file is no file, and no position either"),
        (["turn-up 9X; tricks 3"], 'line 1, column 9: "9X" is not a card'),
        ([LAST, "--ask", "QS"], "QS cannot be done here"),
        ([LAST, "--ask", "queen"], '"queen" is not a card'),
        ([LAST, "--worlds", "0"], "--worlds is a number from 1 to 1000000, not 0"),
        ([LAST, "--ms", "-1"], "--ms is more than 0, not -1.0"),
    ],
)
def test_what_cannot_be_answered_is_refused(given: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", *given]) == UNUSABLE
    assert told in " ".join(capsys.readouterr().err.split())


# --- at the table --------------------------------------------------------------------------------------------------


def at_table(tmp_path: Path, *typed: str, **options: object) -> str:
    place = tmp_path / "position"
    place.write_text(LAST.replace("; ", "\n"), "utf-8")
    return played(tmp_path / "game", typed=typed, position=place, **options).text


def test_a_hint_says_what_to_do_and_names_the_numbers_of_the_menu(tmp_path: Path) -> None:
    text = at_table(tmp_path, "hint")
    assert "Lead the king of hearts: it draws a trump, for North must play the eight of hearts" in text
    assert "1 king of hearts: 30 points up from here on." in text
    assert "3 ten of spades: 20 less." in text
    assert max(map(len, text.splitlines())) > 60  # wrapped lines are joined by `text`


def test_a_hint_about_a_card(tmp_path: Path) -> None:
    text = at_table(tmp_path, "hint ten spades", "hint KH", "hint QS", "hint nonsense")
    assert "Lead the king of hearts rather than the ten of spades: it " in text
    assert "Lead the king of hearts: it draws a trump" in text
    assert "You do not have the queen of spades in your hand" in text
    assert '"nonsense" is not understood' in text


def test_a_hint_is_noted_in_the_record(tmp_path: Path) -> None:
    at_table(tmp_path, "hint", "hint QS")
    lines = (tmp_path / "game").read_text("utf-8").splitlines()
    assert lines.count("; South asks for a hint.") == 1


def test_a_serious_game_has_no_hints(tmp_path: Path) -> None:
    text = played(tmp_path / "game", typed=["1", "hint"], serious=True).text  # 1: whether who deals is asked or a card
    assert "There are no hints in a serious game." in text


def test_help_lists_it(tmp_path: Path) -> None:
    assert "hint says what to do, and why; hint CARD what to say of that card" in at_table(tmp_path, "?")
    assert "Advises what to do here" in at_table(tmp_path, "? hint")


def test_lines_are_narrow(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    assert run(["hint", LAST]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 30


# --- figures -------------------------------------------------------------------------------------------------------


def test_figures_in_words() -> None:
    assert [from_here(value) for value in (12.4, -3.0, 0.2)] == [
        "12 points up from here on",
        "3 points down from here on",
        "level from here on",
    ]
    deal = position(LAST.replace("; ", "\n"))
    seen = view(deal, deal.turn)
    best = Candidate(13, action("KH"), 5.0, chance=0.56)
    other = Candidate(6, action("10S"), 4.8, 0.2, 1.4)
    told = Advice(seen, (best, other), Reason("advice.close_call", (best.action,), other.action))
    assert worth(told, best) == "5 points up from here on, wins 56 %"
    assert worth(told, other) == "level with it, give or take 3"
    assert hint_lines(told, str)[0] == "Lead the king of hearts, or the ten of spades: too close to"


# --- the page ------------------------------------------------------------------------------------------------------

EXAMPLES = re.findall(r"^\| `([^`]+;[^`]+)` \| `([^`]+)` \| `([^`]+)` \| (.+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("text", "best", "other", "sentence"), EXAMPLES)
def test_the_examples_of_the_page(text: str, best: str, other: str, sentence: str) -> None:
    deal = position(text.replace(";", "\n"))
    seen = view(deal, deal.turn)
    assert said(seen, compared(seen, action(best), action(other))) == sentence


def test_the_page_names_every_kind_of_reason() -> None:
    assert len(EXAMPLES) >= 8
    kinds = {code.removeprefix("why.") for code in codes() if code.startswith("why.")} - {"and", "and_too"}
    table = PAGE.partition("| about | reasons |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(\w+)`", table)) == kinds


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(PAGE.partition("```python\n")[2].partition("```")[0], {})
    assert capsys.readouterr().out.splitlines()[1:] == ["KH 30.0 0.0 0.0", "10S 10.0 20.0 0.0", "AS 10.0 20.0 0.0"]
