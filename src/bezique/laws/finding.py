"""Finding a law by everyday words, misspelt ones too.

Each word of the question is worth more the fewer laws it fits, so that words which stand everywhere do not count. Words
that together are what people say for a law count once more. What people say stands in `everyday.toml`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from bezique.laws.everyday import everyday
from bezique.laws.referee import Found

TRY = "Say what was done with the cards, such as drew two cards, led out of turn or wrong score."
"""What helps where nothing is found."""

TITLE, WORDS, TEXT = 3.0, 2.0, 1.0
"""What a word counts in a title or key, among the words to search by, and in questions and rulings."""
PHRASE = 1.0
"""What each word counts besides when all words of a phrase to search by are there."""
SAME, BEGUN, MISSPELT = 1.0, 0.7, 0.5
"""How well a word fits: it is the same or means the same, one begins with the other, or it was misspelt."""
NEAR = 0.5
"""What part of the worth of the first law the others need."""
ENOUGH, FEW = 0.4, 1 / 3
"""How much of what is asked a law must speak of, and which part of the laws speaks of a word that tells them apart."""


@dataclass(frozen=True, slots=True)
class _Sought:
    """What a law is found by: every word with the most that it counts there, and the phrases."""

    places: Mapping[str, float]
    phrases: tuple[tuple[str, ...], ...]


def search(text: str, laws: Sequence[Found]) -> list[Found]:
    """The laws that the words speak of, the nearest first; all of them for no words, none where nothing fits well.

    Those for tables of more than two come last: two play here.
    """
    words = _words(text)
    wanted = _telling(words) or words
    if not wanted:
        return list(laws)
    sought = [_sought(each) for each in laws]
    there = {word for each in sought for word in each.places}
    fits = {word: _fits(word, there) for word in wanted}
    phrases = [max((_phrase(fits, each) for each in law.phrases), default=0.0) for law in sought]
    speaks = _speaking(fits, sought)
    worth = list(phrases)
    for word in wanted:
        fitting = [_best(fits[word], law.places) for law in sought]
        count = sum(value > 0 for value in fitting)
        worth = [so_far + value / count if count else so_far for so_far, value in zip(worth, fitting, strict=True)]
    meant = [number for number in range(len(laws)) if phrases[number] or speaks[number]]
    least = max((worth[number] for number in meant), default=0.0) * NEAR
    order = sorted(meant, key=lambda number: (laws[number].law.more_than_two, -worth[number]))
    return [laws[number] for number in order if worth[number] > least]


def _speaking(fits: Mapping[str, Mapping[str, float]], sought: Sequence[_Sought]) -> list[bool]:
    """Of each law whether it speaks of enough of what is asked, and of something that few others speak of.

    Who asks by one word looks for that word.
    """
    named = [{word for word, weight in law.places.items() if weight >= WORDS} for law in sought]
    count = {word: sum(not law.isdisjoint(fits[word]) for law in named) for word in fits}
    tells = {word: log((2 * len(sought) + 1) / (2 * count[word] + 1)) for word in fits}
    asked, few = sum(tells.values()), max(1.0, len(sought) * FEW)
    found = list[bool]()
    for law, own in zip(sought, named, strict=True):
        everywhere = dict.fromkeys(law.places, 1.0)
        covered = sum(tells[word] * _best(fits[word], everywhere) for word in fits)
        rare = any(not own.isdisjoint(fits[word]) for word in fits if len(fits) == 1 or count[word] <= few)
        found.append(rare and covered >= asked * ENOUGH)
    return found


def _best(fits: Mapping[str, float], places: Mapping[str, float]) -> float:
    return max((fits[word] * weight for word, weight in places.items() if word in fits), default=0.0)


def _phrase(fits: Mapping[str, Mapping[str, float]], phrase: tuple[str, ...]) -> float:
    """What a phrase counts: nothing where a word of it is not in the question."""
    each = [max(fit.get(word, 0.0) for fit in fits.values()) for word in phrase]
    return PHRASE * sum(each) if all(each) else 0.0


def _sought(found: Found) -> _Sought:
    law = found.law
    texts = [*(f"{each.asks} {' '.join(each.answers.values())}" for each in law.questions)]
    texts += [case.ruling.says for case in law.cases]
    weighed = ((" ".join(texts), TEXT), (" ".join(law.words), WORDS), (f"{law.title} {law.key}", TITLE))
    phrases = (tuple(_telling(_words(each))) for each in law.words)
    return _Sought(
        {word: weight for text, weight in weighed for word in _words(text)},
        tuple(phrase for phrase in phrases if len(phrase) > 1),
    )


def _words(text: str) -> list[str]:
    letters = "".join(
        each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each)
    )
    return list(dict.fromkeys(re.findall(r"[a-z0-9]+", re.sub("n['\u2019]t\\b", " not", letters))))


def _telling(words: Sequence[str]) -> list[str]:
    """The words without those that say nothing of what happened."""
    return [word for word in words if word not in everyday().little]


def _fits(word: str, there: Iterable[str]) -> dict[str, float]:
    """How well a word fits those that are there; it is misspelt only where it is none of them and begins none."""
    fits = {each: fit for each in there if (fit := _fit(word, each))}
    return {each: fit for each, fit in fits.items() if fit > MISSPELT} or fits


def _fit(word: str, there: str) -> float:
    """How well two words fit."""
    meaning = everyday().meaning
    if meaning.get(word, word) == meaning.get(there, there):
        return SAME
    if min(len(word), len(there)) >= 3 and (there.startswith(word) or word.startswith(there)):
        return BEGUN
    letters = 1 if len(word) < 8 else 2
    could = len(word) >= 3 and word[0] == there[0] and len(set(word) ^ set(there)) <= 2 * letters
    return MISSPELT if could and apart(word, there) <= letters else 0.0


def apart(one: str, other: str) -> int:
    """How many letters must be put in, left out, changed, or changed with their neighbour; 3 for more than 2."""
    if abs(len(one) - len(other)) > 2:
        return 3
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        earlier, before, row = before, row, [i]
        for j, there in enumerate(other, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != there)))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == there:
                row[-1] = min(row[-1], earlier[j - 2] + 1)
    return min(row[-1], 3)
