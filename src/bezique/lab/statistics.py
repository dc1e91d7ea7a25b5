"""Means with intervals, the sequential test, and games made of measured deals.

The unit is always the pair: the two deals of one pack belong together, pairs are independent of each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot, inf, isfinite, log, sqrt

from bezique.game.chance import Chance
from bezique.game.match import DealResult, race_winner
from bezique.rules.model import NextDealer, Rules
from bezique.seats import PerSeat, Seat, next_seat

NORMAL_95 = 1.96
"""Half of a 95 % interval, in standard errors."""

STEP = 10
"""All points are multiples of it."""

GAMES = 20_000
"""The games that are made of the measured deals."""

LONGEST_GAME = 1_000
"""Deals after which a game that comes to no end is left drawn."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error; `str()` gives the mean and half of the 95 % interval."""

    mean: float
    error: float

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return NORMAL_95 * self.error

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + self.half

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {shown(self.half)}"


def shown(half: float) -> str:
    """Half of an interval as it is told; of a single value nothing is known."""
    return f"{half:.1f}" if isfinite(half) else "?"


class Running:
    """Mean and variance of numbers that come one by one."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Take in one more number."""
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self._squares += away * (value - self.mean)

    @property
    def variance(self) -> float:
        """The unbiased variance; infinite for fewer than two numbers."""
        return self._squares / (self.count - 1) if self.count > 1 else inf

    @property
    def estimate(self) -> Estimate:
        """The mean and its standard error."""
        return Estimate(self.mean, sqrt(self.variance / self.count) if self.count else inf)


def estimate(values: Iterable[float]) -> Estimate:
    """The mean of independent numbers, and its standard error."""
    return Running(values).estimate


class Verdict(StrEnum):
    """What a sequential test decides for."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test of two mean differences, `low` and `high` points a deal.

    The generalised form for an unknown variance: the numbers count as normal with the variance measured so far.
    `alpha` is the chance to decide for `high` where the truth is `low`, `beta` that of the opposite error. Nothing
    is decided before `least` pairs: rare large differences have to be seen before the variance is known.
    Raises ValueError unless low < high.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05
    least: int = 100

    def __post_init__(self) -> None:
        if not -inf < self.low < self.high < inf:
            raise ValueError(f"the sequential test needs two numbers, the lower first, not {self.low} and {self.high}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratios (logarithms) at and beyond which the test decides for `low` and for `high`."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, seen: Running) -> float:
        """The logarithm of the likelihood ratio of `high` to `low`; 0 for fewer than two pairs."""
        toward = seen.count * (self.high - self.low) * (2 * seen.mean - self.low - self.high) / 2
        if seen.count < 2 or toward == 0:
            return 0.0
        return toward / seen.variance if seen.variance > 0 else inf if toward > 0 else -inf

    def verdict(self, seen: Running) -> Verdict | None:
        """What the test decides after these pairs; None while it goes on."""
        lower, upper = self.bounds
        ratio = self.ratio(seen)
        if seen.count < self.least or lower < ratio < upper:
            return None
        return Verdict.HIGH if ratio >= upper else Verdict.LOW

    def pairs_needed(self, seen: Running) -> float:
        """How many pairs the test takes in all if it goes on as before; infinite where it gets nowhere."""
        ratio = self.ratio(seen)
        bound = self.bounds[ratio > 0]
        return max(self.least, seen.count * bound / ratio) if ratio else inf


@dataclass(frozen=True, slots=True)
class GamesWon:
    """The share of games to the target that the player in the South seat wins, with a 95 % interval."""

    share: float
    low: float
    high: float


def games_won(
    pairs: Sequence[tuple[DealResult, DealResult]], rules: Rules, difference: Estimate, games: int = GAMES
) -> GamesWon:
    """The games that South would win, made of measured deals drawn at random with replacement.

    The deals of a game follow each other as the rules say, and reaching the target counts at the end of a deal. Points
    are moved from one player to the other until the mean difference a deal is that of `difference`, and for the ends of
    the interval until it lies at the ends of that; the chance of so many games is added. That chance has the same seed
    every time.
    """
    made = _Games(rules, PerSeat.of(lambda dealer: _dealt_by(pairs, dealer)), games)
    played = [deal.scores[Seat.SOUTH] - deal.scores[Seat.NORTH] for pair in pairs for deal in pair]
    base = difference.mean - sum(played) / len(played)
    share, half = made.share(base), difference.half
    if not isfinite(half):
        return GamesWon(share, 0.0, 1.0)
    noise = NORMAL_95 * sqrt(share * (1 - share) / games)
    low, high = (hypot(noise, share - made.share(base + moved)) for moved in (-half, half))
    return GamesWon(share, max(0.0, share - low), min(1.0, share + high))


def _dealt_by(pairs: Sequence[tuple[DealResult, DealResult]], dealer: Seat) -> list[DealResult]:
    return [deal for pair in pairs for deal in pair if deal.dealer == dealer]


@dataclass(frozen=True, slots=True)
class _Games:
    """Where games are made from: the deals of each dealer."""

    rules: Rules
    pools: PerSeat[list[DealResult]]
    games: int

    def share(self, moved: float) -> float:
        """The share won when `moved` points a deal are added to the difference on average."""
        chance = Chance(0)
        won = (self.game(Seat(number % 2), moved, chance) for number in range(self.games))
        return sum(won) / self.games

    def game(self, dealer: Seat, moved: float, chance: Chance) -> float:
        """Play one game: 1 if South wins it, 0 if he loses, a half if it comes to no end."""
        south = north = 0
        for _ in range(LONGEST_GAME):
            pool = self.pools[dealer]
            deal = pool[chance.below(len(pool))]
            step = _step(moved, chance)
            south, north = south + deal.scores[0] + step, north + deal.scores[1] - step
            if south >= self.rules.target or north >= self.rules.target:
                winner = race_winner(self.rules, PerSeat((south, north)), deal)
                if winner is not None:
                    return float(winner == Seat.SOUTH)
            dealer = self.next_dealer(deal)
        return 0.5

    def next_dealer(self, deal: DealResult) -> Seat:
        if self.rules.next_dealer is NextDealer.LAST_TRICK and deal.last_trick is not None:
            return deal.last_trick
        return next_seat(deal.dealer)


def _step(moved: float, chance: Chance) -> int:
    """Points that go to South and off North: a multiple of ten at random, on average half of `moved`."""
    if moved == 0:
        return 0
    steps = moved / (2 * STEP)
    whole = int(steps // 1)
    return STEP * (whole + (chance.below(1_000_000) < (steps - whole) * 1_000_000))
