"""What a table has to remember of a game to show it: the tricks, the sheet, what was said; all of it for any viewer.

A `Story` follows the steps of a record. It is made anew from the lines, so it holds nothing that they do not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bezique.game.events import Dealt, Drew, Event, Opened, Scored, events_for
from bezique.game.match import MatchEvent
from bezique.game.score_sheet import ScoreSheet, SheetLine
from bezique.game.settling import match_told
from bezique.record import (
    Act,
    DealEnds,
    GameEnds,
    NewDeal,
    PartieEnds,
    Resigns,
    Sealed,
    Seeded,
    Step,
    Undo,
    Unsealed,
    Void,
    seen_line,
)
from bezique.record.commentary import remarks
from bezique.seats import PerSeat, Seat
from bezique.table.messages import Said, ScoreLine
from bezique.table.tricks import Tricks
from bezique.table.worded import Worded
from bezique.words import Saying

VIEWERS: tuple[Seat | None, ...] = (Seat.SOUTH, Seat.NORTH, None)
"""Both seats, and those who look on."""

_UNTOLD = (DealEnds, GameEnds, PartieEnds, Sealed, Seeded, Unsealed)
"""Lines for checking: what they say was told with the act before them, or is shown with the table."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the talk as one viewer hears it."""

    what: Saying
    trick: int
    deal: int
    seat: Seat | None = None
    spoken: bool = False
    points: int = 0


@dataclass(slots=True)
class Heard:
    """What one viewer was told: `count` is the number of his table, `logs` an entry for each act of the deal.

    `talk` and `sheet` are the lines of the deal and of the score in the words of each language.
    """

    count: int = 0
    begun: int = 0
    """His number when the deal had been dealt."""
    logs: list[tuple[Entry, ...]] = field(default_factory=list)
    talk: defaultdict[str, Worded[Entry, Said]] = field(default_factory=lambda: defaultdict(Worded))
    sheet: defaultdict[str, Worded[SheetLine, ScoreLine]] = field(default_factory=lambda: defaultdict(Worded))

    @property
    def log(self) -> list[Entry]:
        """All lines of the deal."""
        return [entry for entries in self.logs for entry in entries]


class Story:
    """Follows a game. `acts` holds the events of each act of the deal that still stands, the dealing first."""

    def __init__(self, names: PerSeat[str]) -> None:
        self.names = names
        self.sheet = ScoreSheet()
        self.acts: list[tuple[Event, ...]] = []
        self.tricks = Tricks()
        self.deal = 0
        self._sheets: list[ScoreSheet] = []
        self.again = False
        """Whether the cards of the deal were played before."""
        self._before = self.sheet
        self._aside: ScoreSheet | None = None
        self.closing: tuple[MatchEvent, ...] = ()
        self.heard = {viewer: Heard() for viewer in VIEWERS}

    def names_for(self, viewer: Seat | None) -> PerSeat[str]:
        """What the players are called to a viewer."""
        return PerSeat.of(lambda seat: "You" if seat == viewer else self.names[seat])

    def follow(self, step: Step) -> dict[Seat | None, tuple[Entry, ...]]:
        """Take note of a step; what each viewer is told of it, for those who are told of it at all."""
        body = step.line.body
        if isinstance(body, NewDeal):
            self.deal = body.number
            self._begin(step, body)
        elif isinstance(body, Act):
            self._sheets.append(self.sheet)
            self.sheet = self.sheet.add(step.events)
            self.acts.append(step.events)
            self.tricks.follow(step.events)
        elif isinstance(body, Undo):
            self.again = self.again or body.whole
            left = 0 if body.whole else len(self._sheets) - 1
            for _ in range(len(self._sheets) - left):
                self.tricks.back()
            self.sheet = [*self._sheets, self.sheet][left]
            self._sheets, self.acts = self._sheets[:left], self.acts[: 1 + left]
        elif isinstance(body, Void):
            self.sheet = self._before
        if isinstance(body, (NewDeal, Act, Undo, Resigns, Void)):
            self.closing = step.happened
        return {viewer: told for viewer in VIEWERS if (told := self._tell(step, viewer)) is not None}

    def _begin(self, step: Step, deal: NewDeal) -> None:
        self.again = deal.alone
        if self._aside is not None:  # the deal before stood alone
            self.sheet, self._aside = self._aside, None
        if deal.alone:
            self._aside = self.sheet
        self._before = self.sheet
        if deal.alone or not step.match.deals:
            self.sheet = ScoreSheet()
        self.sheet = self.sheet.add(step.events)
        self.acts, self._sheets, self.tricks = [step.events], [], Tricks()
        for heard in self.heard.values():
            heard.logs = []

    def _tell(self, step: Step, viewer: Seat | None) -> tuple[Entry, ...] | None:
        """The lines for a viewer, kept in his log; None where he sees nothing of the step."""
        body, heard = step.line.body, self.heard[viewer]
        visible = not isinstance(body, _UNTOLD) and seen_line(step, viewer) is not None
        heard.count += visible
        heard.begun = heard.count if isinstance(body, NewDeal) else heard.begun
        entries = tuple(self._entries(step, viewer)) if visible else ()
        if isinstance(body, Undo):
            heard.logs = heard.logs[: 1 if body.whole else -1]
        elif isinstance(body, (Act, NewDeal)):
            heard.logs.append(entries)
        return entries if visible else None

    def _entries(self, step: Step, viewer: Seat | None) -> Iterator[Entry]:
        names, body = self.names_for(viewer), step.line.body
        seat = body.seat if isinstance(body, Act) else None
        where = (len(self.tricks.whole), self.deal)
        events = tuple(event for event in events_for(step.events, viewer) if not hidden(event))
        points = sum(event.points for event in events if isinstance(event, Scored))
        for what in remarks(replace(step, events=events), names):
            yield Entry(what, *where, seat, _is_speech(what), points)
            points = 0
        for what in match_told(step.happened, step.match, names):
            yield Entry(what, *where)


def _is_speech(what: Saying) -> bool:
    """Whether it is something that a player says himself."""
    return what.code == "say.by"


def hidden(event: Event) -> bool:
    """Whether a viewer has nothing to be told of an event: a card that he does not see, a hand dealt, none opened."""
    if isinstance(event, Opened):
        return not event.cards
    return isinstance(event, Dealt) or (isinstance(event, Drew) and event.card is None)
