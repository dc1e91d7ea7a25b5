"""`bezique law`: asking the referee, by a key and answers or in a conversation."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated

from cyclopts import Parameter

from bezique.cli.lines import fitted, with_line_editing
from bezique.cli.rules import rules_of
from bezique.cli.saving import command_name
from bezique.errors import BadLaws
from bezique.laws.finding import TRY, search
from bezique.laws.load import codes
from bezique.laws.model import Answers, Ruling, fits
from bezique.laws.referee import Found, law_of, laws_of, meant_by, ruling_of, understood
from bezique.laws.telling import belongs, claim

Ask = Callable[[str], str]
Tell = Callable[[str], None]

SHOWN = 9
"""How many laws are offered at once in a conversation."""
LEAVING = ("none", "back")
"""What leaves a list without choosing from it."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says beside words, keys and answers."""

    code: str | None = None
    rules: str | None = None
    list: bool = False
    data: bool = False


def command(
    *words: Annotated[str, Parameter(help="What happened, in words; or the key of a law and answers.")],
    code: Annotated[
        str | None,
        Parameter(help="foster, french, portland, fixed_modern, enquire_within, six_pack or german. [foster]"),
    ] = None,
    rules: Annotated[str | None, Parameter(help="The code of these rules.")] = None,
    list_: Annotated[bool, Parameter(name="--list", help="List the laws that fit the words.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Tell everything as JSON.", negative="")] = False,
) -> int:
    """`bezique law`."""
    return law(words, Options(code, rules, list_, json), person=sys.stdin.isatty() and sys.stdout.isatty())


def law(words: Sequence[str], options: Options, ask: Ask = input, *, person: bool = False) -> int:
    """Ask the referee; the exit status. `person`: somebody sits at the terminal, and can be asked what is missing.

    Raises BadLaws for a code, a law or answers that are not known, BadRules for such rules.
    """
    code = code_of(options)
    if not words and not options.list and not options.data:
        return _talk(options, ask, _tell)
    if _named(words, code) and not options.list:
        _ruled(law_of(code, words[0]), words[1:], ask, data=options.data, person=person)
        return 0
    found = search(" ".join(words), laws_of(code))
    if not found:
        raise BadLaws(f'nothing fits "{" ".join(words)[:60]}"{_elsewhere(words, code)}. {TRY} --list tells all')
    _tell(
        _json([_heading(each) for each in found])
        if options.data
        else "\n".join([*_listed(found, code), _next(found[0], options)])
    )
    return 0


def _named(words: Sequence[str], code: str) -> bool:
    """Whether the first word is the key of a law, and not just the first of a sentence, "revoke in the last nine"."""
    if not words or words[0] not in [found.law.key for found in laws_of(code)]:
        return False
    if "-" in words[0] or any("=" in word for word in words):
        return True
    try:
        understood(law_of(code, words[0]).law, words[1:])
    except BadLaws:
        return False
    return True


def _next(found: Found, options: Options) -> str:
    """How the ruling is asked for, once the law is found."""
    rules = f" --rules {shlex.quote(options.rules)}" if options.rules else ""
    code = f" --code {options.code}" if options.code else ""
    return f"The ruling comes with its key: {command_name()} law {found.law.key}{code}{rules}"


def _tell(text: str) -> None:
    """Print a text, as wide as it is or as the terminal is."""
    print(fitted(text) if sys.stdout.isatty() else text)


def code_of(options: Options) -> str:
    """The code that is asked: the one named, that of the rules, or Foster's; raises BadLaws where both are named."""
    if options.code is not None and options.rules is not None:
        raise BadLaws("--rules and --code both name a code of laws: give one of them")
    if options.rules is not None:
        return str(rules_of(options.rules).laws)
    return options.code or "foster"


def _elsewhere(words: Sequence[str], code: str) -> str:
    """Which other codes speak of it."""
    others = [each.name for each in codes() if each.name != code and search(" ".join(words), laws_of(each.name))]
    return f" under {code}; ask --code {' or '.join(others)}" if others else ""


def _listed(found: Sequence[Found], code: str) -> list[str]:
    width = max(len(each.law.key) for each in found)
    return [f"{each.law.key:{width}}  {each.law.title}{_silent(each, code)}" for each in found]


def _silent(found: Found, code: str) -> str:
    return "" if found.code.name == code else f" [{found.code.name}]"


