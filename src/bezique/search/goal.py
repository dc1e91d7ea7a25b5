"""What a search plays for: points, the game to a target, or the settlement of the deal.

The end of a rollout is two scores and what both seats still expect, with spreads. `Goal.points` makes a number of it:
the mean of what the final scores are worth, told in points so that far from any threshold it is the difference of the
scores. See docs/search.md.
"""

from __future__ import annotations

from functools import cache

from bezique.game.settlement import TERMS, settle_deal
from bezique.rules.model import Brisques, GameEnd, Rules, Settlement, Stake
from bezique.search.equity import race_of
from bezique.seats import PerSeat, Seat

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.search.equity import EDGE, PAID, whole

    POINTS, RACE, SETTLED = 0, 1, 2
    NODES, CELLS, SHARES = 6, 60, 5
    fmin, fmax = min, max

QUANTILES = (-1.56, -0.71, -0.22, 0.22, 0.71, 1.56)
"""Six equally likely points that stand for a normal distribution."""

NEAR = 450
"""Points: a game counts as such once a seat is as near as this to the target; before that points are played for."""

TILT = 40.0
"""The points by which scores are moved to see what one is worth."""

LEAST = 0.1
"""A point counts for no less than this share of what it is worth far from any threshold."""


class Goal:
    """What a search plays for under these rules; for points without any. `look_at` tells how the game stands."""

    def __init__(self, rules: Rules | None = None) -> None:
        if not cython.compiled:
            self.settled = [[[0.0] * CELLS for _ in range(CELLS)] for _ in range(SHARES)]
            self.nodes, self.now = [0.0] * NODES, [0.0] * 7
        for i, node in enumerate(QUANTILES):
            self.nodes[i] = node
        self.goal = POINTS
        self.kind = POINTS
        self.stops = self.dealing = False
        self.mine_before = self.hers_before = self.level = self.offset = 0.0
        self.slope = 1.0
        self.least = LEAST
        self.shares, self.brisques = 1, 1.0
        self.at_once = False
        if rules is None:
            return
        if rules.settlement is not Settlement.RACE:
            self.read_settlement(rules)
        elif rules.target:
            self.goal = RACE
            self.race = race_of(rules)
            self.at_once = rules.game_end is GameEnd.IMMEDIATE
            if rules.stake is Stake.BY_GAME:
                self.least = LEAST * 3 / rules.target

    def read_settlement(self, rules: Rules) -> None:
        """Settle deals at the middle of each cell of points, for each share of the brisques if these count."""
        self.goal = SETTLED
        self.step = TERMS[rules.settlement].rubicon / 20
        self.brisques = 8.0 * rules.packs
        self.shares = SHARES if rules.brisques is Brisques.TIE_OR_RUBICON else 1
        for share, table in enumerate(_settled(_Deal(rules), self.shares)):
            for i, row in enumerate(table):
                for j, value in enumerate(row):
                    self.settled[share][i][j] = value

    def look_at(self, before: tuple[int, int], scores: tuple[int, int], dealing: bool) -> None:
        """Begin a decision at these scores before the deal and points of the deal, one's own first."""
        self.kind = self.goal
        if self.goal == RACE and max(before[0] + scores[0], before[1] + scores[1]) < self.race.target - NEAR:
            self.kind = POINTS
        self.stops = self.kind == RACE and self.at_once
        self.mine_before, self.hers_before = before
        self.dealing = dealing

    def expect(self, *now: float) -> None:
        """Say how the deal stands before the decision, as `points` takes it: there a point shall be worth a point."""
        for i, number in enumerate(now):
            self.now[i] = number
        mine, hers, more, her_more, spread, her_spread, taken = now
        self.level, self.offset, self.slope = 0.0, more - her_more, 1.0
        if self.kind != POINTS:
            self.level = self.mean(PAID, mine, hers, more, her_more, spread, her_spread, taken)
            rise = self.mean(PAID, mine, hers, more + TILT, her_more, spread, her_spread, taken)
            rise -= self.mean(PAID, mine, hers, max(0.0, more - TILT), her_more, spread, her_spread, taken)
            rise -= self.mean(PAID, mine, hers, more, her_more + TILT, spread, her_spread, taken)
            rise += self.mean(PAID, mine, hers, more, max(0.0, her_more - TILT), spread, her_spread, taken)
            self.slope = max(rise / (4 * TILT), self.least)

    def told(self, *end: float) -> float:
        """As `points`."""
        mine, hers, more, her_more, spread, her_spread, taken = end
        points: float = self.points(mine, hers, more, her_more, spread, her_spread, taken)
        return points

    def paid(self, *end: float) -> float:
        """The payment that an end of a rollout is worth."""
        return (self.told(*end) - self.offset) * self.slope + self.level

    def chance(self, difference: float) -> float | None:
        """The chance to win the game, or the deal that is one, with this difference to come; None for points."""
        if self.goal == POINTS:
            return None
        mine, hers, more, her_more, spread, her_spread, taken = self.now
        moved = (difference - (more - her_more)) / 2
        edge = self.mean(
            EDGE, mine, hers, max(0.0, more + moved), max(0.0, her_more - moved), spread, her_spread, taken
        )
        return 0.5 + edge / 2

    # --- without the lock --------------------------------------------------------------------------------------

    def points(
        self, mine: float, hers: float, more: float, her_more: float, spread: float, her_spread: float, taken: float
    ) -> float:
        """What an end of a rollout is worth, in points from the decision on.

        `mine` and `hers` are the points of the deal so far, then come those expected, their standard deviations, and
        the brisques that are one's own in the end.
        """
        worth = self.mean(PAID, mine, hers, more, her_more, spread, her_spread, taken)
        return (worth - self.level) / self.slope + self.offset

    def mean(
        self,
        what: int,
        mine: float,
        hers: float,
        more: float,
        her_more: float,
        spread: float,
        her_spread: float,
        taken: float,
    ) -> float:
        """The mean of what the final scores are worth.

        The points to come are taken as normal, but never less than none, and with a correlation of -0.2, as counted in
        deals of `strong`.
        """
        if spread <= 0 and her_spread <= 0:
            return self.value(what, mine, hers, more, her_more, taken)
        total = 0.0
        for i in range(NODES):
            own = fmax(0.0, more + spread * self.nodes[i])
            for j in range(NODES):
                other = her_more + her_spread * (0.98 * self.nodes[j] - 0.2 * self.nodes[i])
                total += self.value(what, mine, hers, own, fmax(0.0, other), taken)
        return total / (NODES * NODES)

    def value(self, what: int, mine: float, hers: float, more: float, her_more: float, taken: float) -> float:
        """What it is worth that so many points come to the scores of the deal: paid, or the edge."""
        if self.goal == RACE:
            return self.race.worth(what, self.mine_before + mine, self.hers_before + hers, more, her_more, self.dealing)
        mine += more
        hers += her_more
        if what == PAID:
            return self.settlement(mine, hers, taken)
        return 1.0 if mine > hers else -1.0 if mine < hers else 0.0

    def settlement(self, mine: float, hers: float, taken: float) -> float:
        """What the deal pays at these scores and brisques."""
        if self.shares == 1:
            return self.between(0, mine, hers)
        share = fmax(0.0, fmin(taken / self.brisques, 1.0)) * (SHARES - 1)
        low = min(whole(share), SHARES - 2)
        share -= low
        return (1 - share) * self.between(low, mine, hers) + share * self.between(low + 1, mine, hers)

    def between(self, share: int, mine: float, hers: float) -> float:
        """The settlement between the middles of four cells; beyond the last a point is worth a point."""
        i = mine / self.step - 0.5
        j = hers / self.step - 0.5
        inside = CELLS - 1.0
        below = fmax(0.0, i - inside)
        above = fmax(0.0, j - inside)
        total = (below - above) * self.step
        i = fmax(0.0, fmin(i, inside))
        j = fmax(0.0, fmin(j, inside))
        low = min(whole(i), CELLS - 2)
        down = min(whole(j), CELLS - 2)
        i -= low
        j -= down
        below = (1 - j) * self.settled[share][low][down] + j * self.settled[share][low][down + 1]
        above = (1 - j) * self.settled[share][low + 1][down] + j * self.settled[share][low + 1][down + 1]
        return total + (1 - i) * below + i * above


class _Deal:
    """Rules by what their settlement hangs on, so that they can be looked up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.key = (rules.settlement, rules.packs, rules.brisques, rules.rescue_may_flip, rules.brisque_margin)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Deal) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@cache
def _settled(deal: _Deal, shares: int) -> list[list[list[float]]]:
    """What deals pay South: by his share of the brisques, his points, and North's."""
    step, brisques = TERMS[deal.rules.settlement].rubicon // 20, 8 * deal.rules.packs
    tables = []
    for share in range(shares):
        taken = brisques * share // max(1, shares - 1)
        split = PerSeat((taken, brisques - taken))
        middles = [step * cell + step // 2 for cell in range(CELLS)]
        tables.append([[_paid(deal.rules, mine, hers, split) for hers in middles] for mine in middles])
    return tables


def _paid(rules: Rules, mine: int, hers: int, brisques: PerSeat[int]) -> float:
    settled = settle_deal(rules, PerSeat((mine, hers)), brisques)
    return 0.0 if settled.winner is None else float(settled.value if settled.winner is Seat.SOUTH else -settled.value)
