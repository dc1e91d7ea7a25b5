"""Somebody at a table in a browser, who knows what the page shows and nothing else.

He plays in one of three ways: clicks of a mouse, taps of a finger, or keys alone. What he sees is read from names and
roles as a reader for the blind has them; what he does goes through the browser's own input.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.serving import Served

WayName = Literal["mouse", "touch", "keys"]
WAYS: tuple[WayName, ...] = ("mouse", "touch", "keys")
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PATIENCE = 120_000
"""Milliseconds within which something must happen, on a busy machine too."""
ATTEMPT = 10_000
"""Milliseconds after which what was to be done is looked at anew: it may have moved away meanwhile."""
AGAIN = 6
"""How often in a row that may be in vain."""
AT_ONCE = {"bezique.look": '{"motion":"none"}', "bezique.table": '{"stay":600}'}
"""Settings with which nothing is waited for."""

_SEEN = """() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
  const name = (element) => (element.getAttribute("aria-label") ?? element.innerText).trim();
  const all = (where) => [...document.querySelectorAll(where)].filter(shown);
  return {
    prompt: all(".ask .now").map(name).join(" "),
    turn: all(".plate.me .turn").length > 0,
    cards: [...all(".hand button.card"), ...all(".mine button.card")].map((card) =>
      ({ name: name(card), may: card.getAttribute("aria-disabled") !== "true" })),
    rows: all(".decl .opt").map((row) =>
      ({ name: name(row.querySelector(".nm")), scores: row.querySelector("input") !== null,
         announces: row.querySelector("button") !== null })),
    stage: all(".stages .btn").map(name),
    trick: all(".trick .pl").map((put) => name(put.querySelector(".card, .slot"))),
    window: all(".decl .go .btn").length > 0,
    onward: all(".stages .btn, .decl .go .btn, .act .btn").map(name),
    result: all(".result h2").map(name).join(" "),
    next: all(".result .btn, .result a").map(name),
    focus: document.activeElement === document.body ? "" : name(document.activeElement),
    lost: !!document.querySelector(".tbl") && (document.activeElement ?? document.body) === document.body,
    all: document.querySelector("main")?.innerText ?? "",
  };
}"""
_TABLE = f"(({_SEEN})())"
_DIFFERS = f"""(before) => {{
  const {{ prompt, turn, cards, rows, stage, result }} = {_TABLE};
  return JSON.stringify({{ prompt, turn, cards, rows, stage, result }}) !== before;
}}"""


@dataclass(frozen=True)
class Sight:
    """What is seen of a table."""

    prompt: str
    turn: bool
    cards: list[dict[str, Any]]
    rows: list[dict[str, Any]]
    stage: list[str]
    trick: list[str]
    window: bool
    onward: list[str]
    result: str
    next: list[str]
    focus: str
    lost: bool
    all: str

    @property
    def table(self) -> str:
        """What lies on it and what is asked, without what is only chosen."""
        what = ("prompt", "turn", "cards", "rows", "stage", "result")
        return _json({name: getattr(self, name) for name in what})

    @property
    def playable(self) -> list[int]:
        """The places of the cards that may be played, at one's turn."""
        return [place for place, card in enumerate(self.cards) if card["may"]] if self.turn else []

    @property
    def leads(self) -> bool:
        """Whether the next card of his is the first of a trick: in English, with nothing of the last one in sight."""
        return bool(self.playable) and self.trick == ["your lead"]


class Way(Protocol):
    """How something on a page is done."""

    page: Page

    def press(self, target: Locator) -> None:
        """Press a button or follow a link."""

    def card(self, place: int) -> None:
        """Choose a card of mine and play it."""

    def row(self, place: int) -> None:
        """Score a row of what can be declared."""

    def fill(self, target: Locator, text: str) -> None:
        """Write into a field, or choose in a list the entry that begins so."""

    def lowest(self, target: Locator) -> None:
        """Move a slider to its lowest value."""


def in_order(page: Page, place: int) -> Locator:
    """A card by its place among those that are walked through: the hand first."""
    hand = page.locator(".hand :not([inert]) > * > button.card")
    many = hand.count()
    return hand.nth(place) if place < many else page.locator(".mine :not([inert]) > * > button.card").nth(place - many)


