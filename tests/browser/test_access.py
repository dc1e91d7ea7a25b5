"""What helps those who see, hear or move little: axe finds nothing on any screen, in either theme and each language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.player import sit_down
from tests.browser.tables import TABLES, show
from tests.serving import Served

AXE = (Path(__file__).parents[2] / "browser" / "node_modules" / "axe-core" / "axe.min.js").read_text()
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-AT"}
LOOKS = [(theme, language) for theme in ("light", "dark") for language in LANGUAGES]
PAGES = ["", "new", "friend", "join", "games", "recover", "rules", "rules/rubicon", "settings", "about", "replay",
         "fairness", "law", "law/drew-two", "score", "nowhere"]  # fmt: skip
SHEETS = ("l", "s", "t", "?")
"""The keys that open a sheet over the table."""
STAGES = ("full rows", "last tricks", "declaring", "fifteen", "between deals", "waiting for a friend")
_FOUND = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.flatMap((each) => each.nodes.map((node) =>
    `${each.id}: ${node.target.join(" ")} ${node.failureSummary.replace(/\\s+/g, " ")}`));
}"""


def violations(page: Page, where: str) -> list[str]:
    """What axe finds wrong with what the page shows now."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    return [f"{where or 'home'}: {each}" for each in page.evaluate(_FOUND)]


def opened(browser: Browser, served: Served, theme: str, language: str) -> BrowserContext:
    return sit_down(browser, served, color_scheme=theme, locale=LANGUAGES[language])


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_axe_finds_nothing_on_the_pages(browser: Browser, served: Served, theme: str, language: str) -> None:
    found: list[str] = []
    with opened(browser, served, theme, language) as context:
        page = context.new_page()
        for path in PAGES:
            page.goto(path)
            page.locator("main h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            found += violations(page, path)
        assert page.evaluate("document.documentElement.lang") == language
    assert found == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_axe_finds_nothing_at_the_table(browser: Browser, served: Served, theme: str, language: str) -> None:
    found: list[str] = []
    with opened(browser, served, theme, language) as context:
        for name in TABLES if language == "en" else STAGES:
            page = context.new_page()
            show(page, TABLES[name])
            found += violations(page, name)
            for key in SHEETS if name == "declaring" else ():
                page.keyboard.press(key)
                page.locator("dialog[open]").wait_for()
                found += violations(page, f"{name}, sheet {key}")
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)
            page.close()
    assert found == []
