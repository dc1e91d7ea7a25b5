"""The score of a real game in a browser of a phone's size, by touch: a whole deal, refusals, two phones, no net."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from bezique.cards import ordered_pack
from bezique.game.deal import Deal
from bezique.game.events import Event, Reason, Scored, TurnedUp
from bezique.rules.load import preset
from bezique.seats import Seat
from bezique.words import combination_name, suit_name
from tests.browser.test_access import violations
from tests.serving import Served, start

NAMES = {Seat.SOUTH: "Anna", Seat.NORTH: "Berthold"}
KEPT = """navigator.serviceWorker.controller !== null
  || new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true)))"""
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Page]:
    context = new_phone(browser, served)
    yield context.new_page()
    context.close()


def new_phone(browser: Browser, served: Served, **more: object) -> BrowserContext:
    return browser.new_context(base_url=served.url + "/", viewport=PHONE, has_touch=True, is_mobile=True, **more)  # type: ignore[arg-type]


def begin(page: Page) -> None:
    page.goto("")
    page.get_by_role("link", name="Keeping the score").tap()
    page.get_by_label("One player").fill("Anna")
    page.get_by_label("The other", exact=True).fill("Berthold")
    page.get_by_label("Berthold").check()
    page.get_by_role("button", name="Begin").tap()
    expect(page).to_have_url(re.compile(r"/score/[\w-]+$"))


def player(page: Page, seat: Seat) -> Locator:
    return page.get_by_role("group", name="Whose score").get_by_role("button", name=NAMES[seat])


def press(page: Page, seat: Seat, name: str, suit: str = "") -> None:
    """Press a button of a player, and then that of a suit where there are several."""
    if player(page, seat).get_attribute("aria-pressed") != "true":
        player(page, seat).tap()
    mine = page.get_by_role("region", name=f"For {NAMES[seat]}")
    button = mine.get_by_role("button", name=re.compile(rf"^{name} \d+$", re.IGNORECASE))
    several = button.get_attribute("aria-expanded") is not None
    button.tap()
    if several:
        mine.get_by_role("group", name="of which suit").get_by_role("button", name=suit).tap()


def entered(page: Page, number: int) -> None:
    """Wait until there are so many entries, of which the last twelve are shown."""
    if number > 12:
        expect(page.get_by_role("button", name=f"All {number} entries")).to_be_visible()
        return
    expect(page.locator("tbody tr:not(.deal)")).to_have_count(number)


def brisques(page: Page, seat: Seat, number: int) -> None:
    if player(page, seat).get_attribute("aria-pressed") != "true":
        player(page, seat).tap()
    stepper = page.get_by_role("group", name="Brisques")
    for _ in range(number - 1):
        stepper.get_by_role("button", name="One more").tap()
    stepper.get_by_role("button", name="Enter").tap()


def enter(page: Page, event: Event, trump: str) -> bool:
    """Enter what somebody at the table says; whether that is an entry at all."""
    match event:
        case TurnedUp(card):
            page.get_by_role("button", name="Trumps", exact=True).tap()
            page.get_by_role("group", name="Trumps").get_by_role("button", name=suit_name(str(card.suit))).tap()
        case Scored(seat, number, Reason.BRISQUES):
            brisques(page, seat, number // 10)
        case Scored(seat, _, Reason.COMBINATION, item) if item is not None:
            name = combination_name(item.key("SHDC".index(trump)), trump)
            press(page, seat, name, combination_name(str(item), trump))
        case Scored(seat, _, reason):
            press(page, seat, {Reason.LAST_TRICK: "Last trick"}.get(reason, "Seven of trumps"))
        case _:
            return False
    return True


def played(seed: int) -> tuple[list[Event], Deal]:
    """A deal of the standard game as the engine has it, by two who declare what they can."""
    chance = random.Random(seed)
    pack = list(ordered_pack(2))
    chance.shuffle(pack)
    deal = Deal(preset("standard").rules, pack, Seat.NORTH)
    events = list(deal.opening)
    while deal.turn is not None:
        menu = deal.actions()
        scores = [each for each in menu if str(each).startswith("score")]
        events += deal.apply(deal.turn, chance.choice(scores or menu))
    return events, deal


def test_the_score_of_a_whole_deal_is_kept_by_touch(phone: Page) -> None:
    events, deal = played(71)  # a deal with six combinations in it
    assert sum(isinstance(each, Scored) and each.reason is Reason.COMBINATION for each in events) == 6
    trump = str(deal.layout().trump)
    begin(phone)
    number, total = 0, [0, 0]
    for event in events:
        if enter(phone, event, trump):
            number += 1
            entered(phone, number)
        if isinstance(event, Scored):
            total[event.seat] += event.points
            expect(player(phone, event.seat).locator("b")).to_have_text(str(total[event.seat]))
    assert total == list(deal.scores)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(phone, "the score") == []
    sizes = phone.locator("main button, main .icon-btn").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert min(sizes) >= 44
    phone.get_by_role("button", name="The deal is over").tap()
    expect(phone.get_by_text("Deal 2, dealt by Anna")).to_be_visible()
    expect(phone.get_by_role("region", name="Result")).to_contain_text(f"Anna {total[0]}, Berthold {total[1]}")
    phone.get_by_role("button", name="Undo").tap()
    expect(phone.get_by_text("Deal 1, dealt by Berthold")).to_be_visible()
    phone.goto("")
    expect(phone.get_by_role("link", name="Anna · Berthold")).to_contain_text(f"{total[0]} \u2013 {total[1]}")


def test_what_cannot_be_is_refused_and_any_entry_is_undone(phone: Page) -> None:
    begin(phone)
    press(phone, Seat.SOUTH, "Double bezique")
    entered(phone, 1)
    expect(phone.get_by_role("status").first).to_have_text("Anna: five hundred for double bezique. 500 in all.")
    expect(
        phone.get_by_role("img", name="Counters at the right: 1 of 500, 0 of 100, 0 of 50, 0 of 10.")
    ).to_be_visible()
    brisques(phone, Seat.NORTH, 3)
    entered(phone, 2)
    stepper = phone.get_by_role("group", name="Brisques")
    for _ in range(12):
        stepper.get_by_role("button", name="One more").tap()
    expect(stepper.get_by_role("button", name="One more")).to_be_disabled()  # thirteen are left of sixteen
    phone.get_by_role("button", name="Anna: five hundred for double bezique.").tap()
    phone.get_by_role("button", name="Strike this entry out").tap()
    entered(phone, 1)
    expect(phone.get_by_role("status").first).to_have_text("Struck out: Anna: five hundred for double bezique.")
    expect(player(phone, Seat.SOUTH).locator("b")).to_have_text("0")
    press(phone, Seat.SOUTH, "Royal marriage|Marriage", "marriage in hearts")
    asked = phone.get_by_role("dialog", name="Which suit is trumps?")
    assert violations(phone, "a question") == []
    asked.get_by_role("button", name="Hearts", exact=True).tap()
    expect(player(phone, Seat.SOUTH).locator("b")).to_have_text("40")
    phone.get_by_role("button", name="Sheet, link, settings").tap()
    phone.get_by_label("pull-up board").check()
    expect(phone.get_by_role("img", name="Peg in hole 25, the one behind in hole 21, first round.")).to_be_visible()
    phone.set_viewport_size({"width": 320, "height": 568})
    where = "({ left, right, top, height }) => [Math.round(top), left, right, height]"
    read = f"all => all.map((one) => ({where})(one.getBoundingClientRect()))"
    numbers = sorted(phone.locator(".pegboard text").evaluate_all(read))
    assert len(numbers) == 14  # every fifth hole, the game hole, the round
    assert min(height for *_, height in numbers) >= 12
    assert all(one[0] != next_one[0] or one[2] + 2 < next_one[1] for one, next_one in pairwise(numbers))


def test_a_marriage_makes_trumps_and_the_game_is_settled_line_by_line(phone: Page, served: Served) -> None:
    begin(phone)
    new = {"south": "Anna", "north": "Berthold", "rules": "rubicon", "stake": "5 cents"}
    made = phone.request.post("api/scores", data=new, headers=served.headers).json()
    phone.goto(f"score/{made['id']}")
    press(phone, Seat.SOUTH, "Marriage", "marriage in spades")
    expect(phone.get_by_role("status").first).to_contain_text("Spades are trumps.")
    expect(phone.get_by_role("status").first).to_contain_text("40 in all.")
    over = phone.get_by_role("button", name="The deal is over")
    over.tap()
    asked = phone.get_by_role("dialog", name="Who took the last trick?")
    asked.get_by_role("button", name="Enter nothing").tap()
    expect(phone.get_by_text("Deal 1, dealt by Anna")).to_be_visible()
    press(phone, Seat.NORTH, "Last trick")
    over.tap()
    result = phone.get_by_role("region", name="Result").get_by_role("listitem")
    expect(result.filter(has_text="rubicon")).not_to_have_count(0)
    expect(result.filter(has_text=re.compile("Anna owes Berthold .* cents"))).to_have_count(1)
    press(phone, Seat.NORTH, "Four aces")
    expect(phone.get_by_role("rowheader", name=re.compile("^deal 1"))).to_contain_text("The deal is over")


def test_a_turned_up_seven_and_a_false_score_are_two_lines_of_one_entry_and_survive_a_reload(phone: Page) -> None:
    faults: list[str] = []
    phone.on("pageerror", lambda fault: faults.append(str(fault)))
    begin(phone)
    phone.get_by_role("button", name="A seven was turned up").tap()
    phone.get_by_role("group", name="A seven was turned up").get_by_role("button", name="hearts").tap()
    entered(phone, 2)
    expect(phone.locator(".where")).to_contain_text("hearts trumps")
    false_bezique(phone)
    entered(phone, 5)
    for again in (False, True):
        if again:
            phone.reload()
        expect(player(phone, Seat.NORTH).locator("b")).to_have_text("50")  # ten for the seven, forty of his adversary
        expect(player(phone, Seat.SOUTH).locator("b")).to_have_text("0")
        expect(phone.locator("tr.down")).to_have_count(1)
        entered(phone, 5)
    assert faults == []


def test_a_false_score_is_judged_by_questions(phone: Page) -> None:
    begin(phone)
    false_bezique(phone)
    expect(player(phone, Seat.NORTH).locator("b")).to_have_text("40")
    expect(player(phone, Seat.SOUTH).locator("b")).to_have_text("0")
    expect(phone.locator("tr.down")).to_contain_text("taken down")


def false_bezique(phone: Page) -> None:
    """Anna scores a bezique that was none, and Berthold adds its points to his own."""
    press(phone, Seat.SOUTH, "Bezique")
    phone.get_by_role("button", name="Anna: forty for bezique.").tap()
    phone.get_by_role("button", name="It was no score by right").tap()
    asked = phone.get_by_role("dialog", name="Does he hold the right card")
    assert violations(phone, "a false score") == []
    asked.get_by_role("button", name="No", exact=True).tap()
    ruling = phone.get_by_role("dialog", name="The points are taken down")
    expect(ruling.get_by_role("button", name="Enter nothing")).to_be_visible()
    ruling.get_by_role("button", name="The adversary adds the same points to his own score.", exact=True).tap()


def reach(page: Page, name: str) -> None:
    """Walk to a button by keyboard."""
    here = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText ?? ''"
    for _ in range(150):
        page.keyboard.press("Tab")
        if re.search(name, " ".join(str(page.evaluate(here)).split()), re.IGNORECASE):
            return
    raise AssertionError(f"the keyboard comes to no {name}")


def test_a_short_score_is_kept_by_keyboard_and_brisques_are_asked_in_a_grid(page: Page, served: Served) -> None:
    page.goto("score")
    new = {"south": "Anna", "north": "Berthold", "rules": "modern"}
    made = page.request.post("api/scores", data=new, headers=served.headers).json()
    page.goto(f"score/{made['id']}")
    page.get_by_role("region", name="For Anna").wait_for()
    reach(page, "^Double bezique")
    page.keyboard.press("Enter")
    entered(page, 1)
    page.get_by_label("Or type it").focus()
    page.keyboard.type("n last trick")
    page.keyboard.press("Enter")
    entered(page, 2)
    page.mouse.move(0, 0)
    reach(page, "^The deal is over")
    page.keyboard.press("Enter")
    asked = page.get_by_role("dialog", name="How many brisques has Anna, of 16?")
    numbers = asked.get_by_role("button", name=re.compile(r"^\d+$"))
    expect(numbers).to_have_count(17)
    assert asked.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight")
    sizes = numbers.evaluate_all("all => all.map((one) => [one.offsetWidth, one.offsetHeight, one.offsetTop])")
    assert len({top for *_, top in sizes}) < 6
    assert min(min(wide, high) for wide, high, _ in sizes) >= 44
    reach(page, "^9$")
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(page.get_by_text("Deal 2, dealt by Berthold")).to_be_visible()


def test_two_phones_keep_one_score(browser: Browser, served: Served, phone: Page) -> None:
    begin(phone)
    phone.get_by_role("button", name="Sheet, link, settings").tap()
    phone.get_by_role("button", name="Make a link for another phone").tap()
    link = phone.get_by_label("Link", exact=True).input_value()
    second = new_phone(browser, served)
    other = second.new_page()
    other.goto(link)
    expect(player(other, Seat.SOUTH)).to_be_visible()
    assert "#" not in other.url
    press(other, Seat.NORTH, "Four aces")
    expect(player(phone, Seat.NORTH).locator("b")).to_have_text("100")
    phone.route("**/api/scores/**", lambda route: route.abort())
    press(phone, Seat.NORTH, "Four kings")
    expect(phone.get_by_text("One entry is not sent yet:")).to_be_visible()
    press(other, Seat.NORTH, "Four kings")
    expect(player(other, Seat.NORTH).locator("b")).to_have_text("180")
    phone.unroute_all()
    asked = phone.get_by_role("dialog", name=re.compile("The same was entered on another phone"))
    asked.get_by_role("button", name="Enter nothing").tap()
    expect(player(phone, Seat.NORTH).locator("b")).to_have_text("180")
    second.close()


def test_without_a_net_entries_wait_and_are_sent_in_order(browser: Browser, tmp_path: Path) -> None:
    database, log = f"sqlite:///{tmp_path}/games.db", tmp_path / "log.jsonl"
    served = start(database, log)
    try:
        context = new_phone(browser, served)
        page = context.new_page()
        begin(page)
        press(page, Seat.SOUTH, "Bezique")
        entered(page, 1)
        assert page.evaluate(KEPT)
        served.kill()
        close(served)
        press(page, Seat.SOUTH, "Four jacks")
        brisques(page, Seat.NORTH, 2)
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
        page.reload()
        expect(page.get_by_text("2 entries are not sent yet:")).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text="Four jacks")).to_be_visible()
        expect(player(page, Seat.SOUTH).locator("b")).to_have_text("40")
        page.get_by_role("button", name="Sheet, link, settings").tap()
        expect(page.get_by_text("come from the server, which cannot be reached")).to_be_visible()
        expect(page.get_by_role("link", name="Save the sheet")).to_have_count(0)
        page.goto("score")
        expect(page.get_by_role("alert")).to_contain_text("A score is begun with a net")
        page.get_by_role("link", name="Go on: Anna · Berthold").tap()
        expect(page.get_by_text("2 entries are not sent yet:")).to_be_visible()
        served = start(database, log, "--port", served.url.rpartition(":")[2])
        entered(page, 3)
        expect(page.get_by_text("not sent yet")).to_have_count(0)
        texts = page.locator("tbody tr:not(.deal) th").all_inner_texts()
        assert [text.strip() for text in texts] == [
            "Berthold: 20 for brisques.",
            "Anna: forty for four jacks.",
            "Anna: forty for bezique.",
        ]
        context.close()
    finally:
        if served.process.poll() is None:
            served.kill()
        close(served)


def close(served: Served) -> None:
    assert served.process.stdout is not None
    served.process.stdout.close()
