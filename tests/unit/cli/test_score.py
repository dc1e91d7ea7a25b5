"""`bezique score`: a score is kept at the terminal."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from bezique.cli import run
from bezique.cli.markers import board_lines, counter_lines
from bezique.cli.score import Options, score
from bezique.marker.writing import read

TURNED = ("north", "turned 7h")


class Script:
    """A person who types these lines and then goes."""

    def __init__(self, typed: Iterable[str]) -> None:
        self.typed, self.told = list(typed), []

    def ask(self, _: str) -> str:
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.told).replace("\n  ", " ")


def kept(path: Path | None, *typed: str, **options: object) -> str:
    script = Script(typed)
    given = Options(path, **options)  # type: ignore[arg-type]
    assert score(given, script.ask, script.told.append) == 0
    return script.text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.score"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_deal_is_kept_from_the_turned_seven_to_the_end(path: Path) -> None:
    text = kept(
        path, *TURNED, "a 40 bezique", "ben marriage clubs to score", "b 2 brisques", "b marriage clubs", "1",
        "a double", "a last trick", "end deal", "2", names=("Ann", "Ben"),
    )  # fmt: skip

    assert "Bezique. Ben deals. ? tells what to type." in text
    assert "Ben has a marriage in clubs to score." in text
    assert "14 brisques are not marked: whose are all of them?" in text
    assert "The deal is over: Ann 550, Ben 190." in text
    assert "Ann 550, Ben 190; Ann deals." in text
    assert tuple(read(path.read_text("utf-8")).scores) == (550, 190)


def test_what_cannot_be_is_refused_with_the_reason_and_its_source(path: Path) -> None:
    text = kept(path, *TURNED, "s double", "s bezique", "n bezique", "n 17 brisques")

    assert "have served in double bezique, which ranks higher" in text
    assert "(Foster's Complete Hoyle" in text
    assert "cannot be there for" in text
    assert "16 are left to be marked, not 17" in text


def test_another_thing_typed_at_a_question_is_taken_instead(path: Path) -> None:
    text = kept(path, *TURNED, "s 20", "s bezique")

    assert "What is it?" in text
    assert "2. South: forty for bezique." in text


def test_the_end_of_a_deal_goes_on_after_another_entry_and_knows_the_players(path: Path) -> None:
    text = kept(path, *TURNED, "s last trick", "end deal", "s 6 brisques", "n")

    assert "10 brisques are not marked: whose are all of them?" in text
    assert "The deal is over: South 70, North 110." in text


def test_before_a_deal_ends_what_waits_is_asked_about_then_the_last_trick_and_the_brisques(path: Path) -> None:
    text = kept(path, *TURNED, "s marriage clubs to score", "n 80 to score", "end deal", "1", "2", "s", "n")

    assert "South announced a marriage in clubs that was not scored yet: was it scored, or is it lost?" in text
    assert "North can no longer score four kings" in text
    assert "The deal is over: South 30, North 170." in text


def test_what_still_waits_at_the_last_trick_is_told(path: Path) -> None:
    text = kept(path, *TURNED, "s marriage clubs to score", "n last trick")

    assert "South can no longer score a marriage in clubs: the stock is gone." in text


def test_how_many_brisques_is_answered_with_a_player_too(path: Path) -> None:
    text = kept(path, *TURNED, "s last trick", "end deal", "s 17", "n 10", rules="french-digest")

    assert "not 17" in text
    assert "The deal is over" in text


def test_what_is_not_understood_names_the_command_that_helps(path: Path) -> None:
    assert "? s lists what South can score" in kept(path, *TURNED, "s forty winks")


def test_where_only_a_marriage_makes_trumps_no_sequence_is_named(path: Path) -> None:
    text = kept(path, "north", "turned 7h", rules="no-turn-up")

    assert "the first marriage scored makes trumps" in text


def test_a_false_score_is_judged_by_the_laws(path: Path) -> None:
    text = kept(path, *TURNED, "s 80", "wrong", "2", "2")

    assert "Does he hold the right card" in text
    assert "South: 80 of entry 2 taken down." in text
    assert "North: 80 by law." in text
    assert text.rstrip().splitlines()[-4].startswith("South 0, North 90")


def test_any_entry_is_undone(path: Path) -> None:
    text = kept(path, *TURNED, "s bezique", "s double", "undo 2")

    assert "Undone: 2. South: bezique." in text
    assert "South 500, North 10" in text


def test_a_score_goes_on_where_it_was_left() -> None:
    assert "Go on: " in kept(None, *TURNED, "s bezique")
    text = kept(None, "n bezique", "end", "1", go_on=True)

    assert "The score goes on. Bezique." in text
    assert "South 40, North 10; hearts are trumps." in text
    assert "Deal 1 is not over: close the score all the same?" in text
    assert "The score is closed:" in text
    with pytest.raises(ValueError, match="no score was left"):
        kept(None, go_on=True)


def test_a_score_of_an_earlier_version_goes_on_and_what_is_refused_today_is_told(path: Path) -> None:
    kept(path, *TURNED, "s double")
    with path.open("a") as file:
        file.write("South score bezique\n")

    text = kept(path, "n 80")

    assert '"South score bezique" was entered with an earlier version' in text
    assert "South 500, North 90" in text


def test_a_score_that_goes_on_keeps_its_rules(path: Path) -> None:
    kept(path, "south", rules="rubicon")

    with pytest.raises(ValueError, match="keeps its rules"):
        kept(path, rules="standard")


def test_the_sheet_and_the_record_are_printed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(path, *TURNED, "s bezique")

    assert run(["score", str(path), "--sheet"]) == 0
    assert "  2 Bezique" in capsys.readouterr().out
    assert run(["score", str(path), "--record"]) == 0
    assert capsys.readouterr().out == path.read_text("utf-8")
    assert run(["score", "--sheet"]) == 2


def test_what_can_be_scored_is_listed_with_its_points(path: Path) -> None:
    text = kept(path, *TURNED, "s marriage spades to score", "? s", "? x", "?", "counters", "board", "sheet", "record")

    assert "500  double bezique" in text
    assert "250  sequence in trumps" in text
    assert "marriage in spades that waits, for 20" in text
    assert '"x" is not a player: South or North' in text
    assert "at his left:  500  100 100 100 100  50  10 10 10 10" in text
    assert "hole 22, round 1" in text
    assert '[Score "1"]' in text


def test_stakes_are_settled(path: Path) -> None:
    text = kept(path, "north", "trumps h", "s points 1000", stakes="2 EUR")

    assert "Played for 2 EUR a game." in text
    assert "A double game: the loser has 0, under 500." in text
    assert "North owes South 4 EUR." in text


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--rules", "whist"], "whist"),
        (["--dealer", "west"], '"west" is not a player'),
        (["--names", "Ann", "ann"], "two different names"),
        (["--names", "", "Ben"], "need names"),
        (["--dealer", "south", "--stakes", "much"], "is no stake"),
    ],
)
def test_options_that_cannot_be_used_are_told(
    options: list[str], says: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["score", str(path), *options]) == 2
    assert says in capsys.readouterr().err
    assert not path.exists()


def test_a_file_that_is_no_score_is_told_with_the_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text("Ann 40\n")

    assert run(["score", str(path)]) == 2
    assert "line 1, column 1: the record of a score begins with" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_told_before_anything_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["score", str(tmp_path / "none" / "a.score"), "--dealer", "south"]) == 2
    assert capsys.readouterr() == ("", f"bezique: {tmp_path / 'none'}: No such file or directory\n")


def test_a_folder_is_called_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", str(tmp_path), "--rules", "rubicon"]) == 2
    assert capsys.readouterr().err == f"bezique: {tmp_path}: Is a directory\n"


def test_what_was_told_is_there_after_a_kill(path: Path) -> None:
    command = [sys.executable, "-m", "bezique", "score", str(path), "--dealer", "north"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as keeper:
        assert keeper.stdin is not None
        assert keeper.stdout is not None
        keeper.stdin.write("s bezique\n")
        keeper.stdin.flush()
        line = ""
        while "South 40" not in line:
            line = keeper.stdout.readline()
            assert line
        keeper.send_signal(signal.SIGKILL)

    assert tuple(read(path.read_text("utf-8")).scores) == (40, 0)


@pytest.mark.parametrize("points", [0, 340, 1000, 2350])
def test_the_pictures_in_text_are_as_wide_as_a_line(points: int) -> None:
    lines = [*counter_lines("Ann", points), *board_lines("Ann", points, 0)]

    assert all(len(line) <= 60 for line in lines)
    assert "".join(board_lines("Ann", points, 0)[1:]).count("|") == 1
    assert ("turn" in lines[0]) is (points > 1000)


def test_a_number_that_is_asked_for_is_typed_as_it_is_and_a_player_may_be_named(path: Path) -> None:
    typed = ("north", "trumps hearts", "end deal", "a", "5")

    text = kept(path, *typed, names=("Ann", "Ben"), rules="standard,brisques=end_of_hand")

    assert "Ann: 10 for the last trick." in text
    assert "How many brisques has Ann, of 16?" in text
    assert "Ann 60, Ben 110" in text


def test_how_it_goes_on_is_told_as_it_does(path: Path, tmp_path: Path) -> None:
    assert f"score {path}" in kept(path, *TURNED)
    assert "score --continue" in kept(None, *TURNED)
