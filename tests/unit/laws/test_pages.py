"""The pages of the laws are those that the codes make."""

from __future__ import annotations

from pathlib import Path

import pytest

from bezique.laws.load import codes
from bezique.laws.pages import main, pages

WRITTEN = Path(__file__).parents[3] / "docs" / "laws"


def test_the_committed_pages_are_up_to_date() -> None:
    assert {path.name for path in WRITTEN.iterdir()} == set(pages())
    for name, text in pages().items():
        assert (WRITTEN / name).read_text("utf-8") == text, "run: python -m bezique.laws.pages docs/laws"


def test_every_ruling_is_on_the_page_of_its_code_with_its_source() -> None:
    for code in codes():
        page = pages()[f"{code.name}.md"]
        for law in code.laws:
            assert f"## {law.title}" in page
            for case in law.cases:
                assert case.ruling.says in page
                assert f"{', '.join(case.ruling.rows)}. Source: {case.ruling.source}." in page


def test_the_command_writes_them_and_says_how_it_is_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "new")]) == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(pages())
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
