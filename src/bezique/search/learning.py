"""Learning the evaluator from play against itself: TD(lambda), in batches of deals.

Deal `n` of a seed is played with stream `n` of that seed, its dealer the seat `n % 2`, so a run that is taken up
where it was left goes on exactly as it would have. While it goes on, chance in play and the size of the steps fall
along a fixed course; an average over the last weights is what is kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from bezique.rules.model import Rules
from bezique.search.net import SCALE

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import SEATS
    from bezique.game.chance import Chance
    from bezique.search._plain_sums import REST, WIDTH
    from bezique.search.adam import Adam
    from bezique.search.features import INPUTS, Features
    from bezique.search.net import Net
    from bezique.search.policy import Policy
    from bezique.search.self_play import SelfPlay

BATCH = 2
"""Deals between two steps, where nothing else is asked for."""

DECAY = 0.8
"""Lambda, from one note of a seat to its next; there are about two in a trick."""

HOT, COLD = 0.06, 0.018
"""The temperature of play in units of the net, at the beginning and at the end."""

ERRORS = 0.02
"""How often any entry of the menu is played."""

FAST, SLOW = 0.002, 0.0001
"""The size of the steps, at the beginning and at the end."""

WORLDS = 8
"""The worlds of a search that teaches."""

SHARE = 0.2
"""How many of the deals are played against frozen nets, if there are any."""

BLENDS, BLEND = 1000, 0.01
"""So many times in a run the average moves by this share towards the weights."""


class Learner:
    """A run of learning: `total` deals in all, `size` between two steps, the rules of `family` in turn.

    With `taught` this share of the decisions is searched in so many `worlds`, and learned from too. In a `share` of the
    deals one seat is played by a net of `against`, drawn by lot, which does not learn; with a share of 1 it learns how
    to beat just those.

    With `begin` the weights begin as those and the run takes the second half of the course only. A row of weights
    that nothing has called for yet is nothing; it begins with small numbers when it is first met.
    """

    def __init__(
        self,
        family: Sequence[Rules],
        seed: int,
        total: int,
        begin: Net | None = None,
        size: int = BATCH,
        scale: float = SCALE,
        taught: float = 0.0,
        worlds: int = WORLDS,
        against: Sequence[Net] = (),
        share: float = SHARE,
    ) -> None:
        self.taught, self.worlds = taught, worlds
        self.seed, self.total, self.size = seed, total, size
        self.blend_every = max(1, total // size // BLENDS)
        self.begun = 0.0 if begin is None else 0.5
        self.deals, self.loss, self.temperature = 0, 0.0, scale * HOT
        self.errors, self.decay = ERRORS, DECAY
        self.net, self.average = Net(scale), Net(scale)
        self.adam, self.chance, self.luck, self.features = Adam(), Chance(), Chance(), Features()
        self.streams, self.studied = 1 << 40, 0
        if not cython.compiled:
            self.known = [0] * INPUTS
        self.plays = [self._table(rules) for rules in family]
        self.share = share
        self.guests = [[Policy(rules, net) for net in against] for rules in family]
        self._begin(begin)

    def _table(self, rules: Rules) -> SelfPlay:
        return SelfPlay(rules, Policy(rules, self.net), self.taught, self.worlds)

    def _begin(self, begin: Net | None) -> None:
        if begin is None:
            self.luck.seed(self.seed, self.streams)
            for i in range(REST):
                self.net.rest[i] = self.average.rest[i] = self.small(0.15)
        else:
            self.net.set_weights(begin.weights())
            self.average.set_weights(begin.weights())
        self._find_known()

    def _find_known(self) -> None:
        for row in range(INPUTS):
            self.known[row] = self.net.straight[row] != 0 or self.net.rows[WIDTH * row] != 0

    def is_done(self) -> bool:
        """Whether all deals have been played."""
        return self.deals >= self.total

    @property
    def course(self) -> float:
        """How far the course has been run, from 0 to 1."""
        return self.begun + (1.0 - self.begun) * min(self.deals / self.total, 1.0)

    def batch(self) -> None:
        """Play and learn one batch."""
        self.temperature = self.net.scale * HOT * (COLD / HOT) ** self.course
        self.adam.begin(self.net)
        for _ in range(self.size):
            self.chance.seed(self.seed, self.deals)
            self._deal(self._seated(self.deals % len(self.plays)))
            self.deals += 1
        self.studied = self.adam.samples
        self.loss = self.adam.loss / max(self.adam.samples, 1)
        self.adam.finish(self.net, FAST * (SLOW / FAST) ** self.course)
        if self.deals // self.size % self.blend_every == 0:
            self.average.approach(self.net, BLEND)

    def _seated(self, number: int) -> SelfPlay:
        """The table of these rules, in a share of the deals with a guest in one seat."""
        play, guests = self.plays[number], self.guests[number]
        play.guest_seat = -1
        if guests and self.chance.pick(1000) < 1000 * self.share:
            play.guest = guests[self.chance.pick(len(guests))]
            play.guest_seat = self.chance.pick(2)
        return play

    def _deal(self, play: SelfPlay) -> None:
        with cython.nogil:
            play.play(self.chance, self.deals & 1, self.temperature, self.errors, self.decay)
            self.study(play)

    def study(self, play: SelfPlay) -> None:
        """Learn from the notes of a deal."""
        self.features.size = play.policy.features.size
        for i in range(play.size):
            for group in range(self.features.size):
                self.features.row[group] = play.rows[i][group]
                self.meet(play.rows[i][group])
            if play.seat[i] == SEATS:
                self.adam.learn_difference(self.net, self.features, play.target[i])
            else:
                self.adam.learn(
                    self.net,
                    self.features,
                    play.target[i],
                    play.own_target[i],
                    play.own_outcome[i],
                    play.her_outcome[i],
                )

    def study_note(self, play: SelfPlay, i: int) -> None:
        """Learn from a note of which all is known."""
        target, own = play.target[i], play.own_target[i]
        self.adam.learn(self.net, self.features, target, own, play.own_outcome[i], play.her_outcome[i])

    def meet(self, row: int) -> None:
        """Begin a row of weights that is met for the first time; row 0 stands for nothing."""
        if row and not self.known[row]:
            self.known[row] = True
            self.luck.seed(self.seed, self.streams + row)
            for i in range(WIDTH * row, WIDTH * row + WIDTH):
                self.net.rows[i] = self.average.rows[i] = self.small(0.05)
            self.net.straight[row] = self.average.straight[row] = self.small(0.05)

    def small(self, reach: float) -> float:
        """A number between `-reach` and `reach`, never 0."""
        return reach * (2 * self.luck.pick(1000) - 999) / 1000

    # --- keeping and taking up ---------------------------------------------------------------------------------

    def state(self) -> list[array[float]]:
        """All that a run needs to go on, besides the number of `deals`."""
        return [self.net.weights(), self.average.weights(), self.adam.means(), self.adam.squares()]

    def take_up(self, deals: int, state: Sequence[array[float]]) -> None:
        """Go on from a state; raises ValueError for one of another shape."""
        net, average, means, squares = state
        self.net.set_weights(net)
        self.average.set_weights(average)
        self.adam.set_moments(means, squares)
        self._find_known()
        self.deals = deals
