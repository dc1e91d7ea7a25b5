"""The game at a table: its record so far, and all that follows from it. No requests and no clocks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from bezique.game.deal import Deal
from bezique.game.match import GameOver, PartieOver
from bezique.game.settling import match_sentences
from bezique.record import Body, Header, Line, Replay, Step, lines_of, read_line, write_line
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat, next_seat
from bezique.table.marks import Marks
from bezique.table.messages import Result
from bezique.table.seals import Sealing
from bezique.table.showing import seat_name
from bezique.table.story import VIEWERS, Entry, Story, Told
from bezique.words import Saying, saying

Hearing = dict[Seat | None, Told]
"""What each viewer who saw something of a step was told."""


class Game:
    """A game that is being played. `lines` are those of its record; sealed packs come from `secret`.

    The talk of a deal is kept for the viewers in `logs`.
    """

    def __init__(
        self, header: Header, names: PerSeat[str], secret: bytes = b"", logs: Collection[Seat | None] = VIEWERS
    ) -> None:
        self.header = header
        self.lines: list[str] = []
        self.replay = Replay(header)
        self.sealing = Sealing(secret, self.replay)
        self.story = Story(names, header.rules, logs)
        self.marks = PerSeat.of(Marks)
        self.last: dict[Seat | None, tuple[Entry, ...]] = {}
        """What each viewer was told last."""
        self.deal: Deal | None = None
        """The deal in play, or the last one."""
        self.playing = False
        """Whether a deal is under way."""

    @property
    def rules(self) -> Rules:
        """The rules."""
        return self.header.rules

    @property
    def lifts(self) -> bool:
        """Whether the dealer lifts and the pone guesses before a deal (laws 3.8)."""
        return self.rules.lifting is not None

    @property
    def under_way(self) -> bool:
        """Whether a game has begun that is not over; False in a deal that stands alone."""
        return self.replay.under_way and not (self.playing and self.replay.stands_alone)

    def read(self, text: str) -> tuple[Body | None, Hearing]:
        """Follow a line that was written before; raises BadRecord where it cannot have happened."""
        line = read_line(text)
        _, told = self.step(line)
        self.lines.append(text)
        return line.body, told

    def add(self, body: Body) -> tuple[Step, Hearing, tuple[str, ...]]:
        """Do something: what it did, what each viewer is told, the lines to be kept. Raises BadRecord, nothing done."""
        step, told = self.step(Line(body))
        written = lines_of(step)
        texts = tuple(map(write_line, written))
        for line in written[1:]:
            self.replay.step(line)
        self.lines += texts
        return step, told, texts + self.seal()

    def seal(self) -> tuple[str, ...]:
        """Open the seal of the last deal and seal the next one, where it is time: the lines to be kept."""
        texts = []
        while (body := self.sealing.due()) is not None:
            self.replay.step(Line(body))
            texts.append(write_line(Line(body)))
        self.lines += texts
        return tuple(texts)

    def step(self, line: Line) -> tuple[Step, Hearing]:
        """Do what a line says: what it did, and what each viewer is told. Raises BadRecord, nothing done."""
        step = self.replay.step(line)
        self.deal, self.playing = step.deal if isinstance(step.deal, Deal) else None, self.replay.playing
        told = self.story.follow(step)
        self.last |= {viewer: one.entries for viewer, one in told.items() if one.entries}
        if self.deal is not None:
            for marks in self.marks:
                marks.follow(self.deal)
        return step, told

    def count(self, viewer: Seat | None) -> int:
        """The number of a viewer's table."""
        return self.story.heard[viewer].count

    def result(self, viewer: Seat | None, language: str) -> Result | None:
        """How the last deal, game or partie ended, while no deal is played."""
        deal = self.deal
        if self.playing or deal is None:
            return None
        names = self.story.names_for(viewer)
        points = saying("result.points", scores=[(names[seat], points) for seat, points in deal.scores.items()])
        lines = match_sentences(self.story.closing, self.replay.match, names, language)
        over, winner = _ended(self.story)
        title = _won(self.story, names) or saying(f"result.{over}", number=self.replay.number)
        return Result(title.said(language), (points.said(language), *lines), seat_name(winner), over)


def _ended(story: Story) -> tuple[Literal["deal", "game", "partie"], Seat | None]:
    """What was ended last, and its winner."""
    over: Literal["deal", "game", "partie"] = "deal"
    winner: Seat | None = None
    for event in story.closing:
        if isinstance(event, GameOver):
            over, winner = "game", event.result.settled.winner
        elif isinstance(event, PartieOver):
            over, winner = "partie", event.result.winner
    return over, winner


def _won(story: Story, names: PerSeat[str]) -> Saying | None:
    """Who won the game that was ended last, and with how many points, where he had more."""
    for event in story.closing:
        if isinstance(event, GameOver) and (winner := event.result.settled.winner) is not None:
            more, less = event.result.scores[winner], event.result.scores[next_seat(winner)]
            return saying("result.won", winner=names[winner], more=more, less=less) if more > less else None
    return None
