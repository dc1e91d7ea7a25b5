"""What can be declared, and with which cards (laws 1.5, 2.3, 3.1, 3.2, 3.7 to 3.9).

A combination asks for cards at numbered *places* (queen and king; five trumps; ...). Whether it can be declared is
settled by counting unless some rule binds its cards *together* (a new card, a new pair, ...); then the sets are tried
one after another. The same small search makes the menu, the forced choice and the real choice of cards.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.cards_held import CLASS_OF, DEGREE_OF, CardsHeld


class Combinations(CardsHeld):
    """The cards of a deal together with the rules on declaring them."""

    trump_suit: int
    barred_trump: int
    picked_up: int
    choosing: int

    def _make_room(self) -> None:
        if not cython.compiled:
            super()._make_room()
            self.announced, self.remarry = [0] * SEATS, [0] * SEATS
            self.place, self.picked = [0] * 10, [0] * 10
            self.announcing = False
            self.need = self.picks = self.degree = self.usable = self.waiting_for_it = self.fed = self.fed_sets = 0

    def row(self) -> int:
        """The row of the tables of `Mechanics` for the trump suit."""
        return 4 if self.trump_suit < 0 else self.trump_suit

    def value_of(self, combination: int) -> int:
        """The points of a combination if it were scored now; -1 where it cannot be declared (laws 2.3, 3.8)."""
        row = self.row()
        if combination < BEZIQUES and self.trump_suit < 0 and combination & 3 == self.barred_trump:
            row = (combination + 1) & 3
        return self.rules_table.values[28 * row + combination]

    # --- which combinations ------------------------------------------------------------------------------------

    def candidates(self, me: int) -> int:
        """The combinations whose cards are all there, whatever they served in, as bits."""
        have = self.table_kinds[me]
        if not self.rules_table.polish:
            have |= self.kinds[me]
        found = self.candidate_beziques(me, have)
        pairs = have >> QUEEN & have >> KING & 0x01010101
        while pairs:
            suit = low_bit(pairs) >> 3
            pairs &= pairs - 1
            found |= bit(suit)
            if have >> (8 * suit + JACK) & 31 == 31:
                found |= bit(SEQUENCES + suit)
        fours = four_of_rank(self.ranks[me]) >> (8 * JACK)
        while fours:
            rank = low_bit(fours) >> 3
            fours &= fours - 1
            found |= bit(FOURS + rank)
            if self.rules_table.packs > 3 and self.trump_suit >= 0:
                found |= bit(TRUMP_FOURS + rank) | bit(TRUMP_FIVES + rank)
        return found

    def candidate_beziques(self, me: int, have: int) -> int:
        """Single to quintuple bezique, as far as there are queens and jacks."""
        queen = self.rules_table.queen[self.row()]
        jack = self.rules_table.jack[self.row()]
        if not (have >> queen & have >> jack & 1):
            return 0
        queens = popcount(self.slots_of[me][queen])
        jacks = popcount(self.slots_of[me][jack])
        if not self.rules_table.polish:
            queens += self.hidden[me][queen]
            jacks += self.hidden[me][jack]
        pairs = queens if queens < jacks else jacks
        return (bit(pairs if pairs < 5 else 5) - 1) << BEZIQUES

    def declarable(self, me: int) -> int:
        """The combinations that could be newly declared now, as bits."""
        found = 0
        cards = self.candidates(me)
        while cards:
            combination = low_bit(cards)
            cards &= cards - 1
            if self.can_declare(me, combination):
                found |= bit(combination)
        return found

    def pending_bits(self, me: int) -> int:
        """The combinations announced that could be scored now, as bits; some have lost their worth with the trumps."""
        found = 0
        for i in range(self.waiting[me]):
            if self.value_of(self.waiting_combination[me][i]) >= 0:
                found |= bit(self.waiting_combination[me][i])
        return found

    def can_declare(self, me: int, combination: int) -> bool:
        """Whether some set of cards makes a new combination of this name now."""
        if self.value_of(combination) < 0:
            return False
        self.prepare(me, combination, False)
        if not self.enough(me):
            return False
        return not self.bound(me) or self.completes(me, 0)

    # --- which cards -------------------------------------------------------------------------------------------

    def prepare(self, me: int, combination: int, with_pending: bool) -> None:
        """Set out the places of a combination and the table cards that may fill them."""
        self.degree = DEGREE_OF[combination]
        self.list_places(combination)
        self.usable = self.usable_slots(me, self.degree, self.value_of(combination))
        self.waiting_for_it = 0
        if with_pending:
            for i in range(self.waiting[me]):
                if self.waiting_combination[me][i] == combination:
                    self.waiting_for_it |= self.waiting_set[me][i]
            self.usable |= self.waiting_for_it

    def ask_for(self, place: int, times: int) -> None:
        """Add places: a kind of card, or 32 + rank for any card of a rank."""
        for _ in range(times):
            self.place[self.need] = place
            self.need += 1

    def list_places(self, combination: int) -> None:
        """The places of a combination, kinds ascending, queens of bezique before jacks."""
        self.need = 0
        first = 8 * (combination & 3)
        rank = JACK + (combination - FOURS) % 5
        if combination < SEQUENCES:
            self.ask_for(first + QUEEN, 1)
            self.ask_for(first + KING, 1)
        elif combination < BEZIQUES:
            for i in range(5):
                self.ask_for(first + JACK + i, 1)
        elif combination < FOURS:
            self.ask_for(self.rules_table.queen[self.row()], combination - BEZIQUES + 1)
            self.ask_for(self.rules_table.jack[self.row()], combination - BEZIQUES + 1)
        elif combination >= TRUMP_FOURS:
            self.ask_for(8 * self.trump_suit + rank, 4 if combination < TRUMP_FIVES else 5)
        elif self.rules_table.one_of_each:
            for i in range(4):
                self.ask_for(8 * i + rank, 1)
        else:
            self.ask_for(32 + rank, 4)

    def usable_slots(self, me: int, degree: int, points: int) -> int:
        """The table cards that may serve in a new combination of that degree (laws R1 to R7, 3.7)."""
        slots = self.laid[me] & ~self.pending_in[me][degree]
        barred = self.rules_table.barred_by[degree]
        while barred:
            slots &= ~self.served[me][low_bit(barred)]
            barred &= barred - 1
        if self.rules_table.reuse == ASCENDING:
            return self.worth_less(me, slots, points)
        if self.rules_table.renewable:
            return slots & ~self.live[me][degree]
        return slots & ~self.served[me][degree]

    def worth_less(self, me: int, slots: int, points: int) -> int:
        """Those of these slots whose cards have scored nothing of as many points (laws R1, direction rule)."""
        rest = slots
        while rest:
            slot = low_bit(rest)
            rest &= rest - 1
            if self.worth[me][slot] >= points:
                slots ^= bit(slot)
        return slots

    def enough(self, me: int) -> bool:
        """Whether there are cards for all places, each place taken by itself."""
        i = 0
        while i < self.need:
            last = i + 1
            while last < self.need and self.place[last] == self.place[i]:
                last += 1
            if self.supply(me, self.place[i]) < last - i:
                return False
            i = last
        return True

    def supply(self, me: int, place: int) -> int:
        """The number of cards that could fill a place."""
        if place < 32:
            return self.supply_of_kind(me, place)
        count = 0
        for suit in range(4):
            count += self.supply_of_kind(me, 8 * suit + place - 32)
        return count

    def supply_of_kind(self, me: int, kind: int) -> int:
        """The number of cards of a kind, concealed and usable on the table."""
        return self.left_of_kind(me, kind, 0) + popcount(self.slots_of[me][kind] & self.usable)

    def left_of_kind(self, me: int, kind: int, i: int) -> int:
        """The concealed cards of a kind that may serve and are not among the first `i` picked."""
        if self.rules_table.polish:
            return 0
        count = self.hidden[me][kind] - (1 if kind == self.picked_up else 0)
        for j in range(i):
            if self.picked[j] == kind:
                count -= 1
        return count

    def bound(self, me: int) -> bool:
        """Whether some rule binds the cards of the combination together, so that counting is not enough."""
        if self.waiting_for_it or self.rules_table.polish:
            return True
        if self.rules_table.renewable:
            if self.degree == MARRIED and self.served[me][MARRIED] & self.slots_of_suit(me, self.place[0] >> 3):
                return True
            if self.rules_table.reuse == SIX_PACK and self.of_the_same_kind(me):
                return True
        if self.rules_table.fresh_card >= 2 or not self.announced[me] >> CLASS_OF[self.degree] & 1:
            return False
        return not self.has_concealed(me)

    def has_concealed(self, me: int) -> bool:
        """Whether a concealed card could fill some place: where one must be new, it can."""
        for i in range(self.need):
            if self.place[i] < 32:
                if self.left_of_kind(me, self.place[i], 0) > 0:
                    return True
            else:
                for suit in range(4):
                    if self.left_of_kind(me, 8 * suit + self.place[i] - 32, 0) > 0:
                        return True
        return False

    def options(self, me: int, i: int) -> int:
        """The cards that may be picked for place `i`, numbered as in the menus, like cards once and ascending."""
        slots = self.slots_of_place(me, self.place[i]) & self.usable & ~self.picked_slots(i)
        if self.twin_kinds[me]:
            slots = self.unlike(me, slots)
        cards = slots
        if not self.rules_table.polish:
            cards = slots << TABLE_BIT
            kinds = bit(self.place[i]) if self.place[i] < 32 else bit(self.place[i] - 32) * 0x01010101
            kinds &= self.kinds[me]
            while kinds:
                kind = low_bit(kinds)
                kinds &= kinds - 1
                if self.left_of_kind(me, kind, i) > 0:
                    cards |= bit(kind)
        if i > 0 and self.place[i] == self.place[i - 1]:
            cards &= ~(bit(self.picked[i - 1]) - 1)
        return cards

    def slots_of_place(self, me: int, place: int) -> int:
        """The slots whose cards are right for a place."""
        if place < 32:
            return self.slots_of[me][place]
        slots = 0
        for suit in range(4):
            slots |= self.slots_of[me][8 * suit + place - 32]
        return slots

    def picked_slots(self, i: int) -> int:
        """The slots among the first `i` cards picked."""
        slots = 0
        for j in range(i):
            if self.rules_table.polish:
                slots |= bit(self.picked[j])
            elif self.picked[j] >= TABLE_BIT:
                slots |= bit(self.picked[j] - TABLE_BIT)
        return slots

    def picked_concealed(self, i: int) -> int:
        """How many of the first `i` cards picked are concealed."""
        return i - popcount(self.picked_slots(i))

    def completes(self, me: int, i: int) -> bool:
        """Whether the first `i` cards picked can be completed to a sound combination."""
        if i == self.need:
            return self.sound(me)
        cards = self.options(me, i)
        while cards:
            self.picked[i] = low_bit(cards)
            if self.completes(me, i + 1):
                return True
            cards &= cards - 1
        return False

    def viable(self, me: int) -> int:
        """The cards that may be picked next: those that lead to a sound combination."""
        good = 0
        cards = self.options(me, self.picks)
        if cards & (cards - 1) == 0:
            return cards
        while cards:
            self.picked[self.picks] = low_bit(cards)
            if self.completes(me, self.picks + 1):
                good |= bit(low_bit(cards))
            cards &= cards - 1
        return good

    # --- rules on the cards together ---------------------------------------------------------------------------

    def sound(self, me: int) -> bool:
        """Whether the cards picked may together be declared."""
        slots = self.picked_slots(self.need)
        if slots & self.waiting_for_it:
            return self.is_pending(me, slots)
        if self.rules_table.polish:
            return self.is_captured(me, slots)
        if self.rules_table.fresh_card < 2 and not self.has_new_card(me, slots):
            return False
        if self.rules_table.renewable and self.degree == MARRIED and not self.may_marry(me, slots):
            return False
        return self.rules_table.reuse != SIX_PACK or self.within_limit(me, slots)

    def is_pending(self, me: int, slots: int) -> bool:
        """Whether these slots and no concealed card are exactly one pending combination."""
        if self.picked_concealed(self.need) == 0:
            for i in range(self.waiting[me]):
                if self.waiting_set[me][i] == slots and DEGREE_OF[self.waiting_combination[me][i]] == self.degree:
                    return True
        return False

    def has_new_card(self, me: int, slots: int) -> bool:
        """The fresh-card rules (laws R3): a card from the hand, or one that served in nothing of the class."""
        family = CLASS_OF[self.degree]
        if self.picked_concealed(self.need) > 0 or not self.announced[me] >> family & 1:
            return True
        if self.rules_table.fresh_card == FROM_HAND:
            return slots & self.fresh[me] != 0
        return slots & ~self.served_in_class(me, family) != 0

    def served_in_class(self, me: int, family: int) -> int:
        """The table cards that have scored in some combination of a class."""
        if family == 0:
            return self.served[me][MARRIED] | self.served[me][SEQUENCED]
        all_served = 0
        for degree in range(SINGLE if family == 1 else FOUR, QUINTUPLE + 1 if family == 1 else 10):
            all_served |= self.served[me][degree]
        return all_served

    def may_marry(self, me: int, slots: int) -> bool:
        """Crossed marriages (laws 3.7, 5): a new pair, and by law 35 after a married card of the suit has gone."""
        if slots & self.served[me][MARRIED] == 0:
            return True
        if popcount(slots) == 2 and self.partners[me][low_bit(slots)] & slots:
            return False
        return not self.rules_table.law35 or self.remarry[me] >> (self.place[0] >> 3) & 1 != 0

    def within_limit(self, me: int, slots: int) -> bool:
        """Six-pack (laws 3.8): the table cards that served in that kind of combination are all in the new one."""
        return self.of_the_same_kind(me) & ~slots == 0

    def of_the_same_kind(self, me: int) -> int:
        """The table cards that have scored in the same kind of combination: suit, rank or bezique."""
        if self.degree <= SEQUENCED:
            return self.served[me][self.degree] & self.slots_of_suit(me, self.place[0] >> 3)
        if self.degree <= QUINTUPLE:
            return self.served_in_class(me, 1)
        family = self.served[me][FOUR]
        if self.degree != FOUR:
            family = self.served[me][FOUR + 1] | self.served[me][FOUR + 2]
        return family & self.slots_of_place(me, 32 + (self.place[0] & 7))

    def slots_of_suit(self, me: int, suit: int) -> int:
        """The slots with cards of a suit."""
        slots = 0
        for kind in range(8 * suit, 8 * suit + 8):
            slots |= self.slots_of[me][kind]
        return slots

    def is_captured(self, me: int, slots: int) -> bool:
        """Polish (laws 3.9): a card of the trick just won; by the two-combination rule one for each of them."""
        won = slots & self.fresh[me]
        if self.rules_table.reuse != POLISH_TWO or self.fed_sets == 0:
            return won != 0
        return won != 0 and self.fed_sets == 1 and popcount(won | self.fed) == 2
