"""Playing with all cards open: what could be had by somebody who sees the adversary's hand and the stock.

Nobody plays like that; it measures how far there is to go. The adversary is taken to play by the evaluator, on what
she knows. Everything is then certain, and the entries of the menu are compared by playing them out: each of the next
few cards of one's own is tried, everything else and the rest of the deal are played by the evaluator, to the exact end.
"""

from __future__ import annotations

from bezique.cards import ordered_pack
from bezique.rules.model import Rules
from bezique.search.net import Net

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal
    from bezique.search.policy import Policy

DEPTH = 1
"""How far playing out is nested: 0 goes on by the evaluator, 1 by what is found best by that, and so on."""


class Foresight:
    """Looks ahead in open deals under one set of rules."""

    def __init__(self, rules: Rules, net: Net, depth: int = DEPTH) -> None:
        self.policy = Policy(rules, net)
        self.depth = depth
        self.deals = [Deal(rules, ordered_pack(rules.packs), 0) for _ in range(depth + 1)]

    def values(self, deal: Deal) -> dict[int, float]:
        """What each entry of the menu comes to, in points ahead at the end, by its number."""
        first = 64 * deal.stage_number
        return {first + choice: self.tried(deal, deal.acting, choice, self.depth) for choice in self.entries(deal)}

    def entries(self, deal: Deal) -> list[int]:
        """The entries that are tried: those that the evaluator would look at."""
        menu = self.policy.worth_trying(deal)
        found = []
        while menu:
            found.append(low_bit(menu))
            menu &= menu - 1
        return found

    def tried(self, deal: Deal, me: int, choice: int, depth: int) -> float:
        """What an entry comes to when the deal is played out."""
        here = self.deals[depth]
        here.take_state(deal)
        here.target = 0
        here.do(choice)
        if depth == 0:
            self.policy.net.begin(self.policy.sums)
            self.play_out(here)
        while self.policy.plays(here):
            here.do(self.best(here, me, depth - 1) if here.acting == me else self.by_evaluator(here))
        return self.policy.margin(here, me) + self.policy.at_end(here, me)

    def best(self, here: Deal, me: int, depth: int) -> int:
        """The entry that comes to most."""
        found = self.entries(here)
        if len(found) == 1:
            return found[0]
        best, most = -1, -1e9
        for choice in found:
            value = self.tried(here, me, choice, depth)
            if value > most:
                best, most = choice, value
        return best

    def by_evaluator(self, here: Deal) -> int:
        """What the evaluator likes best."""
        self.policy.net.begin(self.policy.sums)
        self.policy.look(here)
        return self.policy.best_choice

    def play_out(self, here: Deal) -> None:
        """Both play by the evaluator as long as it plays."""
        while self.policy.plays(here):
            self.policy.look(here)
            here.do(self.policy.best_choice)
