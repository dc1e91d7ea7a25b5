"""The naive deal against the examples of the laws (5.2, 5.3, 5.5, 5.7): it must itself be right to check another."""

from __future__ import annotations

import pytest

from bezique.cards import card, numbered_pack
from bezique.rules.load import rules
from tests.naive.pieces import PhysicalCard
from tests.naive.scorer import NaiveDeal
from tests.naive.sketch import Sketch

FO, HO, MP, RUB = "standard", "hoffmann", "modern", "rubicon"
BOTH_PAIRS = "QS QS JD JD QH QC KH"


def steps(sketch: Sketch, *names: str) -> list[int | None]:
    return [sketch.score(name) for name in names]


@pytest.mark.parametrize(("preset", "royal"), [(FO, 40), (HO, 40), (MP, None)])
def test_vm4_downward_steps_between_classes(preset: str, royal: int | None) -> None:
    sketch = Sketch(preset, "QS JD QH QC KH")
    assert sketch.score("bezique") == 40
    sketch.add("QS JD")
    assert steps(sketch, "double", "four-queens", "marriage-H") == [500, None if preset == MP else 60, 40]


@pytest.mark.parametrize("preset", [FO, HO, MP])
def test_vm5_upward_steps(preset: str) -> None:
    sketch = Sketch(preset, "QS JD QH QC KH")
    assert steps(sketch, "bezique", "marriage-H") == [40, 40]
    sketch.add("QS")
    assert sketch.score("four-queens") == 60
    sketch.add("JD")
    assert sketch.score("double") == 500


@pytest.mark.parametrize("preset", [FO, HO, MP, RUB])
def test_vm6_vr23_no_single_from_a_double(preset: str) -> None:
    assert steps(Sketch(preset, BOTH_PAIRS), "double", "bezique") == [500, None]


@pytest.mark.parametrize(("preset", "double"), [(FO, None), (HO, None), (MP, 500), (RUB, 500)])
def test_vm7_vr16_two_singles_united(preset: str, double: int | None) -> None:
    sketch = Sketch(preset, "QS JD")
    assert sketch.score("bezique") == 40
    sketch.add("QS JD")
    assert sketch.score("bezique") == 40
    assert sketch.score("double") == double


@pytest.mark.parametrize("preset", [FO, HO, MP])
def test_vm8_a_jack_serves_in_one_single(preset: str) -> None:
    sketch = Sketch(preset, "QS JD")
    assert sketch.score("bezique") == 40
    sketch.add("QS")
    assert sketch.score("bezique") is None


@pytest.mark.parametrize(("preset", "double"), [(FO, None), (HO, 500), (MP, 500)])
def test_vm9_double_from_the_table_only(preset: str, double: int | None) -> None:
    sketch = Sketch(preset, "QS JD")
    assert sketch.score("bezique") == 40
    sketch.add("QS QH QC")
    assert sketch.score("four-queens") == 60
    sketch.add("JD JH JC")
    assert sketch.score("four-jacks") == (None if preset == MP else 40)
    if preset == MP:
        sketch.score("four-jacks")
    assert sketch.score("double") == double


def test_vm10_double_announced_with_the_jacks() -> None:
    sketch = Sketch(FO, "QS JD")
    assert sketch.score("bezique") == 40
    sketch.add("QS QH QC")
    assert sketch.score("four-queens") == 60
    sketch.add("JD JH JC")
    sketch.open_window()
    assert sketch.score_now("four-jacks") == 40
    assert sketch.announce("double")
    assert sketch.score("double") == 500


@pytest.mark.parametrize(("preset", "marriage"), [(FO, 20), (HO, 20), (MP, None)])
def test_vm11_vm45_the_pending_marriage(preset: str, marriage: int | None) -> None:
    sketch = Sketch(preset, "KS KH KD KC")
    assert sketch.score("four-kings") == 80
    sketch.add("QS JD")
    sketch.open_window()
    assert sketch.score_now("bezique") == 40
    assert sketch.announce_now("marriage-S") is (preset != MP)
    assert sketch.score_now("marriage-S") is None
    sketch._shut()
    assert sketch.score("marriage-S") == marriage


