"""Laws 1.6 and 3.7: what was announced can be worth nothing any more when it is to be scored."""

from __future__ import annotations

from bezique.game.position import position
from tests.played import can, do

WAITING = """
    rules rubicon,combinations.plain_sequence=absent
    turn South
    tricks 4
    trump {trump}
    South hand 9S 8S 7D
    South table AH 10H KH QH JH KS
    South pending sequence-H AH 10H KH QH JH
    North hand 7C 7D 8C ...
"""


def test_a_sequence_that_waits_for_a_suit_that_did_not_become_trumps() -> None:
    deal = position(WAITING.format(trump="S"))
    do(deal, "9S", "7C")
    assert not can(deal, "score sequence-H")
    assert can(deal, "score marriage-H")


def test_the_same_when_its_suit_became_trumps() -> None:
    deal = position(WAITING.format(trump="H"))
    do(deal, "9S", "7C", "score sequence-H")
    assert deal.scores[0] == 250