@dataclass
class Pointer:
    """A mouse, or a finger."""

    page: Page
    finger: bool = False

    def press(self, target: Locator, at: tuple[int, int] | None = None) -> None:
        """Click or tap, in the middle or where it is seen."""
        where = None if at is None else {"x": at[0], "y": at[1]}
        (target.tap if self.finger else target.click)(position=where)  # type: ignore[arg-type]

    def card(self, place: int) -> None:
        """At the left edge, which is what a fan shows of a card: once to choose it, then once more, or the button."""
        card = in_order(self.page, place)
        self.press(card, (14, 20))
        if place % 2:
            self.press(self.page.locator(".act .btn.primary"))
        else:
            self.press(card, (14, 20))

    def row(self, place: int) -> None:
        """Choose the row, then the button that scores it."""
        self.press(self.page.locator(".decl .opt label").nth(place))
        self.press(self.page.locator(".decl .go .btn.primary"))

    def fill(self, target: Locator, text: str) -> None:
        """As a person, but that a list opens outside the page."""
        if target.evaluate("field => field.tagName") == "SELECT":
            target.locator("option", has_text=text).first.wait_for(state="attached")
            value = target.evaluate(
                "(list, text) => [...list.options].find((each) => each.text.startsWith(text)).value", text
            )
            target.select_option(value)
        else:
            self.press(target)
            target.fill(text)

    def lowest(self, target: Locator) -> None:
        """At its left end."""
        self.press(target, (4, 22))


@dataclass
class Keys:
    """The keyboard alone."""

    page: Page

    def _key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """Tab until the target has the focus."""
        for _ in range(150):
            if target.evaluate("element => element === document.activeElement"):
                return
            self._key("Tab")
        raise AssertionError(f"{target} cannot be reached by Tab")

    def press(self, target: Locator) -> None:
        """Tab to it, then Enter."""
        self.reach(target)
        self._key("Enter")

    def card(self, place: int) -> None:
        """By its number, or by arrows; Enter chooses, Enter plays."""
        if place < 10 and place % 2:
            self._key(str((place + 1) % 10))
        else:
            self._key("Home", *["ArrowRight"] * place)
        expect(in_order(self.page, place)).to_be_focused(timeout=PATIENCE)
        self._key("Enter", "Enter")

    def row(self, place: int) -> None:
        """Up to the rows, the number of the row, and Enter."""
        for _ in range(4):
            if self.page.evaluate("document.activeElement.matches('.decl input')"):
                break
            self._key("ArrowUp")
        self._key(str(place + 1))
        self.reach(self.page.locator(".decl input").nth(self._radio(place)))
        self._key("Enter")

    def _radio(self, place: int) -> int:
        return self.page.locator(".decl .opt").evaluate_all(
            "(rows, place) => rows.slice(0, place).filter((row) => row.querySelector('input')).length", place
        )

    def fill(self, target: Locator, text: str) -> None:
        """Write; in a list that chooses the entry that begins so."""
        self.reach(target)
        if target.evaluate("field => field.tagName") != "SELECT":
            self._key("Control+a")
        self.page.keyboard.type(text)

    def lowest(self, target: Locator) -> None:
        """By the key Home."""
        self.reach(target)
        self._key("Home")


def way_of(name: WayName, page: Page) -> Way:
    """One of the three ways."""
    return Keys(page) if name == "keys" else Pointer(page, finger=name == "touch")


def sit_down(browser: Browser, served: Served, way: WayName = "mouse", **more: Any) -> BrowserContext:
    """A new visitor's browser: a desk, or for a finger a phone."""
    touch: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if way == "touch" else {}
    options = {"base_url": served.url + "/", "viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB"}
    context = browser.new_context(**(options | touch | more))
    kept = "".join(f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {value!r});"
                   for key, value in AT_ONCE.items())  # fmt: skip
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"try {{ {kept} }} catch {{}}")
    return context