def test_vm13_pending_marriage_lost_with_its_king() -> None:
    sketch = Sketch(FO, "KS QS JD")
    sketch.open_window()
    assert sketch.score_now("bezique") == 40
    assert sketch.announce("marriage-S")
    sketch.part_with("KS", 1)
    assert sketch.score("marriage-S") is None


@pytest.mark.parametrize(("preset", "last"), [(FO, 20), (HO, 20), (MP, None)])
def test_vm15_a_pending_marriage_waits_for_its_turn(preset: str, last: int | None) -> None:
    sketch = Sketch(preset, "KS QS JD KH QH")
    sketch.open_window()
    sketch.announce_now("marriage-S")
    assert sketch.score("bezique") == 40
    assert sketch.score("marriage-H") == 40
    sketch.add("AH 10H JH")
    assert sketch.score("sequence-H") == 250
    assert sketch.score("marriage-S") == last


@pytest.mark.parametrize("preset", [FO, HO, MP])
def test_vm16_four_marriages_after_the_fours(preset: str) -> None:
    sketch = Sketch(preset, "KS KH KD KC")
    assert sketch.score("four-kings") == 80
    sketch.add("QS QH QD QC")
    sketch.open_window()
    assert sketch.score_now("four-queens") == 60
    announced = [sketch.announce_now(f"marriage-{suit}") for suit in "SHDC"]
    sketch._shut()
    scored = [sketch.score(f"marriage-{suit}") for suit in "SHDC"]
    assert announced == [preset != MP] * 4
    assert scored == ([None] * 4 if preset == MP else [20, 40, 20, 20])


@pytest.mark.parametrize(("lost", "total"), [("", 120), ("QS", 100)])
def test_vm18_vm19_double_and_two_pending_marriages(lost: str, total: int) -> None:
    sketch = Sketch(FO, "KS KS KH KD")
    assert sketch.score("four-kings") == 80
    for king in ("KH", "KD"):
        sketch.part_with(king, 1)
    sketch.add("QS QS JD JD")
    sketch.open_window()
    assert sketch.score_now("double") == 500
    assert sketch.announce_now("marriage-S")
    assert sketch.announce_now("marriage-S")
    sketch._shut()
    sketch.open_window()
    assert sketch.score("marriage-S", "QS*1") == 20
    if lost:
        sketch.part_with(lost, 2)
    assert sum(sketch.score("marriage-S") or 0 for _ in range(2)) == total - 100


@pytest.mark.parametrize("preset", [FO, HO, MP])
def test_vm20_vm21_a_fifth_king_and_four_others(preset: str) -> None:
    sketch = Sketch(preset, "KS KH KD KC")
    assert sketch.score("four-kings") == 80
    sketch.part_with("KC", 1)
    sketch.add("KC")
    assert sketch.score("four-kings") is None
    sketch.add("KS KH KD")
    assert sketch.score("four-kings") == 80


@pytest.mark.parametrize(("preset", "second"), [(FO, None), (HO, None), (MP, None), (RUB, 20)])
def test_vm22_vr11_a_new_king_for_the_old_queen(preset: str, second: int | None) -> None:
    sketch = Sketch(preset, "KS QS")
    assert sketch.score("marriage-S") == 20
    sketch.part_with("KS", 1)
    sketch.add("KS")
    assert sketch.score("marriage-S") == second


@pytest.mark.parametrize("preset", [FO, HO, MP, RUB])
def test_vm23_a_second_marriage_of_fresh_cards(preset: str) -> None:
    sketch = Sketch(preset, "KS QS")
    assert sketch.score("marriage-S") == 20
    sketch.add("KS QS")
    assert sketch.score("marriage-S") == 20


