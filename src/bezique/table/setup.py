"""How a game at a table was set up: what was chosen before the first card, and who sits where."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bezique.bots.recipes import level_names
from bezique.errors import BadNotation
from bezique.record import LARGEST_DEAL, Header, header
from bezique.record.seals import SEALED
from bezique.rules.load import with_target
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat, next_seat
from bezique.table.clocks import LIMITS
from bezique.table.messages import Memory, SeatName

PATIENCE = (10, 86400)
"""The fewest and the most seconds after which a game may be claimed."""


class Chosen(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What can be chosen before a game."""

    against: Literal["computer", "friend"] = "computer"
    rules: str = "standard"
    level: str = "club"
    target: int | None = None
    serious: bool = False
    memory: Memory | None = None
    """None: full against the computer, last-trick between people."""
    numbered: int | None = None
    dealer: Literal["cut", "South", "North"] = "cut"
    clock: Literal["none", "move", "game", "days"] = "none"
    clock_seconds: int = 0
    """Seconds a move or a game; days are seconds too."""
    claim_after: int = 120
    """Seconds for which a player may be away before the other can claim the game; never in a game over days."""
    open_end: bool = False
    """Practice: each sees the other's hand once the stock is gone."""
    watched: bool | None = None
    """Between people: whether others may look on, by a link of their own. None: not in a serious game."""
    name: str = ""


class Setup(Chosen, frozen=True):
    """What was chosen, and who sits where: the host at `seat`; `friend` is the guest's name, "" before he comes."""

    friend: str = ""
    seat: SeatName = "South"
    begun: str = ""
    sealed: bool = False
    """Whether the packs are sealed (docs/fairness.md); not for numbered deals."""

    @property
    def host(self) -> Seat:
        """The seat of the host."""
        return Seat.SOUTH if self.seat == "South" else Seat.NORTH

    @property
    def computer(self) -> Seat | None:
        """The seat of the computer."""
        return next_seat(self.host) if self.against == "computer" else None

    @property
    def may_be_watched(self) -> bool:
        """Whether others may look on."""
        return self.against == "friend" and (not self.serious if self.watched is None else self.watched)

    @property
    def remembered(self) -> Memory:
        """How far back may be looked."""
        return self.memory or ("full" if self.against == "computer" else "last-trick")

    @property
    def names(self) -> PerSeat[str]:
        """What the players are called; the seat where somebody has given no name, or one that means the reader."""
        other = f"Computer ({self.level})" if self.against == "computer" else self.friend
        given = PerSeat((self.name, other)) if self.host is Seat.SOUTH else PerSeat((other, self.name))
        return PerSeat.of(lambda seat: given[seat] if given[seat].casefold() not in ("", "you") else str(seat))


def rules_of(setup: Setup) -> Rules:
    """The rules that were chosen; raises BadRules."""
    return with_target(setup.rules, setup.target)


def header_of(setup: Setup) -> Header:
    """The header of the record of the game; raises BadRules or BadNotation for what cannot be played."""
    if setup.against == "computer" and setup.level not in level_names():
        raise BadNotation(f"there is no level {setup.level[:40]!r}: there are {', '.join(level_names())}")
    if setup.numbered is not None and not 0 <= setup.numbered <= LARGEST_DEAL:
        raise BadNotation(f"the number of a deal is from 0 to {LARGEST_DEAL}")
    if setup.numbered is not None and setup.serious:
        raise BadNotation("a serious game has no numbered deals")
    _check_times(setup)
    if setup.open_end and setup.serious:
        raise BadNotation("a serious game has no open cards")
    tags = {str(seat): name for seat, name in setup.names.items()}
    shuffled = SEALED if setup.sealed else "shuffled"
    tags["Deal"] = shuffled if setup.numbered is None else f"numbered {setup.numbered}"
    tags |= {} if setup.serious else {"Practice": "undo"}
    tags |= {"Date": setup.begun} if setup.begun else {}
    tags |= {} if setup.remembered == "full" else {"Memory": setup.remembered}
    return header(rules_of(setup), **tags)


def _check_times(setup: Setup) -> None:
    fewest, most = LIMITS[setup.clock]
    if not fewest <= setup.clock_seconds <= most:
        raise BadNotation(f"a clock for {setup.clock} has from {fewest} to {most} seconds, not {setup.clock_seconds}")
    if not PATIENCE[0] <= setup.claim_after <= PATIENCE[1]:
        raise BadNotation(f"a game can be claimed after {PATIENCE[0]} to {PATIENCE[1]} seconds")
