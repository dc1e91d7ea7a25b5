"""A small, fast and reproducible source of chance for simulations and searches (never for a serious deal)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *


class Chance:
    """SplitMix64: the same numbers on every machine, compiled or interpreted.

    `state` is the whole state; `Chance(state)` goes on from there.

    >>> chance = Chance(1)
    >>> [chance.below(6) for _ in range(8)]
    [3, 4, 4, 1, 4, 1, 5, 2]
    """

    def __init__(self, state: int = 0) -> None:
        self.state = state & 0xFFFFFFFFFFFFFFFF

    def seed(self, seed: int, number: int) -> None:
        """Begin stream `number` of `seed`: streams are independent of each other."""
        self.state = scatter(step(scatter(step(seed)) ^ number))

    def next64(self) -> int:
        """The next 64 random bits."""
        self.state = step(self.state)
        return scatter(self.state)

    def pick(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, by multiplication of the upper 32 bits (bias under 2**-24)."""
        return ((self.next64() >> 32) * bound) >> 32

    def below(self, bound: int) -> int:
        """As `pick`, for Python; raises ValueError unless `bound` is positive and under 2**31."""
        if not 0 < bound < 2147483648:
            raise ValueError(f"a bound is positive and under 2**31, not {bound}")
        return self.pick(bound)
