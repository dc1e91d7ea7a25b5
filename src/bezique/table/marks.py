"""The ids of cards: they stay with a card while it lies where it is, and tell nothing.

A concealed card's id is told to its owner alone; equal cards in a hand may exchange theirs, as they may in any hand.
A declared card's id is public. Both count what the ones who are told of them have seen.
"""

from __future__ import annotations

from collections import Counter

from bezique.cards import Card
from bezique.game.layout import Layout
from bezique.seats import Seat


class Marks:
    """The ids of the cards of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hand: dict[str, Card] = {}
        self.table: dict[int, tuple[str, Card]] = {}
        self._count = 0
        self._laid = 0

    def follow(self, layout: Layout) -> None:
        """Take the cards as they lie now."""
        own = layout.standings[self.seat]
        self._hold(Counter(own.hand))
        size = len(own.table) + len(own.gaps)
        slots = [slot for slot in range(size) if slot not in own.gaps]
        laid = {slot: each.card for slot, each in zip(slots, own.table, strict=True)}
        kept = {slot: mark for slot, mark in self.table.items() if laid.get(slot) == mark[1]}
        self.table = {slot: kept.get(slot) or self._lay(card) for slot, card in laid.items()}

    def _hold(self, held: Counter[Card]) -> None:
        kept = {}
        for mark, card in self.hand.items():
            if held[card]:
                kept[mark] = card
                held[card] -= 1
        for card in sorted(held.elements()):
            self._count += 1
            kept[f"h{self._count}"] = card
        self.hand = kept

    def _lay(self, card: Card) -> tuple[str, Card]:
        self._laid += 1
        return f"{str(self.seat)[0].lower()}{self._laid}", card

    @property
    def laid(self) -> list[str]:
        """The ids of the declared cards, by place."""
        return [mark for mark, _ in self.table.values()]

    def held(self, card: Card) -> tuple[str, ...]:
        """The ids of the concealed cards of a kind."""
        return tuple(mark for mark, kind in self.hand.items() if kind == card)
