"""The score on paper: the sheet, the record, and the file that survives a kill."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bezique.errors import BadRecord, BadScore
from bezique.marker import Question, Sheet
from bezique.marker.keeping import KeptScore
from bezique.marker.writing import lines_of, read, record_text, sheet_text
from bezique.rules.load import preset_names, rules
from bezique.seats import PerSeat, Seat

NAMES = PerSeat(("Ann", "Ben"))
DEAL = (
    "turned 7H", "South score bezique", "North announce marriage-H", "South brisques 2",
    "North score marriage-H pending", "South score double", "North brisques 14", "North last-trick", "deal over",
)  # fmt: skip


def sheet_of(preset: str, *lines: str, stake: str = "") -> Sheet:
    return Sheet.of(rules(preset), Seat.NORTH, lines, NAMES, stake)


def test_the_sheet_of_a_deal_and_a_half() -> None:
    sheet = sheet_of("standard", *DEAL, "South score four-aces", "North score four-kings", "undo 11")

    assert (
        sheet_text(sheet)
        == """\
                                            Ann          Ben
  1 Trumps are hearts; the seven
    of hearts is turned up
  1 Seven turned                                  +10     10
  2 Bezique                          +40     40
  3 Royal marriage, to score
  4 Brisques                         +20     60
  5 Royal marriage                                +40     50
  6 Double bezique                  +500    560
  7 Brisques                                     +140    190
  8 Last trick                                    +10    200
    Deal 1                                  560          200
    Score of the game: Ann 560, Ben 200.
 10 Four aces                       +100    660
    Total                                   660          200"""
    )


def test_a_score_taken_down_is_marked_and_given_to_the_other() -> None:
    sheet = sheet_of("standard", "South score bezique", "wrong 1 false-declaration holds=no +score")

    assert tuple(sheet.scores) == (0, 40)
    assert "+40x" in sheet_text(sheet)
    assert sheet.add("South score bezique") != sheet


def test_under_the_portland_code_a_score_found_too_late_stands() -> None:
    sheet = sheet_of("rubicon", "South score four-aces")

    late = sheet.add("wrong 1 false-declaration played=yes")
    in_time = sheet.add("wrong 1 false-declaration played=no")

    assert isinstance(late, Sheet)
    assert isinstance(in_time, Sheet)
    assert tuple(late.scores) == (100, 0)
    assert tuple(in_time.scores) == (0, 0)
    assert "Portland" in late.told[0].said()


def test_what_is_owed_follows_from_the_stakes() -> None:
    sheet = sheet_of(
        "rubicon", "North score marriage-H", "South score four-aces", "North last-trick", "deal over", stake="5 cents"
    )

    # South 100, North 90: 100 + 100 + 1300 = 1500 (laws 3.7, rule 4; a loser under 100 counts for 100).
    assert tuple(sheet.match.account) == (1500, -1500)
    assert sheet.owed is not None
    assert sheet.owed.said() == "Ben owes Ann 75 cents."
    assert sheet.told[-1] == sheet.owed


@pytest.mark.parametrize("text", ["much", "-1", "0", "1e5", "1/2"])
def test_a_stake_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadScore, match="is no stake"):
        sheet_of("standard", stake=text)


@pytest.mark.parametrize("preset", preset_names())
def test_the_record_of_a_score_reads_back(preset: str) -> None:
    turned = ["trumps C"] if rules(preset).has_turn_up else []
    lines = (*turned, "South score four-aces", "North score four-kings", f"undo {len(turned) + 1}")
    sheet = sheet_of(preset, *lines, stake="0.10 EUR")

    text = record_text(sheet, "2031-05-09")

    assert text.startswith('[Score "1"]\n')
    assert f"South score four-aces ; {len(turned) + 1}.\n" in text
    assert read(text) == sheet


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("South score bezique", "South score bezik", 'line 78, column 1: "bezik" is not a combination'),
        ('[Score "1"]', '[Score "9"]', "line 1, column 8: this is a score of version 9"),
        ('[Score "1"]', '[Record "1"]', "line 1, column 1: the record of a score begins with"),
        ('[Dealer "North"]', '[Dealer "West"]', "the tag Dealer is missing"),
        ("packs=2", "packs=0", "packs"),
    ],
)
def test_a_record_with_a_fault_says_where(before: str, after: str, says: str) -> None:
    text = record_text(sheet_of("standard", *DEAL))
    assert before in text

    with pytest.raises(BadRecord) as caught:
        read(text.replace(before, after, 1))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("lines", "number", "told", "scores"),
    [
        (("turned 7H", "South score double", "South score bezique"), 3, "South score bezique", (500, 10)),
        (("South score marriage-H", "trumps H", "South score four-aces"), 1, "Which suit is trumps", (100, 0)),
        (("trumps H", "undo 7", "North score bezique"), 2, "There is no entry 7", (0, 40)),
        (("South score four-aces", "end short", "South score four-kings"), 3, "closed", (100, 0)),
    ],
)
def test_an_entry_that_only_an_earlier_version_took_is_kept_and_marked_and_the_rest_counts(
    lines: tuple[str, ...], number: int, told: str, scores: tuple[int, int]
) -> None:
    text = record_text(sheet_of("standard")) + "".join(f"{line}\n" for line in lines)

    sheet = read(text)

    mark = sheet.mark(number)
    assert sheet.lines == lines
    assert sheet.bygone == {number}
    assert tuple(sheet.scores) == scores
    assert mark is not None
    assert told in mark.says.said()
    assert lines[number - 1] in " ".join(sheet_text(sheet).split())
    assert read(record_text(sheet)) == sheet


def test_a_deal_that_was_over_without_a_question_is_over() -> None:
    lines = ("trumps H", "South score four-aces", "deal over", "North score four-kings")
    sheet = read(record_text(sheet_of("standard")) + "".join(f"{line}\n" for line in lines))

    assert sheet.deal.number == 2
    assert tuple(sheet.scores) == (100, 80)


def test_a_score_that_was_closed_without_a_question_is_closed() -> None:
    assert read(record_text(sheet_of("standard")) + "South score four-aces\nend\n").ended


def test_what_only_an_earlier_version_took_stays_through_another_undo_and_can_be_undone_itself() -> None:
    lines = ("turned 7H", "South score double", "South score bezique", "North score four-kings")
    sheet = read(record_text(sheet_of("standard")) + "".join(f"{line}\n" for line in lines))

    without_kings, without_old = sheet.add("undo 4"), sheet.add("undo 3")

    assert isinstance(without_kings, Sheet)
    assert isinstance(without_old, Sheet)
    assert (tuple(without_kings.scores), without_kings.bygone) == ((500, 10), {3})
    assert (tuple(without_old.scores), without_old.bygone) == ((500, 90), frozenset())


def test_an_undo_that_leaves_more_behind_than_it_did_keeps_that_too() -> None:
    lines = ("trumps H", "South announce marriage-H", "South score marriage-H pending", "undo 2", "South score bezique")
    sheet = read(record_text(sheet_of("standard")) + "".join(f"{line}\n" for line in lines))

    assert sheet.struck == {2}
    assert sheet.bygone == {3, 4}
    assert tuple(sheet.scores) == (40, 0)
    assert read(record_text(sheet)) == sheet


def test_each_entry_is_on_the_disk_before_it_counts(tmp_path: Path) -> None:
    path = tmp_path / "evening.score"
    with KeptScore.new(path, sheet_of("standard"), "2031-05-09") as kept:
        for line in DEAL:
            kept.add(line)
            assert read(path.read_text("utf-8")) == kept.sheet

    with KeptScore.resume(path) as again:
        assert again.sheet == kept.sheet


def test_a_line_that_was_torn_off_is_dropped_and_the_score_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "evening.score"
    KeptScore.new(path, sheet_of("standard", *DEAL)).close()
    KeptScore.resume(path).close()
    with path.open("a") as file:
        file.write("".join(f"{line}\n" for line in lines_of(sheet_of("standard", *DEAL))) + "South score four-ki")

    with KeptScore.resume(path) as kept:
        assert kept.sheet == sheet_of("standard", *DEAL)
        kept.add("South score four-kings")
    assert path.read_text("utf-8").endswith("South score four-kings ; 10. Ann: eighty for four kings.\n")


def test_a_question_and_a_refusal_write_nothing(tmp_path: Path) -> None:
    path = tmp_path / "evening.score"
    with KeptScore.new(path, sheet_of("standard")) as kept:
        before = path.read_bytes()
        assert isinstance(kept.add("South score marriage-H"), Question)
        with pytest.raises(BadScore):
            kept.add("South score marriage-H pending") if kept.sheet.deal.trump else kept.add("undo 1")
        assert path.read_bytes() == before


KEEPER = """
import sys
from bezique.marker import Sheet
from bezique.marker.keeping import KeptScore
from bezique.rules.load import rules
from bezique.seats import Seat
kept = KeptScore.new(sys.argv[1], Sheet.start(rules("rubicon"), Seat.NORTH))
while True:
    kept.add("South points 10")
    print(len(kept.sheet.lines), flush=True)
"""


def test_nothing_that_was_told_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "evening.score"
    with subprocess.Popen([sys.executable, "-c", KEEPER, str(path)], stdout=subprocess.PIPE, text=True) as keeper:
        assert keeper.stdout is not None
        told = [int(keeper.stdout.readline()) for _ in range(20)]
        keeper.send_signal(signal.SIGKILL)
        told += [int(line) for line in keeper.stdout.read().split() if line]

    with KeptScore.resume(path) as kept:
        assert len(kept.sheet.lines) in (told[-1], told[-1] + 1)
        assert kept.sheet.scores[Seat.SOUTH] == 10 * len(kept.sheet.lines)
