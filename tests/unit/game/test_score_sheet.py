from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.cards import CARDS, Suit, card, cards, numbered_pack
from bezique.errors import BrokenInvariant
from bezique.game.amendments import AMENDING
from bezique.game.deal import Deal
from bezique.game.events import DealOver, Scored, TookTrick, TrumpMade, TurnedUp
from bezique.game.match import Match, result_of
from bezique.game.points import Reason
from bezique.game.score_sheet import Origin, ScoreSheet, plain_label, rule_key, sheet_text
from bezique.rules.combination import Combination
from bezique.rules.load import preset_names, rules
from bezique.rules.options import flatten
from bezique.seats import PerSeat, Seat

A, B = Seat.SOUTH, Seat.NORTH

MARRIAGE = Scored(A, 40, Reason.COMBINATION, Combination.MARRIAGE_HEARTS, cards("QH KH"))
ACES = Scored(B, 100, Reason.COMBINATION, Combination.FOUR_ACES, cards("AS AS AH AD"), pending=True)
BRISQUE = Scored(A, 10, Reason.BRISQUES, cards=cards("10S"))
DEAL = (
    TurnedUp(card("7H")),
    Scored(B, 10, Reason.SEVEN_TURNED, cards=cards("7H")),
    TookTrick(A, cards("10S 7S")),
    BRISQUE,
    MARRIAGE,
    BRISQUE,
    ACES,
)
END = DealOver(PerSeat((60, 110)), PerSeat((10, 6)), B, stopped=False)

MARKINGS = st.builds(
    Scored,
    st.sampled_from(Seat),
    st.integers(1, 900).map(lambda tens: 10 * tens),
    st.sampled_from(Reason),
    st.one_of(st.none(), st.sampled_from(Combination)),
    st.lists(st.sampled_from(CARDS), max_size=10).map(tuple),
)


def sums(marked: list[Scored]) -> PerSeat[int]:
    return PerSeat.of(lambda seat: sum(one.points for one in marked if one.seat == seat))


def test_every_line_carries_its_running_totals() -> None:
    sheet = ScoreSheet(game=PerSeat((500, 600))).add(DEAL)
    assert [(line.number, line.scored.seat, line.deal_total, line.game_total) for line in sheet.lines] == [
        (1, B, 10, 610),
        (2, A, 10, 510),
        (3, A, 50, 550),
        (4, A, 60, 560),
        (5, B, 110, 710),
    ]
    assert (sheet.deal_scores, sheet.game_scores) == (PerSeat((60, 110)), PerSeat((560, 710)))


def test_events_may_come_one_by_one() -> None:
    step_by_step = ScoreSheet()
    for event in DEAL:
        step_by_step = step_by_step.add([event])
    assert step_by_step == ScoreSheet().add(DEAL)


def test_a_new_deal_begins_at_nothing() -> None:
    sheet = ScoreSheet().add((*DEAL, END))
    assert sheet.deal_scores == PerSeat((60, 110))
    sheet = sheet.add([BRISQUE])
    assert (sheet.lines[-1].deal, sheet.lines[-1].deal_total, sheet.lines[-1].game_total) == (2, 10, 70)
    assert (sheet.deal_scores, sheet.scores_of(1)) == (PerSeat((10, 0)), PerSeat((60, 110)))
    assert sheet.game_scores == PerSeat((70, 110))


def test_a_sheet_may_begin_in_the_middle_of_a_deal() -> None:
    sheet = ScoreSheet(game=PerSeat((100, 0)), deal=PerSeat((40, 20))).add([BRISQUE])
    assert (sheet.deal_scores, sheet.game_scores) == (PerSeat((50, 20)), PerSeat((150, 20)))
    closed = sheet.add([DealOver(PerSeat((50, 20)), PerSeat((0, 0)), A, stopped=False)])
    assert (closed.deals_over, closed.add([ACES]).deal_scores) == (1, PerSeat((0, 100)))


def test_a_sheet_that_disagrees_with_the_deal_says_so() -> None:
    wrong = DealOver(PerSeat((70, 110)), PerSeat((10, 6)), B, stopped=False)
    with pytest.raises(BrokenInvariant, match=r"\(60, 110\).*\(70, 110\)"):
        ScoreSheet().add((*DEAL, wrong))


@given(st.lists(st.lists(MARKINGS, max_size=12), max_size=4))
def test_the_sums_are_the_scores(deals: list[list[Scored]]) -> None:
    sheet = ScoreSheet()
    for number, marked in enumerate(deals, 1):
        sheet = sheet.add((*marked, DealOver(sums(marked), PerSeat((0, 0)), None, stopped=False)))
        assert sheet.scores_of(number) == sums(marked)
    everything = [one for marked in deals for one in marked]
    assert sheet.game_scores == sums(everything)
    assert [line.scored for line in sheet.lines] == everything
    for seat in Seat:
        assert sum(origin.points for origin in sheet.origins(seat)) == sheet.game_scores[seat]
        assert sum(origin.times for origin in sheet.origins(seat)) == sum(one.seat == seat for one in everything)


