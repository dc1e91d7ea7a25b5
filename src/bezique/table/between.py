"""Between two deals: who has cut which card, who is ready, what was lifted and guessed. It follows notes."""

from __future__ import annotations

from dataclasses import dataclass, field

from bezique.cards import Card
from bezique.cards import card as card_of
from bezique.seats import PerSeat, Seat, next_seat
from bezique.table.notes import Note

WIDEST = 99
"""The most cards that can be guessed to have been lifted."""


@dataclass
class Between:
    """What the players have done since the last deal. `lifts` says whether there is lifting and guessing (laws 3.8)."""

    persons: tuple[Seat, ...]
    lifts: bool
    cuts: dict[Seat, tuple[Card, int]] = field(default_factory=dict)
    ready: set[Seat] = field(default_factory=set)
    lift: int | None = None
    guess: int | None = None
    shown: PerSeat[Card] | None = None
    """The cards that both have cut, until the first deal."""

    def follow(self, note: Note) -> None:
        """Take up a note; those of another kind change nothing."""
        match note.what, note.values:
            case "cut", (card, place):
                self.cuts[note.seat] = card_of(card), int(place)
            case "ready", _:
                self.ready.add(note.seat)
            case "lift", (number,):
                self.lift = int(number)
            case "guess", (number,):
                self.guess = int(number)

    @property
    def all_ready(self) -> bool:
        """Whether everybody wants the next deal."""
        return set(self.persons) <= self.ready

    @property
    def lifting(self) -> bool:
        """Whether somebody has still to lift or to guess."""
        return self.lifts and self.all_ready and (self.lift is None or self.guess is None)

    def turn(self, dealer: Seat | None) -> Seat | None:
        """Who lifts or guesses next."""
        if dealer is None or not self.lifting:
            return None
        return dealer if self.lift is None else next_seat(dealer)

    def cards(self, seat: Seat, card: Card, other: Card) -> PerSeat[Card]:
        """Both cards that were cut."""
        return PerSeat((card, other) if seat is Seat.SOUTH else (other, card))

    def clear(self, shown: PerSeat[Card] | None = None) -> None:
        """Something was decided: the cut, in which these cards were shown, or a deal has begun."""
        self.shown = shown
        self.cuts, self.ready, self.lift, self.guess = {}, set(), None, None
