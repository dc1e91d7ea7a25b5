"""The worked examples of the rule books, entered as scores by somebody who has not seen the cards.

A step is a combination or another entry of the player. ``+`` announces, ``=`` scores what was announced, ``n:`` is the
other player's, and ``!`` must be refused: there are no cards with which it could be done.
"""

from __future__ import annotations

import pytest

from bezique.errors import BadScore
from bezique.marker import Question, Sheet
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from bezique.seats import Seat

NAMES = {str(item) for item in Combination}


def line(step: str) -> str:
    seat = "North" if step.startswith("n:") else "South"
    step = step.removeprefix("n:")
    how = {"+": "announce", "=": "score"}.get(step[0], "score")
    name = step.lstrip("+=")
    if name not in NAMES:
        return f"{seat} {name.replace(':', ' ')}"
    return f"{seat} {how} {name}{' pending' if step[0] == '=' else ''}"


def entered(preset: str, trump: str, steps: str) -> Sheet:
    sheet = Sheet.of(rules(preset), Seat.NORTH, [trump] if trump else [])
    for step in steps.split():
        if step.startswith("!"):
            with pytest.raises(BadScore):
                sheet.add(line(step[1:]))
            continue
        following = sheet.add(line(step))
        if isinstance(following, Question):
            following = sheet.add(f"{line(step)} another")
        assert isinstance(following, Sheet)
        sheet = following
    return sheet


THREE = ("standard", "hoffmann", "modern")
DECLARATIONS = [
    ("vM4", THREE[:2], "bezique double four-queens marriage-H", 640),
    ("vM5", THREE, "bezique marriage-H four-queens double", 640),
    ("vM6", THREE, "double !bezique !n:bezique", 500),
    ("vM7", THREE[:2], "bezique bezique !double", 80),
    ("vM7", THREE[2:], "bezique bezique double", 580),
    ("vM10", THREE[:2], "bezique four-queens four-jacks +double =double", 640),
    ("vM11", THREE[:2], "four-kings +marriage-S bezique =marriage-S", 140),
    ("vM14", THREE[:2], "four-kings +marriage-S bezique last-trick !=marriage-S", 130),
    ("vM15", THREE[:2], "+marriage-S bezique marriage-H sequence-H =marriage-S", 350),
    (
        "vM16",
        THREE[:2],
        (
            "four-kings +marriage-S +marriage-H +marriage-C +marriage-D four-queens "
            "=marriage-H =marriage-S =marriage-C =marriage-D"
        ),
        240,
    ),
    ("vM18", THREE[:2], "four-kings +marriage-S +marriage-S double =marriage-S =marriage-S", 620),
    ("vM21", THREE, "four-kings four-kings !four-kings !n:four-kings", 160),
    ("vM23", THREE, "marriage-S marriage-S !marriage-S !n:marriage-S", 40),
    ("vM25", THREE, "marriage-H sequence-H", 290),
    ("vM28", THREE, "sequence-H marriage-H !marriage-H", 290),
    ("vM32", THREE, "sequence-H four-aces", 350),
    ("vM33", THREE, "four-kings marriage-S", 100),
    ("vM34", THREE, "marriage-S four-kings", 100),
    ("vM46", THREE[:2], "+marriage-S marriage-H sequence-H =marriage-S", 310),
    ("vM47", ("standard,sequence_after_marriage=false",), "marriage-H marriage-H !sequence-H", 80),
    ("vX6", ("standard",), "seven n:seven !seven", 10),
    ("vX6", ("1847",), "seven !seven !n:seven", 10),
    ("vB3", ("standard",), "brisques:10 !n:brisques:7 n:brisques:6 !brisques:1", 100),
    ("vL5", ("polish", "polish-two"), "marriage-H bezique", 80),
    ("vL6", ("polish", "polish-two"), "last-trick four-aces", 110),
]


