"""Complaints about computer players, by the number of a list of such complaints, and the tests that answer them.

Some stand here; `ANSWERED` says where the others are.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from bezique.bots.recipes import level_names
from bezique.cards import card, shuffled_pack
from bezique.lab.calibration import shipped
from bezique.rules.load import rules
from tests.scale import scaled
from tests.unit.cli.scripted import played

TESTS = Path(__file__).parents[2]

ANSWERED = {
    30: ("unit/bots/test_fair_play.py", "test_the_referee_finds_nothing_wrong"),
    31: ("unit/bots/test_fair_play.py", "test_hidden_cards_dealt_anew_change_no_decision"),
    32: ("unit/bots/test_complaints.py", "test_32_the_deal_favours_no_seat"),
    33: ("unit/bots/test_complaints.py", "test_33_each_level_is_dealt_the_same_cards"),
    34: ("unit/lab/test_suite.py", "test_34_second_hand_takes_a_ten_with_a_spare_ace"),
    35: ("unit/lab/test_suite.py", "test_35_both_pairs_of_double_bezique_are_kept"),
    37: ("unit/bots/test_complaints.py", "test_37_no_level_is_measured_below_the_one_before"),
    38: ("unit/cli/test_play.py", "test_a_computer_that_fails_does_not_end_the_game"),
}
"""The file and the test; of a player in the arena that fails or is late: `test_a_fall_back_takes_over_for_one_decision`
in unit/lab/test_pairs.py."""


@pytest.mark.parametrize("number", ANSWERED)
def test_every_complaint_has_its_test(number: int) -> None:
    file, test = ANSWERED[number]
    assert re.search(rf"^def {test}\(", (TESTS / file).read_text("utf-8"), re.MULTILINE)


def test_32_the_deal_favours_no_seat() -> None:
    """Aces, sevens of trumps and whole double beziques in the hands as they are dealt, within four standard errors."""
    chosen = rules("standard")
    double = sorted([card("QS"), card("QS"), card("JD"), card("JD")])
    deals, found = scaled(20_000), Counter[tuple[str, int]]()
    for _ in range(deals):
        pack = shuffled_pack(chosen.packs)
        for seat in range(2):
            hand = pack[seat * chosen.hand : (seat + 1) * chosen.hand]
            found["aces", seat] += sum(each % 8 == 7 for each in hand)
            found["sevens", seat] += sum(each % 8 == 0 for each in hand)
            found["doubles", seat] += sorted(each for each in hand if each in double) == double
    whole = 8 * 7 * 6 * 5 / (64 * 63 * 62 * 61)
    for (what, _), count in found.items():
        expected = deals * (whole if what == "doubles" else 1.0)
        assert abs(count - expected) <= 4 * sqrt(expected) + 1, what


def test_33_each_level_is_dealt_the_same_cards(tmp_path: Path) -> None:
    dealt = set()
    for name in level_names():
        text = played(tmp_path / name, typed=["quit"], deal=240, level=name).text
        dealt.add(text[text.index("Deal 1") : text.index("Your lead")].replace(name, ""))
    assert len(dealt) == 1


def test_37_no_level_is_measured_below_the_one_before() -> None:
    """In the figures of the package, for the standard game; how sure each step is, its page says."""
    names = level_names()
    steps = {(one.a, one.b): one.points[0] for one in shipped()["standard"]}
    found = [steps[higher, lower] for lower, higher in pairwise(names) if (higher, lower) in steps]
    assert len(found) >= 5
    assert all(points > 0 for points in found)
