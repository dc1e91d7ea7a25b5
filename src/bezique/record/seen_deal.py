"""A deal as far as one seat saw it: told by its events, without the cards."""

from __future__ import annotations

from collections.abc import Iterable

from bezique.cards import Suit
from bezique.game.amendments import Cancel, Rubicon
from bezique.game.events import Amended, DealOver, Event, Rewound, Scored, TrumpMade, TurnedUp
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat


class SeenDeal:
    """What the events of a deal say of it so far: `scores`, `trump`, and at its end the result.

    It answers the questions that a `Match` asks of a finished deal.
    """

    def __init__(self, rules: Rules, dealer: Seat, seen: Iterable[Event]) -> None:
        self.rules = rules
        self.dealer = dealer
        self.scores = PerSeat.both(0, rules.seats)
        self.brisques = PerSeat.both(0, rules.seats)
        self.last_trick: Seat | None = None
        self.trump: Suit | None = None
        self.over = self.stopped = False
        self.rubiconed: Seat | None = None
        self.hear(tuple(seen))

    def hear(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Take note of what happened next; the events are given back."""
        for event in events:
            self._hear(event)
        return events

    def _hear(self, event: Event) -> None:
        match event:
            case TurnedUp(card):
                self.trump = card.suit
            case TrumpMade(suit):
                self.trump = suit
            case Scored(seat, points):
                self.scores = self.scores.having(seat, self.scores[seat] + points)
            case Rewound(trump):
                self.trump, self.over, self.stopped = trump, False, False
            case Amended(Rubicon(seat)):
                self.rubiconed = seat
            case Amended(Cancel()):
                self.over = True
            case DealOver(scores, brisques, last_trick, stopped):
                self.scores, self.brisques, self.last_trick = scores, brisques, last_trick
                self.stopped, self.over = stopped, True
            case _:
                pass

    def key(self) -> tuple[object, ...]:
        """A value that is equal for deals of which the same is known."""
        result = (self.brisques, self.last_trick, self.over, self.stopped)
        return (self.rules, self.dealer, self.scores, self.trump, *result)
