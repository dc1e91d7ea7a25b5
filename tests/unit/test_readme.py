"""The pieces of programs in the pages run, and the game in the README is the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bezique.cli.resuming import Options
from tests.unit.cli.scripted import shows

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
API = (ROOT / "docs" / "api.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", README + API, re.DOTALL | re.MULTILINE)


def test_the_game_in_the_readme_is_what_the_program_writes(tmp_path: Path) -> None:
    level, number, shown = re.findall(
        r"`bezique play --level (\w+) --deal (\d+)`.*?```text\n(.*?)```", README, re.DOTALL
    )[0]
    assert 30 <= len(shown.splitlines()) <= 40
    shows(shown, Options(level=level, deal=int(number), record=tmp_path / "game.bezique"))


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_of_the_pages_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "page", "exec"), {"__name__": "page"})
    assert capsys.readouterr().out.strip()


def test_programs_were_found() -> None:
    assert len(PROGRAMS) >= 3


@pytest.mark.parametrize("chore", ["make play", "make test"])
def test_the_readme_begins_with_the_two_commands(chore: str) -> None:
    assert f"\n    {chore} " in README[:1000]