@pytest.mark.parametrize(
    ("vector", "preset", "steps", "points"),
    [(name, preset, steps, points) for name, presets, steps, points in DECLARATIONS for preset in presets],
)
def test_the_examples_with_hearts_for_trumps(vector: str, preset: str, steps: str, points: int) -> None:
    assert vector.startswith("v")
    assert entered(preset, "trumps H", steps).scores[Seat.SOUTH] == points


LONG = (
    "marriage-S marriage-C marriage-D marriage-H bezique four-jacks four-queens four-kings four-aces "
    "n:marriage-S n:marriage-C"
)
COUNTED = [
    ("standard", "trumps H", f"{LONG} !four-queens !four-kings n:marriage-H n:bezique"),
    ("standard", "trumps H", f"{LONG} n:marriage-H n:marriage-D !four-queens !four-kings !double !n:double"),
    ("hoffmann", "trumps D", "four-jacks four-queens bezique n:four-jacks !n:double !four-jacks !n:four-jacks"),
    ("polish", "trumps D", "double four-aces n:four-jacks n:four-aces !n:sequence-D"),
]


@pytest.mark.parametrize(("preset", "trump", "steps"), COUNTED)
def test_the_pack_has_so_many_cards_also_where_the_ways_are_too_many(preset: str, trump: str, steps: str) -> None:
    """A card belongs to one player for a whole deal: what both need of a kind and of a rank is counted."""
    assert any(mark.says.said().startswith("From here on nobody") for mark in entered(preset, trump, steps).marks) or (
        preset == "polish"
    )


@pytest.mark.parametrize("preset", ["polish", "polish-two"])
def test_aces_declared_in_the_polish_game_are_brisques_taken(preset: str) -> None:
    sheet = entered(preset, "trumps D", "four-aces !n:brisques:13 n:brisques:12 !four-aces")

    with pytest.raises(BadScore, match="South has declared aces or tens won in tricks: at most 12 brisques"):
        entered(preset, "trumps D", "four-aces").add("North brisques 16")
    with pytest.raises(BadScore, match="the aces or tens for it are among the brisques marked for North"):
        sheet.add("South score four-aces")
    assert tuple(sheet.scores) == (100, 120)
    assert tuple(entered("standard", "trumps D", "four-aces n:brisques:16").scores) == (100, 160)


def test_only_the_cards_that_earned_so_much_are_said_to_have_earned_it() -> None:
    sheet = entered("modern", "trumps D", "four-jacks bezique double four-queens")

    with pytest.raises(BadScore, match="Four queens have earned 60 already"):
        sheet.add("South score four-queens")


def test_a_marriage_announced_before_the_sequence_must_be_of_other_cards() -> None:
    sheet = entered("standard", "trumps H", "+marriage-H sequence-H")

    asked = sheet.add("South score marriage-H pending")
    assert isinstance(asked, Question)
    assert asked.asks.said().endswith("Is it a royal marriage of other cards?")
    assert [choice.lines for choice in asked.choices] == [("South score marriage-H pending another",), ()]
    following = sheet.add("South score marriage-H pending another")
    assert isinstance(following, Sheet)
    assert following.scores[Seat.SOUTH] == 290
    assert following.deal.pending == ()
    assert Sheet.of(following.rules, Seat.NORTH, following.lines) == following


def test_the_cards_that_are_missing_are_those_beside_the_entries_named() -> None:
    sheet = entered("modern", "trumps S", "four-kings marriage-H bezique marriage-S n:marriage-C")

    with pytest.raises(BadScore, match=r"^(One|A|The) king cannot be there for four kings beside these entries: 2\."):
        sheet.add("North score four-kings")


