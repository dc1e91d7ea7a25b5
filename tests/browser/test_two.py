"""Two people in two browsers, and what comes between them: a reload, a lost network, a killed server, a second device.

What a page shows of the table afterwards is what it showed before.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import PATIENCE, Player, sit_down
from tests.serving import Served, start

SHOWN = """() => {
  const names = (where) => [...document.querySelectorAll(where)].filter((each) => !each.closest("[inert]"))
    .map((each) => (each.getAttribute("aria-label") ?? each.textContent).trim());
  return ["h1", ".his .held .vh", ".his .fan .card", ".mine .fan .card", ".hand .fan .card", ".stock .txt",
    ".turnup .card", ".plate .score b", ".plate .due", ".talk li", ".decl .nm", ".ask .prompt p", ".result li"]
    .map((where) => [where, names(where)]);
}"""
"""What is on the table, in words."""


@dataclass
class Pair:
    """Two players at one table, each with a browser of his own."""

    host: Player
    guest: Player

    def play(self, steps: int) -> None:
        """Each does in turn what is his to do."""
        self.until(lambda _: self.host.steps + self.guest.steps >= steps)

    def until(self, over: object) -> None:
        """Play until the host sees something."""
        for _ in range(600):
            sight = self.host.look()
            if callable(over) and over(sight):
                return
            for each in (self.host, self.guest):
                each.if_mine()
        raise AssertionError(self.host.look().all)


def shown(page: Page) -> list[object]:
    """What the page shows of the table, when nothing moves any more."""
    before = None
    for _ in range(400):
        now = page.evaluate(SHOWN)
        if now == before:
            return list(now)
        before = now
        page.wait_for_timeout(150)
    raise AssertionError("the table does not come to rest")


@contextmanager
def two(browser: Browser, url: str) -> Iterator[Pair]:
    """A game between two people, by the link that one of them sends."""
    served = Served(None, url.rstrip("/"), Path())  # type: ignore[arg-type]
    with sit_down(browser, served) as one, sit_down(browser, served, "touch") as other:
        host, guest = Player(one.new_page()), Player(other.new_page(), "touch", random.Random(2))
        host.page.goto("friend")
        host.page.get_by_label("Your name").fill("Anna")
        host.button("Make the link").click()
        link = host.page.locator("input[readonly]").first.input_value()
        host.page.get_by_role("link", name="To the table").click()
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill("Bertha")
        guest.button("Sit down").tap()
        for each in (host, guest):
            each.page.locator(".tbl").wait_for()
        expect(host.page.locator(".plate.opp")).to_contain_text("Bertha")
        yield Pair(host, guest)


def _scores(page: Page) -> list[str]:
    return page.locator(".plate .score b").all_inner_texts()


def test_two_play_a_deal_by_a_link(browser: Browser, served: Served) -> None:
    with two(browser, served.url) as pair:
        pair.until(lambda sight: bool(sight.result))
        theirs = _scores(pair.host.page)
        assert _scores(pair.guest.page) == theirs[::-1]
        assert sum(map(int, theirs)) > 0


def test_a_reload_and_a_second_device_show_the_same_table(browser: Browser, served: Served) -> None:
    with two(browser, served.url) as pair:
        pair.play(30)
        before = shown(pair.host.page), shown(pair.guest.page)
        pair.host.page.reload()
        pair.host.page.locator(".tbl").wait_for()
        assert shown(pair.host.page) == before[0]
        device = pair.guest.page.context.new_page()
        device.goto(pair.guest.page.url)
        device.locator(".tbl").wait_for()
        assert shown(device) == before[1]
        pair.play(40)
        assert shown(device) == shown(pair.guest.page) != before[1]


def end(served: Served) -> None:
    served.kill()
    assert served.process.stdout is not None
    served.process.stdout.close()


def test_a_lost_network_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    """The line is cut under the browser, which sees it as a train in a tunnel does; then it comes back by itself."""
    served = start(f"sqlite:///{tmp_path}/games.db", tmp_path / "log.jsonl")
    try:
        with two(browser, served.url) as pair:
            pair.play(20)
            before = shown(pair.host.page), shown(pair.guest.page)
            port = served.url.rpartition(":")[2]
            end(served)
            for each in (pair.host, pair.guest):
                expect(each.page.locator(".tbl.away")).to_be_visible(timeout=PATIENCE)
            served = start(f"sqlite:///{tmp_path}/games.db", tmp_path / "log.jsonl", "--port", port)
            for each in (pair.host, pair.guest):
                expect(each.page.locator(".tbl:not(.away)")).to_be_visible(timeout=PATIENCE)
            assert (shown(pair.host.page), shown(pair.guest.page)) == before
            pair.play(30)
    finally:
        end(served)


def test_without_network_a_page_says_so_and_goes_on_where_it_was(browser: Browser, served: Served) -> None:
    with two(browser, served.url) as pair:
        pair.play(16)
        before = shown(pair.host.page)
        context = pair.host.page.context
        context.set_offline(True)
        pair.host.page.reload(wait_until="commit")
        expect(pair.host.page.locator("main")).to_contain_text("cannot be reached", timeout=PATIENCE)
        context.set_offline(False)
        pair.host.page.locator(".tbl").wait_for(timeout=PATIENCE)
        assert shown(pair.host.page) == before


def test_what_is_done_without_network_is_said_to_wait_and_sent_with_it(browser: Browser, served: Served) -> None:
    with two(browser, served.url) as pair:
        pair.until(lambda sight: bool(sight.playable) and sight.leads)
        host, guest = pair.host.page, pair.guest.page
        host.context.set_offline(True)
        expect(host.locator(".ask")).to_contain_text("No connection. Your game is safe")
        pair.host.way.card(0)
        expect(host.locator(".ask")).to_contain_text("What you did is sent as soon as it is back")
        expect(guest.locator(".plate.opp .away")).to_be_visible(timeout=PATIENCE)
        host.context.set_offline(False)
        expect(guest.locator(".ask")).to_contain_text("Your turn: play a card", timeout=PATIENCE)
        expect(guest.locator(".plate.opp .away")).to_be_hidden()
        expect(host.locator(".ask")).to_contain_text("Bertha to play")


def _cut_cards(page: Page) -> list[str | None]:
    return [each.get_attribute("aria-label") for each in page.locator(".both .card").all()]


def test_two_cut_from_the_spread_pack_by_keys_and_by_finger(browser: Browser, served: Served) -> None:
    """A card is chosen by a number, by arrows or by a tap; both cards lie there for both, until the deal."""
    with two(browser, served.url) as pair:
        host, guest = pair.host.page, pair.guest.page
        for _ in range(30):
            spread = host.get_by_role("slider", name="Card of the spread pack")
            spread.focus()
            host.keyboard.type("17")
            host.keyboard.press("ArrowRight")
            expect(spread).to_have_attribute("aria-valuetext", "18 of 64")
            host.keyboard.press("Enter")
            expect(host.locator(".ask")).to_contain_text("Wait")
            expect(host.locator(".both .card")).to_have_count(1)
            row = guest.locator(".pack .row").bounding_box()
            assert row is not None
            at = {"x": row["width"] * 0.8, "y": row["height"] / 2}
            guest.locator(".pack input").tap(position=at)
            guest.get_by_role("button", name=re.compile(r"^Take card (4\d|5\d)$")).wait_for()
            guest.locator(".pack input").tap(position=at)
            for each in (host, guest):
                expect(each.locator(".both .card")).to_have_count(2)
            if not host.locator(".pack").count():
                break
        assert _cut_cards(host) == _cut_cards(guest)
        told = host.locator(".ask .said").inner_text().lower()
        assert all(str(name).lower() in told for name in _cut_cards(host))
