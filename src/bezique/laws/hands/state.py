"""How a free table stands besides its deal; a value, so that a table taken back to an error stands as it did."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bezique.cards import Card
from bezique.game.amendments import Amendment
from bezique.laws.hands.drawing import Drawing
from bezique.laws.hands.noted import NOTHING, START, Clock
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat, next_seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """The card that somebody played last: with how many before it, and how the table stood then."""

    seat: Seat
    before: int
    step: int
    state: State = field(repr=False)  # it names the card before, and so on back to the deal


@dataclass(frozen=True, slots=True)
class State:
    """What hands have done beside the steps of the deal.

    `base` are the cards that each seat had at the start, and `drawings` the drawings since: so many cards are right.
    `drawn` is the last drawing that is over.
    `late` is how many cards a seat may still draw of the last drawing. `after` are amendments that wait for the end of
    the drawing. `heap` are the brisques that a seat has won and not gathered, `late_brisques` those won when the stock
    is gone. `lost` are combinations that waited and were lost, `cards` those
    that were played, in their order. `lifted`: a hand was taken up; `closed`: the deal is
    scored.
    """

    clock: Clock = START
    base: PerSeat[int] = NOTHING
    drawings: int = 0
    drawing: Drawing | None = None
    drawn: Drawing | None = None
    late: PerSeat[int] = NOTHING
    after: tuple[Amendment, ...] = ()
    heap: PerSeat[int] = NOTHING
    late_brisques: PerSeat[int] = NOTHING
    lost: tuple[tuple[Seat, Combination], ...] = ()
    cards: tuple[tuple[Seat, Card], ...] = ()
    last: CardPlayed | None = None
    lifted: bool = False
    closed: bool = False

    def due(self, seat: Seat) -> int:
        """How many cards a seat should hold, those aside that it is about to draw."""
        return self.base[seat] + self.drawings - self.clock.plays[seat]

    def played(self, seat: Seat, card: Card, last: CardPlayed) -> State:
        """A card was played."""
        clock = replace(self.clock, plays=more(self.clock.plays, seat))
        return replace(self, clock=clock, cards=(*self.cards, (seat, card)), last=last)

    def won(self, seat: Seat) -> State:
        """A trick was won; what lay in the heap of the other is gathered with it by whoever takes it up."""
        return replace(self, clock=replace(self.clock, won=more(self.clock.won, seat)))

    def took_late(self, seat: Seat, brisques: int, phase: int) -> State:
        """Aces and tens were won; those of the last tricks are counted."""
        return replace(self, late_brisques=more(self.late_brisques, seat, brisques)) if phase == 2 else self

    def drew(self, seat: Seat) -> State:
        """A seat drew."""
        return replace(self, clock=replace(self.clock, draws=more(self.clock.draws, seat)))


def more(counts: PerSeat[int], seat: Seat, by: int = 1) -> PerSeat[int]:
    """The same counts with more for a seat."""
    return counts.having(seat, counts[seat] + by)


def adversary(seat: Seat) -> Seat:
    """The other player."""
    return next_seat(seat)
