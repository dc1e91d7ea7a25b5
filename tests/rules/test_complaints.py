"""What players ask, report and dispute about the rules, each case by the number of a list of such complaints."""

from __future__ import annotations

import pytest

from bezique.cards import card
from bezique.errors import BadRules
from bezique.game.actions import Play, action
from bezique.game.deal import Deal
from bezique.game.events import Drew, PendingLost, TookTurnUp
from bezique.game.points import Reason
from bezique.game.position import position
from bezique.rules.load import loads, rules
from tests.played import NORTH, ROOMY, SOUTH, Table, can, do, points_of

FO, HO, MP, EW = "standard", "hoffmann", "modern", "enquire-within"


@pytest.mark.parametrize(("preset", "expected"), [(FO, 20), (HO, 20), (MP, None)])
def test_1_a_king_of_four_kings_marries(preset: str, expected: int | None) -> None:
    table = Table(preset, "KH KD KC KS QS")
    assert table.score("four-kings") == 80
    table.win()
    if expected is None:
        refusal = table.deal.refusal(SOUTH, action("score marriage-S"))
        assert refusal is not None
        assert str(refusal)
    assert table.score_now("marriage-S") == expected


@pytest.mark.parametrize("preset", [FO, HO, MP])
def test_2_the_sequence_first(preset: str) -> None:
    names = "AH 10H KH QH JH"
    assert Table(preset, names).steps("sequence-H", "marriage-H") == [250, None]
    assert Table(preset, names).steps("marriage-H", "sequence-H") == [40, 250]


def test_3_a_new_queen_for_the_king_of_the_sequence() -> None:
    table = Table(f"{FO},{ROOMY}", "AH 10H KH QH JH")
    table.score("sequence-H")
    table.give("QH")
    assert table.score("marriage-H") is None
    table.give("KH")
    assert table.score("marriage-H") == 40


def test_4_single_single_double() -> None:
    table = Table(FO, "QS JD")
    table.score("bezique")
    table.give("QS JD")
    assert table.score("double") == 500
    assert table.deal.scores[SOUTH] == 540
    table = Table(FO, "QS JD")
    table.score("bezique")
    table.give("QS JD")
    assert table.steps("bezique", "double") == [40, None]
    assert Table(FO, "QS JD QS JD").steps("double", "bezique") == [500, None]


def test_5_one_of_the_first_pair_is_gone() -> None:
    table = Table(FO, "QS JD")
    table.score("bezique")
    table.part_with("JD*")
    table.give("QS JD")
    table.win()
    assert not can(table.deal, "score double")
    assert table.score_now("bezique") == 40


@pytest.mark.parametrize(("text", "pair"), [(FO, "QS JD"), ("movable", "QC JH")])
def test_6_bezique_when_spades_are_trumps(text: str, pair: str) -> None:
    other = {"QS JD": "QC JH", "QC JH": "QS JD"}[pair]
    assert Table(text, pair, trump="S").score("bezique") == 40
    assert Table(text, other, trump="S").score("bezique") is None


@pytest.mark.parametrize(("text", "expected"), [(FO, 80), ("four-suits", None)])
def test_7_four_kings_of_two_suits(text: str, expected: int | None) -> None:
    assert Table(text, "KS KS KD KD").score("four-kings") == expected


@pytest.mark.parametrize(("text", "most"), [(FO, 20), (EW, 30)])
def test_8_the_seven_and_a_marriage(text: str, most: int) -> None:
    best = 0
    for order in (("exchange", "score marriage-S"), ("score marriage-S", "exchange")):
        table = Table(text, "7H KS QS")
        table.win()
        for each in order:
            if can(table.deal, each):
                do(table.deal, each)
        best = max(best, table.deal.scores[SOUTH])
    assert best == most


def test_9_the_other_seven_when_one_was_turned_up() -> None:
    pack = sorted(range(32)) * 2
    pack.remove(card("7H"))
    deal = Deal(rules(FO), [*pack[:16], card("7H"), *pack[16:]], NORTH)
    assert list(deal.scores) == [0, 10]
    deal = position("turn-up 7H\nturn South\nSouth hand 7H 8C 8S 9S ...\nNorth hand 7C 7D ...")
    do(deal, "8C", "7C")
    assert points_of(do(deal, "exchange")) == 10
    assert deal.turn_up == card("7H")
    assert not can(deal, "exchange")
    do(deal, "done", "8S", "7D")
    assert deal.turn == SOUTH
    assert not can(deal, "exchange")


def test_10_the_last_draw() -> None:
    deal = position("turn-up AH\ntricks 23\nturn South\nSouth hand 8C ...\nNorth hand 9C ...")
    last = deal.layout().stock[0]
    assert last is not None
    events = do(deal, "8C", "9C", "done")
    assert Drew(NORTH, last) in events
    assert TookTurnUp(SOUTH, card("AH")) in events
    standings = deal.layout().standings
    assert last in standings[NORTH].hand
    assert card("AH") in standings[SOUTH].hand
    assert [deal.hand_size(seat) for seat in (SOUTH, NORTH)] == [8, 8]


def test_12_equal_cards_in_one_trick() -> None:
    deal = position("turn-up 9H\nturn South\nSouth hand JC ...\nNorth hand JC ...")
    do(deal, "JC", "JC")
    assert deal.last_trick == SOUTH
    deal = position("trump H\nstock none\nturn South\nSouth hand QH 8C\nNorth hand QH 9H")
    do(deal, "QH")
    assert {str(each) for each in deal.actions()} == {"QH", "9H"}
    do(deal, "QH")
    assert deal.last_trick == SOUTH


