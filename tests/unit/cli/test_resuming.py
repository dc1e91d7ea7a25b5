"""Games that were left: offered, told apart, damaged, and never lost without a word."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest

from bezique.cli.opening import play
from bezique.cli.play import Ask
from bezique.cli.resuming import Options
from bezique.cli.saving import data_folder
from bezique.errors import BadRecord, BadRules
from bezique.record import faults, read
from tests.unit.cli.scripted import Script, played


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return data_folder()


def kept(name: str, /, *typed: str, age: int = 0, **options: object) -> Path:
    """A game that was left in the folder, so many minutes ago."""
    path = data_folder() / f"{name}.bezique"
    played(path, typed=typed, **options)
    aged(path, age)
    return path


def aged(path: Path, minutes: int) -> None:
    moment = 1_900_000_000 - 60 * minutes
    os.utime(path, (moment, moment))


def offered(*typed: str, **options: object) -> Script:
    script = Script(typed)
    assert play(Options(**options), script.ask, script.tell) == 0  # type: ignore[arg-type]
    return script


def raising(fault: type[BaseException]) -> Ask:
    def ask(_: str) -> str:
        raise fault

    return ask


@pytest.mark.parametrize(("fault", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_the_question_can_be_left(fault: type[BaseException], status: int) -> None:
    path = kept("one", "1")
    before = path.read_bytes()
    said: list[str] = []
    assert play(Options(), raising(fault), said.append) == status
    assert said[-1].startswith("Left.")
    assert list(path.parent.iterdir()) == [path]
    assert path.read_bytes() == before


def test_quit_leaves_the_question_too() -> None:
    path = kept("one", "1")
    assert "Nothing was begun" in offered("quit").text
    assert list(path.parent.iterdir()) == [path]


def test_the_question_says_which_game_was_left() -> None:
    kept("one", "1", "1", rules="rubicon", deal=3)
    text = offered("quit").text
    assert "A game was left: Rubicon Bezique, you " in text
    assert "in deal 1, last played 2030-" in text


def test_a_damaged_game_does_not_hide_an_older_one() -> None:
    older = kept("older", "1", age=9)
    newer = kept("newer", "1")
    newer.write_text(newer.read_text("utf-8") + "South 1OH\n", "utf-8")
    line = newer.read_text("utf-8").count("\n")
    aged(newer, 0)
    script = offered("1")
    assert f"The game in {newer.name} cannot be gone on with as it is. line {line}, column 7: " in script.text
    assert f"check {newer}" in script.text
    assert f"--record {older}" in script.text


@pytest.mark.parametrize("text", ["", "letter", '[Record "2"]\n'])
def test_a_file_without_a_header_is_named_too(text: str, folder: Path) -> None:
    (folder / "strange.bezique").write_text(text)
    script = offered()
    assert "strange.bezique cannot be gone on with as it is. line 1" in script.text
    assert "Type ? for help." in script.text


def test_a_finished_game_does_not_hide_an_older_one(tmp_path: Path) -> None:
    older = kept("older", "1", age=9)
    newer = kept("newer", "1")
    newer.write_text(newer.read_text("utf-8").split("\ncut ")[0] + "\nend\n", "utf-8")
    assert f"--record {older}" in offered("1").text


def test_options_that_are_those_of_the_game_are_no_matter() -> None:
    kept("one", "1", rules="rubicon", level="random", memory="strict", name="Ann", serious=True)
    script = offered("quit", rules="rubicon", level="random", memory="strict", seat="south", name="Ann", serious=True)
    assert "begun otherwise" not in script.text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rules": "rubicon"}, "--rules rubicon"),
        ({"target": 600}, "--target 600"),
        ({"level": "random"}, "--level random"),
        ({"seat": "North"}, "--seat North"),
        ({"memory": "strict"}, "--memory strict"),
        ({"name": "Ben"}, "--name Ben"),
        ({"serious": True}, "--serious"),
    ],
)
def test_options_that_are_not_those_of_the_game_are_said(options: dict[str, object], said: str) -> None:
    path = kept("one", "1")
    assert f"begun otherwise than you say now: {said}." in offered("quit", **options).text
    with pytest.raises(ValueError, match=f"begun otherwise than you say now, {said}"):
        played(path, **options)
    new = offered("2", **options)
    assert "Type ? for help." in new.text
    assert len(list(path.parent.iterdir())) == 2


def test_a_position_and_a_numbered_deal_are_compared_with_the_file(tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.write_text(
        "rules standard\ntrump S\ntricks 28\nturn South\nSouth hand AS 10S AH KD\nNorth hand 9H 8H 7H 8D\n"
    )
    path = tmp_path / "game"
    played(path, position=place)
    assert "goes on where it was left" in played(path, position=place).text
    with pytest.raises(ValueError, match="--deal 4"):
        played(path, deal=4)


def test_bad_rules_are_refused_before_the_question() -> None:
    kept("one", "1")
    with pytest.raises(BadRules, match="rubicn"):
        offered("1", rules="rubicn")


def test_memory_is_kept() -> None:
    path = kept("one", "1", memory="strict")
    assert read(path.read_text("utf-8")).header.tags["Memory"] == "strict"
    assert "nothing is told again (memory: strict)" in offered("1", "log").text


def test_a_damaged_record_tells_its_fault_and_goes_on_in_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "game.bezique"
    played(path, typed=["1", "1"], deal=7)
    sound = path.read_text("utf-8")
    path.write_text(f"{sound}South 1OH\nSouth QQ\n", "utf-8")
    damaged = path.read_bytes()
    script = played(path, typed=["1", "1"])
    assert f"line {sound.count(chr(10)) + 1}, column 7" in script.text
    assert f"check {path}" in script.text
    copy = tmp_path / "game-sound.bezique"
    assert copy.read_text("utf-8").startswith(sound)
    assert faults(copy.read_text("utf-8")) == []
    assert f"--record {copy}" in script.text
    assert path.read_bytes() == damaged
    assert "Nothing was begun" in played(path, typed=["2"]).text
    assert sorted(tmp_path.glob("game*")) == [copy, path]


def test_a_record_without_a_header_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text('[Record "7"]\n')
    with pytest.raises(BadRecord, match="record of version 7"):
        played(path)


def test_a_full_disk_is_told_and_nothing_told_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    script = Script(["1"])

    def full(_: object, __: bytes) -> None:
        raise OSError(28, "No space left on device")

    def ask(prompt: str) -> str:
        typed = script.ask(prompt)
        monkeypatch.setattr("bezique.record.growing.GrowingFile._put", full)
        return typed

    assert play(Options(record=path, deal=7), ask, script.tell) == 2
    assert "could not be written: No space left on device." in script.text
    assert f"--record {path}" in script.text
    monkeypatch.undo()
    assert "goes on where it was left" in played(path).text


@pytest.mark.parametrize(
    ("called", "found", "named"),
    [
        (".venv/bin/bezique", False, ".venv/bin/bezique"),
        ("my folder/bin/bezique", False, "'my folder/bin/bezique'"),
        ("/usr/bin/bezique", True, "bezique"),
        ("/lib/bezique/__main__.py", False, f"{shlex.quote(sys.executable)} -m bezique"),
    ],
)
def test_the_parting_hint_is_a_command_that_works_as_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, called: str, found: bool, named: str
) -> None:
    monkeypatch.setattr("sys.argv", [called])
    monkeypatch.setattr("shutil.which", lambda _: called if found else None)
    path = tmp_path / "my game"
    assert played(path).told[-2:] == ["Left. To go on with this game:", f"  {named} play --record '{path}'"]
