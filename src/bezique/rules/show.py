"""The rules as text to read: all of them in a list, one of them in full, a person's own file checked.

Lines are at most `WIDTH` characters and read well aloud: a fact and its source follow each other, nothing stands in
columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bezique.errors import BadRules
from bezique.rules.explain import Group, because, explained, groups, inferred, label, values, worded
from bezique.rules.idle import idle_reason
from bezique.rules.load import Variant, is_file, load_variant, preset, preset_names, rules, variant_of
from bezique.rules.model import Rules
from bezique.rules.namesakes import Namesake, all_names, namesake, preset_called
from bezique.rules.options import STANDARD, Value, flatten, keys_of, near, text_of, unknown_key

WIDTH = 100
"""The greatest length of a line."""

INFERRED = "Inferred"
"""The work named for a value that no source settles; its place says why the value was chosen."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What there is to tell of a set of rules: the rules, their parent ("" for none), and a line about them."""

    rules: Rules
    parent: str
    about: str

    @property
    def differences(self) -> dict[str, tuple[Value, Value]]:
        """The options that differ from the parent: its value, and the value here."""
        before = flatten(preset(self.parent).rules) if self.parent else flatten(self.rules)
        return {key: (before[key], value) for key, value in flatten(self.rules).items() if value != before[key]}


def rules_list() -> str:
    """Every preset: its name and title, one line about it, and what it differs from; children under their parents."""
    lines = [line for name in family() for line in _entry(preset(name))]
    return "\n".join([*lines, "`bezique rules show NAME` tells everything about one of them."])


def family(parent: str = "") -> Iterator[str]:
    """The names of the presets, each followed by its children."""
    for name in preset_names():
        if preset(name).parent == parent:
            yield name
            yield from family(name)


def _entry(variant: Variant) -> list[str]:
    head = f"{variant.rules.name}: {variant.rules.title}"
    count = len(_sheet(variant).differences)
    differs = f"Differs from {variant.parent} in {_counted(count)}." if variant.parent else "The parent of all."
    return [head, *_wrapped(f"{variant.about} {differs}", "  "), ""]


def _counted(count: int) -> str:
    return "one option" if count == 1 else f"{count} options"


def _sheet(variant: Variant) -> Sheet:
    return Sheet(variant.rules, variant.parent, variant.about)


def rules_show(name: str) -> str:
    """All about the rules that `name` names, or about the game that goes by that name.

    `name` is a preset, with options if wanted ("standard,brisques=end_of_hand"), in any writing ("Six Pack") or by its
    title, a person's own file ending in ".toml", with options too, or the name of a game like Bezique ("Haitian").
    Raises BadRules with the nearest names, or with the name of the file.
    """
    if is_file(name):
        return shown(_own_sheet(variant_of(name)))
    try:
        return shown(sheet_of(preset_called(name) or name))
    except BadRules as fault:
        game = namesake(name)
        if game is None:
            raise _unknown(name, fault) from None
        return _about(game)


def _own_sheet(own: Variant) -> Sheet:
    parent = own.parent or "standard"
    return Sheet(own.rules, parent, own.about or f"{preset(parent).rules.title} with changes of your own.")


def sheet_of(text: str) -> Sheet:
    """The sheet of rules given as on the command line; raises BadRules."""
    made = rules(text)
    if made.name in preset_names():
        return _sheet(preset(made.name))
    parent = made.name.split(",")[0]
    return Sheet(made, parent, f"{preset(parent).rules.title} with changes of your own.")


def _unknown(name: str, fault: BadRules) -> BadRules:
    if fault.key is not None or "," in name or "=" in name or preset_called(name):
        return fault
    guess = near(name, all_names()) or f"; there are {', '.join(preset_names())}"
    return BadRules(f'there are no rules called "{name[:60]}"{guess}')


def _about(game: Namesake) -> str:
    ours = [f"See: bezique rules show {game.ours}"] if game.ours else []
    source = f"Source: {game.source}."
    return "\n".join([game.title, "", *_wrapped(game.differs), *_wrapped(source), *ours])