@pytest.mark.parametrize("preset", [FO, HO, MP])
def test_vm24_a_new_jack_for_the_old_queen(preset: str) -> None:
    sketch = Sketch(preset, "QS JD")
    assert sketch.score("bezique") == 40
    sketch.part_with("JD", 1)
    sketch.add("JD")
    assert sketch.score("bezique") is None


@pytest.mark.parametrize("preset", [FO, HO, MP, RUB])
def test_vm25_to_vm28_marriage_and_sequence(preset: str) -> None:
    up = Sketch(preset, "KH QH")
    assert up.score("marriage-H") == 40
    up.add("AH 10H JH")
    assert up.score("sequence-H") == 250
    down = Sketch(preset, "AH KH QH JH 10H")
    assert steps(down, "sequence-H", "marriage-H") == [250, None]
    down.add("QH")
    assert down.score("marriage-H") is None
    down.add("KH")
    assert down.score("marriage-H") == 40


@pytest.mark.parametrize("preset", [FO, HO, MP, RUB])
def test_vm29_vm30_vr25_pending_lost_on_scoring_the_higher(preset: str) -> None:
    sketch = Sketch(preset, "KH QH QS JD")
    assert sketch.announce("marriage-H")
    assert sketch.announce("bezique")
    sketch.add("AH 10H JH QS JD")
    assert sketch.score("sequence-H") == 250
    assert steps(sketch, "double", "marriage-H", "bezique") == [500, None, None]


@pytest.mark.parametrize(("preset", "aces"), [(FO, 100), (HO, 100), (MP, None)])
def test_vm32_aces_after_the_sequence(preset: str, aces: int | None) -> None:
    sketch = Sketch(preset, "AH KH QH JH 10H")
    assert sketch.score("sequence-H") == 250
    sketch.add("AS AD AC")
    assert sketch.score("four-aces") == aces


@pytest.mark.parametrize(("preset", "expected"), [(FO, [40, 250, 40, 60]), (MP, [40, 250, None, None])])
def test_vm35_one_queen_in_four_combinations(preset: str, expected: list[int | None]) -> None:
    sketch = Sketch(preset, "KS QS", trump="S")
    points = [sketch.score("marriage-S")]
    sketch.add("AS 10S JS")
    points.append(sketch.score("sequence-S"))
    sketch.add("JD")
    points.append(sketch.score("bezique"))
    sketch.add("QH QD QC")
    points.append(sketch.score("four-queens"))
    assert points == expected


def test_vm37_fours_of_one_of_each() -> None:
    assert Sketch(FO, "QS QS QH QH").score("four-queens") == 60
    assert Sketch("four-suits", "QS QS QH QH").score("four-queens") is None
    assert Sketch("four-suits", "QS QD QH QC").score("four-queens") == 60


@pytest.mark.parametrize(("trump", "hand", "points"), [("S", "QS JD", None), ("S", "QC JH", 40), ("H", "QS JD", 40)])
def test_vm38_vm39_floating_bezique(trump: str, hand: str, points: int | None) -> None:
    assert Sketch("movable", hand, trump=trump).score("bezique") == points


def test_vm43_the_last_window() -> None:
    for text, points in ((FO, 80), (f"{FO},last_draw_declare=false", None)):
        sketch = Sketch(text, "KS KH KD KC")
        sketch.deal.stock = sketch.deal.stock[:2]
        sketch.open_window()
        assert sketch.score_now("four-kings") == points


def test_vm47_no_sequence_on_a_marriage() -> None:
    sketch = Sketch(f"{FO},sequence_after_marriage=false", "KH QH")
    assert sketch.score("marriage-H") == 40
    sketch.add("AH 10H JH")
    assert sketch.score("sequence-H") is None


@pytest.mark.parametrize(("preset", "first", "after"), [(FO, 20, None), (HO, 20, 20), (MP, None, None)])
def test_vm48_a_marriage_from_the_table(preset: str, first: int | None, after: int | None) -> None:
    for married, expected in ((False, first), (True, after)):
        sketch = Sketch(preset, "KD QD")
        if married:
            assert sketch.score("marriage-D") == 20
        sketch.add("KS KH KC")
        assert sketch.score("four-kings") == 80
        sketch.add("QS QH QC")
        assert sketch.score("four-queens") == 60
        assert sketch.score("marriage-S") == expected


