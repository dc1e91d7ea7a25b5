"""The options of the rules in words; the words themselves are in explain.toml, and in one such file a language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from bezique.rules.load import Variant, preset, preset_names
from bezique.rules.model import Rules
from bezique.rules.options import STANDARD, Value, keys_of, text_of

_Words = dict[str, str]


@dataclass(frozen=True, slots=True)
class Group:
    """A heading of the rules and the keys that stand under it, in order."""

    title: str
    keys: tuple[str, ...]


@cache
def _table(language: str) -> dict[str, object]:
    import tomllib

    ending = "" if language == "en" else f".{language}"
    return tomllib.loads((Path(__file__).parent / f"explain{ending}.toml").read_text("utf-8"))


@cache
def groups(language: str = "en") -> tuple[Group, ...]:
    """The headings under which the rules are shown; every key stands under one of them."""
    entries = cast("list[dict[str, object]]", _table("en")["groups"])
    return tuple(
        Group(_told("titles", str(entry["title"]), language), _members(cast("list[str]", entry["keys"])))
        for entry in entries
    )


def _members(names: list[str]) -> tuple[str, ...]:
    return tuple(key for name in names for key in keys_of(name))


def _told(part: str, english: str, language: str) -> str:
    """A text that English has elsewhere, in another language."""
    return english if language == "en" else cast("_Words", _table(language)[part])[english]


def label(key: str, language: str = "en") -> str:
    """What the option is about, in a few words."""
    return _words(key, language)["label"]


def explained(key: str, value: Value, language: str = "en") -> str:
    """What it means that the option `key` has this value."""
    words = _words(key, language)
    text = text_of(value)
    if "cards" in words:
        return worded("absent" if value is None else "points", language, value=text, cards=words["cards"])
    return words.get(text) or words["other"].replace("{value}", text)


def because(reason: str, language: str = "en") -> str:
    """Why an option has no effect, as `bezique.rules.idle` says it."""
    return _told("because", reason, language) if reason else ""


def inferred(reason: str, language: str = "en") -> str:
    """Why a value was chosen that no source settles."""
    return _told("inferred_from", reason, language)


def worded(what: str, language: str = "en", **args: str) -> str:
    """A phrase in which options are told, such as "Source: {source}."."""
    return cast("_Words", _table(language)["words"])[what].format(**args)


def titled(variant: Variant, language: str = "en") -> tuple[str, str]:
    """The title of a set of rules, and the line about it."""
    if language == "en":
        return variant.rules.title, variant.about
    title, about = cast("dict[str, list[str]]", _table(language)["presets"])[variant.rules.name]
    return title, about


def title_of(made: Rules, language: str = "en") -> str:
    """The title of rules: that of the preset on which they are built, or their own."""
    name = made.name.partition(",")[0].strip()
    return titled(preset(name), language)[0] if name in preset_names() else made.title


def values(key: str) -> tuple[Value, ...]:
    """The values that the option can have where it is a choice among words; empty for numbers and packets."""
    standard = STANDARD[key]
    if isinstance(standard, bool):
        return (False, True)
    return tuple(type(standard)) if isinstance(standard, str) else ()


def _words(key: str, language: str) -> _Words:
    return cast("_Words", _table(language)[key])
