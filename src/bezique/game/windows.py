"""What the winner of a trick may declare, and what it earns him (laws 1.6, 3.1 to 3.4, 3.7).

After each trick a window opens. He may announce combinations, take the points of one, or show the seven of trumps;
the window closes when he draws.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.amendable import Amendable
    from bezique.game.cards_held import DEGREE_OF


class Windows(Amendable):
    """The stage of a deal and its points; what the winner of a trick may do, and what declaring does."""

    stage_number: int
    acting: int
    phase: int
    dealer_seat: int
    target: int
    led: int
    last_winner: int
    turn_up_kind: int
    left: int

    def _make_room(self) -> None:
        if not cython.compiled:
            super()._make_room()
            self.points, self.points_before, self.brisque_points = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.taken, self.moved, self.shown = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.series, self.drawn, self.paid = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.stock_cards = [0] * STOCK
            self.tricks = self.trick_unpaid = self.scored_now = self.announced_now = self.seven_now = 0
            self.stopped = self.menu_known = False
            self.menu_now = self.end_mark = 0

    def held(self, me: int) -> int:
        """The number of cards that a seat holds, on the table and concealed (Polish: open cards are no longer held)."""
        if self.amended:
            return self.size[me]
        leader = self.last_winner if self.tricks else other_seat(self.dealer_seat)
        drawn = (self.rules_table.pack_size - self.left - 2 * self.rules_table.hand) // 2
        led = 1 if self.led >= 0 and me == leader else 0
        return self.rules_table.hand + drawn - self.tricks - led

    def add(self, me: int, points: int, why: int, combination: int, cards: int) -> None:
        """Mark points; where the game ends at once, the target stops play (laws G1)."""
        if self.stopped or (self.amended and self.not_counted(me, why)):
            return
        self.write_points(me, points, why, combination, cards)
        if self.target and self.points_before[me] + self.points[me] >= self.target:
            self.stopped = True

    def not_counted(self, me: int, why: int) -> bool:
        """Whether a ruling keeps these points from counting."""
        if why in (FOR_BRISQUES, FOR_LAST_TRICK):
            return self.bars(me, COUNTING)
        return why != FOR_SEVEN_TURNED and self.bars(me, SCORING)

    def write_points(self, me: int, points: int, why: int, combination: int, cards: int) -> None:
        """Add points to the score of the deal."""
        self.points[me] += points
        if self.noting:
            self.note(NOTE_SCORED, me, points, why | (combination + 1) << 4, cards)

    def window_menu(self) -> int:
        """What the winner of the trick may declare; he may always be done."""
        me = self.acting
        menu = bit(DONE_BIT)
        if self.rules_table.seven_points and self.can_exchange(me):
            menu |= bit(SEVEN_BIT)
        if self.may_declare() and (self.waiting[me] or self.may_hold_some(me)):
            new = self.declarable(me)
            if self.rules_table.polish:
                menu |= new
            else:
                menu |= new << ANNOUNCE_BIT
                if not self.scored_now:
                    menu |= new | self.pending_bits(me)
        return self.allowed(me, menu) if self.amended else menu

    def allowed(self, me: int, menu: int) -> int:
        """What rulings leave a seat of the menu of a window; who may look at the next two cards takes one of them."""
        if self.looking:
            return bit(TAKE_FIRST_BIT) | bit(TAKE_SECOND_BIT)
        if self.bars(me, SCORING):
            return menu & bit(DONE_BIT) if self.bars(me, ANNOUNCING) else menu & ~(bit(SEVEN_BIT) | 0x0FFFFFFF)
        if self.bars(me, ANNOUNCING):
            return menu & (bit(DONE_BIT) | bit(SEVEN_BIT) | self.pending_bits(me))
        return menu

    def last_draw(self) -> bool:
        """Whether the stock is gone after the next draw."""
        return self.left == 2 if not self.amended else self.left <= 1 + self.due(0) + self.due(1)

    def may_hold_some(self, me: int) -> bool:
        """Whether there is a king with its queen, four of a rank, or a queen and a jack for bezique: else nothing."""
        have = self.table_kinds[me] | self.kinds[me]
        if have >> QUEEN & have >> KING & 0x01010101 or four_of_rank(self.ranks[me]) >> (8 * JACK):
            return True
        row = self.row()
        return have >> self.rules_table.queen[row] & have >> self.rules_table.jack[row] & 1 != 0

    def may_declare(self) -> bool:
        """Whether the window is open to combinations (laws X2, S3)."""
        if self.seven_now and not self.rules_table.seven_with_declaration:
            return False
        return self.rules_table.last_draw_declare or self.phase == 2 or not self.last_draw()

    def can_show(self, me: int) -> bool:
        """Whether a carte blanche, or the card drawn to it, may be shown (laws 3.7, 3.11)."""
        bars = self.rules_table.blanche_bars
        if self.series[me]:
            return self.drawn[me] >= 0 and not bars >> self.drawn[me] & 1
        return not self.moved[me] and not self.shown[me] and not self.kinds[me] & bars

    def show(self, me: int) -> None:
        """Show a carte blanche, or the card drawn to it (laws 3.7)."""
        if self.series[me]:
            kind = self.drawn[me]
            self.known[me][kind] += 1
            self.drawn[me] = NONE
            if self.noting:
                self.note(NOTE_SHOWED, me, kind, 1, 0)
            self.add(me, self.rules_table.blanche_points, FOR_CARTE_BLANCHE_DRAW, NONE, 0)
            return
        self.shown[me] = 1
        self.series[me] = self.rules_table.blanche_repeat
        for kind in range(KINDS):
            self.known[me][kind] = self.hidden[me][kind]
            for _ in range(self.hidden[me][kind]):
                if self.noting:
                    self.note(NOTE_SHOWED, me, kind, 0, 0)
        self.add(me, self.rules_table.blanche_points, FOR_CARTE_BLANCHE, NONE, 0)

    def can_exchange(self, me: int) -> bool:
        """Whether the seven of trumps may be exchanged or shown now (laws 3.3)."""
        if self.turn_up_kind < 0 or not self.rules_table.seven_points or self.rules_table.polish:
            return False
        mine = 8 * self.trump_suit
        if self.hidden[me][mine] <= self.paid[me]:
            return False
        if self.turn_up_kind == mine and self.rules_table.seven_second != SECOND_DECLARE:
            return False
        return self.in_time_for_seven(me)

    def in_time_for_seven(self, me: int) -> bool:
        """Whether this is a moment for the seven: in the window, on lead, or before one's first card."""
        how = self.rules_table.seven_exchange
        if self.stage_number == WINDOW:
            if how == AFTER_WIN:
                free = (not self.scored_now and not self.announced_now) or self.rules_table.seven_with_declaration
                return free and not self.seven_now and (self.rules_table.last_draw_declare or not self.last_draw())
            return how == ON_LEAD
        if how == BEFORE_FIRST_CARD:
            return not self.moved[me]
        return how == ON_LEAD and self.led < 0

    def score_set(self, me: int, combination: int, slots: int, pending: bool) -> None:
        """Take the points of a combination that lies on the table (laws 1.6, 3.7 trump)."""
        points = self.value_of(combination)
        if pending:
            self.strike(me, combination, slots)
        why = FOR_COMBINATION | (bit(10) if pending else 0)
        self.add(me, points, why, combination, self.names(me, slots))
        if self.makes_trump(combination):
            self.trump_suit = combination & 3
            if self.noting:
                self.note(NOTE_TRUMP, me, self.trump_suit, 0, 0)
        self.supersede(me, combination, slots, points)
        self.mark(me, DEGREE_OF[combination], slots, points)
        if combination < SEQUENCES:
            self.remarry[me] &= ~bit(combination)
        if self.rules_table.polish:
            self.fed_sets += 1
            self.fed |= slots & self.fresh[me]

    def strike(self, me: int, combination: int, slots: int) -> None:
        """A pending combination is scored: it waits no longer."""
        for i in range(self.waiting[me]):
            if self.waiting_set[me][i] == slots and self.waiting_combination[me][i] == combination:
                self.drop_waiting(me, i)
                return

    def supersede(self, me: int, combination: int, slots: int, points: int) -> None:
        """Pending combinations that the one just scored bars are lost (laws 1.6 c, R1)."""
        self.lose_pending(me, slots, self.rules_table.drops[DEGREE_OF[combination]], LOST_SUPERSEDED)
        i = self.waiting[me] if self.rules_table.reuse == ASCENDING else 0
        while i > 0:
            i -= 1
            waiting = self.waiting_combination[me][i]
            if self.waiting_set[me][i] & slots and self.value_of(waiting) <= points:
                self.lose_pending(me, self.waiting_set[me][i], bit(DEGREE_OF[waiting]), LOST_SUPERSEDED)

    def makes_trump(self, combination: int) -> bool:
        """Whether scoring this combination fixes the trump suit (laws 2.1, 3.7, 3.8)."""
        if self.trump_suit >= 0 or combination >= BEZIQUES or combination & 3 == self.barred_trump:
            return False
        return combination < SEQUENCES or self.rules_table.trump_source != MARRIAGE_ONLY
