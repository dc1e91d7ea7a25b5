"""A table at which South wins every trick he needs: the examples of the laws, played on real deals.

Between tricks cards are exchanged for others that nobody has seen, so that South gets what an example gives him and
otherwise holds only small plain cards; the books are audited after every such help.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bezique.cards import CARDS, Card, Rank, cards
from bezique.game.actions import Action, Play, action
from bezique.game.arrange import arrange
from bezique.game.books import audit
from bezique.game.deal import Deal
from bezique.game.events import Event, Scored
from bezique.game.layout import Layout
from bezique.game.points import Reason
from bezique.game.position import position
from bezique.rules.load import rules
from bezique.seats import Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH
ROOMY = "hand=12,packets=3-3-3-3"
"""A hand for examples in which more cards lie on the table than an eight-card hand can hold while a trick is played."""


def points_of(events: Iterable[Event], *reasons: Reason, seat: Seat = SOUTH) -> int:
    """The points that events give a seat, for certain reasons or (none named) for any."""
    scored = (event for event in events if isinstance(event, Scored) and event.seat == seat)
    return sum(event.points for event in scored if not reasons or event.reason in reasons)


def do(deal: Deal, *texts: str) -> tuple[Event, ...]:
    """Let whoever has the turn do these actions one after another; all that happened."""
    events: list[Event] = []
    for text in texts:
        assert deal.turn is not None
        events += deal.apply(deal.turn, action(text))
    return tuple(events)


def can(deal: Deal, text: str) -> bool:
    """Whether the action is on the menu."""
    return action(text) in deal.actions()


def small(trump: int | None) -> list[Card]:
    """The cards that make nothing: plain sevens, eights and nines."""
    return [card for card in CARDS if card.rank <= Rank.NINE and card.suit != trump]


class Table:
    """A deal in which South has the lead; `names` are his cards beside small ones."""

    def __init__(self, text: str, names: str = "", *lines: str, trump: str | None = "H") -> None:
        chosen = rules(text)
        ground = [f"turn-up 9{trump}" if chosen.has_turn_up else f"trump {trump or 'none'}"]
        if not chosen.has_turn_up:
            ground.append("tricks 1")  # so that a carte blanche is out of the question
        self.deal = position("\n".join([f"rules {text}", "turn South", *ground, *lines]))
        self.wanted: list[Card] = []
        self.give(names)
        self._tidy()

    # --- cards -------------------------------------------------------------------------------------------------

    def give(self, names: str) -> None:
        """Put cards into South's hand, for small ones of his."""
        for wanted in cards(names):
            self.wanted.append(wanted)
            held = list(self.deal.layout().standings[SOUTH].hand)
            for kept in self.wanted:
                if kept in held:
                    held.remove(kept)
            if self._missing(wanted):
                assert held, f"no room for {wanted}"
                self._swap(SOUTH, held[0], [wanted])

    def _missing(self, wanted: Card) -> bool:
        own = self.deal.layout().standings[SOUTH]
        there = own.hand.count(wanted) + sum(laid.card == wanted for laid in own.table)
        return there < self.wanted.count(wanted)

    def _tidy(self) -> None:
        """Leave South only the cards he was given and small ones."""
        for held in self._spare():
            if held not in small(self.deal.trump):
                self._swap(SOUTH, held, small(self.deal.trump))

    def _spare(self) -> list[Card]:
        own = self.deal.layout().standings[SOUTH]
        given = list(self.wanted)
        for laid in own.table:
            if laid.card in given:
                given.remove(laid.card)
        spare = []
        for held in own.hand:
            if held in given:
                given.remove(held)
            else:
                spare.append(held)
        return spare

    def _swap(self, seat: Seat, out: Card, wanted: Sequence[Card]) -> None:
        """Give a seat one of the wanted cards for another, out of the stock, the other hand, or the tricks."""
        layout = self.deal.layout()
        for card in wanted:
            found = _exchanged(layout, seat, card, out)
            if found is not None:
                self.deal = arrange(self.deal.rules, found)
                audit(self.deal)
                return
        raise AssertionError(f"none of {wanted} is left")

    # --- tricks ------------------------------------------------------------------------------------------------

    def lead(self, text: str) -> tuple[Event, ...]:
        """South wins the trick to which he leads this card (with a star: from the table); his window is open."""
        self.close()
        led = action(text)
        assert isinstance(led, Play)
        assert self.deal.turn == SOUTH
        if led.card in self.wanted:
            self.wanted.remove(led.card)
        harmless = [card for card in small(self.deal.trump) if card.suit != led.card.suit]
        north = self.deal.layout().standings[NORTH].hand
        if not set(north) & set(harmless):
            self._swap(NORTH, north[0], harmless)
        answer = next(card for card in harmless if card in self.deal.layout().standings[NORTH].hand)
        return do(self.deal, text, str(answer))

    def win(self) -> tuple[Event, ...]:
        """South wins a trick with a small card, and his window is open."""
        self.close()
        spare = self._spare()
        assert spare, "South has no card to spare"
        return self.lead(str(spare[0]))

    def close(self) -> None:
        """South is done in his window, if one is open, and both draw."""
        if self.deal.stage == "window":
            do(self.deal, "done")
            if self.deal.layout().stock:
                self._tidy()

    def part_with(self, *texts: str) -> None:
        """South plays these cards, each to a trick of its own."""
        for text in texts:
            self.lead(text)
            self.close()

    # --- declaring ---------------------------------------------------------------------------------------------

    def score(self, name: str, *choices: str) -> int | None:
        """What South gets for a combination after winning a trick for it; None where it is not allowed."""
        self.win()
        points = self.score_now(name, *choices)
        self.close()
        return points

    def score_now(self, name: str, *choices: str) -> int | None:
        """The same in the window that is open, and stays so."""
        if not can(self.deal, f"score {name}"):
            return None
        events = do(self.deal, f"score {name}", *(f"choose {choice}" for choice in choices))
        assert self.deal.stage == "window", f"to choose: {self.deal.actions()}"
        return points_of(events, Reason.COMBINATION)

    def announce_now(self, name: str, *choices: str) -> bool:
        """Announce in the window that is open; whether it was allowed."""
        if not can(self.deal, f"announce {name}"):
            return False
        do(self.deal, f"announce {name}", *(f"choose {choice}" for choice in choices))
        assert self.deal.stage == "window", f"to choose: {self.deal.actions()}"
        return True

    def steps(self, *names: str) -> list[int | None]:
        """What each of these combinations brings, one after another."""
        return [self.score(name) for name in names]

    def pending(self) -> list[str]:
        """What South has announced and not yet scored."""
        return [str(item) for item, _ in self.deal.layout().standings[SOUTH].pending]

    def menu(self) -> list[Action]:
        """What may be done now."""
        return self.deal.actions()


def total(points: Iterable[int | None]) -> int:
    """The sum of what was allowed."""
    return sum(each for each in points if each is not None)


def _exchanged(layout: Layout, seat: Seat, wanted: Card, out: Card) -> Layout | None:
    """The layout in which a seat has `wanted` for `out`; None where there is no such card to be had."""
    own, other = layout.standings[seat], layout.standings[1 - seat]
    standings = layout.standings.having(seat, replace(own, hand=_changed(own.hand, out, wanted)))
    if wanted in layout.stock:
        stock = list(layout.stock)
        stock[len(stock) - 1 - stock[::-1].index(wanted)] = out
        return replace(layout, standings=standings, stock=tuple(stock))
    if wanted in other.hand and wanted not in other.known:
        standings = standings.having(1 - seat, replace(other, hand=_changed(other.hand, wanted, out)))
        return replace(layout, standings=standings)
    if wanted in layout.gone and wanted.is_brisque == out.is_brisque:
        return replace(layout, standings=standings, gone=_changed(layout.gone, wanted, out))
    return None


def _changed(hand: Sequence[Card], out: Card, wanted: Card) -> tuple[Card, ...]:
    changed = list(hand)
    changed[changed.index(out)] = wanted
    return tuple(sorted(changed))
