"""The score of a game with real cards, entry by entry."""

from __future__ import annotations

import pytest

from bezique.errors import BadScore
from bezique.marker import Question, Sheet
from bezique.marker.writing import sheet_text
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat


def sheet_of(preset: str, *lines: str, dealer: Seat = Seat.NORTH) -> Sheet:
    return Sheet.of(rules(preset), dealer, lines)


def refused(sheet: Sheet, line: str) -> str:
    with pytest.raises(BadScore) as caught:
        sheet.add(line)
    return str(caught.value)


def test_what_is_scored_is_added_up() -> None:
    sheet = sheet_of("standard", "turned 8H", "South score bezique", "North score marriage-H", "South brisques 2")

    assert tuple(sheet.scores) == (60, 40)
    assert [mark.says.said() for mark in sheet.marks] == [
        "The card turned up is the eight of hearts: hearts are trumps.",
        "South: forty for bezique.",
        "North: forty for royal marriage.",
        "South: 20 for brisques.",
    ]


def test_a_single_after_the_double_is_refused_with_the_reason() -> None:
    sheet = sheet_of("standard", "South score double")

    assert "have served in double bezique" in refused(sheet, "South score bezique")
    assert refused(sheet, "North score bezique") == (
        "The queen of spades and the jack of diamonds cannot be there for bezique beside these entries: "
        "1. South: double bezique. Look at the cards, or undo the entry that is wrong."
    )


def test_a_marriage_from_a_sequence_just_scored_must_be_of_other_cards() -> None:
    sheet = sheet_of("standard", "trumps H", "South score sequence-H")

    asked = sheet.add("South score marriage-H")
    assert isinstance(asked, Question)
    assert asked.asks.said().startswith("The king and queen of hearts have served in a sequence in trumps")
    assert asked.asks.said().endswith("Is it a royal marriage of other cards?")
    assert [choice.lines for choice in asked.choices] == [("South score marriage-H another",), ()]

    following = sheet.add("South score marriage-H another")
    assert isinstance(following, Sheet)
    assert "served" in refused(following, "South score marriage-H")
    assert "beside these entries: 2. South: sequence in trumps, 3. South: royal marriage." in refused(
        following, "North score marriage-H"
    )
    alone = sheet_of("1847", "trumps H", "South score sequence-H")
    assert "have served in a sequence in trumps" in refused(alone, "South score marriage-H")


def test_what_the_game_has_not_is_refused_for_that_whatever_was_declared() -> None:
    sheet = sheet_of("hoffmann", "trumps H", "North score double", "North score marriage-S", "South score four-jacks")

    for item in ("triple", "quadruple", "four-trump-aces", "five-trump-jacks", "sequence-S"):
        for seat in Seat:
            assert "this game gives no points for it" in refused(sheet, f"{seat} score {item}")


@pytest.mark.parametrize(
    ("preset", "before", "entry", "says"),
    [
        (
            "modern",
            ["North score marriage-S", "North announce four-kings", "South score marriage-S", "South announce bezique"],
            "South announce double",
            "Two queens of spades cannot be there for double bezique beside these entries: 2. North: marriage in ",
        ),
        (
            "carte-blanche",
            ["South announce bezique", "South score bezique pending", "North announce bezique"],
            "North score double",
            "beside these entries: 3. South: bezique.",
        ),
        (
            "1847",
            ["South score four-aces", "North announce marriage-C", "North score marriage-C pending"],
            "South score marriage-C",
            "The queen and king of clubs cannot be there for a marriage in clubs beside these entries: 4. North: ",
        ),
    ],
)
def test_what_cannot_be_names_the_cards_and_the_entries_that_have_them(
    preset: str, before: list[str], entry: str, says: str
) -> None:
    assert says in refused(sheet_of(preset, "trumps H", *before), entry)


def test_a_reason_names_no_suits_that_nobody_has_named() -> None:
    asked = sheet_of("standard", "South score four-kings").add("South score four-kings")

    assert isinstance(asked, Question)
    assert asked.asks.said().startswith("Four kings have served in a combination of this kind already")


def test_there_are_no_more_brisques_than_the_pack_has() -> None:
    sheet = sheet_of("standard", "South brisques 15")

    assert refused(sheet, "North brisques 2") == "One brisque of the pack is left to be marked, not 2."


def test_what_is_trumps_is_asked_and_not_guessed() -> None:
    asked = sheet_of("standard").add("South score marriage-H")

    assert isinstance(asked, Question)
    assert asked.asks.said() == "Which suit is trumps?"
    assert [choice.lines for choice in asked.choices] == [
        (f"trumps {suit}", "South score marriage-H") for suit in ("S", "H", "C", "D")
    ]


def test_the_lines_of_a_sheet_give_it_again() -> None:
    sheet = sheet_of("rubicon", "South score marriage-H", "South score bezique", "undo 2", "North score four-aces")

    assert Sheet.of(sheet.rules, Seat.NORTH, sheet.lines) == sheet


