"""The tricks of a deal, as everybody at the table saw them; the last action can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bezique.game.events import Event, Played, Scored, TookTrick
from bezique.seats import Seat


@dataclass(frozen=True, slots=True)
class WholeTrick:
    """A trick: the card led, the answer, who took it, and the points that it brought at once."""

    led: Played
    answer: Played
    taken: Seat
    points: int


class Tricks:
    """Follows the actions of a deal. `led` is the card of a trick that is not whole."""

    def __init__(self) -> None:
        self.whole: list[WholeTrick] = []
        self.led: Played | None = None
        self._before: list[tuple[int, Played | None]] = []

    def follow(self, events: Sequence[Event]) -> None:
        """Take note of what an action did."""
        self._before.append((len(self.whole), self.led))
        answer: Played | None = None
        for place, event in enumerate(events):
            if isinstance(event, Played):
                self.led, answer = (event, None) if self.led is None else (self.led, event)
            elif isinstance(event, TookTrick) and self.led is not None and answer is not None:
                points = _points(events[place + 1 :], event.seat)
                self.whole.append(WholeTrick(self.led, answer, event.seat, points))
                self.led = None

    def back(self) -> None:
        """The last action is taken back."""
        count, self.led = self._before.pop()
        del self.whole[count:]

    def count(self, seat: Seat) -> int:
        """How many tricks a seat has taken."""
        return sum(trick.taken is seat for trick in self.whole)


def _points(events: Sequence[Event], seat: Seat) -> int:
    marked = (event for event in events if isinstance(event, Scored) and event.combination is None)
    return sum(event.points for event in marked if event.seat == seat)
