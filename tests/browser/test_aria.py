"""What a reader for the blind has of every screen: roles, names and order, in English.

The files in tests/data/aria were read by a person, then kept. A line that changes here changes for those who listen.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player, sit_down
from tests.browser.tables import TABLES, show
from tests.browser.test_by_ear import First
from tests.sealed import sealed_game, text_of
from tests.serving import Served

KEPT = Path(__file__).parents[1] / "data" / "aria"
PAGES = {
    "home": "", "new": "new", "friend": "friend", "join": "join", "games": "games", "recover": "recover",
    "rules": "rules", "a set of rules": "rules/standard", "settings": "settings", "about": "about", "replay": "replay",
    "verify": "fairness", "laws": "law", "a law": "law/drew-two", "nowhere": "nowhere",
}  # fmt: skip
GAME = {"against": "computer", "level": "beginner", "numbered": 7, "dealer": "South"}
CHANGES = [
    (r"Bézique \d+\.\d+\S*", "Bézique VERSION"),
    (r"\b[\w-]{40,}\b", "SECRET"),
    (r"\b(table|replay|fairness|games)/[\w-]{12}(?=[/\s])", r"\1/GAME"),
    (r"localhost:\d+|127\.0\.0\.1:\d+", "HOST"),
    (r"\b[2-9A-HJ-NP-Z]{8}\b", "CODE"),
    (r'slider "Card of the spread pack": "\d+"', 'slider "Card of the spread pack": PLACE'),
    (r'"Take card \d+"', '"Take card PLACE"'),
    (r"\n *- paragraph: \+\d+ [a-z ,+\d]*(?=\n)", ""),
    (r"\b\d{4}-\d\d-\d\d(T[\d:.+Z]+)?", "DATE"),
]
"""What differs from day to day, and what stands there for a moment."""


def heard(page: Page, part: str) -> str:
    """A part of the page as a reader has it."""
    page.wait_for_load_state("networkidle")
    text = page.locator(part).aria_snapshot()
    for pattern, instead in CHANGES:
        text = re.sub(pattern, instead, text)
    return f"{text}\n"


def same(page: Page, name: str, part: str = "body") -> None:
    """The page is heard as it was when somebody judged it."""
    assert heard(page, part) == (KEPT / f"{name}.yaml").read_text("utf-8"), name


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_heard_as_it_was_judged(browser: Browser, served: Served, name: str) -> None:
    with sit_down(browser, served) as context:
        page = context.new_page()
        page.goto(PAGES[name])
        page.locator("main h1").first.wait_for()
        same(page, name)


def test_a_game_is_heard_as_it_was_judged_from_the_cut_to_its_end(browser: Browser, served: Served) -> None:
    with sit_down(browser, served, "keys") as context:
        player = Player(context.new_page(), "keys", chance=First())  # type: ignore[arg-type]
        page = player.page
        player.begin({"against": "computer", "level": "beginner"})
        same(page, "cut")
        player.begin(GAME | {"target": 500})
        player.until(lambda sight: sight.leads)
        same(page, "my turn")
        player.until(lambda sight: sight.window and any(row["scores"] for row in sight.rows))
        same(page, "declaring")
        page.keyboard.press("ArrowDown")
        player.until(lambda sight: bool(sight.result))
        same(page, "deal end")
        player.until(lambda sight: "Save the record" in sight.next)
        same(page, "match end")
        player.button("Replay").click()
        expect(page.get_by_role("slider", name="Moment of the deal")).to_be_visible()
        same(page, "a replay")


def test_a_record_that_is_proved_is_heard_as_it_was_judged(browser: Browser, served: Served, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text_of(sealed_game()), "utf-8")
    with sit_down(browser, served) as context:
        page = context.new_page()
        page.goto("fairness")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_text("2 of 2 deals proved.")).to_be_visible()
        same(page, "a proof")


def test_sheets_and_notices_are_heard_as_they_were_judged(browser: Browser, served: Served) -> None:
    with sit_down(browser, served) as context:
        page = context.new_page()
        show(page, TABLES["last tricks"])
        page.locator(".hand").get_by_role("button", name="Nine of diamonds").click(
            force=True, position={"x": 8, "y": 20}
        )
        page.get_by_role("alert").wait_for()
        same(page, "refused", ".ask")
        show(page, TABLES["full rows"])
        for key, name in {"t": "last trick", "s": "scores", "l": "talk", "?": "keys"}.items():
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
            same(page, name, "dialog[open]")
            page.keyboard.press("Escape")