FAMILY = [
    ("vR1", "rubicon", "marriage-S", 40),
    ("vR2", "rubicon", "sequence-C", 250),
    ("vR3", "rubicon", "marriage-S sequence-H", 190),
    ("vR4", "rubicon", "four-queens four-queens", 120),
    ("vR7", "rubicon", "four-aces four-aces", 200),
    ("vR9", "rubicon", "marriage-S marriage-S marriage-S", 120),
    ("vR12", "rubicon", "sequence-S sequence-S", 500),
    ("vR15", "rubicon", "sequence-S marriage-S", 290),
    ("vR16", "rubicon", "bezique bezique double", 580),
    ("vR17", "rubicon", "bezique double triple quadruple !bezique !double !triple !quadruple !n:bezique", 6540),
    ("vR18", "rubicon", "quadruple !double !bezique", 4500),
    ("vR19", "rubicon", "double double", 1000),
    ("vR21", "rubicon", "triple triple", 3000),
    ("vR24", "rubicon", "sequence-S four-kings +marriage-S bezique =marriage-S", 410),
    ("vR26", "rubicon", "!seven", 0),
    ("vR27", "rubicon", "carte-blanche carte-blanche", 100),
    ("vR28", "rubicon", "carte-blanche four-aces", 150),
    ("vR30", "rubicon", "last-trick", 50),
    ("vS3", "six-pack", "guess !guess !lift n:lift", 150),
    ("vS5", "six-pack", "marriage-S bezique double triple quadruple", 6580),
    ("vS8", "six-pack", "marriage-S four-trump-aces four-trump-tens four-trump-kings four-trump-queens", 3340),
    ("vS9", "six-pack", "carte-blanche carte-blanche carte-blanche", 750),
    ("vS11", "six-pack", "last-trick", 250),
    ("vE1", "eight-pack", "marriage-S bezique double triple quadruple quintuple !n:quadruple", 15590),
    ("vE3", "eight-pack", "marriage-S five-trump-kings", 1640),
    ("no trumps yet", "six-pack", "!bezique !four-trump-aces", 0),
    ("no second carte blanche", "carte-blanche", "carte-blanche !carte-blanche", 50),
    ("no carte blanche", "standard", "!carte-blanche", 0),
    ("it is late", "rubicon", "bezique !carte-blanche", 40),
    ("a court card", "rubicon", "carte-blanche bezique !carte-blanche", 90),
    ("no lifting", "rubicon", "!guess !n:lift", 0),
    ("no brisques", "six-pack", "!brisques:1", 0),
]


@pytest.mark.parametrize(("vector", "preset", "steps", "points"), FAMILY)
def test_the_examples_of_the_rubicon_family(vector: str, preset: str, steps: str, points: int) -> None:
    assert vector
    assert entered(preset, "", steps).scores[Seat.SOUTH] == points


def test_a_pending_combination_is_lost_when_a_higher_one_must_have_its_cards() -> None:
    """vM30: with both queens and both jacks in the double nothing is left of the single."""
    sheet = entered("standard", "trumps H", "+bezique double")

    assert sheet.deal.pending == ()
    assert "its cards served for more" in sheet.marks[-1].says.said()
    # vM29: in a game of one pack the marriage is in the sequence; with two packs it may be another one.
    assert entered("1847", "trumps H", "+marriage-H sequence-H").deal.pending == ()
    assert len(entered("standard", "trumps H", "+marriage-H sequence-H").deal.pending) == 1


def test_what_can_no_longer_be_scored_is_refused_with_the_entries_that_bar_it_and_is_lost_at_the_end() -> None:
    """All eight kings are declared, and the one of hearts has been announced for more."""
    sheet = entered("modern", "trumps H", "n:+four-kings four-kings n:+sequence-H")

    with pytest.raises(BadScore, match=r"beside these entries: 3\. South: four kings, 4\. North: sequence in trumps\."):
        sheet.add("North score four-kings pending")
    asked = sheet.add("deal over")
    assert isinstance(asked, Question)
    assert [choice.lines for choice in asked.choices] == [("North drop four-kings", "deal over")]


def test_the_first_marriage_or_sequence_makes_trumps() -> None:
    assert entered("rubicon", "", "marriage-S").deal.trump_text == "S"
    assert entered("rubicon", "", "sequence-C").deal.trump_text == "C"
    assert entered("rubicon", "", "+marriage-S").deal.trump_text == ""