def with_turn_up(sketch: Sketch, name: str) -> Sketch:
    sketch.deal.stock[-1] = PhysicalCard(card(name))
    sketch.deal.stock[-1].paid = name == "7H"
    return sketch


def test_vx1_the_turned_seven() -> None:
    pack = numbered_pack(1, 2)
    place = next(at for at in range(17, 64) if pack[at] % 8 == 0)
    pack[16], pack[place] = pack[place], pack[16]
    deal = NaiveDeal(rules(FO), pack, dealer=1)
    assert (deal.scores, deal.points) == ([0, 10], [(1, 10, "seven_turned")])


def test_vx2_before_the_first_lead() -> None:
    for text, allowed in ((FO, False), (MP, True), ("1847", True)):
        sketch = with_turn_up(Sketch(text, "7H 8S"), "AH")
        sketch._stand("play")
        assert sketch.deal.can_exchange() is allowed


def test_vx3_vx4_the_seven_beside_a_declaration() -> None:
    for text, after in ((FO, None), ("enquire-within", 80), (MP, 80)):
        sketch = with_turn_up(Sketch(text, "7H KS KD KC KC"), "KH")
        sketch.open_window()
        sketch.deal.act(0, "exchange")
        assert sketch.deal.scores == [10, 0]
        assert sketch.score_now("four-kings") == after
    short = with_turn_up(Sketch("enquire-within", "7H KS KD KC"), "KH")
    short.open_window()
    short.deal.act(0, "exchange")
    assert short.score_now("four-kings") is None


def test_vx5_vx6_the_second_seven() -> None:
    sketch = with_turn_up(Sketch(FO, "7H"), "7H")
    sketch.open_window()
    sketch.deal.act(0, "exchange")
    assert sketch.deal.points[-1] == (0, 10, "seven_shown")
    sketch._shut()
    sketch.open_window()
    assert not sketch.deal.can_exchange()


def test_vx8_vx9_the_seven_played() -> None:
    for text, early, late in ((FO, 0, 0), ("enquire-within", 10, 0), (MP, 10, 10)):
        for stock, expected in ((60, early), (0, late)):
            sketch = with_turn_up(Sketch(text, "7H 8S"), "AH")
            sketch.deal.stock = sketch.deal.stock[:stock]
            sketch._stand("play")
            sketch.deal.act(0, "play", card("7H"))
            assert sketch.deal.scores[0] == expected


def test_vb1_vb2_brisques_at_once() -> None:
    for trick, winner, points in (("AH 7C", 1, 10), ("AH 10H", 0, 20)):
        sketch = Sketch(FO, "8S", trump="C")
        sketch.win(trick)
        assert sketch.deal.turn == winner
        assert sketch.deal.scores[winner] == points


def test_vr1_vr2_vr3_how_trumps_are_made() -> None:
    sketch = Sketch(RUB, "KS QS AH KH QH JH 10H", trump=None)
    assert sketch.score("marriage-S") == 40
    assert sketch.deal.trump == 0
    assert sketch.score("sequence-H") == 150
    other = Sketch(RUB, "AC KC QC JC 10C", trump=None)
    assert other.score("sequence-C") == 250
    assert other.deal.trump == 3
    third = Sketch("no-turn-up", "KC QC", trump=None)
    assert third.announce("marriage-C")
    assert third.deal.trump is None
    assert third.score("marriage-C") == 40
    assert third.deal.trump == 3


@pytest.mark.parametrize("rank", ["Q", "A"])
def test_vr4_vr5_vr7_fours_renewed(rank: str) -> None:
    name, points = {"Q": ("four-queens", 60), "A": ("four-aces", 100)}[rank]
    sketch = Sketch(RUB, f"{rank}S {rank}H {rank}D {rank}C")
    assert sketch.score(name) == points
    sketch.add(f"{rank}S")
    assert sketch.score(name) is None
    sketch.part_with(f"{rank}H", 1)
    assert sketch.score(name) == points


