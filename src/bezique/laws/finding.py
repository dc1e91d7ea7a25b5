"""Finding a law by everyday words, misspelt ones too.

Each word of the question is worth more the fewer laws it fits, so that words which stand everywhere do not count. Words
that together are what people say for a law count once more. What people say stands in `everyday.toml`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bezique.laws.everyday import everyday
from bezique.laws.referee import Found

TITLE, WORDS, TEXT = 3.0, 2.0, 1.0
"""What a word counts in a title or key, among the words to search by, and in questions and rulings."""
PHRASE = 1.0
"""What each word counts besides when all words of a phrase to search by are there."""
SAME, BEGUN, MISSPELT = 1.0, 0.7, 0.5
"""How well a word fits: it is the same or means the same, one begins with the other, or it was misspelt."""


@dataclass(frozen=True, slots=True)
class _Sought:
    """What a law is found by: every word with the most that it counts there, and the phrases."""

    places: Mapping[str, float]
    phrases: tuple[tuple[str, ...], ...]


def search(text: str, laws: Sequence[Found]) -> list[Found]:
    """The laws that the words speak of, the nearest first; all of them for no words.

    Those for tables of more than two come last: two play here.
    """
    words = _words(text)
    wanted = _telling(words) or words
    if not wanted:
        return list(laws)
    sought = [_sought(each) for each in laws]
    there = {word for each in sought for word in each.places}
    fits = {word: {each: fit for each in there if (fit := _fit(word, each))} for word in wanted}
    worth = [max((_phrase(fits, each) for each in law.phrases), default=0.0) for law in sought]
    for word in wanted:
        fitting = [_best(fits[word], law.places) for law in sought]
        count = sum(value > 0 for value in fitting)
        worth = [so_far + value / count if count else so_far for so_far, value in zip(worth, fitting, strict=True)]
    least = max(worth) / 4
    order = sorted(range(len(laws)), key=lambda number: (laws[number].law.more_than_two, -worth[number]))
    return [laws[number] for number in order if worth[number] > least]


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


def _fit(word: str, there: str) -> float:
    """How well two words fit."""
    meaning = everyday().meaning
    if meaning.get(word, word) == meaning.get(there, there):
        return SAME
    if min(len(word), len(there)) >= 3 and (there.startswith(word) or word.startswith(there)):
        return BEGUN
    letters = 1 if len(word) < 8 else 2
    could = len(word) >= 4 and len(set(word) ^ set(there)) <= 2 * letters
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
