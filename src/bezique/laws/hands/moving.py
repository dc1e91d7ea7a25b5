"""One act being done: who does it, and how the table stood before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bezique.cards import Card
from bezique.errors import Impossible
from bezique.game.actions import Play
from bezique.game.deal import Deal
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.state import State
from bezique.laws.hands.tabletop import Tabletop
from bezique.rules.combination import Combination
from bezique.seats import Seat


@dataclass(frozen=True, slots=True)
class Doing:
    """A seat doing something at a table; `step` and `before` are those of the moment when it began."""

    table: Tabletop
    seat: Seat
    step: int
    before: State

    @classmethod
    def of(cls, table: Tabletop, seat: Seat) -> Doing:
        """An act that begins now."""
        return cls(table, seat, 0 if table.deal is None else table.deal.steps, table.state)

    @property
    def deal(self) -> Deal:
        """The deal; raises Impossible where no cards are dealt yet, or none can be played any more."""
        return self.table.dealt

    def fault(
        self,
        law: str,
        facts: Mapping[str, str] | None = None,
        *,
        hidden: bool = False,
        cards: tuple[Card, ...] = (),
        points: int = 0,
        item: Combination | None = None,
        laid: tuple[Card, ...] = (),
    ) -> Fault:
        """Note that it was wrong."""
        clock = self.table.state.clock
        made = Fault(law, self.seat, not hidden, self.step, self.before, clock, facts or {}, cards, points, item, laid)
        self.table.note(made)
        return made

    def change(self, **what: object) -> None:
        """Change how the table stands."""
        self.table.state = replace(self.table.state, **what)  # type: ignore[arg-type]

    def need(self, can: bool, why: str) -> None:
        """Raise Impossible where hands cannot do it."""
        if not can:
            raise Impossible(why)


def holding(deal: Deal, seat: Seat) -> list[Card]:
    """All cards of a seat, concealed and on the table; in Polish Bezique the open ones are no longer held."""
    own = deal.layout().standings[seat]
    laid = [] if deal.rules.reuse.is_polish else [each.card for each in own.table]
    return [*own.hand, *laid]


def as_it_lies(deal: Deal, seat: Seat, card: Card) -> Play:
    """A card being played that a seat holds: concealed if it can be, or else from the table."""
    own = deal.layout().standings[seat]
    laid = [] if card in own.hand else [each.sort for each in own.table if each.card == card]
    return Play(card, *laid[:1])


def holds(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether a seat holds all these cards."""
    there = holding(deal, seat)
    return all(there.count(card) >= cards.count(card) for card in cards)
