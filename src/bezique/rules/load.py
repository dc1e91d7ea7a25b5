"""Reading rules: presets by name, differences on the command line, a person's own file; and writing them.

A file names its parent once and gives the options that differ; each shipped file says where every such value comes
from. All errors are BadRules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import cast

from bezique.errors import BadRules
from bezique.rules import options
from bezique.rules.check import check
from bezique.rules.model import Rules, Source
from bezique.rules.options import Value, flatten, from_flat, near, text_of

PRESETS = Path(__file__).parent / "presets"
"""The folder of the shipped rules, one file each."""

_ABOUT_THE_FILE = ("parent", "title", "about", "sources")


@dataclass(frozen=True, slots=True)
class Variant:
    """What a file says: the complete rules, the parent ("" for none), one line about them, and what it changes."""

    rules: Rules
    parent: str
    about: str
    changes: Mapping[str, Value]


@cache
def preset_names() -> tuple[str, ...]:
    """The names of the shipped rules, in alphabetical order (laws 2.5)."""
    return tuple(sorted(file.stem for file in PRESETS.glob("*.toml")))


@cache
def preset(name: str) -> Variant:
    """The shipped rules of that name; raises BadRules with the nearest names where there are none."""
    if name not in preset_names():
        names = ", ".join(preset_names())
        guess = near(name, preset_names())
        raise BadRules(f'there are no rules called "{name[:60]}"{guess or f"; there are {names}"}')
    return variant((PRESETS / f"{name}.toml").read_text("utf-8"), name=name)


@lru_cache(maxsize=256)
def rules(text: str, *, duplicate: bool = False) -> Rules:
    """The rules that `text` names: a preset and options in any order, divided by commas.

    Without a preset the options change `standard`. `duplicate`: the rules are for a duplicate deal.
    Raises BadRules for what cannot be read, is given twice, or contradicts itself.

    >>> rules("rubicon,carte_blanche.points=0").name
    'rubicon,carte_blanche.points=0'
    """
    name, changes = _named(text)
    parent = preset("standard" if name is None else name).rules
    return _changed(parent, parent, changes, duplicate=duplicate)


def rules_or_file(text: str) -> Rules:
    """The same, where a person's own file ending in ".toml" may stand in the place of the preset; raises BadRules."""
    return variant_of(text).rules if is_file(text) else rules(text)


def is_file(text: str) -> bool:
    """Whether what `text` names is a person's own file, with options or without."""
    return any(part.strip().endswith(".toml") and "=" not in part for part in text.split(","))


def variant_of(text: str) -> Variant:
    """All about a person's own file with options, "mine.toml,target=500"; raises BadRules with the name of the file."""
    found, changes = (text, {}) if Path(text).exists() else _named(text)
    name = found or ""
    try:
        own = load_variant(name)
    except BadRules as fault:
        problem = str(fault)
        raise BadRules(problem if name in problem else f"{name}: {problem}") from None
    parent = preset(own.parent).rules if own.parent else Rules()
    made = _changed(own.rules, parent, changes) if changes else own.rules
    return Variant(made, own.parent, own.about, {**own.changes, **changes})


def _named(text: str) -> tuple[str | None, dict[str, Value]]:
    """The name in a list of options, None where there are options alone, and the options."""
    names: list[str] = []
    changes: dict[str, Value] = {}
    for part in [part for part in text.split(",") if part.strip()] or [""]:
        key, equals, value = part.partition("=")
        if equals:
            options.add(changes, key.strip(), value.strip())
        else:
            names.append(part.strip())
    if len(names) > 1:
        raise BadRules(f"two sets of rules are named, {names[0][:60]} and {names[1][:60]}: name one")
    return next(iter(names), None), changes


def _changed(own: Rules, parent: Rules, changes: dict[str, Value], *, duplicate: bool = False) -> Rules:
    """`own` with changes; the name tells all that differs from `parent`."""
    before = flatten(own)
    flat = before | changes
    name = _name(parent.name, flatten(parent), flat)
    made = from_flat(flat, name=name, title=own.title, sources=_kept(own.sources, before, flat))
    return check(made, duplicate=duplicate)


def _kept(sources: Mapping[str, Source], before: Mapping[str, Value], flat: Mapping[str, Value]) -> dict[str, Source]:
    changed = {options.source_key(key) for key, value in flat.items() if value != before[key]}
    return {key: source for key, source in sources.items() if key not in changed}


def _name(parent: str, before: Mapping[str, Value], flat: Mapping[str, Value]) -> str:
    different = (f"{key}={text_of(value)}" for key, value in flat.items() if value != before[key])
    return ",".join((parent, *different))


def load_file(path: str | Path, *, duplicate: bool = False) -> Rules:
    """The rules in a person's own file; raises BadRules."""
    return load_variant(path, duplicate=duplicate).rules


