from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.cli.count import count_ways
from bezique.errors import BadRules
from bezique.game.counting import count
from bezique.game.deal import Deal
from bezique.rules.load import rules


@pytest.mark.parametrize(("text", "number", "depth"), [("standard", 0, 2), ("rubicon", 5, 3)])
def test_a_count(text: str, number: int, depth: int) -> None:
    deal = Deal(rules(text), numbered_pack(number, rules(text).packs), 1)
    assert count_ways(text, number, depth) == str(count(deal, depth))


def test_divided_by_the_first_action() -> None:
    lines = count_ways("standard", 3, 2, divided=True).splitlines()
    ways = [int(line.rpartition(" ")[2]) for line in lines]
    assert lines[-1] == f"in all: {sum(ways[:-1])}"
    assert [line.split(":")[0] for line in lines[:-1]] == [
        str(action) for action in Deal(rules("standard"), numbered_pack(3, 2), 1).actions()
    ]


def test_what_cannot_be_counted() -> None:
    with pytest.raises(BadRules, match="no rules called"):
        count_ways("nonsense", 0, 1)
    with pytest.raises(ValueError, match="0 or more"):
        count_ways("standard", 0, -1)
