"""Random play of whole deals in the core: what `bezique simulate` and the benchmarks run.

Deal `n` of a seed is the same whatever the number of threads, compiled or interpreted: its chance is stream `n` of
the seed, its dealer the seat `n % 2`, and the checksum is the sum of a number for each deal.
"""

from __future__ import annotations

from bezique.cards import ordered_pack
from bezique.game.deal import Deal
from bezique.rules.model import Rules

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.chance import Chance

MASK64 = (1 << 64) - 1


class RandomPlay:
    """Plays deals at random and counts. One object for each thread.

    `decisions` counts menus with at least two entries, `forced` those with one, `windows` the windows opened for
    declaring; `total` and `squares` sum the scores of each seat and their squares; `scored` counts
    combinations, and in the places above them sevens and windows closed.
    """

    number: int
    last: int
    seed: int

    def __init__(self, rules: Rules) -> None:
        self.deal = Deal(rules, ordered_pack(rules.packs), 0)
        self.chance = Chance(0)
        self.checksum = self.decisions = self.forced = self.windows = self.deals = 0
        if not cython.compiled:
            self.total, self.squares, self.scored = [0.0] * 2, [0.0] * 2, [0] * 32

    def play(self, seed: int, first: int, last: int) -> None:
        """Play the deals of numbers `first` to `last` - 1 without holding the interpreter's lock."""
        self.number, self.last, self.seed = first, last, seed & MASK64
        with cython.nogil:
            self.run()

    def run(self) -> None:
        """Play deals one after another in the same memory."""
        while self.number < self.last:
            self.chance.seed(self.seed, self.number)
            self.deal.shuffle(self.chance)
            self.deal.start(self.number & 1)
            self.play_out()
            self.count_scores()
            self.number += 1

    def play_out(self) -> None:
        """Play the deal to its end, each choice drawn uniformly from the menu."""
        actions = forced = 0
        while self.deal.acting >= 0:
            number = self.deal.advance(self.chance)
            actions += 1
            if number < 0:
                forced += 1
                number = ~number
            if number >> 5 == 2:
                self.scored[number & 31] += 1
        self.forced += forced
        self.decisions += actions - forced

    def count_scores(self) -> None:
        """Add the finished deal to the figures."""
        self.deals += 1
        self.windows += self.deal.tricks
        for me in range(SEATS):
            self.total[me] += self.deal.points[me]
            self.squares[me] += self.deal.points[me] * self.deal.points[me]
        scores = scatter(scatter(self.deal.points[0]) ^ self.deal.points[1])
        self.checksum = wrap(self.checksum + (scores ^ self.chance.state))
