from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.bots.ledger import Ledger
from bezique.bots.potential import Goal, Prospects, at_least, goals_of
from bezique.cards import CARDS, Suit, card
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.rules.load import rules
from tests.unit.bots.sights import RULES, SEAT, position

GOALS = goals_of(rules(RULES), Suit.DIAMONDS)
DRAW, CUT = 0.25, 0.5


def prospects(deal: Deal, **unseen: int) -> Prospects:
    """With as many of these cards unseen, and no others."""
    ledger = Ledger()
    ledger.look(view(deal, SEAT))
    counts = {card(name.removeprefix("_")): count for name, count in unseen.items()}
    return Prospects(ledger, [counts.get(kind, 0) for kind in CARDS], DRAW, CUT)


def goal(name: str, points: int) -> Goal:
    return next(goal for goal in GOALS[card(name)] if goal.points == points)


@given(st.integers(0, 8), st.integers(1, 4), st.floats(0, 0.99))
def test_the_chance_of_so_many_successes_is_the_binomial_one(trials: int, successes: int, chance: float) -> None:
    exact = sum(comb(trials, n) * chance**n * (1 - chance) ** (trials - n) for n in range(successes, trials + 1))
    assert at_least(successes, trials, chance) == pytest.approx(exact, abs=1e-5)


def test_what_is_certain_and_what_cannot_be() -> None:
    assert at_least(2, 2, 1.0) == 1
    assert at_least(3, 2, 1.0) == 0


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("QS", [20, 40, 500, 60]),
        ("KD", [40, 250, 80]),
        ("JD", [250, 40, 500, 40]),
        ("10D", [250]),
        ("AC", [100]),
        ("JH", [40]),
    ],
)
def test_the_combinations_that_a_card_can_enter(name: str, points: list[int]) -> None:
    assert [goal.points for goal in GOALS[card(name)]] == points


def test_other_forms_of_the_game_have_their_own_combinations() -> None:
    rubicon = goals_of(rules("rubicon"), Suit.DIAMONDS)
    assert [goal.points for goal in rubicon[card("10C")]] == [150]
    assert {500, 1500, 4500} <= {goal.points for goal in rubicon[card("QS")]}
    assert card("9S") not in rubicon
    assert goals_of(rules("polish"), Suit.DIAMONDS) == {}


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("KH QH 7S 8S 9S 7C 8C 9C", 20),
        ("KH 7H 7S 8S 9S 7C 8C 9C", 20 * CUT * DRAW),
        ("8H 7H 7S 8S 9S 7C 8C 9C", 0),
    ],
    ids=["complete", "the queen is lacking", "neither is held"],
)
def test_the_worth_of_a_marriage(hand: str, value: float) -> None:
    assert prospects(position(hand), QH=1, KH=1).value(goal("KH", 20)) == value


def test_two_chances_to_draw_a_card_that_is_lacking() -> None:
    deal = position("KH 7H 7S 8S 9S 7C 8C 9C")
    assert prospects(deal, QH=2).value(goal("KH", 20)) == 20 * CUT * (1 - (1 - DRAW) ** 2)
    assert prospects(deal).value(goal("KH", 20)) == 0


def test_double_bezique_lacks_a_pair() -> None:
    """A lack is discounted once a kind, and both unseen ones must be drawn."""
    deal = position("JD JD 7S 8S 9S 7C 8C 9C")
    assert prospects(deal, QS=2).value(goal("QS", 500)) == 500 * CUT * DRAW**2
    assert prospects(deal, QS=1).value(goal("QS", 500)) == 0


def test_the_lack_of_each_ace_is_discounted() -> None:
    deal = position("AS AH 7S 8S 9S 7C 8C 9C")
    chance = 1 - (1 - DRAW) ** 3 - 3 * DRAW * (1 - DRAW) ** 2
    found = prospects(deal, AC=1, AD=2).value(goal("AC", 100))
    assert found == pytest.approx(100 * CUT**2 * chance)


def test_what_has_served_serves_no_more() -> None:
    married = prospects(position("7S 8S 9S 7C 8C 9C", "KD:marriage QD:marriage"))
    assert married.value(goal("KD", 40)) == 0
    all_there = prospects(position("10D JD AD 7C 8C 9C", "KD:marriage QD:marriage"))
    assert all_there.value(goal("KD", 250)) == 250
    in_sequence = prospects(position("7C 8C 9C", "KD:sequence QD:sequence JD:sequence 10D:sequence AD:sequence"))
    assert [in_sequence.value(goal("KD", points)) for points in (40, 250)] == [0, 0]


def test_a_card_that_is_lost() -> None:
    """With two of a kind nothing is lost; a declared card goes first, and takes only what it could still serve in."""
    two = prospects(position("KH KH QH 7S 8S 7C 8C 9C"))
    assert two.lost_with([goal("KH", 20)], card("KH")) == 0
    one = prospects(position("KH QH 7S 8S 9S 7C 8C 9C"), KH=1)
    assert one.lost_with([goal("KH", 20)], card("KH")) == 20 - 20 * CUT * DRAW
    declared = prospects(position("KH QH 7S 8S 9S 7C", "KH:marriage QH:marriage"))
    assert declared.lost_with([goal("KH", 20)], card("KH")) == 0


def test_of_double_bezique_the_last_card_held_is_asked_for_before_it_goes() -> None:
    deal = position("JD 7H 7S 8S 9S 7C 8C 9C")
    hoped = prospects(deal, QS=2, JD=1)
    double, single = goal("JD", 500), goal("JD", 40)
    assert hoped.value(double) == 500 * (CUT * DRAW) * (CUT * DRAW**2)
    assert hoped.value(double, card("JD")) == 0
    assert prospects(deal, QS=2, JD=2).value(double, card("JD")) == 500 * (CUT * DRAW**2) ** 2
    assert hoped.value(single, card("JD")) == 0
