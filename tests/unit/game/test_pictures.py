"""The classic markers: four white counters of 10, one red of 50, four blue of 100, a button of 500; and the board.

The pull-up cribbage board as Foster has it: begin at hole 21, a hole for each ten points, twice round.
"""

from __future__ import annotations

import pytest

from bezique.game.pictures import NAMES, THERE_ARE, VALUES, board, counters, hole, passings

SCORES = range(0, 1001, 10)
FAR = range(0, 5601, 10)


def points(lying: tuple[int, ...]) -> int:
    return sum(number * value for number, value in zip(lying, (500, 100, 50, 10), strict=True))


def test_a_player_has_ten_counters_of_990_points() -> None:
    assert dict(zip(NAMES, zip(THERE_ARE, VALUES, strict=True), strict=True)) == {
        "white": (4, 10), "red": (1, 50), "blue": (4, 100), "button": (1, 500),
    }  # fmt: skip
    assert points(THERE_ARE) == 990


@pytest.mark.parametrize(
    ("score", "right"),
    [
        (0, (0, 0, 0, 0)),
        (40, (0, 0, 0, 4)),
        (50, (0, 0, 1, 0)),
        (90, (0, 0, 1, 4)),
        (250, (0, 2, 1, 0)),
        (490, (0, 4, 1, 4)),
        (500, (1, 0, 0, 0)),
        (540, (1, 0, 0, 4)),
        (990, (1, 4, 1, 4)),
    ],
)
def test_the_counters_at_some_scores(score: int, right: tuple[int, int, int, int]) -> None:
    assert counters(score).right == right


def test_at_every_score_the_right_shows_it_and_every_counter_lies_on_one_side() -> None:
    for score in SCORES:
        shown = counters(score)

        assert points(shown.right) == min(score, 990)
        assert shown.game is (score == 1000)
        assert tuple(map(sum, zip(shown.left, shown.right, strict=True))) == (1, 4, 1, 4)
        assert min(shown.left) >= 0


def test_every_change_of_score_is_made_by_passing_counters() -> None:
    for before in SCORES:
        for after in SCORES:
            right = dict(zip(VALUES, counters(before).right, strict=True))
            for passing in passings(before, after):
                right[passing.value] += -passing.number if passing.back else passing.number
            assert tuple(right.values()) == counters(after).right


def test_small_counters_are_exchanged_for_a_large_one() -> None:
    told = [(passing.value, passing.number, passing.back) for passing in passings(40, 60)]

    assert told == [(50, 1, False), (10, 3, True)]


def test_points_taken_down_come_back_and_are_changed_the_other_way() -> None:
    assert [(passing.value, passing.number, passing.back) for passing in passings(500, 490)] == [
        (500, 1, True), (100, 4, False), (50, 1, False), (10, 4, False),
    ]  # fmt: skip


def test_beyond_a_thousand_the_turns_are_counted() -> None:
    for score in FAR:
        shown = counters(score)

        assert shown.turns * 1000 + points(shown.right) + 10 * shown.game == score
        assert 21 <= hole(score) <= 121
        assert shown.turns * 1000 + 10 * (hole(score) - 21) == score
        assert board(score).turns == shown.turns


def test_a_new_turn_begins_with_all_counters_at_the_left() -> None:
    moved = passings(990, 1040)

    assert [passing for passing in moved if passing.back] == list(moved[:4])
    assert moved[-1].value == 10
    assert moved[-1].number == 4


def test_the_hole_of_a_score_is_21_and_a_tenth_of_it() -> None:
    for score in SCORES:
        assert board(score).front == 21 + score // 10


def test_the_board_is_gone_round_twice_to_the_game_hole() -> None:
    assert (board(0).front, board(0).back) == (21, 20)
    assert [board(score).rounds for score in (0, 390, 400, 990, 1000)] == [0, 0, 1, 1, 2]
    assert board(1000).front == 121


def test_the_back_peg_stands_where_the_front_one_was() -> None:
    for score in FAR[1:]:
        for before in {0, score - 10, score // 20 * 10} - {score}:
            shown = board(score, before)
            assert shown.back != shown.front
            assert shown.back == (hole(before) if counters(before).turns == counters(score).turns else 21)


def test_a_score_that_is_no_ten_shows_the_ten_below_and_none_is_below_nothing() -> None:
    assert counters(47) == counters(40)
    assert board(47) == board(40)
    assert counters(-60) == counters(0)
