"""A deal of every set of rules in a real browser: clicked, tapped, and by keyboard alone in turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bezique.rules.load import preset_names
from tests.browser.player import WAYS, Player, WayName, sit_down
from tests.serving import Served

IN_TURN = [(rules, WAYS[place % len(WAYS)]) for place, rules in enumerate(preset_names())]


@pytest.mark.timeout(1800)  # a deal of eight packs has more than a hundred tricks
@pytest.mark.parametrize(("rules", "way"), IN_TURN)
def test_a_deal_is_played_to_its_end(browser: Browser, served: Served, rules: str, way: WayName) -> None:
    with sit_down(browser, served, way) as context:
        player = Player(context.new_page(), way)
        player.begin({"against": "computer", "rules": rules, "level": "beginner"})
        assert player.deal().result
        assert player.astray == []
        assert player.missed <= max(2, player.steps // 10)  # a busy machine may be late once or twice