def test_what_cannot_stand_without_an_entry_is_named() -> None:
    sheet = sheet_of("rubicon", "South score marriage-H", "North score marriage-H", "North score sequence-H")

    asked = sheet.add("undo 1")
    assert not isinstance(asked, Question)
    assert [mark.says.said() for mark in asked.marks][:2] == ["North: forty for royal marriage.", "Hearts are trumps."]

    asked = sheet_of("six-pack", "South score marriage-H", "North score bezique").add("undo 1")
    assert isinstance(asked, Question)
    assert asked.asks.said() == "Without it this cannot stand: 2. North: bezique. Undo all of it?"
    assert asked.choices[0].lines == ("undo 1 2",)


def test_there_are_no_more_scores_than_tricks_after_which_cards_are_drawn() -> None:
    fours = [f"South score four-{rank}" for rank in ("aces", "kings", "queens", "jacks")] * 2
    pairs = [f"South score marriage-{suit}" for suit in ("S", "H", "D", "C")] * 2
    rest = ["South score sequence-H"] * 2 + ["South score bezique"] + ["South seven"]

    sheet = sheet_of("twelve-card,target=5000", "trumps H", *fours, *pairs, *rest)

    assert refused(sheet, "South seven").startswith("One score is made after a trick, and all 20 tricks")
    assert refused(sheet, "North score bezique").startswith("One score is made after a trick")


@pytest.mark.parametrize(
    ("lines", "entry", "says"),
    [
        ([], "South score triple", "no points"),
        ([], "South drop bezique", "has not announced bezique"),
        ([], "South score bezique pending", "has not announced bezique"),
        (["trumps H"], "trumps S", "Trumps are hearts already"),
        (["South last-trick"], "South score bezique", "nothing is declared after it"),
        (["South last-trick"], "South seven", "nothing is declared after it"),
        (["South last-trick"], "North last-trick", "South has the last trick already"),
        (["South brisques 16"], "North brisques 1", "All brisques of the pack are marked"),
        ([], "South carte-blanche", "carte blanche"),
        ([], "South lift", "six and eight packs"),
        ([], "South points 0", "No points"),
        ([], "deal over", "Nothing is entered"),
        ([], "deal void", "Nothing is entered"),
        ([], "wrong 1", "Entry 1 is no score"),
        (["trumps H"], "wrong 1", "Entry 1 is no score"),
        ([], "undo 1", "There is no entry 1"),
        (["South seven", "undo 1"], "undo 1", "There is no entry 1"),
        (["South seven", "undo 1"], "undo 2", "There is no entry 2"),
        (["South seven"], "wrong 1 false-hood", "he laws have nothing called"),
        (["South seven"], "wrong 1 wrong-score +mercy", "an option that the law does not give"),
        (["end"], "South seven", "This score is closed"),
    ],
)
def test_what_cannot_be_entered_says_why(lines: list[str], entry: str, says: str) -> None:
    assert says in refused(sheet_of("standard", *lines), entry)


def test_a_game_that_was_won_is_settled_and_can_be_opened_again() -> None:
    sheet = sheet_of("standard", "South points 960", "South score bezique")
    assert [told.said() for told in sheet.told] == [
        "The deal stops at the target: South 1000, North 0.",
        "Score of the game: South 1000, North 0.",
        "A double game: the loser has 0, under 500.",
        "South wins the game: 2 games.",
        "Games: South 1, North 0. Account: South 2, North \N{MINUS SIGN}2.",
    ]

    again = sheet.add("undo 2")
    assert isinstance(again, Sheet)
    assert tuple(again.scores) == (960, 0)
    assert again.match.games == ()


def test_who_resigns_between_deals_is_on_the_sheet_with_what_follows() -> None:
    sheet = Sheet.of(rules("standard"), Seat.SOUTH, ["North resign"], PerSeat(("Ann", "Ben")), "2 EUR")

    text = sheet_text(sheet)
    assert "Ben gives up the game" in text
    assert "Ann wins the game: 2 games." in text
    assert "Ben owes Ann 4 EUR." in text
    assert [told.said() for told in (sheet.marks[-1].says, *sheet.told)].count("Ben resigns.") == 1


def test_what_a_void_deal_was_is_said_once() -> None:
    sheet = sheet_of("standard", "South score bezique", "deal void")

    assert [told.said() for told in (sheet.marks[-1].says, *sheet.told)] == [
        "Deal 1 is void: the same player deals again."
    ]


