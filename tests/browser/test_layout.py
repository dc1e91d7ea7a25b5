"""Nothing covers a card, at any size: measured in a real browser with the fullest tables."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.browser.tables import TABLES, show

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


def test_a_refusal_covers_nothing_and_can_be_read(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, TABLES["last tricks"])
    card = page.locator(".hand").get_by_role("button", name="Nine of diamonds", exact=True)
    card.click(force=True, position={"x": 8, "y": 20})
    page.get_by_role("alert").wait_for()
    assert faults_of(page) == ""


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
