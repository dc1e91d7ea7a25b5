"""Each refusal of the laws from a position in which it is the reason, and what people most often dispute."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from bezique.cards import card, cards
from bezique.game.actions import action
from bezique.game.deal import Deal
from bezique.game.refusal import Refusal
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from bezique.seats import Seat
from bezique.words import refusal_codes
from tests.situations import last_tricks, situation

OTHERWISE = {"not_your_turn", "deal_over", "not_on_menu", "must_follow", "must_head", "must_trump"}
OTHERWISE |= {"looking", "not_looking", "called", "barred_announcing", "barred_scoring"}
"""Refusals with tests of their own."""


@dataclass(frozen=True)
class Case:
    """In a situation, an action is refused with a code and these arguments; `told` sets the situation out."""

    code: str
    preset: str
    hand: str
    table: str
    refused: str
    args: dict[str, object] = field(default_factory=dict)
    told: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.preset} {self.refused}"

    def refusal(self) -> Refusal | None:
        return refusal(situation(self.preset, self.hand, self.table, **self.told), self.refused)


def refusal(deal: Deal, text: str) -> Refusal | None:
    return deal.refusal(Seat.SOUTH, action(text))


def reason(deal: Deal, text: str) -> str | None:
    """The code of the refusal, None where the action is allowed."""
    refused = refusal(deal, text)
    return refused.code if refused is not None else None


def waiting(item: Combination, *places: int) -> dict[str, Any]:
    return {"pending": ((item, places),)}


PLAY: dict[str, Any] = {"stage": "play"}
GONE: dict[str, Any] = {"stage": "play", "stock": (), "turn_up": None}
LAST_DRAW: dict[str, Any] = {"stock": cards("8C")}
SPLIT: dict[str, Any] = {"then": ("score bezique",)}
EXCHANGED: dict[str, Any] = {"then": ("exchange",)}
TWO_PAIRS = "KC:marriage QC:marriage KC:marriage QC:marriage"
MARRIED: dict[str, Any] = {"pairs": ((0, 1), (2, 3))}
FREE = "rubicon,marriage_crossing=free_repairing"
FIRST: dict[str, Any] = {"stage": "play", "moved": False}

CASES = (
    Case("window_open", "standard", "KH QH", "", "KH"),
    Case("choosing", "standard", "QS JD", "QS:four", "done", {"combination": "bezique", "cards": ["QS", "QS*"]}, SPLIT),
    Case("choosing", "standard", "QS JD", "QS:four", "QS", {"cards": ["QS", "QS*"]}, SPLIT),
    Case("cannot_serve", "standard", "QS JD", "QS:four", "choose JD", {"card": "JD", "cards": ["QS", "QS*"]}, SPLIT),
    Case("cannot_serve", "standard", "QS JD", "QS:four", "choose QS*2", {"card": "QS*2"}, SPLIT),
    Case("not_choosing", "standard", "KH", "", "choose KH"),
    Case("not_choosing", "standard", "KH", "", "choose KH", {}, PLAY),
    Case("not_held", "standard", "KH", "QH:marriage", "QH", {"card": "QH"}, PLAY),
    Case("not_held", "polish", "KH", "QH", "QH*", {"card": "QH"}, PLAY),
    Case("not_on_table", "standard", "KH", "QH:marriage", "KH*", {"card": "KH*"}, PLAY),
    Case("not_on_table", "standard", "KH", "QH:marriage", "QH*2", {"card": "QH*2"}, PLAY),
    Case("trick_not_won", "standard", "QS JD", "", "score bezique", {}, PLAY),
    Case("trick_not_won", "polish", "QS JD", "", "score bezique", {}, GONE),
    Case("trick_not_won", "standard", "QS JD", "", "done", {}, PLAY),
    Case("stock_gone", "standard", "QS JD", "", "announce bezique", {}, GONE),
    Case("stock_gone", "standard", "QS JD", "", "done", {}, GONE),
    Case("stock_gone", "standard", "7H", "", "exchange", {}, GONE),
    Case("last_draw", "french-digest", "QS JD", "", "score bezique", {}, LAST_DRAW),
    Case("last_draw", "french-digest", "7H", "", "exchange", {}, LAST_DRAW),
    Case("already_scored", "standard", "QS JD", "", "score bezique", {}, {"scored": True}),
    Case(
        "already_scored",
        "standard",
        "9C",
        "QS JD",
        "score bezique",
        {},
        {"scored": True} | waiting(Combination.BEZIQUE, 0, 1),
    ),
    Case("missing_cards", "standard", "QS", "", "score bezique", {"missing": ["JD"]}, {"scored": True}),
    Case("missing_cards", "standard", "AS AS AH", "AH:sequence", "score four-kings", {"missing": ["K"] * 4}),
    Case("missing_cards", "standard", "QS QS JD", "", "score double", {"missing": ["JD"]}),
    Case("missing_cards", "standard", "AS AS AH", "", "announce four-aces", {"missing": ["A"]}),
    Case("missing_cards", "four-suits", "KS KS KD", "", "score four-kings", {"missing": ["KH", "KC"]}),
    Case("missing_cards", "polish", "9C", "QS:!", "score bezique", {"missing": ["JD"]}),
    Case("fours_need_suits", "four-suits", "KS KS KD", "KD:marriage", "score four-kings"),
    Case("not_in_game", "standard", "QS QS QS JD JD JD", "", "score triple", {"combination": "triple"}),
    Case("not_in_game", "standard", "AC 10C KC QC JC", "", "score sequence-C", {"combination": "sequence-C"}),
    Case("needs_trump", "six-pack", "QS JD", "", "score bezique", {"combination": "bezique"}, {"trump": None}),
    Case("needs_trump", "no-turn-up", "AC 10C KC QC JC", "", "score sequence-C", {}, {"trump": None}),
    Case("already_pending", "standard", "9C", "KC QC", "announce marriage-C", {}, waiting(Combination(3), 0, 1)),
    Case("only_captured", "polish", "9C", "QS JD", "score bezique"),
    Case("only_captured", "polish", "JD", "QS:!", "score bezique"),
    Case(
        "two_a_trick", "polish-two", "9C", "KD KC KH QS KS:!", "score marriage-S", {}, {"then": ("score four-kings",)}
    ),
    Case("no_announcing", "polish", "9C", "QS JD:!", "announce bezique"),
    Case("already_served", "standard", "KC", "KC:marriage QC:marriage", "score marriage-C", {"cards": ["QC"]}),
    Case("already_served", "standard", "9C", "KC:marriage QC:marriage", "score marriage-C", {"cards": ["KC", "QC"]}),
    Case(
        "served_higher",
        "standard",
        "9C",
        "QS:double JD:double QS:double JD:double",
        "score bezique",
        {"higher": "double"},
    ),
    Case(
        "served_higher", "standard", "QH", "KH:sequence", "score marriage-H", {"cards": ["KH"], "higher": "sequence-H"}
    ),
    Case(
        "served_higher",
        "eight-pack",
        "9C",
        " ".join(["KH:five_trumps"] * 5),
        "score four-trump-kings",
        {"higher": "five-trump-kings", "cards": ["KH"] * 5},
    ),
    Case(
        "not_worth_more", "modern", "QS", "KS:80+four", "score marriage-S", {"cards": ["KS"], "worth": 80, "points": 20}
    ),
    Case(
        "not_worth_more", "modern", "JD", "QS:marriage+40", "score bezique", {"worth": 40, "points": 40}, {"trump": "S"}
    ),
    Case(
        "sequence_from_marriage",
        "standard,sequence_after_marriage=false",
        "AH 10H JH",
        "KH:marriage QH:marriage",
        "score sequence-H",
        {"cards": ["KH", "QH"]},
    ),
    Case("needs_fresh_card", "standard", "9C", "KS:four QS:four", "score marriage-S", {}, {"announced": (0,)}),
    Case(
        "needs_unused_card",
        "hoffmann",
        "9C",
        "QS:bezique JD:bezique QS:bezique JD:bezique",
        "score double",
        {},
        {"announced": (1,)},
    ),
    Case(
        "same_pair",
        "rubicon",
        "9C",
        "KC:marriage QC:marriage",
        "score marriage-C",
        {"cards": ["KC", "QC"]},
        {"pairs": ((0, 1),)},
    ),
    Case(
        "no_married_card_gone",
        "rubicon",
        "9C",
        TWO_PAIRS,
        "score marriage-C",
        {"suit": "C"},
        MARRIED,
    ),
    Case(
        "still_whole",
        "rubicon",
        "QC",
        "QS:four QH:four QD:four QC:four",
        "score four-queens",
        {"cards": ["QS", "QH", "QC", "QD"]},
        {"whole": (("four", (0, 1, 2, 3)),)},
    ),
    Case(
        "too_many_laid",
        "six-pack",
        "KC QC",
        "KC:marriage QC:marriage",
        "score marriage-C",
        {"cards": ["KC", "QC"]},
        {"pairs": ((0, 1),)},
    ),
    Case(
        "too_many_laid",
        "six-pack",
        "QH JC",
        "QH:bezique JC:bezique",
        "score bezique",
        {"cards": ["QH", "JC"]},
        {"whole": (("bezique", (0, 1)),)},
    ),
    Case(
        "served_as_four",
        "six-pack",
        "9C",
        "AH:four AH:four AH:four AH:four",
        "score four-trump-aces",
        {"cards": ["AH"] * 4},
        {"whole": (("four", (0, 1, 2, 3)),)},
    ),
    Case("seven_used", "standard", "7H KC QC", "", "score marriage-C", {}, EXCHANGED),
    Case("declared_already", "standard", "7H KC QC", "", "exchange", {}, {"then": ("announce marriage-C",)}),
    Case(
        "picked_up",
        "enquire-within",
        "7H QH",
        "",
        "score marriage-H",
        {"card": "KH"},
        EXCHANGED | {"turn_up": card("KH")},
    ),
    Case("no_seven", "standard", "7C", "", "exchange", {"trump": "H"}),
    Case("no_seven", "standard", "7C", "", "exchange", {"trump": "H"}, PLAY),
    Case("seven_paid", "standard", "7H", "", "exchange", {}, EXCHANGED | {"turn_up": card("7H")}),
    Case("seven_not_counted", "standard,seven.points=0", "7H", "", "exchange"),
    Case("seven_not_exchanged", "polish", "7H", "", "exchange"),
    Case("turn_up_is_seven", "modern", "7H", "", "exchange", {}, {"turn_up": card("7H")}),
    Case("exchange_after_trick", "standard", "7H", "", "exchange", {}, PLAY),
    Case("exchange_on_lead", "modern", "7H", "", "exchange", {}, PLAY | {"led": card("9C")}),
    Case("exchange_before_first_card", "1847", "7H", "", "exchange"),
    Case("exchange_before_first_card", "1847", "7H", "", "exchange", {}, PLAY),
    Case("no_turn_up", "rubicon", "7H", "", "exchange"),
    Case("not_carte_blanche", "rubicon", "7H JC JC AS", "", "show", {"cards": ["JC", "JC"]}, FIRST),
    Case("no_carte_blanche", "standard", "7H 8C", "", "show", {}, FIRST),
    Case("carte_blanche_late", "rubicon", "7H 8C", "", "show", {}, PLAY),
    Case("carte_blanche_late", "rubicon", "7H 8C", "", "show"),
    Case("series_over", "rubicon", "7H 8C", "", "show", {}, {"stage": "play", "shown": True}),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_reason_is_the_bar_and_names_the_cards(case: Case) -> None:
    refused = case.refusal()

    assert refused is not None
    assert refused.code == case.code
    assert dict(refused.args) | case.args == dict(refused.args)


def test_every_refusal_has_a_position() -> None:
    assert {case.code for case in CASES} | OTHERWISE == set(refusal_codes())


ALLOWED = (
    Case("already_served", "standard", "KC QC", "KC:marriage QC:marriage", "score marriage-C"),
    Case("served_higher", "standard", "KH QH", "KH:sequence", "score marriage-H"),
    Case("needs_fresh_card", "standard", "QS", "KS:four QS:four", "score marriage-S", {}, {"announced": (0,)}),
    Case("needs_fresh_card", "standard", "9C", "KS:four QS:four", "score marriage-S"),
    Case("still_whole", "rubicon", "QC", "QS:four QH:four QD:four", "score four-queens"),
    Case("no_married_card_gone", "rubicon", "9C", TWO_PAIRS, "score marriage-C", {}, MARRIED | {"remarry": (3,)}),
    Case("no_married_card_gone", FREE, "9C", TWO_PAIRS, "score marriage-C", {}, MARRIED),
    Case("seven_used", "enquire-within", "7H KC QC", "", "score marriage-C", {}, EXCHANGED),
    Case("only_captured", "polish", "9C", "QS JD:!", "score bezique"),
)
"""The same with that bar gone: another card, or another rule."""


@pytest.mark.parametrize("case", ALLOWED, ids=str)
def test_without_the_bar_the_action_is_allowed(case: Case) -> None:
    assert case.refusal() is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rule_behind_a_refusal_is_an_option_with_its_source(case: Case) -> None:
    refused = case.refusal()

    assert refused is not None
    assert refused.source == rules(case.preset).source(refused.key)
    assert (refused.source is None) == (
        case.code in {"window_open", "choosing", "not_choosing", "not_held", "not_on_table"} or "," in case.preset
    )


# --- what people dispute ---------------------------------------------------------------------------------------


def test_complaint_1_a_king_of_four_kings_marries_by_foster_but_not_by_the_modern_page() -> None:
    table, hand = "KS:80+four KH:80+four KD:80+four KC:80+four", "QS"
    modern = refusal(situation("modern", hand, table), "score marriage-S")

    assert reason(situation("standard", hand, table), "score marriage-S") is None
    assert modern is not None
    assert str(modern).startswith(
        "The king of spades has earned 80 already and may next serve only for more: "
        "a marriage in spades would bring 20. ("
    )
    assert modern.key == "reuse"


def test_complaint_2_no_marriage_after_the_sequence_but_the_sequence_after_the_marriage() -> None:
    served = "AH:sequence 10H:sequence KH:sequence QH:sequence JH:sequence"
    refused = refusal(situation("standard", "9C", served), "score marriage-H")

    assert refused is not None
    assert str(refused).startswith(
        "The king and queen of hearts have served in a sequence in trumps, which ranks higher: "
        "a royal marriage must come from other cards."
    )
    assert reason(situation("standard", "AH 10H JH", "KH:marriage QH:marriage"), "score sequence-H") is None


def test_complaint_3_a_new_queen_does_not_marry_the_king_of_the_sequence() -> None:
    served = "AH:sequence 10H:sequence KH:sequence QH:sequence JH:sequence"

    assert reason(situation("standard", "QH", served), "score marriage-H") == "served_higher"
    assert reason(situation("rubicon", "QH", served), "score marriage-H") == "served_higher"
    assert reason(situation("standard", "QH KH", served), "score marriage-H") is None


def test_complaint_7_four_kings_of_two_suits_serve_unless_one_of_each_is_asked() -> None:
    refused = refusal(situation("four-suits", "KS KS KD KD"), "score four-kings")

    assert reason(situation("standard", "KS KS KD KD"), "score four-kings") is None
    assert refused is not None
    assert (refused.code, refused.key) == ("fours_need_suits", "fours_suits")


def test_complaint_8_the_seven_and_a_marriage_for_one_trick_only_where_the_rules_say_so() -> None:
    first_seven = {"then": ("exchange",)}
    first_marriage = {"then": ("score marriage-C",)}

    assert reason(situation("standard", "7H KC QC", **first_seven), "score marriage-C") == "seven_used"
    assert reason(situation("standard", "7H KC QC", **first_marriage), "exchange") == "declared_already"
    assert reason(situation("enquire-within", "7H KC QC", **first_seven), "score marriage-C") is None
    assert reason(situation("enquire-within", "7H KC QC", **first_marriage), "exchange") is None


LAST_TRICKS = (
    ("standard", "9C AC 7H", "10C", {"9C": "must_head", "AC": None, "7H": "must_head"}),
    ("standard", "8C 7H", "10C", {"8C": None, "7H": "must_follow"}),
    ("standard", "KD 7H", "10C", {"KD": "must_trump", "7H": None}),
    ("standard", "KD", "10C", {"KD": None}),
    ("hoffmann", "9C AC 7H", "10C", {"9C": None, "AC": None, "7H": "must_follow"}),
    ("hoffmann", "KD 7H", "10C", {"KD": None, "7H": None}),
    ("standard", "KD 7H", None, {"KD": None, "7H": None}),
)


@pytest.mark.parametrize(("preset", "hand", "led", "reasons"), LAST_TRICKS)
def test_complaint_13_what_must_be_played_in_the_last_tricks(
    preset: str, hand: str, led: str | None, reasons: dict[str, str | None]
) -> None:
    deal = last_tricks(preset, hand, led)

    assert {name: reason(deal, name) for name in reasons} == reasons


def test_complaint_45_why_a_card_may_not_be_played_is_said_in_one_sentence() -> None:
    refused = refusal(last_tricks("standard", "9C AC 7H", "10C"), "9C")

    assert refused is not None
    assert str(refused) == (
        "The ten of clubs was led and you can beat it: play the ace of clubs. "
        "(Foster's Complete Hoyle, Bézique: the last tricks)"
    )


def test_suit_and_trumps_are_named_where_they_bind() -> None:
    follow = refusal(last_tricks("standard", "8C 7C 7H", "10C"), "7H")
    ruff = refusal(last_tricks("standard", "KD 7H", "10C"), "KD")

    assert follow is not None
    assert dict(follow.args) == {"led": "C", "allowed": ["7C", "8C"]}
    assert ruff is not None
    assert dict(ruff.args) == {"led": "C", "trump": "H", "allowed": ["7H"]}
