"""What one seat may know of a deal, and the deals that it cannot tell from the real one.

A `View` is the only door through which a deal leaves for a player: it keeps a copy from which everything hidden has
been removed, so there is nothing in it to leak. `worlds` fills such a copy with the unseen cards again, every
arrangement equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cards import CARDS, EVERY_SUIT, Card, Suit
from bezique.game.actions import Action
from bezique.game.layout import LaidCard, Layout, counted, layout_of, pending_of, table_of
from bezique.game.refusal import Refusal, refusal_of
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.seats import EVERY_SEAT, PerSeat, Seat, next_seat

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal


class View:
    """What `seat` may know (None: a spectator, who sees no concealed card). Made by `view`."""

    seat: Seat | None
    blind: Deal

    @property
    def rules(self) -> Rules:
        """The rules of the deal."""
        return self.blind.rules

    @property
    def turn(self) -> Seat | None:
        """The seat that must act; None when the deal is over."""
        return self.blind.turn

    @property
    def stage(self) -> str:
        """As `Deal.stage`; that another seat is choosing between cards is not shown."""
        return self.blind.stage

    @property
    def over(self) -> bool:
        """Whether the deal is finished."""
        return self.blind.over

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.blind.dealer

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None while there is none."""
        return self.blind.trump

    @property
    def barred_trump(self) -> Suit | None:
        """The suit that cannot become trumps in this deal, where there is one."""
        return EVERY_SUIT[self.blind.barred_trump] if self.blind.barred_trump >= 0 else None

    @property
    def turn_up(self) -> Card | None:
        """The card that lies turned up under the stock."""
        return self.blind.turn_up

    @property
    def card_led(self) -> Card | None:
        """The card led to the trick that is open."""
        return self.blind.card_led

    @property
    def scores(self) -> PerSeat[int]:
        """The points of this deal."""
        return self.blind.scores

    @property
    def before(self) -> PerSeat[int]:
        """The points of the game before this deal; 0 where the deal is not one of a game."""
        return self.blind.before

    @property
    def brisques(self) -> PerSeat[int]:
        """The aces and tens taken."""
        return self.blind.brisques

    @property
    def stock_left(self) -> int:
        """The number of cards still to be drawn, the turn-up included."""
        return self.blind.stock_left

    @property
    def windows_left(self) -> int:
        """How many tricks are left after which something can be declared, the one in hand or just won among them.

        In Polish Bezique all of them, otherwise those with a draw, the last one where `last_draw_declare` says so.
        """
        draws = self.stock_left // 2
        if self.rules.reuse.is_polish:
            hand = 0 if self.seat is None else self.hand_size(self.seat)
            return draws + hand + (self.stage != "play")
        return max(0, draws - (0 if self.rules.last_draw_declare else 1))

    @property
    def last_trick(self) -> Seat | None:
        """Who won the last trick so far."""
        return self.blind.last_trick

    @property
    def tricks(self) -> int:
        """How many tricks have been played."""
        return self.blind.tricks

    @property
    def phase(self) -> int:
        """1 while the stock lasts, then 2."""
        return self.blind.phase

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's concealed cards, by kind; none for a spectator."""
        if self.seat is None:
            return ()
        counts = self.blind.hidden[self.seat]
        return tuple(card for card in CARDS for _ in range(counts[card]))

    @property
    def tables(self) -> PerSeat[tuple[LaidCard, ...]]:
        """The cards that lie declared before each seat."""
        return PerSeat.of(lambda seat: table_of(self.blind, seat))

    def table(self, seat: Seat) -> tuple[LaidCard, ...]:
        """The cards that lie declared before a seat."""
        return table_of(self.blind, seat)

    def waiting(self, seat: Seat) -> tuple[tuple[Combination, tuple[int, ...]], ...]:
        """What a seat has announced and not yet scored, each with the places of its cards on the table."""
        return pending_of(self.blind, seat)

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """The concealed cards of a seat that everybody knows."""
        return counted(self.blind.known[seat])

    @property
    def sevens_shown(self) -> PerSeat[int]:
        """The trump sevens that each seat holds concealed and that have scored (laws 3.3)."""
        return PerSeat(tuple(self.blind.paid))

    @property
    def pending(self) -> PerSeat[tuple[tuple[Combination, tuple[Card, ...]], ...]]:
        """What each seat has announced and not yet scored."""
        return PerSeat.of(self._pending)

    def _pending(self, seat: Seat) -> tuple[tuple[Combination, tuple[Card, ...]], ...]:
        laid = self.table(seat)
        return tuple((item, tuple(laid[place].card for place in places)) for item, places in self.waiting(seat))

    def hand_size(self, seat: int) -> int:
        """The number of cards that a seat holds, on the table and concealed."""
        return self.blind.hand_size(seat)

    def concealed(self, seat: int) -> int:
        """The number of cards that a seat holds concealed."""
        laid = 0 if self.rules.reuse.is_polish else self.blind.laid[seat].bit_count()
        return self.blind.hand_size(seat) - laid

    def unseen(self) -> list[int]:
        """How many of each kind of card the seat neither holds nor has seen laid, turned up or played.

        A concealed card of the adversary that everybody knows still counts; `Standing.known` names those.
        """
        return count_unseen(self)

    def having_won(self) -> View:
        """What the seat would see if it had just won a trick: its menu is what it could declare with its cards now.

        While the stock lasts, or in Polish Bezique. A declaration tried on this view leaves the real one alone.
        """
        return open_window(self)

    def played(self) -> list[int]:
        """How many of each kind of card have been played."""
        return list(self.blind.gone)

    def forgetting(self, cards: Sequence[int], *, table: bool = False) -> View:
        """What is left of this view when it is forgotten of so many cards of each kind that they were played.

        With `table` the adversary's table is not looked at either (in Polish Bezique it always is). What is forgotten
        counts as unseen, so that there are more unseen cards than places for them.
        """
        return forget(self, cards, table)

    def layout(self) -> Layout:
        """Everything that may be seen, in plain values."""
        return layout_of(self.blind)

    def actions(self) -> list[Action]:
        """The seat's own menu; empty when it is not its turn."""
        return self.blind.actions() if self.blind.turn == self.seat and self.seat is not None else []

    def choices(self) -> list[int]:
        """The seat's own menu as numbers; empty when it is not its turn."""
        return self.blind.choices() if self.blind.turn == self.seat and self.seat is not None else []

    def action(self, number: int) -> Action:
        """The action that a number of the menu stands for."""
        return self.blind.action(number)

    def number(self, action: Action) -> int:
        """The number of an action of the menu."""
        return self.blind.number(action)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat may not do `action` now; None exactly when it is on its menu."""
        if self.over:
            return Refusal("deal_over")
        if self.seat is None:
            return Refusal("not_your_turn", {"turn": str(self.blind.turn)})
        return refusal_of(self.blind, self.seat, action)

    def key(self) -> tuple[Seat | None, Rules, Layout]:
        """A value that is equal for views that tell the same."""
        return self.seat, self.rules, self.layout()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<View of {self.seat}: {self.stage}, turn of {self.turn}>"


def view(deal: Deal, seat: int | None) -> View:
    """What `seat` (None: a spectator) may know of `deal`."""
    made: View = View.__new__(View)
    made.seat = None if seat is None else EVERY_SEAT[seat]
    made.blind = deal.copy()
    made.blind.origin = None
    for me in range(SEATS):
        if made.seat is None or me != seat:
            conceal(made.blind, me)
    conceal_stock(made.blind, NONE if seat is None else seat)
    if seat != deal.turn:
        conceal_thoughts(made.blind)
    return made


def is_open(view: View) -> bool:
    """Whether the seat can tell the adversary's hand: no other card is unseen. After errors a card may lie apart."""
    return sum(view.unseen()) == view.concealed(next_seat(view.seat or Seat.SOUTH))


