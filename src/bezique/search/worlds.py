"""The worlds that a seat cannot tell from the real one, by number: each is dealt from a stream of chance of its own.

World number 7 is the same whoever asks for it, and in whatever order. Where so little stock is left that all worlds
can be listed, the numbers go through all of them, each once, and each has the chance with which it is the real one.
"""

from __future__ import annotations

from bezique.game.view import View

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal
    from bezique.game.view import deal_unseen, list_unseen, missing, see_drawn

    MOST, PLACES = 2048, 8


class Worlds:
    """The worlds of a view; they stay as they are, so that several threads may use them at once.

    `count` is the number of different worlds if they could be listed and are no more than `most`; otherwise it is 0,
    and there is no end of worlds. The last card of the stock counts as known where it lies turned up.
    """

    def __init__(self, view: View, seed: int, most: int = MOST) -> None:
        self.seed, self.count = seed, 0
        if not cython.compiled:
            self.pool, self.left, self.chosen = [0] * STOCK, [0] * KINDS, [0] * PLACES
            self.stock, self.chances, self.order = [[0] * PLACES for _ in range(MOST)], [0.0] * MOST, [0] * MOST
        self.look(view)
        if self.count > min(most, MOST):
            self.count = 0
        self.mix(Chance(seed))

    def world(self, number: int) -> Deal:
        """The world of that number, and a deal of its own."""
        world = self.blind.copy()
        self.fill(world, Chance(0), number)
        return world

    def chance(self, number: int) -> float:
        """How likely the world of that number is; where there is no end of them, 1 for each."""
        return self.chance_of(number)

    def fill(self, world: Deal, chance: Chance, number: int) -> None:
        """Make a deal under the same rules the world of that number; `chance` is used for it."""
        world.take_state(self.blind)
        if self.count:
            self.arrange(world, self.order[number])
            return
        if not cython.compiled:
            pool = [0] * STOCK
        for i in range(self.size):
            pool[i] = self.pool[i]
        chance.seed(self.seed, number)
        deal_unseen(world, pool, self.size, chance)

    def chance_of(self, number: int) -> float:
        """As `chance`."""
        return self.chances[self.order[number]] if self.count else 1.0

    def look(self, view: View) -> None:
        """Collect the unseen cards, and list the worlds if they are few."""
        self.blind = view.blind
        self.size = list_unseen(self.blind, self.pool)
        for i in range(self.size):
            self.left[self.pool[i]] += 1
        self.start = self.blind.rules_table.pack_size - self.blind.left
        self.places = self.blind.left - (1 if self.blind.turn_up_kind >= 0 else 0)
        # After amendments cards may be set apart, or known where they lie: then not every unseen card has a place here.
        held = missing(self.blind, 0) + missing(self.blind, 1)
        if self.places <= PLACES and self.blind.dead == 0 and self.size == self.places + held:
            self.list_all(0, 1.0)

    # --- all worlds --------------------------------------------------------------------------------------------

    def list_all(self, place: int, chance: float) -> None:
        """List every way to fill the stock from `place` on; beyond `MOST` they are no longer kept."""
        if place == self.places:
            if self.count < MOST:
                for i in range(self.places):
                    self.stock[self.count][i] = self.chosen[i]
                self.chances[self.count] = chance
            self.count += 1
            return
        for kind in range(KINDS):
            if self.left[kind] and self.count <= MOST:
                self.chosen[place] = kind
                self.left[kind] -= 1
                self.list_all(place + 1, chance * (self.left[kind] + 1) / (self.size - place))
                self.left[kind] += 1

    def mix(self, chance: Chance) -> None:
        """Put the list into a random order, so that a part of it is a fair sample."""
        for i in range(self.count):
            self.order[i] = i
        place = self.count
        while place > 1:
            other = chance.pick(place)
            place -= 1
            kept = self.order[place]
            self.order[place] = self.order[other]
            self.order[other] = kept

    def arrange(self, world: Deal, number: int) -> None:
        """Fill the stock as the list says; all other unseen cards are held."""
        if not cython.compiled:
            left = [0] * KINDS
        for kind in range(KINDS):
            left[kind] = self.left[kind]
        for i in range(self.places):
            world.stock_cards[self.start + i] = self.stock[number][i]
            left[self.stock[number][i]] -= 1
        for me in range(SEATS):
            if missing(world, me):
                for kind in range(KINDS):
                    for _ in range(left[kind]):
                        world.hold(me, kind)
                        see_drawn(world, me, kind)
