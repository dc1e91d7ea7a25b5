"""Nothing covers a card, at any size: measured in a real browser with the fullest tables."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.tables import HINT, TABLES, scoring, show

SIZES = (
    (320, 568),
    (568, 320),
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1280, 720),
    (1440, 900),
    (3840, 2160),
)
MEASURE = """
() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => box(element).width > 1 && box(element).height > 1 && element.checkVisibility();
  const union = (elements) => elements.filter(seen).map(box).reduce((all, each) => all === null
    ? { left: each.left, top: each.top, right: each.right, bottom: each.bottom }
    : { left: Math.min(all.left, each.left), top: Math.min(all.top, each.top),
        right: Math.max(all.right, each.right), bottom: Math.max(all.bottom, each.bottom) }, null);
  const parts = {
    bar: ".bar > *", his_score: ".opp > *", his_cards: ".his .fan .card, .his .fan .tab", stock: ".stock > *",
    trick: ".trick .pl > *", my_cards: ".mine .fan .card, .mine .fan .tab", my_score: ".me > *",
    sentence: ".ask > *", hand: ".hand .fan .card", actions: ".act > *", declare: ".decl",
    result: ".result", stages: ".stages > *",
  };
  const boxes = Object.entries(parts)
    .map(([name, where]) => [name, union([...document.querySelectorAll(where)])]).filter(([, each]) => each);
  for (const [name, each] of boxes) {
    if (each.left < -1 || each.top < -1 || each.right > innerWidth + 1 || each.bottom > innerHeight + 1)
      faults.push(`${name} is outside: ${JSON.stringify(each)}`);
    for (const [other, its] of boxes) {
      if (other <= name) continue;
      const wide = Math.min(each.right, its.right) - Math.max(each.left, its.left);
      const high = Math.min(each.bottom, its.bottom) - Math.max(each.top, its.top);
      if (wide > 2 && high > 2)
        faults.push(`${name} and ${other} overlap by ${Math.round(wide)} x ${Math.round(high)}`);
    }
  }
  for (const fan of document.querySelectorAll(".fan")) {
    const cards = [...fan.querySelectorAll("li")].map(box);
    cards.forEach((card, at) => {
      for (const next of cards.slice(at + 1)) {
        const wide = Math.min(card.right, next.right) - Math.max(card.left, next.left);
        const high = Math.min(card.bottom, next.bottom) - Math.max(card.top, next.top);
        if (wide > 0 && high > 0 && card.width - wide < 23.5 && card.height - high < 23.5)
          faults.push(`card ${at + 1} in ${fan.ariaLabel} shows ${Math.round(card.width - wide)} px`);
      }
    });
  }
  for (const target of document.querySelectorAll("button:not(.card), a, label, select")) {
    const { width, height } = box(target);
    if (seen(target) && (width < 43.5 || height < 43.5))
      faults.push(`${target.ariaLabel || target.textContent} is ${Math.round(width)} x ${Math.round(height)}`);
    const { left, top } = box(target);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (seen(target) && hit && !target.contains(hit) && !hit.closest(".decl"))
      faults.push(`${target.ariaLabel || target.textContent} is covered by ${hit.outerHTML.slice(0, 80)}`);
  }
  for (const card of document.querySelectorAll(".hand .card"))
    if (box(card).width < 61.5) faults.push(`a card in hand is ${box(card).width} wide`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  const cut = ".plate .name, .news, .bar h1, .result h2, .nm, .btn, .trp, .txt, .tray";
  for (const each of document.querySelectorAll(cut)) {
    if (!seen(each)) continue;
    const inside = box(each.closest(".small-tray, .who, .stock, .btn, .opt, .bar h1, .result") ?? each);
    const { left, top, right, bottom } = box(each);
    const shown = Math.min(bottom, inside.bottom) - Math.max(top, inside.top);
    if (shown < 2) continue;
    const out = right > inside.right + 1 || left < inside.left - 1 || shown < bottom - top - 1;
    if (out || each.scrollWidth > each.clientWidth + 1)
      faults.push(`cut off: ${each.className} ${each.textContent.trim()}`);
  }
  for (const plate of document.querySelectorAll(".plate")) {
    const parts = [...plate.querySelectorAll(".name, .news, .due, .score, .tray, .extra, .away, .clock")].filter(seen)
      .filter((each) => !each.closest(".whole-tray"))
      .map((each) => [each, box(each), box(each.closest(".who, .small-tray") ?? each)])
      .filter(([, each, inside]) => each.top < inside.bottom - 1 && each.left < inside.right - 1)
      .filter(([, each, inside]) => each.bottom > inside.top + 1);
    for (const [part, each, inside] of parts) {
      if (part.matches(".extra") && (each.bottom > inside.bottom + 1 || each.right > inside.right + 1))
        faults.push(`half is seen of ${part.textContent.trim()}`);
      for (const [other, its] of parts)
        if (part !== other && Math.min(each.right, its.right) - Math.max(each.left, its.left) > 1
            && Math.min(each.bottom, its.bottom) - Math.max(each.top, its.top) > 1)
          faults.push(`${part.textContent.trim()} lies on ${other.textContent.trim()}`);
    }
  }
  for (const words of document.querySelectorAll(".empty-row span"))
    if (seen(words) && words.scrollHeight > words.clientHeight + 1) faults.push(`half is seen of ${words.textContent}`);
  for (const name of document.querySelectorAll(".plate .name")) {
    const { lineHeight, fontSize } = getComputedStyle(name);
    if (parseFloat(lineHeight) < 1.3 * parseFloat(fontSize)) faults.push("marks over capitals are cut in a name");
  }
  for (const each of document.querySelectorAll(".tbl *")) {
    const { overflowY, backgroundAttachment } = getComputedStyle(each);
    const scrolls = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
    if (seen(each) && scrolls && !backgroundAttachment.includes("local"))
      faults.push(`no sign that it goes on: ${each.className || each.localName}`);
  }
  if (document.querySelector(".tool.last") && !document.querySelector(".result"))
    for (const tool of document.querySelectorAll(".tool:is(.hint, .undo, .more)"))
      if (!seen(tool)) faults.push(`${tool.textContent} is not seen`);
  const result = document.querySelector(".result");
  if (result && result.scrollHeight > result.clientHeight + 1) faults.push("the result does not fit into its box");
  const list = document.querySelector(".decl .list");
  if (list && list.clientHeight < 44) faults.push(`of what can be declared ${list.clientHeight} px are seen`);
  return faults;
}
"""


def _settled(page: Page) -> list[str]:
    """What is wrong once everything has its place, which may take some frames."""
    found: list[str] = []
    for _ in range(30):
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = page.evaluate(MEASURE)
        if not found:
            break
    return found


def faults_of(page: Page) -> str:
    """What is wrong at any of the sizes, a line each."""
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width}x{height}: {fault}" for fault in _settled(page)]
    return "\n".join(faults)


@pytest.mark.parametrize("kind", TABLES)
def test_nothing_covers_a_card_and_everything_can_be_hit(page: Page, kind: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, TABLES[kind])
    assert faults_of(page) == ""


@pytest.mark.parametrize("kind", ["full rows", "brisques counted", "fifteen"])
def test_news_of_points_covers_nothing(page: Page, kind: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("const real = setTimeout; window.setTimeout = (does, ms) => ms > 2000 ? 0 : real(does, ms)")
    show(page, TABLES[kind], scoring(TABLES[kind]))
    page.locator(".news").nth(1).wait_for()
    assert faults_of(page) == ""


def test_a_hint_covers_nothing_and_can_be_read(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, TABLES["full rows"])
    page.keyboard.press("h")
    page.get_by_text(HINT.text).wait_for()
    assert faults_of(page) == ""


TOP = "document.querySelector('.hand .fan').getBoundingClientRect().top"


def test_nothing_moves_under_the_finger_when_a_card_is_raised(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, TABLES["full rows"])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Escape")
        assert _settled(page) == []
        before = page.evaluate(TOP)
        for name in ("Seven of hearts", "Nine of diamonds"):
            page.locator(".hand").get_by_role("button", name=name, exact=True).click(position={"x": 8, "y": 8})
            page.get_by_role("button", name=f"Lead the {name.lower()}").wait_for()
            assert (page.evaluate(TOP), _settled(page)) == (before, []), f"{name} at {width}x{height}"


def test_a_refusal_covers_nothing_and_can_be_read(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, TABLES["last tricks"])
    card = page.locator(".hand").get_by_role("button", name="Nine of diamonds", exact=True)
    card.click(force=True, position={"x": 8, "y": 20})
    page.get_by_role("alert").wait_for()
    assert faults_of(page) == ""


NUMBER = """() => {
  const heading = document.querySelector(".bar h1").getBoundingClientRect();
  const number = [...document.querySelectorAll(".numbered > span")].find((each) => each.offsetWidth > 1);
  const { left, right, top, bottom } = number.getBoundingClientRect();
  const beside = left >= heading.left && right <= heading.right;
  const within = beside && top >= heading.top - 1 && bottom <= heading.bottom + 1;
  const { scrollWidth, clientWidth } = number.parentElement;
  return within && scrollWidth <= clientWidth ? number.innerText : "cut off";
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_number_of_a_deal_is_seen_whole_on_a_phone(page: Page, lang: str) -> None:
    page.add_init_script(f"localStorage.setItem('bezique.look', '{{\"language\":\"{lang}\"}}')")
    show(page, TABLES["numbered"])
    for width, height in ((320, 568), (360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert str(TABLES["numbered"].numbered) in page.evaluate(NUMBER), f"{width}x{height}"


HELD = """() => [...document.querySelectorAll(".hand .fan li")].map((each) =>
  [each.getBoundingClientRect().left, each.querySelector(".card").ariaLabel.split(" of ")[1]])"""


@pytest.mark.parametrize("apart", [True, False])
def test_suits_stand_apart_where_there_is_room_and_one_wants_it(page: Page, apart: bool) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 844, "height": 390})
    wanted = json.dumps({"gaps": apart})
    page.add_init_script(f"localStorage.setItem('bezique.table', {json.dumps(wanted)})")
    show(page, TABLES["first lead"])
    assert _settled(page) == []
    same, other = set(), set()
    for (left, suit), (right, next_suit) in pairwise(page.evaluate(HELD)):
        (same if suit == next_suit else other).add(round(right - left))
    assert (min(other) > max(same) + 5) == apart