def count_unseen(view: View) -> list[int]:
    """As `View.unseen`: what is left of the packs, and the adversary's concealed cards that were taken off it."""
    blind = view.blind
    if not cython.compiled:
        left = [0] * KINDS
    count_left(blind, left)
    for me in range(SEATS):
        for kind in range(KINDS):
            if view.seat is None or me != view.seat:
                left[kind] += blind.hidden[me][kind]
    return [left[kind] for kind in range(KINDS)]


def open_window(view: View) -> View:
    """As `View.having_won`."""
    made: View = View.__new__(View)
    made.seat = view.seat
    made.blind = view.blind.copy()
    if view.seat is not None:
        made.blind.acting = view.seat
    conceal_thoughts(made.blind)
    made.blind.stage_number = WINDOW
    made.blind.led = made.blind.picked_up = NONE
    made.blind.scored_now = made.blind.announced_now = made.blind.seven_now = made.blind.fed_sets = 0
    return made


def forget(view: View, cards: Sequence[int], table: bool) -> View:
    """As `View.forgetting`."""
    made: View = View.__new__(View)
    made.seat = view.seat
    made.blind = view.blind.copy()
    for kind in range(KINDS):
        count = cards[kind]
        made.blind.gone[kind] -= min(count, made.blind.gone[kind])
    if table and view.seat is not None and not made.blind.rules_table.polish:
        look_away(made.blind, other_seat(view.seat))
    return made


