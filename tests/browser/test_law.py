"""The referee in a real browser, of a phone's size: looked for in everyday words, asked, and without a net."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Served, serving

ASKED = json.loads((Path(__file__).parents[1] / "data" / "laws" / "searches.json").read_text("utf-8"))
CODES = ["foster", "french", "portland", "fixed_modern", "enquire_within", "six_pack", "german"]
KEPT = """navigator.serviceWorker.controller !== null
  || new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true)))"""


@pytest.fixture
def phone(page: Page) -> Page:
    page.set_viewport_size({"width": 320, "height": 568})
    return page


def test_a_law_is_found_in_everyday_words_under_each_code(phone: Page) -> None:
    phone.goto("")
    phone.get_by_role("link", name="The referee").click()
    words, rows = phone.get_by_label("What happened?"), phone.locator("a.row")
    expect(phone.get_by_label("The laws of your table").locator("option")).to_have_count(len(CODES))
    for code, asked, key in ASKED:
        phone.get_by_label("The laws of your table").select_option(code)
        words.fill(asked)
        first = rows.evaluate_all("all => all.slice(0, 2).map((row) => row.getAttribute('href'))")
        assert f"law/{key}" in first, f"{asked} under {code}"
    words.fill("xyzzy")
    expect(phone.get_by_text("Nothing fits these words")).to_be_visible()


def test_answers_lead_to_the_ruling_its_choices_and_its_source(phone: Page) -> None:
    phone.goto("law/drew-two")
    ruling = phone.get_by_role("status")
    phone.get_by_role("group", name="Has he seen the second card?").get_by_label("Yes").check()
    expect(ruling).to_be_empty()
    phone.get_by_label("He had lost it").check()
    expect(ruling).to_contain_text("if he takes the second he need not show it")
    expect(ruling).to_contain_text("To be claimed by the offender's adversary, before the next draw.")
    expect(ruling.get_by_role("listitem")).to_have_count(2)
    expect(ruling).to_contain_text("Foster's Complete Hoyle, Bézique: irregularities in drawing")
    phone.get_by_role("group", name="Has he seen the second card?").get_by_label("No").check()
    expect(ruling).to_contain_text("He puts the second card back, without penalty.")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = phone.locator("label.tick").evaluate_all("all => all.map((label) => label.offsetHeight)")
    assert min(sizes) >= 44
    phone.get_by_label("The laws of your table").select_option("portland")
    expect(ruling).to_be_empty()
    phone.get_by_label("The winner of the trick, drawing first, saw the next card too").check()
    expect(ruling).to_contain_text("show his adversary the upper card")
    phone.get_by_role("link", name="All that can happen").click()
    expect(phone.get_by_label("The laws of your table")).to_have_value("portland")


def test_it_says_when_a_code_is_silent_and_who_answers(phone: Page) -> None:
    phone.goto("law/odd-stock")
    phone.get_by_label("The laws of your table").select_option("german")
    expect(
        phone.get_by_text("These laws say nothing of it; here is what is ruled elsewhere: Foster's laws.")
    ).to_be_visible()
    phone.goto("law/bystander")
    expect(phone.get_by_role("alert")).to_contain_text("nothing called bystander")


def test_in_other_languages_the_laws_are_marked_as_english(browser: Browser, served: Served) -> None:
    context = browser.new_context(base_url=served.url + "/", locale="fr-FR")
    page = context.new_page()
    page.goto("law/revoke")
    expect(page.get_by_label("Le règlement de votre table")).to_be_visible()
    expect(page.locator(".ruling")).to_have_attribute("lang", "en")
    expect(page.locator(".ruling h3")).to_have_attribute("lang", "fr")
    context.close()


def test_without_the_server_it_answers_as_before(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    with serving(tmp_path) as served:
        page = context.new_page()
        page.goto(served.url + "/law")
        expect(page.get_by_role("link", name="A player led out of turn", exact=True)).to_be_visible()
        assert page.evaluate(KEPT)
        served.kill()
        page.goto(served.url + "/law")
        page.get_by_label("What happened?").fill("reneged")
        page.get_by_role("link").filter(has_text="did not follow suit").click()
        expect(page.get_by_role("status")).to_contain_text("played again")
        page.reload()
        expect(page.get_by_role("status")).to_contain_text("played again")
    context.close()


def test_a_ruling_has_an_address_and_going_back_takes_an_answer_back(phone: Page, served: Served) -> None:
    phone.goto("law")
    phone.get_by_label("The laws of your table").select_option("portland")
    phone.get_by_label("What happened?").fill("he drew two cards")
    phone.get_by_role("link").filter(has_text="two cards").first.click()
    phone.get_by_role("radio").first.check()
    ruling = phone.locator(".ruling .says")
    while not ruling.count():
        phone.get_by_role("group").last.get_by_role("radio").first.check()
    said, address = ruling.inner_text(), phone.url
    assert phone.get_by_role("link", name="Link to this ruling").evaluate("link => link.href") == address
    other = phone.context.browser
    assert other is not None
    context = other.new_context(base_url=served.url + "/")
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".ruling .says")).to_have_text(said)
    expect(page.get_by_label("The laws of your table")).to_have_value("portland")
    context.close()
    answered = phone.get_by_role("radio", checked=True).count()
    for left in reversed(range(answered)):
        phone.go_back()
        expect(phone.get_by_role("radio", checked=True)).to_have_count(left)
    expect(ruling).to_have_count(0)
    phone.go_back()
    expect(phone.get_by_label("What happened?")).to_have_value("he drew two cards")
    phone.go_forward()
    phone.go_forward()
    expect(phone.get_by_role("radio", checked=True)).to_have_count(1)
