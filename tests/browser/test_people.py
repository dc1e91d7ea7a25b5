"""What passes between two people at one table besides the cards, each in a browser of his own."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.player import Player, sit_down
from tests.browser.test_two import Pair, shown
from tests.serving import Served

SPIED = """
window.told = [];
const note = (title, said) => { window.told.push([title, said.body]); return Promise.resolve(); };
ServiceWorkerRegistration.prototype.showNotification = note;
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, said) { void note(title, said); }
};
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away === true });
"""
"""The system's notices are noted down instead, and a page can be looked away from."""


@contextmanager
def friends(browser: Browser, served: Served, **wanted: Any) -> Iterator[Pair]:
    """Anna and Bertha before the first deal of a game, which South deals."""
    with sit_down(browser, served) as one, sit_down(browser, served) as other:
        host, guest = Player(one.new_page()), Player(other.new_page(), chance=random.Random(2))
        for each in (one, other):
            each.add_init_script(SPIED)
        game = {"against": "friend", "dealer": "North", "name": "Anna"} | wanted
        invite = host.begin(game)
        guest.page.goto(f"join#{invite}")
        expect(guest.page.get_by_text("Anna waits for you at the table.")).to_be_visible()
        guest.page.get_by_label("Your name").fill("Bertha")
        guest.button("Sit down").click()
        guest.page.locator(".tbl").wait_for()
        expect(host.page.locator(".plate.opp")).to_contain_text("Bertha")
        yield Pair(host, guest)


def dealt(pair: Pair) -> None:
    """Play until the host is to lead the first card, or a later one."""
    pair.until(lambda sight: sight.leads)


def lead(pair: Pair) -> str:
    """The host leads a card, and the guest sees it; its name."""
    card = pair.host.page.locator(".hand button.card").first
    name = str(card.get_attribute("aria-label"))
    for _ in range(2):
        card.click(position={"x": 8, "y": 20})
    expect(pair.guest.page.locator(".trick").get_by_label(name)).to_be_visible()
    return name


def test_a_card_is_taken_back_when_the_other_agrees(browser: Browser, served: Served) -> None:
    with friends(browser, served) as pair:
        host, guest = pair.host.page, pair.guest.page
        dealt(pair)
        before = shown(host), shown(guest)
        _offer(pair, lead(pair), "Agree")
        expect(guest.locator(".trick .card")).to_have_count(0)
        expect(host.locator(".hand button.card")).to_have_count(8)
        assert [_cards(each) for each in (shown(host), shown(guest))] == [_cards(each) for each in before]
        name = lead(pair)
        _offer(pair, name, "Decline")
        expect(host.locator(".trick").get_by_label(name)).to_be_visible()
        expect(host.locator(".hand button.card")).to_have_count(7)


def _offer(pair: Pair, name: str, answer: str) -> None:
    """The host would like to have his card back; the guest answers."""
    expect(pair.host.page.locator(".trick").get_by_label(name)).to_be_visible()
    pair.host.button("Undo").click()
    expect(pair.guest.page.get_by_role("alert")).to_contain_text("Anna asks to take back the last action.")
    pair.guest.page.get_by_role("alert").get_by_role("button", name=answer).click()
    expect(pair.guest.page.get_by_role("alert")).to_have_count(0)


def _cards(table: list[object]) -> list[object]:
    """What lies where, without what has been said."""
    return [part for part in table if part[0] not in (".talk li", ".ask .prompt p")]  # type: ignore[index]


def test_a_game_whose_player_stays_away_is_claimed_after_a_countdown(browser: Browser, served: Served) -> None:
    with friends(browser, served, claim_after=10) as pair:
        host = pair.host.page
        dealt(pair)
        pair.guest.page.context.close()
        expect(host.locator(".ask")).to_contain_text("Bertha is away; the game can be claimed in")
        host.get_by_role("button", name="Keep waiting").click()
        expect(host.get_by_role("button", name="Claim the game")).to_have_count(0)
        host.get_by_role("button", name="Claim the game").click()
        expect(host.get_by_role("region", name="Result")).to_contain_text("You win the game")
        expect(host.get_by_role("link", name="Save the record")).to_be_visible()


def test_one_who_looks_elsewhere_is_told_of_his_turn(browser: Browser, served: Served) -> None:
    with friends(browser, served) as pair:
        host, guest = pair.host.page, pair.guest.page
        dealt(pair)
        for page in (host, guest):
            address = page.url
            page.goto("settings")
            page.get_by_label("Tell me when it is my turn").check()
            page.goto(address)
            page.locator(".tbl").wait_for()
        assert not guest.title().startswith("▸")
        guest.evaluate("window.away = true")
        lead(pair)
        guest.wait_for_function("window.told.length === 1")
        assert guest.title().startswith("▸ ")
        assert not host.title().startswith("▸")
        said = guest.evaluate("window.told")[0]
        assert said[0] == "Bézique: your turn"
        assert said[1] in guest.title()
        guest.evaluate("window.away = false")
        pair.until(lambda sight: sight.leads)
        lead(pair)
        assert guest.evaluate("window.told.length") == 1
        assert host.evaluate("window.told") == []


