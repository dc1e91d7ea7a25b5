"""What is agreed at a table beside the game: kept in one sequence with the lines of the record, and no part of it.

A note is a line that begins with `@`: "@South ready", "@North cut QS 12". It holds all that chance had a part in, so
that reading it again comes to the same (docs/adr/0016-notes.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from bezique.errors import BadRecord
from bezique.seats import Seat

MARK = "@"
What = Literal["cut", "ready", "lift", "guess", "offer", "decline"]
_KINDS = {str(kind): kind for kind in get_args(What)}
_SEATS = {str(seat): seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class Note:
    """What a seat did: it cut a card at a place, is ready for a deal, lifted, guessed, offered, declined."""

    seat: Seat
    what: What
    values: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The line."""
        return " ".join((f"{MARK}{self.seat}", self.what, *self.values))


def is_note(line: str) -> bool:
    """Whether a kept line is no line of the record."""
    return line.startswith(MARK)


def read_note(line: str) -> Note:
    """The note that a line is; raises BadRecord."""
    seat, what, *values = [*line.removeprefix(MARK).split(" "), "", ""]
    if not is_note(line) or seat not in _SEATS or what not in _KINDS:
        raise BadRecord(f"this is not a note: {line[:40]!r}; one is, for example, @South ready")
    return Note(_SEATS[seat], _KINDS[what], tuple(filter(None, values)))
