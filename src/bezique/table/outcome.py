"""What a request to a table comes to: the lines to be kept, and who is sent what once they are kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bezique.table.messages import FromServer, Refused

Audience = Literal["South", "North", "watching", "asker"]
"""Who receives a message."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`lines` are kept, in order, before anything of `sent` leaves."""

    lines: tuple[str, ...] = ()
    sent: tuple[tuple[Audience, FromServer], ...] = ()

    def __add__(self, other: Outcome) -> Outcome:
        return Outcome(self.lines + other.lines, self.sent + other.sent)


NOTHING = Outcome()


class Unable(Exception):
    """A request that cannot be done now: a code, and the sentence why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


def refused(request: int, code: str, text: str, rule: str = "", source: str = "") -> Outcome:
    """A request was not done."""
    return Outcome(sent=(("asker", Refused(request, code, text, rule, source)),))
