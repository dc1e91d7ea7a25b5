"""The evaluator's network: rows of weights added up, two layers of rectified sums, four numbers.

The first is what a seat expects still to score, less what the adversary expects; it alone is needed to play. The
others, its own points still to come and the standard deviations of its own and of hers, are reckoned on demand from
the same sums. All are in units of `scale` points.

The sums of the last position of each seat are kept, and altered where the next one differs: that makes looking at all
entries of a menu cheap. `begin` makes the next sums afresh, so that rounding depends on nothing that went before.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from math import exp as expf

    from bezique.game._plain import SEATS
    from bezique.search._plain_sums import (
        HEAD,
        HEADS,
        LAST,
        OTHERS,
        OWN_POINTS,
        REST,
        SECOND,
        WIDTH,
        change_rows,
        list_changes,
        upper,
    )
    from bezique.search.features import INPUTS, ROOM, Features

SCALE = 100.0
"""Points for each unit of the numbers, where nothing else is said."""


SIZE = INPUTS * (WIDTH + 1) + REST
"""The number of weights."""


class Sums:
    """The sums of the last position of each seat; one object for each thread."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.first, self.direct = [[0.0] * WIDTH, [0.0] * WIDTH], [0.0, 0.0]
            self.seen = [[0] * ROOM, [0] * ROOM]
            self.one, self.two, self.others = [0.0] * WIDTH, [0.0] * SECOND, [0.0] * OTHERS
            self.plus, self.minus = [0] * ROOM, [0] * ROOM


class Net:
    """The weights. Any number of threads may use them at once, each with `Sums` of its own.

    `rest` holds the weights above the rows: the bias of the first layer, the second layer (for each row what it gives
    to all), its bias, the weights of the first number, its bias; then for each of the other numbers a bias and the
    weights of both layers.
    """

    def __init__(self, scale: float = SCALE) -> None:
        self.scale = scale
        if not cython.compiled:
            self.rows, self.straight = [0.0] * (WIDTH * INPUTS), [0.0] * INPUTS
            self.rest = [0.0] * REST

    def weights(self) -> array[float]:
        """All weights in a fixed order."""
        out = array("f")
        for i in range(WIDTH * INPUTS):
            out.append(self.rows[i])
        for i in range(INPUTS):
            out.append(self.straight[i])
        for i in range(REST):
            out.append(self.rest[i])
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
        for i in range(REST):
            self.rest[i] = next(place)

    def set_numbers(self, numbers: array[int], unit: float) -> None:
        """Take over weights that are so many units each; raises ValueError for a wrong number of them."""
        if len(numbers) != SIZE:
            raise ValueError(f"the evaluator has {SIZE} weights, not {len(numbers)}")
        for i in range(WIDTH * INPUTS):
            self.rows[i] = unit * numbers[i]
        place = WIDTH * INPUTS
        for i in range(INPUTS):
            self.straight[i] = unit * numbers[place + i]
        place += INPUTS
        for i in range(REST):
            self.rest[i] = unit * numbers[place + i]

    def points(self, features: Features) -> float:
        """The value of a position, in points."""
        sums = Sums()
        self.begin(sums)
        value: float = self.output(sums, features, 0) * self.scale
        return value

    def approach(self, other: Net, share: float) -> None:
        """Move the weights by a share of the way towards those of another; rows that it does not use stay."""
        for row in range(INPUTS):
            if other.straight[row] or other.rows[WIDTH * row]:
                for i in range(WIDTH * row, WIDTH * row + WIDTH):
                    self.rows[i] += share * (other.rows[i] - self.rows[i])
                self.straight[row] += share * (other.straight[row] - self.straight[row])
        for i in range(REST):
            self.rest[i] += share * (other.rest[i] - self.rest[i])

    def begin(self, sums: Sums) -> None:
        """Begin the sums of both seats anew."""
        for me in range(SEATS):
            sums.direct[me] = self.rest[LAST]
            for i in range(WIDTH):
                sums.first[me][i] = self.rest[i]
            for group in range(ROOM):
                sums.seen[me][group] = 0

    def output(self, sums: Sums, features: Features, me: int) -> float:
        """The first number for a position of a seat; row 0 is empty."""
        return self.output_from(sums, features, me, 0)

    def output_from(self, sums: Sums, features: Features, me: int, group: int) -> float:
        """As `output`, where no groups before this one differ from the last position."""
        changes = list_changes(sums.seen[me], features.row, group, features.size, sums.plus, sums.minus)
        direct = sums.direct[me]
        for i in range(changes):
            direct += self.straight[sums.plus[i]] - self.straight[sums.minus[i]]
        sums.direct[me] = direct
        change_rows(sums.first[me], self.rows, sums.plus, changes, sums.minus, changes)
        above = upper(sums.first[me], sums.one, sums.two, self.rest)
        return direct + above

    def outlook(self, sums: Sums) -> None:
        """Set `others` for the position that `output` was asked for last: own points, both deviations."""
        sums.others[OWN_POINTS] = self.head(sums, OWN_POINTS)
        for which in range(OWN_POINTS + 1, OTHERS):
            sums.others[which] = expf(max(-4.0, min(4.0, self.head(sums, which))))

    def head(self, sums: Sums, which: int) -> float:
        """One of the other numbers as it is reckoned."""
        first = HEADS + HEAD * which
        total = self.rest[first]
        for i in range(WIDTH):
            total += sums.one[i] * self.rest[first + 1 + i]
        for i in range(SECOND):
            total += sums.two[i] * self.rest[first + 1 + WIDTH + i]
        return total
