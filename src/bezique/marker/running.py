"""The deal whose score is being kept: what has been entered in it, and what follows from that."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bezique.cards import Suit
from bezique.game.mechanics import mechanics_of
from bezique.marker.possible import Declaration, Ground, brisques_needed
from bezique.rules.combination import Combination
from bezique.rules.model import LastTrickWhich, Rules
from bezique.seats import PerSeat, Seat, next_seat
from bezique.words import Saying

_NONE: PerSeat[int] = PerSeat((0, 0))


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to a question: the lines to enter, in their order."""

    lines: tuple[str, ...]
    says: Saying


@dataclass(frozen=True, slots=True)
class Question:
    """What must be known before something can be entered."""

    asks: Saying
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """What an entry came to: points (0 where it brings none) and the words for it, `what` without the player's name.

    `number` is that of the entry, `deal` counts from 1; the totals are those of the seat with these points, or 0 for
    what belongs to no seat. `state` is "" for what stands, "down" for a score taken down, "void" for
    what is of a deal that counts for nothing.
    """

    number: int
    line: str
    seat: Seat | None
    points: int
    says: Saying
    what: Saying
    deal: int = 1
    deal_total: int = 0
    game_total: int = 0
    state: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A combination that was announced by entry `number` and waits to be scored."""

    seat: Seat
    combination: Combination
    number: int


@dataclass(frozen=True, slots=True)
class Running:
    """A deal as far as it is known to the one who keeps the score.

    `before` are the points of the game before it. `declared` are the combinations, each with the number of its entry.
    `told` says who has told how many brisques he took, where they are counted at the end. `window` goes up with every
    trick that is known to be a new one, `won` counts the tricks that scores were made after.
    """

    rules: Rules
    number: int
    dealer: Seat
    before: PerSeat[int] = _NONE
    barred: Suit | None = None
    first_trump: Suit | None = None
    trump: Suit | None = None
    scores: PerSeat[int] = _NONE
    declared: tuple[tuple[int, Declaration], ...] = ()
    pending: tuple[Waiting, ...] = ()
    sevens: int = 0
    brisques: PerSeat[int] = _NONE
    told: PerSeat[bool] = field(default=PerSeat((False, False)))
    last_trick: Seat | None = None
    blanches: PerSeat[int] = _NONE
    lifted: tuple[bool, ...] = ()
    window: int = 0
    won: int = 0
    entries: int = 0

    @property
    def ground(self) -> Ground:
        """What declarations are judged by."""
        return Ground(self.rules, self.first_trump, self.barred)

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """The combinations declared so far."""
        return tuple(one for _, one in self.declared)

    @property
    def trump_text(self) -> str:
        """The letter of the trump suit, "" while there is none."""
        return "" if self.trump is None else str(self.trump)

    @property
    def game_scores(self) -> PerSeat[int]:
        """The points of the game with those of this deal."""
        return PerSeat.of(lambda seat: self.before[seat] + self.scores[seat])

    @property
    def stopped(self) -> bool:
        """Whether a player has reached the target, and play stops there (laws G1)."""
        target = mechanics_of(self.rules).target
        return bool(target) and any(points >= target for points in self.game_scores)

    @property
    def declaring_is_over(self) -> bool:
        """Whether the last trick has been entered, after which nothing is declared (laws E3, 3.9)."""
        goes_on = self.rules.reuse.is_polish or self.rules.last_trick.which is LastTrickWhich.LAST_DRAWING
        return self.last_trick is not None and not goes_on

    @property
    def brisques_left(self) -> int:
        """The aces and tens of the pack that nobody has marked."""
        return brisques_of(self.rules) - sum(self.brisques)

    def brisques_left_to(self, seat: Seat) -> int:
        """Those of them that this player can have: in the Polish game what the other has declared he has taken."""
        if not self.rules.reuse.is_polish:
            return self.brisques_left
        other = next_seat(seat)
        taken = max(self.brisques[other], brisques_needed(self.ground, self.declarations, other))
        return brisques_of(self.rules) - self.brisques[seat] - taken

    def with_points(self, seat: Seat, points: int) -> Running:
        """The deal with these points for a seat."""
        return replace(self, scores=self.scores.having(seat, self.scores[seat] + points))

    def declaration(self, seat: Seat, item: Combination, *, announced: bool, pending: bool) -> Declaration:
        """A declaration made now."""
        trump = -1 if self.trump is None else int(self.trump)
        return Declaration(seat, item, announced, pending, trump, self.window)


def brisques_of(rules: Rules) -> int:
    """The number of aces and tens in the pack."""
    return 8 * rules.packs
