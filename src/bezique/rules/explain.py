"""The options of the rules in words; the words themselves are in explain.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from bezique.rules.options import STANDARD, Value, keys_of, text_of

_Words = dict[str, str]


@dataclass(frozen=True, slots=True)
class Group:
    """A heading of the rules and the keys that stand under it, in order."""

    title: str
    keys: tuple[str, ...]


@cache
def _table() -> dict[str, object]:
    import tomllib

    return tomllib.loads((Path(__file__).parent / "explain.toml").read_text("utf-8"))


@cache
def groups() -> tuple[Group, ...]:
    """The headings under which the rules are shown; every key stands under one of them."""
    entries = cast("list[dict[str, object]]", _table()["groups"])
    return tuple(Group(str(entry["title"]), _members(cast("list[str]", entry["keys"]))) for entry in entries)


def _members(names: list[str]) -> tuple[str, ...]:
    return tuple(key for name in names for key in keys_of(name))


def label(key: str) -> str:
    """What the option is about, in a few words."""
    return _words(key)["label"]


def explained(key: str, value: Value) -> str:
    """What it means that the option `key` has this value."""
    words = _words(key)
    text = text_of(value)
    if "cards" in words:
        return "not in the game" if value is None else f"{text} points for {words['cards']}"
    return words.get(text) or words["other"].replace("{value}", text)


def values(key: str) -> tuple[Value, ...]:
    """The values that the option can have where it is a choice among words; empty for numbers and packets."""
    standard = STANDARD[key]
    if isinstance(standard, bool):
        return (False, True)
    return tuple(type(standard)) if isinstance(standard, str) else ()


def _words(key: str) -> _Words:
    return cast("_Words", _table()[key])
