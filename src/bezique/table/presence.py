"""Who is at the table, and for how long somebody has been away. Nothing of it is kept: who connects is here."""

from __future__ import annotations

from dataclasses import dataclass, field

from bezique.seats import Seat, next_seat


@dataclass
class Presence:
    """Times are milliseconds. `always` is the computer's seat; `patience` None where nobody can be claimed of."""

    always: Seat | None
    patience: int | None
    watchers: int = 0
    _here: set[Seat] = field(default_factory=set)
    _gone: dict[Seat, int] = field(default_factory=dict)
    _awaited: dict[Seat, int] = field(default_factory=dict)
    _open: set[Seat] = field(default_factory=set)

    def here(self, seat: Seat) -> bool:
        """Whether a seat is connected."""
        return seat == self.always or seat in self._here

    def counts(self, seat: Seat | None, devices: int, at: int) -> bool:
        """A player, or those who look on, are there from so many devices; whether that makes a difference."""
        if seat is None:
            before, self.watchers = self.watchers, devices
            return before != devices
        before, after = seat in self._here, devices > 0
        self._open -= set(Seat) if before != after else set()
        if after and not before:
            self._comes(seat, at)
        elif before and not after:
            self._goes(seat, at)
        return before != after

    def _comes(self, seat: Seat, at: int) -> None:
        self._here.add(seat)
        self._gone.pop(seat, None)
        self._awaited.pop(seat, None)
        other = next_seat(seat)
        if not self.here(other) and other not in self._gone:  # nobody has seen him since the server began
            self._gone[other] = self._awaited[other] = at

    def _goes(self, seat: Seat, at: int) -> None:
        self._here.discard(seat)
        self._gone[seat] = self._awaited[seat] = at

    def waits_for(self, seat: Seat, at: int) -> None:
        """The other player will wait for him some time more."""
        self._awaited[seat] = at
        self._open.clear()

    def away(self, seat: Seat, at: int) -> int:
        """For how many seconds he has been away."""
        return max(0, at - self._gone[seat]) // 1000 if seat in self._gone else 0

    def claim_in(self, seat: Seat, at: int) -> int | None:
        """Milliseconds until a seat may claim the game of the other; None while that one is here."""
        other = next_seat(seat)
        if self.patience is None or other not in self._awaited:
            return None
        return max(0, self._awaited[other] + self.patience - at)

    def next_claim(self, at: int) -> int | None:
        """The moment at which somebody who is here may begin to claim."""
        waiting = [self.claim_in(seat, at) for seat in self._here - self._open]
        return min((at + left for left in waiting if left is not None), default=None)

    def claims_open(self, at: int) -> bool:
        """Whether somebody may claim who could not the last time that this was asked."""
        fresh = {seat for seat in self._here - self._open if self.claim_in(seat, at) == 0}
        self._open |= fresh
        return bool(fresh)
