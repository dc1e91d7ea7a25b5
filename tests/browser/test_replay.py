"""A record shown again in a real browser, and its packs proved there."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.sealed import changed, place, sealed_game, text_of
from tests.serving import Served
from tests.visitors import Table, Visitor


def bring(page: Page, tmp_path: Path, lines: list[str]) -> None:
    """Choose a file with these lines."""
    file = tmp_path / "game.txt"
    file.write_text(text_of(lines), "utf-8")
    page.locator("input[type=file]").set_input_files(file)


def tampered(lines: list[str], start: str, word: int) -> list[str]:
    at = place(lines, start)
    return [*lines[:at], changed(lines[at], word), *lines[at + 1 :]]


def test_a_record_is_stepped_through_with_both_hands_open(page: Page, tmp_path: Path) -> None:
    page.goto("replay")
    bring(page, tmp_path, sealed_game())
    moment = page.get_by_role("slider", name="Moment of the deal")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    expect(page.locator(".hand .card")).to_have_count(8)
    expect(page.get_by_role("list", name="North: hand").locator(".card")).to_have_count(8)
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^Step 1 of .*trick 1$"))
    page.keyboard.press("ArrowDown")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("trick 2$"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    page.get_by_role("button", name="Next deal").click()
    expect(page.get_by_role("combobox", name="Deals")).to_have_value("2")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("is over"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hand button.card:not([aria-disabled=true])")).to_have_count(
        page.locator(".hand .card").count()
    )


def test_a_fault_is_told_with_line_and_column(browser: Browser, served: Served, tmp_path: Path) -> None:
    lines = sealed_game()
    page = browser.new_page(base_url=served.url + "/")  # the refusal stands in the console, as it should
    page.goto("replay")
    bring(page, tmp_path, tampered(lines, "unseal 1", 2))
    expect(page.get_by_role("alert")).to_contain_text(f"Line {place(lines, 'unseal 1') + 1}, column 10")
    page.goto("fairness")
    bring(page, tmp_path, tampered(lines, "seed 2", 3))
    at = place(lines, "deal 2")
    expect(page.get_by_text("This record does not hold.")).to_be_visible()
    expect(page.locator("li.wrong")).to_contain_text(
        f"Line {at + 1}, column {lines[at].index('pack') + 1}: the pack is not"
    )
    expect(page.locator("li.sealed")).to_have_count(1)
    page.close()


def test_the_browser_proves_the_packs_of_a_record(page: Page, tmp_path: Path) -> None:
    lines = sealed_game()
    page.goto("fairness")
    bring(page, tmp_path, lines)
    expect(page.get_by_text("2 of 2 deals proved.")).to_be_visible()
    expect(page.get_by_text("The play follows the rules")).to_be_visible()
    bring(page, tmp_path, sealed_game(1))
    expect(page.get_by_text("The deal is proved.")).to_be_visible()


class Quiet(Visitor):
    """Plays one game, and leaves it to the browser to add to the packs."""

    def adds(self) -> dict[str, Any] | None:
        return None

    def reply(self) -> dict[str, Any] | None:
        return None if is_over(self.table) else super().reply()


def is_over(table: Table) -> bool:
    return (table.get("result") or {}).get("over") == "game"


def shows_what_was_asked_last(page: Page, moment: Locator) -> None:
    """Two moments are asked for, and the answer for the first comes after that for the second."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/**", hold)
    for asked in (1, 2):
        page.evaluate(f"location.hash = '#1.{asked}'")
        while len(held) < asked:
            page.wait_for_timeout(10)
    for heard, answer in enumerate(reversed(held)):
        with page.expect_response("**/api/**") as came:
            answer.continue_()
        came.value.finished()
        expect(moment).to_have_attribute("aria-valuetext", re.compile("^Step 2 of"))
        assert heard == 0 or page.evaluate("location.hash") == "#1.2"
    page.unroute("**/api/**")


def test_a_game_of_ones_own_is_shown_from_a_link_and_proved(page: Page, served: Served) -> None:
    ann = Quiet(served)
    game = ann.post("/api/games", {"against": "computer", "level": "beginner", "target": 80, "dealer": "North"})["id"]
    page.context.add_cookies([{"name": "bezique", "value": ann.token, "url": served.url}])
    page.goto(f"table/{game}")
    expect(page.locator(".ask .now")).to_be_visible()
    playing = threading.Thread(target=lambda: asyncio.run(ann.play(game, is_over)))
    playing.start()
    playing.join()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "/api/" in request.url else None)
    page.goto(f"replay/{game}#1.3")
    moment = page.get_by_role("slider", name="Moment of the deal")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^Step 3 of"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#1\.4$"))
    assert len([url for url in fetched if "replay" in url]) == 1
    shows_what_was_asked_last(page, moment)
    expect(page.get_by_role("combobox", name="Deals").locator("option").first).to_have_text(re.compile("Deal 1: You "))
    page.goto("about")
    page.goto(f"replay/{game}#9.99999")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    expect(page).to_have_url(re.compile(r"#1\.0$"))
    page.get_by_role("link", name="Check the packs").click()
    expect(page.get_by_text("with what it added").first).to_be_visible()
    expect(page.get_by_text("This record does not hold.")).to_have_count(0)
