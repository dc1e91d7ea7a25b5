"""A record shown again, a deal at a time: the table after every step, both hands open; and what a player may save."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import TypeVar

from msgspec.structs import replace

from bezique.errors import BadRecord
from bezique.game.events import Drew, Event
from bezique.game.spoken import spoken
from bezique.game.view import view
from bezique.record import (
    FromPosition,
    GameEnds,
    NewDeal,
    PartieEnds,
    Record,
    Unsealed,
    commented,
    read,
    read_line,
    replay,
    seen_by,
    write,
)
from bezique.record.heading import write_header
from bezique.record.lines import fault_at
from bezique.seats import Seat, next_seat
from bezique.table import showing
from bezique.table.game import Game
from bezique.table.messages import DealOf, InHand, Moved, Replay, ReplayStep, Said, ScoreLine
from bezique.table.moving import moved
from bezique.table.picture import picture
from bezique.table.room import Room
from bezique.table.setup import Setup

Entry = TypeVar("Entry")


def is_over(game: Game) -> bool:
    """Whether a game has ended and no other deal goes on, so that those who played may see all its cards."""
    return game.replay.ended or bool(game.replay.match.games and not game.under_way and not game.playing)


def saved(game: Game, seat: Seat | None) -> str:
    """The record that a player may save: the whole where the game is over, else what his seat saw."""
    record = _record(game, len(game.lines))
    return write(commented(record) if is_over(game) else seen_by(record, seat))


def finished(game: Game) -> str:
    """The record up to the end of the last game that is over; "" where there is none."""
    if is_over(game):
        return write(commented(_record(game, len(game.lines))))
    bodies = [read_line(line).body for line in game.lines]
    ends = [at for at, body in enumerate(bodies) if isinstance(body, GameEnds)]
    if not ends:
        return ""
    after = takewhile(lambda body: isinstance(body, (PartieEnds, Unsealed)), bodies[ends[-1] + 1 :])
    return write(commented(_record(game, ends[-1] + 1 + len(list(after)))))


def _record(game: Game, lines: int) -> Record:
    return read(write_header(game.header) + "".join(f"{line}\n" for line in game.lines[:lines]))


def retold(text: str, number: int | None, seat: Seat | None, language: str = "en") -> Replay:
    """A deal of a record, the first where there is none of this `number`: as who sits at `seat` is told, or by names.

    Raises BadRecord, with line and column, where the record has a fault or cannot be shown.
    """
    record = read(text)
    deals = tuple(_deals(record))
    if not deals:
        raise BadRecord("no cards were dealt in this record", line=text.count("\n") + 1, column=1)
    wanted = next((deal.number for deal in deals if deal.number == number), deals[0].number)
    names = record.header.names
    return Replay((names[0], names[1]), deals, wanted, tuple(_Retelling(record, seat, language).of(wanted)))


def _deals(record: Record) -> Iterator[DealOf]:
    """The deals with the points that each brought."""
    if record.header.seen_by is not None:
        raise BadRecord("this record tells what one seat saw: the other hand is not in it", line=1, column=1)
    number, points = 0, (0, 0)
    for step in replay(record):
        if isinstance(step.line.body, FromPosition):
            raise fault_at(step.line, 0, "a deal that begins from a position is not shown here")
        if isinstance(step.line.body, NewDeal):
            if number:
                yield DealOf(number, points)
            number = step.line.body.number
        if step.deal is not None:
            points = (step.deal.scores[0], step.deal.scores[1])
    if number:
        yield DealOf(number, points)


class _Retelling:
    """A record that is played again at a table of its own."""

    def __init__(self, record: Record, seat: Seat | None, language: str) -> None:
        names = record.header.names
        self.record, self.seat, self.language = record, seat, language
        setup = Setup(
            against="friend", memory="full", name=names[0], friend=names[1], numbered=record.header.promised(1)
        )
        self.room = Room("", setup)
        self.game = self.room.game = Game(record.header, names)
        self._log: tuple[Said, ...] = ()
        self._sheet: tuple[ScoreLine, ...] = ()

    def of(self, number: int) -> Iterator[ReplayStep]:
        """The steps of a deal: what the viewer is told of."""
        heard = self.game.story.heard[self.seat]
        for line in self.record.lines:
            step, told = self.game.step(line)
            if self.game.replay.number > number:
                return
            if self.game.replay.number == number and self.seat in told:
                dealer = Seat.SOUTH if self.game.deal is None else self.game.deal.dealer
                texts = (*heard.said(told[self.seat].entries, self.language), *self._drawn(step.events))
                yield self._step(line.number, moved(step.events, self.game.rules, dealer), texts)

    def _drawn(self, events: Iterable[Event]) -> Iterator[str]:
        """The cards drawn that the viewer was not told of at the table."""
        names = self.game.story.names_for(self.seat)
        for event in events:
            if isinstance(event, Drew) and event.seat != self.seat:
                yield spoken(event, names, None, self.language)

    def _step(self, line: int, moves: tuple[Moved, ...], texts: tuple[str, ...]) -> ReplayStep:
        table = picture(self.room, self.seat, self.language)
        kept, listed = _same(self._log, table.log), _same(self._sheet, table.sheet)
        self._log, self._sheet = table.log, table.sheet
        told = (moves, texts, kept, table.log[kept:], listed, table.sheet[listed:])
        below = Seat.SOUTH if self.seat is None else self.seat
        prompt = replace(table.prompt, happened=" ".join(texts) or table.prompt.happened)
        bare = replace(
            table, prompt=prompt, menu=(), can=(), offer=None, seals=(), log=(), sheet=(), hand=self._hand(below)
        )
        south, north = (replace(side, here=True, away=0) for side in table.sides)
        return ReplayStep(line, replace(bare, sides=(south, north)), self._hand(next_seat(below)), *told)

    def _hand(self, seat: Seat) -> tuple[InHand, ...]:
        """The concealed cards of a seat, as it holds them."""
        deal = self.game.deal
        return () if deal is None else showing.hand(view(deal, seat), self.game.marks[seat], self.language)


def _same(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """How many entries at the beginning are the same."""
    count = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        count += 1
    return count
