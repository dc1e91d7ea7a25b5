"""What a player keeps in mind of its own cards: which it declared, in which order, and what each has served in.

While the stock lasts the table shows all of that except which of two equal cards was laid first. When the declared
cards are taken up for the last tricks, the ledger goes on as if they still lay there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bezique.cards import CARDS, Card
from bezique.game.actions import Action, Play
from bezique.game.view import View
from bezique.seats import Seat

Marks = frozenset[str]
"""What a declared card has served in: words of `bezique.game.layout.DEGREES`."""


class Ledger:
    """The cards of one seat in the deal that is being played.

    `laid` holds the marks of the declared cards, by kind and in the order of laying. A seven of trumps that was shown
    without changing places counts as laid, though it went back to the hand. `turn_up` is the last one that was seen;
    `sorts` are the numbers that the menu gives to declared cards with these marks.
    """

    def __init__(self) -> None:
        self.dealer: int | None = None
        self._begin()

    def _begin(self) -> None:
        self.tricks = 0
        self.turn_up: Card | None = None
        self.laid: dict[Card, list[Marks]] = {}
        self.sorts: dict[tuple[Card, Marks], list[int]] = {}
        self._held: Counter[Card] = Counter()
        self._played: tuple[Card, Marks | None] | None = None

    def concealed(self, card: Card) -> int:
        """How many cards of a kind are held and have not been declared."""
        return self._held[card] - len(self.laid.get(card, ()))

    def look(self, view: View) -> bool:
        """Bring the ledger up to the position of `view`; tells whether a new deal has begun.

        Where earlier positions of the deal were missed, the order of laying is taken to be that of the table.
        """
        new = self._is_new(view)
        if new:
            self._begin()
        if view.tricks > self.tricks:
            self._strike_played()
        self.dealer, self.tricks = view.dealer, view.tricks
        self.turn_up = view.turn_up or self.turn_up
        self._read(view)
        return new

    def _is_new(self, view: View) -> bool:
        back = view.tricks < self.tricks or (view.tricks == 0 and self._played is not None)
        return back or view.dealer != self.dealer

    def _strike_played(self) -> None:
        if self._played is not None:
            card, marks = self._played
            if marks is not None and marks in self.laid.get(card, ()):
                self.laid[card].remove(marks)
        self._played = None

    def _read(self, view: View) -> None:
        """Compare with the cards that the seat holds now."""
        self._held = Counter(view.hand)
        if view.rules.reuse.is_polish or (view.phase == 1 and _has_laid(view)):
            self._read_table(view)
        elif view.phase == 1:
            self.laid = {}
        for card, copies in self.laid.items():
            del copies[self._held[card] :]

    def _read_table(self, view: View) -> None:
        seat, seen = seat_of(view), dict[Card, list[Marks]]()
        shown = view.sevens_shown[seat]
        self.sorts = {}
        for laid in view.tables[seat]:
            marks = frozenset(laid.served)
            seen.setdefault(laid.card, []).append(marks)
            self.sorts.setdefault((laid.card, marks), []).append(laid.sort)
            self._held[laid.card] += 1
        if shown and view.trump is not None:
            seen[CARDS[8 * view.trump]] = [frozenset()] * shown
        self.laid = {card: in_order(self.laid.get(card, ()), copies) for card, copies in seen.items()}

    def held(self, card: Card) -> int:
        """How many cards of a kind are held, declared or not."""
        return self._held[card]

    def copy_played(self, card: Card) -> Marks | None:
        """The marks of the card that goes first among equals; None for one that has not been declared.

        A declared one goes before those, of several the one that served most, then the one laid later.
        """
        copies = self.laid.get(card)
        return max(reversed(copies), key=len) if copies else None

    def play(self, menu: Iterable[Action], card: Card) -> Play:
        """Play this kind of card, of equal ones that of `copy_played`."""
        marks = self.copy_played(card)
        self._played = card, marks
        sort = self.sorts.get((card, marks), [0])[-1] if marks is not None else 0
        plays = [action for action in menu if isinstance(action, Play) and action.card == card]
        return next((play for play in plays if play.sort == sort), plays[0])


def _has_laid(view: View) -> bool:
    """Whether some card of the seat may lie declared, or be a seven that was shown."""
    on_table = len(view.hand) < view.hand_size(seat_of(view))
    return on_table or (view.trump is not None and CARDS[8 * view.trump] in view.hand)


def seat_of(view: View) -> Seat:
    """The seat that looks; raises ValueError for a spectator, who cannot play."""
    seat: Seat | None = view.seat
    if seat is None:
        raise ValueError("a spectator has no cards")
    return seat


def in_order(before: Iterable[Marks], now: Iterable[Marks]) -> list[Marks]:
    """The marks of equal cards now, in the order of laying: first those that were there before, then the new ones."""
    rest, known = list(now), []
    for marks in before:
        same = marks if marks in rest else next((more for more in rest if marks < more), None)
        if same is not None:
            known.append(same)
            rest.remove(same)
    return known + rest
