from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.game.settlement import (
    TERMS,
    Line,
    Settled,
    Step,
    hundreds,
    rubiconed_by_ruling,
    settle_deal,
    settle_race,
    settle_resigned,
)
from bezique.rules.model import Brisques, Rules, Settlement, Stake
from bezique.seats import PerSeat, Seat

A, B = Seat.SOUTH, Seat.NORTH
FAMILY = sorted(TERMS)
PORTLAND = Rules(settlement=Settlement.PORTLAND, brisques=Brisques.TIE_OR_RUBICON, target=0)

SCORES = st.integers(0, 800).map(lambda tens: 10 * tens)
NEAR_THE_LINE = st.integers(80, 110).map(lambda tens: 10 * tens)
PAIRS = st.one_of(st.tuples(SCORES, SCORES), st.tuples(NEAR_THE_LINE, NEAR_THE_LINE), SCORES.map(lambda s: (s, s)))
SHARES = st.integers(0, 32).map(lambda taken: (taken, 32 - taken))
RULES = st.builds(
    Rules,
    settlement=st.sampled_from(FAMILY),
    brisques=st.sampled_from([Brisques.TIE_OR_RUBICON, Brisques.NEVER]),
    rescue_may_flip=st.booleans(),
    brisque_margin=st.sampled_from([0, 0, 10, 50]),
    target=st.just(0),
)


def settle(rules: Rules, scores: tuple[int, int], brisques: tuple[int, int] = (16, 16)) -> Settled:
    return settle_deal(rules, PerSeat(scores), PerSeat(brisques))


def steps(settled: Settled) -> list[Step]:
    return [line.step for line in settled.lines]


@given(RULES, PAIRS, SHARES)
def test_a_value_is_never_negative_and_void_means_nothing_owed(
    rules: Rules, scores: tuple[int, int], brisques: tuple[int, int]
) -> None:
    settled = settle(rules, scores, brisques)
    assert settled.value >= (0 if settled.winner is None else TERMS[rules.settlement].bonus)
    assert (settled.winner is None) == (settled.value == 0) == (Step.VOID in steps(settled))


@given(RULES, PAIRS, SHARES)
def test_changing_seats_changes_only_the_winner(
    rules: Rules, scores: tuple[int, int], brisques: tuple[int, int]
) -> None:
    here, there = settle(rules, scores, brisques), settle(rules, scores[::-1], brisques[::-1])
    assert here.value == there.value
    assert sorted(steps(here)) == sorted(steps(there))
    assert there.winner == (None if here.winner is None else 1 - here.winner)


@given(RULES, PAIRS, SHARES)
def test_values_are_whole_hundreds_but_for_the_bonus(
    rules: Rules, scores: tuple[int, int], brisques: tuple[int, int]
) -> None:
    settled = settle(rules, scores, brisques)
    bonus = TERMS[rules.settlement].rubicon_bonus if settled.rubiconed else 0
    assert (settled.value - bonus) % 100 == 0


@given(RULES, PAIRS, SHARES)
def test_the_last_line_reckons_the_value(rules: Rules, scores: tuple[int, int], brisques: tuple[int, int]) -> None:
    settled = settle(rules, scores, brisques)
    last = settled.lines[-1]
    if settled.winner is None:
        assert last.step is Step.VOID
    else:
        left, right = str(last).split(" = ")
        assert sum(int(term) for term in left.replace("- ", "-").replace("+ ", "").split()) == int(right)
        assert (int(right), last.seat) == (settled.value, settled.winner)


