"""A whole match of the standard game, begun from the first page: clicked, tapped, and by keyboard alone."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import WAYS, Player, WayName, sit_down
from tests.serving import Served

TARGET = os.environ.get("BEZIQUE_MATCH_TARGET", "40")
"""Points to win: few, so that it is quick; `make soak` plays to 1000."""


@pytest.mark.parametrize("way", WAYS)
def test_a_match_is_played_to_its_end(browser: Browser, served: Served, way: WayName) -> None:
    with sit_down(browser, served, way) as context:
        player = Player(context.new_page(), way)
        page, do = player.page, player.way
        page.goto("")
        do.press(page.get_by_role("link", name="Change rules, level or options"))
        do.lowest(page.get_by_label("Level"))
        do.fill(page.get_by_label("Points to win"), TARGET)
        do.press(player.button("Deal the cards"))
        page.wait_for_selector(".tbl")
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"to {TARGET}")
        over = player.until(lambda sight: "Save the record" in sight.next)
        assert int(TARGET) <= max(int(score) for score in page.locator(".plate .score b").all_inner_texts())
        assert over.result
        assert player.astray == []
        assert player.missed <= max(2, player.steps // 10)  # a busy machine may be late once or twice
