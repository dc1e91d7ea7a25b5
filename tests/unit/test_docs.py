"""What the pages say is so: commands, links, names, numbers; and nothing is left out."""

from __future__ import annotations

import re
import shlex
import tomllib
from dataclasses import asdict, fields
from inspect import BoundArguments
from pathlib import Path
from typing import Any, get_args

import pytest

import bezique
from bezique import Card, Deal, Seat, load_rules, numbered_pack, preset_names
from bezique.bots.player import player_names
from bezique.cli import app
from bezique.cli.advice import COMMANDS
from bezique.cli.resuming import Options
from bezique.game.events import Event, Loss
from bezique.game.points import Reason
from bezique.rules.combination import Combination

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "bezique"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
TEXTS = {page.relative_to(ROOT).as_posix(): page.read_text("utf-8") for page in PAGES}
HASHED = re.compile(r"bezique (deal|seal deal|sealed deal) N.*")
"""Texts of numbered deals and sealed packs; no commands."""
GREETING = "bezique 1"
"""A line of the protocol of engines; no command."""
ADRS = sorted((DOCS / "adr").glob("[0-9]*.md"))


def words_of_programs(text: str) -> list[str]:
    """What stands in code blocks, line by line, and between backquotes."""
    blocks = re.findall(r"^```(?:sh|text|console)?\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^ {4}(\S.*)$", text, re.MULTILINE)
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))
    return [line.strip() for block in blocks for line in block.splitlines()] + indented + inline


def found(program: str) -> list[tuple[str, str]]:
    lines = [(page, line) for page, text in TEXTS.items() for line in words_of_programs(text)]
    given = {(page, line.split("  #")[0].strip()) for page, line in lines if line.startswith(f"{program} ")}
    return sorted((page, line) for page, line in given if line != GREETING and not HASHED.fullmatch(line))


# --- commands ----------------------------------------------------------------------------------------------------


def options_of(given: BoundArguments) -> dict[str, Any]:
    """What a command was given by name, also where a class holds its options."""
    options = given.arguments.get("options")
    return given.arguments if options is None else asdict(options)


@pytest.mark.parametrize(("page", "line"), found("bezique"))
def test_every_command_can_be_given(page: str, line: str) -> None:
    command, given, _ = app.parse_args(shlex.split(line)[1:], exit_on_error=False, print_error=False)
    assert command != app.help_print, f"{page}: {line} is no command"
    told = {name: value for name, value in options_of(given).items() if value is not None}
    if "rules" in told and not told["rules"].endswith(".toml"):
        load_rules(told["rules"])
    assert told.get("level", "greedy") in player_names()


def test_commands_were_found() -> None:
    named = {line.split()[1] for _, line in found("bezique")}
    assert {"play", "replay", "check", "rules", "simulate"} <= named
    with pytest.raises(Exception, match="Unknown option"):
        app.parse_args(["play", "--sweat"], exit_on_error=False, print_error=False)


@pytest.mark.parametrize(("page", "line"), found("make"))
def test_every_chore_is_in_the_makefile(page: str, line: str) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert shlex.split(line)[1].split("=")[0] in {*targets, "PYTHON"}, page


def test_every_command_has_its_place_in_the_pages() -> None:
    everything = "\n".join(TEXTS.values())
    rules = app["rules"]
    for name in [*app, *(f"rules {name}" for name in rules)]:
        assert name.startswith("-") or "-" in name or f"`bezique {name}" in everything, name


def test_the_page_of_the_terminal_names_every_option_and_every_word() -> None:
    page = TEXTS["docs/terminal.md"]
    options = re.findall(r"^\| `--([a-z]+)` \|", page, re.MULTILINE)
    assert sorted(options) == sorted(Options.__annotations__)
    typed = re.findall(r"\b(hand|table|stock|score|last|log|undo|claim|concede|save|quit|why)\b", " ".join(COMMANDS))
    assert len(set(typed)) == 12
    for word in typed:
        assert re.search(rf"`{word}[ `]", page), word


# --- links -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", TEXTS)
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", TEXTS[page]):
        if "://" not in target:
            assert (ROOT / page).parent.joinpath(target.partition("#")[0]).exists(), target


