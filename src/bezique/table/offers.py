"""What one player has offered, until the other answers or the game goes on. It follows notes and what is public."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, cast

from bezique.seats import Seat
from bezique.table.notes import Note

Kind = Literal["undo", "void", "rematch"]


@dataclass(frozen=True, slots=True)
class Offered:
    """An offer; `number` counts those of the game, so that what is accepted is what was shown."""

    what: Kind
    by: Seat
    number: int = field(compare=False)


@dataclass
class Offers:
    """The offer that lies on the table, and the one that was refused last, until something happens."""

    open: Offered | None = None
    refused: Offered | None = None
    count: int = 0

    def follow(self, note: Note) -> None:
        """Take up a note; those of another kind change nothing."""
        if note.what == "offer":
            self.count += 1
            self.open = Offered(cast("Kind", note.values[0]), note.seat, self.count)
        elif note.what == "decline" and self.open is not None:
            self.refused = self.open if note.seat != self.open.by else self.refused
            self.open = None

    def may(self, what: Kind, by: Seat) -> bool:
        """Whether it can be offered now: nothing lies on the table, and it was not refused a moment ago."""
        refused = self.refused
        return self.open is None and (refused is None or (refused.what, refused.by) != (what, by))

    def go_on(self, *, playing: bool, begins: bool) -> None:
        """Something happened that everybody saw: what it concerned is past."""
        self.refused = None
        if self.open is not None and self._past(self.open.what, playing, begins):
            self.open = None

    @staticmethod
    def _past(what: Kind, playing: bool, begins: bool) -> bool:
        return what == "undo" or (what == "void" and not playing) or (what == "rematch" and begins)
