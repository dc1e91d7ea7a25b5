"""The log of a deal by hand: what happened and what was said, told again from the record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bezique.cli.hand_record import done_in, said_in, steps_since_laid
from bezique.cli.hand_telling import HandNarrator
from bezique.cli.lines import wrapped
from bezique.game.events import Event, events_for
from bezique.game.spoken import counted, is_hidden, spoken_lines
from bezique.laws.hands import acts
from bezique.record import Amend, NewDeal

NOTHING = "Nothing has happened in this deal yet."


def log_lines(teller: HandNarrator) -> list[str]:
    """All that has happened since the pack was laid before the dealer, and what ended the deal and is not scored."""
    log = _Log(teller)
    ruling, dealing, dealt = False, True, False
    for step in steps_since_laid(teller.sitting):
        done = done_in(step.line.comment)
        if done is not None:
            ruling, dealing = isinstance(done[1], (acts.Claim, acts.Option)), not dealt
        if step.line.body is None:
            log.say(teller.said(said_in(step.line.comment)))
        elif not isinstance(step.line.body, Amend):
            log.happened(step.events)
            dealt = dealt or isinstance(step.line.body, NewDeal)
        else:
            log.say(teller.happened(step, ruled=ruling, dealing=dealing))
    log.happened(teller.ending)
    return log.told() or wrapped(NOTHING)


class _Log:
    """Lines, and events that are still to be told, so that a trick is told with what it brought."""

    def __init__(self, teller: HandNarrator) -> None:
        self.teller = teller
        self._lines: list[str] = []
        self._events: list[Event] = []

    def happened(self, events: Iterable[Event]) -> None:
        """Events of the deal, as the person saw them."""
        self._events += [event for event in events_for(events, self.teller.sitting.me) if not is_hidden(event)]

    def say(self, lines: Sequence[str]) -> None:
        """Lines that come after the events so far."""
        if lines:
            self.told()
            self._lines += lines

    def told(self) -> list[str]:
        """All lines so far."""
        sitting = self.teller.sitting
        lines = spoken_lines(counted(self._events, sitting.rules), self.teller.names, sitting.trump)
        self._events = []
        self._lines += [part for line in lines for part in wrapped(line)]
        return self._lines
