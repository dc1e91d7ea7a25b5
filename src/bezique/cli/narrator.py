"""What happened, told to the person at the table: a sentence an event, and what the other declares as he says it."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cli.lines import wrapped
from bezique.cli.phrases import bezique_text
from bezique.cli.sitting import Sitting
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Score
from bezique.game.events import (
    Amended,
    Announced,
    DealOver,
    Dealt,
    Event,
    Exchanged,
    Scored,
    TookTrick,
    TrumpMade,
    TurnedUp,
    events_for,
)
from bezique.game.spoken import counted, declaration_line, is_hidden, spoken_lines
from bezique.record import Act, Step
from bezique.rules.combination import Family
from bezique.rules.model import BeziquePair
from bezique.seats import PerSeat, Seat
from bezique.words import sentence


class Narrator:
    """Tells of one sitting; `names` are "You" for the person and the seat of the other."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.names = PerSeat.of(lambda seat: "You" if seat == sitting.me else str(seat))

    def told(self, step: Step) -> list[str]:
        """The lines for a step that has just been done."""
        body = step.line.body
        events = list(events_for(step.events, self.sitting.me))
        if not isinstance(body, Act):
            return self.lines(events)
        if body.seat != self.sitting.me and self._in_window(body.action):
            return self._overheard(body, events)
        if isinstance(body.action, Done):
            return self._silence(body.seat) + self.lines(events)
        if any(map(_is_said, events)) and self._in_window(body.action):
            return self._declared(body.seat, events)
        return self.lines(events) + self._reminders(events)

    def _in_window(self, action: Action) -> bool:
        """Whether the action just done belongs to a window."""
        if isinstance(action, Exchange):
            return self.sitting.deal.stage == "window"
        return isinstance(action, (Score, Announce, Choose, Done))

    def _overheard(self, body: Act, events: Sequence[Event]) -> list[str]:
        """What the other does after winning a trick is told when he is done, in one sentence."""
        if not isinstance(body.action, Done) and not any(isinstance(event, DealOver) for event in events):
            return []
        heard = self.window() if isinstance(body.action, Done) else [*self.window(), *events]
        rest = events if isinstance(body.action, Done) else []
        return [*self._declaration(body.seat, heard), *self.lines(rest)]

    def window(self) -> list[Event]:
        """What was done since the last trick, before the act just done."""
        heard: list[Event] = []
        for events in reversed(self.sitting.story[:-1]):
            if any(isinstance(event, TookTrick) for event in events):
                break
            heard[:0] = [] if any(isinstance(event, Amended) for event in events) else events
        return heard

    def _declaration(self, seat: Seat, heard: Sequence[Event]) -> list[str]:
        said = [event for event in heard if isinstance(event, (Announced, Scored))]
        cards = [sentence("event.four", {"cards": list(map(str, event.cards))}) for event in said if _is_four(event)]
        others = self.lines([event for event in heard if event not in said])
        return [*self._line(seat, said), *(part for text in cards for part in wrapped(text)), *others]

    def _declared(self, seat: Seat, events: Sequence[Event]) -> list[str]:
        """What the person has just declared, with what he declared before it for this trick, and what waits.

        "Forty for bezique, and twenty to score" (laws 6.2).
        """
        said = [event for event in (*self.window(), *events) if isinstance(event, (Announced, Scored))]
        if not any(isinstance(event, Scored) for event in said):
            return self.lines(events)
        exchanged = [event for event in events if isinstance(event, Exchanged)]
        others = [event for event in events if event not in said and event not in exchanged]
        return [*self.lines(exchanged), *self._line(seat, said), *self.lines(others)]

    def _line(self, seat: Seat, said: Sequence[Event]) -> list[str]:
        line = declaration_line(said, self.sitting.waiting(seat), self.sitting.trump, self.names[seat])
        return wrapped(line)

    def _silence(self, seat: Seat) -> list[str]:
        """Who declares nothing new still says what waits (laws 6.2)."""
        if any(isinstance(event, (Announced, Scored)) for event in self.window()):
            return []
        return self._waiting(seat)

    def _reminders(self, events: Sequence[Event]) -> list[str]:
        """The loser of a trick says what waits to be scored."""
        taken = next((event for event in events if isinstance(event, TookTrick)), None)
        if taken is None or self.sitting.deal.phase > 1:
            return []
        return [line for seat in Seat if seat != taken.seat for line in self._waiting(seat)]

    def _waiting(self, seat: Seat) -> list[str]:
        return self._line(seat, [])

    def lines(self, events: Sequence[Event]) -> list[str]:
        """These events, a sentence each, without what the person cannot see and what is nothing."""
        told = [event for event in events if not isinstance(event, Dealt) and not is_hidden(event)]
        lines = spoken_lines(counted(told, self.sitting.rules), self.names, self.sitting.trump)
        if any(isinstance(event, (TrumpMade, TurnedUp)) for event in told):
            lines += self._bezique()
        return [part for line in lines for part in wrapped(line)]

    def _bezique(self) -> list[str]:
        """What bezique is now, where trumps decide it (laws 3.8, 3.11)."""
        rules = self.sitting.rules
        if rules.bezique_pair is BeziquePair.FIXED_SQ_DJ or "bezique" not in rules.combinations:
            return []
        return [f"Bezique is {bezique_text(rules, self.sitting.trump)}."]


def _is_said(event: Event) -> bool:
    return isinstance(event, (Announced, Scored))


def _is_four(event: Announced | Scored) -> bool:
    return event.combination is not None and event.combination.family is Family.FOURS
