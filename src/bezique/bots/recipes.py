"""How the levels err, in data: `levels.toml`, a recipe for each level (docs/levels.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from bezique.search.stored import FAMILIES

ENDINGS = ("rule", "counted", "exact")


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one level plays; without a field it does not err there.

    `memory`: about how many of the high cards and trumps played it keeps in mind, None for all. `ignores_table`: the
    chance not to look at the adversary's table in a trick. `overlooks`, `overlooks_seven`: the chance not to see a
    combination that could be declared after a trick, and the seven. `announces`: whether it lays combinations that
    are scored later. `thinks`: the share of tricks in which it weighs what its cards may come to; in the others it
    plays the obvious card. `slips`: of those others, the share in which the card that it leads or throws away is any.
    `temperature`: by how many points it misjudges each thing that it could do. `ending`: the last tricks by
    "rule", "counted" from what it remembers, or "exact". `worlds`: how many worlds it looks at, 0 for none;
    `milliseconds`: the longest that it may take, 0 for as long as it likes; `threads` that look ahead at once.
    """

    name: str
    line: str
    memory: int | None = None
    ignores_table: float = 0.0
    overlooks: float = 0.0
    overlooks_seven: float = 0.0
    announces: bool = True
    thinks: float = 1.0
    slips: float = 0.0
    temperature: float = 0.0
    ending: str = "exact"
    worlds: int = 0
    milliseconds: int = 0
    threads: int = 1

    @property
    def errs(self) -> bool:
        """Whether this level plays worse than it could at a glance."""
        plain = Recipe(self.name, self.line, worlds=self.worlds, milliseconds=self.milliseconds, threads=self.threads)
        return self != plain


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1e9


def _is_count(value: object) -> bool:
    return isinstance(value, int) and _is_number(value)


CHANCE, COUNT = "a chance from 0 to 1", "a whole number from 0"

FIELDS: Mapping[str, tuple[str, Callable[[Any], bool]]] = MappingProxyType(
    {
        "line": ("a text", lambda value: isinstance(value, str)),
        "announces": ("true or false", lambda value: isinstance(value, bool)),
        "temperature": ("a number of points from 0", lambda value: _is_number(value) and value >= 0),
        "ending": (f"one of {', '.join(ENDINGS)}", lambda value: value in ENDINGS),
        "threads": ("a whole number from 1", lambda value: _is_count(value) and value >= 1),
        **dict.fromkeys(("memory", "worlds", "milliseconds"), (COUNT, _is_count)),
        **dict.fromkeys(
            ("ignores_table", "overlooks", "overlooks_seven", "thinks", "slips"),
            (CHANCE, lambda value: _is_number(value) and value <= 1),
        ),
    }
)
"""What each field of a recipe is, in words and as a test."""


def recipes_in(text: str) -> dict[str, dict[str, Recipe]]:
    """The recipes of a text in TOML, by level and by family; raises ValueError, which says where and what is wrong."""
    return {name: dict(_recipes(name, table)) for name, table in tomllib.loads(text).items()}


@cache
def _shipped() -> dict[str, dict[str, Recipe]]:
    return recipes_in((files("bezique.bots") / "levels.toml").read_text("utf-8"))


def level_names() -> tuple[str, ...]:
    """The names of the levels, from the weakest to the strongest."""
    return tuple(_shipped())


def recipe(name: str, family: str) -> Recipe:
    """How a level plays under a family of rules; raises KeyError for a level or family that there is not."""
    return _shipped()[name][family]


def time_for(name: str) -> float | None:
    """The seconds that a player may take for a decision while a person waits; None for one that is quick anyway."""
    known = _shipped().get(name)
    milliseconds = known[FAMILIES[0]].milliseconds if known else 0
    return milliseconds / 1000 if milliseconds else None


def _recipes(name: str, table: object) -> list[tuple[str, Recipe]]:
    if not isinstance(table, Mapping):
        raise _wrong(name, f"a level is a table of fields, not {table!r}")
    plain = {key: value for key, value in table.items() if key not in FAMILIES}
    if "line" not in plain:
        raise _wrong(name, "a level has a line that says how it plays")
    base = _checked(Recipe(name, ""), name, plain)
    found = []
    for family in FAMILIES:
        own = table.get(family, {})
        if not isinstance(own, Mapping):
            raise _wrong(f"{name}.{family}", f"what is different for a family is a table of fields, not {own!r}")
        found.append((family, _checked(base, f"{name}.{family}", own)))
    return found


def _checked(base: Recipe, place: str, given: Mapping[str, Any]) -> Recipe:
    """The recipe with these fields; raises ValueError where one is not a field or not in its range."""
    for key, value in given.items():
        if key not in FIELDS:
            raise _wrong(f"{place}.{key}", f"there is no such field; there are {', '.join(FIELDS)}")
        wanted, fits = FIELDS[key]
        if not fits(value):
            raise _wrong(f"{place}.{key}", f"this is {wanted}, not {value!r}")
    made = replace(base, **given)
    if made.errs and made.worlds:
        raise _wrong(f"{place}.worlds", "a level that errs does not look ahead")
    return made


def _wrong(place: str, problem: str) -> ValueError:
    return ValueError(f"{place}: {problem}")
