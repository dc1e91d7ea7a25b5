"""The examples of the laws, section 5.3: combinations in the standard game, by the three readings of the rules.

Columns: FO the standard rules, HO Hoffmann's, MP those of the modern page. A step that brings None is not allowed.
"""

from __future__ import annotations

import pytest

from bezique.game.actions import Play, action
from bezique.game.events import PendingLost
from bezique.game.position import position
from tests.played import NORTH, ROOMY, SOUTH, Table, can, do, total

FO, HO, MP = "standard", "hoffmann", "modern"
ALL = pytest.mark.parametrize("preset", [FO, HO, MP])
Steps = list[int | None]


def by_rules(fo: object, ho: object, mp: object) -> pytest.MarkDecorator:
    """Run a test with what each column of the table expects."""
    return pytest.mark.parametrize(("preset", "expected"), [(FO, fo), (HO, ho), (MP, mp)])


# --- one score a trick, and whole combinations -----------------------------------------------------------------


@ALL
def test_vm1_one_score_for_each_trick(preset: str) -> None:
    table = Table(preset, "QS QS JD JD QH QC KH")
    table.win()
    assert table.score_now("double") == 500
    assert not any(can(table.deal, f"score {name}") for name in ("four-queens", "marriage-H", "bezique"))


@ALL
def test_vm2_vm3_half_a_combination_is_none(preset: str) -> None:
    table = Table(preset, "QS QH QD QC JD JC KC")
    table.win()
    offered = {str(action) for action in table.menu()}
    assert not offered & {"score double", "score four-jacks", "score four-kings"}
    assert {"score four-queens", "score bezique", "score marriage-C"} <= offered


@by_rules([40, 500, 60, 40], [40, 500, 60, 40], [40, 500, None, 40])
def test_vm4_downward_steps(preset: str, expected: Steps) -> None:
    table = Table(preset, "QS JD QH QC KH")
    first = table.score("bezique")
    table.give("QS JD")
    assert [first, *table.steps("double", "four-queens", "marriage-H")] == expected


@ALL
def test_vm5_upward_steps(preset: str) -> None:
    table = Table(preset, "QS JD QH QC KH")
    points = table.steps("bezique", "marriage-H")
    table.give("QS")
    points.append(table.score("four-queens"))
    table.give("JD")
    assert [*points, table.score("double")] == [40, 40, 60, 500]


# --- bezique ---------------------------------------------------------------------------------------------------


@ALL
def test_vm6_no_single_out_of_a_double(preset: str) -> None:
    assert Table(preset, "QS QS JD JD").steps("double", "bezique") == [500, None]


@by_rules([40, 40, None], [40, 40, None], [40, 40, 500])
def test_vm7_two_singles_and_their_double(preset: str, expected: Steps) -> None:
    table = Table(preset, "QS JD")
    first = table.score("bezique")
    table.give("QS JD")
    assert [first, *table.steps("bezique", "double")] == expected


@ALL
def test_vm8_a_jack_serves_one_single(preset: str) -> None:
    table = Table(preset, "QS JD")
    first = table.score("bezique")
    table.give("QS")
    assert [first, table.score("bezique")] == [40, None]


def queens_and_jacks(preset: str) -> tuple[Table, Steps]:
    """Single, four queens; and the jacks in the hand."""
    table = Table(f"{preset},{ROOMY}", "QS JD")
    points = [table.score("bezique")]
    table.give("QS QH QC")
    points.append(table.score("four-queens"))
    table.give("JD JH JC")
    return table, points


@by_rules([40, 60, 40, None], [40, 60, 40, 500], [40, 60, None, 500])
def test_vm9_a_double_out_of_table_cards_only(preset: str, expected: Steps) -> None:
    table, points = queens_and_jacks(preset)
    points.append(table.score("four-jacks"))
    assert [*points, table.score("double")] == expected


@pytest.mark.parametrize("preset", [FO, HO])
def test_vm10_the_double_announced_while_its_jack_is_new(preset: str) -> None:
    table, points = queens_and_jacks(preset)
    table.win()
    points.append(table.score_now("four-jacks"))
    assert table.announce_now("double")
    assert [*points, table.score("double")] == [40, 60, 40, 500]


@ALL
def test_vm24_no_new_jack_for_an_old_queen(preset: str) -> None:
    table = Table(preset, "QS JD")
    first = table.score("bezique")
    table.part_with("JD*")
    table.give("JD")
    assert [first, table.score("bezique")] == [40, None]


@ALL
def test_vm30_a_single_that_waits_is_lost_to_the_double(preset: str) -> None:
    table = Table(preset, "QS JD QS JD")
    table.win()
    assert table.announce_now("bezique")
    table.win()
    events = do(table.deal, "score double")
    assert any(isinstance(event, PendingLost) for event in events)
    assert table.deal.scores[SOUTH] == 500
    assert table.pending() == []
    assert table.score("bezique") is None


