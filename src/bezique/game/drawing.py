"""Holding and drawing cards, what a trick is worth, and the end of a deal (laws 1.3, 1.4, 3.4)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.windows import Windows


class Drawing(Windows):
    """A deal whose cards can be held, drawn and counted; `Course` plays them."""

    acting: int
    left: int

    def hold(self, me: int, kind: int) -> None:
        """Take a card into the concealed hand."""
        self.hidden[me][kind] += 1
        self.kinds[me] |= bit(kind)
        self.ranks[me] += self.rules_table.rank_unit[kind]

    def release(self, me: int, kind: int) -> None:
        """Take a card out of the concealed hand; what the public knew of that kind falls by one."""
        self.hidden[me][kind] -= 1
        if self.hidden[me][kind] == 0:
            self.kinds[me] &= ~bit(kind)
        if self.known[me][kind]:
            self.known[me][kind] -= 1
        self.ranks[me] -= self.rules_table.rank_unit[kind]

    # --- what a trick is worth ------------------------------------------------------------------------------------

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

    def score_ruled_trick(self, winner: int, follower: int, first: int, second: int) -> None:
        """The same where rulings say what counts, and for whom (laws F14-FR, M3, E5, P19)."""
        self.barred[winner] &= ~(15 << UNTIL_TRICK)
        count = 1 if first & 7 >= TEN and not self.hollow[other_seat(follower)] else 0
        count += 1 if second & 7 >= TEN and not self.hollow[follower] else 0
        mine = self.tricks_award if self.phase == 2 and self.tricks_award >= 0 else winner
        if count and not self.bars(mine, COUNTING):
            self.taken[mine] += count
            if self.rules_table.brisques == IMMEDIATE:
                self.add(mine, 10 * count, FOR_BRISQUES, NONE, 0)
        if self.trick_unpaid:
            self.add(winner, self.trick_unpaid * self.rules_table.seven_points, FOR_SEVEN_TAKEN, NONE, 0)
            self.trick_unpaid = 0
        if self.trick_award >= 0:
            mine = self.trick_award
        if mine < SEATS and self.rules_table.last_trick and self.is_last_trick():
            self.add(mine, self.rules_table.last_trick, FOR_LAST_TRICK, NONE, 0)

    def is_last_trick(self) -> bool:
        """Whether this trick earns the points of the last one (laws E3)."""
        if self.rules_table.last_trick_is_drawing:
            return self.phase == 1 and self.last_draw()
        return self.hands_empty()

    def hands_empty(self) -> bool:
        """Whether the last card has been played."""
        if self.amended:
            return self.phase == 2 and (self.kinds[0] == 0 or self.kinds[1] == 0)
        return self.phase == 2 and self.kinds[0] == 0 and self.kinds[1] == 0

    # --- drawing and the end ----------------------------------------------------------------------------------

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
        if self.amended:
            self.size[me] += 1
            self.seen_stock[0] >>= 1
            self.seen_stock[1] >>= 1
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
        """The same where draws are owed or left out: a card that would be left alone lies apart (laws F19, PL32)."""
        both = self.due(0) + self.due(1)
        if both and self.left == both + 1:
            self.lay_apart()
        if self.left >= 2 and self.due(0) == 1 and self.due(1) == 1:
            for me in range(SEATS):
                if self.looks[me]:
                    self.look(me, winner)
                    return
        self.draw_due(first)

    def lay_apart(self) -> None:
        """The last face-down card is not drawn: the turn-up goes to the last who draws."""
        place = self.rules_table.pack_size - (2 if self.turn_up_kind >= 0 else 1)
        self.stock_cards[self.dead] = self.stock_cards[place]
        self.dead += 1
        self.take_from_stock(place)

    def take_from_stock(self, place: int) -> None:
        """A card leaves the stock: those above it move down."""
        top = self.rules_table.pack_size - self.left
        for me in range(SEATS):
            if place - top < 64:
                below = self.seen_stock[me] & (bit(place - top) - 1)
                self.seen_stock[me] = below | (self.seen_stock[me] >> (place - top) >> 1) << (place - top)
        while place > top:
            self.stock_cards[place] = self.stock_cards[place - 1]
            place -= 1
        self.left -= 1

    def look(self, me: int, winner: int) -> None:
        """A seat looks at the two cards of the draw, to take either (laws F18, P30)."""
        self.looking, self.waits = 1, winner
        self.acting, self.stage_number = me, WINDOW
        self.seen_stock[me] |= 3 if self.left > 2 or self.turn_up_kind < 0 else 1
        if self.noting:
            top = self.rules_table.pack_size - self.left
            self.note(NOTE_LOOKED, me, self.stock_cards[top], self.stock_cards[top + 1], 0)

    def take_looked(self, me: int, upper: int) -> None:
        """He takes the upper card, or leaves it to the other."""
        self.looking = 0
        self.looks[me] -= 1
        self.acting, self.waits = self.waits, NONE
        self.stage_number = PLAY
        self.draw_due(me if upper else other_seat(me))

    def draw_to_follow(self, me: int) -> None:
        """Who was left without a card draws one, to play to the lead."""
        self.draw_one(me)
        if self.left == 0:
            self.end_stock()

    def draw_due(self, first: int) -> None:
        """Each seat draws what is due to it, as far as there are cards; after that its number may be right again."""
        for i in range(SEATS):
            me = other_seat(first) if i else first
            count = self.due(me)
            self.owe_less(me)
            while count > 0 and self.left > 0:
                self.draw_one(me)
                count -= 1
        if self.left == 0:
            self.end_stock()
        for me in range(SEATS):
            if self.phase == 2 or self.size[me] == self.rules_table.hand:
                self.barred[me] &= bit(UNTIL_NUMBER) - 1
        if self.hands_empty() and not self.rules_table.polish:
            self.finish()

    def end_stock(self) -> None:
        """The stock is gone: pending points are lost, declared cards are taken up (laws 1.3, 1.6)."""
        self.phase = 2
        if self.noting:
            self.note(NOTE_STOCK_GONE, NONE, 0, 0, 0)
        for me in range(SEATS):
            self.lose_pending(me, self.laid[me], 0x3FF, LOST_STOCK_GONE)
            if not self.rules_table.polish:
                self.take_up(me)

    def finish(self) -> None:
        """The deal is over; brisques kept for the end are counted, the pone's first (laws E4, 2.4)."""
        if self.amended and not self.stopped:
            self.count_promised()
        if self.rules_table.brisques == END_OF_HAND and not self.stopped:
            for i in range(SEATS):
                me = self.dealer_seat if i else other_seat(self.dealer_seat)
                if self.taken[me]:
                    self.brisque_points[me] = 10 * self.taken[me]
                    self.write_points(me, 10 * self.taken[me], FOR_BRISQUES, NONE, 0)
        self.stage_number = OVER
        self.acting = NONE
        if self.noting:
            self.note(NOTE_OVER, NONE, self.stopped, 0, 0)

    def count_promised(self) -> None:
        """The brisques that a ruling credits to a seat when the deal is scored (laws M3)."""
        for me in range(SEATS):
            self.taken[me] += self.promised[me]
            if self.promised[me] and self.rules_table.brisques == IMMEDIATE:
                self.add(me, 10 * self.promised[me], FOR_BRISQUES, NONE, 0)
            self.promised[me] = 0
