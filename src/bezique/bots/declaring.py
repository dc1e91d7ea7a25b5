"""Choosing among declarations: the list, the best one, what winning a trick would allow, and with which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from bezique.bots.ledger import Ledger, Marks, seat_of
from bezique.cards import CARDS, Card, Suit
from bezique.game.actions import Action, Choose, Exchange, Score
from bezique.game.arrange import arrange
from bezique.game.layout import DEGREES, LaidCard, Layout, Standing
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.rules.model import FoursSuits, Rules
from bezique.seats import Seat

FOURS = frozenset(DEGREES[DEGREES.index("four") :])
"""The words for having served in four or five of a kind."""

Held = tuple[Card, int]
"""A card and its sort: 0 concealed, else as the menu numbers those on the table."""

_UP_TO_BEZIQUES = [item for item in Combination if item < Combination.FOUR_JACKS]
_FOURS_FROM_ACES = [
    Combination(aces - step)
    for aces in (Combination.FOUR_ACES, Combination.FOUR_TRUMP_ACES, Combination.FIVE_TRUMP_ACES)
    for step in range(5)
]
ORDER: tuple[Action, ...] = (*(Score(item) for item in (*_UP_TO_BEZIQUES, *_FOURS_FROM_ACES)), Exchange())
"""All acts that score, in the order in which players go through them: on equal points the first is taken."""

PLACE: Mapping[Action, int] = MappingProxyType({act: place for place, act in enumerate(ORDER)})
"""The place of each act in that order."""


def listed(menu: Iterable[Action]) -> list[Action]:
    """What could be scored by this menu, in the order of `ORDER`."""
    return sorted((act for act in menu if act in PLACE), key=PLACE.__getitem__)


def best(view: View, menu: Iterable[Action]) -> Action | None:
    """The act of the menu that scores most, None where nothing scores."""
    return max(listed(menu), key=lambda act: worth(view.rules, view.trump, act), default=None)


def worth(rules: Rules, trump: int | None, act: Action) -> int:
    """The points of a combination or of the seven; a suit that would become trumps counts as trumps."""
    if not isinstance(act, Score):
        return rules.seven.points
    item = act.combination
    return rules.combinations.get(item.key(item.suit if trump is None else trump), 0)


def declarable(view: View, ledger: Ledger) -> list[Action]:
    """What the cards held now would make to score, if their player had just won a trick; in the order of `ORDER`.

    After the stock has gone the question is asked as if it still lasted.
    """
    if view.phase == 1 or view.rules.reuse.is_polish:
        return listed(view.having_won().actions())
    seat, layout = seat_of(view), _stock_restored(view.rules, view.layout(), seat_of(view), ledger)
    return listed(arrange(view.rules, replace(layout, stage="window", turn=seat, led=None)).actions())


def _stock_restored(rules: Rules, layout: Layout, seat: Seat, ledger: Ledger) -> Layout:
    """The layout with the declared cards back on the table and some stock."""
    standing = _declared_again(layout.standings[seat], layout.trump, ledger)
    turn_up = ledger.turn_up if rules.has_turn_up else None
    return replace(layout, standings=layout.standings.having(seat, standing), stock=(None,) * 4, turn_up=turn_up)


def _declared_again(standing: Standing, trump: int | None, ledger: Ledger) -> Standing:
    """The standing with the declared cards on the table; a seven that was shown is in the hand, and paid."""
    seven = None if trump is None else CARDS[8 * trump]
    declared = [(card, marks) for card, copies in ledger.laid.items() for marks in copies]
    shown = [card for card, _ in declared if card == seven]
    concealed = [card for card in CARDS for _ in range(ledger.concealed(card))]
    table = tuple(LaidCard(card, tuple(marks)) for card, marks in declared if card != seven)
    return replace(standing, hand=(*concealed, *shown), table=table, paid=len(shown))


def next_card(view: View, ledger: Ledger, menu: Iterable[Action]) -> Choose:
    """The next card of the combination being declared, where different ones could serve.

    Declared cards serve before concealed ones, in the order of laying. For four of any suits the declared cards go
    by suits, and of the concealed ones those of trumps last.
    """
    choices = [action for action in menu if isinstance(action, Choose)]
    layout = view.layout()
    rank = choices[0].card.rank
    if _of_any_suits(view.rules, layout.choosing):
        order = [*_declared(ledger, rank, FOURS), *_concealed(ledger, rank, view.trump)]
        wanted = Counter(order[:4]) - Counter(_chosen(view.rules, layout, seat_of(view)))
        return next((choice for choice in choices if wanted[choice.card, choice.sort]), choices[-1])
    order = [*_declared(ledger, rank, frozenset()), *_concealed(ledger, rank, view.trump)]
    return min(choices, key=lambda choice: order.index((choice.card, choice.sort)))


def _of_any_suits(rules: Rules, item: Combination | None) -> bool:
    any_suits = rules.fours_suits is FoursSuits.ANY
    return any_suits and item is not None and Combination.FOUR_JACKS <= item <= Combination.FOUR_ACES


def _declared(ledger: Ledger, rank: int, used_up: Marks) -> Iterator[Held]:
    """The declared cards of a rank by suits and in the order of laying, without those that bear such a mark."""
    sorts = {bearing: iter(numbers) for bearing, numbers in ledger.sorts.items()}
    for card in (CARDS[8 * suit + rank] for suit in Suit):
        for marks in ledger.laid.get(card, ()):
            if not marks & used_up:
                yield card, next(sorts[card, marks])


def _concealed(ledger: Ledger, rank: int, trump: int | None) -> Iterator[Held]:
    """The concealed cards of a rank, the trump suit last, before it those that precede it."""
    last = Suit.CLUBS if trump is None else trump
    for card in (CARDS[8 * ((last + step) % 4) + rank] for step in range(1, 5)):
        for _ in range(ledger.concealed(card)):
            yield card, 0


def _chosen(rules: Rules, layout: Layout, seat: Seat) -> Iterator[Held]:
    """The cards chosen so far."""
    table = layout.standings[seat].table
    first = 0 if rules.reuse.is_polish else len(CARDS)
    for place in layout.chosen:
        yield (CARDS[place], 0) if place < first else (table[place - first].card, table[place - first].sort)
