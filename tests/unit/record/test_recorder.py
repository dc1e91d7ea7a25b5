"""A record kept in a file: nothing accepted is lost, nothing half done stays."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from errno import ENOSPC
from io import FileIO
from itertools import pairwise
from pathlib import Path

import pytest

from bezique.cards import numbered_pack
from bezique.errors import BadRecord, IllegalAction
from bezique.game.actions import Play, action
from bezique.game.position import position, write_position
from bezique.record import Act, DealEnds, FromPosition, Line, NewDeal, Recorder, Replay, Undo, header, read, remark
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat
from tests.recorded import random_game

STANDARD = rules("standard")
DEAL = NewDeal(1, Seat.NORTH, tuple(numbered_pack(7, 2)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def begun(path: Path) -> Recorder:
    recorder = Recorder.new(path, header(STANDARD, South="Ann", North="Bob", Practice="undo"))
    recorder.append(DEAL)
    return recorder


def test_every_line_is_in_the_file_at_once(path: Path) -> None:
    with begun(path) as recorder:
        while recorder.replay.playing:
            deal = recorder.replay.deal
            assert deal is not None
            recorder.append(Act(deal.turn, deal.actions()[0]))
            assert read(path.read_text("utf-8")) == recorder.record


def test_points_and_results_are_written_for_checking(path: Path) -> None:
    game = random_game(STANDARD, seed=5)
    with Recorder.new(path, header(STANDARD), remarks=None) as recorder:
        for line in game.lines:
            recorder.append(replace(line.body, scores=None) if isinstance(line.body, Act) else line.body)
        recorded = [line.body for line in recorder.lines]
        acts = [body for body in recorded if isinstance(body, Act)]
        assert DealEnds(game.deals[0].scores) in recorded
        told = [body.scores for body in acts if body.scores is not None]
        assert told[-1] == game.deals[0].scores
        assert all(sum(one) < sum(other) for one, other in pairwise(told))


def test_comments_say_what_happened_in_the_words_of_a_table(path: Path) -> None:
    with begun(path) as recorder:
        deal = recorder.replay.deal
        assert deal is not None
        card = deal.actions()[0]
        recorder.append(Act(Seat.SOUTH, card))
        recorder.append(Act(Seat.NORTH, deal.actions()[0]), "hm")
        recorder.append(None, "a break for tea")
    lines = path.read_text("utf-8").splitlines()
    assert lines[-3].startswith(f"South {card} ; Ann leads the ")
    assert lines[-2].endswith("; hm")
    assert lines[-1] == "; a break for tea"


def test_what_is_refused_is_not_written(path: Path) -> None:
    with begun(path) as recorder:
        before = path.read_bytes()
        hand = set(recorder.replay.deal.actions())
        other = next(card for card in map(Play, numbered_pack(0, 1)) if card not in hand)
        with pytest.raises(BadRecord) as fault:
            recorder.append(Act(Seat.SOUTH, other))
        assert isinstance(fault.value.__cause__, IllegalAction)
        assert path.read_bytes() == before
        recorder.append(Act(Seat.SOUTH, next(iter(hand))))
        recorder.append(Undo())
        assert read(path.read_text("utf-8")) == recorder.record


def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    game = random_game(STANDARD, seed=5)
    with Recorder.new(path, header(STANDARD)) as recorder:
        for line in game.lines[:20]:
            recorder.append(line.body)
    with Recorder.resume(path) as recorder:
        for line in game.lines[20:]:
            recorder.append(line.body)
        assert recorder.replay.deal.key() == game.deals[0].key()
        assert recorder.replay.match == game.match


@pytest.mark.parametrize("torn", range(1, 40, 3))
def test_a_torn_last_line_is_dropped(path: Path, torn: int) -> None:
    with begun(path) as recorder:
        kept = path.read_bytes()
        deal = recorder.replay.deal
        recorder.append(Act(Seat.SOUTH, deal.actions()[0]), "ä comment that is löng enough to be torn")
    path.write_bytes(path.read_bytes()[:-torn])
    with Recorder.resume(path) as recorder:
        assert path.read_bytes() == kept
        assert [line.body for line in recorder.lines] == [DEAL]
        recorder.append(Act(Seat.SOUTH, recorder.replay.deal.actions()[0]))
    assert len(read(path.read_text("utf-8")).lines) == 2


def test_a_record_with_a_fault_is_not_gone_on_with(path: Path) -> None:
    begun(path).close()
    with path.open("a", encoding="utf-8") as file:
        file.write("South 1OH\n")
    data = path.read_bytes()
    with pytest.raises(BadRecord, match="did you mean 10H"):
        Recorder.resume(path)
    assert path.read_bytes() == data


def test_a_file_that_is_there_is_not_written_over(path: Path) -> None:
    path.write_text("dear diary\n", "utf-8")
    with pytest.raises(FileExistsError):
        Recorder.new(path, header(STANDARD))
    assert path.read_text("utf-8") == "dear diary\n"


def test_two_programs_do_not_write_into_one_record(path: Path) -> None:
    with begun(path) as one, Recorder.resume(path) as other:
        act = Act(Seat.SOUTH, one.replay.deal.actions()[0])
        one.append(act)
        with pytest.raises(BadRecord, match="changed by another program"):
            other.append(act)
    assert len(read(path.read_text("utf-8")).lines) == 2


KILLED = """
import os, sys
from bezique.cards import numbered_pack
from bezique.record import Act, NewDeal, Recorder, header
from bezique.rules.load import rules
from bezique.seats import Seat
recorder = Recorder.new(sys.argv[1], header(rules("standard")))
recorder.append(NewDeal(1, Seat.NORTH, tuple(numbered_pack(7, 2))))
for _ in range(9):
    deal = recorder.replay.deal
    act = Act(deal.turn, deal.actions()[0])
    recorder.append(act)
    os.write(1, f"{act.seat} {act.action}\\n".encode())
