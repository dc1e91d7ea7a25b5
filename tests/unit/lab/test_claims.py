"""Claims of strength: what bears one out and what does not, and the page that shows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bezique.bots.player import player_names
from bezique.cli import run
from bezique.lab import claims as module
from bezique.lab.arena import read_file
from bezique.lab.calibration import Measured
from bezique.lab.claims import BEGIN, END, HEAD, Claim, bear_out, borne_out, claim_lines, claims, page_with
from bezique.lab.exploiting import EXPLOITERS
from bezique.rules.load import preset_names

ROOT = Path(__file__).parents[3]
EASY = Claim("standard", "greedy", "random", 4, 7, 20)


def seen(mean: float, half: float, settled: tuple[float, float] | None = None) -> Measured:
    return Measured("a", "b", 1, 100, (mean, half), settled, (60.0, 50.0, 70.0))


@pytest.mark.parametrize(
    ("least", "above", "mean", "half", "holds"),
    [
        (None, 0.0, 5.0, 4.9, True),
        (None, 0.0, 5.0, 5.0, False),
        (60.0, 25.0, 60.0, 34.0, True),
        (60.0, 25.0, 59.0, 10.0, False),
        (60.0, 25.0, 80.0, 56.0, False),
        (None, 0.0, -5.0, 1.0, False),
    ],
)
def test_a_claim_holds_where_the_interval_lies_above(
    least: float | None, above: float, mean: float, half: float, holds: bool
) -> None:
    claim = replace(EASY, least=least, above=above)
    assert claim.holds(seen(mean, half)) is holds
    # Where a deal is a game by itself, what the settlement pays decides.
    assert claim.holds(seen(-500.0, 1.0, settled=(mean, half))) is holds


def test_the_claims_are_about_players_and_rules_that_there_are() -> None:
    known = {*player_names(), *EXPLOITERS, "clairvoyant"}
    for claim in claims():
        assert claim.rules in preset_names()
        assert {claim.a, claim.b} <= known
        assert claim.contest.a == claim.a
    assert len(set(claims())) == len(claims())
    names = {claim.rules for claim in claims()}
    assert names == {"standard", "rubicon", "six-pack", "eight-pack", "polish"}
    assert {claim.b for claim in claims() if claim.a == "master"} >= set(EXPLOITERS)


def test_a_claim_is_played_kept_and_gone_on_with(tmp_path: Path) -> None:
    assert borne_out(EASY, tmp_path) is None
    found = bear_out(EASY, folder=tmp_path)
    assert EASY.holds(found)
    assert not replace(EASY, a="random", b="greedy").holds(bear_out(replace(EASY, a="random", b="greedy")))
    (path,) = tmp_path.iterdir()
    kept = path.read_bytes()
    assert bear_out(EASY, folder=tmp_path) == found == borne_out(EASY, tmp_path)
    more = bear_out(replace(EASY, pairs=6), folder=tmp_path)
    assert more.pairs == 6
    assert path.read_bytes().startswith(kept)
    assert len(read_file(path)[1]) == 6
    assert borne_out(EASY, tmp_path) == found, "pairs beyond those of the claim do not count"


def test_the_table_and_the_page() -> None:
    rows = list(claim_lines([(EASY, seen(30.0, 8.0)), (replace(EASY, least=None), None)]))
    cells = [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows]
    assert cells[0] == HEAD
    wanted = "+20, surely above 0"
    shares = "60.0 % (50.0 to 70.0)"
    assert cells[2] == ["standard", "greedy", "random", "100", "7", "+30.0 ± 8.0", shares, wanted, "yes"]
    assert cells[3] == ["standard", "greedy", "random", "", "7", "", "", "surely above 0", ""]
    page = f"# Before\n{BEGIN}\nold\n{END}\nAfter\n"
    assert page_with(page, rows) == f"# Before\n{BEGIN}\n\n" + "\n".join(rows) + f"\n\n{END}\nAfter\n"
    with pytest.raises(ValueError, match="no lines"):
        page_with("# A page", rows)


def test_the_command_writes_the_page_and_its_status_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = replace(EASY, rules="rubicon", a="random", b="greedy")
    for place in ("bezique.cli.claims.claims", "bezique.lab.claims.claims"):
        monkeypatch.setattr(place, lambda: [EASY, other])
    assert module.claims() == [EASY, other]
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}\n{END}\n", "utf-8")
    command = ["arena", "claims", "--state", str(tmp_path / "kept"), "--page", str(page)]
    assert run([*command, "--rules", "standard"]) == 0
    assert "| yes " in capsys.readouterr().out
    assert run([*command, "--player", "random"]) == 1
    assert "| no " in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert text.count("| yes ") == text.count("| no ") == 1, "what was played before stays"
    assert run([*command, "--rules", "polish"]) == 2


def test_the_page_of_strength_makes_the_claims_that_are_played() -> None:
    table = (ROOT / "docs" / "strength.md").read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines() if line.startswith("| ")]
    assert rows[0] == HEAD
    shown = [(row[0], row[1], row[2], row[4], row[7]) for row in rows[1:]]
    assert shown == [(claim.rules, claim.a, claim.b, str(claim.seed), claim.wanted) for claim in claims()]
