"""What entries of a menu have come to in common worlds: means, and errors of differences."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from math import sqrt

    ENTRIES = 64


class Tally:
    """Sums over worlds of what up to 64 entries came to; entries are known by their place in a list.

    `whole` is set once the worlds are all that there are: then no error is left.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.places = [0] * ENTRIES
            self.sums, self.row = [0.0] * ENTRIES, [0.0] * ENTRIES
            self.products = [[0.0] * ENTRIES for _ in range(ENTRIES)]
        self.worlds = self.size = 0
        self.weight = self.squares = 0.0
        self.whole = False

    def keep(self, places: Sequence[int]) -> None:
        """From now on only these entries are noted, all of which were noted before."""
        self.size = len(places)
        for i, place in enumerate(places):
            self.places[i] = place

    def note(self, values: Sequence[float], weight: float = 1.0) -> None:
        """Note what the entries that are kept came to in one more world, in their order."""
        for i in range(self.size):
            self.row[i] = values[i]
        self.add(self.row, weight)

    def add(self, row: list[float], weight: float) -> None:
        """As `note`."""
        for i in range(self.size):
            own = self.places[i]
            self.sums[own] += weight * row[i]
            for j in range(i + 1):
                other = self.places[j]
                self.products[own][other] += weight * row[i] * row[j]
                self.products[other][own] = self.products[own][other]
        self.worlds += 1
        self.weight += weight
        self.squares += weight * weight

    def mean(self, place: int) -> float:
        """What an entry that is kept came to on average."""
        return self.sums[place] / self.weight

    def ahead(self, one: int, other: int) -> tuple[float, float]:
        """By how much one entry is ahead of another, and the standard error of that; both are kept."""
        mean = self.mean(one) - self.mean(other)
        square = self.products[one][one] - 2 * self.products[one][other] + self.products[other][other]
        return mean, self.error(mean, square)

    def apart(self, place: int) -> tuple[float, float]:
        """How far an entry is above the mean of those kept, and the standard error of that."""
        mean, cross, square = self.mean(place), 0.0, 0.0
        for i in range(self.size):
            mean -= self.mean(self.places[i]) / self.size
            cross += self.products[place][self.places[i]] / self.size
            for j in range(self.size):
                square += self.products[self.places[i]][self.places[j]] / (self.size * self.size)
        return mean, self.error(mean, self.products[place][place] - 2 * cross + square)

    def error(self, mean: float, square: float) -> float:
        """The standard error of a mean, from the sum of squares; 0 where it cannot be told."""
        if self.whole or self.worlds < 2:
            return 0.0
        number = self.weight * self.weight / self.squares
        return sqrt(max(square / self.weight - mean * mean, 0.0) / (number - 1))
