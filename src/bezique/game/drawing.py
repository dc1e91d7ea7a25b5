"""The end of the stock and of a deal; and what differs in a deal that was amended: cards called, tricks ruled upon.

Nothing of this is done often. What each trick needs stands in `bezique.game.course`, in one unit of the compiler with
the step of a deal: called from one unit to another it costs a few percent of the time of a random deal.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.windows import Windows


class Drawing(Windows):
    """A deal whose ends and rulings are known; `Course` plays it."""

    acting: int
    left: int

    # --- playing --------------------------------------------------------------------------------------------------

    def play_allowed(self, me: int, cards: int) -> int:
        """What rulings leave of what may be played: one of the called cards, where the rules allow it."""
        if self.bars(me, SCORING):
            cards &= ~(bit(SHOW_BIT) | bit(LEAD_SEVEN_BIT))
        called = cards & self.called[me]
        for kind in range(KINDS):
            if self.phase == 1 and self.called[me] >> kind & 1 and not self.rules_table.polish:
                called |= cards & self.slots_of[me][kind] << TABLE_BIT
        return called or cards

    def score_ruled_trick(self, winner: int, follower: int, first: int, second: int, last: bool) -> None:
        """As `score_trick` where rulings say what counts, and for whom (laws F14-FR, M3, E5, P19)."""
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
        if mine < SEATS and self.rules_table.last_trick and last:
            self.add(mine, self.rules_table.last_trick, FOR_LAST_TRICK, NONE, 0)

    # --- drawing --------------------------------------------------------------------------------------------------

    def comes_out_odd(self) -> bool:
        """Whether the draws that are due leave one card alone, or one face-down card is there for two (F19, PL32)."""
        one, other = self.due(0), self.due(1)
        alone = self.left == 1 and self.turn_up_kind < 0 and one == 1 and other == 1
        return alone or (one + other > 0 and self.left == one + other + 1)

    def lay_apart(self, place: int) -> None:
        """A card of the stock is laid apart and is not drawn; who has seen it there goes on knowing it."""
        top, kind = self.rules_table.pack_size - self.left, self.stock_cards[place]
        for me in range(SEATS):
            if place - top < 64 and self.dead < 64 and self.seen_stock[me] & bit(place - top):
                self.seen_apart[me] |= bit(self.dead)
        self.take_from_stock(place)
        self.stock_cards[self.dead] = kind
        self.dead += 1

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

    # --- the end --------------------------------------------------------------------------------------------------

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
