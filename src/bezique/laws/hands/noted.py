"""What the referee of a free table notes: faults, when they happened, and until when they can be claimed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bezique.cards import Card
from bezique.laws.terms import Moment
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat, next_seat

if TYPE_CHECKING:
    from bezique.laws.hands.state import State

NOTHING: PerSeat[int] = PerSeat((0, 0))


@dataclass(frozen=True, slots=True)
class Clock:
    """How far a deal has come: packets dealt, cards played and drawings made by each seat, tricks won by each."""

    packets: int = 0
    plays: PerSeat[int] = NOTHING
    draws: PerSeat[int] = NOTHING
    won: PerSeat[int] = NOTHING

    @property
    def played(self) -> int:
        """How many cards have been played."""
        return sum(self.plays)

    @property
    def tricks(self) -> int:
        """How many tricks have been won."""
        return sum(self.won)


START = Clock()


@dataclass(slots=True)
class Fault:
    """Something that was done wrongly: the key of its law, by whom, and what the referee knows of it.

    `open`: everybody has seen it. `step` is the number of the deal's steps before it, `before` how the table stood
    then, and `clock` how far the deal had come with it. `facts` answer the questions of the law as far as they cannot
    change any more. `cards` are those that it was about and `points` those marked for it; of a declaration `item`, and
    the cards `laid` down for it; of a revoke `laid` are the cards that were allowed. `about` is the seat whose cards
    are wrong, where that need not be the offender. `ruled`: it has been answered, as each fault is once; `left` are
    the cards too many (too few, below 0) that the ruling left in the hand, and `done` the number of steps with it.
    `righted`: no ruling was needed, for the offender put it right in time.
    """

    law: str
    offender: Seat
    open: bool
    step: int
    before: State
    clock: Clock
    facts: Mapping[str, str] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()
    points: int = 0
    item: Combination | None = None
    laid: tuple[Card, ...] = ()
    about: Seat | None = None
    ruled: bool = False
    left: int = 0
    done: int = 0
    righted: bool = False

    @property
    def earlier(self) -> bool:
        """Whether it happened in an earlier deal of the game."""
        return self.step < 0

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that the offender drew and has not seen."""
        return self.cards if self.law == "drew-two" and self.facts.get("seen") == "no" else ()

    @property
    def whose(self) -> Seat:
        """The seat whose cards are wrong."""
        return self.offender if self.about is None else self.about


@dataclass(frozen=True, slots=True)
class Standing:
    """What a deadline looks at: the clock, and what the deal says besides."""

    clock: Clock
    lifted: bool = False
    right_number: bool = False
    stock_gone: bool = False
    closed: bool = False


def too_late(fault: Fault, until: Moment, now: Standing) -> bool:
    """Whether the last moment for a claim has gone by.

    A fault that nobody could see is not answered "at once" but until the deal is closed.
    """
    return OVER[until](fault, now) if until in OVER else now.closed


def _next_draw(fault: Fault, now: Standing) -> bool:
    """A card seen too many is answered at the next draw, whoever makes it first; other faults at the offender's."""
    then, draws, other = fault.clock, now.clock.draws, next_seat(fault.offender)
    later = fault.law == "drew-two" and now.clock.tricks > then.tricks and draws[other] > then.draws[other]
    return later or draws[fault.offender] > then.draws[fault.offender]


def _adversary_draws(fault: Fault, now: Standing) -> bool:
    other = next_seat(fault.offender)
    return now.clock.draws[other] > fault.clock.draws[other]


OVER: Mapping[Moment, Callable[[Fault, Standing], bool]] = {
    Moment.BEFORE_DEALING: lambda _, now: now.clock.packets > 0,
    Moment.HAND_LIFTED: lambda _, now: now.lifted,
    Moment.FIRST_LEAD: lambda _, now: now.clock.played > 0,
    Moment.FIRST_TRICK: lambda _, now: now.clock.played > 1,
    Moment.DEALER_PLAYS: lambda _, now: now.clock.played > 1,
    Moment.PLAYED_TO: lambda fault, now: now.clock.played > fault.clock.played,
    Moment.NEXT_TRICK: lambda fault, now: now.clock.played > fault.clock.played,
    Moment.RIGHT_NUMBER: lambda _, now: now.right_number,
    Moment.NEXT_DRAW: _next_draw,
    Moment.ADVERSARY_DRAWS: _adversary_draws,
    Moment.LAST_DRAW: lambda _, now: now.stock_gone,
    Moment.TRICK_WON: lambda fault, now: now.clock.won[fault.offender] > fault.clock.won[fault.offender],
    Moment.GAME_OVER: lambda _, __: False,
    Moment.ANY_TIME: lambda _, __: False,
}
"""When each moment has gone by; the others go by when the deal is scored."""
