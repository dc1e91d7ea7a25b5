"""The table by hand: dragging, choosing, asking, the cut, offers and claims, the score sheet, talk, text mode."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from bezique.table import messages as said
from tests.browser.player import PATIENCE
from tests.browser.tables import FULL, HAND, REPLY, RESULT, TABLES, WINDOW, put, show, table

LEAD = table(HAND, "KH QH", "AH AD")


def sent_by(page: Page, sent: list[str], kind: str, many: int) -> list[str]:
    """What has been sent of one kind, once it is so many: an action, or what is asked."""
    found: list[dict[str, Any]] = []
    for _ in range(PATIENCE // 20):
        found = [message for message in map(json.loads, list(sent)) if message["type"] == kind]
        if len(found) >= many:
            break
        page.wait_for_timeout(20)
    return [each["what"] if kind == "ask" else each["action"] for each in found]


def drag(page: Page, card: Locator, right: float, down: float) -> None:
    """With the mouse, from the left edge of a card, where it is in sight."""
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 8 + right, box["y"] + 30 + down, steps=4)
    page.mouse.up()


def of_hand(page: Page, name: str) -> Locator:
    return page.locator(".hand").get_by_role("button", name=name, exact=True)


def in_hand(page: Page) -> list[str]:
    return [str(card.get_attribute("aria-label")) for card in page.locator(".hand button.card").all()]


def test_a_card_is_played_by_dragging_it_out_of_the_hand(page: Page) -> None:
    sent = show(page, LEAD)
    drag(page, of_hand(page, "Jack of clubs"), 20, -200)
    assert sent_by(page, sent, "act", 1) == ["JC"]


def test_a_card_that_is_dragged_a_little_or_within_the_hand_is_not_played(page: Page) -> None:
    sent = show(page, LEAD)
    assert in_hand(page)[-1] == "Nine of diamonds"
    drag(page, of_hand(page, "Nine of diamonds"), -2000, 0)
    assert in_hand(page)[0] == "Nine of diamonds"
    expect(page.locator(".card.up")).to_have_count(0)
    assert sent_by(page, sent, "act", 0) == []
    page.reload()
    expect(page.locator(".hand button.card")).to_have_count(8)


def test_the_first_press_chooses_and_the_second_plays(page: Page) -> None:
    sent = show(page, LEAD)
    card = of_hand(page, "Jack of clubs")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Lead the")).to_be_visible()
    assert sent_by(page, sent, "act", 0) == []
    card.click()
    assert sent_by(page, sent, "act", 1) == ["JC"]


def test_a_card_that_may_not_be_played_is_asked_about(page: Page) -> None:
    only = table(HAND, "", "", **REPLY | {"menu": (said.Choice("JC", "play", "jack of clubs", cards=("h3",)),)})
    sent = show(page, only)
    of_hand(page, "Ten of hearts").click(force=True, position={"x": 8, "y": 20})
    assert sent_by(page, sent, "why", 1) == ["10H"]


def test_a_declaration_lights_its_cards_and_announcing_is_another_thing_than_scoring(page: Page) -> None:
    sent = show(page, table("QH 7H QC QD", "KH KS QS", "", **WINDOW))
    expect(page.locator(".hand .card.lit")).to_have_count(2)
    page.get_by_role("radio", name="The seven").check()
    expect(page.locator(".hand .card.lit")).to_have_count(1)
    page.get_by_role("button", name="Announce Royal marriage").click()
    assert sent_by(page, sent, "act", 1) == ["announce marriage-H"]


def test_a_card_shows_what_it_can_be_declared_in(page: Page) -> None:
    sent = show(page, table("QH 7H QC QD", "KH KS QS", "", **WINDOW))
    of_hand(page, "Seven of hearts").click()
    expect(page.get_by_role("radio", name="The seven")).to_be_checked()
    assert sent_by(page, sent, "why", 0) == []
    of_hand(page, "Queen of diamonds").click()
    assert sent_by(page, sent, "why", 1) == ["QD"]


def test_a_seven_of_keys(page: Page) -> None:
    sent = show(page, table("QH 7H QC QD", "KH KS QS", "", **WINDOW))
    page.keyboard.press("7")
    page.keyboard.press("d")
    assert sent_by(page, sent, "act", 2) == ["exchange", "done"]


def test_an_offer_is_agreed_to_and_a_game_of_one_who_is_away_is_claimed(page: Page) -> None:
    offer = said.Offer("undo", "North", "Paul would like to take back his card.")
    sent = show(page, table(HAND, "", "", offer=offer, can=("accept", "decline")))
    expect(page.get_by_role("alert")).to_contain_text("take back his card")
    page.get_by_role("button", name="Agree").click()
    assert sent_by(page, sent, "ask", 1) == ["accept"]
    sent = show(page, table(HAND, "", "", can=("claim_away", "wait"), claim_in=0))
    page.get_by_role("button", name="Keep waiting").click()
    page.get_by_role("button", name="Claim the game").click()
    assert sent_by(page, sent, "ask", 2) == ["wait", "claim_away"]


def test_the_time_until_a_claim_is_counted_down(page: Page) -> None:
    page.clock.install()
    show(page, table(HAND, "", "", claim_in=60))
    sentence = page.locator(".ask")
    expect(sentence).to_contain_text("can be claimed in")

    def left() -> int:
        return int(re.findall(r"(\d+) s", sentence.inner_text())[0])

    before = left()
    page.clock.run_for(5000)
    assert left() <= before - 5


def test_resigning_is_asked_twice(page: Page) -> None:
    sent = show(page, LEAD)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    assert sent_by(page, sent, "ask", 0) == []
    page.get_by_role("button", name="Resign: are you sure?").click()
    assert sent_by(page, sent, "ask", 1) == ["resign"]


def test_a_score_says_where_it_came_from(page: Page) -> None:
    rule = "Four kings: 80 points for any four kings"
    lines = (
        said.ScoreLine("South", 80, "four kings", 2, 6, ("KH", "KS", "KD", "KC"), rule, total=690),
        said.ScoreLine("South", 20, "marriage in clubs, lost: a card of it was played", 2, 7, ("KC", "QC"), lost=True),
    )
    show(page, table(HAND, "", "", sheet=lines))
    page.get_by_role("button", name="690").click()
    expect(page.get_by_role("columnheader", name="You 690")).to_be_visible()
    page.get_by_role("button", name="four kings trick 6").click()
    expect(page.get_by_role("img", name="king of spades")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text(rule)
    lost = page.get_by_role("row", name="marriage in clubs, lost: a card of it was played trick 7")
    expect(lost.locator("s")).to_have_text("20")


def test_the_last_trick_of_a_deal_is_seen_before_its_end_is_told(page: Page) -> None:
    trick = said.Trick(26, (put("North", "9C"), put("South", "AC")), "South", 10)
    over = said.Happened(table("", "", "", number=2, **RESULT | {"trick": trick}), (said.Moved("taken", "South"),))
    for stay, tap in ((2500, False), (0, True)):
        page.add_init_script(f"""localStorage.setItem("bezique.table", '{{"stay": {stay}}}')""")
        show(page, TABLES["last tricks"], over)
        expect(page.locator(".trick .card")).to_have_count(2)
        expect(page.locator(".result, .stages")).to_have_count(0)
        expect(page.get_by_text("The deal is over")).to_have_count(0)
        if tap:
            page.locator(".trick").click()
        expect(page.locator(".result")).to_be_visible()
        expect(page.get_by_role("button", name="Next deal")).to_be_visible()


def test_one_who_looks_on_has_no_card_to_press(page: Page) -> None:
    show(page, table("", FULL, FULL, seat=None, menu=(), can=()))
    expect(page.locator(".mine .card")).to_have_count(8)
    expect(page.locator("button.card")).to_have_count(0)


def test_text_mode_has_the_same_buttons_in_words(page: Page) -> None:
    page.add_init_script("""localStorage.setItem("bezique.table", '{"text": true}')""")
    sent = show(page, LEAD)
    expect(page.locator(".card img, .spread").first).to_be_hidden()
    card = of_hand(page, "Jack of clubs")
    expect(card).to_be_visible()
    card.click()
    card.click()
    assert sent_by(page, sent, "act", 1) == ["JC"]


def test_sentences_are_kept_in_order_for_readers(page: Page) -> None:
    show(page, LEAD)
    for letter in "h", "s", "c":
        page.keyboard.press("r")
        page.keyboard.press(letter)
    told = page.locator("[role=log] p")
    expect(told).to_have_count(3)
    expect(told.first).to_contain_text("Your hand: ")
    expect(told.nth(1)).to_contain_text("24 tricks")
    expect(told.nth(2)).to_contain_text("690")


def test_what_is_pressed_again_before_the_answer_is_asked_once(page: Page) -> None:
    sent = show(page, TABLES["cutting"])
    take = page.get_by_role("button", name=re.compile("^Take card"))
    take.dblclick()
    page.locator(".pack input").press("ArrowRight")
    take.click()
    assert sent_by(page, sent, "ask", 2) == ["cut", "cut"]


def test_a_hint_is_thought_about_in_words_until_it_comes(page: Page) -> None:
    sent = show(page, LEAD, answers={})
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ask [role=status]")).to_have_text("Thinking about a hint ...")
    page.get_by_role("button", name="Hint").click()
    of_hand(page, "Jack of clubs").click()
    of_hand(page, "Jack of clubs").click()
    assert sent_by(page, sent, "act", 1) == ["JC"]
    assert [each for each in sent if '"hint"' in each] == ['{"type":"hint","request":1}']
    expect(page.locator(".ask .now")).to_have_text(LEAD.prompt.expected)


def test_talk_opens_at_its_newest_line(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, LEAD)
    page.get_by_role("button", name="Talk").click()
    expect(page.locator("dialog .talk li").last).to_be_in_viewport(ratio=1)
    expect(page.locator("dialog .talk li").first).not_to_be_in_viewport()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".side .talk li").last).to_be_in_viewport(ratio=1)


def test_a_card_is_cut_by_keys_from_the_title_of_the_page(page: Page) -> None:
    sent = show(page, TABLES["cutting"])
    page.evaluate("h1 = document.querySelector('h1'), h1.tabIndex = -1, h1.focus()")
    page.keyboard.type("17")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert sent_by(page, sent, "ask", 1) == ["cut"]
    assert '"value":17}' in sent[-1]
