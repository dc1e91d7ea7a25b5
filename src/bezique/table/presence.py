"""Who is at the table, and how long he has been waited for who is not.

Only the time counts in which the other player is at the table and waits. Times are milliseconds in which the server
was up. Who is here is never kept, for who connects is here; an `Absence` is, so that the waiting goes on with the next
server.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bezique.seats import Seat, next_seat


@dataclass(frozen=True, slots=True)
class Absence:
    """Gone since when; waited for how long so far, and besides since when, while the other is at the table."""

    gone: int
    waited: int = 0
    since: int | None = None

    def waits(self, at: int) -> Absence:
        """From now on the other is at the table."""
        return Absence(self.gone, self.waited, at) if self.since is None else self

    def rests(self, at: int) -> Absence:
        """Until now the other was at the table."""
        return Absence(self.gone, self.waited_at(at))

    def waited_at(self, at: int) -> int:
        """How long he has been waited for."""
        return self.waited + (0 if self.since is None else max(0, at - self.since))


@dataclass
class Presence:
    """`always` is the computer's seat; `patience` None where nobody can be claimed of."""

    always: Seat | None
    patience: int | None
    watchers: int = 0
    absent: dict[Seat, Absence] = field(default_factory=dict)
    _here: set[Seat] = field(default_factory=set)
    _open: set[Seat] = field(default_factory=set)

    def here(self, seat: Seat) -> bool:
        """Whether a seat is connected."""
        return seat == self.always or seat in self._here

    def go_on(self, absent: dict[Seat, Absence], until: int) -> None:
        """Go on from what an earlier server has kept: it waited until this moment at most."""
        self.absent |= {seat: one.rests(until) for seat, one in absent.items() if not self.here(seat)}

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
        self.absent.pop(seat, None)
        other = next_seat(seat)
        if not self.here(other):  # where nothing is kept of him, nobody has seen him since the server began
            self.absent[other] = self.absent.get(other, Absence(at)).waits(at)

    def _goes(self, seat: Seat, at: int) -> None:
        self._here.discard(seat)
        other = next_seat(seat)
        self.absent[seat] = Absence(at, since=at if other in self._here else None)
        if other in self.absent:
            self.absent[other] = self.absent[other].rests(at)

    def waits_for(self, seat: Seat, at: int) -> None:
        """The other player will wait for him some time more."""
        if seat in self.absent:
            self.absent[seat] = Absence(self.absent[seat].gone, since=at)
        self._open.clear()

    def away(self, seat: Seat, at: int) -> int:
        """For how many seconds he has been away."""
        return max(0, at - self.absent[seat].gone) // 1000 if seat in self.absent else 0

    def claim_in(self, seat: Seat, at: int) -> int | None:
        """Milliseconds until a seat may claim the game of the other; None while that one is here."""
        absence = self.absent.get(next_seat(seat))
        if self.patience is None or absence is None:
            return None
        return max(0, self.patience - absence.waited_at(at))

    def next_claim(self, at: int) -> int | None:
        """The moment at which somebody who is here may begin to claim."""
        if not self.absent:
            return None
        waiting = [self.claim_in(seat, at) for seat in self._here - self._open]
        return min((at + left for left in waiting if left is not None), default=None)

    def claims_open(self, at: int) -> bool:
        """Whether somebody may claim who could not the last time that this was asked."""
        fresh = {seat for seat in self._here - self._open if self.claim_in(seat, at) == 0}
        self._open |= fresh
        return bool(fresh)