# --- an answer ---------------------------------------------------------------------------------------------------


def _ruled(found: Found, given: Sequence[str], ask: Ask, *, data: bool, person: bool) -> None:
    answers = understood(found.law, given)
    if data and found.law.next_question(answers):
        _tell(_json(_heading(found) | {"questions": [asdict(each) for each in found.law.questions]}))
    elif data:
        _tell(_json(_heading(found) | _data(answers, ruling_of(found.law, answers))))
    else:
        full = _asked(found, answers, ask, _tell) if person else answers
        if full is not None:
            _tell("\n".join(_told(found, full, ruling_of(found.law, full))))


def _heading(found: Found) -> dict[str, object]:
    return {"law": found.law.key, "title": found.law.title, "code": found.code.name}


def _data(answers: Answers, ruling: Ruling) -> dict[str, object]:
    return {"answers": dict(answers)} | asdict(ruling)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _told(found: Found, answers: Answers, ruling: Ruling) -> list[str]:
    lines = [found.law.title]
    lines += [
        f"  {each.asks} {each.answers[answers[each.key]]}."
        for each in found.law.questions
        if each.key in answers and fits(each.when, answers)
    ]
    lines += [f"Under {found.code.title}:", "", ruling.says, claim(ruling)]
    if ruling.options:
        lines.append("To choose, any of these or none:" if ruling.several else "To choose:")
        lines += [f"* {option.says} ({belongs(option)})" for option in ruling.options]
    lines.append(f"Source: {ruling.source}.")
    return [*lines, f"Our reading: {ruling.reading}"] if ruling.reading else lines


# --- a conversation ----------------------------------------------------------------------------------------------


def _talk(options: Options, ask: Ask, tell: Tell) -> int:
    """Ask what happened until there is nothing more."""
    with_line_editing(ask)
    try:
        code = code_of(options) if options.code or options.rules else _code_chosen(ask, tell)
        while code and (words := ask("What happened? (in your words; nothing ends) ").strip()):
            _talk_of(words, code, ask, tell)
    except EOFError:
        tell("")
    return 0


def _talk_of(words: str, code: str, ask: Ask, tell: Tell) -> None:
    """What is ruled on what happened, where a law is chosen among those that speak of it."""
    found = [] if words.startswith("?") else search(words, laws_of(code))[:SHOWN]
    if not found:
        tell(TRY if words.startswith("?") else f"Nothing fits{_elsewhere([words], code)}. {TRY}")
        return
    texts = [f"{each.law.title}{_silent(each, code)}" for each in found]
    key = _chosen(texts, [each.law.key for each in found], ask, tell)
    if key is not None:
        _rule(law_of(code, key), ask, tell)


def _code_chosen(ask: Ask, tell: Tell) -> str | None:
    there = codes()
    tell("Under which laws?")
    return _chosen([f"{each.title}. {each.about}" for each in there], [each.name for each in there], ask, tell)


def _rule(found: Found, ask: Ask, tell: Tell) -> None:
    answers = _asked(found, {}, ask, tell)
    if answers is not None:
        tell("\n".join(["", *_told(found, answers, ruling_of(found.law, answers)), ""]))


def _asked(found: Found, given: Answers, ask: Ask, tell: Tell) -> Answers | None:
    """The answers, with those that were still missing; None where the person leaves a question."""
    answers = dict(given)
    while question := found.law.next_question(answers):
        tell(question.asks)
        chosen = _chosen(list(question.answers.values()), list(question.answers), ask, tell)
        if chosen is None:
            return None
        answers[question.key] = chosen
    return answers


def _chosen(texts: Sequence[str], keys: Sequence[str], ask: Ask, tell: Tell) -> str | None:
    """One of several by its number, its key or words that are in no other; the only one without asking.

    None for one who leaves them all.
    """
    if len(keys) == 1:
        tell(texts[0])
        return keys[0]
    for number, text in enumerate(texts, 1):
        tell(f"{number:2}. {text}")
    while True:
        typed = ask("Number: ").strip()
        if typed.casefold() in LEAVING and typed.casefold() not in keys:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        meant = meant_by(typed, dict(zip(keys, texts, strict=True)))
        if len(meant) == 1:
            return meant[0]
        tell(f"A number from 1 to {len(keys)}, or words of one of them, please. Where none of them is right: none.")
