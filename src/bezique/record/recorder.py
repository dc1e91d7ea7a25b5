"""Keeping a record in a file while the game goes on: each line is on the disk before it counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Self

from bezique.game.events import Scored
from bezique.record.commentary import remark
from bezique.record.growing import GrowingFile, InFile, whole_lines
from bezique.record.heading import write_header
from bezique.record.lines import read_line, write_line
from bezique.record.model import Act, Amend, Body, Header, Line, Record
from bezique.record.reading import decoded, read_prefix
from bezique.record.replaying import Replay, Step, closing_lines
from bezique.seats import PerSeat

Remark = Callable[[Step, PerSeat[str]], str]
"""What makes the comments."""


class Recorder(InFile):
    """The record of a game that is being played, in a file that is open.

    `record` is what has been written; `replay` is where it stands. A line that cannot happen now is refused and not
    written.
    """

    def __init__(self, file: GrowingFile, record: Record, remarks: Remark | None = remark) -> None:
        super().__init__(file)
        self.header = record.header
        self.lines = list(record.lines)
        self.replay = Replay(record.header)
        for line in record.lines:
            self.replay.step(line)
        self._remarks = remarks

    @classmethod
    def new(cls, path: str | Path, header: Header, remarks: Remark | None = remark) -> Self:
        """Begin a record in a new file; raises FileExistsError where there is one already, OSError where it cannot."""
        return cls(GrowingFile.new(Path(path), write_header(header)), Record(header), remarks)

    @classmethod
    def resume(cls, path: str | Path, remarks: Remark | None = remark) -> Self:
        """Go on with the record in a file; a last line that was torn off is dropped.

        Raises OSError where the file cannot be opened, and BadRecord where what is whole of it has a fault.
        """
        place = Path(path)
        whole = whole_lines(place)
        record, stopped = read_prefix(decoded(whole))
        if stopped is not None:
            raise stopped
        return cls(GrowingFile.resume(place, len(whole)), record, remarks)

    @property
    def record(self) -> Record:
        """All that has been written."""
        return Record(self.header, tuple(self.lines))

    def append(self, body: Body | None, comment: str | None = None) -> Step:
        """Do what `body` says and write it; without a `comment` it is told in the words of a table.

        The points are written behind an action that brought some, and a deal, game or partie that ends is followed
        by its result. Raises BadRecord, nothing done or written, where it cannot happen now (its cause is an
        IllegalAction where the rules forbid the action), and OSError with the name of the file where it cannot be
        written.
        """
        # What is done is what the file will say: a seat or card given as a bare number stops here.
        step = self.replay.step(read_line(write_line(Line(body))))
        if comment is None and self._remarks is not None:
            comment = self._remarks(step, self.header.names)
        written = lines_of(step, comment or "")
        self._file.append("".join(f"{write_line(each)}\n" for each in written))
        self.lines += written
        return step._replace(line=written[0])


def lines_of(step: Step, comment: str = "") -> list[Line]:
    """What is written down of a step: what was done with the points after it, and the result of what it ended."""
    return [Line(_with_scores(step), comment), *(Line(told) for told in closing_lines(step))]


def _with_scores(step: Step) -> Body | None:
    body = step.line.body
    marked = Scored in map(type, step.events)
    if not marked or step.deal is None:
        return body
    if isinstance(body, Act):
        return Act(body.seat, body.action, step.deal.scores, body.seen)
    return replace(body, scores=step.deal.scores) if isinstance(body, Amend) else body
