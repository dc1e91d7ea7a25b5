"""Deals that two players play twice, with the seats changed, and the packs of the reference values."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.bots.anchors import chance_of
from bezique.bots.player import Budget, Player
from bezique.cards import Card, ordered_pack
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.rules.model import Rules
from bezique.seats import PerSeat

HAND = 8


def reference_pack(seed: int) -> list[Card]:
    """The 64 cards of a reference deal: the pone's hand, the dealer's, the turn-up, the stock."""
    chance = chance_of(seed)
    pack = ordered_pack(2)
    for place in range(len(pack) - 1, 0, -1):
        other = chance.below(place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def by_packets(pack: Sequence[Card], rules: Rules) -> list[Card]:
    """The same pack in the order in which it must lie to be dealt by packets."""
    pone, dealer = iter(pack[:HAND]), iter(pack[HAND : 2 * HAND])
    dealt = [next(hand) for packet in rules.packets for hand in [pone] * packet + [dealer] * packet]
    return [*dealt, *pack[2 * HAND :]]


def play(deal: Deal, players: PerSeat[Player]) -> PerSeat[int]:
    """Play a deal to its end; the scores."""
    while deal.turn is not None:
        seat = deal.turn
        deal.take(deal.number(players[seat].choose(view(deal, seat), Budget())))
    return deal.scores
