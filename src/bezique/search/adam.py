"""Fitting the evaluator: gradients of a batch, then one step of Adam on the rows of weights that it touched."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from bezique.search.net import SIZE

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from math import sqrt as sqrtf

    from bezique.search._plain_sums import (
        HEAD,
        HEADS,
        HER_SPREAD,
        LAST,
        OTHERS,
        OWN_POINTS,
        OWN_SPREAD,
        REST,
        SECOND,
        SECOND_BIAS,
        SECONDS,
        THIRD,
        WIDTH,
    )
    from bezique.search.features import INPUTS, Features
    from bezique.search.net import Net, Sums


class Adam:
    """The moments of all weights and the gradients of the batch that is being gathered."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.slope, self.mean, self.square = ([[0.0] * (WIDTH + 1) for _ in range(INPUTS)] for _ in range(3))
            self.rest_slope, self.rest_mean, self.rest_square = ([0.0] * REST for _ in range(3))
            self.turned = [[0.0] * WIDTH for _ in range(SECOND)]
            self.touched, self.is_touched = [0] * INPUTS, [0] * INPUTS
            self.back_one, self.back_two, self.errors = [0.0] * WIDTH, [0.0] * SECOND, [0.0] * OTHERS
        self.sums = Sums()
        self.touched_size = self.samples = 0
        self.zero, self.tiny = 0.0, 1e-6
        self.keep_mean, self.keep_square = 0.9, 0.995
        self.new_mean, self.new_square = 1 - 0.9, 1 - 0.995
        self.widest, self.farthest = 8.0, 16.0
        self.own_share, self.spread_share = 0.5, 0.1
        self.loss = 0.0
        self.share = self.rate = 0.0

    def begin(self, net: Net) -> None:
        """Begin a batch."""
        self.samples = self.touched_size = 0
        self.loss = 0.0
        for i in range(REST):
            self.rest_slope[i] = self.zero
        for i in range(WIDTH):
            for j in range(SECOND):
                self.turned[j][i] = net.rest[SECONDS + SECOND * i + j]

    def learn(
        self, net: Net, features: Features, target: float, own: float, own_outcome: float, her_outcome: float
    ) -> None:
        """Add the gradient of one position, from what was made of it, all in units of the net.

        `target` and `own` are the seat's points still to come, less those of the adversary and by themselves, as far
        as they are known; the outcomes are what either truly scored, from which the spreads are learned.
        """
        error = self.judge(net, features)
        net.outlook(self.sums)
        her_outcome -= self.sums.others[OWN_POINTS] - error
        self.errors[OWN_POINTS] = self.own_share * self.clipped(self.sums.others[OWN_POINTS] - own)
        self.errors[OWN_SPREAD] = self.spread_slope(
            own_outcome - self.sums.others[OWN_POINTS], self.sums.others[OWN_SPREAD]
        )
        self.errors[HER_SPREAD] = self.spread_slope(her_outcome, self.sums.others[HER_SPREAD])
        self.spread_out(net, features, error - target)

    def learn_difference(self, net: Net, features: Features, target: float) -> None:
        """Add the gradient of a position of which only the difference is known."""
        for which in range(OTHERS):
            self.errors[which] = self.zero
        self.spread_out(net, features, self.judge(net, features) - target)

    def judge(self, net: Net, features: Features) -> float:
        """The first number for a position."""
        net.begin(self.sums)
        return net.output(self.sums, features, 0)

    def spread_out(self, net: Net, features: Features, error: float) -> None:
        """Add the gradient of the position judged last, from its error in the first number and the other `errors`."""
        self.samples += 1
        self.loss += error * error
        error = self.clipped(error)
        self.back(net, error)
        for group in range(features.size):
            row = features.row[group]
            if row:
                self.touch(row)
                for i in range(WIDTH):
                    self.slope[row][i] += self.back_one[i]
                self.slope[row][WIDTH] += error

    def clipped(self, error: float) -> float:
        """An error, or the largest that counts."""
        return max(-self.widest, min(self.widest, error))

    def spread_slope(self, error: float, spread: float) -> float:
        """The gradient of a normal distribution's likelihood by the logarithm of its deviation."""
        off = error / spread
        return self.spread_share * (1 - min(off * off, self.farthest))

    def back(self, net: Net, error: float) -> None:
        """The gradients of the upper layers; sets `back_one` for the first."""
        for i in range(WIDTH):
            self.back_one[i] = self.zero
        for j in range(SECOND):
            self.back_two[j] = error * net.rest[THIRD + j]
            self.rest_slope[THIRD + j] += error * self.sums.two[j]
        self.rest_slope[LAST] += error
        self.back_others(net)
        for j in range(SECOND):
            if self.sums.two[j] > 0:
                self.rest_slope[SECOND_BIAS + j] += self.back_two[j]
                for i in range(WIDTH):
                    self.back_one[i] += self.back_two[j] * self.turned[j][i]
            else:
                self.back_two[j] = self.zero
        for i in range(WIDTH):
            if self.sums.one[i] > 0:
                self.rest_slope[i] += self.back_one[i]
                first = SECONDS + SECOND * i
                for j in range(SECOND):
                    self.rest_slope[first + j] += self.sums.one[i] * self.back_two[j]
            else:
                self.back_one[i] = self.zero

    def back_others(self, net: Net) -> None:
        """What the other numbers add to the gradients of both layers."""
        for which in range(OTHERS):
            first = HEADS + HEAD * which
            self.rest_slope[first] += self.errors[which]
            for i in range(WIDTH):
                self.rest_slope[first + 1 + i] += self.errors[which] * self.sums.one[i]
                self.back_one[i] += self.errors[which] * net.rest[first + 1 + i]
            for j in range(SECOND):
                self.rest_slope[first + 1 + WIDTH + j] += self.errors[which] * self.sums.two[j]
                self.back_two[j] += self.errors[which] * net.rest[first + 1 + WIDTH + j]

    def touch(self, row: int) -> None:
        """Begin the gradient of a row."""
        if not self.is_touched[row]:
            self.is_touched[row] = 1
            self.touched[self.touched_size] = row
            self.touched_size += 1
            for i in range(WIDTH + 1):
                self.slope[row][i] = self.zero

    def finish(self, net: Net, rate: float) -> None:
        """One step against the mean gradient of the batch."""
        self.share = 1.0 / self.samples if self.samples else 0.0
        self.rate = rate
        for place in range(self.touched_size):
            row = self.touched[place]
            self.is_touched[row] = 0
            for i in range(WIDTH):
                net.rows[WIDTH * row + i] -= self.row_step(row, i)
            net.straight[row] -= self.row_step(row, WIDTH)
        for i in range(REST):
            net.rest[i] -= self.rest_step(i)

    def row_step(self, row: int, i: int) -> float:
        """The step of one weight of a row."""
        slope = self.slope[row][i] * self.share
        self.mean[row][i] = self.keep_mean * self.mean[row][i] + self.new_mean * slope
        self.square[row][i] = self.keep_square * self.square[row][i] + self.new_square * slope * slope
        return self.rate * self.mean[row][i] / (sqrtf(self.square[row][i]) + self.tiny)

    def rest_step(self, i: int) -> float:
        """The step of one weight of the upper layers."""
        slope = self.rest_slope[i] * self.share
        self.rest_mean[i] = self.keep_mean * self.rest_mean[i] + self.new_mean * slope
        self.rest_square[i] = self.keep_square * self.rest_square[i] + self.new_square * slope * slope
        return self.rate * self.rest_mean[i] / (sqrtf(self.rest_square[i]) + self.tiny)

    def gradient(self, net: Net, features: Features, targets: Sequence[float]) -> array[float]:
        """The gradient of one position in the order of the net's weights, for tests; the batch is given up.

        The targets are the four of `learn`.
        """
        target, own, own_outcome, her_outcome = targets
        self.begin(net)
        self.learn(net, features, target, own, own_outcome, her_outcome)
        out = array("f")
        for row in range(INPUTS):
            for i in range(WIDTH):
                out.append(self.slope[row][i] if self.is_touched[row] else 0.0)
        for row in range(INPUTS):
            out.append(self.slope[row][WIDTH] if self.is_touched[row] else 0.0)
        for i in range(REST):
            out.append(self.rest_slope[i])
        for place in range(self.touched_size):
            self.is_touched[self.touched[place]] = 0
        return out

    # --- keeping and taking up ---------------------------------------------------------------------------------

    def means(self) -> array[float]:
        """The first moments of all weights."""
        out = array("f")
        for row in range(INPUTS):
            for i in range(WIDTH + 1):
                out.append(self.mean[row][i])
        for i in range(REST):
            out.append(self.rest_mean[i])
        return out

    def squares(self) -> array[float]:
        """The second moments of all weights."""
        out = array("f")
        for row in range(INPUTS):
            for i in range(WIDTH + 1):
                out.append(self.square[row][i])
        for i in range(REST):
            out.append(self.rest_square[i])
        return out

    def set_moments(self, means: array[float], squares: array[float]) -> None:
        """Take over what `means` and `squares` gave; raises ValueError for a wrong number of them."""
        if not len(means) == len(squares) == SIZE:
            raise ValueError(f"there are {SIZE} moments of each kind, not {len(means)} and {len(squares)}")
        first, second = iter(means), iter(squares)
        for row in range(INPUTS):
            for i in range(WIDTH + 1):
                self.mean[row][i], self.square[row][i] = next(first), next(second)
        for i in range(REST):
            self.rest_mean[i], self.rest_square[i] = next(first), next(second)
