"""The examples of the laws, section 5.5: combinations in Rubicon Bezique."""

from __future__ import annotations

import pytest

from bezique.cards import card
from bezique.game.deal import Deal
from bezique.game.events import Drew, PendingLost, Showed, TrumpMade
from bezique.game.looking import may_count_own_brisques, may_count_stock
from bezique.game.points import Reason
from bezique.game.position import position
from bezique.rules.load import rules
from tests.played import SOUTH, Table, can, do, points_of

RUB = "rubicon"


def test_vr1_the_first_marriage_scored_makes_trumps() -> None:
    table = Table(RUB, "KS QS", trump=None)
    table.win()
    events = do(table.deal, "score marriage-S")
    assert points_of(events) == 40
    assert [str(event.suit) for event in events if isinstance(event, TrumpMade)] == ["S"]


def test_vr1_announcing_makes_none() -> None:
    table = Table(RUB, "KS QS", trump=None)
    table.win()
    do(table.deal, "announce marriage-S")
    assert table.deal.trump is None


def test_vr2_a_sequence_before_any_marriage() -> None:
    table = Table(RUB, "AC 10C KC QC JC", trump=None)
    assert table.score("sequence-C") == 250
    assert str(table.deal.trump) == "C"


def test_vr3_a_sequence_in_a_plain_suit() -> None:
    assert Table(RUB, "AH 10H KH QH JH", trump="S").score("sequence-H") == 150


def test_vr4_four_queens_restored() -> None:
    table = Table(RUB, "QS QH QD QC")
    first = table.score("four-queens")
    table.part_with("QH*")
    table.give("QD")
    assert [first, table.score("four-queens")] == [60, 60]


def test_vr5_a_fifth_queen_restores_nothing() -> None:
    table = Table(RUB, "QS QH QD QC")
    first = table.score("four-queens")
    table.give("QD")
    assert [first, table.score("four-queens")] == [60, None]


def test_vr7_four_aces_restored() -> None:
    table = Table(RUB, "AS AH AD AC")
    first = table.score("four-aces")
    table.part_with("AC*")
    table.give("AS")
    assert [first, table.score("four-aces")] == [100, 100]


def two_couples(text: str) -> tuple[Table, list[int | None]]:
    """Two marriages of one plain suit, each with its own cards."""
    table = Table(text, "KS QS", trump="H")
    points = [table.score("marriage-S")]
    table.give("KS QS")
    points.append(table.score("marriage-S", *(["QS", "KS"] if text != RUB else [])))
    return table, points


def test_vr8_crossed_marriages_need_a_card_gone() -> None:
    table, points = two_couples(RUB)
    assert [*points, table.score("marriage-S")] == [20, 20, None]


def test_vr8_free_repairing() -> None:
    table, points = two_couples(f"{RUB},marriage_crossing=free_repairing")
    points.append(table.score("marriage-S", "QS*"))
    points.append(table.score("marriage-S"))
    assert [*points, table.score("marriage-S")] == [20, 20, 20, 20, None]


def test_vr9_vr10_a_widowed_queen() -> None:
    table, points = two_couples(RUB)
    table.part_with("KS*")
    points.append(table.score("marriage-S"))
    assert points == [20, 20, 20]
    table.part_with("QS*")
    assert len(table.deal.layout().standings[SOUTH].table) == 2
    assert table.score("marriage-S") is None


def test_vr11_a_new_king_for_the_queen() -> None:
    table = Table(RUB, "KS QS")
    first = table.score("marriage-S")
    table.part_with("KS*")
    table.give("KS")
    assert [first, table.score("marriage-S")] == [20, 20]


def test_vr12_a_sequence_restored() -> None:
    table = Table(RUB, "AH 10H KH QH JH")
    first = table.score("sequence-H")
    table.part_with("AH*")
    table.give("AH")
    assert [first, table.score("sequence-H")] == [250, 250]


def test_vr14_the_new_king_of_a_sequence() -> None:
    table = Table(RUB, "AH 10H KH QH JH")
    table.score("sequence-H")
    table.part_with("KH*")
    table.give("KH")
    assert table.score("marriage-H") is None
    assert table.score("sequence-H") == 250


def test_vr15_a_fresh_couple_after_the_sequence() -> None:
    table = Table(RUB, "AH 10H KH QH JH")
    first = table.score("sequence-H")
    table.give("KH QH")
    assert [first, table.score("marriage-H")] == [250, 40]


def test_vr16_two_singles_united() -> None:
    table = Table(RUB, "QS JD")
    points = [table.score("bezique")]
    table.give("QS JD")
    points.append(table.score("bezique"))
    assert [*points, table.score("double")] == [40, 40, 500]


def test_vr17_step_by_step() -> None:
    table = Table(RUB)
    points = []
    for name in ("bezique", "double", "triple", "quadruple"):
        table.give("QS JD")
        points.append(table.score(name))
    assert points == [40, 500, 1500, 4500]


