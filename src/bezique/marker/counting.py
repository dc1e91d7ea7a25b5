"""Numbers as people say them, and what a number means beside brisques or alone: points, or how many."""

from __future__ import annotations

import re

from bezique.game.settlement import BRISQUE
from bezique.marker.entries import Brisques
from bezique.marker.offers import others
from bezique.marker.running import Choice, Question
from bezique.marker.sheet import Sheet
from bezique.rules.model import Brisques as Counting
from bezique.seats import Seat
from bezique.words import saying

Lines = tuple[str, ...]

_ONES = {
    word: number
    for number, word in enumerate(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 1)
}
_LEADING = _ONES | {"a": 1, "fifteen": 15}
_TENS = {
    word: 10 * number
    for number, word in enumerate(["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], 2)
}
_ALONE = "one|two|three|six|eight|nine|ten"
"""Four and five also count the cards of a combination, and seven is a card."""
_SPELLED = re.compile(
    rf"\b(?:(?:({'|'.join(_LEADING)})[ -])?(?:(hundred|thousand)(?:[ -](?:and )?({'|'.join(_TENS)}))?"
    rf"|({'|'.join(_TENS)}))|({_ALONE}))\b"
)
_BRISQUES = re.compile(r"(?:(\w+) )?(brisques?)(?: (\d+))?")
_IN_A_TRICK = 2


def in_figures(text: str) -> str:
    """The text with its numbers in figures: "hundred aces" is "100 aces", "two-fifty" is "250"."""
    return _SPELLED.sub(lambda found: str(_value(*found.groups())), text)


def _value(leading: str, hundred: str, more: str, tens: str, alone: str) -> int:
    if alone:
        return _ONES[alone]
    if hundred:
        return _LEADING.get(leading, 1) * (100 if hundred == "hundred" else 1000) + _TENS.get(more, 0)
    return 100 * _LEADING.get(leading, 0) + _TENS[tens]


def brisques(words: str, plain: str, seat: Seat, sheet: Sheet) -> Lines | Question | None:
    """What words with "brisque" mean, `plain` being those without the small ones; None for other words."""
    found = _BRISQUES.fullmatch(plain)
    if found is None or not (found[1] is None or found[1].isdecimal() or found[1] in _ONES):
        return None
    several = found[2] == "brisques"
    if found[3]:
        return (str(Brisques(seat, int(found[3]))),)
    if found[1] is None:
        return _how_many(seat, sheet) if several or not _at_once(sheet) else (str(Brisques(seat, 1)),)
    number = _ONES.get(found[1]) or int(found[1])
    return _counted(number, seat, sheet, several=several, points="for" in words.split())


def _counted(number: int, seat: Seat, sheet: Sheet, *, several: bool, points: bool) -> Lines | Question:
    """A number before the word: that of the brisques, or their points."""
    worth, rest = divmod(number, BRISQUE)
    if rest or not worth or sheet.rules.brisques not in (Counting.IMMEDIATE, Counting.END_OF_HAND):
        return (str(Brisques(seat, number)),)
    if points or number > sheet.deal.brisques_left or (_at_once(sheet) and not several):
        return (str(Brisques(seat, worth)),)
    if several and not _at_once(sheet):
        return (str(Brisques(seat, number)),)
    return what_is_it([_so_many(seat, each) for each in (worth, number)])


def _at_once(sheet: Sheet) -> bool:
    return sheet.rules.brisques is Counting.IMMEDIATE


def _so_many(seat: Seat, number: int) -> Choice:
    return Choice((str(Brisques(seat, number)),), saying("part.score_brisques_held", number=number))


def what_is_it(choices: list[Choice]) -> Question:
    """What was meant; where that is one thing only, it may also be a mistake."""
    mistake = [Choice((), saying("part.score_mistake"))] if len(choices) == 1 else []
    return Question(saying("score.which_score"), (*choices, *mistake))


def _how_many(seat: Seat, sheet: Sheet) -> Lines | Question:
    left = sheet.deal.brisques_left_to(seat)
    at_once = _at_once(sheet)
    if not left or (sheet.deal.told[seat] and not at_once) or sheet.rules.brisques is Counting.NEVER:
        return (str(Brisques(seat, left or 1)),)
    choices = tuple(
        Choice((str(Brisques(seat, number)),), saying("part.score_number", number=number))
        for number in range(1 if at_once else 0, left + 1)
    )
    return Question(saying("score.how_many_brisques", seat=sheet.names[seat], all=left), choices)


def so_many_points(points: int, seat: Seat, sheet: Sheet) -> list[Choice]:
    """What is no combination and earns so much: a seven, the last trick, the brisques of a trick."""
    found = []
    for offer in others(sheet, seat):
        if offer.kind != "brisques" and offer.points == points:
            found.append(Choice((offer.line,), offer.says))
        number, rest = divmod(points, offer.points or points + 1)
        most = _IN_A_TRICK if _at_once(sheet) or sheet.deal.last_trick is None else offer.most
        if offer.kind == "brisques" and not rest and 0 < number <= min(most, offer.most):
            found.append(_so_many(seat, number))
    return found
