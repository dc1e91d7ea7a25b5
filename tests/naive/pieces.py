"""Physical cards, declared sets, and what one player has before him.

Every card of the pack is an object of its own, as on a real table: what it has served in is written on the card
itself, and a combination is simply a list of such objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

from bezique.rules.combination import Combination, Family
from bezique.rules.model import Reuse

SEVEN, JACK, QUEEN, KING, TEN, ACE = 0, 3, 4, 5, 6, 7


class PhysicalCard:
    """One card of cardboard. `served` lists the sets it has been scored in, `slot` is its place on the table
    (None when it is not there), `laid` says that it came there in the present window, `paid` that this seven has
    brought its points."""

    __slots__ = ("kind", "laid", "paid", "rank", "served", "slot", "suit")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.suit = kind // 8
        self.rank = kind % 8
        self.served: list[DeclaredSet] = []
        self.slot: int | None = None
        self.laid = False
        self.paid = False

    @property
    def is_brisque(self) -> bool:
        """Aces and tens."""
        return self.rank >= TEN


class DeclaredSet:
    """A combination with the very cards that form it; `value` is what was taken for it."""

    __slots__ = ("cards", "combination", "value")

    def __init__(self, combination: Combination, cards: Sequence[PhysicalCard], value: int = 0) -> None:
        self.combination = combination
        self.cards = list(cards)
        self.value = value

    @property
    def is_marriage(self) -> bool:
        """King and queen of a suit."""
        return self.combination < Combination.SEQUENCE_SPADES

    def meets(self, cards: Iterable[PhysicalCard]) -> bool:
        """Whether any of these cards is in the set."""
        return any(card in self.cards for card in cards)

    def lies_on(self, table: Sequence[PhysicalCard]) -> bool:
        """Whether every card of the set is still on this table."""
        return all(card in table for card in self.cards)


class Player:
    """The cards and the books of one player.

    `announced` holds the classes he has declared in; `married_gone` the suits in which a married card has left his
    table since his last marriage of the suit; `picked_up` is the card taken for the seven in
    this window; `series` says that his carte blanche still lasts, `drew` is the card he may show to it.
    """

    def __init__(self) -> None:
        self.hand: list[PhysicalCard] = []
        self.table: list[PhysicalCard] = []
        self.scored: list[DeclaredSet] = []
        self.pending: list[DeclaredSet] = []
        self.announced: set[Family] = set()
        self.married_gone: set[int] = set()
        self.picked_up: PhysicalCard | None = None
        self.plays = 0
        self.shown = False
        self.series = False
        self.drew: PhysicalCard | None = None

    def lay(self, card: PhysicalCard) -> None:
        """Put a concealed or captured card into the lowest free place of the table."""
        taken = {other.slot for other in self.table}
        card.slot = next(slot for slot in count() if slot not in taken)
        card.laid = True
        if card in self.hand:
            self.hand.remove(card)
        self.table.append(card)

    def give_up(self, card: PhysicalCard) -> None:
        """Part with a card: what waits to be scored with it is lost (laws 1.6)."""
        self.pending = [waiting for waiting in self.pending if card not in waiting.cards]
        if card in self.hand:
            self.hand.remove(card)
            return
        self.table.remove(card)
        card.slot = None
        if any(served.is_marriage for served in card.served):
            self.married_gone.add(card.suit)

    def take_up(self) -> None:
        """Take every declared card back into the hand (laws 1.3)."""
        for card in self.table:
            card.slot = None
        self.hand += self.table
        self.table = []

    def sorts(self, kind: int, reuse: Reuse) -> list[list[PhysicalCard]]:
        """The table cards of a kind, those of equal standing together, in the order of their lowest slots."""
        cards = sorted((card for card in self.table if card.kind == kind), key=_slot)
        groups: dict[object, list[PhysicalCard]] = {}
        for card in cards:
            groups.setdefault(self._standing(card, reuse), []).append(card)
        return list(groups.values())

    def labels(self, reuse: Reuse) -> dict[PhysicalCard, tuple[int, int]]:
        """The name a player gives each card: its kind, and 0 (concealed) or its sort on the table."""
        named = {card: (card.kind, 0) for card in self.hand}
        for kind in {card.kind for card in self.table}:
            for number, sort in enumerate(self.sorts(kind, reuse), start=1):
                named.update(dict.fromkeys(sort, (kind, number)))
        return named

    def _standing(self, card: PhysicalCard, reuse: Reuse) -> object:
        served = frozenset(item.combination for item in card.served)
        pending = frozenset(id(item) for item in self.pending if card in item.cards)
        if reuse is Reuse.ASCENDING_VALUE:
            return served, pending, card.laid, max((item.value for item in card.served), default=-1)
        if reuse in (Reuse.RUBICON, Reuse.SIX_PACK):
            return served, pending, card.laid, self._whole(card), self._mates(card)
        return served, pending, card.laid

    def _whole(self, card: PhysicalCard) -> frozenset[int]:
        """The sets that lie whole with the card in them. Marriages have a rule of their own: see `_mates`."""
        return frozenset(id(item) for item in card.served if not item.is_marriage and item.lies_on(self.table))

    def _mates(self, card: PhysicalCard) -> frozenset[int]:
        marriages = (item for item in card.served if item.is_marriage)
        return frozenset(
            id(mate) for item in marriages for mate in item.cards if mate is not card and mate in self.table
        )


def _slot(card: PhysicalCard) -> int:
    assert card.slot is not None
    return card.slot
