"""Contradictions: each is found, alone where it can be, and says what would be right (laws 2.5)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from bezique.errors import BadRules
from bezique.rules.check import BY_SEAT_ALONE, CONTRADICTIONS, check, contradictions
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Rules
from bezique.rules.options import STANDARD, Value, add, flatten, from_flat
from tests.strategies import any_rules

CASES = {
    "packets_do_not_add_up": "standard,hand=9",
    "no_stock": "standard,packs=1,hand=16,packets=singly,combinations.double=absent",
    "packs_for_double": "standard,packs=1",
    "packs_for_triple": "standard,combinations.triple=1500",
    "packs_for_quadruple": "standard,packs=3,combinations.quadruple=4500",
    "packs_for_quintuple": "rubicon,combinations.quintuple=9000",
    "packs_for_four_trumps": "standard,packs=3,combinations.four_trumps.aces=1000",
    "packs_for_five_trumps": "rubicon,combinations.five_trumps.jacks=800",
    "seven_points_without_turn_up": "rubicon,seven.points=10",
    "turned_seven_without_turn_up": "no-turn-up,seven.turned_to_dealer=10",
    "first_card_exchange_without_turn_up": "no-turn-up,seven.exchange=before_first_card",
    "barred_trump_with_turn_up": "standard,trump_repeat=false",
    "trumps_without_marriage": "no-turn-up,combinations.royal_marriage=absent",
    "trumps_without_marriage_or_sequence": "rubicon,combinations.royal_marriage=absent,combinations.sequence=absent",
    "brisques_for_rubicon_in_a_race": "standard,brisques=tie_or_rubicon",
    "brisques_counted_twice": "rubicon,brisques=immediate",
    "target_between_scores": "standard,target=1005",
    "settlement_with_target": "rubicon,target=1000",
    "settlement_with_double_game": "six-pack,double_game_below=500",
    "double_game_over_target": "standard,target=300",
    "settlement_with_partie": "rubicon-modern,partie=best_of_five",
    "settlement_with_odd_game": "eight-pack,odd_game=1",
    "polish_packs": "polish,packs=4",
    "polish_carte_blanche": "polish,carte_blanche.points=50",
    "by_seat_alone": "standard,draw_order=by_seat",
}

REGISTRY = (*CONTRADICTIONS, BY_SEAT_ALONE)


def unchecked(text: str) -> Rules:
    name, *changes = text.split(",")
    flat: dict[str, Value] = {}
    for change in changes:
        add(flat, *change.split("="))
    return from_flat(flatten(rules(name)) | flat)


def test_every_contradiction_has_a_case_and_a_code_of_its_own() -> None:
    codes = [item.code for item in REGISTRY]
    assert len(set(codes)) == len(codes)
    assert set(codes) == set(CASES)


@pytest.mark.parametrize("code", CASES)
def test_a_contradiction_is_found_alone_and_refused_with_its_reason(code: str) -> None:
    made = unchecked(CASES[code])
    found = contradictions(made)
    assert [item.code for item in found] == [code]
    with pytest.raises(BadRules, match=re.escape(found[0].sentence(made))) as caught:
        rules(CASES[code])
    assert caught.value.key == found[0].keys[0]


@pytest.mark.parametrize("item", REGISTRY, ids=lambda item: item.code)
def test_a_reason_is_a_sentence_that_says_what_would_be_right(item: object) -> None:
    found = next(each for each in REGISTRY if each is item)
    sentence = found.sentence(unchecked(CASES[found.code]))
    assert re.search(r": (add|give|take|play|make|deal) ", sentence)
    assert "{" not in sentence
    assert set(found.keys) <= set(STANDARD)


def test_all_reasons_are_given_together() -> None:
    with pytest.raises(BadRules) as caught:
        rules("rubicon,target=1000,seven.points=10")
    assert "race to 1000" in caught.value.problem
    assert "nothing is turned up" in caught.value.problem


def test_following_the_advice_helps() -> None:
    rules("standard,packs=1,combinations.double=absent")
    rules("standard,trump_source=first_marriage,seven.points=0,seven.turned_to_dealer=0")
    rules("standard,hand=9,packets=singly")
    rules("rubicon,brisques=never")
    rules("standard,settlement=six,target=0,double_game_below=0")


def test_by_seat_belongs_to_duplicate_deals() -> None:
    assert rules("standard,draw_order=by_seat", duplicate=True).draw_order == "by_seat"


@pytest.mark.parametrize("name", preset_names())
def test_presets_do_not_contradict_themselves(name: str) -> None:
    assert check(rules(name)) is rules(name)


@pytest.mark.parametrize(
    "text",
    [
        "french-9",  # brisques at the end and a game that ends at once: laws vG6
        "standard,target=0",
        "standard,carte_blanche.repeat=true",
        "standard,marriage_crossing=free_repairing",
        "standard,odd_game=2",
        "polish,seven.exchange=on_lead",
        "standard,reuse=polish_compound",
        "no-turn-up,seven.exchange=on_lead",
    ],
)
def test_what_merely_has_no_effect_is_allowed(text: str) -> None:
    assert not contradictions(rules(text))


@given(any_rules())
def test_legal_rules_can_be_dealt(made: Rules) -> None:
    assert not contradictions(made)
    assert sum(made.packets) == made.hand
    stock = made.pack_size - 2 * made.hand - made.has_turn_up
    assert stock > 0
    assert stock % 2 == made.has_turn_up
    assert made.drawing_tricks > 0
