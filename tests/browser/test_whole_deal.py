"""A whole deal against the computer, clicked with a mouse."""

from __future__ import annotations

import re
import time
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

ONWARD = re.compile(r"^(Cut|I deal|Deal|Draw|Nothing, draw|Go on|(Score|Lead|Play) .*)$", re.IGNORECASE)
LONGEST = 240
"""Seconds in which a deal must be over."""


def next_click(page: Page) -> Locator:
    """What a person in a hurry clicks: what leads on, else the first card that may be played."""
    onward = page.get_by_role("button", name=ONWARD)
    if onward.count():
        return onward.first
    return page.locator(".hand button.card:not([aria-disabled=true])").first


def test_a_deal_is_played_to_its_end_by_clicks(page: Page) -> None:
    page.goto("")
    page.get_by_role("button", name="Play now").click()
    over = page.get_by_role("button", name="Next deal")
    end = time.monotonic() + LONGEST
    while not over.count() and time.monotonic() < end:
        target = next_click(page)
        with suppress(TooLate):  # what moved away is clicked anew, as a person would
            target.click(timeout=2000)
        page.wait_for_timeout(60)
    expect(over).to_be_visible()
    over.click()
    expect(page.locator(".hand button.card")).to_have_count(8)
