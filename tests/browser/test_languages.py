"""A whole deal in words: by keyboard in French and in German, and in text mode."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player, sit_down
from tests.browser.test_by_ear import LISTEN, Listener
from tests.serving import Served

SPOKEN = {
    "fr": ("fr-FR", "Votre main", r"\b(le|la|du|de)\b", r"\b(the|you|takes?|leads?|der|die|Karte)\b"),
    "de": ("de-AT", "Ihre Hand", "spiel|mach|zieh|Zug|Trumpf", r"\b(the|you|takes|leads|trick|le|la|carte)\b"),
}
"""For each language: that of the browser, the name of the hand, some words that it has, and some that it has not."""
CATALOGUES = "\n".join(path.read_text() for path in Path("src/bezique/words/en").glob("*.ftl"))
KEYS = set(re.findall(r"^([a-z]+(?:-[a-z_]+)+) =", CATALOGUES, re.MULTILINE))
"""The keys of the catalogues, which stand in a sentence where a language lacks their words."""
GAME = {"against": "computer", "level": "beginner", "dealer": "South"}


@pytest.mark.parametrize("language", SPOKEN)
def test_a_deal_is_played_by_keyboard_in_another_language(browser: Browser, served: Served, language: str) -> None:
    locale, hand, has, has_not = SPOKEN[language]
    with sit_down(browser, served, "keys", locale=locale) as context:
        context.add_init_script(LISTEN)
        page = context.new_page()
        listener = Listener(page)
        texts: list[str] = []
        player = Player(page, "keys", announces=False)
        player.seen = lambda sight: (listener.hear(), texts.append(sight.all))  # type: ignore[func-returns-value]
        player.begin(GAME)
        player.until(lambda sight: sight.leads or bool(sight.trick))
        expect(page.get_by_role("region", name=hand, exact=True)).to_have_count(1)
        assert player.deal().result
        assert player.astray == []
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert len(listener.lines) > 40
    for line in (*listener.lines, *texts):
        assert not re.search(has_not, line), line
    assert sum(bool(re.search(has, line)) for line in listener.lines) > len(listener.lines) / 2
    assert not [line for line in listener.lines if KEYS & set(re.findall(r"[a-z_-]+", line))]


def test_a_deal_is_played_in_text_mode(browser: Browser, served: Served) -> None:
    with sit_down(browser, served, viewport={"width": 390, "height": 844}) as context:
        context.add_init_script("""localStorage.setItem("bezique.table", '{"text":true,"stay":600}')""")
        page = context.new_page()
        player = Player(page)
        pictures: list[int] = []
        shown = ".card img, .card svg:not(.btn svg), .spread, .backs"
        player.seen = lambda _: pictures.append(page.locator(shown).filter(visible=True).count())
        player.begin(GAME)
        assert player.deal().result
        assert not any(pictures)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
