"""No example of the laws for two players is forgotten: each is named by some test beside this one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NUMBERS = {
    "T": (1, 2, 3, 4, 6, 7, 9, 11, 13, 15, 17, 18),
    "X": (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12),
    "B": (1, 2, 3, 4, 5, 7, 8),
    "M": (*range(1, 12), *range(13, 31), 32, 33, 34, 35, *range(37, 49)),
    "G": tuple(range(1, 9)),
    "R": (1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 21, *range(23, 32)),
    "Z": (1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 16, 18),
    "S": tuple(range(1, 12)),
    "E": (1, 3),
    "L": (1, 2, 4, 5, 6, 7),
    "N": (1, 2),
}
"""The numbers that section 5 of the laws uses, by letter; three- and four-handed games (H) and faults (I) apart."""


@pytest.mark.parametrize("letter", NUMBERS)
def test_every_example_is_named_by_a_test(letter: str) -> None:
    here = Path(__file__)
    others = [file.read_text("utf-8") for file in here.parent.glob("test_vectors_*.py") if file != here]
    names = [name for text in others for name in re.findall(r"(?<=def )test_\w+|(?<=\")v[^\"]+", text)]
    named = {int(number) for name in names for number in re.findall(rf"(?i)(?<![a-z])v{letter}([0-9]+)", name)}
    assert named == set(NUMBERS[letter])
