"""Finding a law by everyday words, misspelt ones too.

Each word of the question is worth more the fewer laws it fits, so that words which stand everywhere do not count.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from bezique.laws.referee import Found

TITLE, WORDS, TEXT = 3.0, 2.0, 1.0
"""What a word counts in a title or key, among the words to search by, and in questions and rulings."""
SAME, BEGUN, MISSPELT = 1.0, 0.7, 0.5
"""How well a word fits: it is the same, one begins with the other, or it was misspelt."""
LITTLE = 2
"""Words of so many letters are "he", "to" and the like: they count where there are no others."""


def search(text: str, laws: Sequence[Found]) -> list[Found]:
    """The laws that the words speak of, the nearest first; all of them for no words."""
    words = _words(text)
    wanted = [word for word in words if len(word) > LITTLE or word.isdigit()] or words
    if not wanted:
        return list(laws)
    places = [_places(each) for each in laws]
    there = {word for each in places for word in each}
    worth = [0.0] * len(laws)
    for word in wanted:
        fits = {each: fit for each in there if (fit := _fit(word, each))}
        fitting = [_best(fits, each) for each in places]
        count = sum(value > 0 for value in fitting)
        worth = [so_far + value / count if count else so_far for so_far, value in zip(worth, fitting, strict=True)]
    least = max(worth) / 4
    order = sorted(range(len(laws)), key=lambda number: -worth[number])
    return [laws[number] for number in order if worth[number] > least]


def _best(fits: Mapping[str, float], places: Mapping[str, float]) -> float:
    return max((fits[word] * weight for word, weight in places.items() if word in fits), default=0.0)


def _places(found: Found) -> dict[str, float]:
    """Every word of a law with the most that it counts there."""
    law = found.law
    texts = [*(f"{each.asks} {' '.join(each.answers.values())}" for each in law.questions)]
    texts += [case.ruling.says for case in law.cases]
    weighed = ((" ".join(texts), TEXT), (" ".join(law.words), WORDS), (f"{law.title} {law.key}", TITLE))
    return {word: weight for text, weight in weighed for word in _words(text)}


def _words(text: str) -> list[str]:
    letters = "".join(
        each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each)
    )
    return list(dict.fromkeys(re.findall(r"[a-z0-9]+", letters)))


def _fit(word: str, there: str) -> float:
    """How well two words fit."""
    if there == word:
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
