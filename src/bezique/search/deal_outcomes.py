"""What a deal comes to when good players play it: how likely each result is, from files of counted deals.

Each file (`search/outcomes/NAME.toml`) says how often the dealer made so many points and the pone so many. It is made
by `bezique equity RULES --count`; its first lines name the rules, the player and the seed.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bezique.rules.model import Rules

NAMES = ("standard", "polish")
"""The files there are."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The chance of each result of a deal: `chances[i][j]` that the dealer makes i steps of points, the pone j."""

    step: int
    chances: tuple[tuple[float, ...], ...]

    def on_steps(self, step: float, size: int) -> list[list[float]]:
        """The same with another step and `size` places for either; what is beyond the last place counts there.

        A result between two places is shared so that its mean stays.
        """
        table = [[0.0] * size for _ in range(size)]
        for dealer, row in enumerate(self.chances):
            for pone, chance in enumerate(row):
                if chance:
                    for i, part in _shared(dealer * self.step / step, size):
                        for j, other in _shared(pone * self.step / step, size):
                            table[i][j] += chance * part * other
        return table


def _shared(place: float, size: int) -> tuple[tuple[int, float], tuple[int, float]]:
    """The two whole places beside a place, and the share of each."""
    low = min(int(place), size - 1)
    above = min(place - low, 1.0)
    return (low, 1 - above), (min(low + 1, size - 1), above)


def outcomes_for(rules: Rules) -> Outcomes:
    """The results of deals like those of these rules; games for which none were counted take the standard ones."""
    return _read("polish" if rules.reuse.is_polish else "standard")


@cache
def _read(name: str) -> Outcomes:
    told = tomllib.loads((files("bezique.search") / "outcomes" / f"{name}.toml").read_text(encoding="utf-8"))
    rows = [[int(weight) for weight in row.split()] for row in told["weights"]]
    total = sum(map(sum, rows))
    return Outcomes(told["step"], tuple(tuple(weight / total for weight in row) for row in rows))
