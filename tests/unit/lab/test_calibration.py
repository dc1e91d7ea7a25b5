"""The command that measures the levels: what it plays, what it keeps, and that page and figures agree."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bezique.bots.recipes import level_names, recipe
from bezique.cli import run
from bezique.lab.calibration import (
    LEAST,
    Measured,
    current,
    figures_text,
    measure,
    merged,
    page_with,
    plan,
    read_figures,
    shipped,
    table_lines,
)
from bezique.search.stored import FAMILIES

PAGE = (Path(__file__).parents[3] / "docs" / "levels.md").read_text("utf-8")
LOST = Measured("novice", "beginner", 1, 30, (12.0, 3.5), None, (60.0, 50.0, 70.0))
PAID = Measured("strong", "good", 1, 30, (12.0, 3.5), (200.0, 250.5), (60.0, 50.0, 70.0))


def test_every_level_meets_its_neighbours_and_players_that_never_change() -> None:
    for family in FAMILIES:
        contests = plan(family, 300)
        met = {(a, b) for a, b, _ in contests}
        names = level_names()
        assert {(upper, lower) for lower, upper in pairwise(names)} <= met
        assert all((name, "hp") in met for name in names)
        assert len(met) == len(contests)
        assert all(count >= LEAST for _, _, count in contests)
        quick = [count for a, b, count in contests if not {a, b} & {"expert", "master", "clairvoyant"}]
        slow = [count for a, b, count in contests if "master" in (a, b)]
        assert min(quick) > max(slow)
        assert contests[-1][0] == "master"


def test_figures_are_read_as_they_were_written() -> None:
    figures = {"standard": [LOST], "rubicon": [PAID, LOST]}
    assert read_figures(figures_text(figures)) == figures


def test_what_is_better_for_sure_is_better_in_what_is_played_for() -> None:
    assert LOST.is_sure
    assert not PAID.is_sure
    assert Measured("strong", "good", 1, 30, (-12.0, 3.5), (260.0, 250.5), (60.0, 50.5, 70.0)).is_sure
    assert not Measured("strong", "good", 1, 30, (3.0, 3.5), None, (60.0, 50.5, 70.0)).is_sure


def test_new_figures_take_the_place_of_old_ones_of_the_same_contest() -> None:
    again = Measured("novice", "beginner", 1, 90, (9.0, 1.0), None, (60.0, 50.0, 70.0))
    assert merged([LOST, PAID], [again]) == [again, PAID]


def test_a_page_without_a_place_for_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="the page has no lines <!-- measured: begin -->"):
        page_with("# Levels\n", {})


def test_a_level_below_the_yardstick_is_told_as_losing_to_it() -> None:
    rows = [line for line in table_lines({"rubicon": [PAID]}) if line.startswith("| good ")]
    assert "| -200 ± 250" in rows[0]
    assert "| 40 % (30 to 50)" in rows[0]


def test_a_clairvoyant_reaches_all_of_its_lead() -> None:
    seeing = Measured("clairvoyant", "strong", 1, 30, (300.0, 3.5), None, (100.0, 100.0, 100.0))
    better = Measured("expert", "strong", 1, 30, (30.0, 3.5), None, (60.0, 50.0, 70.0))
    lines = list(table_lines({"standard": [seeing, better]}))
    rows = {line.split()[1]: line.rstrip(" |") for line in lines[4 : lines.index("", 2)]}
    assert rows["expert"].endswith("| 10 %")
    assert rows["clairvoyant"].endswith("| 100 %")


def test_the_page_shows_the_figures_of_the_package() -> None:
    assert page_with(PAGE, shipped()) == PAGE


def test_each_level_that_was_measured_is_better_than_the_one_below_beyond_chance() -> None:
    neighbours = set(pairwise(level_names()))
    figures = shipped()
    assert "standard" in figures
    for family, measured in figures.items():
        quick = [entry for entry in measured if (entry.b, entry.a) in neighbours and not recipe(entry.a, family).worlds]
        assert len(quick) == 5, family
        assert all(entry.is_sure for entry in quick), family
        assert current(family, measured) == measured, f"{family}: other recipes were measured"


def test_contests_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    first = next(measure("standard", 6, state=tmp_path))
    assert (first.a, first.b, first.pairs) == ("novice", "beginner", LEAST)
    kept = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(kept) == 1
    assert next(measure("standard", 6, state=tmp_path)) == first
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == kept


def test_the_levels_are_told_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["levels"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(level_names())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--family", "whist"], 'there is no family called "whist"; there are standard, rubicon'),
        (["--pairs", "5"], "--pairs is at least 6, not 5"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["levels", "measure", *arguments]) == 2
    assert told in capsys.readouterr().err
