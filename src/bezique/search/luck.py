"""What the cards that were drawn were worth, more or less than the cards that could have come.

The luck of a draw is what the evaluator expects for the seat with the card that it drew, less the mean of what it would
expect with each card that still lay face down. Who plays without peeking meets these cards in random order, so the
mean luck of every draw is exactly nothing, however wrong the evaluator may be. See docs/arena.md.
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
    from bezique.search.features import LEADING, WAITING_FOR
    from bezique.search.policy import Policy


class Luck:
    """Weighs draws under one set of rules; one object for each thread."""

    def __init__(self, rules: Rules, net: Net) -> None:
        self.policy = Policy(rules, net)
        self.trial = Deal(rules, ordered_pack(rules.packs), 0)
        if not cython.compiled:
            self.pool = [0] * KINDS

    def of_draws(self, deal: Deal) -> tuple[float, float]:
        """The luck of both seats in the draws that have just been made, in points.

        The last draw counts for nothing: it is weighed with the play that follows it.
        """
        if deal.phase != 1:
            return 0.0, 0.0
        self.policy.net.begin(self.policy.sums)
        first = deal.acting if deal.rules_table.draw_order == WINNER_FIRST else other_seat(deal.dealer_seat)
        place = deal.rules_table.pack_size - deal.left - 2
        self.fill_pool(deal, place)
        one = self.of_draw(deal, first, deal.stock_cards[place])
        self.pool[deal.stock_cards[place]] -= 1
        other = self.of_draw(deal, other_seat(first), deal.stock_cards[place + 1])
        return (one, other) if first == 0 else (other, one)

    def fill_pool(self, deal: Deal, place: int) -> None:
        """Count by kind the cards that lay face down from a place of the stock on."""
        for kind in range(KINDS):
            self.pool[kind] = 0
        last = deal.rules_table.pack_size - (1 if deal.turn_up_kind >= 0 else 0)
        while place < last:
            self.pool[deal.stock_cards[place]] += 1
            place += 1

    def of_draw(self, deal: Deal, me: int, drawn: int) -> float:
        """What a seat expects with the card drawn, less the mean over the pool."""
        mean = with_drawn = 0.0
        size = 0
        for kind in range(KINDS):
            if self.pool[kind]:
                value = self.expected(deal, me, drawn, kind)
                mean += self.pool[kind] * value
                size += self.pool[kind]
                if kind == drawn:
                    with_drawn = value
        return with_drawn - mean / size

    def expected(self, deal: Deal, me: int, drawn: int, kind: int) -> float:
        """What a seat expects if it had drawn a card of another kind."""
        self.trial.take_state(deal)
        if kind != drawn:
            self.trial.release(me, drawn)
            self.trial.hold(me, kind)
            if self.trial.drawn[me] == drawn:
                self.trial.drawn[me] = kind
        self.policy.features.look(self.trial, me)
        self.policy.features.after(self.trial, me, LEADING if self.trial.acting == me else WAITING_FOR, True)
        return self.policy.judge(me)
