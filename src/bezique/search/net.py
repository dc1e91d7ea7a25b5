"""The evaluator's network: rows of weights added up, two layers of rectified sums, one number.

The number is what a seat expects still to score, less what the adversary expects, in hundreds of points. The sums of
the last position of each seat are kept, and altered where the next one differs: that makes looking at all entries of
a menu cheap. `begin` makes the next sums afresh, so that rounding depends on nothing that went before.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import SEATS
    from bezique.search._plain_sums import change_rows, list_changes, upper
    from bezique.search.features import INPUTS, ROOM, Features

    WIDTH, SECOND = 64, 32

SCALE = 100.0
"""Points for each unit of the output."""

SIZE = 8153 * 65 + 64 + 64 * 32 + 32 + 32 + 1
"""The number of weights."""


class Sums:
    """The sums of the last position of each seat; one object for each thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.first, self.direct = [[0.0] * WIDTH, [0.0] * WIDTH], [0.0, 0.0]
            self.seen = [[0] * ROOM, [0] * ROOM]
            self.one, self.two = [0.0] * WIDTH, [0.0] * SECOND
            self.plus, self.minus = [0] * ROOM, [0] * ROOM


class Net:
    """The weights. Any number of threads may use them at once, each with `Sums` of its own."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.rows, self.straight = [0.0] * (WIDTH * INPUTS), [0.0] * INPUTS
            self.bias, self.second = [0.0] * WIDTH, [0.0] * (SECOND * WIDTH)
            self.second_bias, self.third = [0.0] * SECOND, [0.0] * SECOND
        self.last_bias = 0.0

    def weights(self) -> array[float]:
        """All weights in a fixed order."""
        out = array("f")
        for i in range(WIDTH * INPUTS):
            out.append(self.rows[i])
        for i in range(INPUTS):
            out.append(self.straight[i])
        for i in range(WIDTH):
            out.append(self.bias[i])
        for i in range(WIDTH * SECOND):
            out.append(self.second[i])
        for i in range(SECOND):
            out.append(self.second_bias[i])
        for i in range(SECOND):
            out.append(self.third[i])
        out.append(self.last_bias)
        return out

    def set_weights(self, weights: array[float]) -> None:
        """Take over weights in the order of `weights`; raises ValueError for a wrong number of them."""
        if len(weights) != SIZE:
            raise ValueError(f"the evaluator has {SIZE} weights, not {len(weights)}")
        place = iter(weights)
        for i in range(WIDTH * INPUTS):
            self.rows[i] = next(place)
        for i in range(INPUTS):
            self.straight[i] = next(place)
        for i in range(WIDTH):
            self.bias[i] = next(place)
        for i in range(WIDTH * SECOND):
            self.second[i] = next(place)
        for i in range(SECOND):
            self.second_bias[i] = next(place)
        for i in range(SECOND):
            self.third[i] = next(place)
        self.last_bias = next(place)

    def points(self, features: Features) -> float:
        """The value of a position, in points."""
        sums = Sums()
        self.begin(sums)
        value: float = self.output(sums, features, 0) * SCALE
        return value

    def approach(self, other: Net, share: float) -> None:
        """Move the weights by a share of the way towards those of another."""
        for i in range(WIDTH * INPUTS):
            self.rows[i] += share * (other.rows[i] - self.rows[i])
        for i in range(INPUTS):
            self.straight[i] += share * (other.straight[i] - self.straight[i])
        for i in range(WIDTH):
            self.bias[i] += share * (other.bias[i] - self.bias[i])
        for i in range(WIDTH * SECOND):
            self.second[i] += share * (other.second[i] - self.second[i])
        for i in range(SECOND):
            self.second_bias[i] += share * (other.second_bias[i] - self.second_bias[i])
            self.third[i] += share * (other.third[i] - self.third[i])
        self.last_bias += share * (other.last_bias - self.last_bias)

    def begin(self, sums: Sums) -> None:
        """Begin the sums of both seats anew."""
        for me in range(SEATS):
            sums.direct[me] = self.last_bias
            for i in range(WIDTH):
                sums.first[me][i] = self.bias[i]
            for group in range(ROOM):
                sums.seen[me][group] = 0

    def output(self, sums: Sums, features: Features, me: int) -> float:
        """The output for a position of a seat; row 0 is empty."""
        changes = list_changes(sums.seen[me], features.row, ROOM, sums.plus, sums.minus)
        for i in range(changes):
            sums.direct[me] += self.straight[sums.plus[i]] - self.straight[sums.minus[i]]
        change_rows(sums.first[me], self.rows, sums.plus, changes, sums.minus, changes)
        above = upper(sums.first[me], sums.one, sums.two, self.second, self.second_bias, self.third)
        return sums.direct[me] + above
