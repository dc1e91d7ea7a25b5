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
from bezique.search.goal import Goal
from bezique.search.net import Net

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from time import perf_counter as read_clock

    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal
    from bezique.search.goal import POINTS
    from bezique.search.policy import Policy
    from bezique.search.tally import Tally
    from bezique.search.worlds import Worlds

    AT_ONCE, ENTRIES = 64, 64

TRICKS = 4
"""How many tricks a rollout lasts."""

NEVER = float("inf")


class LookAhead:
    """Rollouts under one set of rules, played for points unless a goal is given; one object for each thread."""

    def __init__(self, rules: Rules, net: Net, tricks: int = TRICKS, goal: Goal | None = None) -> None:
        order = DrawOrder.BY_SEAT if rules.draw_order is DrawOrder.WINNER_FIRST else rules.draw_order
        drawn = replace(rules, draw_order=order)
        self.world = Deal(drawn, ordered_pack(rules.packs), 0)
        self.play = Deal(drawn, ordered_pack(rules.packs), 0)
        self.chance = Chance(0)
        self.policy = Policy(drawn, net)
        self.goal = Goal() if goal is None else goal
        self.tricks = tricks
        self.rollouts, self.size = 0, 0
        if not cython.compiled:
            self.entries = [0] * ENTRIES
            self.results = [[0.0] * ENTRIES for _ in range(AT_ONCE)]

    def sample(self, world: Deal, numbers: Sequence[int]) -> list[float]:
        """What each of these entries of the menu brings the player from now on in this world, in points."""
        self.choose_among(numbers)
        self.world.take_state(world)
        self.try_all(0, NEVER)
        return [self.results[0][i] for i in range(self.size)]

    def choose_among(self, numbers: Sequence[int]) -> None:
        """The entries that are tried from now on."""
        self.size = len(numbers)
        for i, number in enumerate(numbers):
            self.entries[i] = number & 63

    def try_worlds(self, worlds: Worlds, first: int, count: int, until: float) -> int:
        """Try the entries in so many worlds from number `first` on, or in fewer if the clock comes to `until`.

        No more than `AT_ONCE` worlds are tried. The lock of the interpreter is not held. The number of worlds in which
        all entries were tried is returned; `tell` has what came of them.
        """
        with cython.nogil:
            return self.fill(worlds, first, count, until)

    def tell(self, tally: Tally, worlds: Worlds, first: int, count: int) -> None:
        """Note in a tally what came of the worlds that were tried last."""
        for row in range(count):
            tally.add(self.results[row], worlds.chance_of(first + row))

    # --- without the lock --------------------------------------------------------------------------------------

    def fill(self, worlds: Worlds, first: int, count: int, until: float) -> int:
        """Fill the rows of `results`, one for each world; their number is returned."""
        for row in range(min(count, AT_ONCE)):
            worlds.fill(self.world, self.chance, first + row)
            if not self.try_all(row, until):
                return row
        return min(count, AT_ONCE)

    def try_all(self, row: int, until: float) -> bool:
        """Try all entries in `world`; whether there was time for it."""
        for i in range(self.size):
            if read_clock() >= until:
                return False
            self.results[row][i] = self.roll(self.world, self.entries[i])
        return True

    def roll(self, world: Deal, choice: int) -> float:
        """One rollout."""
        me = world.acting
        self.rollouts += 1
        self.policy.net.begin(self.policy.sums)
        self.play.take_state(world)
        if not self.goal.stops:
            self.play.target = 0
        self.play.do(choice)
        worth = self.follow(me, world.tricks + self.tricks)
        return worth - self.policy.margin(world, me) if self.goal.kind == POINTS else worth

    def follow(self, me: int, last: int) -> float:
        """Play on to the window after trick number `last`; what the deal is worth to `me` there."""
        while self.policy.plays(self.play) and self.play.stage_number != OVER:
            self.policy.look(self.play)
            done = self.play.stage_number == WINDOW and self.policy.best_choice == DONE_BIT
            if done and self.play.tricks >= last:
                return self.in_course(me)
            self.play.do(self.policy.best_choice)
        return self.at_end(me)

    # --- what the end of a rollout is worth --------------------------------------------------------------------

    def in_course(self, me: int) -> float:
        """With a window closed: the means of what both seats expect, for `me`."""
        her = other_seat(me)
        if self.goal.kind == POINTS:
            more = self.policy.closed(self.play, me) - self.policy.closed(self.play, her)
            return self.policy.margin(self.play, me) + more / 2
        self.policy.foresee(self.play, me, self.policy.closed_moment(self.play, me))
        own = self.policy.own
        hers = self.policy.hers
        spread = self.policy.own_spread
        her_spread = self.policy.her_spread
        self.policy.foresee(self.play, her, self.policy.closed_moment(self.play, her))
        own = (own + self.policy.hers) / 2
        hers = (hers + self.policy.own) / 2
        return self.worth(
            me, own, hers, (spread + self.policy.her_spread) / 2, (her_spread + self.policy.own_spread) / 2
        )

    def at_end(self, me: int) -> float:
        """With the stock gone or the game over: what the last tricks bring is known."""
        more = self.policy.at_end(self.play, me)
        own = self.policy.own_at_end
        if self.goal.kind == POINTS:
            return self.policy.margin(self.play, me) + more
        return self.worth(me, own, own - more, 0, 0)

    def worth(self, me: int, own: float, hers: float, spread: float, her_spread: float) -> float:
        """What the goal says of a position in which that is expected; the brisques to come are halved."""
        her = other_seat(me)
        taken = (self.play.taken[me] - self.play.taken[her] + 8 * self.play.rules_table.packs) / 2
        mine = self.policy.so_far(self.play, me)
        return self.goal.points(mine, self.policy.so_far(self.play, her), own, hers, spread, her_spread, taken)
