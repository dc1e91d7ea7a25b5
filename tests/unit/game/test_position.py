"""Positions: what is taken for granted, what is refused and where, and that anything else is refused politely."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique.cards import cards, numbered_pack
from bezique.errors import BadPosition
from bezique.game.arrange import arrange
from bezique.game.books import audit
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.position import position, write_position
from bezique.rules.combination import Combination
from bezique.rules.load import loads, preset_names, rules
from bezique.rules.model import Rules
from bezique.seats import Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH


def test_the_smallest_position() -> None:
    deal = position("turn-up 9H")
    assert (deal.rules, deal.dealer, deal.turn, deal.stage) == (rules("standard"), NORTH, SOUTH, "play")
    assert (deal.tricks, deal.stock_left, str(deal.trump)) == (0, 48, "H")
    assert [deal.hand_size(seat) for seat in Seat] == [8, 8]
    assert [len(own.hand) for own in deal.layout().standings] == [8, 8]
    audit(deal)


def test_cards_that_no_line_names_come_in_the_order_of_a_numbered_pack() -> None:
    pack = numbered_pack(3, 2)
    pack.remove(cards("9H")[0])
    layout = position("turn-up 9H\nrest 3").layout()
    assert layout.standings[SOUTH].hand == tuple(sorted(pack[:8]))
    assert layout.standings[NORTH].hand == tuple(sorted(pack[8:16]))
    assert layout.stock == tuple(pack[16:])
    assert position("turn-up 9H\nrest 4").layout() != layout


def test_a_hand_is_filled_up() -> None:
    layout = position("turn-up 9H\nSouth hand QS JD ...\nstock AH ... ").layout()
    assert len(layout.standings[SOUTH].hand) == 8
    assert set(cards("QS JD")) <= set(layout.standings[SOUTH].hand)
    assert layout.stock[0] == cards("AH")[0]
    assert len(layout.stock) == 47


@pytest.mark.parametrize(
    ("lines", "tricks", "stock"),
    [
        ("turn-up 9H\nstage window", 1, 47),
        ("turn-up 9H\nstage window\ntricks 24", 24, 1),
        ("turn-up 9H\ntricks 23", 23, 1),
        ("trump H\nstock none\nSouth hand 8C 7C\nNorth hand 9C 9D", 30, 0),
        ("trump H\nstock none\nled 8C\nSouth hand 7C\nNorth hand 9C 9D", 30, 0),
        ("turn-up 9H\nstock 7S 8S 9S", 22, 3),
        ("turn-up 9H\nstock 7S 8S 9S\nstage window", 23, 3),
        ("trump H\nstage over", 32, 0),
        ("rules rubicon", 0, 110),
        ("rules polish\ntrump H\nstage window\ntricks 27\nstock none", 27, 0),
    ],
)
def test_tricks_and_stock_follow_from_each_other(lines: str, tricks: int, stock: int) -> None:
    layout = position(lines).layout()
    assert (layout.tricks, len(layout.stock)) == (tricks, stock)


def test_brisques_that_are_not_told() -> None:
    text = "turn-up 9H\ntricks 4\ngone AS AH AD AC 10S 7S 8S 9S"
    assert list(position(text).brisques) == [3, 2]
    assert list(position(f"{text}\nNorth brisques 5").brisques) == [0, 5]
    assert list(position(f"{text}\nSouth brisques 1").brisques) == [1, 4]


def test_a_table_with_what_its_cards_served_in() -> None:
    deal = position("""
        turn-up 9H
        tricks 10
        turn South
        stage window
        South hand 7S 8S
        South table KS(four) KH(four) KD(four) KC(marriage,four) QC(fresh,marriage)
        South score 100
        window scored
    """)
    layout = deal.layout()
    served = [(str(laid.card), laid.served, laid.fresh) for laid in layout.standings[SOUTH].table]
    assert served[3:] == [("KC", ("marriage", "four"), False), ("QC", ("marriage",), True)]
    assert layout.standings[SOUTH].announced == (0, 2)
    assert layout.scored
    assert [str(action) for action in deal.actions()] == ["done"]


def test_the_worth_of_cards_by_rising_values() -> None:
    text = "rules modern\nturn-up 9H\ntricks 5\nturn South\nSouth table KH(marriage) QH(marriage) KS({})"
    table = position(text.format("four")).layout().standings[SOUTH].table
    assert [laid.worth for laid in table] == [40, 40, 80]
    assert position(text.format("four,300")).layout().standings[SOUTH].table[2].worth == 300


def test_names_of_cards_on_the_table() -> None:
    deal = position("""
        rules rubicon
        trump H
        tricks 9
        turn South
        South table KS(marriage) QS(marriage) KS(marriage) QS(marriage)
        South pairs KS-QS QS.2-KS.2
        South remarry S
        North announced beziques
    """)
    own = deal.layout().standings[SOUTH]
    assert own.pairs == ((0, 1), (2, 3))
    assert own.remarry == (0,)
    assert deal.layout().standings[NORTH].announced == (1,)


def test_pending_combinations() -> None:
    own = (
        position("""
            turn-up 9H
            tricks 9
            South table KS QS JD QS
            South pending marriage-S KS QS.2
            South pending bezique JD QS
        """)
        .layout()
        .standings[SOUTH]
    )
    assert own.pending == ((Combination.MARRIAGE_SPADES, (0, 3)), (Combination.BEZIQUE, (1, 2)))
    assert own.announced == (0, 1)


def test_choosing() -> None:
    deal = position("""
        turn-up 9H
        tricks 9
        turn South
        South table QS(bezique) JD(bezique)
        South hand QS KS 7C 8C 9C
        choosing score marriage-S
    """)
    assert deal.stage == "choose"
    assert [str(action) for action in deal.actions()] == ["choose QS", "choose QS*"]


def test_a_deal_that_was_stopped() -> None:
    deal = position("turn-up 9H\ntricks 5\nstage stopped\nSouth before 900\nSouth score 100")
    assert deal.over
    assert deal.layout().stopped
    assert position(write_position(deal)) == deal


# --- faults ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("turn-up 9H\nhands 7S", 2, 1, 'does not begin with "hands"'),
        ("turn-up 9H\nSuoth hand 7S", 2, 1, "did you mean South"),
        ("turn-up 9H\nSouth", 2, 1, "what of South?"),
        ("turn-up 9H\nSouth hnad 7S", 2, 7, "did you mean hand"),
        ("turn-up 9H\n  South hand 1OH", 2, 14, "did you mean 10H"),
        ("turn-up", 1, 1, "takes one word"),
        ("turn-up 9H 8H", 1, 12, "takes one word"),
        ("turn-up 9H\nturn-up 8H", 2, 1, "already in line 1"),
        ("rules standrad", 1, 7, "did you mean standard"),
        ("rules standard,hand=99", 1, 7, "hand"),
        ("turn-up 9H\nturn West", 2, 6, "not one of South, North"),
        ("turn-up 9H\nstage windoe", 2, 7, "did you mean window"),
        ("turn-up 9H\ntricks ten", 2, 8, "not a whole number"),
        ("turn-up 9H\ntricks 33", 2, 8, "from 0 to 32"),
        ("turn-up 9H\nSouth hand QS QS QS", 2, 18, "named once too often"),
        ("turn-up 9H\ntricks 4\nSouth table KS(four", 3, 13, "bracket"),
        ("turn-up 9H\ntricks 4\nSouth table KS(fuor)", 3, 13, "did you mean four"),
        ("turn-up 9H\ntricks 4\nSouth table KS\nSouth pending marriage-S KS QS", 4, 29, "not on that table"),
        ("turn-up 9H\ntricks 4\nSouth table KS\nSouth pending mariage-S KS", 4, 15, "is not a combination"),
        ("turn-up 9H\ntricks 4\nSouth table KS\nSouth pending", 4, 1, "say what"),
        ("turn-up 9H\ntricks 4\nSouth table KS QS\nSouth pairs KS", 4, 13, "not a pair"),
        ("turn-up 9H\nwindow", 2, 1, "takes words"),
        ("turn-up 9H\nchoosing marriage-S", 2, 1, "say how and what"),
    ],
)
def test_what_cannot_be_read(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert words in caught.value.problem


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("South hand 7S ...", 1, "trumps from the deal on"),
        ("trump S", 1, "a card lies turned up"),
        ("turn-up 9H\ntrump S", 2, "makes H trumps"),
        ("turn-up 9H\nSouth hand 7S 8S", 2, "must hold 8 cards, table included, and holds 2"),
        ("turn-up 9H\nstock 7S 8S 9S 9S", 2, "left to draw"),
        ("turn-up 9H\nturn North", 2, "turn of South, who has the first lead"),
        ("turn-up 9H\nled 7S\nturn South", 3, "turn of North, who plays to the card led"),
        ("turn-up 9H\ntricks 3\nlast-trick North\nturn South", 4, "turn of North, who won the last trick"),
        ("turn-up 9H\ntricks 0\nstage window", 3, "on winning a trick"),
        ("trump H\nstock none\ntricks 26\nstage window", 4, "when the stock is gone"),
        ("turn-up 9H\ntricks 4\nSouth table 7S(four)", 3, "cannot have served in four"),
        ("turn-up 9H\ntricks 4\nSouth table KS\nSouth pending marriage-S KS", 4, "not marriage-S"),
        ("turn-up 9H\nSouth known 7S\nSouth hand 8S ...", 2, "7S is not concealed"),
        ("turn-up 9H\nSouth score 45", 2, "multiples of 10"),
        ("turn-up 9H\ntricks 2\nSouth brisques 9\nNorth brisques 9", 3, "aces and tens"),
        ("turn-up 9H\nSouth before 990\nSouth score 10", 3, "stopped"),
        ("turn-up 9H\ntarget 700", 2, "play stops at 1000"),
        ("rules rubicon\nturn-up 9H", 2, "no card is turned up"),
        ("turn-up 9H\nstage window\nchoosing score marriage-S\nstage2", 4, "does not begin"),
        ("turn-up 9H\nstage choose\nSouth hand 7S ...", 3, "given at the stage choose"),
        ("turn-up 9H\nchoosing score marriage-S\nSouth hand 7S 8S 9S 7C 8C 9C AD", 2, "cannot be declared now"),
        ("rules polish\nturn-up 9H\ntricks 3\nSouth table 10S", 4, "turned away"),
        ("turn-up 9H\nSouth blanche shown", 2, "no carte blanche"),
        ("turn-up 9H\nSouth paid 1\nSouth hand 8S ...", 2, "trump sevens"),
    ],
)
def test_what_cannot_be(text: str, line: int, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(text)
    assert words in caught.value.problem
    assert caught.value.line == line


# --- writing ---------------------------------------------------------------------------------------------------


def test_rules_without_a_name_that_can_be_read() -> None:
    own = loads('parent = "rubicon"\nhand = 8\npackets = "singly"\n', name="our evening")
    deal = Deal(own, numbered_pack(1, 4), NORTH)
    assert position(write_position(deal)) == deal
    assert "our evening" not in write_position(deal)


@given(st.sampled_from(preset_names()), st.integers(0, 999), st.integers(0, 120), st.data())
@settings(max_examples=60)
def test_a_text_that_was_changed_is_refused_or_is_a_sound_deal(
    preset: str, seed: int, actions: int, data: st.DataObject
) -> None:
    text = write_position(played(rules(preset), seed, actions))
    words = text.split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(st.sampled_from([*words[:40], *ODD_WORDS]))
    sound_or_refused(" ".join(words))


ODD_WORDS = (
    "...",
    "none",
    "",
    "QS",
    "QS(four)",
    "KS.2",
    "QS.0",
    "7",
    "99",
    "(",
    ")",
    "x\n",
    "KS-QS",
    "marriage-S",
    "#",
)


def played(chosen: Rules, seed: int, actions: int) -> Deal:
    deal, chance = Deal(chosen, numbered_pack(seed, chosen.packs), seed % 2), Chance(seed)
    for _ in range(actions):
        if not deal.over:
            deal.take_random(chance)
    return deal


def read_or_none(text: str) -> Deal | None:
    """The deal of a position; None where it is refused, which must be with line and column."""
    try:
        return position(text)
    except BadPosition as fault:
        refused = fault
    assert refused.line is not None
    assert refused.column is not None
    return None


def sound_or_refused(text: str) -> None:
    deal = read_or_none(text)
    if deal is None:
        return
    audit(deal)
    assert position(write_position(deal)) == deal
    chance = Chance(1)
    while not deal.over:
        deal.take_random(chance)
        audit(deal)


@given(st.text(alphabet="QSKH10 \n#.(),-…ß\0southandtable", max_size=200))
def test_any_text_is_refused_or_is_a_sound_deal(text: str) -> None:
    sound_or_refused(text)
    sound_or_refused(f"turn-up 9H\n{text}")


def test_cards_chosen_so_far_must_be_possible() -> None:
    text = """
        turn-up 9H
        tricks 9
        turn South
        South table QS(bezique) JD(bezique)
        South hand QS KS 7C 8C 9C
        choosing score marriage-S
        chosen {}
    """
    for chosen, words in (("7C", "card 1 of these"), ("QS KS", "must still be"), ("QS.2", "not on that table")):
        with pytest.raises(BadPosition, match=words):
            position(text.format(chosen))


def test_a_layout_is_arranged_as_it_is() -> None:
    layout = position("turn-up 9H\ntricks 6\nturn North\nNorth score 30").layout()
    assert arrange(rules("standard"), layout).layout() == layout
    assert arrange(rules("standard"), replace(layout, tricks=6)).scores[NORTH] == 30
