"""What amendments leave behind in a deal: how many cards each seat holds, draws, rights and points still owed.

`amended` is False in a deal that took its regular course; nothing else here is looked at then, nor has any meaning.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.combinations import Combinations


class Amendable(Combinations):
    """The part of a deal that only amendments fill.

    `size` counts the cards that a seat holds; `owed` the draws it has more at the next one, or leaves out; `looks` the
    draws at which it may look at both cards; `looking` that it does, and `waits` is the winner of the trick meanwhile.
    `barred` has the rights that it lacks, by the moments at which they return; `called` the kinds of which it must
    play one. `hollow`: the brisques that it plays count for nobody; `promised`: those it is credited with at the end.
    `trick_award` and `tricks_award` say who has the last trick, and all after the stock (NONE: who takes them, SEATS:
    nobody). `seen_stock` are the cards of the stock that it knows, by places; `dead` counts the cards that lie apart,
    first in `stock_cards`, and `seen_apart` are those of them that it knows.
    """

    amended: bool

    def _make_room(self) -> None:
        if not cython.compiled:
            super()._make_room()
            self.amended = False
            self.dead = self.looking = self.waits = self.trick_award = self.tricks_award = self.void_how = 0
            self.size, self.owed, self.looks = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.hollow, self.promised, self.lost_by_ruling = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.barred, self.called = [0] * SEATS, [0] * SEATS
            self.seen_stock, self.seen_apart = [0] * SEATS, [0] * SEATS

    def begin_amended(self) -> None:
        """Nothing is owed yet."""
        self.amended = True
        self.dead = self.looking = self.void_how = 0
        self.waits = self.trick_award = self.tricks_award = NONE
        for me in range(SEATS):
            self.size[me] = self.owed[me] = self.looks[me] = 0
            self.hollow[me] = self.promised[me] = self.lost_by_ruling[me] = 0
            self.barred[me] = self.called[me] = self.seen_stock[me] = self.seen_apart[me] = 0

    def count_held(self, me: int) -> int:
        """The cards that lie in a hand and on its table."""
        count = 0 if self.rules_table.polish else popcount(self.laid[me])
        for kind in range(KINDS):
            count += self.hidden[me][kind]
        return count

    def bars(self, me: int, right: int) -> bool:
        """Whether a seat lacks a right, whenever it returns."""
        return (self.barred[me] | self.barred[me] >> UNTIL_TRICK | self.barred[me] >> UNTIL_NUMBER) & right != 0

    def due(self, me: int) -> int:
        """How many cards a seat draws next, as far as there are any: nobody is left without, or has too many."""
        count = 1 + self.owed[me] if self.owed[me] >= 0 else 0
        if count == 0 and self.size[me] == 0:
            return 1
        room = MOST_HELD - self.size[me]
        return min(count, room)

    def owe_less(self, me: int) -> None:
        """A draw is made, or left out."""
        if self.owed[me] > 0:
            self.owed[me] = 0
        elif self.owed[me] < 0:
            self.owed[me] += 1