def load_variant(path: str | Path, *, duplicate: bool = False) -> Variant:
    """All that a person's own file says; raises BadRules."""
    try:
        text = Path(path).read_text("utf-8-sig")
    except OSError as fault:
        raise BadRules(f"cannot read {path}: {fault.strerror}") from None
    except ValueError:
        raise BadRules(f"{path} is not a text file in UTF-8") from None
    return variant(text, duplicate=duplicate)


def loads(text: str, *, name: str = "", duplicate: bool = False) -> Rules:
    """The rules that a file with this text holds; raises BadRules.

    Their name is `name`, or where none is given the parent and the differences, a text that `rules` reads.
    """
    return variant(text, name=name, duplicate=duplicate).rules


def variant(text: str, *, name: str = "", duplicate: bool = False) -> Variant:
    """All that the text of a file of rules says; raises BadRules."""
    table = _parse(text)
    parent_name = _text(table, "parent")
    parent = preset(parent_name).rules if parent_name else Rules()
    changes: dict[str, Value] = {}
    for key, value in _walk("", table):
        options.add(changes, key, value)
    before = flatten(parent)
    flat = before | changes
    made = from_flat(
        flat,
        name=name or _name(parent.name, before, flat),
        title=_text(table, "title") or parent.title,
        sources=_kept(parent.sources, before, flat) | _sources(table),
    )
    return Variant(check(made, duplicate=duplicate), parent_name, _text(table, "about"), changes)


def _parse(text: str) -> dict[str, object]:
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise _syntax(str(fault), text) from None
    except (ValueError, RecursionError):
        raise BadRules("a number is too long or the tables are too deep to be options of the rules") from None


def _syntax(fault: str, text: str) -> BadRules:
    import re

    problem = f"this is not TOML: {fault[:1].lower()}{fault.partition(' (at ')[0][1:]}"
    place = re.search(r"\(at line (\d+), column (\d+)\)$", fault)
    if place:
        return BadRules(problem, line=int(place[1]), column=int(place[2]))
    lines = text.split("\n")
    return BadRules(problem, line=len(lines), column=len(lines[-1]) + 1)


def _text(table: Mapping[str, object], key: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise BadRules('this must be a text in quotation marks, such as "standard"', key=key)
    return value


def _walk(prefix: str, table: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for word, value in table.items():
        key = f"{prefix}{word}"
        if key in _ABOUT_THE_FILE:
            continue
        if isinstance(value, dict) and (value or options.keys_of(key)):
            yield from _walk(f"{key}.", value)
        else:
            yield key, _written(key, value)


def _written(key: str, value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value
    if isinstance(value, int) and abs(value) < 10**9:
        return str(value)
    if not options.keys_of(key) and not key.startswith("combinations."):
        raise BadRules(options.unknown_key(key), key=key)
    raise BadRules('an option is a number, true, false, or a word in quotation marks such as "3-2-3"', key=key)


def _sources(table: Mapping[str, object]) -> dict[str, Source]:
    entries = table.get("sources", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadRules("sources are written as tables headed [[sources]]", key="sources")
    return {key: source for entry in entries for key, source in _source(cast("dict[str, object]", entry))}


def _source(entry: Mapping[str, object]) -> Iterator[tuple[str, Source]]:
    stray = set(entry) - {"for", "work", "law"}
    if stray:
        raise BadRules(f'a source has "for", "work" and "law", not "{min(stray)[:60]}"', key="sources")
    names = entry.get("for")
    source = Source(_text(entry, "work"), _text(entry, "law"))
    if not source.work or not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRules('a source needs for = ["key", ...] and work = "title of the book"', key="sources")
    for name in names:
        keys = options.keys_of(name)
        if not keys:
            raise BadRules(f"a source is given for what is no option: {options.unknown_key(name)}", key="sources")
        yield from ((options.source_key(key), source) for key in keys)


def write(rules: Rules) -> str:
    """A file with every option of `rules`, which reads back equal."""
    title = [f"title = {_quoted(rules.title)}"] if rules.title else []
    return "\n".join([*title, *(_line(key, value) for key, value in flatten(rules).items()), ""])


def _line(key: str, value: Value) -> str:
    if value is None:
        return f"{key.removesuffix('.points')}.remove = true"
    return f"{key} = {text_of(value) if isinstance(value, int) else _quoted(text_of(value))}"


def _quoted(text: str) -> str:
    import json

    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def with_target(text: str, target: int | None, named: Callable[[str], Rules] = rules) -> Rules:
    """The rules that a text names, with another target for a game: a line that doubles goes down or up with it.

    Raises BadRules.
    """
    before = named(text)
    if target is None or target == before.target:
        return before
    changes = [f"target={target}"]
    if before.double_game_below and before.target and "double_game_below" not in text:
        changes.append(f"double_game_below={before.double_game_below * max(0, target) // before.target}")
    return named(",".join([text, *changes]))
