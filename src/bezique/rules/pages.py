"""The rules pages of the documentation, made from the presets: ``python -m bezique.rules.pages DIRECTORY``."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from bezique.rules.explain import Group, groups, titled, worded
from bezique.rules.load import Variant, preset, preset_names
from bezique.rules.model import Rules
from bezique.rules.namesakes import Namesake, namesakes
from bezique.rules.options import Value, flatten, text_of
from bezique.rules.show import Sheet, family, origin, statement


def pages(language: str = "en") -> dict[str, str]:
    """Every page by the name of its file: one a preset; the other games of the name, and an index, in English."""
    made = {f"{name}.md": page(preset(name), language) for name in preset_names()}
    return made | {"index.md": index(), "namesakes.md": namesakes_page()}


def index() -> str:
    """The page that lists the others."""
    lines = [
        "# Rules",
        "",
        "Every form of the game is a file of options, each with its source. These pages are made from those files.",
        "",
        *(f"* [{name}]({name}.md): {preset(name).rules.title}. {preset(name).about}" for name in family()),
        "",
        "Games of other countries and other names: [namesakes](namesakes.md).",
        "",
        *("```{toctree}", ":hidden:", "", *family(), "namesakes", "```"),
    ]
    return _text(lines)


def page(variant: Variant, language: str = "en") -> str:
    """All about one preset."""
    sheet = Sheet(variant.rules, variant.parent, variant.about)
    title, about = titled(variant, language)
    lines = [f"# {variant.rules.name}: {title}", "", about, ""]
    lines += [*_differences(sheet, language), ""] if sheet.parent else []
    for group in groups(language):
        lines += [f"## {group.title}", "", *_group(variant.rules, group, language), ""]
    return _text(lines)


def _differences(sheet: Sheet, language: str) -> Iterator[str]:
    yield f"## {worded('differs', language, parent=f'[{sheet.parent}]({sheet.parent}.md)')}"
    yield ""
    yield f"| {worded('option', language)} | {sheet.parent} | {sheet.rules.name} |"
    yield "|---|---|---|"
    for key, (before, now) in sheet.differences.items():
        yield f"| `{key}` | {text_of(before)} | {text_of(now)} |"


def _group(rules: Rules, group: Group, language: str) -> Iterator[str]:
    flat = flatten(rules)
    for key in group.keys:
        yield f"* {statement(rules, key, flat[key], language)}"
        yield f"  `{_setting(key, flat[key])}`. {origin(rules, key, language)}"


def _setting(key: str, value: Value) -> str:
    return f"{key} = {text_of(value)}"


def namesakes_page() -> str:
    """The page about other games of the name."""
    lines = ["# Games that go by a name like Bezique", ""]
    for game in namesakes():
        lines += [*_game(game), ""]
    return _text(lines)


def _game(game: Namesake) -> Iterator[str]:
    yield f"## {game.title}"
    yield ""
    yield f"Names: {', '.join(game.names)}."
    yield ""
    yield game.differs
    yield ""
    ours = f"Here: [{game.ours}]({game.ours}.md). " if game.ours else ""
    yield f"{ours}Source: {game.source}."


def _text(lines: list[str]) -> str:
    return "\n".join(lines).rstrip() + "\n"


def write_pages(arguments: list[str], module: str, made: Mapping[str, str]) -> int:
    """Write pages into the directory named on the command line of a module; gives the exit status."""
    if len(arguments) != 1:
        sys.stderr.write(f"usage: python -m {module} DIRECTORY\n")
        return 2
    directory = Path(arguments[0])
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (directory / name).write_text(text, "utf-8")
    return 0


def main(arguments: list[str]) -> int:
    """Write the pages of the rules into the directory named; gives the exit status."""
    return write_pages(arguments, "bezique.rules.pages", pages())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
