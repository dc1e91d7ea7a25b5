"""The court figures that were cut out and made smaller look as they do in the packs that they come from."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "browser" / "node_modules"
BUILT = ROOT / "src" / "bezique" / "web" / "static" / "cards"
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
RANKS = {"K": "king", "Q": "queen", "J": "jack"}
COURTS = [rank + suit for rank in RANKS for suit in SUITS]
SIZE = 4
"""Pixels to a unit of the drawing, for the smaller side of the part that is compared."""
DIFFERENCE = """
async ([first, second]) => {
  const pixels = async (data) => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [one, other] = [await pixels(first), await pixels(second)];
  let far = 0;
  for (let at = 0; at < one.length; at += 4)
    if (Math.max(...[0, 1, 2].map((part) => Math.abs(one[at + part] - other[at + part]))) > 96) far += 1;
  return far / (one.length / 4);
}
"""


@pytest.fixture(scope="module")
def canvas(browser: Browser) -> Page:
    return browser.new_page(viewport={"width": 400, "height": 800})


def picture(page: Page, svg: str, box: str, width: int, height: int) -> str:
    """What is inside this box of a drawing, as a picture of its own."""
    inside = re.sub(r"<\?xml.*?\?>", "", svg).replace("<!DOCTYPE", "<!--").strip()
    head = re.match(r"(?:<!--.*?-->\s*)*<svg[^>]*>", inside, re.DOTALL)
    assert head is not None
    opened = f'<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box}" width="{width}" height="{height}">'
    page.set_content(f'<body style="margin:0;background:#fff">{opened}{inside[head.end() :]}')
    return base64.b64encode(page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height})).decode()


def from_paris(court: str) -> str:
    """The whole pack, of which one card is shown."""
    whole = (PACKAGES / "svg-cards" / "svg-cards.svg").read_text()
    shown = f'<use xlink:href="#{SUITS[court[1]]}_{RANKS[court[0]]}"/>'
    hidden = whole[whole.index("<svg") :]
    inner = hidden[hidden.index(">") + 1 : hidden.rindex("</svg>")]
    return f"<svg><defs>{inner}</defs>{shown}</svg>"


@pytest.mark.parametrize("court", COURTS)
def test_a_figure_of_paris_is_that_of_the_pack(canvas: Page, court: str) -> None:
    """Compared within the frame, away from the corners where letters and pips of the pack were."""
    box, size = "48 40 73 165", (73 * SIZE, 165 * SIZE)
    before = picture(canvas, from_paris(court), box, *size)
    after = picture(canvas, (BUILT / "paris" / f"{court}.svg").read_text(), box, *size)
    assert (
        canvas.evaluate(DIFFERENCE, [before, after]) < 0.03
    )  # its lines are thin: edges move by a twentieth of a unit


@pytest.mark.parametrize("court", COURTS)
def test_an_international_figure_is_that_of_the_pack(canvas: Page, court: str) -> None:
    source = PACKAGES / "@heruka_urgyen" / "react-playing-cards" / "src" / "images" / "2color" / f"{court}.svg"
    box, size = "-32 -68 64 136", (64 * SIZE, 136 * SIZE)
    before = picture(canvas, source.read_text(), box, *size)
    after = picture(canvas, (BUILT / "international" / f"{court}.svg").read_text(), box, *size)
    assert canvas.evaluate(DIFFERENCE, [before, after]) < 0.005


def test_a_court_card_is_told_apart_from_an_empty_one(canvas: Page) -> None:
    """The measure can fail: a card without its figure, and another figure, are far from it."""
    box, size = "48 40 73 165", (73 * SIZE, 165 * SIZE)
    king, queen = (picture(canvas, from_paris(court), box, *size) for court in ("KS", "QS"))
    empty = picture(canvas, "<svg></svg>", box, *size)
    assert canvas.evaluate(DIFFERENCE, [king, queen]) > 0.2
    assert canvas.evaluate(DIFFERENCE, [king, empty]) > 0.2


def test_every_figure_says_whose_it_is_and_what_was_changed() -> None:
    for court in COURTS:
        paris = (BUILT / "paris" / f"{court}.svg").read_text()
        assert "Copyright (C) 2005 David Bellot" in paris
        assert "Lesser General Public" in paris
        assert "Changed on 20" in paris
        assert "CC0 1.0" in (BUILT / "international" / f"{court}.svg").read_text()
    for name in ("paris/LICENSE.txt", "paris/AUTHORS.txt", "paris/SOURCE.txt", "international/LICENSE.txt"):
        assert (BUILT / name).stat().st_size > 50
