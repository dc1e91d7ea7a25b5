"""How people speak at the table: what they say for each law, and which of their words say nothing or mean the same."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Everyday:
    """`little` words say nothing of what happened; the words in each text of `same` mean the same."""

    little: frozenset[str]
    same: tuple[str, ...]
    meaning: Mapping[str, str]
    """The first of its text for each word of `same`."""
    laws: Mapping[str, tuple[str, ...]]
    """Words and phrases for the law of each key, in whatever code it stands."""


@cache
def everyday() -> Everyday:
    """What stands in `everyday.toml`."""
    table = tomllib.loads(Path(__file__).with_name("everyday.toml").read_text("utf-8"))
    return Everyday(
        frozenset(table["little"]),
        tuple(table["same"]),
        {word: text.split()[0] for text in table["same"] for word in text.split()},
        {key: tuple(words) for key, words in table["laws"].items()},
    )
