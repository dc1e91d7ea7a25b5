"""The seals of a record: what has been promised of the next deal, and of the one that was dealt last."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bezique.record.lines import fault_at
from bezique.record.model import Header, Line, NewDeal, Sealed, Seeded, Unsealed
from bezique.record.sealing import NOTHING_ADDED, commitment_of, sealed_pack
from bezique.seats import PerSeat

SEALED = "sealed"
"""The value of the tag `Deal` that promises a seal for each deal."""


@dataclass(frozen=True, slots=True)
class Seal:
    """The seal of one deal; `secret` is empty until it is opened, a seed where the seat added nothing."""

    number: int
    commitment: bytes
    seeds: PerSeat[bytes] = NOTHING_ADDED
    secret: bytes = b""


class Seals:
    """Follows the lines of a record. `coming` is the seal of the next deal, `dealt` that of the last one.

    A method raises BadRecord, nothing changed, where its line cannot stand there.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.promised = header.tags.get("Deal") == SEALED
        self.coming: Seal | None = None
        self.dealt: Seal | None = None

    def sealed(self, line: Line, body: Sealed) -> None:
        """The next deal is sealed."""
        if not self.promised:
            raise fault_at(line, 0, 'only the deals of a record with the tag [Deal "sealed"] are sealed')
        if self.coming is not None:
            raise fault_at(line, 0, f"deal {self.coming.number} is sealed already")
        self.coming = Seal(body.number, body.commitment)

    def seeded(self, line: Line, body: Seeded) -> None:
        """A seat adds to the chance of the next deal."""
        if self.coming is None or self.coming.number != body.number:
            raise fault_at(line, 1, f"deal {body.number} is not sealed, or dealt already: nothing can be added to it")
        if self.coming.seeds[body.seat]:
            raise fault_at(line, 2, f"{body.seat} has added a seed to deal {body.number} already")
        self.coming = replace(self.coming, seeds=self.coming.seeds.having(body.seat, body.seed))

    def begin(self, line: Line, body: NewDeal) -> None:
        """A deal begins: the one that was sealed, or one that stands alone, of which nothing was promised."""
        if self.promised:
            self.rise(line)
            if not body.alone and (self.coming is None or self.coming.number != body.number):
                raise fault_at(line, 1, f"deal {body.number} has no seal, which the tag Deal promises")
        self.coming, self.dealt = None, None if body.alone else self.coming  # a deal alone has the next one's number

    def stand_alone(self) -> None:
        """A deal begins from a position: its number cannot be that of a sealed one any more."""
        self.coming = self.dealt = None

    def pass_over(self, body: object) -> None:
        """Take note of a line of a deal that is not replayed, for the deal that is taken up after it."""
        self.dealt = None
        if isinstance(body, Sealed):
            self.coming = Seal(body.number, body.commitment)
        elif isinstance(body, Seeded) and self.coming is not None:
            self.coming = replace(self.coming, seeds=self.coming.seeds.having(body.seat, body.seed))

    def rise(self, line: Line) -> None:
        """The deal before has to be open."""
        if self.dealt is not None and not self.dealt.secret:
            raise fault_at(line, 0, f"the seal of deal {self.dealt.number} has not been opened")

    def unsealed(self, line: Line, body: Unsealed, begun: NewDeal | None) -> None:
        """The secret of the deal that is over is told: it has to be the one that was sealed, and lead to the pack."""
        if self.dealt is None or self.dealt.number != body.number:
            raise fault_at(line, 1, f"deal {body.number} was not sealed, or is not the last one dealt")
        if self.dealt.secret:
            raise fault_at(line, 0, f"the seal of deal {body.number} has been opened already")
        if commitment_of(body.secret, body.number) != self.dealt.commitment:
            raise fault_at(line, 2, f"this is not the secret that was sealed for deal {body.number}")
        if begun is not None and begun.pack is not None:
            pack = sealed_pack(body.secret, self.dealt.seeds, body.number, self.header.rules.packs)
            if begun.pack != tuple(pack):
                raise fault_at(line, 1, f"the pack of deal {body.number} is not the one that was sealed")
        self.dealt = replace(self.dealt, secret=body.secret)
