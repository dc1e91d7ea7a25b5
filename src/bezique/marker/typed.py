"""What a person types when something is scored, in everyday words: "s 40 bezique", "north 2 brisques", "20 to score".

`understood` gives the lines to enter, or a question where the words can mean several things. Lines of a score are
understood as they are. Words may be cut short; players are named by seat or by name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from bezique.cards import Suit, card
from bezique.errors import BadNotation
from bezique.game.settlement import BRISQUE
from bezique.marker.counting import brisques, in_figures, so_many_points, what_is_it
from bezique.marker.entries import (
    Combined,
    DealOver,
    DealVoid,
    Dropped,
    End,
    Entry,
    LastTrick,
    Points,
    Seven,
    Trumps,
    Turned,
    entry,
)
from bezique.marker.in_cards import of_cards
from bezique.marker.naming import FILLERS, LATER, WORD, named, not_in_the_game, why_nothing
from bezique.marker.offers import values
from bezique.marker.possible import may_be
from bezique.marker.running import Choice, Question
from bezique.marker.sheet import Sheet
from bezique.rules.combination import Combination
from bezique.seats import Seat, next_seat
from bezique.words import saying, suit_name

Lines = tuple[str, ...]
Kind = Callable[[Seat, Combination], Entry]
"""What makes an entry of a combination."""


class NotUnderstood(BadNotation):
    """Words that are no score: what could be would help."""


_GONE = {"drop", "drops", "lost", "loses"}
_TABLE: dict[str, Lines] = {
    "deal over": (str(DealOver()),),
    "end deal": (str(DealOver()),),
    "end of deal": (str(DealOver()),),
    "over": (str(DealOver()),),
    "void": (str(DealVoid()),),
    "void deal": (str(DealVoid()),),
    "end": (str(End()),),
}
_SINGLE: dict[str, str] = {
    "seven": "seven",
    "last": "last-trick",
    "last trick": "last-trick",
    "carte blanche": "carte-blanche",
    "blanche": "carte-blanche",
    "carte": "carte-blanche",
    "lift": "lift",
    "guess": "guess",
    "resign": "resign",
    "resigns": "resign",
}
_POINTS = re.compile(r"points (-?\d+)|(-?\d+) points")
_PENALTY = re.compile(r"penalty (-?\d+)|(-?\d+) penalty")
_SEVEN = {"seven", "7", "dix", "exchange", "exchanged", "exchanges"}
_OF_SEVEN = _SEVEN | {"trump", "trumps", "shown", "shows", "played", "plays"}
_RANKS = {"ace", "king", "queen", "jack", "knave"}
_SAME = {"quint": "sequence", "common": "plain", "knave": "jack", "knaves": "jacks"}
"""What players say for the words of the names."""
_COUNTED = {"4": "four", "5": "five"}
"""Of how many cards: no score is so few points."""


def understood(text: str, sheet: Sheet) -> Lines | Question:
    """The lines that `text` means, or what must be known first; raises BadNotation with a sentence."""
    typed = " ".join(text.split())
    known = _as_it_is(typed) or _of_table(typed.lower(), sheet)
    if known is not None:
        return known
    seat, words = _seat_in(typed, sheet)
    if seat is not None and not words:
        name = sheet.names[seat]
        raise NotUnderstood(f"Say what {name} scores, such as 40 bezique or 2 brisques.")
    if seat is not None:
        return _of_seat(words, seat, sheet)
    _check_name(words, sheet)
    return _whose([(each, _of_seat(words, each, sheet)) for each in Seat], sheet)


def _as_it_is(typed: str) -> Lines | None:
    """A line of a score, with capitals or without."""
    first, _, rest = typed.partition(" ")
    for line in (typed, f"{first.capitalize()} {rest}"):
        try:
            return (str(entry(line)),)
        except BadNotation:
            continue
    return None


def _of_table(typed: str, sheet: Sheet) -> Lines | None:
    """What belongs to no seat: trumps, the end of a deal, undoing, a wrong score."""
    if typed in _TABLE:
        return _TABLE[typed]
    word, _, rest = typed.partition(" ")
    if word in ("trump", "trumps"):
        return (str(Trumps(_suit(rest))),)
    if word in ("turned", "turn", "turn-up"):
        return (str(Turned(card(rest.upper()))),)
    if word in ("undo", "wrong", "false") and not rest:
        standing = [number for number in range(1, sheet.number) if _can_be_undone(number, sheet)]
        if not standing:
            raise BadNotation("Nothing is entered that could be taken back.")
        return (f"{'undo' if word == 'undo' else 'wrong'} {standing[-1]}",)
    return _as_it_is(f"wrong {rest}") if word == "false" else None


def _can_be_undone(number: int, sheet: Sheet) -> bool:
    return number not in sheet.struck and not sheet.lines[number - 1].startswith("undo")


def _suit(text: str) -> Suit:
    for suit in Suit:
        if text and (suit_name(str(suit)).startswith(text) or text.upper() == str(suit)):
            return suit
    if not text:
        raise BadNotation("Say which suit is trumps: trumps spades, hearts, diamonds or clubs.")
    raise BadNotation(f'"{text[:20]}" is not a suit: spades, hearts, diamonds or clubs.')


# --- who ---------------------------------------------------------------------------------------------------------


def _seat_in(typed: str, sheet: Sheet) -> tuple[Seat | None, str]:
    """Who is named at the beginning, and the other words."""
    plain, names = _plain(typed), sheet.names.map(_plain)
    first, _, rest = plain.partition(" ")
    first = first.rstrip(":,")
    for seat, name in names.items():
        if first in (name, str(seat).lower(), str(seat).lower()[0]):
            return seat, rest
        if plain.startswith(f"{name} "):
            return seat, plain[len(name) + 1 :]
    begun = [seat for seat in Seat if names[seat].startswith(first)]
    return (begun[0], rest) if len(begun) == 1 else (None, plain)


def _check_name(words: str, sheet: Sheet) -> None:
    """Raise BadNotation where all but the first word can be scored: it is a name, and neither player's or both's."""
    first, _, rest = words.partition(" ")
    if _means_something(words, sheet) or not (rest and _means_something(rest, sheet)):
        return
    south, north = sheet.names
    both = all(_plain(name).startswith(first) for name in (south, north))
    problem = "may be either player" if both else "is not a player"
    raise BadNotation(f'"{first[:20]}" {problem}: say {south} or {north}, or s or n for South or North.')


def _means_something(words: str, sheet: Sheet) -> bool:
    try:
        _of_seat(words, Seat.SOUTH, sheet)
    except BadNotation:
        return False
    return True


def _plain(text: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _whose(meant: Sequence[tuple[Seat, Lines | Question]], sheet: Sheet) -> Question:
    """The same words for either player."""
    choices: list[Choice] = []
    for seat, found in meant:
        name = sheet.names[seat]
        if isinstance(found, Question):
            choices += [
                Choice(one.lines, saying("for.line", seat=name, what=one.says)) for one in found.choices if one.lines
            ]
        else:
            choices.append(Choice(found, saying("part.score_name", seat=name)))
    return Question(saying("score.whose"), tuple(choices))


# --- what --------------------------------------------------------------------------------------------------------


def _of_seat(words: str, seat: Seat, sheet: Sheet) -> Lines | Question:
    cards = of_cards(words, seat, sheet)
    if cards is not None and not isinstance(cards, str):
        return cards
    words = in_figures(cards or words)
    plain = " ".join(word for word in words.split() if word not in FILLERS - {"points"})
    taken = _of_one_card(plain, seat) or brisques(words, plain, seat, sheet)
    if taken is not None:
        return taken
    points = _POINTS.fullmatch(plain)
    if points:
        return (str(Points(seat, int(points[1] or points[2]))),)
    penalty = _PENALTY.fullmatch(plain)
    if penalty:
        return _penalty(seat, int(penalty[1] or penalty[2]), sheet)
    return _together(words, seat, sheet)


def _of_one_card(plain: str, seat: Seat) -> Lines | Question | None:
    """A seven, the last trick and all else that has no number."""
    said = set(plain.split())
    if plain in _SINGLE:
        return (f"{seat} {_SINGLE[plain]}",)
    if said & _SEVEN and said <= _OF_SEVEN:
        return (str(Seven(seat)),)
    return what_is_it([Choice((str(LastTrick(seat)),), saying("for.last_trick"))]) if plain == "trick" else None


def _together(words: str, seat: Seat, sheet: Sheet) -> Lines | Question:
    """A combination, or one to be scored and others announced, with "and" between them."""
    parts = words.split(" and ")
    try:
        return _combination(words, seat, sheet)
    except BadNotation:
        if len(parts) == 1:
            raise
        meant = [_of_seat(part, seat, sheet) for part in parts]
        if any(isinstance(each, Question) for each in meant):
            raise
        return tuple(line for lines in meant if not isinstance(lines, Question) for line in lines)


def _penalty(seat: Seat, points: int, sheet: Sheet) -> Lines | Question:
    """Who is named pays: by some laws the other scores it, by others, and below 0, it is taken off (laws 4)."""
    if points < 0:
        return (str(Points(seat, points)),)
    other = next_seat(seat)
    ways = {"scored": Points(other, points), "taken_off": Points(seat, -points)}
    choices = tuple(
        Choice((str(made),), saying(f"part.score_{how}", seat=sheet.names[made.seat], points=points))
        for how, made in ways.items()
    )
    return Question(saying("score.who_pays", seat=sheet.names[seat], points=points), choices)


def _combination(text: str, seat: Seat, sheet: Sheet) -> Lines | Question:
    """A combination by its name, its points, or both; scored, or announced to be scored later."""
    said = [_SAME.get(_COUNTED.get(word, word), _COUNTED.get(word, word)) for word in _words_of(text)]
    numbers = [int(word) for word in said if word.isdecimal()]
    names = [word for word in said if not word.isdecimal() and word not in FILLERS | LATER | _GONE]
    found = named(names, numbers, sheet) if names or numbers else []
    if names or numbers:
        asked = _once_trumps_are_told(text, (names, numbers, found), seat, sheet)
        if asked is not None:
            return asked
    plainly = not (LATER | _GONE) & set(said)
    if plainly and (numbers or names):
        asked = _may_be_another(names, numbers, found, seat, sheet)
        if asked is not None:
            return asked
    if not found:
        found = not_in_the_game(names, sheet)
    if not found:
        raise NotUnderstood(why_nothing(text, names, numbers, sheet, _SINGLE))
    if _GONE & set(said):
        return _chosen([one for one in found if _waits(one, seat, sheet)] or found, seat, sheet, Dropped)
    later = bool(LATER & set(said))
    if later and not names:
        reminded = [one for one in found if _waits(one, seat, sheet)]
        if reminded:
            return _reminder(reminded, found, seat, sheet)
    kind = _announced if later else Combined
    return _chosen(_likely(found, seat, sheet, later=later), seat, sheet, kind)


def _words_of(text: str) -> list[str]:
    return WORD.findall(text.replace("to score", "later"))


def _once_trumps_are_told(
    text: str, meant: tuple[list[str], list[int], list[Combination]], seat: Seat, sheet: Sheet
) -> Lines | Question | None:
    """What the words mean under each trumps, where they mean something in trumps alone, and those are not told."""
    names, numbers, found = meant
    plain = values(sheet.deal)
    if sheet.deal.trump is not None or not sheet.rules.has_turn_up or sheet.ended:
        return None
    if any(item.suit is None or plain[item] in numbers or not numbers for item in found):
        return None
    choices: list[Choice] = []
    for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS):
        line = str(Trumps(suit))
        told = sheet.follow(line)
        if named(names, numbers, told):
            meant_so = _combination(text, seat, told)
            name = saying("part.score_suit", suit=str(suit))
            inner = meant_so.choices if isinstance(meant_so, Question) else (Choice(meant_so, name),)
            choices += [Choice((line, *one.lines), one.says) for one in inner if one.lines]
    if len(choices) == 1:
        return choices[0].lines
    return Question(saying("score.which_trumps"), tuple(choices)) if choices else None


def _may_be_another(
    names: Sequence[str], numbers: Sequence[int], found: Sequence[Combination], seat: Seat, sheet: Sheet
) -> Lines | Question | None:
    """Points alone may be those of a seven, the last trick or brisques; one card is no combination of four."""
    if len(names) == 1 and not numbers and names[0] in _RANKS:
        made = _choices(found, seat, sheet, Combined)
        if names[0] == "ace":
            made += [one for one in so_many_points(BRISQUE, seat, sheet) if "brisques" in one.lines[0]]
        return what_is_it(made)
    others = so_many_points(numbers[0], seat, sheet) if not names and len(numbers) == 1 else []
    if not others:
        return None
    possible = _possible(found, seat, sheet, later=False)
    choices = [*_choices(possible, seat, sheet, Combined), *others]
    return choices[0].lines if len(choices) == 1 else what_is_it(choices)


def _announced(seat: Seat, item: Combination) -> Combined:
    return Combined(seat, item, announced=True)


def _waits(item: Combination, seat: Seat, sheet: Sheet) -> bool:
    return any((one.seat, one.combination) == (seat, item) for one in sheet.deal.pending)


def _likely(found: Sequence[Combination], seat: Seat, sheet: Sheet, *, later: bool) -> list[Combination]:
    """Those that are possible now, where some are; all where none is, so that the refusal says why."""
    return _possible(found, seat, sheet, later=later) or list(found)


def _possible(found: Sequence[Combination], seat: Seat, sheet: Sheet, *, later: bool) -> list[Combination]:
    deal = sheet.deal
    if deal.declaring_is_over:
        return []
    return [
        one
        for one in found
        if _waits(one, seat, sheet)
        or may_be(deal.ground, deal.declarations, deal.declaration(seat, one, announced=later, pending=False))
    ]


def _chosen(found: Sequence[Combination], seat: Seat, sheet: Sheet, kind: Kind) -> Lines | Question:
    """The one combination that is meant, or the question which."""
    choices = _choices(found, seat, sheet, kind)
    return choices[0].lines if len(choices) == 1 else Question(saying("score.which_combination"), tuple(choices))


def _choices(found: Sequence[Combination], seat: Seat, sheet: Sheet, kind: Kind) -> list[Choice]:
    trump = sheet.deal.trump_text
    return [
        Choice((str(kind(seat, one)),), saying("part.score_combination", combination=one, trump=trump)) for one in found
    ]


def _reminder(waiting: Sequence[Combination], found: Sequence[Combination], seat: Seat, sheet: Sheet) -> Question:
    """So many points to score: said of what waits already, or of something new."""
    trump = sheet.deal.trump_text
    same = [Choice((), saying("part.score_the_pending", combination=one, trump=trump)) for one in waiting]
    new = [
        Choice(
            (str(Combined(seat, one, announced=True, another=one in waiting)),),
            saying(f"part.score_{'another' if one in waiting else 'combination'}", combination=one, trump=trump),
        )
        for one in _likely(found, seat, sheet, later=True)
    ]
    return Question(saying("score.is_it_new"), (*same, *new))
