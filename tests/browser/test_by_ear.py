"""A game followed by ear alone: what the live region says of a numbered deal, and what is read when it is asked for."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player, Sight, sit_down
from tests.browser.tables import TABLES, show
from tests.serving import Served

KEPT = Path(__file__).parents[1] / "data" / "transcripts" / "standard-7.txt"
"""Read by a person, then kept: deal 7 against the beginner, by one who plays his first card."""
GAME = {"against": "computer", "level": "beginner", "numbered": 7, "dealer": "South"}
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const added of change.addedNodes)
      if (added.parentElement?.closest("[aria-live]")) window.heard.push(added.textContent.trim());
}).observe(document, { childList: true, subtree: true });
"""


class First:
    """Chooses the first of what there is."""

    def choice(self, among: list[object]) -> object:
        return among[0]

    def random(self) -> float:
        return 1.0

    def randrange(self, least: int, _: int) -> int:
        return least


@dataclass
class Listener:
    """Hears what the page says."""

    page: Page
    lines: list[str] = field(default_factory=list)

    def note(self, _: Sight) -> None:
        self.hear()

    def hear(self) -> None:
        self.lines += self.page.evaluate("window.heard.splice(0)")


def test_a_deal_is_followed_by_ear(browser: Browser, served: Served) -> None:
    with sit_down(browser, served, "keys") as context:
        context.add_init_script(LISTEN)
        page = context.new_page()
        listener = Listener(page)
        player = Player(page, "keys", chance=First(), seen=listener.note)  # type: ignore[arg-type]
        player.begin(GAME)
        player.deal()
        kept = KEPT.read_text().splitlines()
        page.wait_for_function("many => window.heard.length >= many", arg=len(kept) - len(listener.lines))
        listener.hear()
    assert listener.lines == kept


def test_hand_table_stock_and_score_are_read_when_asked_for(browser: Browser, served: Served) -> None:
    with sit_down(browser, served, "keys") as context:
        context.add_init_script(LISTEN)
        page = context.new_page()
        show(page, TABLES["full rows, reply"])
        told = {}
        for key in "htsc":
            page.keyboard.press("r")
            page.keyboard.press(key)
            page.wait_for_function("window.heard.length > 0")
            told[key] = " ".join(page.evaluate("window.heard.splice(0)")).lower()
    for words in ("queen of hearts", "ten of spades", "nine of diamonds"):
        assert words in told["h"]
    for words in ("ace of hearts, has served in four and sequence", "computer", "the trick: nine of diamonds"):
        assert words in told["t"]
    assert told["s"] == "24 tricks to declare in, 47 in the stock, then the turn-up."
    assert re.search(r"you 690.* computer \(club\) 1420.* to 1000", told["c"])
    assert "marriage in hearts, 20" in told["c"]


def test_the_text_of_a_page_can_be_twice_as_large(browser: Browser, served: Served) -> None:
    """Then the layout of the next smaller window is taken: nothing is cut off sideways."""
    with sit_down(browser, served, viewport={"width": 640, "height": 400}, device_scale_factor=2) as context:
        page = context.new_page()
        for path in ("", "new", "settings", "rules/standard"):
            page.goto(path)
            page.locator("main h1").first.wait_for()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        show(page, TABLES["declaring, full rows"])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_with_forced_colours_cards_have_edges_and_suits_shapes(browser: Browser, served: Served) -> None:
    with sit_down(browser, served, forced_colors="active") as context:
        page = context.new_page()
        show(page, TABLES["last tricks"])
        card = page.locator(".hand button.card").first
        assert card.evaluate("element => getComputedStyle(element).borderTopWidth") == "1px"
        shapes = page.locator(".hand button.card .sp path").evaluate_all(
            "paths => paths.map((path) => path.getAttribute('d'))"
        )
        assert len(set(shapes)) == 4
        refused = page.locator(".hand button.card[aria-disabled=true]").first
        expect(refused).to_be_visible()
        expect(refused).to_have_css("border-top-style", "dashed")


def test_nothing_is_told_by_colour_alone(browser: Browser, served: Served) -> None:
    """What is chosen, refused or waiting is in names and states, and the turn in words."""
    with sit_down(browser, served) as context:
        page = context.new_page()
        show(page, TABLES["full rows"])
        first = page.locator(".hand button.card").first
        first.click(position={"x": 12, "y": 20})
        expect(first).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".plate.me .who")).to_contain_text("To move")
        expect(page.locator(".mine .tab.todo").first).to_have_css("border-top-style", "dashed")
        show(page, TABLES["last tricks"])
        assert page.locator(".hand button.card[aria-disabled=true]").count() == 7
