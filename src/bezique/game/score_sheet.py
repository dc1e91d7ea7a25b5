"""The running score of a game, line by line: who marked how many points, and for what.

A `ScoreSheet` is a value that grows by the events of the deals. Every line knows its cards, the rule that pays it
and both running totals, so that "where does this come from" has an answer for each point; the sums of the lines are
the scores, and a sheet that disagrees with the deal's own score says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from textwrap import wrap

from bezique.cards import Card, Suit
from bezique.errors import BrokenInvariant
from bezique.game.events import DealOver, Event, Scored, TrumpMade, TurnedUp
from bezique.game.points import Reason
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat

_RULE_KEYS = {
    Reason.BRISQUES: "brisques",
    Reason.LAST_TRICK: "last_trick.points",
    Reason.SEVEN_TURNED: "seven.turned_to_dealer",
    Reason.SEVEN_EXCHANGED: "seven.points",
    Reason.SEVEN_SHOWN: "seven.points",
    Reason.SEVEN_PLAYED: "seven.points",
    Reason.SEVEN_TAKEN: "seven.points",
    Reason.CARTE_BLANCHE: "carte_blanche.points",
    Reason.CARTE_BLANCHE_DRAW: "carte_blanche.points",
}

_NO_POINTS: PerSeat[int] = PerSeat((0, 0))


def rule_key(scored: Scored, trump: int | None) -> str:
    """The key of the rules that pays these points, "" where no option does (the packet lifted, the guess)."""
    if scored.combination is not None:
        return f"combinations.{scored.combination.key(trump)}.points"
    return _RULE_KEYS.get(scored.reason, "")


@dataclass(frozen=True, slots=True)
class SheetLine:
    """Points marked for one reason.

    `number` and `deal` count from 1; the totals are those of `scored.seat` with this line.
    """

    number: int
    deal: int
    scored: Scored
    rule: str
    deal_total: int
    game_total: int

    @property
    def trump(self) -> Suit | None:
        """The suit of a marriage or sequence that was paid as one in trumps; None for all else."""
        suit = None if self.scored.combination is None else self.scored.combination.suit
        return suit if suit is not None and self.rule == rule_key(self.scored, suit) else None


@dataclass(frozen=True, slots=True)
class Origin:
    """All the points a player has from one source: `times` markings under one rule, `points` together."""

    reason: Reason
    combination: Combination | None
    rule: str
    times: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score of one game.

    `game` and `deal` are the points brought forward: those of the game before the first deal on the sheet, and those
    already made in that deal, when the sheet begins in its middle. `trump` is the trump suit as far as it is known.
    """

    game: PerSeat[int] = _NO_POINTS
    deal: PerSeat[int] = _NO_POINTS
    lines: tuple[SheetLine, ...] = ()
    deals_over: int = 0
    trump: Suit | None = None

    @property
    def deal_scores(self) -> PerSeat[int]:
        """The points of the running deal, or of the last one when it is over and no new one has begun to score."""
        return self.scores_of(self.lines[-1].deal if self.lines else 1)

    @property
    def game_scores(self) -> PerSeat[int]:
        """The points of the game so far."""
        return PerSeat.of(self.total_of, len(self.game))

    def last_points(self, seat: Seat) -> int:
        """The points that a seat marked last; 0 before any."""
        last = self.last_of(seat)
        return 0 if last is None else last.scored.points

    def last_of(self, seat: Seat) -> SheetLine | None:
        """The line of what a seat marked last."""
        for line in reversed(self.lines):
            if line.scored.seat == seat:
                return line
        return None

    def total_of(self, seat: Seat) -> int:
        """The points of a seat in the game so far."""
        last = self.last_of(seat)
        return self.game[seat] + self.deal[seat] if last is None else last.game_total

    def scores_of(self, deal: int) -> PerSeat[int]:
        """The points of deal number `deal`, counted from 1."""
        brought = self.deal if deal == 1 else self.deal.map(lambda _: 0)
        return PerSeat.of(lambda seat: brought[seat] + self._marked(seat, deal), len(self.game))

    def add(self, events: Iterable[Event]) -> ScoreSheet:
        """The sheet after these events, given in their order; only markings, trumps and ends of deals touch it.

        A marriage or sequence that makes trumps must come together with its `TrumpMade`.
        Raises BrokenInvariant when a deal ends with other scores than the sheet's.
        """
        sheet = self
        for event, following in pairwise((*events, None)):
            if isinstance(event, Scored):
                sheet = _with_line(sheet, event, following.suit if isinstance(following, TrumpMade) else sheet.trump)
            elif isinstance(event, TurnedUp):
                sheet = replace(sheet, trump=event.card.suit)
            elif isinstance(event, TrumpMade):
                sheet = replace(sheet, trump=event.suit)
            elif isinstance(event, DealOver):
                sheet = _closed(sheet, event)
        return sheet

    def origins(self, seat: Seat, deal: int | None = None) -> tuple[Origin, ...]:
        """Where the points of a seat come from, in one deal or in all, the most fruitful source first.

        What was brought forward has no origin on this sheet.
        """
        groups: dict[tuple[Reason, Combination | None, str], list[int]] = {}
        for line in self._lines_of(seat, deal):
            groups.setdefault((line.scored.reason, line.scored.combination, line.rule), []).append(line.scored.points)
        found = (Origin(*source, len(points), sum(points)) for source, points in groups.items())
        return tuple(sorted(found, key=lambda origin: -origin.points))

    def _lines_of(self, seat: Seat, deal: int | None) -> Iterator[SheetLine]:
        return (line for line in self.lines if line.scored.seat == seat and deal in (None, line.deal))

    def _marked(self, seat: Seat, deal: int | None) -> int:
        return sum(line.scored.points for line in self._lines_of(seat, deal))