def look_away(deal: Deal, me: int) -> None:
    """Make the cards on a table concealed ones that nobody knows."""
    if not cython.compiled:
        laid = [0] * KINDS
    for kind in range(KINDS):
        laid[kind] = popcount(deal.slots_of[me][kind])
    deal.take_up(me)
    for kind in range(KINDS):
        deal.known[me][kind] -= laid[kind]
    conceal(deal, me)


def worlds(view: View, chance: Chance) -> Deal:
    """A deal that the view cannot tell from the real one: uniform over the orders of the unseen cards."""
    world = view.blind.copy()
    if not cython.compiled:
        pool = [0] * STOCK
    size = list_unseen(world, pool)
    deal_unseen(world, pool, size, chance)
    return world


def conceal(deal: Deal, me: int) -> None:
    """Forget the concealed cards of a seat that are not known to everybody."""
    for kind in range(KINDS):
        unknown = deal.hidden[me][kind] - deal.known[me][kind]
        for _ in range(unknown):
            deal.hidden[me][kind] -= 1
            deal.ranks[me] -= deal.rules_table.rank_unit[kind]
        if deal.hidden[me][kind] == 0:
            deal.kinds[me] &= ~bit(kind)
    if deal.drawn[me] != NONE:
        deal.drawn[me] = UNSEEN


def conceal_stock(deal: Deal, seat: int) -> None:
    """Forget the order of the pack, but for the turn-up and what `seat` has seen of it (-1: everybody)."""
    top = deal.rules_table.pack_size - deal.left
    for place in range(end_of_stock(deal)):
        if not deal.amended or not (knows_place(deal, seat, place - top) or knows_apart(deal, seat, place)):
            deal.stock_cards[place] = UNSEEN
    if deal.amended:
        known, apart = deal.seen_stock[0] & deal.seen_stock[1], deal.seen_apart[0] & deal.seen_apart[1]
        for me in range(SEATS):
            if me != seat:
                deal.seen_stock[me], deal.seen_apart[me] = known, apart


def knows_place(deal: Deal, seat: int, place: int) -> bool:
    """Whether a seat knows the card of the stock in a place; all (-1) know what both seats do."""
    if not 0 <= place < min(64, deal.left):
        return False
    if seat >= 0:
        return deal.seen_stock[seat] >> place & 1 != 0
    return deal.seen_stock[0] & deal.seen_stock[1] & bit(place) != 0


