"""The first minute of a newcomer: the page opens, and a game begins."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def test_a_game_is_one_click_away_and_its_cards_are_dealt(page: Page) -> None:
    page.goto("")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    for _ in range(4):  # equal cards are cut again; the one who cuts higher may choose
        ready = page.get_by_role("button", name=re.compile("^(Cut|I deal|Deal)$"))
        expect(ready.first).to_be_visible()
        name = ready.first.inner_text()
        ready.first.dispatch_event("click")
        if name == "Deal":
            break
        page.wait_for_timeout(500)
    expect(page.locator(".hand button.card")).to_have_count(8)
