"""Everyday words for what is scored."""

from __future__ import annotations

import pytest

from bezique.errors import BadNotation
from bezique.marker import Question, Sheet
from bezique.marker.typed import understood
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat

NAMES = PerSeat(("Ann", "Ben"))


def sheet_of(preset: str, *lines: str) -> Sheet:
    return Sheet.of(rules(preset), Seat.NORTH, lines, NAMES)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("s 40 bezique", "South score bezique"),
        ("S: bezique", "South score bezique"),
        ("ann single bezique", "South score bezique"),
        ("south forty", None),
        ("n double", "North score double"),
        ("ben 500 for double bezique", "North score double"),
        ("n brisque", "North brisques 1"),
        ("n brisque 2", "North brisques 2"),
        ("b 2 brisques", "North brisques 2"),
        ("south marriage hearts", "South score marriage-H"),
        ("south marriage in hearts", "South score marriage-H"),
        ("s royal marriage", "South score marriage-H"),
        ("s 40 marriage", "South score marriage-H"),
        ("s marriage c", "South score marriage-C"),
        ("s announce marriage clubs", "South announce marriage-C"),
        ("s marriage clubs to score", "South announce marriage-C"),
        ("s 60 to score", "South announce four-queens"),
        ("s hundred aces", None),
        ("s aces", "South score four-aces"),
        ("s 100 aces", "South score four-aces"),
        ("s seq", "South score sequence-H"),
        ("s 250", "South score sequence-H"),
        ("s seven", "South seven"),
        ("n last trick", "North last-trick"),
        ("n penalty -10", "North points -10"),
        ("n points -60", "North points -60"),
        ("trumps clubs", "trumps C"),
        ("turned 7h", "turned 7H"),
        ("end deal", "deal over"),
        ("deal over", "deal over"),
        ("void", "deal void"),
        ("n resigns", "North resign"),
        ("South score four-jacks", "South score four-jacks"),
        ("south score four-jacks", "South score four-jacks"),
        ("undo", "undo 1"),
        ("undo 1", "undo 1"),
        ("wrong 1", "wrong 1"),
    ],
)
def test_everyday_words_are_understood(text: str, line: str | None) -> None:
    sheet = sheet_of("standard", "trumps H")

    if line is None:
        with pytest.raises(BadNotation):
            understood(text, sheet)
    else:
        assert understood(text, sheet) == (line,)


@pytest.mark.parametrize(
    ("names", "text", "says"),
    [
        (("Ann", "Ben"), "carla 40 bezique", '"carla" is not a player: say Ann or Ben, or s or n for South or North.'),
        (("Ann", "Ben"), "zoe 2 brisques", '"zoe" is not a player: say Ann or Ben'),
        (("Anna", "Anne"), "ann last trick", '"ann" may be either player: say Anna or Anne'),
        (("Ann", "Ben"), "forty winks", "is nothing that can be scored here"),
    ],
)
def test_who_is_neither_player_is_named(names: tuple[str, str], text: str, says: str) -> None:
    sheet = Sheet.of(rules("standard"), Seat.NORTH, ["trumps H"], PerSeat(names))

    with pytest.raises(BadNotation) as caught:
        understood(text, sheet)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("ann", "Say what Ann scores, such as 40 bezique or 2 brisques; ? Ann lists what can be."),
        ("ann 100 queens", "It does not earn 100 here: four queens earns 60."),
        (
            "ben 50 marriage",
            "here: marriage in spades earns 20, royal marriage earns 40, marriage in diamonds earns 20.",
        ),
        ("ann mariagge", '"mariagge" is nothing that can be scored here (did you mean marriage?).'),
        ("ann 3 brisk", "(did you mean brisques"),
        ("trumps", "Say which suit is trumps: trumps spades,"),
    ],
)
def test_what_is_not_understood_says_what_would_be(text: str, says: str) -> None:
    with pytest.raises(BadNotation) as caught:
        understood(text, sheet_of("standard", "trumps H"))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("preset", "text", "line"),
    [
        ("standard", "ann triple", "South score triple"),
        ("standard", "ann 4 kings", "South score four-kings"),
        ("six-pack", "ben 4 trump aces", "North score four-trump-aces"),
        ("eight-pack", "ben 5 trump jacks", "North score five-trump-jacks"),
    ],
)
def test_cards_may_be_counted_and_what_the_game_has_not_is_left_to_be_refused(
    preset: str, text: str, line: str
) -> None:
    trumps = "trumps H" if preset == "standard" else "South score marriage-H"

    assert understood(text, sheet_of(preset, trumps)) == (line,)


def answers(text: str, sheet: Sheet) -> tuple[str, dict[str, tuple[str, ...]]]:
    asked = understood(text, sheet)
    assert isinstance(asked, Question)
    return asked.asks.said(), {choice.says.phrase(): choice.lines for choice in asked.choices}


@pytest.mark.parametrize("text", ["zoe four queens trumps", "ZOË four trump queen", "zo 600 queens"])
def test_accents_and_endings_do_not_matter(text: str) -> None:
    sheet = Sheet.of(rules("six-pack"), Seat.NORTH, ["North score marriage-H"], PerSeat(("Zoë", "Ben")))

    assert understood(text, sheet) == ("South score four-trump-queens",)


def test_what_can_mean_several_things_is_asked() -> None:
    sheet = sheet_of("standard", "trumps H")

    assert answers("bezique", sheet) == (
        "Whose is it?",
        {"Ann": ("South score bezique",), "Ben": ("North score bezique",)},
    )
    assert answers("s 20", sheet) == (
        "Which combination is it?",
        {
            f"marriage in {name}": (f"South score marriage-{name[0].upper()}",)
            for name in ("spades", "diamonds", "clubs")
        },
    )


def test_what_is_impossible_is_not_offered_when_something_else_is_possible() -> None:
    sheet = sheet_of("1847", "trumps H", "South score marriage-S")

    assert "marriage in spades" not in answers("n 20", sheet)[1]


def test_who_pays_a_penalty_is_not_given_its_points() -> None:
    asks, found = answers("s penalty 100", sheet_of("standard", "trumps H"))

    assert asks == "Ann pays 100: does the other score them, or are they taken off?"
    assert found == {"100 for Ben": ("North points 100",), "100 off Ann": ("South points -100",)}


def test_a_reminder_is_told_from_a_new_announcement() -> None:
    sheet = sheet_of("standard", "trumps H", "South announce marriage-C")

    asks, found = answers("s 20 to score", sheet)

    assert asks == "Is it what waits already, or something new?"
    assert found["marriage in clubs, announced before"] == ()
    assert found["another time marriage in clubs"] == ("South announce marriage-C another",)
    assert found["marriage in spades"] == ("South announce marriage-S",)
