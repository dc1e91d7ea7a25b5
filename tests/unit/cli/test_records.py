"""`bezique replay` and `bezique check`, as functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.cli.records import check_record, replay_record, verify_record
from bezique.errors import BadRecord
from bezique.record import seen_by, write
from bezique.rules.load import rules
from bezique.seats import Seat
from tests.recorded import random_game
from tests.sealed import changed, place, sealed_game, text_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(write(random_game(rules("standard"), 7).record(South="Ann", North="Bob")), "utf-8")
    return file


def told(path: Path, **options: int) -> tuple[int, list[str]]:
    said: list[str] = []
    status = replay_record(path, say=said.append, **options)
    return status, said


def test_a_record_is_told_in_lines_of_sixty_columns(path: Path) -> None:
    status, said = told(path, width=60)
    assert status == 0
    assert said[0] == "Ann (South) and Bob (North): Bezique"
    assert max(len(line) for text in said for line in text.splitlines()) <= 60
    assert said[-1].startswith(("Ann", "Bob"))
    assert "The deal is over: " in " ".join(said[-1].split())


def test_a_torn_record_is_told_up_to_the_fault(path: Path) -> None:
    whole = told(path, width=60)[1]
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) // 2], "utf-8")
    status, said = told(path, width=60)
    assert status == 1
    assert said[:-1] == whole[: len(said) - 1]
    assert said[-1].startswith("The record stops here. line ")


def test_stepping_waits_and_can_be_left(path: Path) -> None:
    said: list[str] = []
    answers = iter(["", "", "q"])
    assert replay_record(path, step=True, say=said.append, ask=lambda _: next(answers)) == 0
    assert len(said) == len(told(path)[1][:1]) + 3


def test_stepping_ends_with_the_input(path: Path) -> None:
    def ask(_: str) -> str:
        raise EOFError

    assert replay_record(path, step=True, say=lambda _: None, ask=ask) == 0


def test_brisques_that_never_count_are_not_told(path: Path) -> None:
    path.write_text(write(random_game(rules("six-pack"), 7).record()), "utf-8")
    _, said = told(path, width=80)
    text = " ".join("\n".join(said).split())
    assert "The deal is over: " in text
    assert "brisque" not in text


def test_a_record_as_one_seat_saw_it_tells_no_hidden_card(path: Path) -> None:
    record = random_game(rules("standard"), 7).record()
    path.write_text(write(seen_by(record, Seat.SOUTH)), "utf-8")
    status, said = told(path, width=80)
    assert status == 0
    assert "Seen: South" in said
    assert any("North receives a hand." in text for text in said)


def test_a_record_without_faults_is_summed_up(path: Path) -> None:
    status, text = check_record(path)
    assert status == 0
    assert text.startswith(f"{path}: 1 deal, ")
    assert text.endswith(" actions, no fault.")


def test_every_fault_is_a_line(path: Path) -> None:
    text = path.read_text("utf-8").replace('[South "Ann"]', '[Sauth "Ann"]')
    path.write_text(f"{text}South 1OH\nSouth score bezik\n", "utf-8")
    status, report = check_record(path)
    lines = report.splitlines()
    assert status == 1
    assert len(lines) == 4
    assert all(line.startswith("line ") and ", column " in line for line in lines[:3])
    assert lines[-1] == f"{path}: 3 faults."


def test_a_file_in_another_encoding_is_a_fault_with_its_place(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Ann", b"Zo\xeb"))
    status, report = check_record(path)
    assert status == 1
    assert ", column 11: a record is a text in UTF-8" in report


def test_what_is_not_there_or_no_record_is_an_error(tmp_path: Path) -> None:
    for look in (check_record, replay_record):
        with pytest.raises(OSError, match="No such file"):
            look(tmp_path / "nothing")


@pytest.mark.parametrize("data", [b"dear diary\n", b"", b"\x89PNG\r\n\x1a\n\x00\xff", b'[Record "2"]\n'])
def test_a_file_that_is_no_record_is_named_and_cannot_be_used(tmp_path: Path, data: bytes) -> None:
    diary = tmp_path / "diary"
    diary.write_bytes(data)
    status, report = check_record(diary)
    assert status == 2
    assert report.startswith(f"{diary}: line 1, column ")
    assert "\n" not in report
    with pytest.raises(BadRecord, match="record") as caught:
        replay_record(diary, say=lambda _: None)
    assert str(caught.value) == report


def test_verify_tells_each_deal_and_the_faults(tmp_path: Path) -> None:
    lines = sealed_game()
    file = tmp_path / "sealed.record"
    file.write_text(text_of(lines), "utf-8")
    status, text = verify_record(file)
    assert status == 0
    assert text.splitlines()[0].startswith("Deal 1: the seal holds")
    assert text.splitlines()[-1] == f"{file}: 2 of 2 deals proved, no fault."
    at = place(lines, "unseal 2")
    lines[at] = changed(lines[at], 2)
    file.write_text(text_of(lines), "utf-8")
    status, text = verify_record(file)
    assert status == 1
    assert text.splitlines()[1:3] == [
        "Deal 2: there is a fault in it.",
        f"line {at + 1}, column 10: this is not the secret that was sealed for deal 2",
    ]


def test_verify_proves_nothing_of_packs_that_were_not_promised(path: Path, tmp_path: Path) -> None:
    assert verify_record(path) == (1, f"Deal 1: {UNKNOWN}\n{path}: 0 of 1 deal proved, no fault.")
    other = tmp_path / "other.txt"
    other.write_text("Dear Ann\n", "utf-8")
    status, text = verify_record(other)
    assert status == 2
    assert "line 1, column 1" in text


UNKNOWN = "nothing was promised of its pack, or the record does not tell it."
