"""The pages around the table, in a real browser: languages, a new game with options, a visit without the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.serving import Served, serving

STATIC = Path(__file__).parents[2] / "src" / "bezique" / "web" / "static"
MOST = 300_000
"""Bytes over the network before the table can be used, at most."""
KEPT = """navigator.serviceWorker.controller !== null
  || new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true)))"""
"""Waits until the service worker has the page."""


def size_on_the_wire(name: str) -> int:
    """The bytes of a file as a browser of today gets it."""
    plain = STATIC / (name or "index.html")
    small = plain.with_name(plain.name + ".br")
    return (small if small.exists() else plain).stat().st_size


def test_a_first_visit_is_small() -> None:
    needed = re.search(r"\[[^\]]*index[^\]]*\]", (STATIC / "worker.js").read_text())
    assert needed is not None
    names = re.findall(r'"([^"]*)"', needed[0].replace("\\", ""))
    assert {"", "icon.svg"} < set(names)
    assert {name.rpartition(".")[2] for name in names if "/" in name} == {"js", "css", "woff2"}
    assert sum(map(size_on_the_wire, names)) < MOST


def test_a_table_that_is_not_there_is_told_with_a_way_home(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/table/nothing")
    expect(page.get_by_role("status")).to_have_text("There is no such table, or you have no place at it.")
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_url(served.url + "/")


def test_the_language_is_the_browsers_and_can_be_changed(browser: Browser, served: Served) -> None:
    context = browser.new_context(base_url=served.url + "/", locale="de-AT")
    page = context.new_page()
    page.goto("")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("link", name="Einstellungen", exact=True).first.click()
    page.get_by_label("Sprache").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("")
    expect(page.get_by_role("button", name="Jouer")).to_be_visible()
    assert any("api/home?language=fr" in url for url in asked)
    assert not any(re.search(r"assets/(en|de)-", url) for url in asked if "worker" not in url)
    context.close()


def test_settings_are_seen_at_once_and_kept(page: Page) -> None:
    page.goto("settings")
    heart = page.locator(".sample .card.d .sp").first
    before = heart.evaluate("card => getComputedStyle(card).color")
    page.get_by_role("radio", name="four").check()
    assert heart.evaluate("card => getComputedStyle(card).color") != before
    page.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name="four")).to_be_checked()


def test_settings_work_without_storage(page: Page) -> None:
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } })")
    page.goto("settings")
    page.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_new_game_with_options_of_its_own_is_remembered(page: Page) -> None:
    page.goto("new")
    page.get_by_role("radio", name="Polish Bezique", exact=False).first.check()
    page.get_by_label("Level").press("ArrowLeft")
    page.get_by_text("Every option of the rules").click()
    page.get_by_label("Aces and tens taken").select_option("end_of_hand")
    expect(page.get_by_text("one option changed")).to_be_visible()
    page.get_by_label("Points to win").fill("1500")
    page.get_by_role("radio", name="Serious").check()
    expect(page.get_by_label("Numbered deal")).to_have_count(0)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("h1")).to_contain_text("1500")
    page.goto("new")
    expect(page.get_by_role("radio", name="Polish Bezique", exact=False).first).to_be_checked()
    expect(page.get_by_label("Points to win")).to_have_value("1500")
    expect(page.get_by_text("one option changed")).to_be_visible()
    expect(page.get_by_label("Level")).to_have_attribute("aria-valuetext", re.compile("Casual"))


def test_rules_of_ones_own_are_pasted_or_chosen_from_a_file(browser: Browser, served: Served, tmp_path: Path) -> None:
    page = browser.new_page(base_url=served.url + "/")
    page.goto("new")
    page.get_by_text("Rules of your own").click()
    page.get_by_label("Or paste it here").fill('parent = "rubicon"\nlast_trick.points = = 20')
    page.get_by_role("button", name="Take these rules").click()
    expect(page.locator(".own [role=alert]")).to_contain_text("Line 2, column 21")
    own = tmp_path / "ours.toml"
    own.write_text('parent = "rubicon"\nlast_trick.points = 20\n')
    page.locator(".own input[type=file]").set_input_files(own)
    expect(page.locator(".own [role=status]")).to_contain_text("Rubicon")
    expect(page.get_by_role("radio", name="Rubicon Bezique", exact=False).first).to_be_checked()
    expect(page.get_by_text("one option changed")).to_be_visible()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("h1")).to_contain_text("Rubicon")
    page.close()


def test_options_that_contradict_each_other_are_explained(browser: Browser, served: Served) -> None:
    page = browser.new_page(base_url=served.url + "/")
    page.goto("new")
    page.get_by_text("Every option of the rules").click()
    page.get_by_label("Cards in a hand").fill("16")
    page.get_by_label("Cards in a hand").press("Tab")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("packets")
    page.get_by_role("button", name="The options as they were").click()
    expect(alert).to_have_count(0)
    page.close()


def test_a_friend_is_invited(page: Page) -> None:
    page.goto("friend")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert re.search(r"/join#[\w-]{20,}$", link)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_text(link)).to_be_visible()
    page.reload()
    expect(page.get_by_text(link)).to_be_visible()


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> BrowserContext:
    return browser.new_context(viewport={"width": 390, "height": 844})


def test_a_later_visit_opens_without_the_server_and_says_so(visitor: BrowserContext, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        page = visitor.new_page()
        page.goto(served.url + "/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        assert page.evaluate(KEPT)
        served.kill()
        page.goto(served.url + "/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("The server is away")
        page.goto(served.url + "/settings")
        page.get_by_label("Language").select_option("de")
        expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
        page.goto(served.url + "/")
        with serving(tmp_path, "--port", served.url.rpartition(":")[2]):
            page.get_by_role("button", name="Noch einmal versuchen").click()
            expect(page.get_by_role("alert")).to_have_count(0)
    visitor.close()


def given_up(page: Page) -> None:
    """A game that is begun and given up at once."""
    page.goto("new")
    page.get_by_label("First dealer").select_option("South")
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("sure")).click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_own_games_are_listed_brought_elsewhere_and_deleted(browser: Browser, page: Page, served: Served) -> None:
    given_up(page)
    page.goto("")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.goto("games")
    running, finished = (
        page.locator("section", has=page.get_by_role("heading", name=name)) for name in ("In progress", "Finished")
    )
    expect(running.locator("li")).to_have_count(1)
    expect(finished.locator("li")).to_contain_text("lost")
    with page.expect_download() as saved:
        finished.get_by_role("link", name="Save the record").click()
    assert saved.value.path().read_text().startswith("[")

    page.get_by_role("button", name="Make a recovery link").click()
    link = page.get_by_label("This is your link").input_value()
    other = browser.new_page()
    other.goto(link)
    other.get_by_role("button", name="Bring them here").click()
    expect(other.get_by_role("heading", name="All games")).to_be_visible()
    expect(other.locator(".rows .row[href^='table/']")).to_have_count(2)
    other.close()

    finished.get_by_role("button", name=re.compile("Delete the game")).click()
    finished.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("The game was deleted.")).to_be_visible()
    expect(finished).to_have_count(0)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete everything").click()
    told = page.get_by_text("Everything was deleted, one game with it.")
    expect(told).to_be_visible()
    page.get_by_role("button", name="Delete everything").click()
    expect(told).to_have_count(0)
    page.goto("")
    expect(page.get_by_text("No games yet.")).to_be_visible()


@pytest.mark.parametrize("name", ["The rules", "Replay", "About"])
def test_a_page_that_was_gone_to_begins_at_its_heading(page: Page, name: str) -> None:
    page.goto("")
    page.get_by_role("link", name=name).first.click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_focused()
