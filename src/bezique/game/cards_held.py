"""Hands, tables, slots and histories: the cards of a deal and what each has served in.

Concealed cards have no history, so they are counts by kind. A declared card lies in a *slot*, the lowest free one of
its player's table, and every history is a set of slots: one bit each of a 64-bit number. So two equal concealed
queens are one thing, as they are to every rule and every onlooker, and two declared ones with different histories
are two. See docs/adr for the reasons and the figures.
"""

from __future__ import annotations

from typing import Any

from bezique.game.mechanics import Mechanics

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *

    DEGREE_OF = [0] * 28
    CLASS_OF = [0] * 10

for _number, _degree in enumerate([0] * 4 + [1] * 4 + [2, 3, 4, 5, 6] + [7] * 5 + [8] * 5 + [9] * 5):
    DEGREE_OF[_number] = _degree
for _number, _degree in enumerate([0] * 2 + [1] * 5 + [2] * 3):
    CLASS_OF[_number] = _degree


def _rows(length: int) -> list[list[int]]:
    return [[0] * length for _ in range(2)]


class CardsHeld:
    """The base of `Deal`: where the cards are, what they served in, and the notes of what happened."""

    rules_table: Mechanics
    origin: tuple[Any, ...] | None
    past: tuple[Any, Any] | None

    def _make_room(self) -> None:
        """The lists of the interpreted run; the compiled arrays start as zeros."""
        self.past = None
        if not cython.compiled:
            self.laid, self.fresh, self.ranks = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.served, self.live, self.pending_in = _rows(DEGREES), _rows(DEGREES), _rows(DEGREES)
            self.slots_of, self.group_set, self.waiting_set = _rows(KINDS), _rows(GROUPS), _rows(WAITING)
            self.kinds, self.table_kinds, self.twin_kinds = [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.partners, self.marks, self.worth = _rows(HELD), _rows(SLOTS), _rows(SLOTS)
            self.hidden, self.known, self.kind_in = _rows(KINDS), _rows(KINDS), _rows(SLOTS)
            self.group_degree, self.waiting_combination = _rows(GROUPS), _rows(WAITING)
            self.groups, self.waiting = [0] * SEATS, [0] * SEATS
            self.gone = [0] * KINDS
            self.noting, self.notes = False, 0
            self.note_cards = [0] * NOTES
            self.note_what, self.note_seat = [0] * NOTES, [0] * NOTES
            self.note_a, self.note_b = [0] * NOTES, [0] * NOTES

    def clear(self) -> None:
        """Empty hands and tables, so that a deal can begin anew in the same memory."""
        for kind in range(KINDS):
            self.gone[kind] = 0
        for me in range(SEATS):
            self.laid[me] = self.fresh[me] = self.ranks[me] = 0
            self.kinds[me] = self.table_kinds[me] = self.twin_kinds[me] = 0
            self.groups[me] = self.waiting[me] = 0
            for degree in range(DEGREES):
                self.served[me][degree] = self.live[me][degree] = self.pending_in[me][degree] = 0
            for kind in range(KINDS):
                self.hidden[me][kind] = self.known[me][kind] = 0
                self.slots_of[me][kind] = 0
            for slot in range(HELD):
                self.partners[me][slot] = 0
            for slot in range(SLOTS):
                self.marks[me][slot] = self.worth[me][slot] = 0

    def note(self, what: int, seat: int, a: int, b: int, cards: int) -> None:
        """Write down what happened, for `events`; cards are packed six bits each, kind + 1. Ask `noting` first."""
        self.note_what[self.notes] = what
        self.note_seat[self.notes] = seat
        self.note_a[self.notes] = a
        self.note_b[self.notes] = b
        self.note_cards[self.notes] = cards
        self.notes += 1

    def names(self, me: int, slots: int) -> int:
        """The kinds in these slots, packed for `note`; 0 when nothing is being noted."""
        packed = 0
        if self.noting:
            while slots:
                slot = low_bit(slots)
                slots ^= bit(slot)
                packed = packed << 6 | (self.kind_in[me][slot] + 1)
        return packed

    def put_down(self, me: int, kind: int) -> int:
        """Put a card on the table, in the lowest free slot, which is returned."""
        slot = low_bit(~self.laid[me])
        if self.slots_of[me][kind]:
            self.twin_kinds[me] |= bit(kind)
        self.laid[me] |= bit(slot)
        self.slots_of[me][kind] |= bit(slot)
        self.table_kinds[me] |= bit(kind)
        self.kind_in[me][slot] = kind
        self.fresh[me] |= bit(slot)
        self.ranks[me] += bit(8 * (kind & 7))
        return slot

    def take_off(self, me: int, slot: int) -> None:
        """Take a card off the table with its history; pending combinations that needed it are lost (laws 1.6)."""
        kind = self.kind_in[me][slot]
        if self.waiting[me]:
            self.lose_pending(me, bit(slot), 0x3FF, LOST_CARD_PLAYED)
        self.laid[me] &= ~bit(slot)
        self.slots_of[me][kind] &= ~bit(slot)
        left = popcount(self.slots_of[me][kind])
        if left == 0:
            self.table_kinds[me] &= ~bit(kind)
        if left < 2:
            self.twin_kinds[me] &= ~bit(kind)
        self.ranks[me] -= bit(8 * (kind & 7))
        self.forget(me, slot)

    def take_up(self, me: int) -> None:
        """Take all declared cards back into the hand, their histories at an end (laws 1.3)."""
        rest = self.laid[me]
        while rest:
            slot = low_bit(rest)
            rest &= rest - 1
            kind = self.kind_in[me][slot]
            if self.noting:
                self.note(NOTE_TOOK_UP, me, kind, 0, 0)
            self.hidden[me][kind] += 1
            self.known[me][kind] += 1
            self.slots_of[me][kind] = 0
            self.marks[me][slot] = self.worth[me][slot] = self.partners[me][slot] = 0
        self.kinds[me] |= self.table_kinds[me]
        self.laid[me] = self.fresh[me] = 0
        self.table_kinds[me] = self.twin_kinds[me] = 0
        self.groups[me] = self.waiting[me] = 0
        for degree in range(DEGREES):
            self.served[me][degree] = self.live[me][degree] = self.pending_in[me][degree] = 0

    def forget(self, me: int, slot: int) -> None:
        """Clear the history of a slot."""
        keep = ~bit(slot)
        self.fresh[me] &= keep
        if self.groups[me]:
            self.break_groups(me, slot)
        for degree in range(DEGREES):
            self.served[me][degree] &= keep
        self.marks[me][slot] = self.worth[me][slot] = 0
        if self.rules_table.renewable and self.partners[me][slot]:
            for other in range(HELD):
                self.partners[me][other] &= keep
            self.partners[me][slot] = 0

    def break_groups(self, me: int, slot: int) -> None:
        """A card leaves: the scored sets it made are no longer whole, so their other cards may be restored (PL34)."""
        i = 0
        while i < self.groups[me]:
            if self.group_set[me][i] & bit(slot):
                self.live[me][self.group_degree[me][i]] &= ~self.group_set[me][i]
                self.groups[me] -= 1
                self.group_set[me][i] = self.group_set[me][self.groups[me]]
                self.group_degree[me][i] = self.group_degree[me][self.groups[me]]
            else:
                i += 1

    def lose_pending(self, me: int, slots: int, degrees: int, why: int) -> None:
        """Lose the pending combinations of these degrees (as bits) that use any of these slots."""
        i = 0
        while i < self.waiting[me]:
            degree = DEGREE_OF[self.waiting_combination[me][i]]
            if self.waiting_set[me][i] & slots and bit(degree) & degrees:
                if self.noting:
                    cards = self.names(me, self.waiting_set[me][i])
                    self.note(NOTE_LOST, me, self.waiting_combination[me][i], why, cards)
                self.drop_waiting(me, i)
            else:
                i += 1

    def drop_waiting(self, me: int, i: int) -> None:
        """Strike the pending combination number `i`; the others keep their order."""
        degree = DEGREE_OF[self.waiting_combination[me][i]]
        self.pending_in[me][degree] &= ~self.waiting_set[me][i]
        self.waiting[me] -= 1
        for later in range(i, self.waiting[me]):
            self.waiting_set[me][later] = self.waiting_set[me][later + 1]
            self.waiting_combination[me][later] = self.waiting_combination[me][later + 1]

    def mark(self, me: int, degree: int, slots: int, points: int) -> None:
        """Remember that these cards have scored a combination of that degree and value."""
        self.served[me][degree] |= slots
        rest = slots
        while rest:
            self.marks[me][low_bit(rest)] |= 1 << degree
            rest &= rest - 1
        if self.rules_table.reuse == ASCENDING:
            self.appraise(me, slots, points)
        if self.rules_table.renewable:
            if degree == MARRIED:
                self.marry(me, slots)
            else:
                self.live[me][degree] |= slots
                self.group_set[me][self.groups[me]] = slots
                self.group_degree[me][self.groups[me]] = degree
                self.groups[me] += 1

    def appraise(self, me: int, slots: int, points: int) -> None:
        """Remember the highest value that each card has scored in (laws R1, direction rule)."""
        while slots:
            slot = low_bit(slots)
            slots &= slots - 1
            if points > self.worth[me][slot]:
                self.worth[me][slot] = points

    def marry(self, me: int, slots: int) -> None:
        """Remember which king has been paired with which queen (PL35)."""
        one = low_bit(slots)
        other = low_bit(slots & (slots - 1))
        self.partners[me][one] |= bit(other)
        self.partners[me][other] |= bit(one)

    def set_aside(self, me: int, combination: int, slots: int) -> None:
        """Keep an announced combination, to be scored later."""
        self.waiting_set[me][self.waiting[me]] = slots
        self.waiting_combination[me][self.waiting[me]] = combination
        self.waiting[me] += 1
        self.pending_in[me][DEGREE_OF[combination]] |= slots

    def alike(self, me: int, a: int, b: int) -> bool:
        """Whether two cards of one kind on the table are the same sort: swapping them would change nothing."""
        if self.marks[me][a] != self.marks[me][b] or self.worth[me][a] != self.worth[me][b]:
            return False
        differ = self.fresh[me] >> a ^ self.fresh[me] >> b
        for i in range(self.groups[me]):
            differ |= self.group_set[me][i] >> a ^ self.group_set[me][i] >> b
        for i in range(self.waiting[me]):
            differ |= self.waiting_set[me][i] >> a ^ self.waiting_set[me][i] >> b
        if differ & 1:
            return False
        return not self.rules_table.renewable or self.partners[me][a] == self.partners[me][b]

    def unlike(self, me: int, slots: int) -> int:
        """These slots with one of each sort kept: the lowest."""
        twins = self.twin_kinds[me]
        while twins:
            same = self.slots_of[me][low_bit(twins)] & slots
            twins &= twins - 1
            while same:
                first = low_bit(same)
                same &= same - 1
                rest = same
                while rest:
                    other = low_bit(rest)
                    rest &= rest - 1
                    if self.alike(me, first, other):
                        slots &= ~bit(other)
                        same &= ~bit(other)
        return slots
