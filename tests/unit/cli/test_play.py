"""`bezique play`, with a script for the person."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.cards import card
from bezique.cli.opening import play
from bezique.cli.play import Play as Sat
from bezique.cli.resuming import Options
from bezique.cli.sitting import Sitting
from bezique.errors import BadRecord, BadRules
from bezique.game.actions import Action, Play
from bezique.game.view import View
from bezique.record import Act, Record, Recorder, Undo, faults, read, write_line
from bezique.seats import Seat
from tests.unit.cli.scripted import Script, first_choice, played


def record_in(path: Path) -> Record:
    return read(path.read_text("utf-8"))


def acts(path: Path) -> list[str]:
    return [write_line(line).split(" ;")[0] for line in record_in(path).lines if isinstance(line.body, Act)]


@pytest.mark.parametrize(
    "rules", ["standard,target=300,double_game_below=0", "rubicon", "six-pack", "polish,target=500", "french-8"]
)
def test_a_whole_game_is_played_and_recorded_without_fault(tmp_path: Path, rules: str) -> None:
    path = tmp_path / "game"
    script = played(path, answer=first_choice, rules=rules)
    assert faults(path.read_text("utf-8")) == []
    assert path.read_text("utf-8").endswith("\nend\n")
    assert "the game" in script.text
    assert "no valid answer" not in script.text
    assert max(map(len, script.told[:-1])) <= 60
    assert max(len(lines) for lines in script.turns[1:-1]) <= 24


def test_the_other_seat_and_the_other_players(tmp_path: Path) -> None:
    for level in ("random", "random-best"):
        path = tmp_path / level
        script = played(path, answer=first_choice, rules="standard,target=0", level=level, seat="north")
        assert f"you are North, South is the computer ({level})" in script.text
        assert record_in(path).header.names[Seat.NORTH] == "Player"


def test_a_turn_tells_a_handful_of_lines(tmp_path: Path) -> None:
    script = played(tmp_path / "game", answer=first_choice, rules="standard,target=0", deal=3)
    lengths = sorted(len(lines) for lines in script.turns[1:-1])
    assert lengths[len(lengths) // 2] <= 6


def test_numbered_deals_say_so_and_are_the_same_again(tmp_path: Path) -> None:
    """Complaint 54."""
    one = played(tmp_path / "one", answer=first_choice, rules="standard,target=0", deal=54)
    two = played(tmp_path / "two", answer=first_choice, rules="standard,target=0", deal=54)
    assert "numbered deal 54, practice" in one.text
    assert record_in(tmp_path / "one").header.tags["Deal"] == "numbered 54"
    assert acts(tmp_path / "one") == acts(tmp_path / "two")
    assert one.told[:-1] == two.told[:-1]


@pytest.mark.parametrize("stop", [0, 1, 2, 5, 9, 40])
def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path, stop: int) -> None:
    """Complaint 52."""
    path = tmp_path / "game"
    left = played(path, typed=["1"] * stop, deal=11, rules="standard,target=0")
    assert "To go on with this game" in left.text
    before = record_in(path)
    again = played(path, answer=first_choice)
    assert record_in(path).lines[: len(before.lines)] == before.lines
    assert faults(path.read_text("utf-8")) == []
    assert "goes on where it was left" in again.text


def test_the_last_game_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = Script(["1", "1", "1"])
    play(Options(), first.ask, first.tell)
    (kept,) = (tmp_path / "bezique" / "games").iterdir()
    again = Script(["what", "1"])
    play(Options(), again.ask, again.tell)
    assert "Go on with it?" in again.text
    assert [kept] == list((tmp_path / "bezique" / "games").iterdir())
    new = Script(["2"])
    play(Options(), new.ask, new.tell)
    assert len(list((tmp_path / "bezique" / "games").iterdir())) == 2


def test_a_file_that_is_no_game_left_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear all")
    with pytest.raises(BadRecord, match="another name"):
        played(path)
    assert path.read_text() == "Dear all"


def test_undo_gives_back_everything(tmp_path: Path) -> None:
    """Complaint 41."""
    path = tmp_path / "game"
    played(path, typed=["1", "1"], deal=7)
    with Recorder.resume(path) as recorder:
        sitting = Sitting(recorder, Seat.SOUTH)
        key, sheet, story = sitting.deal.key(), sitting.sheet, list(sitting.story)
        undone = 0
        while sitting.undo():
            undone += 1
        assert undone == 2
        assert sitting.deal.key() != key
    script = played(path, typed=["1", "1"])
    with Recorder.resume(path) as recorder:
        sitting = Sitting(recorder, Seat.SOUTH)
        assert (sitting.deal.key(), sitting.sheet, sitting.story) == (key, sheet, story)
    assert any(isinstance(line.body, Undo) for line in record_in(path).lines)
    assert script.told


def test_nothing_is_taken_back_in_a_serious_game(tmp_path: Path) -> None:
    script = played(tmp_path / "game", typed=["1", "undo"], deal=7, serious=True)
    assert "Nothing is taken back in a serious game" in script.text


def test_what_is_typed(tmp_path: Path) -> None:
    script = played(tmp_path / "game", typed=["99", "zz", "", "ten", "ace", "bez", "draw"], deal=7)
    assert "There is no choice 99" in script.text
    assert '"zz" is not understood' in script.text
    assert "Type a number" in script.text
    assert '"ten" can mean ten of hearts or ten of clubs' in script.text
    assert "You lead the ace of hearts" in script.text
    assert "You draw" in script.text


def test_help_explains_rules_and_words(tmp_path: Path) -> None:
    asked = ["?", "? brisques", "? seven.exchange", "? pone", "? royal marriage", "? xyzzy", "help"]
    script = played(tmp_path / "game", typed=asked, deal=7)
    for part in ("You lead", "48 cards are left", "10 points each", "Source: Foster", "leads first", "king and queen"):
        assert part in script.text
    assert 'There is no such word as "xyzzy"' in script.text


def test_the_stock_is_not_counted_where_that_is_forbidden(tmp_path: Path) -> None:
    script = played(tmp_path / "game", typed=["stock", "?"], deal=7, rules="standard,stock_count=forbidden")
    assert "may not be counted" in script.text
    assert "48" not in script.text


def test_memory(tmp_path: Path) -> None:
    """Complaint 40."""
    typed = ["1", "last", "1", "last", "log"]
    strict = played(tmp_path / "strict", typed=typed, deal=7, memory="strict")
    assert strict.text.count("You lead the king of diamonds") == 2
    assert "only until its winner has drawn" in strict.text
    assert "nothing is told again" in strict.text
    last = played(tmp_path / "last", typed=typed, deal=7, memory="last-trick")
    assert last.text.count("You lead the king of diamonds") == 3
    full = played(tmp_path / "full", typed=typed, deal=7)
    assert full.text.count("You lead the king of diamonds") == 4


def test_nothing_told_names_a_card_that_only_the_computer_knows(tmp_path: Path) -> None:
    script = played(tmp_path / "game", typed=["log", "hand", "table", "?", "score"], deal=7)
    hidden = {"KS", "9C", "JH", "AS", "JS", "QS"}
    assert not [word for word in script.text.replace(".", " ").replace(",", " ").split() if word in hidden]


class Broken:
    """A player that fails, then plays what is not allowed."""

    def __init__(self, answer: Action | None) -> None:
        self.answer = answer

    def choose(self, _: View, __: object) -> Action:
        if self.answer is None:
            raise RuntimeError("broken")
        return self.answer


@pytest.mark.parametrize("answer", [None, Play(card("7S"), 5)])
def test_a_computer_that_fails_does_not_end_the_game(tmp_path: Path, answer: Action | None) -> None:
    """Complaint 38."""
    path = tmp_path / "game"
    played(path, deal=7, rules="standard,target=0")
    script = Script(answer=first_choice)
    with Recorder.resume(path) as recorder:
        sitting = Sitting(recorder, Seat.SOUTH)
        Sat(sitting, "none", script.ask, script.tell, make=lambda *_: Broken(answer)).run()
    assert "has no valid answer" in script.text
    assert faults(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "options",
    [{"level": "best"}, {"seat": "east"}, {"memory": "none"}, {"deal": -1}, {"name": "Computer (x)"}, {"rules": "x"}],
)
def test_options_that_cannot_be_used(tmp_path: Path, options: dict[str, object]) -> None:
    with pytest.raises((ValueError, BadRules)):
        played(tmp_path / "game", **options)
    assert not (tmp_path / "game").exists()
