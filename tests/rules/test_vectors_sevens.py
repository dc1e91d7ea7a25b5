"""The examples of the laws, section 5.2, and those of the games by turn-up or first marriage: sevens, brisques."""

from __future__ import annotations

import pytest

from bezique.cards import Card, card, ordered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import DealOver, Drew, Event, Exchanged, Scored, TookTurnUp, TrumpMade
from bezique.game.points import Reason
from bezique.game.position import position
from bezique.rules.load import rules
from tests.played import NORTH, SOUTH, Table, can, do, points_of

EW, FO, MP = "enquire-within", "standard", "modern"


def pack_with(turned: str) -> list[Card]:
    """A pack whose seventeenth card is this one."""
    pack = ordered_pack(2)
    pack.remove(card(turned))
    return [*pack[:16], card(turned), *pack[16:]]


# --- the seven of trumps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turned", "points"), [("7H", 10), ("8H", 0)])
def test_vx1_a_seven_turned_up(turned: str, points: int) -> None:
    deal = Deal(rules(FO), pack_with(turned), NORTH)
    assert list(deal.scores) == [0, points]
    assert points_of(deal.opening, Reason.SEVEN_TURNED, seat=NORTH) == points


@pytest.mark.parametrize(("text", "allowed"), [(FO, False), (EW, False), (MP, True), ("1847", True)])
def test_vx2_before_the_first_lead(text: str, allowed: bool) -> None:
    deal = position(f"rules {text}\nturn-up 10H\nturn South\nSouth hand 7H ...")
    assert can(deal, "exchange") is allowed
    if allowed:
        events = do(deal, "exchange")
        assert Exchanged(SOUTH, card("10H"), card("7H")) in events
        assert (deal.scores[SOUTH], deal.turn_up, deal.turn) == (10, card("7H"), SOUTH)


def kings_and_the_seven(text: str, turn_up: str = "9H", hand: str = "KS KH KD KC") -> Deal:
    """South has won a trick; he holds the trump seven beside other cards."""
    deal = position(f"rules {text}\nturn-up {turn_up}\nturn South\nSouth hand 8C 7H {hand} ...\nNorth hand 7C ...")
    do(deal, "8C", "7C")
    return deal


def test_vx3_not_together_with_a_declaration() -> None:
    deal = kings_and_the_seven(FO)
    do(deal, "exchange")
    assert deal.scores[SOUTH] == 10
    assert not can(deal, "score four-kings")
    assert not can(deal, "announce four-kings")


def test_vx3_nor_after_one() -> None:
    deal = kings_and_the_seven(FO)
    do(deal, "score four-kings")
    assert not can(deal, "exchange")
    deal = kings_and_the_seven(FO)
    do(deal, "announce four-kings")
    assert not can(deal, "exchange")


@pytest.mark.parametrize("order", [("exchange", "score four-kings"), ("score four-kings", "exchange")])
def test_vx4_together_in_enquire_within(order: tuple[str, str]) -> None:
    deal = kings_and_the_seven(EW)
    do(deal, *order)
    assert deal.scores[SOUTH] == 90


def test_vx4_but_not_with_the_card_picked_up() -> None:
    deal = kings_and_the_seven(EW, "KH", "KS KD KC")
    do(deal, "exchange")
    assert not can(deal, "score four-kings")
    deal = kings_and_the_seven(EW, "KH", "KS KD KC KH")
    do(deal, "exchange", "score four-kings")
    assert deal.scores[SOUTH] == 90


def test_vx5_the_other_seven_lies_turned_up() -> None:
    deal = kings_and_the_seven(FO, "7H")
    before = deal.layout().standings[SOUTH].hand
    do(deal, "exchange")
    assert deal.layout().standings[SOUTH].hand == before
    assert (deal.scores[SOUTH], deal.turn_up) == (10, card("7H"))
    assert not can(deal, "exchange")


def test_vx6_each_seven_pays_once() -> None:
    deal = position("""
        turn-up KH
        turn South
        South hand 8C 7H 8S ...
        North hand 7C 7H 10C 9S ...
    """)
    do(deal, "8C", "7C", "exchange", "done", "8S", "9S")
    assert deal.turn == NORTH
    do(deal, "exchange")
    assert list(deal.scores) == [10, 10]


@pytest.mark.parametrize(("text", "points"), [(FO, 0), (EW, 10), (MP, 10)])
def test_vx8_the_second_seven_led_and_lost(text: str, points: int) -> None:
    deal = position(f"rules {text}\nturn-up 7H\nturn South\nSouth hand 7H ...\nNorth hand 8H ...")
    events = do(deal, "7H", "8H")
    assert deal.turn == NORTH
    assert points_of(events) == points


@pytest.mark.parametrize(("text", "points"), [(EW, 0), (FO, 0), (MP, 10)])
def test_vx9_the_seven_played_in_the_last_tricks(text: str, points: int) -> None:
    deal = position(f"rules {text}\ntrump H\nstock none\nturn South\nSouth hand 7H 8C\nNorth hand 9S 8H")
    assert points_of(do(deal, "7H", "8H")) == points


def test_vx10_after_the_draw_it_is_too_late() -> None:
    deal = kings_and_the_seven(FO)
    do(deal, "done")
    assert not can(deal, "exchange")
    refusal = deal.refusal(SOUTH, deal.action(64 + 28))
    assert refusal is not None


def test_vx10_but_the_next_trick_will_do() -> None:
    table = Table(FO, "7H")
    table.win()
    table.close()
    assert not can(table.deal, "exchange")
    table.win()
    assert points_of(do(table.deal, "exchange")) == 10