def test_own_games_are_opened_in_another_browser_and_both_go_on(browser: Browser, served: Served) -> None:
    with friends(browser, served) as pair, sit_down(browser, served) as elsewhere:
        pair.play(14)
        host, table = pair.host.page, pair.host.page.url
        before = shown(host)
        host.goto("games")
        host.get_by_role("button", name="Make a recovery link").click()
        link = host.get_by_label("This is your link").input_value()
        host.goto(table)
        host.locator(".tbl").wait_for()
        other = elsewhere.new_page()
        other.goto(link)
        other.get_by_role("button", name="Bring them here").click()
        other.locator(".rows .row[href^='table/']").click()
        other.locator(".tbl").wait_for()
        assert _cards(shown(other)) == _cards(before)
        moved = Pair(Player(other), pair.guest)
        moved.play(12)
        assert _cards(shown(other)) == _cards(shown(host)) != _cards(before)
        more = [_again(elsewhere, table) for _ in range(3)]
        expect(host.get_by_role("alert")).to_contain_text("The table was opened elsewhere.")
        assert _cards(shown(more[-1])) == _cards(shown(other))
        host.get_by_role("button", name="Go on here").click()
        expect(host.locator(".tbl")).to_be_visible()
        assert _cards(shown(host)) == _cards(shown(other))


def _again(context: BrowserContext, table: str) -> Page:
    page = context.new_page()
    page.goto(table)
    page.locator(".tbl").wait_for()
    return page


def test_all_own_games_are_saved_in_one_file(browser: Browser, served: Served) -> None:
    with friends(browser, served, memory="full") as pair:
        pair.play(14)
        page = pair.host.page
        game = page.url.rpartition("/")[2]
        page.goto("games")
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save all my games").click()
        (exported,) = json.loads(saved.value.path().read_text("utf-8"))["games"]
        assert exported["id"] == game
        assert 'South "Anna"' in exported["record"]


def test_one_who_looks_on_sees_what_a_bystander_sees_and_can_do_nothing(browser: Browser, served: Served) -> None:
    with friends(browser, served, watched=True) as pair, sit_down(browser, served) as third:
        host, guest = pair.host.page, pair.guest.page
        host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.get_by_role("button", name="More").click()
        host.get_by_role("dialog").get_by_role("button", name="Copy").click()
        link = host.wait_for_function("navigator.clipboard.readText()").json_value()
        host.keyboard.press("Escape")
        page = third.new_page()
        page.goto(link)
        page.locator("form button").click()
        page.locator(".tbl").wait_for()
        pair.play(16)
        pair.until(lambda sight: sight.leads)
        name = lead(pair)
        expect(page.locator(".trick").get_by_label(name)).to_be_visible()
        concealed = {each.get_attribute("aria-label") for each in guest.locator(".hand .card").all()}
        assert len(concealed) > 3
        expect(page.locator(".hand button.card, .mine button.card")).to_have_count(0)
        expect(page.locator(".hand [aria-label*=' of ']")).to_have_count(0)
        expect(page.locator(".act .btn, .decl, .stages .btn")).to_have_count(0)
        laid = ".mine .fan .card, .his .fan .card"
        lies = [sorted(each.locator(laid).evaluate_all("all => all.map((a) => a.ariaLabel)")) for each in (page, host)]
        assert lies[0] == lies[1]
        scores = [sorted(each.locator(".plate .score b").all_inner_texts()) for each in (page, host)]
        assert scores[0] == scores[1]
        before = shown(host)
        for key in ("1", "Enter", "Enter", "d", "u", "h"):
            page.keyboard.press(key)
        assert shown(host) == before


def test_what_is_said_is_shown_until_it_is_muted(browser: Browser, served: Served) -> None:
    with friends(browser, served) as pair:
        host, guest = pair.host.page, pair.guest.page
        dealt(pair)
        aloud = guest.locator("[role=log]")
        for said, muted in (("Good luck", "are muted in this game"), ("Sorry", "are shown"), ("Thank you", "")):
            host.get_by_role("button", name="Talk", exact=True).click()
            host.get_by_role("dialog").get_by_role("button", name=said).click()
            host.keyboard.press("Escape")
            if muted == "are shown":
                lead(pair)  # what was said before this card has come too
            else:
                expect(aloud).to_contain_text(said)
            if muted:
                guest.keyboard.press("l")
                guest.get_by_role("dialog").get_by_role("combobox").select_option(label=muted)
                guest.keyboard.press("Escape")
        expect(aloud).not_to_contain_text("Sorry")
