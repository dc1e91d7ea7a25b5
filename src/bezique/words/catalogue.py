"""The catalogues: one folder of Fluent files a language, read when its first sentence is wanted.

A code is the id of a message, with dashes for dots. Cards, combinations, lists and numbers in words are said by the
functions of `bezique.words.grammar`, such as ``{ CARD($card) }``; names of things are messages of `names.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bezique.words.english import English
from bezique.words.french import French
from bezique.words.german import German
from bezique.words.grammar import FORMS, Grammar, Value, figures

NAMES = "names"
"""The file of names, whose messages are no sentences."""

LARGEST = 10**12
"""A number from here on is written, but no form is chosen by it."""

GRAMMARS: Mapping[str, type[Grammar]] = {"en": English, "fr": French, "de": German}


class _Given(FluentType):
    """A list or a number as an argument: written plainly, without the marks of a locale."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def format(self, _: object) -> str:
        return " ".join(map(str, self.value)) if isinstance(self.value, tuple) else figures(self.value)


class Catalogue:
    """The sentences of one language; `short` leaves cards as they are written."""

    def __init__(self, language: str, *, short: bool = False) -> None:
        grammar = GRAMMARS[language](self.name, short=short)
        functions: dict[str, Any] = {form.upper(): partial(_called, getattr(grammar, form)) for form in FORMS}
        self.grammar = grammar
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for _, resource in resources(language):
            self._bundle.add_resource(resource)
        self._entries = {entry.id.name: entry for _, _, entry in messages(language)}
        self._chosen: dict[str, frozenset[str]] = {}
        self._names: dict[tuple[str, str], str | None] = {}

    def phrase(self, code: str, args: Mapping[str, Value]) -> str:
        """The sentence of a code; raises KeyError for an unknown code, or an argument left out."""
        return self._said(code.replace(".", "-"), "", args)

    def name(self, key: str, attribute: str = "", **args: Value) -> str | None:
        """A name by its id; None where there is none, and the name itself where it has no such attribute."""
        if args:
            return self._named(key, attribute, args)
        if (key, attribute) not in self._names:
            self._names[key, attribute] = self._named(key, attribute, args)
        return self._names[key, attribute]

    def _named(self, key: str, attribute: str, args: Mapping[str, Value]) -> str | None:
        return self._said(key, attribute, args) if self._bundle.has_message(key) else None

    def _said(self, key: str, attribute: str, args: Mapping[str, Value]) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) or message.value
        if pattern is None:
            raise KeyError(key)
        chosen = self._chosen.get(key)
        if chosen is None:
            chosen = self._chosen[key] = _selectors(self._entries[key])
        given = {name: _given(value, name in chosen) for name, value in args.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise KeyError(f"{key}: {faults[0]}")
        return str(text)


def _given(value: Value, chosen: bool) -> object:
    """An argument for Fluent, which chooses among forms by numbers of its own."""
    if chosen and isinstance(value, int) and abs(value) < LARGEST:
        return fluent_number(value, useGrouping=False)
    if isinstance(value, str):
        return value
    return _Given(value)


def _called(form: Callable[..., str], value: Any, *more: str) -> str:
    """A function of the grammar called by a message, with plain values."""
    return form(value.value if isinstance(value, _Given) else value, *more)


@cache
def resources(language: str) -> tuple[tuple[str, ast.Resource], ...]:
    """The files of a language, each with its name."""
    files = sorted((Path(__file__).parent / language).glob("*.ftl"))
    return tuple((file.stem, _read(file)) for file in files)


def _read(file: Path) -> ast.Resource:
    resource = FluentResource(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise SyntaxError(f"{file}: {entry.annotations}: {entry.content}")  # noqa: TRY004 - it is the file
    return resource


def messages(language: str) -> Iterator[tuple[str, str, ast.Message]]:
    """The file, the group and the message, for each message of a language."""
    for file, resource in resources(language):
        group = ""
        for entry in resource.body:
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                yield file, group, entry


@cache
def codes(language: str) -> dict[str, tuple[str, ...]]:
    """Every code that can be said, with the arguments that its sentence uses in order of appearance."""
    return {entry.id.name.replace("-", "."): variables(entry) for file, _, entry in messages(language) if file != NAMES}


def variables(entry: ast.Message) -> tuple[str, ...]:
    """The arguments of a message, each once."""
    finder = _Finder()
    finder.visit(entry)
    return tuple(finder.found)


def _selectors(entry: ast.Message) -> frozenset[str]:
    """The arguments by whose value a message chooses among forms."""
    finder = _Finder()
    finder.visit(entry)
    return frozenset(finder.chosen)


class _Finder(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, None] = {}
        self.chosen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found[node.id.name] = None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the library
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.add(node.selector.id.name)
        self.generic_visit(node)


def refusals() -> dict[str, list[str]]:
    """The codes that say why an action is not allowed, by subject."""
    groups: dict[str, list[str]] = {}
    for file, group, entry in messages("en"):
        if file == "refusals":
            groups.setdefault(group, []).append(entry.id.name)
    return groups