def test_vx11_the_last_chance_is_after_the_last_trick_with_a_draw() -> None:
    deal = position("""
        turn-up KH
        tricks 23
        turn South
        South hand 8C 7H ...
        North hand 7C ...
        stock 9D ...
    """)
    do(deal, "8C", "7C")
    assert points_of(do(deal, "exchange")) == 10
    last = deal.layout().stock[0]
    events = do(deal, "done")
    assert [event for event in events if isinstance(event, Drew)] == [Drew(SOUTH, last)]
    assert TookTurnUp(NORTH, card("7H")) in events
    assert points_of(events) == points_of(events, seat=NORTH) == 0
    assert card("7H") in deal.layout().standings[NORTH].hand


def test_vx12_on_lead_after_the_draw() -> None:
    deal = kings_and_the_seven(MP)
    events = do(deal, "score four-kings", "done", "exchange")
    assert points_of(events, Reason.COMBINATION) == 80
    assert points_of(events, Reason.SEVEN_EXCHANGED) == 10


# --- aces and tens ---------------------------------------------------------------------------------------------


def test_vb1_a_brisque_trumped() -> None:
    deal = position("turn-up 9C\nturn South\nSouth hand AH ...\nNorth hand 7C ...")
    do(deal, "AH", "7C")
    assert list(deal.scores) == [0, 10]


def test_vb2_two_brisques_for_the_leader() -> None:
    deal = position("turn-up 9C\nturn South\nSouth hand AH ...\nNorth hand 10H ...")
    do(deal, "AH", "10H")
    assert list(deal.scores) == [20, 0]


@pytest.mark.parametrize(
    ("text", "points"), [(FO, 160), (MP, 160), ("hoffmann", 160), ("french-9", 160), ("rubicon", 0), ("six-pack", 0)]
)
def test_vb3_vb4_the_brisques_of_a_pack(text: str, points: int) -> None:
    chosen = rules(text)
    deal, chance = Deal(chosen, ordered_pack(chosen.packs), SOUTH), Chance(3)
    counted = 0
    while not deal.over:
        number = deal.choices()[chance.below(len(deal.choices()))]
        counted += sum(_brisques(event) for event in deal.tell(number))
    assert counted == points
    assert 10 * sum(deal.brisques) == {2: 160, 4: 320, 6: 480}[chosen.packs]


def _brisques(event: Event) -> int:
    return event.points if isinstance(event, Scored) and event.reason is Reason.BRISQUES else 0


PRINTED = """
    rules standard,brisques=end_of_hand,last_trick.which=last_drawing
    trump C
    stock none
    turn North
    North hand KH 7D KD KS QH KS 8C KH
    South hand AH AD AD AS 10H 10S KD 7C
    North brisques 6
    South brisques 4
    North score 530
    South score 630
"""


def test_vb5_brisques_counted_at_the_end() -> None:
    deal = position(PRINTED)
    events = do(
        deal, *["KH", "AH", "AD", "7D", "AD", "KD", "AS", "KS", "10H", "QH", "10S", "KS", "KD", "8C", "KH", "7C"]
    )
    assert [deal.scores[seat] for seat in (NORTH, SOUTH)] == [590, 730]
    assert points_of(events, Reason.LAST_TRICK) == 0
    assert isinstance(events[-1], DealOver)


def test_vb5_the_trick_of_the_last_draw_pays_ten() -> None:
    deal = position("""
        rules standard,last_trick.which=last_drawing
        turn-up 9C
        tricks 23
        turn South
        South hand KH ...
        North hand QH ...
    """)
    assert points_of(do(deal, "KH", "QH"), Reason.LAST_TRICK) == 10


def test_vb7_a_marriage_and_a_double_bezique() -> None:
    table = Table(f"{FO},brisques=end_of_hand", "KD QD QS QS JD JD", "South score 110", trump="C")
    table.score("marriage-D")
    assert table.deal.scores[SOUTH] == 130
    table.score("double")
    assert table.deal.scores[SOUTH] == 630


def test_vb8_four_aces() -> None:
    table = Table(f"{FO},brisques=end_of_hand", "AS AH AD AC", "South score 320", trump="C")
    table.score("four-aces")
    assert table.deal.scores[SOUTH] == 420


# --- no turn-up, and who draws first ---------------------------------------------------------------------------


def test_vn1_the_first_marriage_makes_trumps() -> None:
    table = Table("no-turn-up", "KC QC KS QS 7C", trump=None)
    table.win()
    events = do(table.deal, "score marriage-C")
    assert points_of(events) == 40
    assert any(isinstance(event, TrumpMade) and str(event.suit) == "C" for event in events)
    assert table.score("marriage-S") == 20
    table.win()
    assert not can(table.deal, "exchange")
    table.close()
    assert points_of(table.lead("7C")) == 0


def test_vn2_the_pone_draws_first_whoever_won() -> None:
    deal = position("rules french-8\nturn-up 9C\nSouth hand 7S ...\nNorth hand 8S ...\nstock AH 10D ...")
    events = do(deal, "7S", "8S", "done")
    assert [event for event in events if isinstance(event, Drew)] == [Drew(SOUTH, card("AH")), Drew(NORTH, card("10D"))]
    assert deal.turn == NORTH == deal.dealer


def test_vn2_and_the_dealer_takes_the_turn_up() -> None:
    deal = position("rules french-8\nturn-up 9C\ntricks 23\nturn South\nSouth hand 8S ...\nNorth hand 7S ...")
    last = deal.layout().stock[0]
    events = do(deal, "8S", "7S", "done")
    assert Drew(SOUTH, last) in events
    assert TookTurnUp(NORTH, card("9C")) in events
