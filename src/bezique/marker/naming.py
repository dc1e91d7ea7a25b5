"""What combinations are called: those that words and points name, and why words name none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bezique.marker.offers import values
from bezique.marker.sheet import Sheet
from bezique.rules.combination import Combination
from bezique.rules.options import near
from bezique.words import combination_name, suit_name

FILLERS = {"in", "of", "for", "a", "an", "the", "with", "score", "scores", "scored", "and", "points", "point"}
LATER = {"announce", "announces", "announced", "later"}
WORD = re.compile(r"[^\W_]+")


def named(names: Sequence[str], numbers: Sequence[int], sheet: Sheet) -> list[Combination]:
    """The combinations of the game with these words in their names, and these points."""
    worth = values(sheet.deal)
    found = []
    for item, points in worth.items():
        fits = points >= 0 and all(number in _points(item, points, sheet) for number in numbers)
        if fits and _has_words(item, names, sheet):
            found.append(item)
    exact = [one for one in found if set(names) == _plain_words(one, sheet)]
    return exact if len(exact) == 1 else found


def earning(sheet: Sheet) -> list[Combination]:
    """The combinations of the game; while trumps are not told, also those that earn points in trumps alone."""
    return [item for item, points in values(sheet.deal).items() if max(_points(item, points, sheet)) >= 0]


def not_in_the_game(names: Sequence[str], sheet: Sheet) -> list[Combination]:
    """The one combination with these words that earns nothing in this game, so that the refusal says why."""
    if not names or named(names, [], sheet):
        return []
    found = [item for item in values(sheet.deal) if _has_words(item, names, sheet)]
    exact = [one for one in found if set(names) == _plain_words(one, sheet)]
    return exact or found if len(exact or found) == 1 else []


def why_nothing(text: str, names: Sequence[str], numbers: Sequence[int], sheet: Sheet, others: Iterable[str]) -> str:
    """Why these words are nothing: that earns other points, or a word is not known; `others` can be said too."""
    worth = values(sheet.deal)
    other = named(names, [], sheet) if names else []
    if other:
        earned = {one: min(_points(one, worth[one], sheet)) for one in other[:3]}
        trump = sheet.deal.trump_text
        told = ", ".join(f"{combination_name(str(one), trump)} earns {points}" for one, points in earned.items())
        return f"It does not earn {' and '.join(map(str, numbers))} here: {told}."
    first = _first_ones(numbers, sheet) if not names else ""
    if first:
        return first
    known = set().union(*(_words(one, sheet) for one, points in worth.items() if points >= 0), others, {"brisques"})
    unknown = [name for name in names if not any(word.startswith(_stem(name)) for word in known)]
    hint = near(unknown[0], (word for word in known if len(word) > 2)) if unknown else ""
    return f'"{text[:40]}" is nothing that can be scored here{hint}.'


def _first_ones(numbers: Sequence[int], sheet: Sheet) -> str:
    """That the first marriage or sequence makes trumps, and so does not earn what a plain one does."""
    if sheet.deal.trump is not None:
        return ""
    worth, earns = values(sheet.deal), sheet.rules.combinations
    plain = [one for one in worth if one.suit is not None and [earns.get(one.key(None), -1)] == list(numbers)]
    if not plain:
        return ""
    name = str(plain[0]).partition("-")[0]
    most = max(worth[one] for one in plain)
    return f"It does not earn {numbers[0]} yet: the first {name} makes trumps and earns {most}."


def _has_words(item: Combination, names: Iterable[str], sheet: Sheet) -> bool:
    own = _words(item, sheet)
    return all(any(word.startswith(_stem(name)) for word in own) for name in names)


def _stem(name: str) -> str:
    """A word without the ending of several, which is said or left out: trumps, queens."""
    return name.removesuffix("s") if len(name) > 3 else name


def _points(item: Combination, points: int, sheet: Sheet) -> set[int]:
    """What it may earn: where trumps are not told yet, also what it would earn in trumps."""
    if sheet.deal.trump is None and item.suit is not None:
        return {points, sheet.rules.combinations.get(item.key(item.suit), points)}
    return {points}


def _words(item: Combination, sheet: Sheet) -> set[str]:
    suit = [] if item.suit is None else [str(item.suit).lower(), suit_name(str(item.suit))]
    other = _other_words(item) | _of_marriage(item, sheet)
    return _plain_words(item, sheet) | set(suit) | set(str(item).lower().split("-")) | other


def _of_marriage(item: Combination, sheet: Sheet) -> set[str]:
    """What a marriage is called by its rank: one that makes trumps is a royal one."""
    if item.suit is None or not str(item).startswith("marriage"):
        return set()
    deal = sheet.deal
    if deal.trump is None and not deal.rules.has_turn_up:
        royal = values(deal)[item] == deal.rules.combinations.get(item.key(item.suit))
    else:
        royal = item.suit is deal.trump
    return {"royal"} if royal else {"plain"}


def _other_words(item: Combination) -> set[str]:
    """What players also call it."""
    if item is Combination.BEZIQUE:
        return {"single", "bézique", "besique"}
    return {"bézique", "besique", "treble"} if Combination.DOUBLE <= item <= Combination.QUINTUPLE else set()


def _plain_words(item: Combination, sheet: Sheet) -> set[str]:
    return _all_words([combination_name(str(item), sheet.deal.trump_text)])


def _all_words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(text.lower())} - FILLERS
