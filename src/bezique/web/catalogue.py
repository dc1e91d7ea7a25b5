"""What can be chosen before a game: sets of rules, their options, levels; and the pages of the rules."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from msgspec.structs import replace

from bezique.bots.recipes import level_names, recipe
from bezique.rules.explain import because, explained, groups, label, title_of, titled, values, worded
from bezique.rules.idle import idle_reason
from bezique.rules.load import preset, with_target
from bezique.rules.options import POINTS, RANGES, STANDARD, Value, flatten, text_of
from bezique.rules.pages import pages
from bezique.rules.show import Sheet, family
from bezique.search.stored import family_of
from bezique.web.api import GameLine, Level, Option, OptionsOf, OptionValue, Page, Preset, RulesPages
from bezique.words import LANGUAGES, level_line, level_name, player_name, sentence

_LINK = re.compile(r'href="([\w-]+)\.md"')


@cache
def levels(language: str = "en") -> tuple[Level, ...]:
    """The levels from the weakest to the strongest."""
    return tuple(_level(name, language) for name in level_names())


def _level(name: str, language: str) -> Level:
    called = level_name(name, language)
    return Level(name, called[:1].upper() + called[1:], level_line(name, language) or recipe(name, "standard").line)


@cache
def presets(language: str = "en") -> tuple[Preset, ...]:
    """The sets of rules, each followed by its children."""
    return tuple(_preset(name, language) for name in family())


def _preset(name: str, language: str) -> Preset:
    own = preset(name)
    title, about = titled(own, language)
    sheet = Sheet(own.rules, own.parent, own.about)
    changed = sheet.differences.items() if own.parent else ()
    differs = tuple(
        worded("statement", language, label=label(key, language), text=explained(key, now, language))
        for key, (_, now) in changed
    )
    return Preset(name, title, about, differs, family_of(own.rules), own.rules.target)


def line_in(line: GameLine, language: str) -> GameLine:
    """A game in a list, in a language."""
    against = line.against if line.against != "a friend" else sentence("for.friend", {}, language)
    return replace(
        line,
        title=titled(preset(line.rules.partition(",")[0].strip()), language)[0],
        against=player_name(against, language),
    )


def prepare() -> None:
    """Read the words and rules of every language, so that nobody waits for it when he is the first to ask."""
    for language in LANGUAGES:
        levels(language)
        rules_pages(language)


def options_of(text: str, language: str = "en", target: int | None = None) -> OptionsOf:
    """Every option of the rules that `text` names, its other values, and what has no effect; raises BadRules.

    `target` is the target of the game, where another one was chosen beside the rules.
    """
    rules = with_target(text, target)
    flat = flatten(rules)
    before = flatten(with_target(rules.name.partition(",")[0], target))
    idle = {key: because(idle_reason(rules, key), language) for key in flat}
    options = tuple(
        replace(_option(key, flat[key], language), group=group.title, was=text_of(before[key]), idle=idle[key])
        for group in groups(language)
        for key in group.keys
    )
    warnings = tuple(
        sentence("rules.no_effect", {"option": label(key, language), "why": why}, language)
        for key, why in idle.items()
        if why and flat[key] != before[key]
    )
    return OptionsOf(rules.name, title_of(rules, language), options, warnings)


def _option(key: str, value: Value, language: str) -> Option:
    others = tuple(OptionValue(text_of(other), explained(key, other, language)) for other in values(key))
    told = explained(key, value, language)
    made = Option(key, label(key, language), told, text_of(value), others)
    if others:
        return made
    if isinstance(STANDARD[key], tuple):
        return replace(made, kind="packets")
    least, most = RANGES.get(key, POINTS)
    kind = "combination" if key.startswith("combinations.") else "fixed" if least == most else "number"
    return replace(made, kind=kind, least=least, most=most)


@cache
def rules_pages(language: str = "en") -> RulesPages:
    """The pages of the documentation, as HTML in which no tag can be that we did not make."""
    writer = MarkdownIt("js-default", {"linkify": False})
    made = pages(language)
    keys = [*(f"{name}.md" for name in family()), "namesakes.md"]
    return RulesPages(presets(language), tuple(_page(writer, key.removesuffix(".md"), made[key]) for key in keys))


def _page(writer: MarkdownIt, key: str, text: str) -> Page:
    title = text.partition("\n")[0].removeprefix("# ").partition(": ")
    html = _LINK.sub(r'href="rules/\1"', writer.render(text.partition("\n")[2]))
    return Page(key, title[2] or title[0], html)
