"""The page of a new game: what it shows is what is begun."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from bezique.errors import BadRules
from bezique.rules.load import preset, preset_names
from bezique.web.api import Option
from bezique.web.catalogue import options_of

SERVER = """
  window.begun = [];
  const fetched = window.fetch;
  window.fetch = async (address, how) => {
    if (address.includes("api/options")) {
      const [status, body] = await window.optionsOf(how.body);
      return new Response(body, { status });
    }
    if (!address.includes("api/games")) return fetched(address, how);
    window.begun.push(how.body);
    return new Response('{"code": "full", "text": "Not now.", "field": ""}', { status: 409 });
  };
"""
"""The server's answers to what is asked while a game is chosen; no game is begun, but noted down."""

BEGIN = """() => {
  document.querySelector("form").requestSubmit();
  return window.begun.at(-1);
}"""

WALK = """async (walk) => {
  const wrong = [];
  for (const [key, values] of walk) for (const value of values) {
    const field = document.getElementById(`option-${key}`);
    field.value = value === "absent" ? "" : value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await new Promise((rest) => setTimeout(rest));
    window.begun = [];
    document.querySelector("form").requestSubmit();
    const { rules } = JSON.parse(window.begun[0] ?? '{"rules": "nothing"}');
    if (!rules.split(",").includes(`${key}=${value}`)) wrong.push(`${key}=${value} is not in ${rules}`);
  }
  return wrong;
}"""
"""Choose one value after the other, as a person would, and see with what a game would begin."""

SHOWN = """() => Object.fromEntries([...document.querySelectorAll("[id^=option-]")]
  .map((field) => [field.id.slice("option-".length), field.value || "absent"]))"""


def answer(asked: str) -> tuple[int, str]:
    wanted = json.loads(asked)
    try:
        return 200, msgspec.json.encode(options_of(wanted["rules"], target=wanted["target"])).decode()
    except BadRules as fault:
        return 422, json.dumps({"code": "unreadable", "text": str(fault), "field": ""})


class Form:
    """The page of a new game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.expose_function("optionsOf", answer)
        page.add_init_script(SERVER)
        page.goto("new")
        page.locator(".options").evaluate("options => (options.open = true)")

    def begun(self) -> dict[str, Any]:
        """The game that it begins as it stands."""
        begun: dict[str, Any] = json.loads(self.page.evaluate(BEGIN))
        return begun

    def choose(self, name: str) -> dict[str, Option]:
        """Choose a set of rules; those of its options that are shown."""
        of_it = self.page.locator(".preset", has=self.page.get_by_text(preset(name).rules.title, exact=True))
        of_it.get_by_role("radio").check()
        own = {option.key: option for option in options_of(name).options}
        self.page.wait_for_timeout(400)
        return {key: own[key] for key in self.shown()}

    def shown(self) -> dict[str, str]:
        """The options as they are shown."""
        return dict(self.page.evaluate(SHOWN))


def others(option: Option) -> Iterator[str]:
    """Other values of an option: all, where they are words."""
    if option.values:
        yield from (each.value for each in option.values if each.value != option.was)
    elif option.kind == "packets":
        yield from {"4-4", "singly"} - {option.was}
    elif option.kind == "combination":
        yield "absent" if option.was != "absent" else "70"
    else:
        yield str(option.least if option.was == str(option.most) else option.most)


@pytest.fixture
def form(page: Page) -> Form:
    return Form(page)


@pytest.mark.timeout(300)
def test_a_game_begins_with_every_option_of_every_set_of_rules_as_it_was_chosen(form: Form) -> None:
    form.page.get_by_role("radio", name="Serious").check()
    for name in [*preset_names(), "standard"]:
        own = form.choose(name)
        before = {key: option.was for key, option in own.items()}
        assert form.shown() == before
        assert form.begun()["rules"] == name
        chosen = {key: values for key, option in own.items() if (values := list(others(option)))}
        assert form.page.evaluate(WALK, list(chosen.items())) == []
        last = {key: values[-1] for key, values in chosen.items()}
        assert form.shown() == before | last
        form.page.get_by_role("radio", name="Practice").check()
        rules, *written = form.begun()["rules"].split(",")
        assert rules == name
        assert dict(each.split("=") for each in written) == last
        form.page.get_by_role("button", name="The options as they were").click()
        expect(form.page.get_by_role("alert")).to_have_count(0)
        assert form.shown() == before
        assert form.begun()["rules"] == name


def test_what_was_chosen_stays_when_another_is_chosen_against_whom(form: Form) -> None:
    form.choose("french-9")
    form.page.get_by_label("Aces and tens taken").select_option("never")
    form.page.get_by_label("Points to win").fill("1500")
    form.page.get_by_label("What can be looked up").select_option("strict")
    before = form.begun()
    form.page.get_by_role("radio", name="A friend").check()
    after = form.begun()
    kept = ("rules", "target", "memory", "serious", "dealer", "numbered")
    assert [after[key] for key in kept] == [before[key] for key in kept]
    assert after["rules"] == "french-9,brisques=never"


def test_the_target_of_rules_of_ones_own_is_shown_and_what_goes_with_it(form: Form) -> None:
    form.page.get_by_text("Rules of your own").click()
    form.page.get_by_label("Or paste it here").fill('parent = "standard"\ntarget = 1500')
    form.page.get_by_role("button", name="Take these rules").click()
    target = form.page.get_by_label("Points to win")
    expect(target).to_have_value("1500")
    assert form.begun()["target"] == 1500
    target.fill("2000")
    doubled = next(each for each in options_of("standard", target=2000).options if each.key == "double_game_below")
    expect(form.page.locator("[id='option-double_game_below']")).to_have_value(doubled.value)
    assert (form.begun()["rules"], form.begun()["target"]) == ("standard", 2000)


def test_a_numbered_deal_shows_who_deals_it(form: Form) -> None:
    expect(form.page.get_by_label("First dealer")).to_have_value("cut")
    form.page.get_by_label("Numbered deal").fill("240")
    expect(form.page.get_by_label("First dealer")).to_have_value("North")
    assert form.begun()["dealer"] == "North"
    form.page.get_by_role("radio", name="Serious").check()
    expect(form.page.get_by_label("First dealer")).to_have_value("cut")
    assert form.begun()["numbered"] is None
