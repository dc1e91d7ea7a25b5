"""How English says a value: cards, lists of cards, combinations, numbers, and the verb that agrees.

A text that is no card, suit or combination is said as it stands, so that a sentence always comes out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bezique.words.english import COMBINATIONS, RANKS, SUITS, TENS, UNITS

_ORDINALS = ("", "", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth ")


def say(form: str, value: object, trump: str = "", *, short: bool = False) -> str:
    """A value in a form, where the suit `trump` is trumps; `short` leaves cards as they are written.

    Raises KeyError for a form that there is not.
    """
    if "|" in form:
        return _agreeing(form, value)
    if form in ("combination", "a_combination"):
        return _article(form, _combination(str(value), trump))
    if short and form in ("card", "kind", "cards", "choice"):
        return _listed(_texts(value), "or" if form == "choice" else "and") or "no card"
    return _FORMS[form](value)


def _agreeing(form: str, value: object) -> str:
    """The first of "leads|lead" for one other person or thing, the second for "you", several, or a number."""
    one, several = form.split("|")
    if isinstance(value, int):
        return one if value == 1 else several
    plural = _is_you(value) if isinstance(value, str) else len(_texts(value)) != 1
    return several if plural else one


def _is_you(value: object) -> bool:
    return str(value).casefold() == "you"


def _name(value: object) -> str:
    return "you" if _is_you(value) else str(value)


def _listed(parts: Iterable[str], last: str = "and") -> str:
    """In the manner of "a, b and c"."""
    items = list(parts)
    return f" {last} ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def _texts(value: object) -> list[str]:
    """The texts of a list, or the words of one text."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [str(part) for part in value]
    return str(value).split()


# Cards


def _split(text: str) -> tuple[str, str, str]:
    """Rank, suit and what follows a star: ("Q", "S", "*2"); a card that cannot be read has no suit."""
    kind, star, sort = text.partition("*")
    rank, suit = ("10" if kind[:-1] == "T" else kind[:-1]), kind[-1:]
    return (rank, suit, star + sort) if rank in RANKS and suit in SUITS else (text, "", "")


def _card_name(value: object) -> str:
    rank, suit, place = _split(str(value))
    name = f"{RANKS[rank]} of {SUITS[suit]}" if suit else rank
    return f"{_ordinal(place)}{name} on the table" if place else name


def _ordinal(place: str) -> str:
    sort = place.lstrip("*")
    return _ORDINALS[int(sort)] if sort.isdecimal() and int(sort) < len(_ORDINALS) else ""


def _card(value: object) -> str:
    return f"the {_card_name(value)}"


def _kind(value: object) -> str:
    return _card(str(value).partition("*")[0])


def _cards(value: object) -> str:
    """All of them: "the king and queen of hearts and two aces of spades"; a rank alone is "an ace"."""
    return _of_one_rank(_texts(value), "and") or _listed(_groups(_texts(value), "and")) or "no card"


def _choice(value: object) -> str:
    """One of them: "the king or queen of hearts or the ace of spades"."""
    cards = list(dict.fromkeys(_texts(value)))
    return _of_one_rank(cards, "or") or _listed(_groups(cards, "or"), "or") or "no card"


def _of_one_rank(cards: list[str], last: str) -> str:
    """The cards as "the aces of spades and hearts", where that is what they are; else empty."""
    ranks, suits, places = zip(*map(_split, cards), strict=True) if cards else ((), (), ())
    if len(set(ranks)) != 1 or len(set(suits)) < max(2, len(cards)) or any(places):
        return ""
    return f"the {RANKS[ranks[0]]}{'s' if last == 'and' else ''} of {_listed((SUITS[suit] for suit in suits), last)}"


def _groups(cards: list[str], last: str) -> list[str]:
    """The cards of each suit in one phrase; those on the table and those that cannot be read by themselves."""
    groups: dict[tuple[str, str], list[str]] = {}
    for text in cards:
        _, suit, place = _split(text)
        groups.setdefault((suit, "") if suit and not place else ("", text), []).append(text)
    return [_of_suit(suit, held, last) if suit else _alone(text, len(held)) for (suit, text), held in groups.items()]