def portland_by_the_letter(own: tuple[int, int], with_brisques: tuple[int, int]) -> tuple[int | None, int]:
    """Laws 3.7 rule by rule, as numbered there."""
    seats = sorted((0, 1), key=lambda seat: (own[seat], with_brisques[seat]))
    loser, winner = seats
    if own[0] == own[1] and with_brisques[0] == with_brisques[1]:
        return None, 0
    if own[0] != own[1] and own[loser] >= 1000:
        return winner, max(100, own[winner] // 100 * 100 - own[loser] // 100 * 100) + 500
    if with_brisques[loser] >= 1000:
        if with_brisques[loser] > with_brisques[winner]:
            loser, winner = winner, loser
        cut = [points // 100 * 100 for points in with_brisques]
        return winner, max(100, cut[winner] - cut[loser]) + 500
    return winner, own[winner] // 100 * 100 + max(100, own[loser] // 100 * 100) + 1300


@given(PAIRS, SHARES)
def test_portland_by_the_letter(scores: tuple[int, int], brisques: tuple[int, int]) -> None:
    settled = settle(PORTLAND, scores, brisques)
    with_brisques = (scores[0] + 10 * brisques[0], scores[1] + 10 * brisques[1])
    assert (settled.winner, settled.value) == portland_by_the_letter(scores, with_brisques)


@given(st.sampled_from([Settlement.MODERN_PAGE, Settlement.SIX, Settlement.EIGHT]), PAIRS, SHARES, SHARES)
def test_brisques_never_count_in_the_other_settlements(
    settlement: Settlement, scores: tuple[int, int], some: tuple[int, int], others: tuple[int, int]
) -> None:
    rules = replace(PORTLAND, settlement=settlement)
    assert settle(rules, scores, some) == settle(rules, scores, others)


@given(st.sampled_from([Brisques.NEVER, Brisques.IMMEDIATE, Brisques.END_OF_HAND]), PAIRS, SHARES)
def test_brisques_are_not_counted_twice(how: Brisques, scores: tuple[int, int], brisques: tuple[int, int]) -> None:
    rules = replace(PORTLAND, brisques=how)
    assert settle(rules, scores, brisques) == settle(rules, scores, (0, 0))


@pytest.mark.parametrize(("settlement", "line"), [("portland", 1000), ("modern_page", 1000), ("bicycle", 1000)])
def test_the_rubicon_is_met_by_the_very_line(settlement: str, line: int) -> None:
    rules = replace(PORTLAND, settlement=Settlement(settlement), brisques=Brisques.NEVER)
    assert not settle(rules, (2000, line)).rubiconed
    assert settle(rules, (2000, line - 10)).rubiconed


@pytest.mark.parametrize(
    ("settlement", "scores", "value"),
    [
        ("six", (4000, 3000), 2000),
        ("six", (4000, 2990), 7900),
        ("six", (3050, 3010), 1000),
        ("eight", (6000, 5000), 2000),
        ("eight", (6000, 4990), 11900),
        ("eight", (5000, 5000), 0),
        ("six", (3000, 3000), 0),
        ("modern_page", (1320, 60), 2300),
        ("bicycle", (1320, 60), 2620),
    ],
)
def test_figures(settlement: str, scores: tuple[int, int], value: int) -> None:
    assert settle(replace(PORTLAND, settlement=Settlement(settlement)), scores, (0, 0)).value == value


def test_a_rescue_may_make_the_loser_win() -> None:
    # 1000 + 20 against 960 + 300
    settled = settle(PORTLAND, (1000, 960), (2, 30))
    assert (settled.winner, settled.value) == (B, 1200 - 1000 + 500)
    assert Step.OVERTAKEN in steps(settled)


def test_a_rescue_that_may_not_turn_the_game_leaves_the_least_value() -> None:
    settled = settle(replace(PORTLAND, rescue_may_flip=False), (1000, 960), (2, 30))
    assert (settled.winner, settled.value) == (A, 600)


def test_who_reaches_the_line_by_himself_adds_no_brisques() -> None:
    assert settle(PORTLAND, (1500, 1000), (0, 32)).value == 1500 - 1000 + 500


def test_equal_after_a_rescue_the_first_winner_stays() -> None:
    settled = settle(PORTLAND, (1000, 960), (14, 18))
    assert (settled.winner, settled.value) == (A, 600)


def test_scores_within_the_margin_are_settled_by_brisques() -> None:
    near = replace(PORTLAND, brisque_margin=40)
    assert settle(near, (1540, 1500), (10, 22)).winner == B
    assert settle(near, (1550, 1500), (10, 22)).winner == A
    assert settle(PORTLAND, (1540, 1500), (10, 22)).winner == A


def test_a_tie_below_the_line_is_a_rubicon_without_brisques() -> None:
    # 700 + 160 against 700 + 140, both short of 1000
    assert settle(PORTLAND, (700, 700), (16, 14)).value == 700 + 700 + 1300


def test_the_steps_tell_the_story() -> None:
    assert settle(PORTLAND, (1400, 960), (14, 18)).lines == (
        Line(Step.HIGHER, A, (1400, 960)),
        Line(Step.BRISQUES_ADDED, A, (1400, 140, 1540)),
        Line(Step.BRISQUES_ADDED, B, (960, 180, 1140)),
        Line(Step.SAVED, B, (1140, 1000)),
        Line(Step.DIFFERENCE, A, (1500, 1100, 500, 900)),
    )
    assert str(settle(PORTLAND, (1510, 1240)).lines[-1]) == "1500 - 1200 + 500 = 800"
    assert str(settle(PORTLAND, (1550, 1520)).lines[-1]) == "100 + 500 = 600"
    assert str(settle(PORTLAND, (1320, 60)).lines[-1]) == "1300 + 100 + 1300 = 2700"
    assert str(settle(PORTLAND, (1510, 1240)).lines[0]) == "1510, 1240"


@given(st.sampled_from(FAMILY), st.tuples(SCORES, SCORES), st.sampled_from(Seat))
def test_an_offender_is_rubiconed_whatever_the_scores(
    settlement: Settlement, scores: tuple[int, int], offender: Seat
) -> None:
    rules = replace(PORTLAND, settlement=settlement)
    settled = rubiconed_by_ruling(rules, PerSeat(scores), offender)
    assert settled.rubiconed
    assert settled.winner == 1 - offender
    terms = TERMS[settlement]
    assert settled.value < hundreds(scores[1 - offender]) + terms.rubicon + terms.rubicon_bonus


@pytest.mark.parametrize("ask", [settle_deal, rubiconed_by_ruling])
def test_a_race_is_not_settled_by_a_deal(ask: object) -> None:
    with pytest.raises(ValueError, match="settle_race"):
        ask(Rules(), PerSeat((1000, 0)), PerSeat((0, 0)) if ask is settle_deal else A)  # type: ignore[operator]


@given(st.tuples(SCORES, SCORES), st.sampled_from(Seat), st.sampled_from([0, 500, 750]))
def test_a_race_by_games_pays_one_or_two(scores: tuple[int, int], winner: Seat, below: int) -> None:
    settled = settle_race(Rules(double_game_below=below), winner, PerSeat(scores))
    assert (settled.winner, settled.value) == (winner, 2 if scores[1 - winner] < below else 1)


@given(st.tuples(SCORES, SCORES), st.sampled_from(Seat))
def test_a_race_by_points_pays_the_difference(scores: tuple[int, int], winner: Seat) -> None:
    settled = settle_race(Rules(stake=Stake.BY_POINT), winner, PerSeat(scores))
    assert (settled.winner, settled.value) == (winner, max(0, scores[winner] - scores[1 - winner]))


@pytest.mark.parametrize(
    ("rules", "scores", "value"),
    [
        (Rules(), (400, 700), 2),  # the loser is below 500: a double game
        (Rules(), (500, 0), 1),
        (Rules(stake=Stake.BY_POINT), (400, 700), 600),  # the winner is taken to have 1000
        (Rules(stake=Stake.BY_POINT, target=0), (400, 100), 0),
        (PORTLAND, (1210, 900), 500 + 100),  # 1200 to 1000, the least difference
        (PORTLAND, (1000, 2550), 1500 + 500),
        (PORTLAND, (0, 0), 1000 + 100 + 1300),
        (PORTLAND, (640, 1780), 1700 + 600 + 1300),
        (replace(PORTLAND, settlement=Settlement.SIX), (2900, 100), 3000 + 2900 + 1000),
        (replace(PORTLAND, settlement=Settlement.SIX), (4000, 100), 1000),
    ],
)
def test_who_resigns_loses_to_one_who_has_at_least_what_wins(rules: Rules, scores: tuple[int, int], value: int) -> None:
    settled = settle_resigned(rules, A, PerSeat(scores))
    assert (settled.winner, settled.value) == (B, value)
    turned = settle_resigned(rules, B, PerSeat(scores[::-1]))
    assert (turned.winner, turned.value) == (A, value)