@pytest.mark.parametrize(
    ("hand", "text", "allowed"),
    [
        ("9C AC 7H", FO, "AC"),
        ("8C 7H", FO, "8C"),
        ("KD 7H", FO, "7H"),
        ("KD", FO, "KD"),
        ("KD 7H", HO, "KD 7H"),
        ("9C AC 7H", HO, "9C AC"),
    ],
)
def test_13_what_must_be_played_in_the_last_tricks(hand: str, text: str, allowed: str) -> None:
    deal = position(f"rules {text}\ntrump H\nstock none\nled 10C\nturn North\nNorth hand {hand}\nSouth hand ...")
    assert {str(each) for each in deal.actions()} == set(allowed.split())


def test_14_the_ten_keeps_its_place() -> None:
    deal = position("trump H\nstock none\nturn South\nSouth hand KD\nNorth hand 10D")
    do(deal, "KD", "10D")
    assert deal.last_trick == NORTH


@pytest.mark.parametrize(("text", "over"), [(FO, True), (f"{FO},brisques=end_of_hand,game_end=end_of_hand", False)])
def test_15_an_ace_at_990(text: str, over: bool) -> None:
    deal = position(f"""
        rules {text}
        turn-up 9H
        tricks 4
        turn South
        South before 990
        South hand AC ...
        North hand 7C ...
    """)
    do(deal, "AC", "7C")
    assert deal.over is over


@pytest.mark.parametrize(("text", "last_draw", "last"), [(FO, 0, 10), (f"{FO},last_trick.which=last_drawing", 10, 0)])
def test_17_the_last_trick_or_the_last_with_a_draw(text: str, last_draw: int, last: int) -> None:
    deal = position(f"rules {text}\nturn-up 9H\ntricks 23\nturn South\nSouth hand 8C ...\nNorth hand 7C ...")
    assert points_of(do(deal, "8C", "7C"), Reason.LAST_TRICK) == last_draw
    deal = position(f"rules {text}\ntrump H\nstock none\nturn South\nSouth hand 8C\nNorth hand 7C")
    assert points_of(do(deal, "8C", "7C"), Reason.LAST_TRICK) == last


def bezique_with_twenty_to_score(preset: str) -> Table:
    """Four kings lie there; bezique has been scored, and the marriage announced with it."""
    table = Table(preset, "KS KH KD KC QS JD")
    table.score("four-kings")
    table.win()
    assert table.score_now("bezique") == 40
    assert table.announce_now("marriage-S")
    assert table.pending() == ["marriage-S"]
    return table


@pytest.mark.parametrize("preset", [FO, HO])
def test_18_and_twenty_to_score(preset: str) -> None:
    table = bezique_with_twenty_to_score(preset)
    assert table.score("marriage-S") == 20
    table = bezique_with_twenty_to_score(preset)
    assert any(isinstance(event, PendingLost) for event in table.lead("KS*"))
    assert not can(table.deal, "score marriage-S")


@pytest.mark.parametrize("preset", [FO, HO])
def test_18_twenty_to_score_survives_a_trick_lost(preset: str) -> None:
    deal = position(f"""
        rules {preset}
        turn-up 9H
        tricks 5
        turn South
        South hand 7S 8C 9C
        South table KS(four) KH(four) KD(four) QS(bezique) JD(bezique)
        South pending marriage-S KS QS
        North hand 8S 7C AD ...
        stock 9D 8D ...
    """)
    do(deal, "7S", "8S")
    assert deal.turn == NORTH
    do(deal, "done", "7C", "8C")
    assert deal.turn == SOUTH
    assert points_of(do(deal, "score marriage-S")) == 20


@pytest.mark.parametrize(("text", "expected"), [("rubicon", 60), (FO, None), (HO, None)])
def test_20_a_fifth_queen_for_one_played(text: str, expected: int | None) -> None:
    table = Table(text, "QS QH QD QC", trump="H")
    assert table.score("four-queens") == 60
    table.part_with("QC*")
    table.give("QC")
    assert table.score("four-queens") == expected


def test_22_carte_blanche_until_a_court_card() -> None:
    deal = position("""
        rules rubicon
        turn South
        South hand AS AH AD AC 10S 9S 8S 7S 7H
        North hand 7D 7D ...
        stock 8C 9C QD 9H ...
    """)
    points = [points_of(do(deal, "show"))]
    points.append(points_of(do(deal, "8S", "7D", "score four-aces", "done")))
    points.append(points_of(do(deal, "show")))
    do(deal, "9S", "7D", "done")
    assert points == [50, 100, 50]
    assert not can(deal, "show")


def test_23_four_trump_queens() -> None:
    assert Table("six-pack", "QH QH QH QH", trump="H").score("four-trump-queens") == 600
    assert rules("six-pack").combinations["four_trumps.queens"] == 600


def test_26_a_combination_of_ones_own_is_refused_plainly() -> None:
    with pytest.raises(BadRules, match="cannot invent"):
        loads('parent = "standard"\n[combinations.trump_jack_queen]\npoints = 40\n')


@pytest.mark.parametrize("name", ["score marriage-S", "score four-kings", "score bezique"])
def test_27_after_any_declaration_any_card_may_be_led(name: str) -> None:
    table = Table(FO, "KS QS KH KD KC JD")
    table.win()
    do(table.deal, name)
    table.close()
    own = table.deal.layout().standings[SOUTH]
    held = {str(each) for each in own.hand} | {f"{laid.card}*" for laid in own.table}
    assert {str(each) for each in table.deal.actions() if isinstance(each, Play)} == held
