"""Taking luck off what was measured: the same means, in a narrower interval.

The luck of a pair is known beforehand to be nothing on average, and goes together with what came of the pair. A share
of it is taken off every figure; since that share comes from other pairs, the mean stays what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bezique.lab.pairs import PairResult
from bezique.lab.statistics import Estimate, estimate

USUAL, DOUBT = 0.6, 0.3
"""The share of luck that is taken off points before anything is known, and how far it may be off: one deviation."""

ENOUGH = 10
"""Pairs from which a share can be fitted: of fewer, two with nearly the same luck would give any share at all."""


class Adjuster:
    """Takes luck off one figure that comes pair by pair.

    The share of the luck that is taken off is fitted to the pairs before, and to none of the others; before there
    are `ENOUGH` it is `usual`, and until there are many it leans on that.
    """

    def __init__(self, usual: float = USUAL) -> None:
        self.usual = usual
        self.count = 0
        self._figure = self._luck = self._together = self._squares = self._spread = 0.0

    @property
    def share(self) -> float:
        """The share of the luck that is taken off the next figure."""
        if self.count < ENOUGH or self._spread == 0:
            return self.usual
        known = self._squares / (self._spread / (self.count - 1))
        fitted = self._together / self._squares if self._squares > 0 else self.usual
        doubt = 1 / DOUBT**2
        return (known * fitted + doubt * self.usual) / (known + doubt)

    def less_luck(self, figure: float, luck: float | None) -> float:
        """The next figure less its share of luck; None where luck was not weighed."""
        if luck is None:
            return figure
        out = figure - self.share * luck
        self.count += 1
        away = luck - self._luck
        self._luck += away / self.count
        beside = figure - self._figure
        self._figure += beside / self.count
        self._spread += beside * (figure - self._figure)
        self._squares += away * (luck - self._luck)
        self._together += away * (figure - self._figure)
        return out


Figure = Callable[[PairResult], float]


def difference(pair: PairResult) -> float:
    """Points a deal by which A was better in a pair."""
    return pair.difference


def adjusted(pairs: Iterable[PairResult], figure: Figure = difference, usual: float = USUAL) -> list[float]:
    """A figure of each pair less luck, in the order in which they were played."""
    adjuster = Adjuster(usual)
    return [adjuster.less_luck(figure(pair), pair.luck) for pair in pairs]


def mean_less_luck(pairs: Iterable[PairResult], figure: Figure = difference, usual: float = USUAL) -> Estimate:
    """The mean of a figure less luck, with its error over the pairs."""
    return estimate(adjusted(pairs, figure, usual))