def knows_apart(deal: Deal, seat: int, place: int) -> bool:
    """The same of a card that lies apart."""
    if not 0 <= place < min(64, deal.dead):
        return False
    if seat >= 0:
        return deal.seen_apart[seat] >> place & 1 != 0
    return deal.seen_apart[0] & deal.seen_apart[1] & bit(place) != 0


def conceal_thoughts(deal: Deal) -> None:
    """Forget what the acting player can do, and that he is choosing between cards."""
    if deal.stage_number > PLAY and deal.acting >= 0:
        deal.stage_number = WINDOW
    deal.choosing = NONE
    deal.announcing = deal.menu_known = False
    deal.need = deal.picks = deal.degree = 0
    deal.menu_now = deal.usable = deal.waiting_for_it = 0
    for i in range(10):
        deal.place[i] = deal.picked[i] = 0


def list_unseen(deal: Deal, pool: list[int]) -> int:
    """Collect the cards that lie nowhere in this deal; their number is returned."""
    size = 0
    if not cython.compiled:
        left = [0] * KINDS
    count_left(deal, left)
    for kind in range(KINDS):
        for _ in range(left[kind]):
            pool[size] = kind
            size += 1
    return size


def count_left(deal: Deal, left: list[int]) -> None:
    """Count by kind the cards that lie nowhere in this deal."""
    for kind in range(KINDS):
        count = deal.rules_table.packs - deal.gone[kind] - (1 if kind == deal.turn_up_kind else 0)
        for me in range(SEATS):
            count -= deal.hidden[me][kind]
            if not deal.rules_table.polish:
                count -= popcount(deal.slots_of[me][kind])
        left[kind] = count
    if deal.amended:
        for place in range(deal.rules_table.pack_size - deal.left, end_of_stock(deal)):
            if deal.stock_cards[place] != UNSEEN:
                left[deal.stock_cards[place]] -= 1
        for place in range(deal.dead):
            if deal.stock_cards[place] != UNSEEN:
                left[deal.stock_cards[place]] -= 1


def end_of_stock(deal: Deal) -> int:
    """The place behind the last card of the stock that lies face down."""
    return deal.rules_table.pack_size - (1 if deal.turn_up_kind >= 0 else 0)


def deal_unseen(deal: Deal, pool: list[int], size: int, chance: Chance) -> None:
    """Put the unseen cards into the hands that miss some, and the rest into the stock."""
    for me in range(SEATS):
        for _ in range(missing(deal, me)):
            kind = take_unseen(pool, size, chance)
            size -= 1
            deal.hold(me, kind)
            see_drawn(deal, me, kind)
    for place in range(deal.rules_table.pack_size - deal.left, end_of_stock(deal)):
        if not deal.amended or deal.stock_cards[place] == UNSEEN:
            deal.stock_cards[place] = take_unseen(pool, size, chance)
            size -= 1
    if deal.amended:
        for place in range(deal.dead):
            if deal.stock_cards[place] == UNSEEN:
                deal.stock_cards[place] = take_unseen(pool, size, chance)
                size -= 1


def take_unseen(pool: list[int], size: int, chance: Chance) -> int:
    """Take a random card out of the pool."""
    place = chance.pick(size)
    kind = pool[place]
    pool[place] = pool[size - 1]
    return kind


def missing(deal: Deal, me: int) -> int:
    """The number of concealed cards of a seat that do not lie in this copy."""
    count = deal.held(me)
    if not deal.rules_table.polish:
        count -= popcount(deal.laid[me])
    for kind in range(KINDS):
        count -= deal.hidden[me][kind]
    return count


def see_drawn(deal: Deal, me: int, kind: int) -> None:
    """While a carte blanche lasts, the one unknown card is the one drawn (laws 3.7)."""
    if deal.drawn[me] == UNSEEN:
        deal.drawn[me] = kind
