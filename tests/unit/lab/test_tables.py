"""The figures of one contest, and the table of many, from pairs whose figures can be said beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bezique.errors import BadRecord
from bezique.game.match import DealResult
from bezique.lab.pairs import A, B, Clock, Contest, Fault, PairResult
from bezique.lab.report import contest_lines, is_even, settled_value
from bezique.lab.tables import Played, markdown, pooled, table_lines
from bezique.rules.load import rules
from bezique.seats import PerSeat

Scores = tuple[int, int]
CONTEST = Contest("mine", "yours", "standard,draw_order=by_seat", seed=3)


def pairs_of(*scores: tuple[Scores, Scores]) -> list[PairResult]:
    return [
        PairResult(number, (deal(A, first), deal(B, second)), (), PerSeat((Clock(10, 0.02, 0.01), Clock(20, 1.0, 0.5))))
        for number, (first, second) in enumerate(scores)
    ]


def deal(dealer: int, scores: Scores) -> DealResult:
    return DealResult((A, B)[dealer], PerSeat(scores), PerSeat((16, 16)), A)


def lines_of(pairs: Sequence[PairResult], **changes: object) -> list[str]:
    return list(contest_lines(replace(CONTEST, **changes), pairs))  # type: ignore[arg-type]


# --- one contest -------------------------------------------------------------------------------------------------


def test_the_figures_of_a_contest() -> None:
    pairs = pairs_of(((300, 200), (100, 100)), ((250, 200), (200, 250)), ((500, 100), (300, 200)))
    told = lines_of(pairs)
    assert told[:2] == [
        "A is mine, B is yours; rules standard,draw_order=by_seat; seed 3",
        "pairs: 3 (6 deals)",
    ]
    assert told.pop(2) == "so few pairs prove nothing: the ranges can be trusted from 20 on"
    # The differences of the pairs are 50, 0 and 250: mean 100, error 76.4. A has 200, 225 and 400; B 150, 225, 150.
    assert told[2] == "points a deal, A less B: +100.0 ± 149.7"
    assert told[3] == "mean scores: A 275.0 ± 123.3, B 175.0 ± 49.0"
    # Deals won: 1 and a half, 1 and 0, 1 and 1: shares 0.75, 0.5, 1.
    assert told[4] == "deals won by A: 75.0 ± 28.3 %"
    assert told[5].startswith("games to 1000 won by A: ")
    assert told[6:] == [
        "time of a decision, A: 2.00 ms, longest 10.0 ms",
        "time of a decision, B: 50.00 ms, longest 500.0 ms",
    ]


def test_the_time_that_was_given_is_told() -> None:
    assert lines_of(pairs_of(((900, 300), (300, 900))), seconds=0.05)[-1].endswith("longest 500.0 ms, given 50 ms")


def test_a_contest_without_pairs() -> None:
    assert lines_of([])[1:] == ["pairs: 0 (0 deals)"]


def test_settlements_are_told_where_each_deal_is_a_game() -> None:
    # 1500 to 1200 is worth 300 and 500 (laws 3.7); 700 is under the rubicon: 1400 and 700 and 1300.
    pairs = pairs_of(((1500, 1200), (700, 1400)), ((1500, 1200), (1200, 1500)))
    assert [settled_value(rules("rubicon"), deal) for deal in pairs[0].deals] == [800, -3400]
    told = lines_of(pairs, rules="rubicon,draw_order=by_seat")
    assert told[6:8] == [
        "settlement a deal, A less B: -650.0 ± 1274.0",
        "deals won by A in settlement: 50.0 ± 0.0 %",
    ]
    assert not any("games to" in line for line in told)


def test_the_sequential_test_is_told() -> None:
    chance = Random(1)
    better = pairs_of(*(((chance.randrange(200, 400, 10), 200), (300, 200)) for _ in range(100)))
    told = lines_of(better, sprt=(0.0, 2.5))
    assert any(line.startswith("sequential test of +0 against +2.5: it is +2.5 (") for line in told)
    assert told[-1].endswith("measure it with another seed")
    undecided = lines_of(better[:50], sprt=(0.0, 2.5))
    assert undecided[-1].startswith("sequential test of +0 against +2.5: undecided (")
    worse = lines_of([flipped(pair) for pair in better], sprt=(0.0, 2.5))
    assert any("it is +0 (" in line for line in worse)


def flipped(pair: PairResult) -> PairResult:
    first, second = (replace(deal, scores=PerSeat(deal.scores.values[::-1])) for deal in pair.deals)
    return replace(pair, deals=(first, second))


def test_decisions_of_the_fall_back_are_told_a_few_of_them_one_by_one() -> None:
    pair = pairs_of(((900, 300), (300, 900)))[0]
    faults = (Fault(A, 0, 7, "late: 0.300 s of 0.050 s"), *(Fault(B, 1, n, "illegal: 7S") for n in range(12)))
    told = lines_of([replace(pair, number=41, faults=faults)])
    assert "decisions left to a fall-back: A 1, B 12" in told
    assert "  pair 41, table 1, decision 7, mine: late: 0.300 s of 0.050 s" in told
    assert sum("illegal: 7S" in line for line in told) == 9
    assert told[-1] == "  and 3 more"


# --- many contests -----------------------------------------------------------------------------------------------


def contest_of(a: str, b: str, differences: Sequence[int], **changes: object) -> Played:
    contest = replace(CONTEST, a=a, b=b, **changes)  # type: ignore[arg-type]
    return contest, pairs_of(*(((500 + away, 500), (500 + away, 500)) for away in differences))


def test_contests_of_the_same_players_are_put_together() -> None:
    found = pooled([contest_of("x", "y", [10, 30]), contest_of("y", "x", [-50, -70], seed=4)])
    assert list(found) == [("x", "y")]
    assert found["x", "y"].mean == 40


def test_the_table_of_three_players() -> None:
    told = list(
        table_lines(
            [
                contest_of("weak", "good", [-90, -110]),
                contest_of("best", "good", [40, 60]),
                contest_of("best", "weak", [140, 160]),
            ]
        )
    )
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in told if line.startswith("|")]
    assert told[0] == "Points a deal, row less column, standard,draw_order=by_seat"
    assert cells[0] == ["player", "rating", "best", "good", "weak"]
    assert [row[0] for row in cells[2:]] == ["best", "good", "weak"]
    assert [row[1] for row in cells[2:]] == ["150.0 ± 16.0", "100.0 ± 16.0", "0"]
    assert cells[2][2:] == ["", "+50.0 ± 19.6", "+150.0 ± 19.6"]
    assert cells[4][2:] == ["-150.0 ± 19.6", "-100.0 ± 19.6", ""]
    assert "Fit of the ratings: chi-square 0.0 with 1 degrees of freedom." in told


def test_players_that_no_contest_connects_and_other_conditions_get_their_own_tables() -> None:
    told = list(
        table_lines(
            [
                contest_of("a", "b", [10, 20]),
                contest_of("c", "d", [10, 20]),
                contest_of("a", "c", [10, 20], rules="rubicon"),
                contest_of("a", "c", [10, 20], rules="rubicon", seconds=0.05),
                contest_of("e", "e", [0, 0]),
            ]
        )
    )
    assert sum(line.startswith("| player") for line in told) == 5
    assert [line for line in told if line.startswith("Points")] == [
        "Points a deal, row less column, standard,draw_order=by_seat",
        "Points a deal, row less column, rubicon",
        "Points a deal, row less column, rubicon, 50 ms a decision",
    ]
    assert any(line.startswith("| e ") and "+0.0 ± 0.0" in line for line in told)


@pytest.mark.parametrize("names", [("x", "y"), ("y", "x")])
def test_the_same_pairs_do_not_count_twice(names: tuple[str, str]) -> None:
    with pytest.raises(BadRecord, match="given twice with seed 3"):
        list(table_lines([contest_of("x", "y", [10, 30]), contest_of(*names, [10, 30, 50])]))


def test_columns_are_of_even_width() -> None:
    assert list(markdown([["a", "bbb"], ["cc", "d"]])) == ["| a  | bbb |", "|----|-----|", "| cc | d   |"]


def test_shares_of_the_lead_of_the_player_that_sees_everything_are_told() -> None:
    played = [
        contest_of("clairvoyant", "strong", [190, 210]),
        contest_of("master", "strong", [40, 60]),
        contest_of("hp", "strong", [-30, -10]),
    ]
    assert list(table_lines(played))[-2] == (
        "Of the 200 points by which clairvoyant is above strong, others reach: master 25 %, hp -10 %."
    )
    assert not any("clairvoyant" in line for line in table_lines(played[1:]))


def test_luck_is_told_beside_what_was_played() -> None:
    lucky = [replace(pair, luck=50.0) for pair in pairs_of(((300, 200), (300, 200)), ((300, 200), (300, 200)))]
    told = lines_of(lucky, evaluator="standard 0123")
    line = next(line for line in told if line.startswith("points a deal less luck: "))
    assert line == "points a deal less luck: +70.0 ± 0.0 (luck +50.0 ± 0.0, by the evaluator standard 0123)"


def test_a_player_against_itself_is_told_to_be_even_or_not() -> None:
    even, uneven = pairs_of(((300, 200), (200, 300))), pairs_of(((300, 200), (300, 200)))
    assert "A against itself: even in every pair, as it should be" in lines_of(even, b="mine")
    assert "A against itself: NOT even in 1 pairs (0): something is wrong" in lines_of(uneven, b="mine")
    assert any("as it may be while a clock runs" in line for line in lines_of(uneven, b="mine", seconds=0.1))
    assert not any("itself" in line for line in lines_of(even))
    assert [is_even(replace(CONTEST, b="mine"), pairs) for pairs in (even, uneven)] == [True, False]
    assert is_even(CONTEST, uneven)
