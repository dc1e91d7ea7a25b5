"""Reading codes of laws: the shipped ones by name, and any text in their form. All errors are BadLaws.

A code is right when every way of answering the questions of a law ends in exactly one ruling.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from bezique.errors import BadLaws
from bezique.laws.everyday import everyday
from bezique.laws.model import Answers, Case, Code, Effect, Law, Option, Question, Ruling
from bezique.laws.terms import KINDS, Act, Moment, Party
from bezique.rules.model import Laws, Source

CODES = Path(__file__).parent / "codes"
"""The folder of the shipped codes, one file each, named as the values of the rules' option `laws`."""

Word = TypeVar("Word", Party, Moment, Act)
Made = TypeVar("Made")
Table = Mapping[str, Any]


@cache
def code(name: str) -> Code:
    """The shipped code of that name; raises BadLaws with the names there are."""
    if name not in set(Laws):
        raise BadLaws(f'there is no code of laws called "{name[:60]}"; there are {", ".join(Laws)}')
    return loads((CODES / f"{name}.toml").read_text("utf-8"), name)


def codes() -> tuple[Code, ...]:
    """Every shipped code."""
    return tuple(code(name) for name in Laws)


def loads(text: str, name: str) -> Code:
    """The code that a file with this text holds; raises BadLaws."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadLaws(f"this is not TOML: {fault}", key=name) from None
    reader = _Reader(table, name)
    laws = tuple(_law(each, reader.text("work")) for each in reader.tables("laws"))
    reader.keys("title", "about", "work", "fallback", "laws")
    made = Code(name, reader.text("title"), reader.text("about"), reader.text("fallback", ""), laws)
    _check(made)
    return made


class _Reader:
    """A table of the file and the place where it stands."""

    def __init__(self, table: Table, place: str) -> None:
        self.table, self.place = table, place

    def fault(self, problem: str, key: str = "") -> BadLaws:
        return BadLaws(problem, key=f"{self.place}, {key}" if key else self.place)

    def keys(self, *known: str) -> None:
        """Refuse what is none of these keys."""
        stray = sorted(set(self.table) - set(known))
        if stray:
            raise self.fault(f'"{stray[0]}" is not known here; there are {", ".join(known)}')

    def _value(self, key: str, kind: type[Made], instead: Made | None) -> Made:
        value = self.table.get(key, instead)
        if value is None:
            raise self.fault("this is missing", key)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise self.fault(f"this must be a {kind.__name__}", key)
        return value

    def text(self, key: str, instead: str | None = None) -> str:
        text = self._value(key, str, instead)
        if not text and instead is None:
            raise self.fault("this must not be empty", key)
        return " ".join(text.split())

    def number(self, key: str) -> int:
        return self._value(key, int, 0)

    def flag(self, key: str) -> bool:
        return self._value(key, bool, False)

    def texts(self, key: str) -> tuple[str, ...]:
        values = self._value(key, list, [])
        if not all(isinstance(each, str) for each in values):
            raise self.fault("this must be a list of texts", key)
        return tuple(values)

    def facts(self, key: str) -> dict[str, str]:
        """Facts by their keys; none where nothing is said."""
        facts = self._value(key, dict, {})
        if not all(isinstance(text, str) for text in facts.values()):
            raise self.fault("this must be a table of texts", key)
        return facts

    def tables(self, key: str) -> Iterator[_Reader]:
        for number, each in enumerate(self._value(key, list, []), 1):
            if not isinstance(each, dict):
                raise self.fault("this must be a list of tables", key)
            yield _Reader(each, f"{self.place}, {each.get('key') or f'{key} {number}'}")

    def words(self, key: str) -> dict[str, str]:
        table = self._value(key, dict, None)
        if len(table) < 2 or not all(isinstance(text, str) and text for text in table.values()):
            raise self.fault("a question has at least two answers, each with its words", key)
        return table

    def conditions(self) -> tuple[Answers, ...]:
        """`when`: one table of answers, or a list of them."""
        given = self.table.get("when", [])
        return tuple(given) if isinstance(given, list) else (given,)

    def word(self, key: str, kind: Callable[[str], Word], instead: str | None = None) -> Word:
        text = self.text(key, instead)
        try:
            return kind(text)
        except ValueError as fault:
            raise self.fault(str(fault), key) from None

    def word_or_none(self, key: str, kind: Callable[[str], Word]) -> Word | None:
        return self.word(key, kind) if key in self.table else None


def _law(reader: _Reader, work: str) -> Law:
    reader.keys("key", "title", "words", "more_than_two", "only", *_SHARED, "questions", "rulings")
    key = reader.text("key")
    return Law(
        key,
        reader.text("title"),
        (*everyday().laws.get(key, ()), *reader.texts("words")),
        tuple(_question(each) for each in reader.tables("questions")),
        tuple(_case(each, reader, work) for each in reader.tables("rulings")),
        reader.flag("more_than_two"),
        reader.facts("only"),
    )


def _question(reader: _Reader) -> Question:
    reader.keys("key", "asks", "answers", "when")
    return Question(reader.text("key"), reader.text("asks"), reader.words("answers"), reader.conditions())


def _case(reader: _Reader, law: _Reader, work: str) -> Case:
    """A ruling; who may claim, until when and the source stand here or once for all in the law."""
    reader.keys("rows", "says", "claimant", "until", "law", "work", "reading", "when", "options", "effects", "several")
    here = _Reader({**{key: law.table[key] for key in _SHARED if key in law.table}, **reader.table}, reader.place)
    ruling = Ruling(
        here.texts("rows"),
        here.text("says"),
        here.word("claimant", Party, "law"),
        here.word("until", Moment, "at_once"),
        tuple(_option(each) for each in here.tables("options")),
        tuple(_effect(each) for each in here.tables("effects")),
        Source(here.text("work", work), here.text("law")),
        here.flag("several"),
        here.text("reading", ""),
    )
    if not ruling.rows:
        raise here.fault("a ruling needs its numbers", "rows")
    if not ruling.options and not ruling.effects:
        raise here.fault("a ruling has effects, or options with effects")
    return Case(reader.conditions(), ruling)


_SHARED = ("claimant", "until", "law", "work", "reading")


def _option(reader: _Reader) -> Option:
    reader.keys("key", "says", "whose", "effects")
    effects = tuple(_effect(each) for each in reader.tables("effects"))
    if not effects:
        raise reader.fault("an option has effects", "effects")
    return Option(reader.text("key"), reader.text("says"), reader.word("whose", Party), effects)


def _effect(reader: _Reader) -> Effect:
    reader.keys("act", "who", "what", "points", "until")
    act = reader.word("act", Act)
    made = Effect(
        act,
        reader.word_or_none("who", Party),
        reader.text("what", ""),
        reader.number("points"),
        reader.word_or_none("until", Moment),
    )
    kind = KINDS[act]
    if made.what not in kind.words:
        raise reader.fault(f"{act} knows {', '.join(map(repr, kind.words))}", "what")
    if made.who is None and (kind.who or "{who}" in kind.words[made.what]):
        raise reader.fault(f"{act} must say whose it is", "who")
    if bool(made.points) != kind.points:
        raise reader.fault(f"{act} has {'a number of' if kind.points else 'no'} points", "points")
    return made


# --- the whole ---------------------------------------------------------------------------------------------------


def _check(made: Code) -> None:
    """Refuse keys given twice and answers that lead to no ruling, or to two."""
    _once([law.key for law in made.laws], made.name)
    for law in made.laws:
        place = f"{made.name}, {law.key}"
        _once([question.key for question in law.questions], place)
        _check_conditions(law, place)
        ends = [(path, law.rulings(path)) for path in law.paths()]
        for path, rulings in ends:
            if len(rulings) != 1:
                told = ", ".join(f"{key}={answer}" for key, answer in path.items()) or "no answers"
                raise BadLaws(f"{told}: {len(rulings)} rulings fit, not one", key=place)
        reached = [rulings[0] for _, rulings in ends]
        for case in law.cases:
            if case.ruling not in reached:
                raise BadLaws(f"no answers lead to the ruling {', '.join(case.ruling.rows)}", key=place)


def _check_conditions(law: Law, place: str) -> None:
    known = {question.key: question.answers for question in law.questions}
    conditions = [each for question in law.questions for each in question.when]
    for condition in [*conditions, *(each for case in law.cases for each in case.when)]:
        for key, answer in condition.items():
            if answer not in known.get(key, {}):
                raise BadLaws(f'"when" names {key}={answer}, which cannot be answered', key=place)


def _once(keys: list[str], place: str) -> None:
    twice = sorted({key for key in keys if keys.count(key) > 1})
    if twice:
        raise BadLaws(f'"{twice[0]}" stands twice', key=place)
