"""What a seat knows after each thing that it could do: who has the trick, what it can score, what it still lacks.

All of it is asked of the deal itself: an action is done in a deal that the view cannot tell from the real one, and
what the seat then sees is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bezique.bots.ledger import seat_of
from bezique.cards import CARDS, Card
from bezique.game.actions import Action, Choose, Done, Exchange, Play, Score
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import Event, PendingLost, Scored, TookTrick
from bezique.game.lacking import Lack, lacking
from bezique.game.view import View, view, worlds
from bezique.rules.combination import Combination
from bezique.rules.model import Brisques
from bezique.seats import Seat, next_seat


@dataclass(frozen=True)
class Outcome:
    """What follows an action: `events` at once, `seen` by the seat afterwards, the cards not drawn yet.

    `settled` is False where cards for a declaration are still to be chosen, so that what is left of them is open.
    """

    number: int
    action: Action
    seat: Seat
    seen: View
    deal: Deal
    events: tuple[Event, ...]
    settled: bool = True

    @property
    def card(self) -> Card | None:
        """The card that is played or chosen."""
        return self.action.card if isinstance(self.action, (Play, Choose)) else None

    @property
    def from_table(self) -> bool:
        """Whether that card lies on the table."""
        return isinstance(self.action, (Play, Choose)) and self.action.sort > 0

    @cached_property
    def won(self) -> bool | None:
        """Whether the seat has taken the trick; None where no trick has ended."""
        took = next((event for event in self.events if isinstance(event, TookTrick)), None)
        return None if took is None else took.seat == self.seat

    @cached_property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick that has ended."""
        return next((event.cards for event in self.events if isinstance(event, TookTrick)), ())

    @cached_property
    def scored(self) -> tuple[Scored, ...]:
        """What the seat has scored at once."""
        return tuple(event for event in self.events if isinstance(event, Scored) and event.seat == self.seat)

    @cached_property
    def lost(self) -> tuple[Combination, ...]:
        """What the seat had announced and can no longer score."""
        mine = (event for event in self.events if isinstance(event, PendingLost) and event.seat == self.seat)
        return tuple(event.combination for event in mine)

    @cached_property
    def lacking(self) -> Mapping[Combination, Lack]:
        """What the seat lacks afterwards."""
        return lacking(self.seen) if self.settled else {}

    @cached_property
    def ready(self) -> frozenset[Combination]:
        """What the seat could score after the next trick that it wins, without another card."""
        return ready(self.seen) if self.settled else frozenset()

    @cached_property
    def may_exchange(self) -> bool:
        """Whether the trick that was won lets the seat exchange the seven."""
        return bool(self.won) and self.deal.turn == self.seat and Exchange() in self.deal.actions()

    @cached_property
    def scorable(self) -> Mapping[Combination, int]:
        """What the seat can score in the window that the trick has opened to it, with the points."""
        if not self.won or self.deal.turn != self.seat:
            return {}
        return points_on_menu(self.deal, self.lacking, self.seat)

    @cached_property
    def hers(self) -> tuple[Combination, ...]:
        """What everybody knows that the adversary can score in the window that the trick has opened to her."""
        if self.won is not False or self.deal.stage != "window":
            return ()
        if self.deal.rules.reuse.is_polish:
            return tuple(action.combination for action in self.deal.actions() if isinstance(action, Score))
        return tuple(item for item, _ in self.seen.pending[next_seat(self.seat)])


def ready(seen: View) -> frozenset[Combination]:
    """What the seat could score if it had just won a trick: new combinations, and those announced."""
    if seen.phase == 2 and not seen.rules.reuse.is_polish:
        return frozenset()
    return frozenset(act.combination for act in seen.having_won().actions() if isinstance(act, Score))


def points_on_menu(deal: Deal, lacks: Mapping[Combination, Lack], seat: Seat) -> dict[Combination, int]:
    """The combinations that the menu lets a seat score, with what each of them brings when it is done."""
    found = {}
    for number in deal.choices():
        action = deal.action(number)
        if isinstance(action, Score):
            item = action.combination
            found[item] = lacks[item].points if item in lacks else points_of(deal, number, seat)
    return found


