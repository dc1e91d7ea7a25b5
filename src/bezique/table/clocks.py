"""Clocks: none, so much a move, so much a game, or days a move. They follow the times at which lines were kept.

A move lasts as long as everybody sees the same seat to act at the same stage of the same trick, so that a clock tells
nothing of what a hand holds. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field
from typing import Literal

from bezique.seats import Seat

Kind = Literal["none", "move", "game", "days"]
LIMITS: dict[Kind, tuple[int, int]] = {
    "none": (0, 0),
    "move": (5, 3600),
    "game": (60, 6 * 3600),
    "days": (3600, 30 * 86400),
}
"""The fewest and the most seconds that each kind can have."""


@dataclass
class Clocks:
    """What each seat has used, and whose clock runs since when."""

    kind: Kind
    allowed: int
    running: Collection[Seat] = ()
    _used: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(Seat, 0))
    _since: int = 0
    _span: Hashable = None

    def follow(self, at: int, running: Collection[Seat], move: Hashable, *, game: int) -> None:
        """Something was done at this time: whose clocks run now, in which move of which game."""
        for seat in self.running:
            self._used[seat] += at - self._since
        span = game if self.kind == "game" else move
        if span != self._span:
            self._used = dict.fromkeys(Seat, 0)
        self.running, self._since, self._span = running, at, span

    def left(self, seat: Seat, at: int) -> int | None:
        """What a seat has left; None without clocks."""
        if self.kind == "none":
            return None
        used = self._used[seat] + (at - self._since if seat in self.running else 0)
        return max(0, self.allowed - used)

    def seconds(self, seat: Seat, at: int) -> int | None:
        """The same in seconds, the last one begun counted whole."""
        left = self.left(seat, at)
        return None if left is None else -(-left // 1000)

    @property
    def out_at(self) -> int | None:
        """When the next clock runs out."""
        if self.kind == "none":
            return None
        return min((self._since + self.allowed - self._used[seat] for seat in self.running), default=None)

    def out(self, at: int) -> Seat | None:
        """Whose clock has run out."""
        return next((seat for seat in self.running if self.left(seat, at) == 0), None)
