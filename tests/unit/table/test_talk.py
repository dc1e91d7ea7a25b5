"""The talk: each line with the trick that it belongs to, and the points where they are told; what a hint lists."""

from __future__ import annotations

import random
import re

import pytest

from bezique.table.messages import AskHint
from bezique.table.setup import Setup
from tests.tables import Bench

BRISQUES = re.compile(r"takes? the trick, (\d+) for brisques")
OPEN = Setup(against="friend", name="Ann", friend="Bob", dealer="North", memory="full")
UNITS = {"en": "points?", "fr": "points?", "de": "Punkte?"}


def test_a_trick_begins_with_its_lead_and_its_points_stand_where_they_are_told() -> None:
    bench = Bench(OPEN)
    bench.prepare()
    bench.play_out(random.Random(5))
    trick, paid = 0, 0
    for line in bench.table("South").log:
        if line.trick != trick:
            assert line.trick == trick + 1
            assert re.match("(You|Bob) leads? ", line.text), line
            trick = line.trick
        told = BRISQUES.search(line.text)
        if told:
            assert line.points >= int(told[1]), line
            paid += 1
        elif re.match("(You|Bob) (lead|play)s? ", line.text):
            assert not line.points, line
    assert (trick, paid > 0) == (32, True)


@pytest.mark.parametrize("language", UNITS)
def test_a_hint_tells_what_each_candidate_brings_in_points(language: str) -> None:
    bench = Bench(OPEN)
    bench.prepare()
    rng = random.Random(5)
    while bench.table("South").stock is None or bench.table("South").stock.left:  # type: ignore[union-attr]
        bench.move(rng)
    asked = bench.room.hint(bench.table(None).turn or None, AskHint(1), language)
    assert callable(asked)
    answer = asked()
    assert len(answer.text) > 40
    assert len(answer.lines) > 1
    for line in answer.lines:
        assert re.search(rf": [+\u2212]\d+ {UNITS[language]}$", line), line
