"""What a seat can do, in words and in a good order: the menu as people are shown it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from bezique.cards import CARDS, Card, Suit
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show, Take
from bezique.game.layout import LaidCard
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.words import Saying, card_name, combination_name, saying

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The order of the suits in a hand; trumps go before them all."""


def suit_order(trump: int | None) -> list[Suit]:
    """Trumps first, the others always in the same order: what becomes trumps in play does not turn a hand round."""
    return sorted(SUITS, key=lambda suit: suit != trump)


@cache
def held_order(trump: int | None) -> tuple[Card, ...]:
    """The 32 cards in the order in which a hand is told: by suits, each from the ace down."""
    return tuple(CARDS[8 * suit + rank] for suit in suit_order(trump) for rank in reversed(range(8)))


@cache
def places_held(trump: int | None) -> Mapping[Card, int]:
    """The place of each card in the order in which a hand is told."""
    return {card: place for place, card in enumerate(held_order(trump))}


def menu_of(view: View) -> list[Action]:
    """The menu in the order in which it is numbered: cards as they are held, declarations from the dearest."""
    places = places_held(view.trump)
    return sorted(view.actions(), key=lambda action: _place(action, view, places))


def _place(action: Action, view: View, places: Mapping[Card, int]) -> tuple[int, int, int]:
    if isinstance(action, (Play, Choose)):
        return (1 if action.sort else 0), places[action.card], action.sort
    match action:
        case Score(item):
            return 2, -worth(view, action), item
        case Announce(item):
            return 3, -worth(view, action), item
        case Exchange() | Show() | Take():
            return 4, 0, int(action == Take(lower=True))
        case Done():
            return 5, 0, 0


def worth(view: View, action: Score | Announce) -> int:
    """The points that a combination brings, or will bring."""
    return points_of(view.rules, action.combination, view.trump, view.barred_trump)


def label(action: Action, view: View, language: str = "en") -> str:
    """An entry of the menu in a few words."""
    if isinstance(action, (Play, Choose)):
        return card_entry(action.card, language, _served_in(view, action) if action.sort else None)
    return _entry(action, view).phrase(language)


@cache
def card_entry(card: Card, language: str, served: tuple[str, ...] | None = None) -> str:
    """A card of the menu; of one that lies on the table, what it has served in."""
    if not served:
        return saying("menu.card", card=f"{card}{'' if served is None else '*'}").phrase(language)
    return saying("menu.card_served", card=f"{card}*", served=_served(served)).phrase(language)


def _served_in(view: View, action: Play | Choose) -> tuple[str, ...]:
    """What a card on the table has served in."""
    alike = (one.served for one in own_table(view) if (one.card, one.sort) == (action.card, action.sort))
    return next(alike, ())


def _entry(action: Score | Announce | Exchange | Show | Take | Done, view: View) -> Saying:
    match action:
        case Score(item):
            return saying("menu.score", combination=item, trump=_trump(view), points=worth(view, action))
        case Announce(item):
            return saying("menu.announce", combination=item, trump=_trump(view))
        case Exchange():
            return _exchange(view)
        case Show():
            return saying("menu.carte_blanche", points=view.rules.carte_blanche.points)
        case Take() | Done():
            return _drawing(view, action)


def _drawing(view: View, action: Take | Done) -> Saying:
    """To draw and go on; after a ruling, which of two cards is taken: who looks at them sees them in his view."""
    if isinstance(action, Done):
        return saying("menu.draw" if view.phase == 1 else "menu.go_on")
    layout, lower = view.layout(), action.lower
    looked_at = (*layout.stock[:2], layout.turn_up)
    return saying("menu.take_lower" if lower else "menu.take_upper", card=str(looked_at[1 if lower else 0]))


def named(view: View, item: object, language: str = "en") -> str:
    """The name of a combination, with what is trumps."""
    return combination_name(str(item), _trump(view), language)


def _trump(view: View) -> str:
    return "" if view.trump is None else str(view.trump)


def _exchange(view: View) -> Saying:
    points = view.rules.seven.points
    if view.turn_up is None:
        return saying("menu.exchange_unseen", points=points)
    if view.turn_up.rank == 0:
        return saying("menu.other_seven", points=points)
    return saying("menu.exchange", card=str(view.turn_up), points=points)


def laid_name(laid: LaidCard, language: str = "en") -> str:
    """A card on the table, and what it has served in."""
    return _laid_name(laid.card, laid.served, language)


@cache
def _laid_name(card: Card, served: tuple[str, ...], language: str) -> str:
    if not served:
        return card_name(str(card), language=language)
    return saying("menu.laid", card=str(card), served=_served(served)).phrase(language)


def _served(words: Iterable[str]) -> list[Saying]:
    return [saying(f"served.{word}") for word in words]


def own_table(view: View) -> tuple[LaidCard, ...]:
    """The cards that lie declared before the seat of a view."""
    return () if view.seat is None else view.table(view.seat)


def served_text(laid: LaidCard) -> str:
    """What a declared card has served in, in brackets; "" where it has in nothing."""
    return f" ({', '.join(one.phrase() for one in _served(laid.served))})" if laid.served else ""


def points_of(rules: Rules, item: Combination, trump: int | None, barred: int | None = None) -> int:
    """The points of a combination if it were scored now.

    Without trumps a marriage or sequence counts as one in trumps, which it makes; not so in the barred suit.
    """
    would_be = item.suit if trump is None and item.suit != barred else trump
    key = item.key(would_be)
    plain = item.key(None)
    return rules.combinations.get(key, rules.combinations.get(plain, 0))
