"""Sentences from codes: the templates of a language, filled in.

A template holds fields ``{name:form}``: the argument `name` is said in the way that `form` names, such as
``{card:card}`` or ``{cards:has|have}``. The forms of English are in `bezique.words.english_forms`.
"""

import re
from collections.abc import Mapping
from typing import Protocol

from bezique.words import english, english_forms

_FIELD = re.compile(r"\{(\w+):([^{}]+)\}")


class _Say(Protocol):
    """How a language says a value in a form: "card" and "10H" give "the ten of hearts"."""

    def __call__(self, form: str, value: object, trump: str = "", *, short: bool = False) -> str: ...


_TEMPLATES: Mapping[str, Mapping[str, str]] = {"en": english.TEMPLATES}
_FORMS: Mapping[str, _Say] = {"en": english_forms.say}


def sentence(code: str, args: Mapping[str, object], language: str = "en", *, short: bool = False) -> str:
    """The sentence for `code`: one line, with a capital and a period.

    Cards are given as "10H" ("QS*" on the table), combinations as "marriage-H", suits as "H", lists as lists of
    these. `args["trump"]`, where given, makes a combination in that suit royal. `short` writes cards as "10H".
    Raises KeyError for an unknown code or language, or an argument left out.
    """
    said = phrase(code, args, language, short=short)
    return said[:1].upper() + said[1:]


def phrase(code: str, args: Mapping[str, object], language: str = "en", *, short: bool = False) -> str:
    """The same as `sentence` without the capital: for a part of a longer sentence."""
    say, trump = _FORMS[language], str(args.get("trump") or "")
    template = _TEMPLATES[language][code]
    return _one_line(_FIELD.sub(lambda field: say(field[2], args[field[1]], trump, short=short), template))


def _one_line(text: str) -> str:
    # Names come from people: nothing in them may break the line or steer a terminal.
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable()).strip()


def codes(language: str = "en") -> tuple[str, ...]:
    """Every code that can be said."""
    return tuple(_TEMPLATES[language])


def refusal_codes() -> tuple[str, ...]:
    """The codes that say why an action is not allowed."""
    return tuple(code for group in english.REFUSALS.values() for code in group)


def arguments(code: str) -> tuple[str, ...]:
    """The arguments that the sentence of `code` uses, each once, in order of appearance."""
    return tuple(dict.fromkeys(match[1] for match in _FIELD.finditer(english.TEMPLATES[code])))


def card_name(text: str, *, short: bool = False, language: str = "en") -> str:
    """A card in words, "ten of hearts" for "10H", or as it is written where `short`."""
    return text if short else _FORMS[language]("card_name", text)


def combination_name(text: str, trump: str | None = None, language: str = "en") -> str:
    """A combination in words: "marriage in hearts" for "marriage-H", "royal marriage" where hearts are trumps.

    Also reads the names under which the rules give the points, such as "plain_sequence".
    """
    return _FORMS[language]("combination", text, trump or "")


def suit_name(text: str, language: str = "en") -> str:
    """A suit in words: "hearts" for "H"."""
    return _FORMS[language]("suit", text)
