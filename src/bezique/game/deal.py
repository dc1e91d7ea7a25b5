"""`Deal`: one deal as people and programs use it.

The course of the deal is `bezique.game.course`; here are its doors: actions as objects for people, numbers for
searches, events of what happened, and the deal as others may see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from bezique.cards import CARDS, EVERY_SUIT, Card, Suit, ordered_pack
from bezique.errors import BadPosition, IllegalAction
from bezique.game.actions import Action
from bezique.game.amendments import Amendment
from bezique.game.events import Event
from bezique.game.layout import STAGES, Layout, layout_of
from bezique.game.mechanics import mechanics_of
from bezique.game.refusal import Refusal, refusal_of, refusal_of_number
from bezique.game.telling import action_of, events_of, number_of
from bezique.rules.model import Rules
from bezique.seats import EVERY_SEAT, PerSeat, Seat

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.course import Course


class Deal(Course):
    """One deal of Bezique under any rules.

    `pack` is the order of all cards, the top first; `dealer` a seat. `barred_trump` is a suit that may not become
    trumps (six-pack). `before` are the scores of the game so far: where the rules end a game at once, the deal stops
    when a player reaches the target; without it the deal is played to its end. `lift` and `guess` are the number of
    cards that the dealer lifted and the number that the pone guessed (six-pack, eight-pack).

    Raises BadPosition unless `pack` is a whole pack of these rules.
    """

    def __init__(
        self,
        rules: Rules,
        pack: Sequence[int],
        dealer: int,
        *,
        barred_trump: int | None = None,
        before: Sequence[int] | PerSeat[int] | None = None,
        lift: int | None = None,
        guess: int | None = None,
    ) -> None:
        if sorted(pack) != ordered_pack(rules.packs):
            raise BadPosition(f"a pack of {rules.name} holds {rules.packs} of each of the 32 kinds of card")
        self._load((rules, tuple(pack), dealer, barred_trump, before, lift, guess))

    def _load(self, origin: tuple[Any, ...], *, noting: bool = False) -> None:
        """Deal the pack; `noting` keeps the events of it."""
        rules, pack, dealer, barred_trump, before, lift, guess = origin
        self.begin_under(rules, barred_trump)
        self.origin, self.noting = origin, noting
        if before is not None:
            self.target = self.rules_table.target
            for me in range(SEATS):
                self.points_before[me] = before[me]
        for place, kind in enumerate(pack):
            self.stock_cards[place] = kind
        self.start(dealer)
        lifting = self.rules.lifting
        if lift is not None and lifting is not None:
            if lift == 2 * self.rules_table.hand:
                self.add(dealer, lifting.exact, FOR_LIFT, NONE, 0)
            if lift == guess:
                self.add(other_seat(dealer), lifting.guess, FOR_GUESS, NONE, 0)

    def begin_under(self, rules: Rules, barred_trump: int | None) -> None:
        """Prepare an empty deal under these rules."""
        self._make_room()
        self.rules_table = mechanics_of(rules)
        self.barred_trump = NONE if barred_trump is None else barred_trump
        self.origin = None
        self.target = 0

    # --- what everybody may ask --------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules of the deal."""
        rules: Rules = self.rules_table.rules
        return rules

    @property
    def turn(self) -> Seat | None:
        """The seat that must act; None when the deal is over."""
        return EVERY_SEAT[self.acting] if self.acting >= 0 else None

    @property
    def stage(self) -> str:
        """What must be done: "play", "window" (declare or be done), "choose" (a card for it), or "over"."""
        return STAGES[self.stage_number]

    @property
    def over(self) -> bool:
        """Whether the deal is finished."""
        return self.acting < 0

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return EVERY_SEAT[self.dealer_seat]

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None while there is none."""
        return EVERY_SUIT[self.trump_suit] if self.trump_suit >= 0 else None

    @property
    def turn_up(self) -> Card | None:
        """The card that lies turned up under the stock."""
        return CARDS[self.turn_up_kind] if self.turn_up_kind >= 0 else None

    @property
    def card_led(self) -> Card | None:
        """The card led to the trick that is open."""
        return CARDS[self.led] if self.led >= 0 else None

    @property
    def before(self) -> PerSeat[int]:
        """The points of the game before this deal; 0 where the deal is not one of a game."""
        return PerSeat(tuple(self.points_before))

    @property
    def scores(self) -> PerSeat[int]:
        """The points of this deal."""
        return PerSeat(tuple(self.points))

    @property
    def brisques(self) -> PerSeat[int]:
        """The aces and tens taken, whether they count or not."""
        return PerSeat(tuple(self.taken))

    @property
    def last_trick(self) -> Seat | None:
        """Who won the last trick so far."""
        return EVERY_SEAT[self.last_winner] if self.last_winner >= 0 else None

    @property
    def rubiconed(self) -> Seat | None:
        """Who loses as one who is rubiconed, by a ruling (laws P17)."""
        lost = [Seat(me) for me in range(SEATS) if self.amended and self.lost_by_ruling[me]]
        return lost[0] if lost else None

    @property
    def stock_left(self) -> int:
        """The number of cards still to be drawn, the turn-up included."""
        return self.left

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events of the dealing; empty for a deal that began in the middle."""
        return events_of(self.dealt_again()) if self.origin is not None else ()

    def comes_from(self, origin: tuple[object, ...] | None) -> None:
        """Remember how the deal began."""
        self.origin = origin

    def dealt_again(self) -> Deal:
        """The same deal before its first action, with notes of the dealing."""
        again: Deal = Deal.__new__(Deal)
        again._load(self.origin or (), noting=True)
        return again

    def hand_size(self, seat: int) -> int:
        """The number of cards that a seat holds, on the table and concealed (Polish: open cards not counted)."""
        return self.held(seat)

    def sort_slots(self, seat: int, kind: int) -> list[int]:
        """The slots of the sorts of a card on a table: the lowest of each sort, ascending."""
        slots = self.unlike(seat, self.slots_of[seat][kind])
        return [place for place in range(64) if slots >> place & 1]

    def sort_of(self, seat: int, slot: int) -> int:
        """The number of the sort that the card in a slot belongs to, from 1."""
        for number, first in enumerate(self.sort_slots(seat, self.kind_in[seat][slot])):
            if first == slot or self.alike(seat, first, slot):
                return number + 1
        return 0

    # --- acting ------------------------------------------------------------------------------------------------

    def actions(self) -> list[Action]:
        """The menu: everything that the seat whose turn it is may do, in a stable order."""
        return [action_of(self, number) for number in self.choices()]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not do `action` now; None exactly when it is on the menu."""
        return refusal_of(self, seat, action)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do an action and tell what happened; raises IllegalAction, the deal untouched, where it is not allowed."""
        refusal = refusal_of(self, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.tell(number_of(self, action))

    def tell(self, number: int) -> tuple[Event, ...]:
        """As `take`, and tell what happened."""
        if number not in self.choices():
            self._refuse(number)
        self.remember(number)
        self.notes = 0
        self.noting = True
        self.do(number & 63)
        self.noting = False
        return events_of(self)

    def noted(self) -> list[tuple[int, int, int, int, int]]:
        """The notes that the core has just written: what, whose, two numbers, the cards (`bezique.game.telling`)."""
        return [
            (self.note_what[i], self.note_seat[i], self.note_a[i], self.note_b[i], self.note_cards[i])
            for i in range(self.notes)
        ]

    def remember(self, step: int | Amendment) -> None:
        """Keep what is about to be done, so that the deal can be rewound to this moment."""
        if self.past is None:
            self.past = (None, self.copy())
        self.past = (self.past, step)

    @property
    def steps(self) -> int:
        """How many actions and amendments stand that were done by `apply`, `tell` and `amend`."""
        return len(steps_of(self))

    def draws(self, seat: int) -> int:
        """How many cards a seat draws next, as far as there are any."""
        return self.due(seat) if self.amended else 1

    @property
    def odd(self) -> bool:
        """Whether the stock comes out odd with the draws that are due: its last face-down card is not drawn."""
        return self.amended and self.comes_out_odd()

    def amend(self, amendment: Amendment) -> tuple[Event, ...]:
        """Carry out an irregular act or the effect of a ruling, and tell what happened.

        Raises BadAmendment, the deal untouched, where it cannot be.
        """
        from bezique.game.amending import amend

        return amend(self, amendment)

    def choices(self) -> list[int]:
        """The menu as numbers: 64 * stage + bit (the table of bits is in docs/numbers.md)."""
        menu = self.menu()
        first = 64 * self.stage_number
        found = []
        while menu:
            found.append(first + low_bit(menu))
            menu &= menu - 1
        return found

    def take(self, number: int) -> None:
        """Do the action of that number; raises IllegalAction, the deal untouched, where it is not on the menu."""
        try:
            choice = number
        except OverflowError:
            self._refuse(number)
        if choice < 0 or choice >> 6 != self.stage_number or not self.menu() >> (choice & 63) & 1:
            self._refuse(number)
        self.do(choice & 63)

    def take_random(self, chance: Chance) -> int:
        """Do an action drawn uniformly from the menu; its number is returned. Raises IllegalAction when over."""
        if self.acting < 0:
            self._refuse(-1)
        number = self.advance(chance)
        return ~number if number < 0 else number

    def action(self, number: int) -> Action:
        """The action that a number stands for; raises ValueError where it stands for none."""
        return action_of(self, number)

    def number(self, action: Action) -> int:
        """The number of an action of the menu; -1 for cards that are not there."""
        return number_of(self, action)

    def _refuse(self, number: int) -> NoReturn:
        raise IllegalAction(refusal_of_number(self, number))

    # --- copies ------------------------------------------------------------------------------------------------

    def copy(self) -> Deal:
        """An independent deal in the same state."""
        other: Deal = Deal.__new__(Deal)
        if not cython.compiled:
            other._make_room()
        other.rules_table = self.rules_table
        other.origin = self.origin
        other.past = self.past
        other.take_state(self)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (self.rules, self.origin, layout_of(self))

    def layout(self) -> Layout:
        """The whole content of the deal in plain values."""
        return layout_of(self)

    def key(self) -> tuple[Rules, Layout]:
        """A value that is equal for equal deals."""
        return self.rules, layout_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]


def beginning_of(deal: Deal) -> Deal:
    """The deal before its first step."""
    past = deal.past or (None, deal)
    while past[0] is not None:
        past = past[0]
    first: Deal = past[1]
    return first.copy()


def steps_of(deal: Deal) -> list[int | Amendment]:
    """What was done in a deal and stands, from the first to the last."""
    found: list[int | Amendment] = []
    past = deal.past
    while past is not None and past[0] is not None:
        past, step = past
        found.append(step)
    return found[::-1]


def remake(rules: Rules, origin: tuple[object, ...] | None, layout: Layout) -> Deal:
    """A deal that was pickled."""
    from bezique.game.arrange import arrange

    deal = arrange(rules, layout)
    deal.comes_from(origin)
    return deal
