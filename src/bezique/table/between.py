"""Between two deals: who has cut, who is ready, what was lifted and guessed. Nothing of it outlives the server."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from bezique.cards import CARDS, Card, shuffled_pack
from bezique.rules.model import Rules, Settlement
from bezique.seats import PerSeat, Seat, next_seat
from bezique.table.outcome import Unable

WIDEST = 99
"""The most cards that can be guessed to have been lifted."""


@dataclass
class Between:
    """What the players have done since the last deal."""

    rules: Rules
    persons: tuple[Seat, ...]
    ready: set[Seat] = field(default_factory=set)
    lifting: bool = False
    lift: int | None = None
    guess: int | None = None
    _spread: list[Card] = field(default_factory=list)
    _cuts: dict[Seat, int] = field(default_factory=dict)

    def has_cut(self, seat: Seat | None) -> bool:
        """Whether a seat has cut."""
        return seat in self._cuts

    def cut(self, seat: Seat, place: int) -> PerSeat[Card] | None:
        """A seat takes the card at a place of the spread pack; both cards when both have, else None."""
        self._spread = self._spread or shuffled_pack(self.rules.packs)
        if not 0 <= place < len(self._spread):
            raise Unable("no_such_place", f"The spread pack has the places 0 to {len(self._spread) - 1}.")
        if seat in self._cuts:
            raise Unable("has_cut", "You have cut.")
        if place in self._cuts.values():
            raise Unable("place_taken", "The other player has taken that card: choose another.")
        self._cuts[seat] = place
        other = next_seat(seat)
        if other not in self.persons:
            self._cuts[other] = secrets.choice([free for free in range(len(self._spread)) if free != place])
        if len(self._cuts) < len(Seat):
            return None
        cards = PerSeat.of(lambda each: CARDS[self._spread[self._cuts[each]]])
        self._spread, self._cuts = [], {}
        return cards

    def begin(self, seat: Seat) -> bool:
        """A seat is ready for the next deal; whether all are."""
        self.ready.add(seat)
        return set(self.persons) <= self.ready

    def wants_lift(self) -> bool:
        """Whether the dealer lifts and the pone guesses before the deal (laws 3.8)."""
        return self.rules.settlement in (Settlement.SIX, Settlement.EIGHT)

    def start_lift(self, dealer: Seat) -> None:
        """Let the dealer lift and the pone guess; the computer does it at once."""
        self.lifting = True
        if dealer not in self.persons:
            self.lift = self._about()
        if next_seat(dealer) not in self.persons:
            self.guess = self._about()

    def turn(self, dealer: Seat | None) -> Seat | None:
        """Who lifts or guesses next."""
        if dealer is None or not self.lifting:
            return None
        return dealer if self.lift is None else next_seat(dealer) if self.guess is None else None

    def lift_off(self) -> None:
        """The dealer lifts: nobody can tell exactly how many."""
        self.lift = self._about()

    def guess_at(self, number: int) -> None:
        """The pone guesses."""
        if not 1 <= number <= WIDEST:
            raise Unable("no_such_guess", f"A guess is a number from 1 to {WIDEST}.")
        self.guess = number

    def _about(self) -> int:
        return 2 * self.rules.hand - 12 + secrets.randbelow(25)

    def clear(self) -> None:
        """A deal has begun."""
        self.ready.clear()
        self.lifting, self.lift, self.guess = False, None, None
