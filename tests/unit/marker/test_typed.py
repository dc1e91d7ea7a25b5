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
        ("south forty winks", None),
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
        ("s hundred aces", "South score four-aces"),
        ("s aces", "South score four-aces"),
        ("s 100 aces", "South score four-aces"),
        ("s seq", "South score sequence-H"),
        ("s 250", "South score sequence-H"),
        ("s seven", "South seven"),
        ("s exchange seven", "South seven"),
        ("s seven of trumps", "South seven"),
        ("s seven exchanged", "South seven"),
        ("s forty bezique", "South score bezique"),
        ("s eighty kings", "South score four-kings"),
        ("s two-fifty", "South score sequence-H"),
        ("s two hundred and fifty", "South score sequence-H"),
        ("s two brisques", "South brisques 2"),
        ("s four brisques", "South brisques 4"),
        ("s 10 brisque", "South brisques 1"),
        ("s 20 for brisques", "South brisques 2"),
        ("s 20 brisques", "South brisques 2"),
        ("s quint", "South score sequence-H"),
        ("s king and queen of clubs", "South score marriage-C"),
        ("s 20 king and queen of clubs", "South score marriage-C"),
        ("s king and queen of clubs to score", "South announce marriage-C"),
        ("s queen and king of trumps", "South score marriage-H"),
        ("s kc qc", "South score marriage-C"),
        ("s jack of diamonds with the queen of spades", "South score bezique"),
        ("s forty for queen of spades and jack of diamonds", "South score bezique"),
        ("s two queens of spades and two jacks of diamonds", "South score double"),
        ("s ace ten king queen and jack of hearts", "South score sequence-H"),
        ("s four aces", "South score four-aces"),
        ("s 2 tens", "South brisques 2"),
        ("s ace and ten", "South brisques 2"),
        ("s one ten", "South brisques 1"),
        ("s seven of hearts", "South seven"),
        ("s 7h", "South seven"),
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
        ("ann", "Say what Ann scores, such as 40 bezique or 2 brisques."),
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
        "What is it?",
        {
            f"marriage in {name}": (f"South score marriage-{name[0].upper()}",)
            for name in ("spades", "diamonds", "clubs")
        }
        | {"2 brisques": ("South brisques 2",)},
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


SUITS = {"spades": "S", "hearts": "H", "clubs": "C", "diamonds": "D"}


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("s sequence", "sequence"),
        ("s 250", "sequence"),
        ("s royal marriage", "marriage"),
        ("s 40 marriage", "marriage"),
    ],
)
def test_what_trumps_are_is_asked_where_the_words_name_them(text: str, item: str) -> None:
    assert answers(text, sheet_of("standard")) == (
        "Which suit is trumps?",
        {name: (f"trumps {suit}", f"South score {item}-{suit}") for name, suit in SUITS.items()},
    )


def test_a_sequence_of_a_named_suit_tells_the_trumps() -> None:
    assert understood("s sequence hearts", sheet_of("standard")) == ("trumps H", "South score sequence-H")


def test_points_alone_may_be_those_of_what_is_no_combination() -> None:
    sheet = sheet_of("standard", "trumps C")

    asks, found = answers("s 10", sheet)
    assert asks == "What is it?"
    assert set(found.values()) == {("South brisques 1",), ("South seven",), ("South last-trick",)}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("s ace", {("South score four-aces",), ("South brisques 1",)}),
        ("s king", {("South score four-kings",), ()}),
        ("n trick", {("North last-trick",), ()}),
        ("s 10 brisques", {("South brisques 1",), ("South brisques 10",)}),
        ("s brisques", {(f"South brisques {number}",) for number in range(1, 17)}),
    ],
)
def test_words_too_short_to_be_sure_are_asked(text: str, lines: set[tuple[str, ...]]) -> None:
    assert set(answers(text, sheet_of("standard", "trumps H"))[1].values()) == lines


def test_brisques_counted_at_the_end_are_never_one_by_silence() -> None:
    sheet = sheet_of("french-digest", "trumps H")

    assert understood("s 10 brisques", sheet) == ("South brisques 10",)
    for text in ("s brisques", "s brisque"):
        assert len(answers(text, sheet)[1]) == 17


def test_several_scores_in_one_line_are_each_entered() -> None:
    sheet = sheet_of("standard", "trumps H")

    assert understood("s 80 and 60 to score", sheet) == ("South score four-kings", "South announce four-queens")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("s 150", "It does not earn 150 yet: the first sequence makes trumps and earns 250."),
        ("s 20 to score", "It does not earn 20 yet: the first marriage makes trumps and earns 40."),
    ],
)
def test_where_the_first_one_makes_trumps_its_plain_points_are_refused_so(text: str, says: str) -> None:
    with pytest.raises(BadNotation) as caught:
        understood(text, sheet_of("rubicon"))
    assert says in str(caught.value)


def test_a_marriage_that_makes_trumps_is_a_royal_one() -> None:
    lines = set(answers("s royal marriage", sheet_of("rubicon"))[1].values())

    assert lines == {(f"South score marriage-{suit}",) for suit in "SHDC"}


def test_a_common_marriage_is_of_another_suit_than_trumps() -> None:
    lines = set(answers("s common marriage", sheet_of("standard", "trumps H"))[1].values())

    assert lines == {(f"South score marriage-{suit}",) for suit in "SDC"}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("s king and queen", ["South score marriage-S", "South score marriage-H", "South score marriage-D",
                              "South score marriage-C"]),
        ("s king of hearts", ["South score marriage-H", "South score sequence-H", "South score four-kings"]),
        ("s ace of spades", ["South brisques 1", "South score four-aces"]),
        ("s 3 aces", ["South brisques 3", "South score four-aces"]),
        ("s seven of clubs", ["South seven", None]),
        ("s three tens", ["South brisques 3", None]),
    ],
)  # fmt: skip
def test_cards_of_which_several_things_may_be_scored_are_asked_about(text: str, lines: list[str | None]) -> None:
    asked = understood(text, sheet_of("standard", "turned 7H"))

    assert isinstance(asked, Question)
    assert sorted(one.lines[0] if one.lines else "" for one in asked.choices) == sorted(line or "" for line in lines)


def test_cards_of_one_who_is_not_named_are_asked_about_too() -> None:
    asked = understood("king and queen of clubs", sheet_of("standard", "turned 7H"))

    assert isinstance(asked, Question)
    assert [one.lines for one in asked.choices] == [("South score marriage-C",), ("North score marriage-C",)]


def test_where_brisques_are_counted_at_the_end_two_tens_may_be_a_mistake() -> None:
    asked = understood("s 2 tens", sheet_of("french-digest", "turned 7H"))

    assert isinstance(asked, Question)
    assert [one.lines for one in asked.choices] == [("South brisques 2",), ()]


def test_cards_and_a_score_beside_them_are_two_scores() -> None:
    meant = understood("n four kings and four queens to score", sheet_of("standard", "turned 7H"))

    assert meant == ("North score four-kings", "North announce four-queens")
