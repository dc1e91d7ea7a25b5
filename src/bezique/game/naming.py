"""What a seat can do, in words and in a good order: the menu as people are shown it."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cards import CARDS, Card, Suit
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show
from bezique.game.layout import LaidCard
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.words import card_name, combination_name

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The order of the suits in a hand; trumps go before them all."""


def suit_order(trump: int | None) -> list[Suit]:
    """Trumps first, the others always in the same order: what becomes trumps in play does not turn a hand round."""
    return sorted(SUITS, key=lambda suit: suit != trump)


def held_order(trump: int | None) -> list[Card]:
    """The 32 cards in the order in which a hand is told: by suits, each from the ace down."""
    return [CARDS[8 * suit + rank] for suit in suit_order(trump) for rank in reversed(range(8))]


def menu_of(view: View) -> list[Action]:
    """The menu in the order in which it is numbered: cards as they are held, declarations from the dearest."""
    order = held_order(view.trump)
    return sorted(view.actions(), key=lambda action: _place(action, view, order))


def _place(action: Action, view: View, order: Sequence[Card]) -> tuple[int, int, int]:
    match action:
        case Play(card, sort) | Choose(card, sort):
            return (1 if sort else 0), order.index(card), sort
        case Score(item):
            return 2, -worth(view, action), item
        case Announce(item):
            return 3, -worth(view, action), item
        case Exchange() | Show():
            return 4, 0, 0
        case Done():
            return 5, 0, 0


def worth(view: View, action: Score | Announce) -> int:
    """The points that a combination brings, or will bring."""
    return points_of(view.rules, action.combination, view.trump, view.layout().barred_trump)


def label(action: Action, view: View) -> str:
    """An entry of the menu in a few words."""
    match action:
        case Play(card, sort) | Choose(card, sort):
            return held_name(view, card, sort)
        case Score(item):
            return f"{named(view, item)} for {worth(view, action)}"
        case Announce(item):
            return f"announce {named(view, item)}"
        case Exchange():
            return _exchange(view)
        case Show():
            return f"show carte blanche for {view.rules.carte_blanche.points}"
        case Done():
            return "draw" if view.phase == 1 else "go on"


def named(view: View, item: object) -> str:
    """The name of a combination, with what is trumps."""
    return combination_name(str(item), None if view.trump is None else str(view.trump))


def _exchange(view: View) -> str:
    if view.turn_up is not None and view.turn_up.rank == 0:
        return f"show the other seven of trumps for {view.rules.seven.points}"
    taken = "" if view.turn_up is None else f" with the {card_name(str(view.turn_up))}"
    return f"exchange the seven of trumps{taken} for {view.rules.seven.points} points"


def held_name(view: View, card: Card, sort: int) -> str:
    """A card, and where it lies on the table what it has served in."""
    if not sort:
        return card_name(str(card))
    laid = next((one for one in own_table(view) if (one.card, one.sort) == (card, sort)), None)
    return f"{card_name(str(card))} on the table{served_text(laid)}"


def own_table(view: View) -> tuple[LaidCard, ...]:
    """The cards that lie declared before the seat of a view."""
    return () if view.seat is None else view.tables[view.seat]


def served_text(laid: LaidCard | None) -> str:
    """What a declared card has served in, in brackets; "" where it has in nothing."""
    if laid is None or not laid.served:
        return ""
    return f" ({', '.join(word.replace('_', ' ') for word in laid.served)})"


def points_of(rules: Rules, item: Combination, trump: int | None, barred: int | None = None) -> int:
    """The points of a combination if it were scored now.

    Without trumps a marriage or sequence counts as one in trumps, which it makes; not so in the barred suit.
    """
    would_be = item.suit if trump is None and item.suit != barred else trump
    key = item.key(would_be)
    plain = item.key(None)
    return rules.combinations.get(key, rules.combinations.get(plain, 0))