@pytest.mark.parametrize(
    ("trump", "names", "expected"),
    [
        pytest.param("S", "QS JD", None, id="vM38-spade-queen"),
        pytest.param("S", "QC JH", 40, id="vM38-club-queen"),
        pytest.param("H", "QS JD", 40, id="vM39"),
        pytest.param("H", "QC JH", None, id="vM39-club-queen"),
    ],
)
def test_vm38_vm39_movable_bezique(trump: str, names: str, expected: int | None) -> None:
    assert Table("standard,bezique_pair=floating_nontrump", names, trump=trump).score("bezique") == expected


# --- marriages that wait ---------------------------------------------------------------------------------------


def bezique_beside_kings(preset: str) -> tuple[Table, Steps, bool]:
    """Four kings; then bezique, the marriage announced in the same window."""
    table = Table(preset, "KS KH KD KC")
    points = [table.score("four-kings")]
    table.give("QS JD")
    table.win()
    points.append(table.score_now("bezique"))
    return table, points, table.announce_now("marriage-S")


@by_rules([80, 40, 20], [80, 40, 20], [80, 40, None])
def test_vm11_vm45_a_marriage_to_score(preset: str, expected: Steps) -> None:
    table, points, _ = bezique_beside_kings(preset)
    assert table.score_now("marriage-S") is None
    table.close()
    assert [*points, table.score("marriage-S")] == expected


@pytest.mark.parametrize("preset", [FO, HO])
def test_vm13_the_king_is_led_meanwhile(preset: str) -> None:
    table, points, announced = bezique_beside_kings(preset)
    table.part_with("KS*")
    assert announced
    assert [*points, table.score("marriage-S")] == [80, 40, None]


@ALL
def test_vm14_the_stock_runs_out_meanwhile(preset: str) -> None:
    waiting = "" if preset == MP else "South pending marriage-S KS QS"
    text = f"""
        rules {preset}
        turn South
        trump H
        turn-up 9H
        tricks 23
        South hand 8C 8S 7D
        South table KS(four) KH(four) KC(four) QS(bezique) JD(bezique)
        {waiting}
        North hand 7C 8D ...
    """
    deal = position(text)
    do(deal, "8C", "7C")
    assert can(deal, "score marriage-S") is (preset != MP)
    events = do(deal, "done")
    assert any(isinstance(event, PendingLost) for event in events) is (preset != MP)
    assert deal.layout().standings[SOUTH].pending == ()
    for _ in range(2):
        do(deal, str(deal.actions()[0]))
    assert deal.stage == "play"


@by_rules([40, 40, 250, 20], [40, 40, 250, 20], [40, 40, 250, None])
def test_vm15_the_marriage_waits_through_a_sequence(preset: str, expected: Steps) -> None:
    table = Table(f"{preset},{ROOMY}", "KS QS JD KH QH AH 10H JH")
    table.win()
    points = [table.score_now("bezique")]
    assert table.announce_now("marriage-S") is (preset != MP)
    assert [*points, *table.steps("marriage-H", "sequence-H", "marriage-S")] == expected


def kings_and_queens(preset: str, played: tuple[str, ...] = ()) -> tuple[Steps, dict[str, int | None]]:
    """Four kings, then four queens and what marriages can be announced; the points of both, and of the marriages."""
    table = Table(f"{preset},{ROOMY}", "KS KH KD KC")
    points = [table.score("four-kings")]
    table.part_with(*played)
    table.give("QS QH QD QC")
    table.win()
    points.append(table.score_now("four-queens"))
    for suit in "SHDC":
        table.announce_now(f"marriage-{suit}")
    table.close()
    return points, {suit: table.score(f"marriage-{suit}") for suit in "DSHC"}


@by_rules(240, 240, 140)
def test_vm16_marriages_of_four_kings_and_four_queens(preset: str, expected: int) -> None:
    points, marriages = kings_and_queens(preset)
    assert points == [80, 60]
    assert total(points) + total(marriages.values()) == expected
    assert marriages == (dict.fromkeys("DSHC") if preset == MP else {"D": 20, "S": 20, "H": 40, "C": 20})


@pytest.mark.parametrize(
    ("preset", "king", "expected"),
    [(FO, "KD", 220), (HO, "KD", 220), (MP, "KD", 140), (FO, "KH", 200), (HO, "KH", 200), (MP, "KH", 140)],
)
def test_vm17_one_king_has_been_played(preset: str, king: str, expected: int) -> None:
    points, marriages = kings_and_queens(preset, (f"{king}*",))
    assert total(points) + total(marriages.values()) == expected