def test_what_was_entered_in_a_void_deal_stays_on_the_sheet_and_counts_nothing() -> None:
    before = sheet_of("standard", "South score four-aces", "North seven", "wrong 1 wrong-score +score")
    sheet = before.follow("deal void").follow("North score four-kings")

    assert tuple(sheet.scores) == (0, 80)
    rows = sheet_text(sheet).splitlines()
    assert rows[1].split() == ["1", "Four", "aces", "(+100)"]
    assert rows[2].split()[-1] == "(+10)"
    assert "eal 1 is void" in "\n".join(rows)
    assert rows[-1].split() == ["Total", "0", "80"]
    assert "no score that stands" in refused(sheet, "wrong 2")
    assert tuple(sheet.follow("undo 4").scores) == (0, 190)
    assert tuple(sheet.follow("undo 5").follow("undo 4").scores) == tuple(before.scores)
    assert Sheet.of(sheet.rules, Seat.NORTH, sheet.lines) == sheet


def test_a_sum_is_told_with_the_decimals_of_the_stakes() -> None:
    sheet = Sheet.of(rules("six-pack"), Seat.SOUTH, ["North points 3500", "deal over short"], stake="0.10")

    assert sheet.owed is not None
    assert sheet.owed.said() == "South owes North 4.50."


def test_a_wrong_score_of_an_earlier_deal_is_taken_down_in_this_one() -> None:
    sheet = sheet_of(
        "standard", "South score four-aces", "South last-trick", "deal over short", "wrong 1 wrong-score +score"
    )

    assert tuple(sheet.scores) == (10, 100)
    assert tuple(sheet.deal.scores) == (-100, 100)


def test_a_false_marriage_makes_no_trumps() -> None:
    sheet = sheet_of("rubicon", "South score marriage-H")
    assert sheet.deal.trump_text == "H"

    sheet = sheet_of("rubicon", "South score marriage-H", "wrong 1 false-declaration played=no")
    assert sheet.deal.trump_text == ""
    following = sheet.add("North score marriage-S")
    assert isinstance(following, Sheet)
    assert following.deal.trump_text == "S"


def test_a_seven_that_scores_when_it_is_played_may_be_in_the_last_trick() -> None:
    assert tuple(sheet_of("modern", "South last-trick", "North seven").scores) == (10, 10)


def test_trumps_stay_where_another_marriage_of_the_suit_stands() -> None:
    both = sheet_of("rubicon", "South score marriage-H", "North score marriage-H", "North score marriage-S")

    one = both.follow("wrong 1 false-declaration played=no")
    assert one.deal.trump_text == "H"
    none = one.follow("wrong 2 false-declaration played=no")
    assert none.deal.trump_text == ""
    other = sheet_of("rubicon", "South score marriage-H", "North announce marriage-H", "North score four-aces")
    assert other.follow("wrong 1 false-declaration played=no").deal.trump_text == ""


@pytest.mark.parametrize(
    ("rules", "points", "asks", "lines"),
    [
        ("standard", 55, "10, and 55 is none: which is it?", [("South points 50",), ("South points 60",), ()]),
        ("six-pack", -5, "10, and \N{MINUS SIGN}5 is none: which is it?", [("South points -10",), ()]),
        (
            "standard,combinations.marriage.points=25",
            57,
            "5, and 57 is none: which is it?",
            [("South points 55",), ("South points 60",), ()],
        ),
    ],
)
def test_no_score_is_more_or_less_than_the_rules_can_give(
    rules: str, points: int, asks: str, lines: list[tuple[str, ...]]
) -> None:
    asked = sheet_of(rules).add(f"South points {points}")

    assert isinstance(asked, Question)
    assert asked.asks.said().endswith(asks)
    assert [choice.lines for choice in asked.choices] == lines


def test_from_where_on_nobody_can_say_is_told_once() -> None:
    pairs = [f"South score marriage-{suit}" for suit in "SD"]
    fours = [f"South score four-{rank}" for rank in ("kings", "queens", "aces", "jacks")]
    clear = sheet_of("polish", "trumps H", *pairs, *fours, "South score bezique", *["South score marriage-C"] * 2)
    assert not any("nobody can soon say" in mark.says.said() for mark in clear.marks)

    doubtful = clear.follow("North score marriage-S").follow("South score marriage-H")

    assert [mark.number for mark in doubtful.marks if "nobody can soon say" in mark.says.said()] == [11]
    assert "cannot be there for double bezique" in refused(doubtful, "North score double")


@pytest.mark.parametrize("again", ["South seven", "South brisques 16", "South last-trick", "South score double"])
def test_what_was_taken_down_can_be_scored_by_right(again: str) -> None:
    law = "false-declaration holds=no" if "score" in again else "wrong-score"
    sheet = sheet_of("1847" if "seven" in again else "standard", again, f"wrong 1 {law} +")

    assert tuple(sheet.scores) == (0, 0)
    assert isinstance(sheet.add(again), Sheet)


def test_all_brisques_are_offered_only_to_one_who_can_have_taken_them() -> None:
    sheet = sheet_of("polish", "trumps H", "North score four-aces", "South last-trick")

    asked = sheet.add("deal over")
    assert isinstance(asked, Question)
    assert [choice.lines for choice in asked.choices] == [("North brisques 16", "deal over"), ("deal over short",)]
    for choice in asked.choices:
        assert isinstance(sheet.add(choice.lines[0]), Sheet)
