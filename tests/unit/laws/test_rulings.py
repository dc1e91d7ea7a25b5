"""Every numbered row of the codes, and every worked situation, ends in the ruling that the books give."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bezique.laws.load import codes
from bezique.laws.model import Effect, Option, Ruling
from bezique.laws.referee import law_of, laws_of, presets_under, ruling_of, understood
from bezique.laws.terms import Act
from bezique.rules.model import Laws

DATA = Path(__file__).parents[2] / "data" / "laws"
ROWS = {
    "foster": [*(f"F{number}" for number in range(1, 24)), "F16b", "F17b", "F17c", "O11"],
    "french": ["F14-FR", "O8", "O9", "O10"],
    "portland": [
        *(f"P{number}" for number in (4, 5, 6, 7, 8, 9, 11, 12, 13, 14, *range(17, 26), *range(27, 33))),
        *(f"P{number}" for number in (46, 47, 48, 50, 51, 54, 55, *range(62, 67))),
        "P12b",
    ],
    "fixed_modern": ["M1", "M2", "M3"],
    "enquire_within": ["E1", "E2", "E3", "E4", "E5", "E6"],
    "six_pack": ["O1", "O2", "O3", "O4", "O5"],
    "german": ["O6", "O7"],
}
"""The numbered rows of the tables of irregularities, code by code."""


def cases(name: str) -> list[Any]:
    found = []
    for path in sorted(DATA.glob(f"*/{name}.toml")):
        for number, case in enumerate(tomllib.loads(path.read_text("utf-8"))["cases"]):
            label = f"{case.get('vector', case['row'])}-{path.parent.name}-{number}"
            found.append(pytest.param(path.parent.name, case, id=label))
    return found


def written(effect: Effect) -> str:
    points = str(effect.points) if effect.points else ""
    return " ".join(part for part in (effect.act, effect.who, effect.what, points, effect.until) if part)


def offered(option: Option) -> str:
    return f"{option.whose}: {'; '.join(map(written, option.effects))}"


def ruled(code: str, case: dict[str, Any]) -> Ruling:
    law = law_of(code, case["law"]).law
    ruling = ruling_of(law, understood(law, case["answers"]))
    assert case["row"] in ruling.rows
    return ruling


@pytest.mark.parametrize(("code", "case"), cases("rows"))
def test_every_row_is_ruled_as_its_source_says(code: str, case: dict[str, Any]) -> None:
    ruling = ruled(code, case)
    assert ruling.source.work == case["source"]
    assert ruling.claimant == case["claimant"]
    assert ruling.until == case.get("until", ruling.until)
    assert [written(effect) for effect in ruling.effects] == case["effects"]
    assert [offered(option) for option in ruling.options] == case["options"]
    for words in case["says"]:
        assert words in ruling.says


@pytest.mark.parametrize(("code", "case"), cases("situations"))
def test_every_situation_comes_out_as_worked(code: str, case: dict[str, Any]) -> None:
    ruling = ruled(code, case)
    effects = [written(effect) for effect in ruling.effects]
    assert effects[: len(case["effects"])] == case["effects"]
    assert set(case["options"]) <= set(map(offered, ruling.options))


@pytest.mark.parametrize("code", ROWS)
def test_no_row_is_missing_and_none_is_invented(code: str) -> None:
    tried = [param.values[1]["row"] for param in cases("rows") if param.values[0] == code]
    assert set(tried) == set(ROWS[code])
    own = next(each for each in codes() if each.name == code)
    there = {row for law in own.laws for case in law.cases for row in case.ruling.rows}
    borrowed = {"F16b"} if code == "portland" else set()
    assert there == set(ROWS[code]) | borrowed


def test_every_situation_is_there() -> None:
    named = {param.values[1]["vector"] for param in cases("situations")}
    assert named == {f"vI{number}" for number in range(1, 23)}


def test_every_option_of_the_rules_has_its_code_and_foster_answers_where_one_is_silent() -> None:
    assert set(ROWS) == set(Laws)
    for name in Laws:
        keys = [found.law.key for found in laws_of(name)]
        assert len(keys) == len(set(keys))
        assert {law.key for law in next(each for each in codes() if each.name == "foster").laws} <= set(keys)
    assert law_of("german", "revoke").code.name == "foster"
    assert law_of("portland", "revoke").code.name == "portland"


@pytest.mark.parametrize("name", Laws)
def test_a_lead_to_which_several_have_played_stands_under_every_code(name: str) -> None:
    law = law_of(name, "lead-out-of-turn-several").law
    assert ruling_of(law, {}).rows == ("O11",)


def test_the_presets_know_their_code() -> None:
    assert {"rubicon", "rubicon-modern"} <= set(presets_under("portland"))
    assert presets_under("fixed_modern") == ("modern",)
    assert "six-pack" in presets_under("six_pack")
    assert presets_under("german") == ()


@pytest.mark.parametrize("name", Laws)
def test_everything_is_said_in_words(name: str) -> None:
    for found in laws_of(name):
        for case in found.law.cases:
            ruling = case.ruling
            told = [ruling.says, *map(str, ruling.effects)]
            told += [text for option in ruling.options for text in (option.says, *map(str, option.effects))]
            assert all("{" not in text and "_" not in text and text.strip() for text in told)
            assert ruling.says[0].isupper()
            assert ruling.says.endswith(".")
            assert ruling.source.law


@pytest.mark.parametrize("name", Laws)
def test_a_ruling_by_which_cards_go_back_says_so(name: str) -> None:
    for ruling in (case.ruling for found in laws_of(name) for case in found.law.cases):
        if any(effect.act is Act.RETURN for effect in ruling.effects):
            assert re.search(r"back|gives? the card to|taken? up|cards up", ruling.says), ruling.rows