def married_twice(text: str, *choices: str) -> Sketch:
    sketch = Sketch(text, "KS QS")
    assert sketch.score("marriage-S") == 20
    sketch.add("KS QS")
    assert sketch.score("marriage-S", *choices) == 20
    return sketch


def test_vr8_pairs_made_anew() -> None:
    assert married_twice(RUB).score("marriage-S") is None
    free = married_twice(f"{RUB},marriage_crossing=free_repairing", "QS", "KS")
    assert free.score("marriage-S", "QS*1") == 20
    assert free.score("marriage-S") == 20
    assert free.score("marriage-S") is None


def test_vr9_vr10_a_married_king_played() -> None:
    sketch = married_twice(RUB)
    sketch.part_with("KS", 1)
    assert sketch.score("marriage-S") == 20
    sketch.part_with("QS", 1)
    assert sketch.score("marriage-S") is None


def test_vr12_vr14_sequence_renewed() -> None:
    sketch = Sketch(RUB, "AH KH QH JH 10H")
    assert sketch.score("sequence-H") == 250
    sketch.part_with("AH", 1)
    sketch.add("AH")
    assert sketch.score("sequence-H") == 250
    sketch.part_with("KH", 1)
    sketch.add("KH")
    assert sketch.score("marriage-H") is None
    assert sketch.score("sequence-H") == 250


@pytest.mark.parametrize("text", [RUB, "six-pack-fixed"])
def test_vr17_vr18_vs5_beziques_in_steps(text: str) -> None:
    sketch = Sketch(text, "")
    for name, points in (("bezique", 40), ("double", 500), ("triple", 1500), ("quadruple", 4500)):
        sketch.add("QS JD")
        assert sketch.score(name) == points
    assert sketch.score("double") is None


def test_ve1_five_beziques_in_steps() -> None:
    sketch = Sketch("eight-pack", "")
    names = ("bezique", "double", "triple", "quadruple", "quintuple")
    points = []
    for name in names:
        sketch.add("QH JC")
        points.append(sketch.score(name))
    assert points == [50, 500, 1500, 4500, 9000]


@pytest.mark.parametrize(("name", "pairs", "card_played"), [("double", 2, "QS"), ("triple", 3, "JD")])
def test_vr19_vr21_beziques_renewed(name: str, pairs: int, card_played: str) -> None:
    sketch = Sketch(RUB, "QS JD " * pairs)
    points = sketch.score(name)
    sketch.add(card_played)
    assert sketch.score(name) is None
    sketch.part_with(card_played, 1)
    assert sketch.score(name) == points


def test_vr24_bezique_and_royal_marriage_of_kings_and_queens() -> None:
    sketch = Sketch(RUB, "KS KH KD KC", trump="S")
    assert sketch.score("four-kings") == 80
    sketch.add("QS JD")
    sketch.open_window()
    assert sketch.score_now("bezique") == 40
    assert sketch.announce("marriage-S")
    assert sketch.score("marriage-S") == 40


def test_vr27_vr29_vs9_carte_blanche() -> None:
    hand, court = "AS AH AD 10S 10H 9S 8H 7D 7D", "QS"
    for text, expected in ((RUB, [50, 50]), ("rubicon-modern", [0]), ("six-pack", [250, 250])):
        sketch = Sketch(text, hand, trump=None)
        deal = sketch.deal
        marked: list[int] = []
        for drawn in ("8C", court, "8S"):
            sketch._stand("play")
            if deal.can_show():
                deal.act(0, "show")
            marked.append(deal.scores[0] - sum(marked))
            deal.stock[0] = deal.stock[1] = PhysicalCard(card(drawn))
            deal.act(0, "play", sketch.me.hand[0].kind)
            deal.act(1, "play", deal.players[1].hand[0].kind)
            deal.act(deal.turn or 0, "done")
        assert marked == [*expected, 0, 0][:3]