@dataclass
class Player:
    """Plays at the table that his page shows, until something is seen."""

    page: Page
    name: WayName = "mouse"
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    steps: int = 0
    announces: bool = True
    missed: int = 0
    """How often what he wanted to do could not be done, or changed nothing."""
    in_vain: int = 0
    """How often that happened in a row."""
    astray: list[str] = field(default_factory=list)
    """What stood there when the focus was nowhere, though a key had been pressed."""
    seen: Callable[[Sight], object] = lambda _: None
    """Called with everything that he sees before he does something."""

    @property
    def way(self) -> Way:
        """How he does it."""
        return way_of(self.name, self.page)

    def look(self) -> Sight:
        """What he sees now."""
        return Sight(**self.page.evaluate(_SEEN))

    def begin(self, body: dict[str, Any]) -> str:
        """Begin a game by a request of his page, and go to its table; what a friend needs to come."""
        self.page.goto("")
        asked = "body => fetch('api/games', {method: 'POST', headers: {'content-type': 'application/json'}, body})"
        opened = self.page.evaluate(f"async (body) => (await ({asked})(body)).json()", _json(body))
        self.page.goto(f"table/{opened['id']}")
        self.page.wait_for_selector(".tbl")
        return str(opened.get("invite", ""))

    def button(self, name: str) -> Locator:
        """A button or link by its whole name."""
        exact = re.compile(f"^{re.escape(name)}$")
        return self.page.get_by_role("button", name=exact).or_(self.page.get_by_role("link", name=exact)).first

    def until(self, over: Callable[[Sight], bool], most: int = 2000) -> Sight:
        """Play until something is seen; it must be within so many steps."""
        for _ in range(most):
            sight = self.look()
            if over(sight):
                return sight
            self.seen(sight)
            if sight.lost and self.steps and self.name == "keys" and not self._found_again():
                self.astray.append(sight.prompt)
            self._step(sight)
        raise AssertionError(f"not seen within {most} steps; the page says: {self.look().all}")

    def deal(self) -> Sight:
        """Play until the end of the deal."""
        return self.until(lambda sight: bool(sight.result))

    def if_mine(self) -> None:
        """Do what is to be done, and see it done; nothing where another is waited for."""
        self._try(self.look())

    def _found_again(self) -> bool:
        """Whether the focus comes to something by itself, as it does where what had it has gone."""
        try:
            self.page.wait_for_function("document.activeElement !== document.body", timeout=ATTEMPT)
        except TooLate:
            return False
        return True

    def _step(self, sight: Sight) -> None:
        """Do one thing, or wait until there is one to do."""
        if self._try(sight):
            return
        try:
            self.page.wait_for_function(_DIFFERS, arg=sight.table)
        except TooLate:
            raise AssertionError(f"nothing happens; the page says: {sight.all}") from None

    def _try(self, sight: Sight) -> bool:
        """Do one thing and see it done, or find that it cannot be done any more; whether there was one."""
        self.page.set_default_timeout(ATTEMPT)
        try:
            if not self._does(sight):
                return False
            self.steps += 1
            self.page.wait_for_function(_DIFFERS, arg=sight.table)
            self.in_vain = 0
        except TooLate as late:
            self.missed, self.in_vain = self.missed + 1, self.in_vain + 1
            if self.in_vain == AGAIN:
                raise AssertionError(f"it cannot be done: {late}; the page says: {sight.all}") from None
        finally:
            self.page.set_default_timeout(PATIENCE)
        return True

    def _does(self, sight: Sight) -> bool:
        if sight.result:
            self._press(self.page.locator(".result .btn.primary").first)
        elif sight.window:
            self._window(sight)
        elif sight.onward:
            if sight.stage and self.page.locator(".stages input").count():
                self.way.fill(self.page.locator(".stages input").first, str(self.chance.randrange(2, 30)))
            self._press(self.page.locator(".stages .btn, .act .btn").filter(visible=True).first)
        elif sight.playable:
            self.way.card(self.chance.choice(sight.playable))
        else:
            return False
        return True

    def _window(self, sight: Sight) -> None:
        """Declare: mostly the best, now and then by announcing; or draw."""
        scores = [place for place, row in enumerate(sight.rows) if row["scores"]]
        announces = [row["name"] for row in sight.rows if row["announces"]]
        if announces and self.announces and self.chance.random() < 0.1:
            self._press(self.page.get_by_role("button", name=f"Announce {self.chance.choice(announces)}").first)
        elif scores:
            self.way.row(self.chance.choice(scores))
        elif self.name == "keys":
            self.page.keyboard.press("d")
        else:
            self._press(self.page.locator(".decl .go .btn, .act .btn").filter(visible=True).last)

    def _press(self, target: Locator) -> None:
        self.way.press(target)


def _json(value: object) -> str:
    """As JavaScript writes it."""
    import json

    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
