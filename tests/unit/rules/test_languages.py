"""The options, presets and levels in other languages: everything that English tells, and nothing more."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bezique import load_rules, preset_names
from bezique.rules import explain
from bezique.rules.explain import because, explained, groups, inferred, label, titled, values
from bezique.rules.idle import IDLE
from bezique.rules.load import preset
from bezique.rules.options import STANDARD
from bezique.rules.pages import pages
from bezique.rules.show import INFERRED
from bezique.words import LANGUAGES, level_line, level_name

OTHERS = [language for language in LANGUAGES if language != "en"]
APART = ("groups", "titles", "because", "inferred_from", "presets")
"""Tables that English has in another form or elsewhere."""


def told(language: str) -> dict[str, dict[str, str]]:
    ending = "" if language == "en" else f".{language}"
    text = (Path(explain.__file__).parent / f"explain{ending}.toml").read_text("utf-8")
    return {key: table for key, table in tomllib.loads(text).items() if key not in APART}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_options_with_the_same_values_and_places_for_numbers(language: str) -> None:
    own, english = told(language), told("en")

    assert own.keys() == english.keys()
    for key, words in english.items():
        assert own[key].keys() == words.keys(), key
        for value, text in words.items():
            assert own[key][value].count("{value}") == text.count("{value}"), (key, value)


@pytest.mark.parametrize("language", OTHERS)
def test_every_option_is_told_and_nothing_is_left_in_english(language: str) -> None:
    for key, standard in STANDARD.items():
        for value in values(key) or (standard,):
            told_of = explained(key, value, language)
            assert told_of
            assert told_of != explained(key, value) or told_of.endswith(" points"), (key, value)
        assert label(key, language)
    assert [group.keys for group in groups(language)] == [group.keys for group in groups()]
    assert not {group.title for group in groups(language)} & {group.title for group in groups()}
    found = [
        source.law
        for name in preset_names()
        for source in preset(name).rules.sources.values()
        if source.work == INFERRED
    ]
    assert found
    assert all(inferred(str(law), language) != law for law in found)
    assert all(because(case.reason, language) != case.reason for case in IDLE)


@pytest.mark.parametrize("language", OTHERS)
def test_every_preset_has_its_own_title_and_line(language: str) -> None:
    told_of = [titled(preset(name), language) for name in preset_names()]

    assert len({title for title, _ in told_of}) == len(told_of)
    assert all(about.endswith(".") for _, about in told_of)
    assert not {about for _, about in told_of} & {preset(name).about for name in preset_names()}


@pytest.mark.parametrize("language", OTHERS)
def test_the_pages_are_told_in_the_language(language: str) -> None:
    page, english = pages(language)["rubicon.md"], pages()["rubicon.md"]

    assert page.count("\n") == english.count("\n")
    assert page.count("`") == english.count("`")
    assert "What differs" not in page
    assert "Brisques" in page if language == "fr" else "Brisquen" in page


def test_titles_of_rules_with_options() -> None:
    made = load_rules("rubicon,carte_blanche.points=100")

    assert explain.title_of(made, "fr") == "Bésigue Rubicon"
    assert explain.title_of(made, "de") == "Rubikon-Bézique"


def test_levels() -> None:
    assert level_name("beginner", "fr") == "débutant"
    assert level_name("master", "de") == "Meister"
    assert level_line("club", "de") == "ein solider Spieler, der vergisst und sich ab und zu irrt"
    assert level_line("club", "en") is None
