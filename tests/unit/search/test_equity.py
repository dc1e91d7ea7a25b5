"""The table of match equity: small games reckoned by hand, and larger ones played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bezique.game.chance import Chance
from bezique.game.match import DealResult, GameOver, Match
from bezique.rules.load import rules
from bezique.rules.model import Rules
from bezique.search.deal_outcomes import Outcomes, outcomes_for
from bezique.search.equity import Race, race_of
from bezique.seats import PerSeat, Seat
from tests.scale import scaled

WHOLE_DEALS = rules("standard,game_end=end_of_hand")
SCORES = (0, 150, 400, 610, 800, 900, 990)


def outcomes(*results: tuple[int, int, float]) -> Outcomes:
    """Deals in which the dealer and the pone make so many steps of twenty with this chance."""
    table = [[0.0] * 10 for _ in range(10)]
    for dealer, pone, chance in results:
        table[dealer][pone] = chance
    return Outcomes(20, tuple(map(tuple, table)))


def game(target: int, *, last_trick: bool = False, by_point: bool = False, below: int = 0) -> Rules:
    how = f"standard,game_end=end_of_hand,target={target},double_game_below={below}"
    how += ",next_dealer=last_trick" if last_trick else ""
    return rules(how + (",stake=by_point" if by_point else ""))


def test_one_deal_decides() -> None:
    race = Race(game(100, below=50), outcomes((5, 1, 0.25), (2, 5, 0.75)), 5)
    assert race.chance(0, 0, True) == pytest.approx(0.25)
    assert race.chance(0, 0, False) == pytest.approx(0.75)
    assert race.payment(0, 0, True) == pytest.approx(0.25 * 2 - 0.75 * 2)
    assert race.payment(20, 0, True) == pytest.approx(0.25 * 2 - 0.75)  # the loser has 20 + 40 then


def test_two_deals_decide() -> None:
    """The dealer makes 80 and the pone 60: at 0 the first dealer has 80 against 60, then 140 against 140 or more."""
    race = Race(game(100), outcomes((4, 3, 1.0)), 5)
    assert race.chance(80, 60, True) == 1  # 160 to 120
    assert race.chance(80, 60, False) == pytest.approx(0.5)  # 140 each: the last trick, which either may take
    assert race.chance(0, 0, True) == pytest.approx(0.5)


def test_deals_that_bring_nothing_change_the_dealer() -> None:
    nothing = outcomes((5, 0, 0.5), (0, 0, 0.5))
    assert Race(game(100), nothing, 5).chance(0, 0, True) == pytest.approx(2 / 3)
    assert Race(game(100, last_trick=True), nothing, 5).chance(0, 0, True) == pytest.approx(0.75)


def test_for_so_much_a_point_the_difference_is_paid() -> None:
    race = Race(game(100, by_point=True), outcomes((5, 2, 0.5), (3, 6, 0.5)), 5)
    assert race.payment(0, 0, True) == pytest.approx(0.5 * 60 - 0.5 * 60)
    assert race.payment(20, 0, True) == pytest.approx(0.5 * 80 - 0.5 * 40)


def test_who_needs_the_smaller_part_is_there_first_more_often() -> None:
    race = Race(rules("standard,target=100,double_game_below=0"), outcomes((5, 5, 1.0)), 5)
    chances = [race.chance(mine, 40, True) for mine in (0, 20, 40, 60, 80)]
    assert chances == sorted(chances)
    assert chances[2] == pytest.approx(0.5)
    assert 0 < chances[0] < 0.3
    assert race.chance(80, 0, True) > 0.9


@pytest.mark.parametrize("name", ["standard", "modern", "enquire-within", "polish", "1847"])
def test_more_points_are_never_worse(name: str) -> None:
    race = race_of(rules(name)) if scaled(50) > 1 else Race(rules(name), outcomes_for(rules(name)), 5)
    scores = [race.target * part // 20 for part in range(20)]
    for hers in scores:
        chances = [race.chance(mine, hers, True) for mine in scores]
        payments = [race.payment(mine, hers, True) for mine in scores]
        assert chances == sorted(chances)
        assert payments == sorted(payments)
        assert 0 <= chances[0] <= chances[-1] <= 1


def test_rules_without_a_target_have_no_table() -> None:
    with pytest.raises(ValueError, match="rubicon is not played to a target"):
        race_of(rules("rubicon"))


def test_the_same_game_is_reckoned_once() -> None:
    if scaled(50) > 1:
        assert race_of(rules("standard")) is race_of(rules("standard,seven.points=20"))
        assert race_of(rules("standard")) is not race_of(rules("modern"))


def test_results_keep_their_mean_on_other_steps() -> None:
    counted = outcomes_for(rules("standard"))
    mean = sum(chance * i * counted.step for i, row in enumerate(counted.chances) for chance in row)
    for step in (10.0, 30.0, 37.5):
        table = counted.on_steps(step, 150)
        assert sum(map(sum, table)) == pytest.approx(1)
        assert sum(chance * i * step for i, row in enumerate(table) for chance in row) == pytest.approx(mean)


# --- against games that are played -------------------------------------------------------------------------------


def results_of(counted: Outcomes) -> tuple[list[tuple[int, int]], list[float]]:
    """The results of deals and the sums of their chances."""
    results, sums, total = [], [], 0.0
    for i, row in enumerate(counted.chances):
        for j, chance in enumerate(row):
            if chance:
                total += chance
                results.append((i * counted.step, j * counted.step))
                sums.append(total)
    return results, sums


def play(played: Rules, scores: tuple[int, int], results: Sequence[tuple[int, int]], chance: Chance) -> tuple[int, int]:
    """Play a game on from these scores, South dealing: whether he won (1, -1, 0), and what he was paid."""
    match = replace(Match.start(played, dealer=Seat.SOUTH), scores=PerSeat(scores))
    while True:
        assert match.dealer is not None
        made = results[chance.below(len(results))]
        points = PerSeat(made if match.dealer == Seat.SOUTH else made[::-1])
        counts = PerSeat((80, 80)) if played.brisques == "end_of_hand" else PerSeat((0, 0))
        last = Seat(chance.below(2))
        match, events = match.deal_over(DealResult(match.dealer, points, PerSeat((8, 8)), last, brisque_points=counts))
        for event in events:
            if isinstance(event, GameOver):
                settled = event.result.settled
                won = 0 if settled.winner is None else 1 if settled.winner == Seat.SOUTH else -1
                return won, won * settled.value


@pytest.mark.parametrize("name", ["standard,game_end=end_of_hand", "enquire-within", "modern,next_dealer=last_trick"])
@pytest.mark.parametrize("scores", [(0, 0), (600, 400), (800, 900)])
def test_the_table_is_right_for_games_played_to_the_end_of_the_deal(name: str, scores: tuple[int, int]) -> None:
    from bisect import bisect

    played, chance, games = rules(name), Chance(3), scaled(20_000)
    counted = outcomes_for(played)
    race = race_of(played) if scaled(50) > 1 else Race(played, counted, 10)
    results, sums = results_of(counted)
    drawn = [results[min(bisect(sums, chance.below(10**9) / 10**9), len(results) - 1)] for _ in range(scaled(50_000))]
    ended = [play(played, scores, drawn, chance) for _ in range(games)]
    allowed = 3.5 * (0.5 + 2) / games**0.5 + 0.01
    assert race.chance(*scores, True) == pytest.approx(0.5 + sum(won for won, _ in ended) / games / 2, abs=allowed)
    assert race.payment(*scores, True) == pytest.approx(sum(paid for _, paid in ended) / games, abs=2 * allowed)