def test_vr18_nothing_lower_out_of_a_quadruple() -> None:
    table = Table(RUB, "QS QS QS QS JD JD JD JD")
    assert table.steps("quadruple", "double") == [4500, None]
    table.win()
    assert not any(can(table.deal, f"score {name}") for name in ("bezique", "triple", "quadruple"))


def test_vr19_a_double_restored() -> None:
    table = Table(RUB, "QS QS JD JD")
    first = table.score("double")
    table.part_with("QS*")
    table.give("QS")
    assert [first, table.score("double")] == [500, 500]


def test_vr21_a_triple_restored() -> None:
    table = Table(RUB, "QS QS QS JD JD JD")
    first = table.score("triple")
    table.part_with("JD*")
    table.give("JD")
    assert [first, table.score("triple")] == [1500, 1500]


def test_vr23_no_single_with_a_queen_of_the_double() -> None:
    table = Table(RUB, "QS QS JD JD")
    table.score("double")
    table.give("JD")
    assert table.score("bezique") is None


def test_vr24_kings_bezique_and_the_marriage_to_score() -> None:
    table = Table(RUB, "KS KH KD KC QS JD", trump="S")
    points = [table.score("four-kings")]
    table.win()
    points.append(table.score_now("bezique"))
    assert table.announce_now("marriage-S")
    assert [*points, table.score("marriage-S")] == [80, 40, 40]


def test_vr25_the_marriage_to_score_is_lost_to_the_sequence() -> None:
    table = Table(RUB, "KS QS", trump="S")
    table.win()
    assert table.announce_now("marriage-S")
    table.give("AS 10S JS")
    table.win()
    events = do(table.deal, "score sequence-S")
    assert points_of(events) == 250
    assert any(isinstance(event, PendingLost) for event in events)
    assert table.score("marriage-S") is None


def test_vr26_the_trump_seven_is_worth_nothing() -> None:
    table = Table(RUB, "7H", trump="H")
    table.win()
    assert not can(table.deal, "exchange")
    table.close()
    assert points_of(table.lead("7H")) == 0


BLANCHE = """
    rules {text}
    turn South
    South hand {hand}
    North hand 7D ...
    stock {stock} ...
"""


def carte_blanche(text: str, stock: str = "8C 9C QD 9H", hand: str = "AS AH AD 10S 10H 9S 8S 7S 7H") -> Deal:
    """South is about to lead; the stock begins with these cards."""
    return position(BLANCHE.format(text=text, hand=hand, stock=stock))


def test_vr27_shown_again_until_a_court_card_comes() -> None:
    deal = carte_blanche(RUB)
    events = do(deal, "show")
    assert points_of(events, Reason.CARTE_BLANCHE) == 50
    assert [len(event.cards) for event in events if isinstance(event, Showed)] == [9]
    assert Drew(SOUTH, card("8C")) in do(deal, "AS", "7D", "done")
    assert points_of(do(deal, "show"), Reason.CARTE_BLANCHE_DRAW) == 50
    do(deal, "AH")
    do(deal, next(text for text in map(str, deal.actions()) if text[-1] != "H"))
    assert Drew(SOUTH, card("QD")) in do(deal, "done")
    assert not can(deal, "show")
    assert deal.scores[SOUTH] == 100


def test_vr27_a_draw_not_shown_ends_it() -> None:
    deal = carte_blanche(RUB, stock="8C 9C 8D 9H")
    do(deal, "show", "AS", "7D", "done", "AH")
    do(deal, next(text for text in map(str, deal.actions()) if text[-1] != "H"), "done")
    assert not can(deal, "show")


def test_vr27_not_without_having_shown_the_hand() -> None:
    deal = carte_blanche(RUB)
    do(deal, "AS", "7D", "done")
    assert not can(deal, "show")


def test_vr28_with_four_aces() -> None:
    deal = carte_blanche(RUB, hand="AS AH AD AC 10S 9S 8S 7S 7H")
    events = do(deal, "show", "8S", "7D", "score four-aces")
    assert points_of(events, Reason.CARTE_BLANCHE) == 50
    assert points_of(events, Reason.COMBINATION) == 100


def test_vr29_by_the_modern_wording_aces_and_tens_bar_it() -> None:
    assert not can(carte_blanche("rubicon-modern"), "show")
    small = carte_blanche("rubicon-modern", hand="9D 8D 8D 9C 8C 9S 8S 7S 7H")
    assert can(small, "show")


def test_vr30_the_last_trick() -> None:
    deal = position("rules rubicon\ntrump H\nstock none\nturn South\nSouth hand QH\nNorth hand 8S")
    assert points_of(do(deal, "QH", "8S"), Reason.LAST_TRICK) == 50


@pytest.mark.parametrize(("left", "allowed"), [(10, True), (12, True), (14, False)])
def test_vr31_counting_ones_own_brisques(left: int, allowed: bool) -> None:
    assert may_count_own_brisques(rules(RUB), left) is allowed
    assert may_count_own_brisques(rules("standard"), left)


@pytest.mark.parametrize(("text", "allowed"), [("standard", True), (RUB, True), ("french-8", False)])
def test_s5_counting_the_stock(text: str, allowed: bool) -> None:
    assert may_count_stock(rules(text)) is allowed
