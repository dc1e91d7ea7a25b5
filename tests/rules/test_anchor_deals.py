"""The plain players on the reference deals: scores that an independent program has found.

Match 4242: pair number i is the pack of seed 1000003 * 4242 + i, dealt twice, first by A and then by B; both players
draw on one stream of chance, that of seed 7919 * 4242 + 2 * i, in the second deal one more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

from bezique.bots.anchors import Greedy, Random, RandomBest, chance_of
from bezique.bots.player import Player
from bezique.cards import cards
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat
from tests.pairs import by_packets, play, reference_pack
from tests.scale import SCALE

MATCH = 4242
A, B = Seat.SOUTH, Seat.NORTH

Maker = Callable[[int, Callable[[int], Chance]], Player]


@dataclass(frozen=True)
class Reference:
    """The scores A-B of the deals of pairs 0 and 1, and the totals of 200 deals."""

    a: Maker
    b: Maker
    by_seat: bool
    first: str
    totals: str


REFERENCES = {
    "random-best, random": Reference(
        RandomBest, Random, by_seat=False, first="90-110 120-80 110-120 100-80", totals="23350-22770"
    ),
    "random-best, random, by seat": Reference(
        RandomBest, Random, by_seat=True, first="140-80 110-100 110-140 130-100", totals="26010-23270"
    ),
    "greedy, random-best": Reference(
        Greedy, RandomBest, by_seat=False, first="230-120 200-80 330-50 180-110", totals="39780-16210"
    ),
    "greedy, random-best, by seat": Reference(
        Greedy, RandomBest, by_seat=True, first="260-70 160-90 170-60 190-80", totals="40560-16080"
    ),
}


def pair_scores(number: int, reference: Reference) -> list[PerSeat[int]]:
    """The scores of the two deals of a pair."""
    order = "by_seat" if reference.by_seat else "winner_first"
    game = rules(f"standard,fresh_card=any_unused,draw_order={order}", duplicate=True)
    pack = by_packets(reference_pack(1000003 * MATCH + number), game)
    scores = []
    for deal, dealer in enumerate((A, B)):
        seed, source = 7919 * MATCH + 2 * number + deal, cache(chance_of)
        players = PerSeat((reference.a(seed, source), reference.b(seed, source)))
        scores.append(play(Deal(game, pack, dealer), players))
    return scores


def written(scores: PerSeat[int]) -> str:
    return f"{scores[A]}-{scores[B]}"


def total(text: str) -> tuple[int, int]:
    """The sums of scores written as A-B."""
    a, b = zip(*(map(int, score.split("-")) for score in text.split()), strict=True)
    return sum(a), sum(b)


def test_the_stream_of_chance() -> None:
    chance = chance_of(1)
    assert [chance.below(2**31 - 1) for _ in range(2)] == [
        (output >> 32) * (2**31 - 1) >> 32 for output in (0x5BF0C31CACF1E17F, 0x3E1900A6529BE043)
    ]


def test_the_pack_of_pair_0() -> None:
    pack = reference_pack(1000003 * MATCH)
    assert tuple(pack[:8]) == cards("JC KH KC KD 10D 8D QH JD")
    assert tuple(pack[8:16]) == cards("QC 10H 7D 9S AS AC KS JH")
    assert tuple(pack[16:21]) == cards("KD 8H 9H AH QD")


def test_the_pack_dealt_by_packets() -> None:
    pack = reference_pack(1000003 * MATCH)
    deal = Deal(rules("standard"), by_packets(pack, rules("standard")), A)
    hands = deal.layout().standings
    assert hands[B].hand == tuple(sorted(pack[:8]))
    assert hands[A].hand == tuple(sorted(pack[8:16]))
    assert deal.turn_up == pack[16]
    assert deal.layout().stock == tuple(pack[17:])


@pytest.mark.parametrize("name", REFERENCES)
def test_the_scores_of_single_deals(name: str) -> None:
    reference = REFERENCES[name]
    found = [written(scores) for number in range(2) for scores in pair_scores(number, reference)]
    assert " ".join(found) == reference.first


@pytest.mark.parametrize("name", REFERENCES)
def test_the_totals(name: str) -> None:
    """Of two hundred deals; a shortened run adds up the four deals that are known one by one."""
    reference = REFERENCES[name]
    pairs, expected = (100, total(reference.totals)) if SCALE >= 1 else (2, total(reference.first))
    scores = [score for number in range(pairs) for score in pair_scores(number, reference)]
    assert (sum(score[A] for score in scores), sum(score[B] for score in scores)) == expected