@pytest.mark.parametrize("preset", preset_names())
def test_the_sheet_of_a_match_agrees_with_every_deal(preset: str) -> None:
    """Two deals of a game, each at the pace of the menu: the sheet checks itself against each deal's score."""
    match, sheet, chance = Match.start(rules(preset), dealer=A), ScoreSheet(), Random(preset)
    for number in range(2):
        deal = Deal(**match.new_deal(numbered_pack(number, match.rules.packs)))
        sheet = sheet.add(deal.opening)
        while deal.turn is not None:
            sheet = sheet.add(deal.apply(deal.turn, chance.choice(deal.actions())))
        assert (sheet.deals_over, sheet.scores_of(number + 1)) == (number + 1, deal.scores)
        match, _ = match.deal_over(result_of(deal))
    played = [deal for game in match.games for deal in game.deals] + list(match.deals)
    assert sheet.game_scores == sums([Scored(seat, deal.scores[seat], Reason.LIFT) for deal in played for seat in Seat])


def test_where_points_come_from() -> None:
    sheet = ScoreSheet().add((*DEAL, END, BRISQUE))
    assert sheet.origins(A, deal=1) == (
        Origin(Reason.COMBINATION, Combination.MARRIAGE_HEARTS, "combinations.royal_marriage.points", 1, 40),
        Origin(Reason.BRISQUES, None, "brisques", 2, 20),
    )
    assert sheet.origins(A)[1] == Origin(Reason.BRISQUES, None, "brisques", 3, 30)
    assert sheet.origins(B, deal=2) == ()


@pytest.mark.parametrize(
    ("combination", "trump", "key"),
    [
        (Combination.MARRIAGE_HEARTS, Suit.HEARTS, "combinations.royal_marriage.points"),
        (Combination.MARRIAGE_HEARTS, Suit.SPADES, "combinations.marriage.points"),
        (Combination.SEQUENCE_SPADES, None, "combinations.plain_sequence.points"),
        (Combination.FOUR_TRUMP_ACES, Suit.SPADES, "combinations.four_trumps.aces.points"),
        (Combination.QUINTUPLE, Suit.SPADES, "combinations.quintuple.points"),
    ],
)
def test_the_rule_that_pays_a_combination(combination: Combination, trump: Suit | None, key: str) -> None:
    assert rule_key(Scored(A, 20, Reason.COMBINATION, combination), trump) == key


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_of_the_rules_names_an_option_of_the_rules(reason: Reason) -> None:
    key = rule_key(Scored(A, 10, reason, Combination.BEZIQUE if reason is Reason.COMBINATION else None), None)
    if reason in (Reason.LIFT, Reason.GUESS, *AMENDING, Reason.TAKEN_BACK):
        assert key == ""
    else:
        assert key in flatten(rules("standard"))


def test_the_marriage_that_makes_trumps_is_a_royal_one() -> None:
    first = Scored(A, 40, Reason.COMBINATION, Combination.MARRIAGE_CLUBS, cards("QC KC"))
    second = Scored(B, 20, Reason.COMBINATION, Combination.MARRIAGE_HEARTS, cards("QH KH"))
    sheet = ScoreSheet().add([first, TrumpMade(Suit.CLUBS)]).add([second])
    assert [line.rule for line in sheet.lines] == [
        "combinations.royal_marriage.points",
        "combinations.marriage.points",
    ]
    assert [line.trump for line in sheet.lines] == [Suit.CLUBS, None]


def test_trumps_do_not_outlive_their_deal() -> None:
    sheet = ScoreSheet().add((*DEAL, END, MARRIAGE))
    assert sheet.lines[-1].rule == "combinations.marriage.points"


def test_the_sheet_as_text() -> None:
    sheet = ScoreSheet(game=PerSeat((500, 600))).add((*DEAL, END, BRISQUE))
    assert sheet_text(sheet, PerSeat(("You", "Computer"))).splitlines() == [
        "                                            You     Computer",
        "    brought forward                         500          600",
        "  1 seven turned 7H                               +10    610",
        "  2 brisques 10S                     +10    510",
        "  3 marriage-H QH KH                 +40    550",
        "  4 brisques 10S                     +10    560",
        "  5 four-aces 2xAS AH AD                         +100    710",
        "    deal 1                                   60          110",
        "  6 brisques 10S                     +10    570",
        "    total                                   570          710",
    ]


@given(st.lists(MARKINGS, max_size=20), st.integers(50, 80))
def test_the_text_keeps_to_its_width(marked: list[Scored], width: int) -> None:
    text = sheet_text(ScoreSheet().add(marked), width=width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert text.isascii()
    assert text.splitlines()[-1].split() == ["total", *map(str, sums(marked))]


def test_labels_may_be_in_other_words() -> None:
    text = sheet_text(ScoreSheet().add([MARRIAGE]), label=lambda line: f"for {line.scored.points}")
    assert "  1 for 40" in text
    assert plain_label(ScoreSheet().add([MARRIAGE]).lines[0]) == "marriage-H QH KH"
