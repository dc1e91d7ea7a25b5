"""What a person does not keep in mind, and the chance of everything that goes wrong with him.

All chance comes from a seed and from what is the same throughout a deal, so that nothing that was forgotten comes
back, and that the same position is always played alike, however often it is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bezique.cards import KINDS, Rank
from bezique.game.chance import Chance

FINE = 1 << 30


class Luck:
    """Numbers of chance of one deal, each named by some whole numbers.

    `deal` are numbers that are the same throughout the deal.
    """

    def __init__(self, seed: int, deal: Iterable[int]) -> None:
        self.state = 0
        for number in (seed, *deal):
            self.state = self._mixed(number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Luck) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def _mixed(self, number: int) -> int:
        chance = Chance(self.state ^ number)
        return chance.below(FINE) << 30 | chance.below(FINE)

    def of(self, *names: int) -> float:
        """A number above 0 and below 1, always the same for the same names."""
        before = self.state
        for name in names:
            self.state = self._mixed(name)
        drawn, self.state = self.state >> 30, before
        return (drawn + 0.5) / FINE


class Memory:
    """Which of the cards played a person has forgotten.

    Of the high cards and trumps he keeps a number in mind: the more have been played, the smaller the share. Plain
    sevens, eights and nines are forgotten at once.
    """

    def __init__(self, luck: Luck, packs: int) -> None:
        self.marks = [[luck.of(0, kind, copy) for copy in range(packs)] for kind in range(KINDS)]

    def forgotten(self, size: int, gone: Sequence[int], trump: int | None) -> list[int]:
        """How many of each kind are forgotten, of those that are gone, by somebody who keeps `size` in mind."""
        noted = [kind & 7 >= Rank.JACK or kind >> 3 == trump for kind in range(KINDS)]
        notable = sum(count for count, note in zip(gone, noted, strict=True) if note)
        share = size / notable if notable else 1.0
        return [
            sum(mark >= share for mark in marks[:count]) if note else count
            for marks, count, note in zip(self.marks, gone, noted, strict=True)
        ]
