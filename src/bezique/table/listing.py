"""Where the points of a game came from, as a table lists it: what was scored, and what was announced and is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from bezique.cards import Card, Suit
from bezique.game.events import Event, PendingLost, Reason, TookTrick
from bezique.game.naming import points_of
from bezique.game.score_sheet import ScoreSheet, SheetLine
from bezique.rules.model import Rules
from bezique.rules.options import Value
from bezique.seats import Seat
from bezique.words import Saying, saying


class Listed(NamedTuple):
    """A line: the points and what for, by which option of the rules, at which trick (0 before the first)."""

    seat: Seat
    points: int
    what: Saying
    deal: int
    trick: int
    cards: tuple[Card, ...]
    rule: str
    value: Value
    lost: bool = False
    total: int = 0
    """The points of the game after it."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The score sheet, and its lines together with those for what was lost."""

    sheet: ScoreSheet = field(default_factory=ScoreSheet)
    lines: tuple[Listed, ...] = ()

    def add(self, events: Sequence[Event], trick: int, rules: Rules, barred: Suit | None = None) -> Listing:
        """The listing after what happened at this trick; `barred` is the suit that may not become trumps."""
        sheet, number = self.sheet.add(events), self.sheet.deals_over + 1
        fresh = sheet.lines[len(self.sheet.lines) :]
        lost = [event for event in events if isinstance(event, PendingLost)]
        if not fresh and not lost:
            return Listing(sheet, self.lines)
        trump = self.sheet.trump if sheet.trump is None else sheet.trump
        scored = [_scored(line, trick, events, rules) for line in fresh]
        gone = [_lost(event, number, trick, rules, (trump, barred)) for event in lost]
        return Listing(sheet, (*self.lines, *scored, *gone))


def _scored(line: SheetLine, trick: int, events: Sequence[Event], rules: Rules) -> Listed:
    scored = line.scored
    what = saying(f"for.{scored.reason}")
    if scored.combination is not None:
        what = saying("for.combination", combination=scored.combination, trump=line.trump)
    cards = scored.cards or _taken(events, scored.reason, rules)
    value = _value(rules, line.rule)
    return Listed(scored.seat, scored.points, what, line.deal, trick, cards, line.rule, value, total=line.game_total)


def _taken(events: Sequence[Event], reason: Reason, rules: Rules) -> tuple[Card, ...]:
    """The trick for which something was scored at once."""
    at_once = reason is Reason.LAST_TRICK or (reason is Reason.BRISQUES and not rules.brisques.counted_later)
    return next((event.cards for event in events if at_once and isinstance(event, TookTrick)), ())


def _lost(event: PendingLost, deal: int, trick: int, rules: Rules, trumps: tuple[Suit | None, Suit | None]) -> Listed:
    item, (trump, barred) = event.combination, trumps
    what = saying(f"for.lost_{event.why}", combination=item, trump=item.suit if item.suit == trump else None)
    key = f"combinations.{item.key(trump)}.points"
    points = points_of(rules, item, trump, barred)
    return Listed(event.seat, points, what, deal, trick, event.cards, key, _value(rules, key), lost=True)


def _value(rules: Rules, key: str) -> Value:
    """The value of an option."""
    group, _, name = key.partition(".")
    if group == "combinations":
        return rules.combinations.get(name.removesuffix(".points"))
    part = getattr(rules, group, None)
    return cast("Value", getattr(part, name) if name else part)
