"""Match equity: the chance to win the game, and what it pays, at every score between two deals.

A game to a target is reckoned back from its end: at each score the results of the next deal, each as likely as good
players make it, lead to the end of the game or to scores that are known already (docs/equity.md).
"""

from __future__ import annotations

from functools import cache

from bezique.rules.model import Brisques, EndTie, GameEnd, NextDealer, Rules, Settlement, Stake
from bezique.search.deal_outcomes import Outcomes, outcomes_for

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    ROOM = 64
    EDGE, PAID, OPEN = 0, 1, 2
    ROUNDS = 40  # how often a deal that brings nobody anything is followed by another one
    whole = int

SIZE = 50
"""The steps in which the way to the target is reckoned."""


SLACK = 1.03
"""How evenly the points of a deal come, as fits 2500 deals of `strong`: who needs half of his points is there before a
player who needs seven tenths of hers in seven deals of ten."""


class Race:
    """A game to a target under these rules: what every score is worth to the seat that deals next.

    Where play stops at the target and both would reach it in a deal, who needs the smaller part of his points for it
    is likelier to be there first. Raises ValueError for rules without a target.
    """

    def __init__(self, rules: Rules, outcomes: Outcomes, size: int = SIZE) -> None:
        if rules.settlement is not Settlement.RACE or rules.target <= 0:
            raise ValueError(f"{rules.name} is not played to a target")
        if not 2 <= size < ROOM:
            raise ValueError(f"the size is from 2 to {ROOM - 1}, not {size}")
        self.target, self.size = rules.target, size
        self.slack = SLACK
        self.step = rules.target / size
        self.at_once = rules.game_end is GameEnd.IMMEDIATE
        self.pone_first = rules.end_tie is EndTie.NONDEALER_FIRST
        self.uncounted = 40.0 * rules.packs if rules.brisques is Brisques.END_OF_HAND else 0.0
        self.by_point = rules.stake is Stake.BY_POINT
        self.double_below = rules.double_game_below
        self.last_trick_deals = rules.next_dealer is NextDealer.LAST_TRICK
        if not cython.compiled:
            self.value = [[[0.0] * ROOM for _ in range(ROOM)] for _ in range(2)]
            self.likely = [[0.0] * ROOM for _ in range(ROOM)]
        for i, row in enumerate(outcomes.on_steps(self.step, ROOM)):
            for j, chance in enumerate(row):
                self.likely[i][j] = chance
        self.fill()

    def chance(self, mine: float, hers: float, dealing: bool) -> float:
        """The chance to win a game at these scores, both under the target; `dealing` says who deals next."""
        return 0.5 + self.after(EDGE, mine, hers, dealing) / 2

    def payment(self, mine: float, hers: float, dealing: bool) -> float:
        """What one is paid on the mean, in games or points as the rules have it; less than 0 for what one pays."""
        return self.after(PAID, mine, hers, dealing)

    def after(self, what: int, mine: float, hers: float, dealing: bool) -> float:
        """`EDGE` is the chance to win less that to lose, `PAID` what is paid, before a deal at these scores."""
        return self.between(what, mine, hers) if dealing else -self.between(what, hers, mine)

    # --- filling the tables ------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Go back from the end of the game; the sum of both scores falls."""
        for total in range(2 * self.size - 2, -1, -1):
            for mine in range(max(0, total - self.size + 1), total // 2 + 1):
                hers = total - mine
                for what in range(2):
                    self.enter(what, mine, hers)

    def enter(self, what: int, mine: int, hers: int) -> None:
        """Enter a score and the same with the seats changed: a deal without points leads from one to the other."""
        one = self.expected(what, mine, hers)
        other = self.expected(what, hers, mine)
        first = one
        second = other
        for _ in range(ROUNDS):
            kept = first
            first = one + self.likely[0][0] * self.passed_on(first, second)
            second = other + self.likely[0][0] * self.passed_on(second, kept)
        self.value[what][mine][hers] = first
        self.value[what][hers][mine] = second

    def expected(self, what: int, mine: int, hers: int) -> float:
        """What the next deal brings the dealer at these scores, in steps; without a deal that brings no points."""
        total = 0.0
        x = mine * self.step
        y = hers * self.step
        for i in range(ROOM):
            for j in range(ROOM):
                if self.likely[i][j] and i + j:
                    total += self.likely[i][j] * self.worth(what, x, y, i * self.step, j * self.step, True)
        return total

    # --- a deal ------------------------------------------------------------------------------------------------

    def between(self, what: int, mine: float, hers: float) -> float:
        """What a score is worth to the seat that deals next; between the places of the table in proportion."""
        i = min(mine / self.step, self.size - 1.0)
        j = min(hers / self.step, self.size - 1.0)
        low = min(whole(i), self.size - 2)
        down = min(whole(j), self.size - 2)
        i -= low
        j -= down
        below = (1 - j) * self.value[what][low][down] + j * self.value[what][low][down + 1]
        above = (1 - j) * self.value[what][low + 1][down] + j * self.value[what][low + 1][down + 1]
        return (1 - i) * below + i * above

    def edge(self, x: float, y: float, a: float, b: float, dealing: bool) -> float:
        """When `a` comes to the score `x` and `b` to hers, `y`: the chance to have won less hers, or `OPEN`."""
        if x + a < self.target:
            return OPEN if y + b < self.target else -1.0
        if y + b < self.target:
            return 1.0
        if self.at_once:
            return self.first(self.part(x, a), self.part(y, b))
        ahead = x + a - y - b
        if self.pone_first:
            ahead = self.dealer_first(x + a, y + b) if dealing else -self.dealer_first(y + b, x + a)
        return 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0

    def first(self, mine: float, hers: float) -> float:
        """The chance to be the first at the target less hers, when both need these parts of what is to come.

        The chances are as the odds `part / (slack - part)` of the other seat.
        """
        return self.slack * (hers - mine) / (self.slack * (mine + hers) - 2 * mine * hers) if mine + hers > 0 else 0.0

    def part(self, score: float, made: float) -> float:
        """The part of the points to come that brings a score to the target."""
        return (self.target - score) / made if score < self.target and made > 0 else 0.0

    def dealer_first(self, dealer: float, pone: float) -> int:
        """Whether the dealer (1) or the pone (-1) wins where both are there and the pone counts his brisques first."""
        return 1 if dealer - self.uncounted >= self.target > pone - self.uncounted else -1

    def paid(self, x: float, y: float, a: float, b: float, edge: float) -> float:
        """What the game pays on the mean when it ends like that, with this edge."""
        paid = 0.0
        if edge > -1:
            paid += (1 + edge) / 2 * self.taken(x, y, a, b)
        if edge < 1:
            paid -= (1 - edge) / 2 * self.taken(y, x, b, a)
        return paid

    def taken(self, won: float, lost: float, made: float, left: float) -> float:
        """What the winner is paid who makes so much from this score, while the loser would make `left`."""
        if self.at_once:
            left = min(left * self.part(won, made), self.target - lost)
            made = self.target - won
        if self.by_point:
            return max(0.0, won + made - lost - left)
        return 2.0 if lost + left < self.double_below else 1.0

    def worth(self, what: int, x: float, y: float, a: float, b: float, dealing: bool) -> float:
        """What it is worth after a deal in which `a` comes to the score `x` and `b` to hers; `dealing` in this deal."""
        edge = self.edge(x, y, a, b, dealing)
        if edge != OPEN:
            return self.paid(x, y, a, b, edge) if what == PAID else edge
        mine = self.between(what, x + a, y + b)
        hers = self.between(what, y + b, x + a)
        return self.passed_on(mine, hers) if dealing else -self.passed_on(hers, mine)

    def passed_on(self, mine: float, hers: float) -> float:
        """A score after a deal to who dealt, worth `mine` if that seat deals again, and to the other `hers` if not."""
        return (mine - hers) / 2 if self.last_trick_deals else -hers


def race_of(rules: Rules) -> Race:
    """The game to a target that these rules are about, reckoned when it is first asked for; raises ValueError."""
    return _race(_Same(rules))


class _Same:
    """Rules by what matters here, so that they can be looked up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.key = (
            *(rules.settlement, rules.target, rules.game_end, rules.end_tie, rules.brisques, rules.packs),
            *(rules.stake, rules.double_game_below, rules.next_dealer, rules.reuse.is_polish),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@cache
def _race(same: _Same) -> Race:
    return Race(same.rules, outcomes_for(same.rules))
