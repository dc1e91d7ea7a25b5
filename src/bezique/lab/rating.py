"""One number for each of many players: the ratings that fit all measured differences best.

As in the model of Bradley and Terry the strength of a contest is the difference of two ratings; but what is measured
are points a deal, so the ratings are points, and the fit is by weighted least squares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, sqrt

from bezique.lab.statistics import Estimate

LEAST_ERROR = 0.01
"""Points: a difference that was measured without any spread is not taken for more exact than this."""

Matchup = tuple[str, str]
"""Two players; a difference is that of the first less the second."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Ratings in points a deal, the weakest player at 0, and how well they agree with what was measured.

    `chi_square` is the sum of the squared misfits in standard errors; where results are transitive it is about
    `freedom`. `worst` is the contest that fits worst, with its misfit in standard errors; None without freedom.
    """

    ratings: Mapping[str, Estimate]
    chi_square: float
    freedom: int
    worst: tuple[Matchup, float] | None


def groups(matchups: Sequence[Matchup]) -> list[set[str]]:
    """The players, in groups that no contest connects."""
    found: list[set[str]] = []
    for pair in matchups:
        touching = [group for group in found if group & set(pair)]
        found = [group for group in found if group not in touching]
        found.append(set(pair).union(*touching))
    return found


def fit(measured: Mapping[Matchup, Estimate]) -> Fit:
    """The ratings of players that contests connect; an error is that of the difference to the weakest player.

    Contests without a finite error are left out, and those of a player with itself. Raises ValueError when the
    contests do not connect all the players.
    """
    known = {pair: seen for pair, seen in measured.items() if isfinite(seen.error) and pair[0] != pair[1]}
    if len(groups(list(known))) != 1:
        raise ValueError("only players that contests connect can be rated together")
    names = sorted({name for pair in known for name in pair})
    spread = _covariances(names, known)
    means = _means(names, known, spread)
    weakest = names.index(min(means, key=lambda name: means[name]))
    ratings = {
        name: Estimate(means[name] - means[names[weakest]], _error_of_difference(spread, at, weakest))
        for at, name in enumerate(names)
    }
    misfits = {pair: _misfit(pair, seen, means) for pair, seen in known.items()}
    freedom = len(known) - len(names) + 1
    worst = max(misfits.items(), key=lambda item: abs(item[1])) if freedom else None
    return Fit(ratings, sum(misfit**2 for misfit in misfits.values()), freedom, worst)


def _weight(seen: Estimate) -> float:
    return 1 / max(seen.error, LEAST_ERROR) ** 2


def _misfit(pair: Matchup, seen: Estimate, means: Mapping[str, float]) -> float:
    return (seen.mean - means[pair[0]] + means[pair[1]]) * sqrt(_weight(seen))


def _covariances(names: Sequence[str], known: Mapping[Matchup, Estimate]) -> list[list[float]]:
    """The covariances of the ratings, the first player held at 0."""
    size = len(names)
    weights = [[0.0] * size for _ in names]
    for (one, other), seen in known.items():
        i, j, weight = names.index(one), names.index(other), _weight(seen)
        weights[i][i] += weight
        weights[j][j] += weight
        weights[i][j] -= weight
        weights[j][i] -= weight
    inner = _inverse([row[1:] for row in weights[1:]])
    return [[0.0] * size, *([0.0, *row] for row in inner)]


def _means(
    names: Sequence[str], known: Mapping[Matchup, Estimate], spread: Sequence[Sequence[float]]
) -> dict[str, float]:
    pulls = dict.fromkeys(names, 0.0)
    for (one, other), seen in known.items():
        pulls[one] += seen.mean * _weight(seen)
        pulls[other] -= seen.mean * _weight(seen)
    return {
        name: sum(share * pulls[other] for share, other in zip(row, names, strict=True))
        for name, row in zip(names, spread, strict=True)
    }


def _error_of_difference(spread: Sequence[Sequence[float]], one: int, other: int) -> float:
    return sqrt(max(0.0, spread[one][one] + spread[other][other] - 2 * spread[one][other]))


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan with pivots from the diagonal."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