def shown(sheet: Sheet) -> str:
    """A sheet in full: what it is, what differs from the parent, and every value with its source, by groups."""
    lines = [*_wrapped(f"{sheet.rules.name.replace(',', ', ')}: {sheet.rules.title}"), *_wrapped(sheet.about), ""]
    lines += [*_differences(sheet), ""] if sheet.parent else []
    for group in groups():
        lines += [*_group(sheet, group), ""]
    return "\n".join(lines).rstrip()


def _differences(sheet: Sheet) -> Iterator[str]:
    changed = sheet.differences
    yield f"What differs from {sheet.parent}: {_counted(len(changed)) if changed else 'nothing'}"
    for key, (before, now) in changed.items():
        yield from _wrapped(f"{key} = {text_of(now)}, in {sheet.parent} {text_of(before)}", "  ")


def _group(sheet: Sheet, group: Group) -> Iterator[str]:
    yield group.title
    flat = flatten(sheet.rules)
    absent = [key for key in group.keys if flat[key] is None]
    for key in group.keys:
        if flat[key] is not None:
            yield from _option(sheet, key, flat[key])
    if absent:
        yield from _absent(sheet, absent)


def _option(sheet: Sheet, key: str, value: Value) -> Iterator[str]:
    yield from _wrapped(statement(sheet.rules, key, value), "  ")
    yield from _wrapped(f"{key} = {text_of(value)}. {origin(sheet.rules, key)}", "      ")


def statement(made: Rules, key: str, value: Value, language: str = "en") -> str:
    """What an option says, as a sentence; and where it has no effect, why."""
    idle = because(idle_reason(made, key), language)
    said = worded("statement", language, label=label(key, language), text=explained(key, value, language))
    return f"{said}{worded('idle', language, why=idle) if idle else ''}."


def _absent(sheet: Sheet, keys: list[str]) -> Iterator[str]:
    """The combinations that are not in the game, those with one source together."""
    sources: dict[str, list[str]] = {}
    for key in keys:
        sources.setdefault(origin(sheet.rules, key), []).append(label(key).lower())
    for source, labels in sources.items():
        yield from _wrapped(f"Not in the game: {', '.join(labels)}.", "  ")
        yield from _wrapped(source, "      ")


def origin(made: Rules, key: str, language: str = "en") -> str:
    """Where the value of an option comes from, as a sentence; works and their parts are named as they are."""
    source = made.source(key)
    if source is None:
        return worded("own", language)
    if source.work == INFERRED:
        return worded("inferred", language, law=inferred(str(source.law), language))
    return worded("source", language, source=str(source))


def option_help(key: str) -> str:
    """What an option is about, and every value it can have, in words; raises BadRules for an unknown one."""
    keys = keys_of(key)
    if not keys:
        raise BadRules(unknown_key(key), key=key)
    return "\n".join(line for each in keys for line in _help(each))


def _help(key: str) -> Iterator[str]:
    yield from _wrapped(f"{key}. {label(key)}.")
    choices = values(key) or (STANDARD[key],)
    for value in choices:
        mark = " (standard)" if value == STANDARD[key] else ""
        yield from _wrapped(f"{text_of(value)}{mark}: {explained(key, value)}.", "  ")


def rules_check(path: str | Path) -> tuple[bool, str]:
    """Whether the rules in a person's own file can be played, and what they are or what is wrong with them."""
    try:
        sheet = _sheet(load_variant(path))
    except BadRules as fault:
        return False, "\n".join(_wrapped(f"{path}: {fault}"))
    parent = Sheet(sheet.rules, sheet.parent or "standard", sheet.about)
    return True, "\n".join([f"{path}: these rules can be played.", *_differences(parent)])


def _wrapped(text: str, indent: str = "") -> list[str]:
    import textwrap

    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + "  ",
        break_on_hyphens=False,
    )