def points_of(deal: Deal, number: int, seat: Seat) -> int:
    """The points that an entry of the menu brings at once."""
    after, events = done(deal, number)
    while after.stage == "choose":
        events += after.tell(after.choices()[-1])
    return sum(event.points for event in events if isinstance(event, Scored) and event.seat == seat)


def done(deal: Deal, number: int) -> tuple[Deal, tuple[Event, ...]]:
    """A copy of a deal in which an entry of the menu has been done, and what happened."""
    after = deal.copy()
    return after, after.tell(number)


def outcome(seen: View, number: int) -> Outcome:
    """What follows an entry of the seat's menu; a window is left without drawing."""
    seat, action = seat_of(seen), seen.action(number)
    deal = worlds(seen, Chance(0))
    if isinstance(action, Done):
        return Outcome(number, action, seat, seen, deal, ())
    after, events = done(deal, number)
    settled = after.stage != "choose"
    while after.stage == "choose":
        events += after.tell(after.choices()[-1])
    return Outcome(number, action, seat, view(after, seat), after, events, settled)


class Ground:
    """The position in which a decision is taken, as facts about it need it."""

    def __init__(self, seen: View) -> None:
        self.view = seen
        self.rules = seen.rules
        self.seat = seat_of(seen)
        self.her = next_seat(self.seat)
        self.known: dict[int, Outcome] = {}

    def outcome(self, number: int) -> Outcome:
        """What follows an entry of the menu."""
        if number not in self.known:
            self.known[number] = outcome(self.view, number)
        return self.known[number]

    @cached_property
    def lacking(self) -> Mapping[Combination, Lack]:
        """What the seat lacks before it does anything."""
        return lacking(self.view)

    @cached_property
    def ready(self) -> Mapping[Combination, int]:
        """What it could score if it had just won a trick, with the points."""
        return {item: self.points(item) for item in ready(self.view)}

    def points(self, item: Combination) -> int:
        """What a combination brings, as far as the rules and the trumps tell; 0 for nothing."""
        if item in self.lacking:
            return self.lacking[item].points
        return self.rules.combinations.get(item.key(self.view.trump), 0)

    def counts(self, card: Card) -> bool:
        """Whether a card is a brisque, and brisques can count in these rules."""
        return card.is_brisque and self.rules.brisques is not Brisques.NEVER

    @cached_property
    def can_come(self) -> list[int]:
        """How many cards of each kind may still come to the seat, where a combination could use them."""
        counts = self.view.unseen()
        if self.view.turn_up is not None:
            counts[self.view.turn_up] += 1
        for card in self.view.hand if self.rules.reuse.is_polish else ():
            counts[card] += 1
        for card in () if self.rules.reuse.is_polish else self.view.layout().standings[self.her].known:
            counts[card] -= 1
        return counts

    @cached_property
    def windows(self) -> int:
        """As `View.windows_left`."""
        return self.view.windows_left

    @property
    def later(self) -> int:
        """How many of them come after this decision."""
        return self.windows if self.view.stage == "play" or self.rules.reuse.is_polish else max(0, self.windows - 1)

    @cached_property
    def threats(self) -> list[int]:
        """How many cards of each kind the adversary may hold, on the table or concealed."""
        table = [laid.card for laid in self.view.tables[self.her]] if not self.rules.reuse.is_polish else []
        return [count + table.count(CARDS[kind]) for kind, count in enumerate(self.view.unseen())]

    def within_reach(self, lack: Lack) -> bool:
        """Whether what is missing may still come in time."""
        if lack.size == 0:
            return self.later > 0
        most = 2 * self.windows if self.rules.reuse.is_polish else self.windows - 1
        return lack.size <= most and not self.never(lack)

    def never(self, lack: Lack) -> bool:
        """Whether what is missing can no longer come, however long the deal lasts."""
        short = any(lack.cards.count(card) > self.can_come[card] for card in lack.cards)
        return short or (lack.rank is not None and self.of_rank(lack.rank) < lack.number)

    def of_rank(self, rank: int) -> int:
        """How many cards of a rank may still come."""
        return sum(self.can_come[8 * suit + rank] for suit in range(4))
