"""Reading and writing whole records: `read`, `read_prefix`, `faults`, `write`.

All of them replay what they read, so that a record that was read is one that can have happened. They keep no more
than the lines in memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bezique.errors import BadRecord
from bezique.record.heading import HeaderReader, write_header
from bezique.record.lines import read_line, write_line
from bezique.record.model import FromPosition, Header, Line, NewDeal, Record
from bezique.record.replaying import Replay


def read(text: str) -> Record:
    """The record that `text` is; raises BadRecord with the first fault."""
    reading = _Reading(text)
    for fault in reading.faults():
        raise fault
    return reading.record()


def read_prefix(text: str) -> tuple[Record, BadRecord | None]:
    """As much of a record as is whole and in order, and what stopped the reading; None where nothing did.

    A text cut anywhere gives the record up to its last whole line. Raises BadRecord where the header is not whole.
    """
    reading = _Reading(text)
    stopped = next(reading.faults(), None)
    if reading.header is None and stopped is not None:
        raise stopped
    return reading.record(), stopped


def faults(text: str) -> list[BadRecord]:
    """Every fault of a record, by lines.

    After something that cannot have happened the rest of that deal is read but not replayed: the next deal that
    begins is taken as it says.
    """
    return list(_Reading(text).faults())


def read_all(text: str) -> tuple[Header | None, list[Line], list[BadRecord]]:
    """The header, every line that can be read, and every fault."""
    reading = _Reading(text)
    found = list(reading.faults())
    return reading.header, reading.told, found


def write(record: Record) -> str:
    """The text of a record; `read` gives an equal one."""
    return write_header(record.header) + "".join(f"{write_line(line)}\n" for line in record.lines)


def text_of_file(path: str | Path) -> str:
    """The text of a file; raises OSError, and BadRecord with the place where it is not UTF-8."""
    return decoded(Path(path).read_bytes())


def decoded(data: bytes) -> str:
    """The text that `data` holds; raises BadRecord, with the place, where it is not UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        before = data[: fault.start]
        column = len(before.rpartition(b"\n")[2].decode("utf-8")) + 1
        problem = f"a record is a text in UTF-8, and the byte {data[fault.start]:#04x} here is not"
        raise BadRecord(problem, line=before.count(b"\n") + 1, column=column) from None


class _Reading:
    """Reads a text once: `faults` finds them one after another; `header` and `lines` grow as it goes.

    `told` has the lines that could be read but cannot have happened as well.
    """

    def __init__(self, text: str) -> None:
        *self.texts, self.rest = text.split("\n")
        self.header: Header | None = None
        self.lines: list[Line] = []
        self.told: list[Line] = []

    def record(self) -> Record:
        """What has been read up to the first fault."""
        if self.header is None:
            raise BadRecord("there is no header", line=1, column=1)
        return Record(self.header, tuple(self.lines))

    def faults(self) -> Iterator[BadRecord]:
        texts = [text.removesuffix("\r") for text in self.texts]
        above = next((place for place, text in enumerate(texts) if not text.strip(" \t")), None)
        reader = HeaderReader()
        self.header = reader.read(texts[:above], whole=above is not None)
        yield from reader.faults
        if reader.strange:
            return
        if above is None:
            yield self._torn() if self.rest else self._no_end()
            return
        yield from self._body(texts, above + 1)
        if self.rest:
            yield self._torn()

    def _no_end(self) -> BadRecord:
        return BadRecord("the header is not whole: an empty line ends it", line=len(self.texts) + 1, column=1)

    def _torn(self) -> BadRecord:
        problem = "the last line is not whole: it has no line end"
        return BadRecord(problem, line=len(self.texts) + 1, column=len(self.rest) + 1)

    def _body(self, texts: list[str], first: int) -> Iterator[BadRecord]:
        running = Replay(self.header) if self.header is not None else None
        lost = False
        for number, text in enumerate(texts[first:], first + 1):
            try:
                line = read_line(text, number)
                self.told.append(line)
                lost = self._replay(running, line, lost=lost)
            except BadRecord as fault:
                lost = True
                yield fault
            else:
                self._keep(line, text)

    def _keep(self, line: Line, text: str) -> None:
        if line.body is not None or text.strip(" \t"):
            self.lines.append(line)

    def _replay(self, running: Replay | None, line: Line, *, lost: bool) -> bool:
        """Replay a line, and say whether what happens in the deal is unknown after it."""
        if running is None:
            return True
        if not lost:
            running.step(line)
            return False
        running.seals.pass_over(line.body)
        if not isinstance(line.body, (NewDeal, FromPosition)):
            return True
        running.take_up(line)
        return False
