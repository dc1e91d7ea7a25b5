"""Targets from a small search: what the likeliest acts of a decision come to in a few common worlds.

A lambda-return tells what one act came to with these very cards. Here all acts that could be best are rolled out in the
same worlds, drawn anew from what the seat knows, so that the luck of the cards enters all of them alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cards import ordered_pack
from bezique.rules.model import Rules
from bezique.search.net import Net

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal
    from bezique.game.view import conceal, conceal_stock, deal_unseen, list_unseen
    from bezique.search.looking_ahead import LookAhead

    CANDIDATES = 8

BEHIND = 0.4
"""By how many units of the net an act may seem to be behind the best one and still be tried."""


class Teacher:
    """Tries acts under these rules in so many worlds.

    `place` has the places of those that are tried in a menu, `worth` what they came to in points, by the same order.
    """

    def __init__(self, rules: Rules, net: Net, worlds: int) -> None:
        self.ahead = LookAhead(rules, net)
        self.blind, self.world = Deal(rules, ordered_pack(rules.packs), 0), Deal(rules, ordered_pack(rules.packs), 0)
        self.worlds, self.size, self.behind = worlds, 0, BEHIND * net.scale
        if not cython.compiled:
            self.pool, self.place, self.worth = [0] * STOCK, [0] * CANDIDATES, [0.0] * CANDIDATES

    def worths(self, deal: Deal, numbers: Sequence[int], chance: Chance) -> list[float]:
        """What each of these entries of the menu comes to, in points; the first `CANDIDATES` are looked at."""
        if not cython.compiled:
            choice = [0] * 64
        self.size = min(len(numbers), CANDIDATES)
        for i in range(self.size):
            self.place[i] = i
            choice[i] = numbers[i] & 63
        self.try_them(deal, choice, chance)
        return [self.worth[i] for i in range(self.size)]

    def choose_among(self, value: list[float], size: int) -> None:
        """Collect the entries of the menu that could be best, as they stand there."""
        best = value[0]
        for i in range(size):
            best = max(best, value[i])
        self.size = 0
        for i in range(size):
            if value[i] >= best - self.behind and self.size < CANDIDATES:
                self.place[self.size] = i
                self.size += 1

    def try_them(self, deal: Deal, choice: list[int], chance: Chance) -> None:
        """Roll all of them out in common worlds; only what the seat that acts may know is used."""
        self.blind.take_state(deal)
        conceal(self.blind, other_seat(deal.acting))
        conceal_stock(self.blind, NONE)
        for i in range(self.size):
            self.worth[i] = 0.0
        for _ in range(self.worlds):
            self.world.take_state(self.blind)
            unseen = list_unseen(self.world, self.pool)
            deal_unseen(self.world, self.pool, unseen, chance)
            for i in range(self.size):
                self.worth[i] += self.ahead.roll(self.world, choice[self.place[i]]) / self.worlds
