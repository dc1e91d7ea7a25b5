"""The referee at the command line: asked by key, by words, as data, and in a conversation."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys

import pytest

from bezique.cli import run
from bezique.cli.law import Options, law


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["law", *arguments]) == 0
    return capsys.readouterr().out


def test_a_law_and_answers_give_the_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "drew-out-of-turn", "no", "adversary")
    assert "He gives the card to his adversary, and must show him the card that he draws himself." in text
    assert "Source: Foster's Complete Hoyle, Bézique: irregularities in drawing." in text


def test_where_everything_stays_as_it_is_there_is_nothing_to_claim(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "drew-out-of-turn", "yes", "--code", "foster")
    assert "each keeps his card.\nThere is nothing to claim.\n" in text
    text = told(capsys, "drew-out-of-turn", "no", "nobody", "--code", "foster")
    assert "the law acts by itself, before the adversary has drawn." in text


@pytest.mark.parametrize(
    "answers",
    [
        *(["yes", "winner"], ["Yes", "won"], ["yes", "He had won it."], ["who=won", "seen=YES"]),
        *(["winner", "yes"], ["won", "seen=yes"], ["He had won it.", "yes"]),
    ],
)
def test_an_answer_is_its_key_or_words_that_are_in_no_other(
    answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Had he won or lost the trick? He had won it." in told(capsys, "drew-two", *answers)


def test_the_rules_name_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert "played again" in told(capsys, "revoke", "--rules", "rubicon")
    assert "brisque" in told(capsys, "revoke", "--rules", "modern")
    assert "eight last tricks" in told(capsys, "revoke", "--rules", "standard,laws=enquire_within")
    assert "Under Foster's laws:" in told(capsys, "odd-stock", "--code", "german")


def test_choices_are_told_with_their_owners(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "false-declaration", "no")
    assert "To be claimed by the offender's adversary, until the deal is scored." in text
    assert "To choose, any of these or none:" in text
    assert "* The adversary adds the same points to his own score. (the offender's adversary)" in text


def test_laws_are_listed_and_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    everything = told(capsys, "--list", "--code", "portland")
    assert len(everything.splitlines()) > 25
    assert re.search(r"^looked-back .*\[foster\]$", everything, re.MULTILINE)
    assert told(capsys, "--list", "reneged").startswith("revoke")
    assert told(capsys, "he", "fergot", "to", "draw").startswith("forgot-to-draw")
    assert told(capsys, "--list", "revoke").startswith("revoke")


@pytest.mark.parametrize(
    ("words", "code"),
    [("revoke in the last nine", "portland"), ("misdeal he gave me nine cards", "french"), ("misdeal maybe", "foster")],
)
def test_a_sentence_that_begins_with_a_key_is_a_sentence(
    words: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, *words.split(), "--code", code)
    assert text.startswith(f"{words.partition(' ')[0]} ")
    assert "The ruling comes with its key" in text


def test_everything_is_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    ruled = json.loads(told(capsys, "too-many-cards", "--rules", "modern", "--json"))
    assert ruled["rows"] == ["M1"]
    assert ruled["effects"][0] == {"act": "points", "who": "adversary", "what": "", "points": 100, "until": None}
    asked = json.loads(told(capsys, "drew-two", "yes", "--json"))
    assert [question["key"] for question in asked["questions"]] == ["seen", "who"]
    assert json.loads(told(capsys, "drew-two", "no", "--json"))["answers"] == {"seen": "no"}
    assert {
        "law": "revoke",
        "title": "In the last tricks a player did not follow suit, or did not win when he could",
    } | {"code": "foster"} in json.loads(told(capsys, "--json"))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["drew-two"], "Has he seen the second card? yes or no"),
        (["drew-two", "maybe"], '"maybe" is no answer'),
        (
            ["drew-two", "yes", "had"],
            '"had" is no answer: Had he won or lost the trick? winner (he had won it) or loser',
        ),
        (["drew-two", ""], '"" is no answer'),
        (["misdeal", "number=lots"], '"lots" is no answer'),
        (["revoke", "--code", "roman"], "there are foster"),
        (["revoke", "--code", "foster", "--rules", "rubicon"], "give one of them"),
        (["onlooker"], "ask --code portland"),
        (["xyzzy"], "--list tells all"),
    ],
)
def test_what_cannot_be_answered_is_said_in_a_line(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["law", *arguments]) == 2
    error = capsys.readouterr().err
    assert problem in error
    assert error.count("\n") == 1


def talked(capsys: pytest.CaptureFixture[str], typed: list[str], options: Options) -> str:
    answers = iter(typed)

    def ask(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    assert law([], options, ask) == 0
    assert next(answers, None) is None
    return capsys.readouterr().out


def test_a_conversation_ends_in_a_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    text = talked(capsys, ["3", "xyzzy", "drew two", "7", "x", "2", ""], Options())
    assert "Nothing fits" in text
    assert "A number from 1 to" in text
    assert "if he takes the second he need not show it" in text
    assert "law 30" in text


def test_a_conversation_takes_words_that_are_not_ambiguous(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Under The Portland Club's laws:" in talked(capsys, ["portland", "revoke", ""], Options())
    typed = ["drew two", "maybe", "yes", "won", ""]
    text = talked(capsys, typed, Options(code="foster"))
    assert text.count("A number from 1 to 2, or words of one of them, please.") == 1
    assert "He shows the second card to his adversary, and puts it back." in text
    assert "Under Fixed penalties:" in talked(
        capsys, ["fixed modern", "too many cards", "too-many-cards", ""], Options()
    )


def test_a_conversation_under_a_code_that_is_named_begins_with_what_happened(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = talked(capsys, ["revoke", "reneged"], Options(rules="french-8"))
    assert text.count("neither brisques nor the last trick") == 2
    assert "Under which laws?" not in text


def test_at_a_terminal_what_is_missing_is_asked_and_lines_keep_to_its_width() -> None:
    near, far = pty.openpty()
    command = [sys.executable, "-m", "bezique", "law", "drew-two", "yes"]
    with subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=os.environ | {"COLUMNS": "40"}) as process:
        os.close(far)
        told = b""
        try:
            while part := os.read(near, 4096):
                if b"Number: " in told + part and b"Number: " not in told:
                    os.write(near, b"2\n")
                told += part
        except OSError:  # the other end is closed: the command has ended
            pass
        assert process.wait(60) == 0
    os.close(near)
    lines = told.decode().splitlines()
    assert "Had he won or lost the trick?" in lines
    assert "if he takes the second he need not show it." in " ".join(map(str.strip, lines))
    assert max(map(len, lines)) <= 40


def test_an_answer_given_ahead_leaves_the_question_before_it_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["law", "drew-two", "winner"]) == 2
    assert "Has he seen the second card? yes or no" in capsys.readouterr().err
    assert law(["drew-two", "winner"], Options(), lambda _: "no", person=True) == 0
    text = capsys.readouterr().out
    assert "He puts the second card back, without penalty." in text
    assert "won or lost the trick" not in text, "that is not asked of a card which he has not seen"


def test_enter_alone_chooses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    text = talked(capsys, ["drew-two", "", "no", ""], Options(code="foster"))
    assert text.count("or words of one of them, please.") == 1
    assert text.count("He puts the second card back, without penalty.") == 1


@pytest.mark.parametrize("word", ["none", "Back"])
def test_a_list_and_a_question_can_be_left(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A list of laws, then a question, and then what happened is asked again."""
    text = talked(capsys, ["he drew cards", word, "stuck together", word, "revoke", ""], Options(code="foster"))
    assert "1. A player drew before it was his turn" in text
    assert "Has he seen the second card?" in text
    assert text.count("Source:") == 1


def test_a_question_mark_explains(capsys: pytest.CaptureFixture[str]) -> None:
    text = talked(capsys, ["?", "drew two", "?", "no", ""], Options(code="foster"))
    assert text.startswith("Say what was done with the cards")
    assert "Where none of them is right: none." in text
