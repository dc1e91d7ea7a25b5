"""The presets against the tables of the laws, written out by hand (laws 2.1, 2.2, 2.3, 2.5)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bezique.rules.load import preset, preset_names, rules
from bezique.rules.model import Rules
from bezique.rules.options import flatten, text_of

FOUR_TRUMPS = {
    "combinations.four_trumps.aces.points": "1000",
    "combinations.four_trumps.tens.points": "900",
    "combinations.four_trumps.kings.points": "800",
    "combinations.four_trumps.queens.points": "600",
    "combinations.four_trumps.jacks.points": "400",
}
FIVE_TRUMPS = {
    "combinations.five_trumps.aces.points": "2000",
    "combinations.five_trumps.tens.points": "1800",
    "combinations.five_trumps.kings.points": "1600",
    "combinations.five_trumps.queens.points": "1200",
    "combinations.five_trumps.jacks.points": "800",
}

PARENTS_AND_CHANGES: dict[str, tuple[str, dict[str, str]]] = {
    "hoffmann": ("standard", {"fresh_card": "any_unused", "phase2": "whist"}),
    "enquire-within": (
        "standard",
        {
            "seven.with_declaration": "true",
            "seven.on_play_phase1": "true",
            "brisques": "end_of_hand",
            "game_end": "end_of_hand",
            "end_tie": "nondealer_first",
            "laws": "enquire_within",
        },
    ),
    "modern": (
        "standard",
        {
            "reuse": "ascending_value",
            "fresh_card": "none",
            "seven.exchange": "on_lead",
            "seven.with_declaration": "true",
            "seven.second": "play",
            "brisques": "end_of_hand",
            "game_end": "end_of_hand",
            "double_game_below": "0",
            "cut": "high_deals",
            "laws": "fixed_modern",
        },
    ),
    "french-digest": (
        "standard",
        {
            "fresh_card": "any_unused",
            "brisques": "end_of_hand",
            "game_end": "end_of_hand",
            "target": "1500",
            "last_draw_declare": "false",
            "cut": "low_deals",
            "stock_count": "forbidden",
            "laws": "six_pack",
        },
    ),
    "french-8": (
        "standard",
        {"draw_order": "pone_first", "target": "1500", "stock_count": "forbidden", "laws": "french"},
    ),
    "french-9": (
        "standard",
        {
            "hand": "9",
            "packets": "3-3-3",
            "target": "1500",
            "brisques": "end_of_hand",
            "stock_count": "forbidden",
            "laws": "french",
        },
    ),
    "no-turn-up": (
        "standard",
        {"trump_source": "first_marriage", "seven.points": "0", "seven.turned_to_dealer": "0"},
    ),
    "twelve-card": ("standard", {"hand": "12", "packets": "3-3-3-3"}),
    "movable": ("standard", {"bezique_pair": "floating_nontrump"}),
    "four-suits": ("standard", {"fours_suits": "one_of_each"}),
    "carte-blanche": ("standard", {"carte_blanche.points": "50", "carte_blanche.definition": "no_AKQJT"}),
    "1847": (
        "standard",
        {
            "packs": "1",
            "hand": "6",
            "packets": "3-3",
            "target": "500",
            "double_game_below": "0",
            "seven.exchange": "before_first_card",
            "seven.second": "none",
            "combinations.double.points": "absent",
        },
    ),
    "rubicon": (
        "standard",
        {
            "packs": "4",
            "hand": "9",
            "packets": "3-3-3",
            "trump_source": "first_marriage_or_sequence",
            "reuse": "rubicon",
            "fresh_card": "none",
            "combinations.plain_sequence.points": "150",
            "combinations.triple.points": "1500",
            "combinations.quadruple.points": "4500",
            "seven.points": "0",
            "seven.turned_to_dealer": "0",
            "brisques": "tie_or_rubicon",
            "last_trick.points": "50",
            "carte_blanche.points": "50",
            "carte_blanche.repeat": "true",
            "game_end": "end_of_hand",
            "target": "0",
            "double_game_below": "0",
            "settlement": "portland",
            "laws": "portland",
            "stock_count": "rubicon",
        },
    ),
    "rubicon-modern": (
        "rubicon",
        {"settlement": "modern_page", "brisques": "never", "carte_blanche.definition": "no_AKQJT"},
    ),
    "six-pack": (
        "rubicon",
        {
            "packs": "6",
            "hand": "12",
            "packets": "singly",
            "reuse": "six_pack",
            "bezique_pair": "trump_queen",
            **FOUR_TRUMPS,
            "brisques": "never",
            "carte_blanche.points": "250",
            "last_trick.points": "250",
            "trump_repeat": "false",
            "settlement": "six",
            "laws": "six_pack",
        },
    ),
    "six-pack-fixed": ("six-pack", {"bezique_pair": "fixed_SQ_DJ", "trump_repeat": "true"}),
    "eight-pack": (
        "six-pack",
        {
            "packs": "8",
            "hand": "15",
            "combinations.bezique.points": "50",
            "combinations.quintuple.points": "9000",
            **FIVE_TRUMPS,
            "carte_blanche.points": "0",
            "settlement": "eight",
        },
    ),
    "polish": (
        "standard",
        {"reuse": "polish_compound", "fresh_card": "none", "target": "2000", "double_game_below": "0"},
    ),
    "polish-two": ("polish", {"reuse": "polish_two"}),
}

FIRST_VALUES = """
seats=2 packs=2 hand=8 packets=3-2-3 trump_source=turn_up trump_repeat=true draw_order=winner_first
last_draw_declare=true phase2=strict ten_low_in_phase2=false reuse=class fresh_card=from_hand
sequence_after_marriage=true marriage_crossing=law35 fours_suits=any bezique_pair=fixed_SQ_DJ
combinations.marriage.points=20 combinations.royal_marriage.points=40 combinations.sequence.points=250
combinations.plain_sequence.points=absent combinations.bezique.points=40 combinations.double.points=500
combinations.triple.points=absent combinations.quadruple.points=absent combinations.quintuple.points=absent
combinations.four_aces.points=100 combinations.four_kings.points=80 combinations.four_queens.points=60
combinations.four_jacks.points=40 combinations.four_tens.points=absent
combinations.four_trumps.aces.points=absent combinations.four_trumps.tens.points=absent
combinations.four_trumps.kings.points=absent combinations.four_trumps.queens.points=absent
combinations.four_trumps.jacks.points=absent
combinations.five_trumps.aces.points=absent combinations.five_trumps.tens.points=absent
combinations.five_trumps.kings.points=absent combinations.five_trumps.queens.points=absent
combinations.five_trumps.jacks.points=absent
seven.points=10 seven.exchange=after_win_before_draw seven.second=declare seven.on_play_phase1=false
seven.with_declaration=false seven.turned_to_dealer=10
brisques=immediate last_trick.points=10 last_trick.which=final
carte_blanche.points=0 carte_blanche.definition=no_KQJ carte_blanche.repeat=false
stock_count=allowed cut=high_chooses next_dealer=alternate target=1000 game_end=immediate
end_tie=higher_then_last_trick double_game_below=500 partie=none odd_game=0 odd_game_when=always
stake=by_game settlement=race rescue_may_flip=true brisque_margin=0 laws=foster
"""


def values(made: Rules) -> dict[str, str]:
    return {key: text_of(value) for key, value in flatten(made).items()}


def test_there_are_the_twenty_presets_of_the_laws() -> None:
    assert set(preset_names()) == {"standard", *PARENTS_AND_CHANGES}
    assert len(preset_names()) == 20


def test_standard_holds_every_first_value() -> None:
    assert values(rules("standard")) == dict(item.split("=") for item in FIRST_VALUES.split())


def test_standard_names_every_key_in_its_file() -> None:
    assert set(preset("standard").changes) == set(flatten(rules("standard")))


def test_standard_is_what_the_model_starts_from() -> None:
    assert rules("standard") == Rules()


@pytest.mark.parametrize("name", PARENTS_AND_CHANGES)
def test_a_preset_is_its_parent_with_the_changes_of_the_laws(name: str) -> None:
    parent, changes = PARENTS_AND_CHANGES[name]
    assert preset(name).parent == parent
    assert values(rules(name)) == values(rules(parent)) | changes


class Shape(NamedTuple):
    """A line of laws 2.1 and 2.2: cards, stock face down, whether a card is turned up, the two kinds of trick."""

    cards: int
    stock: int
    turn_up: bool
    drawing: int
    strict: int
    brisques: int


CLASSIC = Shape(64, 47, True, 24, 8, 16)
SIX = Shape(192, 168, False, 84, 12, 48)
SHAPES = {
    "standard": CLASSIC,
    "hoffmann": CLASSIC,
    "enquire-within": CLASSIC,
    "modern": CLASSIC,
    "french-digest": CLASSIC,
    "french-8": CLASSIC,
    "french-9": Shape(64, 45, True, 23, 9, 16),
    "no-turn-up": Shape(64, 48, False, 24, 8, 16),
    "twelve-card": Shape(64, 39, True, 20, 12, 16),
    "movable": CLASSIC,
    "four-suits": CLASSIC,
    "carte-blanche": CLASSIC,
    "1847": Shape(32, 19, True, 10, 6, 8),
    "rubicon": Shape(128, 110, False, 55, 9, 32),
    "rubicon-modern": Shape(128, 110, False, 55, 9, 32),
    "six-pack": SIX,
    "six-pack-fixed": SIX,
    "eight-pack": Shape(256, 226, False, 113, 15, 64),
    "polish": CLASSIC,
    "polish-two": CLASSIC,
}


@pytest.mark.parametrize("name", SHAPES)
def test_the_cards_and_tricks_of_a_preset(name: str) -> None:
    made = rules(name)
    stock = made.pack_size - made.seats * made.hand - made.has_turn_up
    aces_and_tens = made.packs * 4 * 2
    got = Shape(made.pack_size, stock, made.has_turn_up, made.drawing_tricks, made.hand, aces_and_tens)
    assert got == SHAPES[name]
    assert sum(made.packets) == made.hand


def test_every_preset_has_a_shape() -> None:
    assert set(SHAPES) == set(preset_names())


@pytest.mark.parametrize("name", ["six-pack", "six-pack-fixed", "eight-pack"])
def test_packets_dealt_singly_follow_the_hand(name: str) -> None:
    assert rules(name).packets == (1,) * SHAPES[name].strict


@pytest.mark.parametrize("name", ["six-pack", "eight-pack"])
def test_vs8_four_in_trumps(name: str) -> None:
    worth = rules(name).combinations
    ranks = ("aces", "tens", "kings", "queens", "jacks")
    assert [worth[f"four_trumps.{rank}"] for rank in ranks] == [1000, 900, 800, 600, 400]


def test_ve1_the_beziques_of_eight_packs_add_up() -> None:
    worth = rules("eight-pack").combinations
    steps = [worth[name] for name in ("bezique", "double", "triple", "quadruple", "quintuple")]
    assert steps == [50, 500, 1500, 4500, 9000]
    assert sum(steps) == 15550


def test_vs5_the_beziques_of_six_packs_add_up() -> None:
    worth = rules("six-pack").combinations
    assert sum(worth[name] for name in ("bezique", "double", "triple", "quadruple")) == 6540
    assert "quintuple" not in worth


def test_ve3_five_trump_kings() -> None:
    assert rules("eight-pack").combinations["five_trumps.kings"] == 1600


LAST_TRICK = {"standard": 10, "rubicon": 50, "six-pack": 250, "eight-pack": 250}


@pytest.mark.parametrize(("name", "points"), LAST_TRICK.items())
def test_vr30_vs11_the_last_trick(name: str, points: int) -> None:
    assert rules(name).last_trick.points == points


@pytest.mark.parametrize("name", preset_names())
def test_every_changed_key_of_a_preset_names_a_source_in_its_own_file(name: str) -> None:
    variant = preset(name)
    inherited = preset(variant.parent).rules.source if variant.parent else lambda _: None
    for key in variant.changes:
        source = variant.rules.source(key)
        assert source is not None, key
        assert source is not inherited(key), f"{key} is said to come from where its parent's value comes from"


@pytest.mark.parametrize("name", preset_names())
def test_every_value_has_a_source_and_every_inference_its_reason(name: str) -> None:
    made = rules(name)
    for key in flatten(made):
        source = made.source(key)
        assert source is not None
        assert source.work.strip() == source.work != ""
        assert source.law, f"{key}: no place in {source.work}"


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_says_what_it_is_in_one_line(name: str) -> None:
    variant = preset(name)
    assert variant.rules.title
    assert 20 < len(variant.about) < 115
    assert "\n" not in variant.about
