"""The page of refusals in the documentation."""

from pathlib import Path

from bezique.words import refusal_codes
from bezique.words.pages import refusal_page

PAGE = Path(__file__).parents[3] / "docs" / "refusals.md"


def test_every_code_has_its_heading_once() -> None:
    headings = [line.removeprefix("### ") for line in refusal_page().splitlines() if line.startswith("### ")]

    assert headings == list(refusal_codes())


def test_the_page_in_the_documentation_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == refusal_page()
