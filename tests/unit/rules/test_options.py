"""The options one by one: text to value and back."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bezique.errors import BadRules
from bezique.rules.combination import COMBINATION_KEYS
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Rules
from bezique.rules.options import (
    SINGLY,
    STANDARD,
    as_lines,
    flatten,
    from_flat,
    from_lines,
    keys_of,
    near,
    option,
    read_value,
    text_of,
)
from tests.strategies import any_rules


def refused(call: Callable[[], object]) -> BadRules | None:
    """Why `call` is refused; None where it is not."""
    try:
        call()
    except BadRules as fault:
        return fault
    return None


@given(any_rules())
def test_flat_rules_turn_back_into_the_same(made: Rules) -> None:
    assert from_flat(flatten(made)) == made


@given(any_rules(duplicate=True))
def test_lines_of_a_record_turn_back_into_the_same(made: Rules) -> None:
    assert from_lines(as_lines(made)) == made


@given(any_rules())
def test_every_value_reads_back_from_its_text(made: Rules) -> None:
    for key, value in flatten(made).items():
        assert read_value(key, text_of(value)) == value


@pytest.mark.parametrize("name", preset_names())
def test_the_lines_of_a_preset_hold_every_key_once(name: str) -> None:
    keys = [line.split("=")[0] for line in as_lines(rules(name))]
    assert keys == list(STANDARD)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_option_is_read_or_refused_with_its_key(key: str, text: str) -> None:
    fault = refused(lambda: option(key, text))
    if fault is not None:
        assert fault.key in (key, f"{key}.points")
    else:
        full, value = option(key, text)
        assert read_value(full, text_of(value)) == value


@given(st.sampled_from(list(STANDARD)), st.text(max_size=12))
def test_any_value_is_read_or_refused(key: str, text: str) -> None:
    fault = refused(lambda: read_value(key, text))
    if fault is not None:
        assert fault.key == key
        assert fault.problem
    else:
        value = read_value(key, text)
        assert read_value(key, text_of(value)) == value


@given(st.lists(st.text(max_size=20) | st.sampled_from(as_lines(Rules())), max_size=6))
def test_any_lines_are_read_or_refused_with_the_line(lines: list[str]) -> None:
    fault = refused(lambda: from_lines(lines))
    assert fault is None or (fault.line is not None and 1 <= fault.line <= len(lines))


def test_missing_lines_have_the_values_of_standard() -> None:
    assert from_lines(["target=1500"]) == rules("standard,target=1500")


def test_packets_singly_is_the_empty_tuple_whatever_the_hand() -> None:
    assert flatten(rules("eight-pack"))["packets"] == SINGLY
    assert rules("six-pack,hand=13").packets == (1,) * 13


def test_a_combination_is_removed_in_three_ways() -> None:
    full = ("combinations.double.points", None)
    assert option("combinations.double", "absent") == full
    assert option("combinations.double.points", "absent") == full
    assert option("combinations.double.remove", "true") == full


def test_remove_can_only_be_true() -> None:
    with pytest.raises(BadRules, match="only be true"):
        option("combinations.double.remove", "false")


def test_every_combination_has_a_key_of_its_own() -> None:
    assert [key for key in STANDARD if key.startswith("combinations.")] == [
        f"combinations.{name}.points" for name in COMBINATION_KEYS
    ]


@pytest.mark.parametrize(
    ("key", "text", "says"),
    [
        ("packs", "9", "1 to 8"),
        ("packs", "0", "1 to 8"),
        ("packs", "two", "whole number"),
        ("packs", "٣", "whole number"),
        ("packs", "2.0", "whole number"),
        ("hand", "17", "1 to 16"),
        ("seats", "3", "only games for two"),
        ("target", "-5", "whole number"),
        ("target", "9" * 5000, "whole number"),
        ("packets", "3-0-3", "3-2-3"),
        ("packets", "", "3-2-3"),
        ("packets", "3--3", "3-2-3"),
        ("trump_repeat", "yes", "false, true"),
        ("brisques", "imediate", "did you mean immediate"),
        ("bezique_pair", "fixed-sq-dj", "did you mean fixed_SQ_DJ"),
        ("combinations.double.points", "none", "absent"),
    ],
)
def test_a_wrong_value_says_what_would_be_right(key: str, text: str, says: str) -> None:
    with pytest.raises(BadRules, match=says) as caught:
        read_value(key, text)
    assert caught.value.key == key
    assert len(caught.value.problem) < 200


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("brisqes", "did you mean brisques"),
        ("seven.exchang", "did you mean seven.exchange"),
        ("seven", "seven.points"),
        ("combinations", "group"),
        ("combinations.four_trumps", "four_trumps.aces"),
        ("combinations.tripple", "did you mean triple"),
        ("x", "no option"),
    ],
)
def test_an_unknown_key_says_what_is_near(key: str, says: str) -> None:
    with pytest.raises(BadRules, match=says):
        option(key, "10")


def test_a_group_stands_for_its_members_only() -> None:
    assert keys_of("last_trick") == ["last_trick.points", "last_trick.which"]
    assert keys_of("last") == []
    assert keys_of("hand") == ["hand"]


def test_nothing_near_is_nothing_said() -> None:
    assert near("zzzzzzzz", STANDARD) == ""


def test_every_word_of_every_choice_can_be_read() -> None:
    for key, standard in STANDARD.items():
        for word in type(standard) if isinstance(standard, StrEnum) else ():
            assert read_value(key, str(word)) is word
