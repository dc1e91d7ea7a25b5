"""The options of the rules one by one: keys, values, and both as text (laws 2.5).

`flatten` turns rules into a plain dictionary from key to value and `from_flat` turns it back; everything that is
read or written (files, the command line, records) goes through this dictionary.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import cast

from bezique.errors import BadRules
from bezique.rules.combination import COMBINATION_KEYS
from bezique.rules.model import CarteBlanche, LastTrick, Rules, Seven, Source

Value = int | StrEnum | tuple[int, ...] | None
"""What an option can be: a number, true or false, a word, packet sizes, or None for a combination not in the game."""

SINGLY: tuple[int, ...] = ()
"""The packets of a deal one card at a time, whatever the size of the hand."""

ABSENT = "absent"
"""How the points of a combination that is not in the game are written."""

RANGES: Mapping[str, tuple[int, int]] = MappingProxyType({"seats": (2, 2), "packs": (1, 8), "hand": (1, 16)})
"""The least and greatest numbers of the options that are not points."""

POINTS = (0, 100_000)
"""The least and greatest points that an option can give."""

_GROUPS = {"seven": Seven, "last_trick": LastTrick, "carte_blanche": CarteBlanche}


def flatten(rules: Rules) -> dict[str, Value]:
    """Every option of `rules` under its key, in a fixed order.

    Packets of one card each are `SINGLY`; a combination that is not in the game is None.
    """
    flat: dict[str, Value] = {}
    for part in fields(rules):
        if part.compare:
            flat.update(_flat_part(part.name, getattr(rules, part.name)))
    if rules.packets == (1,) * rules.hand:
        flat["packets"] = SINGLY
    return flat


def _flat_part(key: str, value: object) -> dict[str, Value]:
    if isinstance(value, Mapping):
        return {f"{key}.{name}.points": value.get(name) for name in COMBINATION_KEYS}
    if is_dataclass(value):
        return {f"{key}.{part.name}": getattr(value, part.name) for part in fields(value)}
    return {key: cast("Value", value)}


STANDARD: Mapping[str, Value] = MappingProxyType(flatten(Rules()))
"""Every key that exists, with its value in the preset `standard`."""


def from_flat(
    flat: Mapping[str, Value], *, name: str = "", title: str = "", sources: Mapping[str, Source] | None = None
) -> Rules:
    """The rules whose options are `flat`; a key that is missing has its value of `standard`."""
    values: dict[str, object] = {**STANDARD, **flat}
    if values["packets"] == SINGLY:
        values["packets"] = (1,) * int(str(values["hand"]))
    parts: dict[str, object] = {key: value for key, value in values.items() if "." not in key}
    for group, make in _GROUPS.items():
        parts[group] = make(**_members(values, group))
    points = {name: values[f"combinations.{name}.points"] for name in COMBINATION_KEYS}
    parts["combinations"] = MappingProxyType({name: worth for name, worth in points.items() if worth is not None})
    return Rules(name=name, title=title, sources=dict(sources or {}), **parts)  # type: ignore[arg-type]


def _members(values: Mapping[str, object], group: str) -> dict[str, object]:
    return {key.removeprefix(f"{group}."): value for key, value in values.items() if key.startswith(f"{group}.")}


def option(key: str, text: str) -> tuple[str, Value]:
    """The full key and the value that `key` and `text` mean, both as a person writes them.

    ``combinations.double`` is short for ``combinations.double.points``, and ``combinations.double.remove = true``
    says the same as ``combinations.double.points = absent``. Raises BadRules.
    """
    if key in STANDARD:
        return key, read_value(key, text)
    if f"{key}.points" in STANDARD and key.startswith("combinations."):
        return f"{key}.points", read_value(f"{key}.points", text)
    removed = f"{key.removesuffix('.remove')}.points"
    if key.endswith(".remove") and key.startswith("combinations.") and removed in STANDARD:
        if text != "true":
            raise BadRules(f'"remove" can only be true, not "{text}"; a combination that stays needs points', key=key)
        return removed, None
    raise BadRules(unknown_key(key), key=key)


def read_value(key: str, text: str) -> Value:
    """The value of the option `key` that `text` means; raises BadRules saying what would be right."""
    standard = STANDARD[key]
    if isinstance(standard, bool):
        return bool(_word(key, text, ("false", "true")))
    if isinstance(standard, StrEnum):
        words = tuple(type(standard))
        return words[_word(key, text, words)]
    if isinstance(standard, tuple):
        return SINGLY if text == "singly" else _packets(key, text)
    if key.startswith("combinations.") and text == ABSENT:
        return None
    return _number(key, text)


def _word(key: str, text: str, words: tuple[str, ...]) -> int:
    if text in words:
        return words.index(text)
    raise BadRules(f'"{text}" is not one of {", ".join(words)}{near(text, words)}', key=key)


def _number(key: str, text: str) -> int:
    low, high = RANGES.get(key, POINTS)
    if text.isascii() and text.isdigit() and len(text) < 9 and low <= int(text) <= high:
        return int(text)
    if key == "seats":
        raise BadRules(f'only games for two can be played, not "{text}" seats', key=key)
    absent = ' (or "absent": not in the game)' if key.startswith("combinations.") else ""
    raise BadRules(f'"{_short(text)}" is not a whole number from {low} to {high}{absent}', key=key)


def _packets(key: str, text: str) -> tuple[int, ...]:
    sizes = text.split("-")
    if len(sizes) <= RANGES["hand"][1] and all(size.isascii() and size.isdigit() and len(size) < 3 for size in sizes):
        packets = tuple(int(size) for size in sizes)
        if all(packets):
            return packets
    raise BadRules(f'"{_short(text)}" is not a way to deal: give packet sizes such as 3-2-3, or singly', key=key)


def text_of(value: Value) -> str:
    """A value as it is written in files, records and on the command line."""
    if value is None:
        return ABSENT
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "-".join(map(str, value)) or "singly"
    return str(value)


def as_lines(rules: Rules) -> list[str]:
    """Every option of `rules` as a line ``key=value``, for records."""
    return [f"{key}={text_of(value)}" for key, value in flatten(rules).items()]


def from_lines(lines: Iterable[str], *, name: str = "", title: str = "") -> Rules:
    """The rules that `as_lines` wrote; an option that has no line has its value of `standard`.

    Raises BadRules, with the number of the line, for a line that cannot be read or an option given twice.
    """
    flat: dict[str, Value] = {}
    for number, line in enumerate(lines, 1):
        key, equals, text = line.partition("=")
        if not equals:
            raise BadRules(f'"{_short(line)}" is not of the form key=value', line=number)
        try:
            add(flat, key.strip(), text.strip())
        except BadRules as fault:
            raise BadRules(fault.problem, line=number, key=fault.key) from None
    return from_flat(flat, name=name, title=title)


def add(flat: dict[str, Value], key: str, text: str) -> None:
    """Put one option, as a person writes it, into `flat`; raises BadRules where it is there already."""
    full, value = option(key, text)
    if full in flat:
        raise BadRules(f"given twice: {text_of(flat[full])} and {text_of(value)}; give it once", key=full)
    flat[full] = value


def keys_of(name: str) -> list[str]:
    """The keys that `name` stands for: itself, or those of a group such as "seven" or "combinations.four_trumps"."""
    return [key for key in STANDARD if key == name or key.startswith(f"{name}.")]


def source_key(key: str) -> str:
    """The key under which `Rules.sources` names where `key` comes from: a combination without its ".points"."""
    return key.removesuffix(".points") if key.startswith("combinations.") else key


def unknown_key(key: str) -> str:
    """Why there is no option `key`, and which ones are near."""
    members = keys_of(key)
    if members:
        return f"this is a group of options; give one of {', '.join(members)}"
    if key.startswith("combinations."):
        name = key.removeprefix("combinations.").removesuffix(".points").removesuffix(".remove")
        return (
            f'there is no combination "{_short(name)}"{near(name, COMBINATION_KEYS)}. A variant cannot invent '
            f"combinations of its own: it can give points to, or remove, {', '.join(COMBINATION_KEYS)}"
        )
    return f'there is no option "{_short(key)}"{near(key, STANDARD) or "; `bezique rules show` names them all"}'


def near(text: str, names: Iterable[str]) -> str:
    """A suggestion for a word that is not among `names`: " (did you mean ...?)", or nothing where none is near."""
    import difflib

    by_lower = {name.lower().replace("_", "-"): name for name in names}
    found = difflib.get_close_matches(text[:60].lower().replace("_", "-"), by_lower, n=2, cutoff=0.55)
    return f" (did you mean {' or '.join(by_lower[word] for word in found)}?)" if found else ""


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