def test_the_map_names_every_page_and_every_module() -> None:
    page = TEXTS["docs/index.md"]
    tree = page.rpartition("```{toctree}")[2]
    for path in DOCS.glob("*.md"):
        if path.stem != "index":
            assert f"]({path.name})" in page, path.name
            assert f"\n{path.stem}\n" in tree, path.name
    for path in [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml")]:
        name = path.relative_to(PACKAGE).as_posix()
        if path.parent.name != "presets" and (path.name != "__init__.py" or name in ("__init__.py", "cli/__init__.py")):
            assert f"`{name}`" in page, name


def test_the_map_names_nothing_that_is_not_there() -> None:
    for name in re.findall(r"`([a-z_/]+\.(?:py|toml|pxd))`", TEXTS["docs/index.md"]):
        assert (PACKAGE / name).exists(), name


# --- decisions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ADRS, ids=lambda path: path.stem)
def test_every_decision_is_listed_and_says_what_would_change_our_mind(path: Path) -> None:
    text, listed = path.read_text("utf-8"), TEXTS["docs/adr/index.md"]
    number = int(path.name[:4])
    assert f"| [{number}]({path.name}) |" in listed
    assert f"\n{path.stem}\n" in listed
    assert text.startswith(f"# {number}. ")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert headings == ["Context", "Decision", "What follows", "What would change our mind"]


def test_decisions_are_numbered_one_by_one() -> None:
    numbers = [int(path.name[:4]) for path in ADRS]
    assert numbers == sorted(set(numbers))
    assert numbers[:9] == list(range(1, 10))


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", preset_names())
def test_every_set_of_rules_has_its_page(name: str) -> None:
    assert TEXTS[f"docs/rules/{name}.md"].startswith(f"# {name}: ")


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__name__)
def test_every_event_has_its_heading_and_its_fields(event: type) -> None:
    section = TEXTS["docs/events.md"].partition(f"\n## {event.__name__}\n")[2].partition("\n##")[0]
    assert section
    named = re.findall(r"`([a-z_]+)`", section.partition(". ")[0])
    assert named == [field.name for field in fields(event)]


@pytest.mark.parametrize("word", [*Reason, *Loss])
def test_every_reason_of_points_and_losses_is_named(word: str) -> None:
    assert f"`{word}`" in TEXTS["docs/events.md"]


@pytest.mark.parametrize("name", bezique.__all__)
def test_every_public_name_is_on_its_page(name: str) -> None:
    assert re.search(rf"`{name}\b", TEXTS["docs/api.md"])


def test_the_glossary_has_every_word_that_the_terminal_explains() -> None:
    table = tomllib.loads((PACKAGE / "cli" / "glossary.toml").read_text("utf-8"))
    rows = re.findall(r"^\| (.*?) \|", TEXTS["docs/glossary.md"], re.MULTILINE)
    known = {word for row in rows for word in re.split(r"[(),]\s*|\s+\(", row)}
    missing = [words for words in table if not known & set(words.split(","))]
    assert missing == []


# --- action numbers ----------------------------------------------------------------------------------------------


def test_the_numbers_of_cards() -> None:
    ranks = ["7", "8", "9", "J", "Q", "K", "10", "A"]
    rows = re.findall(r"^\| (spades|hearts|diamonds|clubs) \| (.*) \|$", TEXTS["docs/numbers.md"], re.MULTILINE)
    assert len(rows) == 4
    for suit, numbers in rows:
        for rank, number in zip(ranks, numbers.split(" | "), strict=True):
            assert str(Card(int(number))) == rank + suit[0].upper()


def test_the_numbers_of_actions() -> None:
    deal = Deal(load_rules("standard"), numbered_pack(1, 2), Seat.NORTH)
    page = TEXTS["docs/numbers.md"]
    rows = re.findall(r"^\| `([a-z-]+(?:-[SHDC])?)` \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    assert [name for name, _, _ in rows] == [str(item) for item in Combination]
    for name, score, announce in rows:
        assert str(deal.action(int(score))) == f"score {name}"
        assert str(deal.action(int(announce))) == f"announce {name}"
    assert [str(deal.action(number)) for number in (62, 63, 92, 95)] == ["show", "exchange", "exchange", "done"]
    assert [str(deal.action(number)) for number in (93, 94)] == ["take upper", "take lower"]
    for number in range(124, 128):
        with pytest.raises(ValueError, match="not the number of an action"):
            deal.action(number)


def test_every_number_of_a_menu_is_in_the_range_of_the_page() -> None:
    assert "there are 192 of them" in TEXTS["docs/numbers.md"]
    chance = bezique.Chance(3)
    for preset in ("standard", "six-pack", "polish"):
        rules = load_rules(preset)
        deal = Deal(rules, numbered_pack(5, rules.packs), Seat.NORTH)
        while not deal.over:
            assert all(0 <= number < 192 for number in deal.choices())
            deal.take_random(chance)