@pytest.mark.parametrize(
    ("preset", "lost", "expected"),
    [
        pytest.param(FO, (), 620, id="vM18-FO"),
        pytest.param(HO, (), 620, id="vM18-HO"),
        pytest.param(MP, (), 580, id="vM18-MP"),
        pytest.param(FO, ("QS*2",), 600, id="vM19-FO"),
        pytest.param(HO, ("QS*2",), 600, id="vM19-HO"),
        pytest.param(MP, ("QS*",), 580, id="vM19-MP"),
    ],
)
def test_vm18_vm19_a_double_and_two_marriages_to_score(preset: str, lost: tuple[str, ...], expected: int) -> None:
    table = Table(preset, "KS KS KH KD")
    points = [table.score("four-kings")]
    table.part_with("KH*", "KD*")
    table.give("QS QS JD JD")
    table.win()
    points.append(table.score_now("double"))
    announced = [table.announce_now("marriage-S") for _ in range(2)]
    assert announced == [preset != MP] * 2
    points.append(table.score("marriage-S", *(["QS*"] if announced[0] else [])))
    table.part_with(*lost)
    points.append(table.score("marriage-S"))
    assert total(points) == expected


@ALL
def test_vm29_a_marriage_that_waits_is_lost_to_the_sequence(preset: str) -> None:
    table = Table(preset, "KH QH AH 10H JH")
    table.win()
    assert table.announce_now("marriage-H")
    table.win()
    assert any(isinstance(event, PendingLost) for event in do(table.deal, "score sequence-H"))
    assert table.deal.scores[SOUTH] == 250
    assert table.score("marriage-H") is None


@pytest.mark.parametrize("preset", [FO, HO])
def test_vm46_the_dearer_one_first_while_the_other_waits(preset: str) -> None:
    table = Table(f"{preset},{ROOMY}", "KH QH KS QS JD")
    assert table.score("marriage-H") == 40
    table.win()
    assert table.score_now("bezique") == 40
    assert table.announce_now("marriage-S")
    table.give("AH 10H JH")
    table.win()
    assert can(table.deal, "score marriage-S")
    assert table.score_now("sequence-H") == 250
    assert table.pending() == ["marriage-S"]
    table.close()
    assert table.score("marriage-S") == 20


# --- fours -----------------------------------------------------------------------------------------------------


@ALL
def test_vm20_no_fifth_king_for_one_played(preset: str) -> None:
    table = Table(preset, "KS KH KD KC")
    first = table.score("four-kings")
    table.part_with("KC*")
    table.give("KC")
    assert [first, table.score("four-kings")] == [80, None]


@ALL
def test_vm21_four_other_kings(preset: str) -> None:
    table = Table(f"{preset},{ROOMY}", "KS KH KD KC")
    first = table.score("four-kings")
    table.give("KS KH KD KC")
    assert [first, table.score("four-kings")] == [80, 80]


@by_rules([80, 20], [80, 20], [80, None])
def test_vm33_kings_then_a_marriage(preset: str, expected: Steps) -> None:
    table = Table(preset, "KS KH KD KC")
    first = table.score("four-kings")
    table.give("QS")
    assert [first, table.score("marriage-S")] == expected


@ALL
def test_vm34_a_marriage_then_kings(preset: str) -> None:
    table = Table(preset, "KS QS")
    first = table.score("marriage-S")
    table.give("KH KD KC")
    assert [first, table.score("four-kings")] == [20, 80]


@by_rules([250, 100], [250, 100], [250, None])
def test_vm32_a_sequence_then_aces(preset: str, expected: Steps) -> None:
    table = Table(f"{preset},{ROOMY}", "AH KH QH JH 10H AS AD AC")
    assert table.steps("sequence-H", "four-aces") == expected


@pytest.mark.parametrize(
    ("text", "expected"), [(FO, 60), (HO, 60), (MP, 60), ("modern,fours_suits=one_of_each", None), ("four-suits", None)]
)
def test_vm37_queens_of_two_suits(text: str, expected: int | None) -> None:
    assert Table(text, "QS QS QH QH").score("four-queens") == expected


# --- marriages and sequences -----------------------------------------------------------------------------------


@ALL
def test_vm22_no_new_king_for_an_old_queen(preset: str) -> None:
    table = Table(preset, "KS QS")
    first = table.score("marriage-S")
    table.part_with("KS*")
    table.give("KS")
    assert [first, table.score("marriage-S")] == [20, None]


@ALL
def test_vm23_a_second_couple(preset: str) -> None:
    table = Table(preset, "KS QS")
    first = table.score("marriage-S")
    table.give("KS QS")
    assert [first, table.score("marriage-S")] == [20, 20]


@ALL
def test_vm25_a_sequence_on_a_royal_marriage(preset: str) -> None:
    table = Table(preset, "KH QH")
    first = table.score("marriage-H")
    table.give("AH 10H JH")
    assert [first, table.score("sequence-H")] == [40, 250]