os.kill(os.getpid(), 9)
"""


def test_a_killed_program_has_lost_no_accepted_action(path: Path) -> None:
    run = subprocess.run([sys.executable, "-c", KILLED, path], check=False, capture_output=True, text=True)
    accepted = run.stdout.splitlines()
    assert len(accepted) == 9, run.stderr
    with Recorder.resume(path) as recorder:
        acts = [line.body for line in recorder.lines if isinstance(line.body, Act)]
    assert [f"{act.seat} {act.action}" for act in acts] == accepted


def test_a_seat_or_card_given_as_a_number_is_not_written(path: Path) -> None:
    with begun(path) as recorder:
        before = path.read_bytes()
        with pytest.raises(BadRecord, match="does not begin a line"):
            recorder.append(Act(1, Play(DEAL.pack[0])))  # type: ignore[arg-type,index]
        assert path.read_bytes() == before


def test_declarations_are_spoken_with_what_waits() -> None:
    deal = position(
        "rules standard\ntrump H\nturn-up 7H\nSouth hand QS JD KC QC 7S 8S 9S\nNorth hand 7D 8D 9D 7C 8C 9C JH\n"
        "turn South\nstage window\n"
    )
    running = Replay(header(STANDARD))
    running.step(Line(FromPosition(1, write_position(deal))))

    def said(seat: Seat, text: str) -> str:
        return remark(running.step(Line(Act(seat, action(text)))), PerSeat(("Ann", "Bob")))

    assert said(Seat.SOUTH, "announce marriage-C") == "Ann: marriage in clubs, to score."
    assert said(Seat.SOUTH, "score bezique") == "Ann: forty for bezique, and twenty to score."
    assert said(Seat.SOUTH, "done").startswith("Ann draws ")
    assert said(Seat.SOUTH, "7S") == "Ann leads the seven of spades."
    assert said(Seat.NORTH, "7D") == "Bob plays the seven of diamonds. Ann takes the trick."
    assert said(Seat.SOUTH, "done").startswith("Ann: twenty to score. Ann draws ")
    assert said(Seat.SOUTH, "8S") == "Ann leads the eight of spades."
    assert said(Seat.NORTH, "JH") == "Bob plays the jack of hearts. Bob takes the trick. Ann: twenty to score."


def test_a_line_that_cannot_be_written_names_the_file_and_keeps_what_was_there(path: Path) -> None:
    class Full:
        """A disk without room, after the first half of a line."""

        def __init__(self, file: FileIO) -> None:
            self.file, self.room = file, 7

        def __getattr__(self, name: str) -> object:
            return getattr(self.file, name)

        def write(self, data: bytes) -> int:
            if not self.room:
                raise OSError(ENOSPC, "No space left on device")
            room, self.room = self.room, 0
            return self.file.write(data[:room])

    with begun(path) as recorder:
        before = recorder.record
        recorder._file._file = Full(recorder._file._file)
        with pytest.raises(OSError, match="No space left") as caught:
            recorder.append(Act(Seat.SOUTH, next(iter(recorder.replay.deal.actions()))))
    assert caught.value.filename == str(path)
    with Recorder.resume(path) as again:
        assert again.record == before


def test_a_record_that_cannot_be_begun_names_the_file_and_leaves_none(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        Recorder.new(path, header(STANDARD))
    assert caught.value.filename == str(path)
    assert not path.exists()
