"""The course of one deal: dealing, menus, tricks, drawing, the end (laws 1 to 3).

The deal waits at one of four stages: PLAY (lead or follow), WINDOW (the winner of a trick declares, then draws),
CHOOSE (which cards serve in the combination being declared) and OVER. The menu of a stage is one 64-bit number;
`do` of one of its bits moves the deal on. Nothing here checks or allocates: `bezique.game.deal` is the door.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.cards_held import CLASS_OF
    from bezique.game.chance import Chance
    from bezique.game.drawing import Drawing


class Course(Drawing):
    """A deal that moves by numbers; `Deal` adds what people and programs call."""

    # --- the deal ---------------------------------------------------------------------------------------------

    def shuffle(self, chance: Chance) -> None:
        """Put a shuffled pack into the stock, for `start` to deal."""
        place = self.rules_table.pack_size
        for i in range(place):
            self.stock_cards[i] = self.rules_table.ordered[i]
        while place > 1:
            chance.state = step(chance.state)
            bits = scatter(chance.state)
            self.swap(place - 1, scale(bits, place))
            self.swap(place - 2, scale_low(bits, place - 1))
            place -= 2

    def swap(self, one: int, other: int) -> None:
        """Let two cards of the stock change places."""
        kind = self.stock_cards[one]
        self.stock_cards[one] = self.stock_cards[other]
        self.stock_cards[other] = kind

    def reset(self, dealer: int) -> None:
        """A deal before its first card."""
        self.clear()
        self.dealer_seat = dealer
        self.stage_number, self.phase = PLAY, 1
        self.acting = other_seat(dealer)
        self.led = self.turn_up_kind = self.last_winner = self.choosing = self.picked_up = self.trump_suit = NONE
        self.tricks = self.trick_unpaid = self.scored_now = self.announced_now = self.seven_now = 0
        self.need = self.picks = self.fed_sets = 0
        self.usable = self.waiting_for_it = self.fed = 0
        self.announcing = self.stopped = self.menu_known = self.amended = False
        for me in range(SEATS):
            self.points[me] = self.brisque_points[me] = 0
            self.taken[me] = self.moved[me] = self.shown[me] = self.series[me] = self.paid[me] = 0
            self.drawn[me] = NONE
            self.announced[me] = self.remarry[me] = 0

    def start(self, dealer: int) -> None:
        """Deal the pack that lies in the stock: hands by packets, the turn-up under the stock (laws 2.1)."""
        self.reset(dealer)
        hands = 2 * self.rules_table.hand
        for place in range(hands):
            me = dealer if self.rules_table.dealt_to[place] else other_seat(dealer)
            self.hold(me, self.stock_cards[place])
            if self.noting:
                self.note(NOTE_DEALT, me, self.stock_cards[place], 0, 0)
        self.left = self.rules_table.pack_size - hands
        if self.rules_table.has_turn_up:
            self.turn_trump(dealer)

    def turn_trump(self, dealer: int) -> None:
        """Turn the next card for trumps; a seven scores for the dealer (laws 3.3)."""
        last = self.rules_table.pack_size - 1
        top = self.rules_table.pack_size - self.left
        kind = self.stock_cards[top]
        for place in range(top, last):
            self.stock_cards[place] = self.stock_cards[place + 1]
        self.stock_cards[last] = kind
        self.turn_up_kind, self.trump_suit = kind, kind >> 3
        if self.noting:
            self.note(NOTE_TURNED_UP, dealer, kind, 0, 0)
        if kind & 7 == 0 and self.rules_table.seven_turned:
            self.add(dealer, self.rules_table.seven_turned, FOR_SEVEN_TURNED, NONE, 0)
            if self.stopped:
                self.finish()

    def hold(self, me: int, kind: int) -> None:
        """Take a card into the concealed hand."""
        self.hidden[me][kind] += 1
        self.kinds[me] |= bit(kind)
        self.ranks[me] += self.rules_table.rank_unit[kind]

    def release(self, me: int, kind: int) -> None:
        """Take a card out of the concealed hand; what the public knew of that kind falls by one."""
        self.hidden[me][kind] -= 1
        self.kinds[me] &= ~(bit(kind) * (self.hidden[me][kind] == 0))  # no branch: nobody could foretell it
        if self.known[me][kind]:
            self.known[me][kind] -= 1
        self.ranks[me] -= self.rules_table.rank_unit[kind]

    # --- menus ------------------------------------------------------------------------------------------------

    def menu(self) -> int:
        """What may be done now, as bits of the stage."""
        if self.menu_known:
            return self.menu_now
        if self.stage_number == PLAY:
            self.menu_now = self.play_menu()
        elif self.stage_number == WINDOW:
            self.menu_now = self.window_menu()
        elif self.stage_number == CHOOSE:
            self.menu_now = self.viable(self.acting)
        else:
            self.menu_now = 0
        self.menu_known = True
        return self.menu_now

    def play_menu(self) -> int:
        """The cards that may be led or played, a carte blanche to show, the seven to exchange on lead."""
        me = self.acting
        if self.phase == 2:
            cards = self.kinds[me] if self.led < 0 else self.follow(self.kinds[me])
        else:
            cards = self.kinds[me]
            if not self.rules_table.polish and self.laid[me]:
                slots = self.laid[me]
                if self.twin_kinds[me]:
                    slots = self.unlike(me, slots)
                cards |= slots << TABLE_BIT
            if self.rules_table.seven_exchange != AFTER_WIN and self.can_exchange(me):
                cards |= bit(LEAD_SEVEN_BIT)
        if self.rules_table.blanche_points and self.can_show(me):
            cards |= bit(SHOW_BIT)
        return self.play_allowed(me, cards) if self.amended else cards

    def follow(self, hand: int) -> int:
        """What may be played to the card led once the stock is gone (laws 1.3, E1, E2)."""
        suit = self.led >> 3
        same = hand & bit(8 * suit) * 255
        if same:
            better = same & self.rules_table.higher_strict[self.led]
            return better if better and self.rules_table.phase2 == STRICT else same
        if self.trump_suit < 0 or self.rules_table.phase2 == WHIST:
            return hand
        trumps = hand & bit(8 * self.trump_suit) * 255
        return trumps or hand

    # --- doing ------------------------------------------------------------------------------------------------

    def advance(self, chance: Chance) -> int:
        """Do an entry drawn uniformly from the menu, which is not empty; its number, or ~number when it was alone."""
        menu = self.menu()
        choice = low_bit(menu)
        alone = menu & (menu - 1) == 0
        if not alone:
            chance.state = step(chance.state)
            choice = nth_bit(menu, scale(scatter(chance.state), popcount(menu)))
        number = 64 * self.stage_number + choice
        self.do(choice)
        return ~number if alone else number

    def do(self, choice: int) -> None:
        """Do one entry of the menu; nothing is checked."""
        self.menu_known = False
        if self.stage_number == PLAY:
            if choice == SHOW_BIT:
                self.show(self.acting)
            elif choice == LEAD_SEVEN_BIT:
                self.exchange(self.acting)
            else:
                self.play(choice)
        elif self.stage_number == WINDOW:
            self.act_in_window(choice)
        else:
            self.choose(choice)
        if self.stopped and self.stage_number != OVER:
            self.finish()

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self, choice: int) -> None:
        """Lead, or play to the lead and settle the trick."""
        me = self.acting
        kind = self.remove_played(me, choice)
        self.moved[me] = 1
        if self.drawn[me] != NONE:
            self.series[me] = 0
            self.drawn[me] = NONE
        self.gone[kind] += 1
        if kind == 8 * self.trump_suit and self.rules_table.seven_points:
            self.play_seven(me)
        if self.amended:
            self.count_played(me, kind)
        if self.led < 0:
            self.led = kind
            self.acting = other_seat(me)
        else:
            self.finish_trick(me, kind)

    def remove_played(self, me: int, choice: int) -> int:
        """Take the card played from the hand or the table; its kind is returned."""
        if choice < TABLE_BIT:
            if self.noting:
                self.note(NOTE_PLAYED, me, choice, (self.led < 0) * 2, 0)
            self.release(me, choice)
            return choice
        slot = choice - TABLE_BIT
        kind = self.kind_in[me][slot]
        if self.noting:
            self.note(NOTE_PLAYED, me, kind, (self.led < 0) * 2 + 1, 0)
        if self.served[me][MARRIED] & bit(slot):
            self.remarry[me] |= bit(kind >> 3)
        self.take_off(me, slot)
        return kind

    def play_seven(self, me: int) -> None:
        """A trump seven is played: it may score now, each of them once (laws 3.3)."""
        if self.paid[me]:
            self.paid[me] -= 1
        elif self.rules_table.polish:
            self.trick_unpaid += 1
        elif self.rules_table.seven_second == SECOND_PLAY or (self.rules_table.seven_on_play and self.phase == 1):
            self.add(me, self.rules_table.seven_points, FOR_SEVEN_PLAYED, NONE, 0)

    def winner_of(self, leader: int, first: int, second: int) -> int:
        """Who wins a trick; between equal cards the leader (laws 1.2)."""
        higher = self.rules_table.higher_free[first] if self.phase == 1 else self.rules_table.higher_strict[first]
        trumped = (second >> 3 == self.trump_suit) & (first >> 3 != self.trump_suit)
        return leader ^ (higher >> second & 1 | trumped)  # no branch: nobody could foretell it

    def finish_trick(self, follower: int, second: int) -> None:
        """Both cards lie: who takes them, and what follows (laws 1.4)."""
        first = self.led
        winner = self.winner_of(other_seat(follower), first, second)
        self.led = NONE
        self.acting = self.last_winner = winner
        self.tricks += 1
        if self.noting:
            self.note(NOTE_TOOK_TRICK, winner, first, second, 0)
        if self.amended:
            self.score_ruled_trick(winner, follower, first, second, self.is_last_trick())
        else:
            self.score_trick(winner, first, second)
        if self.rules_table.polish or self.phase == 1:
            self.stage_number = WINDOW
            if self.rules_table.polish:
                self.open_cards(winner, first, second)
        elif self.hands_empty():
            self.finish()

    def score_trick(self, winner: int, first: int, second: int) -> None:
        """Brisques, the last trick, and in Polish Bezique the sevens taken (laws 1.4, E3, E4, 3.9)."""
        count = (1 if first & 7 >= TEN else 0) + (1 if second & 7 >= TEN else 0)
        self.taken[winner] += count
        if count and self.rules_table.brisques == IMMEDIATE:
            self.add(winner, 10 * count, FOR_BRISQUES, NONE, 0)
        if self.trick_unpaid:
            self.add(winner, self.trick_unpaid * self.rules_table.seven_points, FOR_SEVEN_TAKEN, NONE, 0)
            self.trick_unpaid = 0
        if self.rules_table.last_trick and self.is_last_trick():
            self.add(winner, self.rules_table.last_trick, FOR_LAST_TRICK, NONE, 0)

    def is_last_trick(self) -> bool:
        """Whether this trick earns the points of the last one (laws E3)."""
        if self.rules_table.last_trick_is_drawing:
            return self.phase == 1 and self.last_draw()
        return self.hands_empty()

    def hands_empty(self) -> bool:
        """Whether the last trick has been played; after an error one hand may be empty before the other."""
        return self.phase == 2 and (self.kinds[0] == 0 or self.kinds[1] == 0)

    def open_cards(self, winner: int, first: int, second: int) -> None:
        """Polish Bezique: lay the scoring cards of the trick open before the winner (laws 3.9)."""
        for i in range(2):
            kind = second if i else first
            rank = kind & 7
            if rank >= JACK and (rank != TEN or kind >> 3 == self.trump_suit):
                self.put_down(winner, kind)
        if self.noting:
            self.note(NOTE_OPENED, winner, 0, 0, self.names(winner, self.fresh[winner]))

    # --- the window -------------------------------------------------------------------------------------------

    def act_in_window(self, choice: int) -> None:
        """Declare, show the seven, or be done."""
        if choice == DONE_BIT:
            self.close_window(self.acting)
        elif choice in (TAKE_FIRST_BIT, TAKE_SECOND_BIT):
            self.take_looked(self.acting, choice == TAKE_FIRST_BIT)
        elif choice == SEVEN_BIT:
            self.exchange(self.acting)
        elif choice >= ANNOUNCE_BIT:
            self.begin(self.acting, choice - ANNOUNCE_BIT, True)
        else:
            self.begin(self.acting, choice, False)

    def begin(self, me: int, combination: int, announcing: bool) -> None:
        """Begin to declare a combination."""
        self.choosing, self.announcing, self.picks = combination, announcing, 0
        self.prepare(me, combination, not announcing)
        self.settle_picks(me)

    def choose(self, choice: int) -> None:
        """The next card of the combination being declared."""
        self.picked[self.picks] = choice
        self.picks += 1
        self.settle_picks(self.acting)

    def settle_picks(self, me: int) -> None:
        """Pick cards as long as only one sort can serve, then ask or declare."""
        while self.picks < self.need:
            cards = self.viable(me)
            if cards & (cards - 1):
                self.stage_number = CHOOSE
                self.menu_now, self.menu_known = cards, True
                return
            self.picked[self.picks] = low_bit(cards)
            self.picks += 1
        self.stage_number = WINDOW
        self.declare(me)

    def declare(self, me: int) -> None:
        """All cards are picked: announce or score them."""
        slots = self.lay_picked(me)
        combination, self.choosing = self.choosing, NONE
        pending = slots & self.waiting_for_it != 0
        if not pending:
            self.announced[me] |= bit(CLASS_OF[self.degree])
        if self.announcing:
            self.announced_now = 1
            self.set_aside(me, combination, slots)
            if self.noting:
                self.note(NOTE_ANNOUNCED, me, combination, 0, self.names(me, slots))
        else:
            self.scored_now = 1
            self.score_set(me, combination, slots, pending)

    def lay_picked(self, me: int) -> int:
        """Lay the concealed cards picked on the table; the slots of the whole combination are returned."""
        slots = self.picked_slots(self.need)
        for i in range(self.need):
            if not self.rules_table.polish and self.picked[i] < TABLE_BIT:
                self.release(me, self.picked[i])
                slots |= bit(self.put_down(me, self.picked[i]))
        return slots

    def exchange(self, me: int) -> None:
        """Show the seven of trumps and change it for the turn-up (laws 3.3)."""
        seven, took = 8 * self.trump_suit, self.turn_up_kind
        self.release(me, seven)
        self.hold(me, took)
        self.known[me][took] += 1
        if self.rules_table.blanche_bars >> took & 1:
            self.series[me] = 0
        if self.noting:
            self.note(NOTE_EXCHANGED, me, took, seven, 0)
        if took == seven:
            self.paid[me] += 1
            self.add(me, self.rules_table.seven_points, FOR_SEVEN_SHOWN, NONE, 0)
        else:
            self.stock_cards[self.rules_table.pack_size - 1] = seven
            self.turn_up_kind = seven
            self.add(me, self.rules_table.seven_points, FOR_SEVEN_EXCHANGED, NONE, 0)
            if self.stage_number == WINDOW:
                self.picked_up = took
        if self.rules_table.seven_exchange == AFTER_WIN:
            self.seven_now = 1

    def close_window(self, me: int) -> None:
        """The winner declares nothing more: both draw, and he leads."""
        self.scored_now = self.announced_now = self.seven_now = self.fed_sets = 0
        self.fresh[me] = self.fed = 0
        self.picked_up = NONE
        self.stage_number = PLAY
        if self.phase == 1:
            self.draw_cards(me)
        elif self.hands_empty():
            self.finish()

    # --- drawing ----------------------------------------------------------------------------------------------

    def draw_cards(self, winner: int) -> None:
        """One card each from the stock, the turn-up last (laws S1, S2)."""
        first = winner
        order = self.rules_table.draw_order
        if order == PONE_FIRST or (order == BY_SEAT and self.left > 2):
            first = other_seat(self.dealer_seat)
        if self.amended:
            self.draw_amended(winner, first)
            return
        self.draw_one(first)
        self.draw_one(other_seat(first))
        if self.left == 0:
            self.end_stock()

    def draw_one(self, me: int) -> None:
        """Draw the top card; the turn-up lies under the stock."""
        kind = self.stock_cards[self.rules_table.pack_size - self.left]
        self.left -= 1
        self.hold(me, kind)
        if self.series[me]:
            self.drawn[me] = kind
        if self.turn_up_kind >= 0 and self.left == 0:
            self.known[me][kind] += 1
            self.turn_up_kind = NONE
            if kind == 8 * self.trump_suit:
                self.paid[me] += 1
            if self.noting:
                self.note(NOTE_TOOK_TURN_UP, me, kind, 0, 0)
        elif self.noting:
            self.note(NOTE_DREW, me, kind, 0, 0)

    def draw_amended(self, winner: int, first: int) -> None:
        """The same where draws are owed or left out; of a stock that is odd the last face-down card lies apart."""
        if self.comes_out_odd():
            self.lay_apart(self.rules_table.pack_size - (2 if self.turn_up_kind >= 0 else 1))
        if self.left >= 2 and self.due(0) == 1 and self.due(1) == 1:
            for me in range(SEATS):
                if self.looks[me]:
                    self.look(me, winner)
                    return
        self.draw_due(first)

    def take_looked(self, me: int, upper: int) -> None:
        """He takes the upper card, or leaves it to the other."""
        self.looking = 0
        self.looks[me] -= 1
        self.acting, self.waits = self.waits, NONE
        self.stage_number = PLAY
        self.draw_due(me if upper else other_seat(me))

    def count_played(self, me: int, kind: int) -> None:
        """A hand has a card less; who is left without one draws, to play to the lead."""
        self.size[me] -= 1
        if self.called[me] >> kind & 1:
            self.called[me] = 0
        you = other_seat(me)
        if self.led < 0 and self.size[you] == 0:
            self.draw_counted(you)
            if self.left == 0:
                self.end_stock()

    def draw_counted(self, me: int) -> None:
        """Draw the top card where the cards held are counted, and those of the stock may be known."""
        self.draw_one(me)
        self.size[me] += 1
        self.seen_stock[0] >>= 1
        self.seen_stock[1] >>= 1

    def draw_due(self, first: int) -> None:
        """Each seat draws what is due to it, as far as there are cards; after that its number may be right again."""
        for i in range(SEATS):
            me = other_seat(first) if i else first
            count = self.due(me)
            self.owe_less(me)
            while count > 0 and self.left > 0:
                self.draw_counted(me)
                count -= 1
        if self.left == 0:
            self.end_stock()
        for me in range(SEATS):
            if self.phase == 2 or self.size[me] == self.rules_table.hand:
                self.barred[me] &= bit(UNTIL_NUMBER) - 1
        if self.hands_empty() and not self.rules_table.polish:
            self.finish()

    # --- copies -----------------------------------------------------------------------------------------------

    def take_state(self, source: Course) -> None:
        """Become a copy of another deal under the same rules."""
        if cython.compiled:
            memcpy(  # type: ignore[name-defined]
                cython.cast(cython.p_void, cython.address(self.laid[0])),
                cython.cast(cython.p_void, cython.address(source.laid[0])),
                cython.cast(cython.p_char, cython.address(self.end_mark))
                - cython.cast(cython.p_char, cython.address(self.laid[0])),
            )
        else:
            copy_lists(self, source)


def copy_lists(target: Course, source: Course) -> None:
    """The interpreted copy: every list anew."""
    for name, value in vars(source).items():
        if isinstance(value, list) and not name.startswith("note"):
            setattr(target, name, [list(row) if isinstance(row, list) else row for row in value])
        elif isinstance(value, int) and name not in ("noting", "notes"):
            setattr(target, name, value)