@ALL
def test_vm26_vm27_no_marriage_out_of_a_sequence(preset: str) -> None:
    table = Table(preset, "AH KH QH JH 10H")
    assert table.steps("sequence-H", "marriage-H") == [250, None]
    table.give("QH")
    assert table.score("marriage-H") is None


@ALL
def test_vm28_a_fresh_couple_after_the_sequence(preset: str) -> None:
    table = Table(f"{preset},{ROOMY}", "AH KH QH JH 10H")
    first = table.score("sequence-H")
    table.give("KH QH")
    assert [first, table.score("marriage-H")] == [250, 40]


@by_rules([40, 250, 40, 60], [40, 250, 40, 60], [40, 250, None, None])
def test_vm35_one_queen_in_everything(preset: str, expected: Steps) -> None:
    table = Table(f"{preset},{ROOMY}", "KS QS AS 10S JS JD QH QD QC", trump="S")
    assert table.steps("marriage-S", "sequence-S", "bezique", "four-queens") == expected


@pytest.mark.parametrize(("suit", "points"), [("H", 40), ("S", 20)])
def test_vm47_no_sequence_on_a_counted_marriage(suit: str, points: int) -> None:
    rules = "standard,sequence_after_marriage=false,combinations.plain_sequence=150"
    table = Table(rules, f"K{suit} Q{suit}")
    first = table.score(f"marriage-{suit}")
    table.give(f"A{suit} 10{suit} J{suit}")
    assert [first, table.score(f"sequence-{suit}")] == [points, None]


@pytest.mark.parametrize(
    ("preset", "married_before", "expected"),
    [(FO, False, 20), (FO, True, None), (HO, False, 20), (HO, True, 20), (MP, False, None), (MP, True, None)],
)
def test_vm48_a_marriage_out_of_table_cards(preset: str, married_before: bool, expected: int | None) -> None:
    table = Table(f"{preset},{ROOMY}", "KS KH KD KC")
    if married_before:
        table.give("KH QH")
        assert table.score("marriage-H") == 40
        table.part_with("KH*", "QH*")
    assert table.score("four-kings") == 80
    table.give("QS QH QD QC")
    assert table.score("four-queens") == 60
    assert table.score("marriage-S") == expected


# --- when ------------------------------------------------------------------------------------------------------


@ALL
def test_vm40_the_loser_of_a_trick_shows_nothing(preset: str) -> None:
    table = Table(preset, "AS AH AD AC 7S", "North hand 9S ...")
    do(table.deal, "7S", "9S")
    assert table.deal.turn == NORTH
    refusal = table.deal.refusal(SOUTH, action("score four-aces"))
    assert refusal is not None
    assert refusal.code == "not_your_turn"


@ALL
def test_vm41_after_the_draw_it_is_too_late(preset: str) -> None:
    table = Table(preset, "AS AH AD AC")
    table.win()
    table.close()
    assert not can(table.deal, "score four-aces")
    table.win()
    assert table.score_now("four-aces") == 100


@ALL
def test_vm42_a_card_in_the_trick_marries_nobody(preset: str) -> None:
    table = Table(preset, "KS QS")
    table.lead("KS")
    assert table.deal.turn == SOUTH
    assert not can(table.deal, "score marriage-S")


LAST_DRAW = """
    turn South
    turn-up 9H
    tricks {tricks}
    South hand 8C KS QS 8S 9S 7D 7S 9D
    North hand 7C 8D ...
"""


@pytest.mark.parametrize(
    ("text", "expected"), [(FO, True), (HO, True), (MP, True), ("standard,last_draw_declare=false", False)]
)
def test_vm43_the_window_after_the_last_trick_with_a_draw(text: str, expected: bool) -> None:
    deal = position(f"rules {text}\n" + LAST_DRAW.format(tricks=23))
    do(deal, "8C", "7C")
    assert (deal.stage, deal.tricks, deal.stock_left) == ("window", 24, 2)
    assert can(deal, "score marriage-S") is expected
    assert can(deal, "announce marriage-S") is expected


def test_vm43_the_trick_before_it_pays_in_any_case() -> None:
    deal = position("rules standard,last_draw_declare=false\n" + LAST_DRAW.format(tricks=22))
    do(deal, "8C", "7C")
    assert can(deal, "score marriage-S")


@ALL
def test_vm44_nothing_is_declared_without_a_stock(preset: str) -> None:
    deal = position(f"rules {preset}\n" + LAST_DRAW.format(tricks=23))
    do(deal, "8C", "7C", "done")
    for _ in range(2):
        do(deal, str(deal.actions()[0]))
    assert deal.tricks == 25
    assert deal.stage == "play"
    assert all(isinstance(offered, Play) for offered in deal.actions())