def _with_line(sheet: ScoreSheet, scored: Scored, trump: Suit | None) -> ScoreSheet:
    deal, seat = sheet.deals_over + 1, scored.seat
    before = sheet.last_of(seat)
    brought = sheet.deal[seat] if deal == 1 else 0
    line = SheetLine(
        number=len(sheet.lines) + 1,
        deal=deal,
        scored=scored,
        rule=rule_key(scored, trump),
        deal_total=scored.points + (brought if before is None or before.deal != deal else before.deal_total),
        game_total=scored.points + sheet.total_of(seat),
    )
    return replace(sheet, lines=(*sheet.lines, line))


def _closed(sheet: ScoreSheet, over: DealOver) -> ScoreSheet:
    written = sheet.scores_of(sheet.deals_over + 1)
    if written != over.scores:
        raise BrokenInvariant(f"the score sheet says {tuple(written)}, the deal {tuple(over.scores)}")
    return replace(sheet, deals_over=sheet.deals_over + 1, trump=None)


_NUMBER = 4
_CELL = 13


def plain_label(line: SheetLine) -> str:
    """What a line is for, in short: "marriage-H KH QH", "last trick"."""
    scored = line.scored
    what = scored.reason.replace("_", " ") if scored.combination is None else str(scored.combination)
    return " ".join([what, *_short_cards(scored.cards)])


def _short_cards(cards: tuple[Card, ...]) -> list[str]:
    """Equal cards together: QS QS JD is "2xQS JD"."""
    counts = {held: cards.count(held) for held in cards}
    return [f"{count}x{held}" if count > 1 else str(held) for held, count in counts.items()]


def sheet_text(
    sheet: ScoreSheet,
    names: PerSeat[str] | None = None,
    label: Callable[[SheetLine], str] = plain_label,
    width: int = 60,
) -> str:
    """The sheet as lines of at most `width` characters: number, reason, and under each name points and game total.

    After each finished deal come the points of that deal. Long labels run over several lines.
    """
    called = names or PerSeat.of(str, len(sheet.game))
    room = width - _NUMBER - _CELL * len(called)
    rows = [_row("", "", [name[: _CELL - 1] for name in called], room)]
    if any(sheet.game) or any(sheet.deal):
        brought = [str(sheet.game[seat] + sheet.deal[seat]) for seat, _ in called.items()]
        rows.append(_row("", "brought forward", brought, room))
    last = {line.deal: line.number for line in sheet.lines}
    for line in sheet.lines:
        rows.append(_line_row(line, label(line), len(called), room))
        if line.number == last[line.deal] and line.deal <= sheet.deals_over:
            rows.append(_row("", f"deal {line.deal}", [str(points) for points in sheet.scores_of(line.deal)], room))
    return "\n".join([*rows, _row("", "total", [str(points) for points in sheet.game_scores], room)])


def _line_row(line: SheetLine, label: str, seats: int, room: int) -> str:
    marked = f"{line.scored.points:+d} {line.game_total:6d}"
    cells = [marked if seat == line.scored.seat else "" for seat in range(seats)]
    return _row(str(line.number), label, cells, room)


def _row(number: str, label: str, cells: list[str], room: int) -> str:
    first, *more = wrap(label, room) or [""]
    figures = "".join(f"{cell:>{_CELL}}" for cell in cells)
    row = f"{number:>{_NUMBER - 1}} {first:<{room}}{figures}".rstrip()
    return "\n".join([row, *(f"{'':{_NUMBER}}{rest}" for rest in more)])
