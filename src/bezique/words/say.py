"""Sentences from codes and plain arguments, in the language that is asked for.

Nothing of a catalogue is read before the first sentence of its language, and what was said once is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from bezique.words.catalogue import Catalogue
    from bezique.words.grammar import Value as Plain

LANGUAGES = ("en", "fr", "de")
"""The languages that can be asked for."""

REMEMBERED = 20_000
"""So many sentences are remembered, those of all games together."""

LONGEST = 300
"""So many characters are quoted of a text that came from outside; a catalogue takes no more than a thousand."""

Value: TypeAlias = "str | int | Saying | tuple[Value, ...]"
"""What an argument can be: a text, a whole number, a part of a sentence, or a list of these."""


class Player(str):
    """A player in a saying that several are told: the word for his seat, for which `Saying.naming` puts names."""

    __slots__ = ()


class Saying(NamedTuple):
    """Something that is said, before it is put into the words of a language: a code and its arguments."""

    code: str
    args: tuple[tuple[str, Value], ...] = ()

    def said(self, language: str = "en", *, short: bool = False) -> str:
        """The sentence, with a capital; see `sentence`."""
        return _sentence(self, language, short)

    def phrase(self, language: str = "en", *, short: bool = False) -> str:
        """The same without the capital."""
        return _worded(self, language, short)

    def naming(self, names: Mapping[str, str]) -> Saying:
        """The same with the names by which somebody knows the players (see `Player`)."""
        return Saying(self.code, tuple([(key, _naming(value, names)) for key, value in self.args]))


def _naming(value: Value, names: Mapping[str, str]) -> Value:
    kind = type(value)
    if kind is str or kind is int:
        return value
    if isinstance(value, Saying):
        return value.naming(names)
    if isinstance(value, tuple):
        return tuple([_naming(part, names) for part in value])
    return _plain("", names[value], "") if isinstance(value, Player) else value


def saying(code: str, args: Mapping[str, object] | None = None, **more: object) -> Saying:
    """What is to be said. `args["trump"]`, where given, makes a combination in that suit royal."""
    given = {**args, **more} if args else more
    trump = str(given.get("trump") or "")
    return Saying(code, tuple([(name, _plain(name, value, trump)) for name, value in given.items()]))


def _plain(name: str, value: object, trump: str) -> Value:
    kind = type(value)
    if kind is int or kind is Saying or kind is Player:
        return value  # type: ignore[return-value]
    if name in ("combination", "higher"):
        from bezique.words.grammar import royal

        return royal(str(value), trump)
    if kind is not str and isinstance(value, Iterable) and not isinstance(value, str):
        return tuple([_plain("", part, trump) for part in value])
    text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def sentence(code: str, args: Mapping[str, object], language: str = "en", *, short: bool = False) -> str:
    """The sentence for `code`: one line, with a capital and a period.

    Cards are given as "10H" ("QS*" on the table), combinations as "marriage-H", suits as "H", lists as lists of
    these. `args["trump"]`, where given, makes a combination in that suit royal. `short` writes cards as "10H".
    Raises KeyError for an unknown code or language, or an argument left out.
    """
    return saying(code, args).said(language, short=short)


def phrase(code: str, args: Mapping[str, object], language: str = "en", *, short: bool = False) -> str:
    """The same as `sentence` without the capital: for a part of a longer sentence."""
    return saying(code, args).phrase(language, short=short)


@lru_cache(REMEMBERED)
def _sentence(what: Saying, language: str, short: bool) -> str:
    text = _worded.__wrapped__(what, language, short)
    return text[:1].upper() + text[1:]


@lru_cache(REMEMBERED)
def _worded(what: Saying, language: str, short: bool) -> str:
    args = {name: _inner(value, language, short) for name, value in what.args}
    catalogue = _catalogue(language, short)
    return catalogue.grammar.set_out(_one_line(catalogue.phrase(what.code, args)))


def _inner(value: Value, language: str, short: bool) -> Plain:
    if isinstance(value, Saying):
        return _worded(value, language, short)
    return tuple(_inner(part, language, short) for part in value) if isinstance(value, tuple) else value


def _one_line(text: str) -> str:
    # Names come from people: nothing in them may break the line or steer a terminal.
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable()).strip()


@cache
def _catalogue(language: str, short: bool = False) -> Catalogue:
    from bezique.words.catalogue import Catalogue

    return Catalogue(language, short=short)


def known_language(wanted: str) -> str:
    """The language that is meant by "fr", "fr-CH" or "de_AT.UTF-8"; English for any that there is not."""
    found = wanted[:2].lower()
    return found if found in LANGUAGES else "en"


def codes(language: str = "en") -> tuple[str, ...]:
    """Every code that can be said."""
    from bezique.words.catalogue import codes as all_codes

    return tuple(all_codes(language))


def refusal_codes() -> tuple[str, ...]:
    """The codes that say why an action is not allowed."""
    from bezique.words.catalogue import refusals

    return tuple(code for group in refusals().values() for code in group)


def arguments(code: str, language: str = "en") -> tuple[str, ...]:
    """The arguments that the sentence of `code` uses, each once, in order of appearance."""
    from bezique.words.catalogue import codes as all_codes

    return all_codes(language)[code]


@lru_cache(REMEMBERED)
def card_name(text: str, *, short: bool = False, language: str = "en") -> str:
    """A card in words, "ten of hearts" for "10H", or as it is written where `short`."""
    return text if short else _catalogue(language).grammar.bare(text)


@lru_cache(REMEMBERED)
def combination_name(text: str, trump: str | None = None, language: str = "en") -> str:
    """A combination in words: "marriage in hearts" for "marriage-H", "royal marriage" where hearts are trumps.

    Also reads the names under which the rules give the points, such as "plain_sequence".
    """
    from bezique.words.grammar import royal

    return _catalogue(language).grammar.combination(royal(text, trump or ""))


@lru_cache(REMEMBERED)
def suit_name(text: str, language: str = "en") -> str:
    """A suit in words: "hearts" for "H"."""
    return _catalogue(language).grammar.suit(text)


def rank_name(text: str, language: str = "en") -> str:
    """A rank in words: "queen" for "Q"."""
    return _catalogue(language).name(f"rank-{text}") or text


def level_name(text: str, language: str = "en") -> str:
    """A level of the computer: "club"."""
    return _catalogue(language).grammar.level(text)


def level_line(text: str, language: str) -> str | None:
    """What a level is, in one line; None where only its recipe says it."""
    name, line = (_catalogue(language).name(f"level-{text}", form) for form in ("", "about"))
    return None if line == name else line


@lru_cache(REMEMBERED)
def player_name(text: str, language: str = "en") -> str:
    """What a player is called to somebody: "You", the seats and the computer in his language."""
    return _catalogue(language).grammar.name(text, "label")
