"""Whether the pack of each deal of a record is the one that was promised (docs/fairness.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bezique.cards import Card
from bezique.errors import BadRecord
from bezique.record.model import NO_POINTS, FromPosition, Header, Line, NewDeal, Sealed, Seeded, Unsealed
from bezique.record.reading import read_all
from bezique.record.seals import SEALED
from bezique.seats import PerSeat

How = Literal["sealed", "numbered", "dealt", "again", "closed", "by_hand", "other", "unknown", "wrong"]
"""What is known of a deal: its seal was opened and holds, it is the numbered one, hands dealt it from the numbered one
or from another (which the comments of such a game tell: `verify` looks at none), it is one before it played again for
practice, its seal has not been opened, hands dealt it, nothing was promised of it or its pack is not told, there is a
fault in it."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What holds of one deal; `added` are the bytes that each seat added to the chance of a sealed one."""

    number: int
    how: How
    added: PerSeat[int] = NO_POINTS

    @property
    def holds(self) -> bool:
        """Whether the pack is proved to be what was promised."""
        return self.how in {"sealed", "numbered", "dealt", "again"}


@dataclass
class _Told:
    """The lines of one deal, from its seal to that of the next."""

    first: int
    lines: list[Line] = field(default_factory=list)

    @property
    def deal(self) -> NewDeal | FromPosition | None:
        return next((line.body for line in self.lines if isinstance(line.body, (NewDeal, FromPosition))), None)


def verify(text: str) -> tuple[list[Proof], list[BadRecord]]:
    """What holds of each deal of a record, and every fault of the whole, with line and column.

    A text without a whole header gives faults alone.
    """
    header, lines, found = read_all(text)
    if header is None:
        return [], found
    told = _deals(lines)
    ends = [*(one.first for one in told[1:]), len(text)]
    proofs: list[Proof] = []
    packs: set[tuple[Card, ...]] = set()
    for one, end in zip(told, ends, strict=True):
        wrong = any(one.first <= (fault.line or 0) < end for fault in found)
        if one.deal is not None:
            again = isinstance(one.deal, NewDeal) and one.deal.alone and one.deal.pack in packs
            proofs.append(_proof(header, one.deal, one.lines, wrong=wrong, again=again))
            packs |= {one.deal.pack} if isinstance(one.deal, NewDeal) and one.deal.pack else set()
    return proofs, found


def _deals(lines: list[Line]) -> list[_Told]:
    found = [_Told(0)]
    for line in lines:
        if isinstance(line.body, Sealed) or (isinstance(line.body, (NewDeal, FromPosition)) and found[-1].deal):
            found.append(_Told(line.number))
        found[-1].lines.append(line)
    return found


def _proof(header: Header, deal: NewDeal | FromPosition, lines: list[Line], *, wrong: bool, again: bool) -> Proof:
    added = NO_POINTS
    for line in lines:
        if isinstance(line.body, Seeded):
            added = added.having(line.body.seat, len(line.body.seed))
    return Proof(deal.number, "wrong" if wrong else "again" if again else _how(header, deal, lines), added)


def _how(header: Header, deal: NewDeal | FromPosition, lines: list[Line]) -> How:
    if not isinstance(deal, NewDeal) or deal.alone or deal.pack is None:
        return "unknown"
    if header.by_hand:
        return "by_hand"
    if header.tags.get("Deal") != SEALED:
        return "unknown" if header.promised(deal.number) is None else "numbered"
    return "sealed" if any(isinstance(line.body, Unsealed) for line in lines) else "closed"
