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
from bezique.bots.heuristic import Heuristic
from bezique.bots.player import Player
from bezique.bots.solving import Solver
from bezique.bots.weights import BY_HAND, TUNED
from bezique.cards import cards
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat
from tests.pairs import by_packets, play, reference_pack
from tests.scale import SCALE

MATCH = 4242
A, B = Seat.SOUTH, Seat.NORTH

Source = Callable[[int], Chance]
Maker = Callable[[int, Source], Player]


def greedy_solver(seed: int, source: Source) -> Player:
    return Solver(Greedy(seed, source))


def heuristic(seed: int, source: Source) -> Player:
    return Heuristic(BY_HAND)


def heuristic_solver(seed: int, source: Source) -> Player:
    return Solver(Heuristic(BY_HAND))


def hp(seed: int, source: Source) -> Player:
    return Solver(Heuristic(TUNED))


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
    "greedy+solver, greedy": Reference(
        greedy_solver, Greedy, by_seat=False, first="230-260 290-200 140-230 240-130", totals="34330-32850"
    ),
    "greedy+solver, greedy, by seat": Reference(
        greedy_solver, Greedy, by_seat=True, first="180-120 120-180 110-150 150-110", totals="34120-32880"
    ),
    "heuristic, greedy": Reference(
        heuristic, Greedy, by_seat=False, first="200-490 190-140 450-120 670-210", totals="54500-37140"
    ),
    "heuristic, greedy, by seat": Reference(
        heuristic, Greedy, by_seat=True, first="290-160 280-200 210-310 790-150", totals="54190-36940"
    ),
    "heuristic+solver, heuristic": Reference(
        heuristic_solver, heuristic, by_seat=False, first="240-300 330-210 340-140 170-310", totals="58190-55610"
    ),
    "heuristic+solver, heuristic, by seat": Reference(
        heuristic_solver, heuristic, by_seat=True, first="320-200 220-300 270-740 750-260", totals="57200-54740"
    ),
    "hp, heuristic+solver": Reference(
        hp, heuristic_solver, by_seat=False, first="240-240 460-230 170-130 160-440", totals="62390-55970"
    ),
    "hp, heuristic+solver, by seat": Reference(
        hp, heuristic_solver, by_seat=True, first="300-220 210-310 270-720 750-230", totals="61530-56720"
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
