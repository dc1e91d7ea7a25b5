"""Laws 3.1, R1: what may follow what with a shared card, by the class rule and by the rule of rising values."""

from __future__ import annotations

import pytest

from bezique.rules.combination import combination
from bezique.rules.load import rules
from tests.played import ROOMY, Table

PAIRS = [
    # one, other, all their cards, trumps, and whether the other may follow and the one may follow the other:
    # by the class rule, by rising values; the same the other way about
    ("marriage-S", "four-kings", "KS QS KH KD KC", "H", (True, True), (True, False)),
    ("marriage-S", "four-queens", "KS QS QH QD QC", "H", (True, True), (True, False)),
    ("marriage-S", "bezique", "KS QS JD", "H", (True, True), (True, False)),
    ("marriage-S", "bezique", "KS QS JD", "S", (True, False), (True, False)),
    ("bezique", "four-queens", "QS JD QH QD QC", "H", (True, True), (True, False)),
    ("bezique", "four-jacks", "QS JD JS JH JC", "H", (True, False), (True, False)),
    ("four-aces", "sequence-H", "AS AH AD AC 10H KH QH JH", "H", (True, True), (True, False)),
    ("four-kings", "sequence-H", "KS KH KD KC AH 10H QH JH", "H", (True, True), (True, False)),
    ("four-queens", "sequence-H", "QS QH QD QC AH 10H KH JH", "H", (True, True), (True, False)),
    ("four-jacks", "sequence-H", "JS JH JD JC AH 10H KH QH", "H", (True, True), (True, False)),
    ("marriage-H", "sequence-H", "KH QH AH 10H JH", "H", (True, True), (False, False)),
    ("sequence-S", "double", "AS 10S KS QS JS QS JD JD", "S", (True, True), (True, False)),
    ("double", "four-queens", "QS QS JD JD QH QD", "H", (True, False), (True, True)),
    ("double", "four-jacks", "QS QS JD JD JH JS", "H", (True, False), (True, True)),
    ("double", "marriage-S", "QS QS JD JD KS", "H", (True, False), (True, True)),
]


def followed(preset: str, first: str, second: str, names: str, trump: str) -> bool:
    """Whether the second may be scored with a card that has served in the first; the points are checked."""
    table = Table(f"{preset},{ROOMY}", names, trump=trump)
    points = rules(preset).combinations
    suit = "SHDC".index(trump)
    assert table.score(first) == points[combination(first).key(suit)]
    scored = table.score(second)
    assert scored in (None, points[combination(second).key(suit)])
    return scored is not None


@pytest.mark.parametrize("case", PAIRS, ids=lambda case: f"{case[0]}-{case[1]}-{case[3]}")
def test_r1_what_may_follow_what(case: tuple[str, str, str, str, tuple[bool, bool], tuple[bool, bool]]) -> None:
    one, other, names, trump, onward, back = case
    presets = ("standard", "modern")
    assert tuple(followed(preset, one, other, names, trump) for preset in presets) == onward
    assert tuple(followed(preset, other, one, names, trump) for preset in presets) == back


def test_r3_the_first_of_a_class_needs_no_new_card() -> None:
    table = Table(f"standard,{ROOMY}", "QS QH QD QC JD JH JC JS")
    assert table.steps("four-queens", "bezique") == [60, 40]
    table = Table(f"standard,{ROOMY}", "QS QH QD QC KS KH KD KC")
    assert table.steps("four-queens", "four-kings", "marriage-S", "marriage-D") == [60, 80, 20, None]


def test_r3_any_unused_card_will_do_for_hoffmann() -> None:
    table = Table(f"hoffmann,{ROOMY}", "QS QH QD QC KS KH KD KC")
    assert table.steps("four-queens", "four-kings", "marriage-S", "marriage-D") == [60, 80, 20, 20]
