"""Rollouts: a deal played on for a few tricks by the evaluator, both seats on what they know themselves.

After an act of the player the world goes on until a number of tricks has been won and the window after the last of
them is to be closed; there both seats' expectations are averaged. A stock that runs out on the way is followed by the
exact worth of the last tricks. Cards are drawn in a fixed order, the pone's first: each seat then draws the same
cards whoever wins the tricks, which changes nothing in the chances and makes different acts easier to compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bezique.cards import ordered_pack
from bezique.rules.model import DrawOrder, Rules
from bezique.search.net import Net

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal
    from bezique.search.policy import Policy

TRICKS = 4
"""How many tricks a rollout lasts."""


class LookAhead:
    """Rollouts under one set of rules; one object for each thread."""

    def __init__(self, rules: Rules, net: Net, tricks: int = TRICKS) -> None:
        order = DrawOrder.BY_SEAT if rules.draw_order is DrawOrder.WINNER_FIRST else rules.draw_order
        drawn = replace(rules, draw_order=order)
        self.play = Deal(drawn, ordered_pack(rules.packs), 0)
        self.policy = Policy(drawn, net)
        self.tricks = tricks
        self.rollouts, self.points = 0, 0.0

    def sample(self, world: Deal, numbers: Sequence[int]) -> list[float]:
        """What each of these entries of the menu brings the player from now on in this world, in points."""
        return [self._rollout(world, number & 63) for number in numbers]

    def _rollout(self, world: Deal, choice: int) -> float:
        with cython.nogil:
            self.points = self.roll(world, choice)
        return self.points

    def roll(self, world: Deal, choice: int) -> float:
        """One rollout; the lock of the interpreter is not held."""
        me = world.acting
        self.rollouts += 1
        self.policy.net.begin(self.policy.sums)
        self.play.take_state(world)
        self.play.target = 0
        self.play.do(choice)
        return self.follow(me, world.tricks + self.tricks) - self.policy.margin(world, me)

    def follow(self, me: int, last: int) -> float:
        """Play on to the window after trick number `last`; what `me` is and expects to be ahead there."""
        while self.play.phase == 1:
            self.policy.look(self.play)
            done = self.play.stage_number == WINDOW and self.policy.best_choice == DONE_BIT
            if done and self.play.tricks >= last:
                return self.policy.margin(self.play, me) + self.expected(me)
            self.play.do(self.policy.best_choice)
        return self.policy.margin(self.play, me) + self.policy.at_end(self.play, me)

    def expected(self, me: int) -> float:
        """The mean of what both seats expect, for `me`."""
        return (self.policy.closed(self.play, me) - self.policy.closed(self.play, other_seat(me))) / 2
