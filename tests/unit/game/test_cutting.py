from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.cards import CARDS, Card, card, cards
from bezique.game.cutting import CutOutcome, cut_for_deal, lifted
from bezique.rules.load import rules
from bezique.rules.model import Cut
from bezique.seats import PerSeat, Seat

A, B = Seat.SOUTH, Seat.NORTH
CUTS = st.builds(lambda south, north: PerSeat((south, north)), st.sampled_from(CARDS), st.sampled_from(CARDS))


@pytest.mark.parametrize(
    ("how", "outcome"),
    [
        (Cut.HIGH_CHOOSES, CutOutcome(winner=A, dealer=None)),
        (Cut.HIGH_DEALS, CutOutcome(winner=A, dealer=A)),
        (Cut.LOW_DEALS, CutOutcome(winner=B, dealer=B)),
    ],
)
def test_what_the_cut_decides(how: Cut, outcome: CutOutcome) -> None:
    assert cut_for_deal(how, PerSeat((card("10H"), card("KS")))) == outcome


def test_cards_rank_as_in_play() -> None:
    for low, high in pairwise(cards("7S 8S 9S JS QS KS 10S AS")):
        assert cut_for_deal(Cut.HIGH_DEALS, PerSeat((low, high))).dealer == B
        assert cut_for_deal(Cut.HIGH_DEALS, PerSeat((high, low))).dealer == A


@given(st.sampled_from(Cut), CUTS)
def test_equal_ranks_cut_again_and_suits_do_not_count(how: Cut, cut: PerSeat[Card]) -> None:
    outcome = cut_for_deal(how, cut)
    assert outcome.again == (cut[A].rank == cut[B].rank)
    assert outcome.again == (outcome.winner is None)
    if outcome.again:
        assert outcome.dealer is None


@given(st.sampled_from(Cut), CUTS)
def test_the_seat_makes_no_difference(how: Cut, cut: PerSeat[Card]) -> None:
    outcome, mirrored = cut_for_deal(how, cut), cut_for_deal(how, PerSeat((cut[B], cut[A])))
    assert (outcome.winner is None) == (mirrored.winner is None)
    if outcome.winner is not None:
        assert mirrored.winner == 1 - outcome.winner


@pytest.mark.parametrize(("preset", "wanted"), [("six-pack", 24), ("eight-pack", 30)])
def test_as_many_cards_are_lifted_as_are_wanted_in_the_middle_of_chances(preset: str, wanted: int) -> None:
    """Laws 3.8: two hands of 12 cards, or of 15."""
    chosen = rules(preset)
    least, middle, most = lifted(chosen, lambda _: 0), lifted(chosen, lambda n: n // 2), lifted(chosen, lambda n: n - 1)
    assert (least, middle, most) == (wanted - 12, wanted, wanted + 12)
