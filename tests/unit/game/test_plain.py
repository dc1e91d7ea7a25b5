"""The numbers of the interpreted run are those of the compiled one, and the closed lists stand in the same order."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

import bezique.game
from bezique.cards import Rank
from bezique.game import _plain
from bezique.game.events import Loss
from bezique.game.layout import DEGREES, STAGES
from bezique.game.points import Reason
from bezique.rules.combination import COMBINATION_KEYS, Combination
from bezique.seats import next_seat

HEADER = Path(bezique.game.__path__[0]) / "_c.pxd"
MASK64 = 2**64 - 1


def of_the_header() -> dict[str, int]:
    """The numbers of the enum in `_c.pxd`."""
    listed = HEADER.read_text("utf-8").partition("cdef enum:")[2]
    return {name: int(number) for name, number in re.findall(r"^    ([A-Z0-9_]+) = (-?\d+)$", listed, re.MULTILINE)}


def test_both_runs_know_the_same_numbers() -> None:
    plain = {name: number for name, number in vars(_plain).items() if name.isupper()}

    assert of_the_header() == plain


def test_the_numbers_follow_the_lists_they_stand_for() -> None:
    numbers = of_the_header()

    assert [numbers[f"FOR_{reason.name}"] for reason in Reason] == list(range(len(Reason)))
    assert [numbers[f"LOST_{loss.name}"] for loss in Loss] == list(range(len(Loss)))
    assert [numbers[stage.upper()] for stage in STAGES] == list(range(len(STAGES)))
    assert [numbers[rank.name] for rank in (Rank.SEVEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)] == [
        0,
        3,
        4,
        5,
        6,
        7,
    ]
    assert numbers["DEGREES"] == len(DEGREES)
    assert numbers["COMBINATIONS"] == len(Combination)
    assert (numbers["SEQUENCES"], numbers["BEZIQUES"], numbers["FOURS"]) == (
        Combination.SEQUENCE_SPADES,
        Combination.BEZIQUE,
        Combination.FOUR_JACKS,
    )
    assert len(COMBINATION_KEYS) == 24


def test_the_other_seat_is_the_next_one() -> None:
    assert [_plain.other_seat(seat) for seat in (0, 1)] == [next_seat(seat) for seat in (0, 1)]


@given(st.integers(1, MASK64))
def test_the_bits_of_a_number(number: int) -> None:
    places = [place for place in range(64) if number >> place & 1]

    assert _plain.popcount(number) == len(places)
    assert (_plain.low_bit(number), _plain.high_bit(number)) == (places[0], places[-1])
    assert [_plain.nth_bit(number, turn) for turn in range(len(places))] == places


@given(st.lists(st.integers(0, 40), min_size=8, max_size=8))
def test_four_of_a_rank(counts: list[int]) -> None:
    packed = sum(count << (8 * rank) for rank, count in enumerate(counts))
    found = _plain.four_of_rank(packed)

    assert [found >> (8 * rank + 7) & 1 for rank in range(8)] == [int(count >= 4) for count in counts]
    assert found & ~0x8080808080808080 == 0


@given(st.integers(0, MASK64), st.integers(1, 256))
def test_a_scaled_number_stays_under_its_bound(bits: int, bound: int) -> None:
    assert 0 <= _plain.scale(bits, bound) < bound
    assert 0 <= _plain.scale_low(bits, bound) < bound
