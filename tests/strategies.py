"""What hypothesis draws for this package: legal rules, however odd."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from hypothesis import strategies as st

from bezique.errors import BadRules
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Rules
from bezique.rules.options import ABSENT, STANDARD

NUMBERS: Mapping[str, Sequence[int]] = {
    "seats": (2,),
    "packs": tuple(range(1, 9)),
    "target": (0, 100, 500, 1000, 1500, 2000),
    "double_game_below": (0, 300, 500),
    "brisque_margin": (0, 10, 50),
    "odd_game": (0, 1, 5),
    "carte_blanche.points": (0, 50, 250),
    "last_trick.points": (0, 10, 50, 250),
    "seven.points": (0, 10, 20),
    "seven.turned_to_dealer": (0, 10),
}
"""Likely numbers for the options that are numbers; the points of combinations have their own."""

POINTS = (0, 20, 30, 40, 60, 100, 150, 250, 500, 1500)

NO_TURN_UP = {"seven.points": "0", "seven.turned_to_dealer": "0"}
OWN_GAME = {"target": "0", "double_game_below": "0", "partie": "none", "odd_game": "0"}

MOVES: Sequence[Mapping[str, str]] = (
    *({"hand": str(hand), "packets": "singly"} for hand in range(1, 17)),
    {"hand": "7", "packets": "3-4"},
    {"trump_source": "first_marriage", **NO_TURN_UP},
    {"trump_source": "first_marriage_or_sequence", **NO_TURN_UP},
    {"trump_source": "turn_up", "trump_repeat": "true", "seven.points": "10"},
    *({"settlement": name, "brisques": "never", **OWN_GAME} for name in ("modern_page", "six", "eight")),
    *({"settlement": name, "brisques": "tie_or_rubicon", **OWN_GAME} for name in ("portland", "bicycle")),
    {"settlement": "race", "brisques": "immediate", "target": "1000"},
    {"reuse": "polish_compound", "carte_blanche.points": "0"},
    {"reuse": "polish_two", "carte_blanche.points": "0"},
    {"packs": "1", "combinations.double": ABSENT},
)
"""Changes of several options at once, which single ones would seldom reach."""


def texts(key: str) -> st.SearchStrategy[str]:
    """Likely values of one option, as a person writes them."""
    standard = STANDARD[key]
    if isinstance(standard, bool):
        return st.sampled_from(("false", "true"))
    if isinstance(standard, StrEnum):
        return st.sampled_from(tuple(map(str, type(standard))))
    if isinstance(standard, tuple):
        return st.sampled_from(("3-2-3", "3-3-3", "2-2-2-2", "singly"))
    if key.startswith("combinations."):
        return st.sampled_from((ABSENT, *map(str, POINTS)))
    return st.sampled_from(tuple(map(str, NUMBERS.get(key, (8,)))))


@st.composite
def moves(draw: st.DrawFn) -> Mapping[str, str]:
    """A change of one option, or of several that belong together."""
    if draw(st.integers(0, 2)) == 0:
        return draw(st.sampled_from(MOVES))
    key = draw(st.sampled_from(tuple(STANDARD)))
    return {key: draw(texts(key))}


@st.composite
def any_rules(draw: st.DrawFn, most: int = 6, *, presets: Sequence[str] = (), duplicate: bool = False) -> Rules:
    """Legal rules: a preset with up to `most` changes, each kept where nothing contradicts it.

    Their name is a text that `rules` reads, so a failing example can be copied to the command line.
    """
    chosen = rules(draw(st.sampled_from(tuple(presets) or preset_names())))
    for move in draw(st.lists(moves(), max_size=most)):
        chosen = _moved(chosen, move, duplicate)
    return chosen


def _moved(before: Rules, move: Mapping[str, str], duplicate: bool) -> Rules:
    preset, *changes = before.name.split(",")
    values = dict(change.split("=") for change in changes)
    values |= {_full(key): text for key, text in move.items()}
    try:
        return rules(",".join([preset, *(f"{key}={text}" for key, text in values.items())]), duplicate=duplicate)
    except BadRules:
        return before


def _full(key: str) -> str:
    return key if key in STANDARD else f"{key}.points"