def _alone(text: str, number: int) -> str:
    """A rank without a suit, "an ace" or "two aces", or a card that has a phrase of its own."""
    if text not in RANKS:
        return _card(text)
    return _count(number, text) if number > 1 else _article("a_combination", RANKS[text])


def _of_suit(suit: str, cards: list[str], last: str) -> str:
    ranks = [_split(text)[0] for text in cards]
    counted = [(rank, ranks.count(rank)) for rank in dict.fromkeys(ranks)]
    the = "the " if any(number == 1 for _, number in counted) else ""
    return f"{the}{_listed((_count(number, rank) for rank, number in counted), last)} of {SUITS[suit]}"


def _count(number: int, rank: str) -> str:
    return RANKS[rank] if number == 1 else f"{_in_words(number)} {RANKS[rank]}s"


def _suit(value: object) -> str:
    """A suit, or the suit of a card."""
    text = str(value)
    return SUITS.get(text) or SUITS.get(_split(text)[1], text)


def _led(value: object) -> str:
    """What was led: "hearts were led" for a suit, "the ten of hearts was led" for a card."""
    return f"{SUITS[str(value)]} were led" if str(value) in SUITS else f"{_card(value)} was led"


# Combinations


def _combination(text: str, trump: str) -> str:
    word = text.replace("_", "-").replace("trumps.", "trump-")
    head, _, suit = word.rpartition("-")
    if head in ("marriage", "sequence") and suit in SUITS:
        return _royal(head) if suit == trump else f"{head} in {SUITS[suit]}"
    return COMBINATIONS.get(word) or word.replace("-", " ")


def _royal(head: str) -> str:
    return COMBINATIONS["royal-marriage" if head == "marriage" else "sequence"]


def _article(form: str, name: str) -> str:
    """With the article in the forms that ask for one; bezique and the fours take none."""
    if form == "combination" or name.endswith("bezique") or name.startswith(("four", "five")):
        return name
    return f"{'an' if name[:1] in 'aeiou' else 'a'} {name}"


def _family(value: object) -> str:
    """The class of a combination, as what one has declared of it."""
    text = str(value)
    if text.startswith(("marriage", "sequence")):
        return "a marriage or sequence"
    return "four of a kind" if text.startswith(("four", "five")) else "a bezique"


# Numbers


def _words(value: object) -> str:
    """A number in words, or the numbers of a list."""
    if isinstance(value, int):
        return _in_words(value)
    numbers = value if isinstance(value, (list, tuple)) else [value]
    return _listed(_in_words(number) if isinstance(number, int) else str(number) for number in numbers)


def _in_words(number: int) -> str:
    """English for a number from 0 to 999 999; any other is written in figures."""
    if not 0 <= number < 1_000_000:
        return str(number)
    for unit, word in ((1000, "thousand"), (100, "hundred")):
        if number >= unit:
            return _joined(f"{_in_words(number // unit)} {word}", number % unit)
    if number < 20:
        return UNITS[number]
    return TENS[number // 10] + (f"-{UNITS[number % 10]}" if number % 10 else "")


def _joined(said: str, rest: int) -> str:
    if not rest:
        return said
    return f"{said}{' and' if rest < 100 else ''} {_in_words(rest)}"


def _standings(value: object) -> str:
    """Pairs of a name and a number: "South 340, North 210"."""
    pairs = value if isinstance(value, (list, tuple)) else [value]
    return ", ".join(" ".join(_texts(pair)) for pair in pairs)


_FORMS: dict[str, Callable[[object], str]] = {
    "name": _name,
    "label": str,
    "text": str,
    "number": str,
    "list": lambda value: _listed(_texts(value)),
    "words": _words,
    "card": _card,
    "card_name": _card_name,
    "kind": _kind,
    "cards": _cards,
    "choice": _choice,
    "suit": _suit,
    "led": _led,
    "family": _family,
    "standings": _standings,
}
