"""Cards in words, "king and queen of hearts" or "2 tens": what they score, said in the words that are understood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bezique.cards import CARDS, Rank, Suit
from bezique.marker.counting import in_figures, what_is_it
from bezique.marker.entries import Brisques, Combined, Seven
from bezique.marker.naming import FILLERS, LATER, WORD, earning
from bezique.marker.possible import may_be, places_under
from bezique.marker.running import Choice, Question
from bezique.marker.sheet import Sheet
from bezique.rules.combination import Combination
from bezique.rules.model import Brisques as Counting
from bezique.seats import Seat
from bezique.words import saying, suit_name

Lines = tuple[str, ...]

_RANKS = {name.lower(): rank for name, rank in Rank.__members__.items()}
_SHORT = {"k": Rank.KING, "q": Rank.QUEEN, "j": Rank.JACK, "knave": Rank.JACK, "7": Rank.SEVEN, "10": Rank.TEN}
_SUITS = {suit_name(str(suit)): suit for suit in Suit}
_TRUMPS = ("trump", "trumps")
_COUNTS = {"one": 1, "two": 2, "three": 3, "both": 2, "1": 1, "2": 2, "3": 3}
_CARD = {str(card).lower(): card for card in CARDS}
_BRISQUES = frozenset(card.rank for card in CARDS if card.is_brisque)
_IN_A_TRICK = 2
_LEAST = 10
"""No score is of fewer points."""


@dataclass(frozen=True, slots=True)
class Named:
    """A card that was named; `suit` is None where it was not told, `counted` where it was said how many."""

    rank: Rank
    suit: Suit | None = None
    counted: bool = False


def of_cards(words: str, seat: Seat, sheet: Sheet) -> str | Lines | Question | None:
    """What cards score: the name of their combination, an entry, or a question; None for other words."""
    read = _read(words, sheet)
    if read is None:
        return None
    cards, others = read
    plain = not any(card.suit is not None for card in cards)
    if len(cards) == 1 and plain and not cards[0].counted:
        return None
    if len(cards) == 1 and cards[0].rank is Rank.SEVEN:
        return None if others else _of_seven(cards[0], seat, sheet)
    exact = [item for item, kinds in _combinations(sheet) if len(kinds) == len(cards) and _fits(cards, kinds)]
    if exact:
        return " ".join([*others, *_in_common(exact)])
    return None if others else _asked(cards, seat, sheet, plain=plain)


def _read(words: str, sheet: Sheet) -> tuple[list[Named], list[str]] | None:
    """The cards that are named, and points or "to score" beside them; None where anything else is said."""
    cards: list[Named] = []
    others: list[str] = []
    said = [word for word in WORD.findall(words.replace("to score", "later")) if word not in FILLERS]
    count = ""
    for place, word in enumerate(said):
        found = _card(word, count, said[place + 1 :])
        suit = _suit(word, sheet)
        if found is not None:
            cards += found
        elif cards and (suit is not None or word in _TRUMPS):
            cards = [replace(card, suit=suit) if card.suit is None else card for card in cards]
        elif word in LATER or _is_points(word):
            others.append(word)
        elif word not in _COUNTS or count:
            return None
        count = word if word in _COUNTS and found is None else ""
    return (cards, others) if cards and not count else None


def _is_points(word: str) -> bool:
    number = in_figures(word)
    return number.isdecimal() and int(number) >= _LEAST


def _card(word: str, count: str, following: Sequence[str]) -> list[Named] | None:
    """The cards of one word; several are so many as was said before."""
    if word in _CARD:
        return [Named(_CARD[word].rank, _CARD[word].suit)]
    if word in _COUNTS or (word == "10" and not following):
        return None
    one = word.removesuffix("s")
    rank = _RANKS.get(one, _SHORT.get(one))
    if rank is None or (one != word and not count):
        return None
    return [Named(rank, counted=bool(count))] * _COUNTS.get(count, 1)


def _suit(word: str, sheet: Sheet) -> Suit | None:
    if word in _TRUMPS:
        return sheet.deal.trump
    return next((suit for name, suit in _SUITS.items() if word in (name, name.removesuffix("s"))), None)


def _combinations(sheet: Sheet) -> Iterator[tuple[Combination, tuple[int, ...]]]:
    """What earns something, with the kinds of card that it is made of."""
    deal = sheet.deal
    trump = -1 if deal.trump is None else int(deal.trump)
    for item in earning(sheet):
        yield item, places_under(deal.ground, item, trump)


def _fits(cards: Sequence[Named], kinds: Sequence[int]) -> bool:
    """Whether these cards are among those kinds, each kind as often as it is there."""
    left = Counter((CARDS[kind].rank, CARDS[kind].suit) for kind in kinds)
    for card in sorted(cards, key=lambda card: card.suit is None):
        alike = (one for one in left if left[one] and one[0] is card.rank and card.suit in (None, one[1]))
        found = next(alike, None)
        if found is None:
            return False
        left[found] -= 1
    return True


def _in_common(items: Sequence[Combination]) -> list[str]:
    """The words that say just these combinations: their name, and the suit where all have one."""
    name = str(items[0]).partition("-")[0] if items[0].suit is not None else str(items[0]).replace("-", " ")
    suits = {item.suit for item in items}
    return [name, *(suit_name(str(suit)) for suit in suits if suit is not None and len(suits) == 1)]


def _of_seven(card: Named, seat: Seat, sheet: Sheet) -> Lines | Question:
    trump = sheet.deal.trump
    if card.suit is not None and card.suit is trump:
        return (str(Seven(seat)),)
    return what_is_it([Choice((str(Seven(seat)),), saying("keeping.seven"))])


def _asked(cards: Sequence[Named], seat: Seat, sheet: Sheet, *, plain: bool) -> Lines | Question | None:
    """What some cards may be of: brisques, and the combinations that have them and are possible."""
    deal, number = sheet.deal, len(cards)
    taken = Choice((str(Brisques(seat, number)),), saying("part.score_brisques_held", number=number))
    brisques = all(card.rank in _BRISQUES for card in cards) and number <= deal.brisques_left_to(seat)
    at_once = deal.rules.brisques is Counting.IMMEDIATE
    if brisques and at_once and plain and number <= _IN_A_TRICK:
        return taken.lines
    choices = [taken] if brisques and deal.rules.brisques is not Counting.NEVER else []
    for item, kinds in _combinations(sheet):
        made = deal.declaration(seat, item, announced=False, pending=False)
        if _fits(cards, kinds) and not deal.declaring_is_over and may_be(deal.ground, deal.declarations, made):
            says = saying("part.score_combination", combination=item, trump=deal.trump_text)
            choices.append(Choice((str(Combined(seat, item)),), says))
    return what_is_it(choices) if choices else None
