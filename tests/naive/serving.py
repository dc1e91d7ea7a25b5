"""Which physical cards could form a combination: every set, found by trying them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from tests.naive.pieces import PhysicalCard, Player
from tests.naive.reading import places

Label = tuple[int, int]
"""A card as a player names it: kind, and 0 when concealed or its sort on the table."""


def available(rules: Rules, player: Player) -> list[PhysicalCard]:
    """The cards that may serve: concealed ones by kind, then those on the table by place. Polish: open cards only.

    Where the seven goes with a declaration, the card picked up for it is not in that declaration (laws 3.3).
    """
    kept_out = player.picked_up if rules.seven.with_declaration else None
    concealed = [] if rules.reuse.is_polish else [card for card in player.hand if card is not kept_out]
    return sorted(concealed, key=lambda card: card.kind) + sorted(player.table, key=lambda card: card.slot or 0)


def every_set(
    rules: Rules, combination: Combination, trump: int | None, cards: Sequence[PhysicalCard]
) -> Iterator[list[PhysicalCard]]:
    """Every physical subset of `cards` that is the combination by its faces."""
    wanted = places(rules, combination, trump)
    if not wanted:
        return
    parts = [combinations([card for card in cards if card.kind in kinds], number) for kinds, number in wanted]
    for chosen in product(*parts):
        yield [card for part in chosen for card in part]


def in_order(
    rules: Rules, combination: Combination, trump: int | None, cards: Sequence[PhysicalCard]
) -> list[PhysicalCard]:
    """The cards of a set that lies on the table in the order of `every_set`: place after place, then as they lie."""
    lying = sorted(cards, key=lambda card: card.slot or 0)
    return [card for kinds, _ in places(rules, combination, trump) for card in lying if card.kind in kinds]


def takes_first(
    chosen: Sequence[PhysicalCard], order: Sequence[PhysicalCard], labels: dict[PhysicalCard, Label]
) -> bool:
    """Whether a set takes, of each sort, the first cards in `order`: so one set stands for all that differ only
    within sorts."""
    for label in {labels[card] for card in chosen}:
        sort = [card for card in order if labels[card] == label]
        picked = [card in chosen for card in sort]
        if picked != sorted(picked, reverse=True):
            return False
    return True