def test_the_suit_of_the_last_deal_makes_no_trumps_in_six_pack() -> None:
    """vS10."""
    sheet = Sheet.of(
        rules("six-pack"),
        Seat.NORTH,
        ["South score marriage-H", "South last-trick", "deal over", "South score marriage-H", "North score marriage-C"],
    )

    assert tuple(sheet.scores) == (20, 40)
    assert sheet.deal.trump_text == "C"


def game(preset: str, *lines: str) -> Sheet:
    return Sheet.of(rules(preset), Seat.NORTH, lines)


def settled(preset: str, south: int, north: int, brisques: int | None = None) -> tuple[str, int]:
    """Who wins a deal with these points, and what: South takes the last trick, whose points are among his."""
    points = south - rules(preset).last_trick.points
    told = [] if brisques is None else [f"South brisques {brisques}"]
    sheet = game(preset, f"South points {points}", f"North points {north}", "South last-trick", *told, "deal over")
    result = sheet.match.games[-1].settled
    return ("nobody" if result.winner is None else str(result.winner)), result.value


@pytest.mark.parametrize(
    ("vector", "preset", "south", "north", "brisques", "value"),
    [
        ("vZ4", "rubicon", 1320, 60, None, 2700),
        ("vZ5", "rubicon", 900, 700, 16, 2900),
        ("vZ7", "rubicon", 1610, 1590, None, 600),
        ("vZ9", "rubicon", 1400, 960, 14, 900),
        ("vZ11", "rubicon", 1400, 960, 29, 3600),
        ("vZ13", "rubicon", 900, 900, 18, 600),
        ("vZ16", "rubicon", 5600, 990, 20, 5200),
        ("vS1", "six-pack", 2700, 2600, None, 6300),
        ("vS2", "six-pack", 5260, 3410, None, 2800),
    ],
)
def test_a_deal_is_settled(  # noqa: PLR0917
    vector: str, preset: str, south: int, north: int, brisques: int | None, value: int
) -> None:
    assert settled(preset, south, north, brisques) == ("South", value), vector


def test_equal_points_with_equal_brisques_are_no_game() -> None:
    """vZ14."""
    assert settled("rubicon", 1200, 1200, 16) == ("nobody", 0)


def test_brisques_are_asked_for_where_they_matter() -> None:
    lines = ["South points 1350", "North points 960", "South last-trick"]

    asked = game("rubicon", *lines).add("deal over")
    assert isinstance(asked, Question)
    assert asked.asks.said() == "How many brisques has South, of 32?"
    assert len(asked.choices) == 33
    assert isinstance(
        game("rubicon", "South points 1350", "North points 60", "South last-trick").add("deal over"), Sheet
    )


def test_the_end_of_a_game_in_the_classic_forms() -> None:
    """vG1 to vG5 and vG7."""
    assert settled_race("standard", "North points 490", "South points 1000") == ("South", 2)
    assert settled_race("standard", "North points 500", "South points 1000") == ("South", 1)
    assert settled_race("standard", "South points 990", "South brisques 1") == ("South", 2)
    end = ("South last-trick", "South brisques 0", "deal over")
    assert settled_race("french-digest", "South points 1510", "North points 1380", *end) == ("North", 1)
    assert settled_race("french-digest", "South points 1500", "North points 1350", *end) == ("South", 1)
    assert settled_race("standard,stake=by_point", "North points 640", "South points 1000") == ("South", 360)


def settled_race(preset: str, *lines: str) -> tuple[str, int]:
    sheet = game(preset, *lines)
    result = sheet.match.games[-1].settled
    assert sheet.deal.entries == 0
    assert sheet.deal.dealer == Seat.SOUTH
    return str(result.winner), result.value


def test_three_games_of_five_are_a_partie() -> None:
    """vG8."""
    sheet = game(
        "standard,partie=best_of_five,odd_game=1",
        *(f"{seat} points 1000" for seat in ("South", "North", "South", "South")),
    )

    assert [str(partie.winner) for partie in sheet.match.parties] == ["South"]
    assert any("partie" in told.said() for told in sheet.told)
