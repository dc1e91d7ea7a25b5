"""The rules as text: complete, readable, and telling other games of the name apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.cli.rules import check_rules, list_rules, rules_of, show_rules
from bezique.errors import BadRules
from bezique.rules.explain import explained, groups, label, values
from bezique.rules.idle import IDLE, idle_reason
from bezique.rules.load import preset, preset_names, rules
from bezique.rules.model import Rules
from bezique.rules.namesakes import namesake, namesakes, plain
from bezique.rules.options import STANDARD, flatten, text_of
from bezique.rules.show import WIDTH, option_help, rules_check, rules_list, rules_show
from tests.strategies import any_rules


def test_every_option_stands_under_one_heading() -> None:
    keys = [key for group in groups() for key in group.keys]
    assert sorted(keys) == sorted(STANDARD)


def test_every_choice_is_explained_in_words_of_its_own() -> None:
    for key in STANDARD:
        assert label(key)
        said = [explained(key, value) for value in values(key)]
        assert len(set(said)) == len(said)


@given(any_rules())
def test_any_rules_can_be_shown(made: Rules) -> None:
    text = rules_show(made.name)
    assert max(map(len, text.splitlines())) <= WIDTH
    flat = " ".join(text.split())
    for key, value in flatten(made).items():
        if value is not None:
            assert f"{key} = {text_of(value)}." in flat


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_is_shown_with_every_value_source_and_difference(name: str) -> None:
    text = " ".join(rules_show(name).split())
    made = rules(name)
    for key, value in flatten(made).items():
        source = made.source(key)
        assert source is not None
        assert source.law in text
        if value is not None:
            assert f"{key} = {text_of(value)}. " in text
    parent = preset(name).parent
    before = flatten(rules(parent)) if parent else {}
    for key, value in preset(name).changes.items():
        if parent and before[key] != value:
            assert f"{key} = {text_of(value)}, in {parent} {text_of(before[key])}" in text


def test_combinations_not_in_the_game_are_named() -> None:
    text = " ".join(rules_show("standard").split())
    assert "Not in the game: plain sequence, triple bezique, quadruple bezique" in text


def test_an_own_choice_says_so() -> None:
    assert "target = 700. Source: your own choice." in rules_show("standard,target=700")


def test_an_option_without_effect_says_so() -> None:
    assert "(without effect: nothing is turned up)" in " ".join(rules_show("rubicon").split())


def test_idle_options_exist_and_fit_the_presets() -> None:
    assert {key for case in IDLE for key in case.keys} <= set(STANDARD)
    assert idle_reason(rules("standard"), "seven.exchange") == ""
    assert idle_reason(rules("no-turn-up"), "seven.exchange") == "nothing is turned up"


def test_the_list_names_every_preset_after_its_parent() -> None:
    text = rules_list()
    places = {name: text.index(f"{name}: ") for name in preset_names()}
    assert all(places[preset(name).parent or name] <= place for name, place in places.items())
    assert max(map(len, text.splitlines())) <= WIDTH


@pytest.mark.parametrize("name", ["Six Pack", "SIX-PACK", "six_pack"])
def test_a_preset_in_another_writing(name: str) -> None:
    assert rules_show(name) == rules_show("six-pack")


@pytest.mark.parametrize(
    ("name", "ours", "says"),
    [
        ("bezik", "standard", ["96 cards", "first bezique counts 50", "brisque 20", "3000", "sans voir"]),
        ("Turkish", "standard", ["not played here"]),
        ("bésigue", "french-8", ["ace 11", "french-9", "1847"]),
        ("BESIGUE", "french-8", ["no-turn-up"]),
        ("bezigue", "french-8", []),
        ("besik", "standard", ["ace 11"]),
        ("Haitian", "rubicon", ["jokers", "750", "double"]),
        ("Haïti", "rubicon", ["not played here"]),
        ("Cinq-Cents", "1847", ["not played here", "one pack"]),
        ("cinq cents", "1847", []),
        ("Japanese", "rubicon", ["Portland Club"]),
        ("Chinese", "six-pack", []),
        ("Fildinski", "polish", []),
        ("Open", "polish", []),
        ("pinochle", "twelve-card", ["four suits"]),
        ("Llechfan", "standard", ["cannot invent combinations"]),
        ("three-handed", "", ["only games for two"]),
    ],
)
def test_complaint_24_a_game_of_the_name_is_told_apart(name: str, ours: str, says: list[str]) -> None:
    game = namesake(name)
    assert game is not None
    assert game.ours == ours
    text = " ".join(rules_show(name).split())
    assert all(words in text for words in says)
    assert (f"bezique rules show {ours}" in text) == bool(ours)


def test_namesakes_name_rules_that_exist_and_no_name_twice() -> None:
    names = [plain(name) for game in namesakes() for name in game.names]
    assert len(set(names)) == len(names)
    assert not {plain(name) for name in preset_names()} & set(names)
    assert {game.ours for game in namesakes()} - {""} <= set(preset_names())


def test_the_settings_that_namesakes_advise_can_be_played() -> None:
    words = [word.strip(".,:;") for game in namesakes() for word in game.differs.split() if "=" in word]
    assert len(words) >= 5
    for word in words:
        assert rules(word).name.split(",")[1:], word


@pytest.mark.parametrize(
    ("name", "says"),
    [("hatian", "did you mean haitian"), ("rubicn", "did you mean rubicon"), ("qqqq", "there are 1847")],
)
def test_an_unknown_name_says_what_is_near(name: str, says: str) -> None:
    status, text = show_rules(name)
    assert status == 2
    assert says in text


def test_a_wrong_option_is_not_taken_for_a_name() -> None:
    with pytest.raises(BadRules, match="brisques"):
        rules_show("standard,brisques=5")


@given(st.text(max_size=30))
def test_any_name_is_shown_or_refused(name: str) -> None:
    status, text = show_rules(name)
    assert status in (0, 2)
    assert text


def test_an_option_in_words() -> None:
    text = option_help("phase2")
    assert "strict (standard): follow suit and win the trick if you can" in text
    assert "whist:" in text
    assert "no_overtake:" in text
    assert show_rules("seven")[0] == 0
    with pytest.raises(BadRules, match="did you mean phase2"):
        option_help("phase3")


def test_a_file_that_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('parent = "rubicon"\nlast_trick.points = 100\n', "utf-8")
    playable, text = rules_check(path)
    assert playable
    assert "last_trick.points = 100, in rubicon 50" in text
    assert check_rules(path)[0] == 0
    assert rules_of(str(path)) == rules("rubicon,last_trick.points=100")


def test_complaint_26_a_file_with_combinations_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "llechfan.toml"
    path.write_text('parent = "standard"\n[combinations]\ntrump_jack_queen.points = 40\n', "utf-8")
    status, text = check_rules(path)
    assert status == 1
    said = " ".join(text.split())
    assert 'no combination "trump_jack_queen"' in said
    assert "cannot invent combinations of its own" in said
    assert "plain_sequence" in said
    assert "five_trumps.aces" in said


def test_a_file_with_a_fault_in_its_syntax(tmp_path: Path) -> None:
    path = tmp_path / "fault.toml"
    path.write_text('parent = "standard"\ntarget =\n', "utf-8")
    status, text = check_rules(path)
    assert status == 1
    assert "line 2, column 9" in " ".join(text.split())


DISPUTES = {
    "a king of four kings marries later": "reuse",
    "four of four suits": "fours_suits",
    "which cards are bezique": "bezique_pair",
    "when the seven is exchanged": "seven.exchange",
    "the seven with a declaration": "seven.with_declaration",
    "the second seven": "seven.second",
    "who draws what": "draw_order",
    "the last eight tricks": "phase2",
    "the rank of the ten": "ten_low_in_phase2",
    "when brisques count": "brisques",
    "which trick is the last": "last_trick.which",
    "forming combinations anew": "fresh_card",
    "marriage then sequence": "sequence_after_marriage",
    "how Rubicon is settled": "settlement",
    "carte blanche": "carte_blanche.repeat",
}


@pytest.mark.parametrize("dispute", DISPUTES)
def test_complaint_50_every_dispute_is_an_option_with_its_choices_explained(dispute: str) -> None:
    assert len(values(DISPUTES[dispute])) >= 2
    assert option_help(DISPUTES[dispute]).count("\n") >= 2


def test_the_list_by_the_command() -> None:
    assert list_rules() == (0, rules_list())
