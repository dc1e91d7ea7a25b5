"""Plots of contests: every form, one player or many, several conditions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.lab.plots import plot
from bezique.lab.tables import Played
from tests.unit.lab.test_tables import contest_of

quiet = pytest.mark.filterwarnings("default")  # what a library finds old in another is not ours


def contests() -> list[Played]:
    noise = [(7 * n) % 90 - 45 for n in range(40)]
    three = [
        contest_of(a, b, [away + mean for away in noise])
        for a, b, mean in [("weak", "good", -100), ("best", "good", 50), ("best", "weak", 150)]
    ]
    alone = contest_of("best", "good", [10, 20], rules="rubicon")
    return [*three, alone, contest_of("e", "e", [0, 0], rules="rubicon")]


@quiet
@pytest.mark.parametrize(("form", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_contests_are_drawn(form: str, start: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"picture.{form}"
    plot(contests(), path)
    assert path.read_bytes().startswith(start)


@quiet
def test_the_picture_holds_players_and_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib as mpl

    monkeypatch.setitem(mpl.rcParams, "svg.fonttype", "none")
    path = tmp_path / "picture.svg"
    plot(contests(), path)
    text = path.read_text("utf-8")
    for word in ("weak", "good", "best", "rubicon", "rating", "best - weak"):
        assert f">{word}" in text or f" {word}" in text, word
    assert text.count('<g id="axes_') == 6


def test_another_form_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not supported"):
        plot(contests()[:1], tmp_path / "picture.txt")
