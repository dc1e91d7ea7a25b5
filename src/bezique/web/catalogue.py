"""What can be chosen before a game: sets of rules, their options, levels; and the pages of the rules."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from msgspec.structs import replace

from bezique.bots.recipes import level_names, recipe
from bezique.rules.explain import explained, groups, label, values
from bezique.rules.idle import idle_reason
from bezique.rules.load import preset
from bezique.rules.options import POINTS, RANGES, STANDARD, Value, flatten, text_of
from bezique.rules.pages import pages
from bezique.rules.show import Sheet, family, sheet_of
from bezique.search.stored import family_of
from bezique.web.api import Level, Option, OptionsOf, OptionValue, Page, Preset, RulesPages

_LINK = re.compile(r'href="([\w-]+)\.md"')


@cache
def levels() -> tuple[Level, ...]:
    """The levels from the weakest to the strongest."""
    return tuple(Level(name, name.capitalize(), recipe(name, "standard").line) for name in level_names())


@cache
def presets() -> tuple[Preset, ...]:
    """The sets of rules, each followed by its children."""
    return tuple(_preset(name) for name in family())


def _preset(name: str) -> Preset:
    own = preset(name)
    sheet = Sheet(own.rules, own.parent, own.about)
    differs = tuple(_statement(key, now) for key, (_, now) in sheet.differences.items()) if own.parent else ()
    return Preset(name, own.rules.title, own.about, differs, family_of(own.rules), own.rules.target)


def _statement(key: str, value: Value) -> str:
    return f"{label(key)}: {explained(key, value)}"


def options_of(text: str) -> OptionsOf:
    """Every option of the rules that `text` names, its other values, and what has no effect; raises BadRules."""
    sheet = sheet_of(text)
    flat, changed = flatten(sheet.rules), set(sheet.differences)
    idle = {key: idle_reason(sheet.rules, key) or "" for key in flat}
    options = tuple(
        _option(key, flat[key], group.title, key in changed, idle[key]) for group in groups() for key in group.keys
    )
    warnings = tuple(f"{label(key)} has no effect: {why}." for key, why in idle.items() if why and key in changed)
    return OptionsOf(sheet.rules.name, sheet.rules.title, options, warnings)


def _option(key: str, value: Value, group: str, changed: bool, idle: str) -> Option:
    others = tuple(OptionValue(text_of(other), explained(key, other)) for other in values(key))
    made = Option(key, label(key), explained(key, value), text_of(value), others, changed, group, idle=idle)
    if others:
        return made
    if isinstance(STANDARD[key], tuple):
        return replace(made, kind="packets")
    least, most = RANGES.get(key, POINTS)
    kind = "combination" if key.startswith("combinations.") else "fixed" if least == most else "number"
    return replace(made, kind=kind, least=least, most=most)


@cache
def rules_pages() -> RulesPages:
    """The pages of the documentation, as HTML in which no tag can be that we did not make."""
    writer = MarkdownIt("js-default", {"linkify": False})
    made = pages()
    keys = [*(f"{name}.md" for name in family()), "namesakes.md"]
    return RulesPages(presets(), tuple(_page(writer, key.removesuffix(".md"), made[key]) for key in keys))


def _page(writer: MarkdownIt, key: str, text: str) -> Page:
    title = text.partition("\n")[0].removeprefix("# ").partition(": ")
    html = _LINK.sub(r'href="rules/\1"', writer.render(text.partition("\n")[2]))
    return Page(key, title[2] or title[0], html)
