"""What a table has to remember of a game to show it: the tricks, the sheet, what was said; all of it for any viewer.

A `Story` follows the steps of a record. It is made anew from the lines, so it holds nothing that they do not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from bezique.cards import Suit
from bezique.game.events import Dealt, Event, Scored, events_for
from bezique.game.match import MatchEvent
from bezique.game.score_sheet import ScoreSheet
from bezique.game.settling import match_told
from bezique.game.spoken import is_hidden
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
    sees,
)
from bezique.record.commentary import remarks
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat
from bezique.table.listing import Listed, Listing
from bezique.table.messages import Said, ScoreLine
from bezique.table.tricks import Tricks
from bezique.table.worded import Worded
from bezique.words import REMEMBERED, Player, Saying

PLAYERS: PerSeat[str] = PerSeat(tuple(map(Player, Seat)))
"""What is told is made once for all; how each calls the players is put in when he hears it."""
VIEWERS: tuple[Seat | None, ...] = (Seat.SOUTH, Seat.NORTH, None)
"""Both seats, and those who look on."""

_UNTOLD = (DealEnds, GameEnds, PartieEnds, Sealed, Seeded, Unsealed)
"""Lines for checking: what they say was told with the act before them, or is shown with the table."""

_PLAYED = frozenset({"event.led", "event.led_laid", "event.played", "event.played_laid"})
"""Lines that bring nothing: the points are told with what a card did."""


class Entry(NamedTuple):
    """A line of the talk, as yet without names."""

    what: Saying
    trick: int
    deal: int
    seat: Seat | None = None
    spoken: bool = False
    points: int = 0

    def said(self, names: PerSeat[str], language: str) -> str:
        """The line in words, by the names that somebody knows."""
        return _said(self.what, names, language)


class Told(NamedTuple):
    """What a viewer saw, and the lines that tell him of it."""

    seen: tuple[Event, ...]
    entries: tuple[Entry, ...]


@dataclass(slots=True)
class Heard:
    """What one viewer was told: `count` is the number of his table, `logs` an entry for each act of the deal.

    `talk` and `sheet` are the lines of the deal and of the score in the words of each language.
    """

    names: PerSeat[str]
    count: int = 0
    begun: int = 0
    """His number when the deal had been dealt."""
    logs: list[tuple[Entry, ...]] = field(default_factory=list)
    talk: defaultdict[str, Worded[Entry, Said]] = field(default_factory=lambda: defaultdict(Worded))
    sheet: defaultdict[str, Worded[Listed, ScoreLine]] = field(default_factory=lambda: defaultdict(Worded))

    _last: tuple[tuple[Entry, ...], str, tuple[str, ...]] = ((), "", ())
    """What was put into words last: it is told, and then shown."""

    @property
    def log(self) -> list[Entry]:
        """All lines of the deal."""
        return [entry for entries in self.logs for entry in entries]

    def said(self, entries: tuple[Entry, ...], language: str) -> tuple[str, ...]:
        """Some lines in words."""
        last, spoken, texts = self._last
        if last is not entries or spoken != language:
            texts = tuple([entry.said(self.names, language) for entry in entries])
            self._last = entries, language, texts
        return texts


class Story:
    """Follows a game. The talk of a deal is kept for the viewers in `logs`."""

    def __init__(self, names: PerSeat[str], rules: Rules, logs: Collection[Seat | None] = VIEWERS) -> None:
        self.names, self.rules = names, rules
        self._logs = frozenset(logs)
        self.listing = Listing()
        self.tricks = Tricks()
        self.deal = 0
        self._listings: list[Listing] = []
        self._barred: Suit | None = None
        self.again = False
        """Whether the cards of the deal were played before."""
        self._before = self.listing
        self._aside: Listing | None = None
        self.closing: tuple[MatchEvent, ...] = ()
        self._names = {viewer: self._names_for(viewer) for viewer in VIEWERS}
        self.heard = {viewer: Heard(called) for viewer, called in self._names.items()}

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet."""
        return self.listing.sheet

    @property
    def _trick(self) -> int:
        """The number of the trick that lies, or lay last."""
        return len(self.tricks.whole) + (self.tricks.led is not None)

    def names_for(self, viewer: Seat | None) -> PerSeat[str]:
        """What the players are called to a viewer."""
        return self._names[viewer]

    def _names_for(self, viewer: Seat | None) -> PerSeat[str]:
        return PerSeat.of(lambda seat: "You" if seat == viewer else self.names[seat])

    def follow(self, step: Step) -> dict[Seat | None, Told]:
        """Take note of a step; what each viewer is told of it, for those who are told of it at all."""
        body = step.line.body
        if isinstance(body, NewDeal):
            self.deal = body.number
            self._begin(step, body)
        elif isinstance(body, Act):
            self._listings.append(self.listing)
            self.tricks.follow(step.events)
            self.listing = self.listing.add(step.events, self._trick, self.rules, self._barred)
        elif isinstance(body, Undo):
            self.again = self.again or body.whole
            left = 0 if body.whole else len(self._listings) - 1
            for _ in range(len(self._listings) - left):
                self.tricks.back()
            self.listing = [*self._listings, self.listing][left]
            self._listings = self._listings[:left]
        elif isinstance(body, Void):
            self.listing = self._before
        if isinstance(body, (NewDeal, Act, Undo, Resigns, Void)):
            self.closing = step.happened
        made: list[Told] = []
        public = events_for(step.events, None) == step.events  # what even those who look on see, all see
        return {
            viewer: self._tell(step, viewer, step.events if public else events_for(step.events, viewer), made)
            for viewer in VIEWERS
            if self._hears(step, viewer)
        }

    def _begin(self, step: Step, deal: NewDeal) -> None:
        self.again = deal.alone
        if self._aside is not None:  # the deal before stood alone
            self.listing, self._aside = self._aside, None
        if deal.alone:
            self._aside = self.listing
        self._before = self.listing
        if deal.alone or not step.match.deals:
            self.listing = Listing()
        self._barred = deal.barred
        self.listing = self.listing.add(step.events, 0, self.rules, deal.barred)
        self._listings, self.tricks = [], Tricks()
        for heard in self.heard.values():
            heard.logs = []

    def _hears(self, step: Step, viewer: Seat | None) -> bool:
        """Whether a viewer sees anything of a step; what he does not see leaves his log as long as the others'."""
        if not isinstance(step.line.body, _UNTOLD) and sees(step, viewer):
            return True
        self._keep(step, viewer, ())
        return False

    def _tell(self, step: Step, viewer: Seat | None, seen: tuple[Event, ...], made: list[Told]) -> Told:
        """The lines for a viewer, kept in his log. `made` are those for the others: most are told the same."""
        heard = self.heard[viewer]
        told = next((one for one in made if one.seen == seen), None)
        if told is None:
            told = Told(seen, tuple(self._entries(step, seen)))
            made.append(told)
        heard.count += 1
        if isinstance(step.line.body, NewDeal):
            heard.begun = heard.count
        self._keep(step, viewer, told.entries)
        return told

    def _keep(self, step: Step, viewer: Seat | None, entries: tuple[Entry, ...]) -> None:
        """The log of a viewer after a step."""
        body, heard = step.line.body, self.heard[viewer]
        if viewer not in self._logs:
            return
        if isinstance(body, Undo):
            heard.logs = heard.logs[: 1 if body.whole else -1]
        elif isinstance(body, (Act, NewDeal)):
            heard.logs.append(entries)

    def _entries(self, step: Step, seen: Iterable[Event]) -> Iterator[Entry]:
        body = step.line.body
        seat = body.seat if isinstance(body, Act) else None
        where = (self._trick, self.deal)
        events = tuple([event for event in seen if not isinstance(event, Dealt) and not is_hidden(event)])
        points = sum([event.points for event in events if isinstance(event, Scored)])
        lines = tuple(remarks(step if events == step.events else step._replace(events=events), PLAYERS))
        brings = next((at for at, what in enumerate(lines) if what.code not in _PLAYED), 0)
        for at, what in enumerate(lines):
            yield Entry(what, *where, seat, _is_speech(what), points if at == brings else 0)
        for what in match_told(step.happened, step.match, PLAYERS):
            yield Entry(what, *where)


@lru_cache(REMEMBERED)
def _said(what: Saying, names: PerSeat[str], language: str) -> str:
    return what.naming({str(seat): name for seat, name in names.items()}).said(language)


def _is_speech(what: Saying) -> bool:
    """Whether it is something that a player says himself."""
    return what.code == "say.by"
