"""Fitting the evaluator: gradients of a batch, then one step of Adam on the rows of weights that it touched."""

from __future__ import annotations

from array import array

from bezique.search.net import SIZE

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from math import sqrt as sqrtf

    from bezique.search.features import GROUPS, INPUTS, Features
    from bezique.search.net import SECOND, WIDTH, Net, Sums

    REST = 64 + 64 * 32 + 32 + 32 + 1


class Adam:
    """The moments of all weights and the gradients of the batch that is being gathered."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.slope, self.mean, self.square = ([[0.0] * (WIDTH + 1) for _ in range(INPUTS)] for _ in range(3))
            self.rest_slope, self.rest_mean, self.rest_square = ([0.0] * REST for _ in range(3))
            self.turned = [[0.0] * WIDTH for _ in range(SECOND)]
            self.touched, self.is_touched = [0] * INPUTS, [0] * INPUTS
            self.back_one, self.back_two = [0.0] * WIDTH, [0.0] * SECOND
        self.sums = Sums()
        self.touched_size = self.samples = 0
        self.zero, self.tiny = 0.0, 1e-6
        self.keep_mean, self.keep_square = 0.9, 0.995
        self.new_mean, self.new_square = 1 - 0.9, 1 - 0.995
        self.widest = 4.0
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
                self.turned[j][i] = net.second[SECOND * i + j]

    def learn(self, net: Net, features: Features, target: float) -> None:
        """Add the gradient of one position."""
        net.begin(self.sums)
        error = net.output(self.sums, features, 0) - target
        self.loss += error * error
        error = max(-self.widest, min(self.widest, error))
        self.samples += 1
        for i in range(WIDTH):
            self.back_one[i] = self.zero
        self.back(net, error)
        for group in range(GROUPS):
            row = features.row[group]
            if row:
                self.touch(row)
                for i in range(WIDTH):
                    self.slope[row][i] += self.back_one[i]
                self.slope[row][WIDTH] += error

    def back(self, net: Net, error: float) -> None:
        """The gradients of the upper layers; sets `back_one` for the first."""
        after = WIDTH + WIDTH * SECOND
        self.rest_slope[after + 2 * SECOND] += error
        for j in range(SECOND):
            self.back_two[j] = self.zero
            if self.sums.two[j] > 0:
                self.back_two[j] = error * net.third[j]
                self.rest_slope[after + j] += self.back_two[j]
                self.rest_slope[after + SECOND + j] += error * self.sums.two[j]
                for i in range(WIDTH):
                    self.back_one[i] += self.back_two[j] * self.turned[j][i]
        for i in range(WIDTH):
            if self.sums.one[i] > 0:
                self.rest_slope[i] += self.back_one[i]
                first = WIDTH + SECOND * i
                for j in range(SECOND):
                    self.rest_slope[first + j] += self.sums.one[i] * self.back_two[j]
            else:
                self.back_one[i] = self.zero

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
        for i in range(WIDTH):
            net.bias[i] -= self.rest_step(i)
            for j in range(SECOND):
                net.second[SECOND * i + j] -= self.rest_step(WIDTH + SECOND * i + j)
        after = WIDTH + WIDTH * SECOND
        for j in range(SECOND):
            net.second_bias[j] -= self.rest_step(after + j)
            net.third[j] -= self.rest_step(after + SECOND + j)
        net.last_bias -= self.rest_step(after + 2 * SECOND)

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
