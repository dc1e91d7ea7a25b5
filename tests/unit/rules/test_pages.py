"""The rules pages of the documentation are those that the presets make."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.rules.load import preset_names
from bezique.rules.pages import main, pages

ROOT = Path(__file__).parents[3]
WRITTEN = ROOT / "docs" / "rules"


def test_the_committed_pages_are_up_to_date() -> None:
    advice = "run: python -m bezique.rules.pages docs/rules"
    for name, text in pages().items():
        assert (WRITTEN / name).read_text("utf-8") == text, advice


def test_every_preset_has_a_page_and_a_line_in_the_index() -> None:
    index = pages()["index.md"]
    for name in preset_names():
        assert f"[{name}]({name}.md)" in index
        assert pages()[f"{name}.md"].startswith(f"# {name}: ")


def test_the_command_writes_them(tmp_path: Path) -> None:
    assert main([str(tmp_path / "new")]) == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(pages())


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