def test_vs4_bezique_follows_trumps() -> None:
    for text, hearts, spades in (("six-pack", 40, None), ("six-pack-fixed", None, 40)):
        assert Sketch(text, "QH JC").score("bezique") == hearts
        assert Sketch(text, "QS JD").score("bezique") == spades
    assert Sketch("six-pack", "QH JC", trump=None).score("bezique") is None


def test_vs6_vs7_substitution_and_the_limit() -> None:
    sketch = Sketch("six-pack", "AS AH AD AD")
    assert sketch.score("four-aces") == 100
    sketch.part_with("AS", 1)
    sketch.add("AC")
    assert sketch.score("four-aces") == 100
    queens = Sketch("six-pack", "QH QH QH QH")
    assert queens.score("four-trump-queens") == 600
    queens.add("QH")
    assert queens.score("four-trump-queens") is None
    queens.part_with("QH", 1)
    assert queens.score("four-trump-queens") == 600


def test_vs8_ve3_trump_fours_and_fives() -> None:
    values = {"A": ("aces", 1000), "10": ("tens", 900), "K": ("kings", 800), "Q": ("queens", 600), "J": ("jacks", 400)}
    for rank, (name, points) in values.items():
        sketch = Sketch("eight-pack", f"{rank}H " * 4)
        assert sketch.score(f"four-trump-{name}") == points
        sketch.add(f"{rank}H")
        assert sketch.score(f"five-trump-{name}") == 2 * points
        if rank != "10":
            assert sketch.score(f"four-{name}") is None


def test_vs10_last_deals_trump_suit() -> None:
    sketch = Sketch("six-pack", "KH QH AH 10H JH KS QS", trump=None, barred="H")
    assert sketch.score("marriage-H") == 20
    assert sketch.deal.trump is None
    assert sketch.score("sequence-H") == 150
    assert sketch.deal.trump is None
    assert sketch.score("marriage-S") == 40
    assert sketch.deal.trump == 0


def test_vl1_vl2_a_just_won_card() -> None:
    sketch = Sketch("polish", "")
    sketch.win("QS 8S")
    sketch.deal.act(0, "done")
    sketch.win("JD 8D")
    assert sketch.score_now("bezique") == 40
    other = Sketch("polish", "")
    other.win("JD QS")
    other.deal.act(0, "done")
    other.win("8S 7S")
    assert other.deal.scorable() == set()


@pytest.mark.parametrize(("text", "second"), [("polish", 20), ("polish-two", None)])
def test_vl4_one_card_in_two_combinations(text: str, second: int | None) -> None:
    sketch = Sketch(text, "")
    for trick in ("KH QS", "KD KC"):
        sketch.win(trick)
        sketch.deal.act(sketch.deal.turn or 0, "done")
    sketch.win("KS 8S")
    assert sketch.score_now("four-kings") == 80
    assert sketch.score_now("marriage-S") == second


@pytest.mark.parametrize("text", ["polish", "polish-two"])
def test_vl5_two_cards_in_two_combinations(text: str) -> None:
    sketch = Sketch(text, "")
    sketch.win("QH 8H")
    sketch.deal.act(0, "done")
    sketch.win("QS 8S")
    sketch.deal.act(0, "done")
    sketch.win("KH JD")
    assert sketch.score_now("marriage-H") == 40
    assert sketch.score_now("bezique") == 40


def test_vl6_four_aces_without_a_stock() -> None:
    sketch = Sketch("polish", "")
    sketch.win("AS AS")
    sketch.deal.act(0, "done")
    sketch.deal.stock = []
    sketch.win("AC AC")
    assert sketch.score_now("four-aces") == 100


def test_vl7_tens_won() -> None:
    sketch = Sketch("polish", "")
    sketch.win("10H 10C")
    assert sketch.deal.scores[0] == 20
    assert [won.kind for won in sketch.me.table] == [card("10H")]
