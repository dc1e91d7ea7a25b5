"""Asking the referee: which law speaks of what happened, what it must know, and its ruling."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bezique.errors import BadLaws
from bezique.laws.load import code
from bezique.laws.model import Answers, Code, Law, Question, Ruling
from bezique.rules.load import preset
from bezique.rules.options import near
from bezique.rules.show import family


@dataclass(frozen=True, slots=True)
class Found:
    """A law and the code it stands in, which is the fallback where the code that was asked is silent."""

    code: Code
    law: Law


def laws_of(name: str) -> tuple[Found, ...]:
    """All that a code can be asked: its own laws, then those of its fallback on which it is silent; raises BadLaws."""
    own = code(name)
    found = tuple(Found(own, law) for law in own.laws)
    if not own.fallback:
        return found
    spoken = {law.key for law in own.laws}
    return found + tuple(each for each in laws_of(own.fallback) if each.law.key not in spoken)


def law_of(name: str, key: str) -> Found:
    """The law with this key under a code; raises BadLaws with the nearest keys."""
    laws = {each.law.key: each for each in laws_of(name)}
    if key not in laws:
        guess = near(key, list(laws))
        raise BadLaws(
            f'the laws have nothing called "{key[:60]}"{guess or "; bezique law --list tells what they have"}'
        )
    return laws[key]


def presets_under(name: str) -> tuple[str, ...]:
    """The sets of rules that are played under a code, each followed by its children."""
    return tuple(each for each in family() if preset(each).rules.laws == name)


def understood(law: Law, given: Sequence[str]) -> Answers:
    """Answers in any order, or question=answer; raises BadLaws.

    An answer is its key, or words of it that are in no other answer. What answers several questions answers the first
    that is open; what answers none of those is kept for one that is asked later.
    """
    left = list(given)
    answers: dict[str, str] = {}
    question = law.next_question(answers)
    while question is not None and (word := _word_for(law, question, left)) is not None:
        left.remove(word)
        answers[question.key] = _answer(law, question, word)
        question = law.next_question(answers)
    for word in left:
        if question is None:
            raise BadLaws(f'"{word[:60]}" answers nothing that is asked here', key=law.key)
        later = [each for each in law.questions if each.key not in answers and _answers(each, word)]
        if not later:
            raise BadLaws(f'"{word[:60]}" is no answer: {asked(question)}', key=law.key)
        answers[later[0].key] = _answer(law, later[0], word)
    return answers


def _word_for(law: Law, question: Question, given: Sequence[str]) -> str | None:
    """Which of the words answers a question: by its name, by a key, or in words that answer no other question."""
    named = [each for each in given if each.startswith(f"{question.key}=")]
    keys = [each for each in given if each.casefold() in question.answers]
    fitting = [each for each in given if _answers(question, each)]
    others = [each for each in law.questions if each is not question]
    own = [each for each in fitting if not any(each.casefold() in other.answers for other in others)]
    return next(iter([*named, *keys, *own, *fitting]), None)


def _answers(question: Question, word: str) -> bool:
    """Whether a word answers a question."""
    key, named, _ = word.partition("=")
    return key == question.key if named else len(meant_by(word, question.answers)) == 1


def _answer(law: Law, question: Question, word: str) -> str:
    word = word.removeprefix(f"{question.key}=")
    meant = meant_by(word, question.answers)
    if len(meant) != 1:
        raise BadLaws(f'"{word[:60]}" is no answer: {asked(question)}', key=law.key)
    return meant[0]


def meant_by(typed: str, choices: Mapping[str, str]) -> list[str]:
    """Which of several texts by their keys somebody means: a key, words of one key, or else words of a text."""
    if typed.casefold() in choices:
        return [typed.casefold()]
    said = _words(typed)
    named = [key for key in choices if said and said <= _words(key)]
    return named if len(named) == 1 else [key for key in choices if said and said <= _words(f"{key} {choices[key]}")]


def _words(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]+", text.casefold()))


def asked(question: Question) -> str:
    """A question with its answers' keys, in a line."""
    keys = [
        f"{key} ({text[:1].lower()}{text[1:]})" if text.lower() != key else key
        for key, text in question.answers.items()
    ]
    return f"{question.asks} {', '.join(keys[:-1])} or {keys[-1]}"


def ruling_of(law: Law, answers: Answers) -> Ruling:
    """The ruling when all is answered; raises BadLaws with the question that is open."""
    question = law.next_question(answers)
    if question is not None:
        raise BadLaws(asked(question), key=law.key)
    return law.rulings(answers)[0]
