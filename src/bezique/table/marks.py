"""The ids of cards: they stay with a card while it lies where it is, and tell nothing.

A concealed card's id is told to its owner alone; equal cards in a hand may exchange theirs, as they may in any hand.
A declared card's id is public. Both count what the ones who are told of them have seen.
"""

from __future__ import annotations

from bezique.cards import CARDS, Card
from bezique.game.deal import Deal
from bezique.game.layout import counted, slots_of
from bezique.seats import Seat


class Marks:
    """The ids of the cards of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hand: dict[str, Card] = {}
        self.table: dict[int, tuple[str, Card]] = {}
        self._counts: list[int] = []
        """How many cards of each kind are in the hand."""
        self._count = 0
        self._laid = 0

    def follow(self, deal: Deal) -> None:
        """Take the cards as they lie now."""
        counts, laid = list(deal.hidden[self.seat]), deal.laid[self.seat]
        if counts != self._counts:
            self._counts = counts
            self._hold(counts.copy())
        if self.table or laid:
            kinds = deal.kind_in[self.seat]
            self.table = {slot: self._lies(slot, CARDS[kinds[slot]]) for slot in slots_of(laid)}

    def _hold(self, counts: list[int]) -> None:
        """How many cards of each kind are held: the cards that were keep their ids."""
        kept = {}
        for mark, card in self.hand.items():
            if counts[card]:
                kept[mark] = card
                counts[card] -= 1
        for card in counted(counts) if any(counts) else ():
            self._count += 1
            kept[f"h{self._count}"] = card
        self.hand = kept

    def _lies(self, slot: int, card: Card) -> tuple[str, Card]:
        """The card in a slot of the table, with its id."""
        lay = self.table.get(slot)
        if lay is not None and lay[1] == card:
            return lay
        self._laid += 1
        return f"{'sn'[self.seat]}{self._laid}", card

    @property
    def laid(self) -> list[str]:
        """The ids of the declared cards, by place."""
        return [mark for mark, _ in self.table.values()]

    def held(self, card: Card) -> tuple[str, ...]:
        """The ids of the concealed cards of a kind."""
        return tuple([mark for mark, kind in self.hand.items() if kind == card])
