"""What a request to a table comes to: the lines to be kept, and who is sent what once they are kept."""

from __future__ import annotations

from dataclasses import dataclass

from bezique.table.messages import FromServer, Refused
from bezique.words import saying

Audience = str
"""Who receives a message: South, North, watching, asker; or "watching fr", those of them who read French."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`lines` are kept, in order, before anything of `sent` leaves."""

    lines: tuple[str, ...] = ()
    sent: tuple[tuple[Audience, FromServer], ...] = ()

    def __add__(self, other: Outcome) -> Outcome:
        return Outcome(self.lines + other.lines, self.sent + other.sent)


NOTHING = Outcome()


class Unable(Exception):
    """A request that cannot be done now: a code, and the arguments of the sentence why (`unable.CODE`)."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code, self.why = code, saying(f"unable.{code}", args)


def refused(request: int, code: str, text: str, rule: str = "", source: str = "") -> Outcome:
    """A request was not done."""
    return Outcome(sent=(("asker", Refused(request, code, text, rule, source)),))
