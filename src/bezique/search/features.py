"""What one seat knows of a deal, as the inputs of the evaluator.

A position is described by `GROUPS` groups. Each names one of its few values, or none, so that the evaluator adds up
at most one row of weights for each group, and after another action only the rows that have changed. The groups
before `OWN` say what one's own action leaves as it is (the adversary's table, the cards unseen), the rest what
it may alter.

Suits are turned so that trumps come first, then spades, diamonds, hearts, clubs. Four classes of deal (trumps
spades, diamonds, another suit, none) have weights of their own, since bezique is made of spades and diamonds.

Only what the seat may know is read: its own cards, both tables, the cards gone, what everybody knows of the
adversary's hand, the turn-up. See docs/evaluator.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal

    # Where the groups begin; the pair of tables (the adversary's, one's own) are laid out alike.
    HERS, KNOWN, LEFT, HER_FOURS, HER_BEZIQUES, HER_SEQUENCE, HER_PAIRS = 0, 65, 97, 129, 133, 135, 136
    TRUMPS_LEFT, RANKS_LEFT = 140, 141
    OWN, MINE, LED_CARD, TURNED, MOMENT, WAITS, SAID = 149, 181, 246, 247, 248, 249, 251
    MY_FOURS, MY_BEZIQUES, MY_SEQUENCE, MY_PAIRS, MY_TRUMPS, GROUPS, ROOM = 253, 257, 259, 260, 264, 265, 272

    CLASS_INPUTS, INPUTS = 2038, 8153

    LED, WON, LOST, ACTED, CLOSED, HIS_CLOSED = 0, 1, 2, 3, 4, 5
    TOTAL = 2

TABLE_SIZES = [2] * 65
SIZES = (
    *(TABLE_SIZES + [2] * 64 + [80] * 4 + [80] * 2 + [17] + [35] * 4 + [16] + [8] * 8),
    *([2] * 32 + TABLE_SIZES + [32, 8, 150] + [9] * 2 + [7] * 2),
    *([80] * 4 + [80] * 2 + [17] + [35] * 4 + [10]),
)
"""How many values each group has; the value 0 stands for none and costs nothing."""

MOMENTS = ("led", "won", "lost", "acted", "closed", "his_closed")
"""The moments at which a position is looked at, by number.

After one's own lead; after one's own reply, with one's own window open, or the adversary's; after an act in one's own
window; with one's own window closed and nothing drawn yet; with the adversary's closed.
"""

STEPS = (20, 40, 60, 80, 100, 140, 250, 300, 500)
"""Points that wait to be scored, in steps."""


class Features:
    """The groups of one position: `row[group]` is the number of a row of weights, 0 for none."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.row, self.first = [0] * ROOM, [0] * GROUPS
            self.suit_at, self.place_at, self.steps = [0] * 4, [0] * 4, [0] * 9
            self.fours, self.pairs, self.beziques = ([[0] * 8 for _ in range(3)] for _ in range(3))
            self.in_sequence = [0, 0, 0]
            self.left, self.left_of_rank = [0] * 32, [0] * 8
        place = 1
        for group, size in enumerate(SIZES):
            self.first[group] = place - 1
            place += size
        for step, points in enumerate(STEPS):
            self.steps[step] = points
        self.trump = 9
        self.table_read = False

    def rows(self) -> list[int]:
        """The rows as a list, for tests and for people."""
        return [self.row[group] for group in range(GROUPS)]

    def describe(self, deal: Deal, me: int, moment: int) -> list[int]:
        """Look at a deal from the seat `me` at one of the `MOMENTS`; the rows are returned."""
        self.look(deal, me)
        self.after(deal, me, moment, False)
        return self.rows()

    # --- the parts ---------------------------------------------------------------------------------------------

    def look(self, deal: Deal, me: int) -> None:
        """What one's own actions leave as it is."""
        her = other_seat(me)
        self.table_read = False
        self.turn_suits(deal.trump_suit)
        self.count_left(deal, me)
        self.read_table(deal, her, HERS)
        for place in range(KINDS):
            kind = self.kind_at(place)
            self.put(KNOWN + place, min(deal.known[her][kind], 2))
            self.put(LEFT + place, min(self.left[kind], 2))
        self.put_chances(deal, her, HER_FOURS, HER_BEZIQUES, HER_SEQUENCE, HER_PAIRS)
        trumps = 0
        if self.trump >= 0:
            for rank in range(8):
                trumps += self.left[8 * self.trump + rank]
        self.put(TRUMPS_LEFT, min(trumps, 16))
        for rank in range(8):
            self.put(RANKS_LEFT + rank, min(self.left_of_rank[rank], 8))

    def after(self, deal: Deal, me: int, moment: int, table_kept: bool) -> None:
        """What an action of one's own may alter, at one of the `MOMENTS`; a new trump suit alters everything.

        With `table_kept` one's own table is as it was when `look` was called.
        """
        if deal.trump_suit != self.trump:
            self.look(deal, me)
        if not (table_kept and self.table_read):
            self.read_table(deal, me, MINE)
            self.table_read = table_kept
        self.read_hand(deal, me)
        self.put_chances(deal, TOTAL, MY_FOURS, MY_BEZIQUES, MY_SEQUENCE, MY_PAIRS)
        self.put(LED_CARD, self.place_of(deal.led) + 1 if moment == LED and deal.led >= 0 else 0)
        self.put(TURNED, (deal.turn_up_kind & 7) + 1 if deal.turn_up_kind >= 0 else 0)
        self.put(MOMENT, 25 * moment + min(deal.left >> 1, 24) + 1)
        for who in range(SEATS):
            place = 0 if who == me else 1
            self.put(WAITS + place, self.waiting_points(deal, who))
            self.put(SAID + place, deal.announced[who] & 7)

    # --- small parts -------------------------------------------------------------------------------------------

    def put(self, group: int, value: int) -> None:
        """Say the value of a group."""
        self.row[group] = self.base + self.first[group] + value if value else 0

    def turn_suits(self, trump: int) -> None:
        """Put trumps first, and choose the class of the deal."""
        self.trump = trump
        self.base = (3 if trump < 0 else 0 if trump == 0 else 1 if trump == 2 else 2) * CLASS_INPUTS
        self.suit_at[0] = 0 if trump < 0 else trump
        place = 1
        for i in range(4):
            suit = 2 if i == 1 else 1 if i == 2 else i
            if suit != self.suit_at[0]:
                self.suit_at[place] = suit
                self.place_at[suit] = place
                place += 1
        self.place_at[self.suit_at[0]] = 0

    def kind_at(self, place: int) -> int:
        """The kind of card at a place of the turned order."""
        return 8 * self.suit_at[place >> 3] + (place & 7)

    def place_of(self, kind: int) -> int:
        """The place of a kind of card in the turned order."""
        return 8 * self.place_at[kind >> 3] + (kind & 7)

    def count_left(self, deal: Deal, me: int) -> None:
        """Count the cards unseen, by kind and by rank."""
        her = other_seat(me)
        for rank in range(8):
            self.left_of_rank[rank] = 0
        for kind in range(KINDS):
            count = deal.rules_table.packs - deal.gone[kind] - deal.hidden[me][kind]
            count -= popcount(deal.slots_of[me][kind]) + popcount(deal.slots_of[her][kind])
            if kind == deal.turn_up_kind:
                count -= 1
            self.left[kind] = count
            self.left_of_rank[kind & 7] += count

    def waiting_points(self, deal: Deal, who: int) -> int:
        """The points that a seat has announced and not scored, in steps."""
        points = 0
        for i in range(deal.waiting[who]):
            points += max(deal.value_of(deal.waiting_combination[who][i]), 0)
        step = 0
        while step < 9 and points >= self.steps[step]:
            step += 1
        return step

    def read_table(self, deal: Deal, who: int, start: int) -> None:
        """The cards on a table and what they may still serve in; begins the counts towards combinations."""
        for i in range(8):
            self.fours[who][i] = self.beziques[who][i] = self.pairs[who][i] = 0
        self.in_sequence[who] = 0
        if deal.laid[who] == 0:
            for group in range(start, start + 65):
                self.row[group] = 0
            return
        for place in range(KINDS):
            self.put(start + place, min(popcount(deal.slots_of[who][self.kind_at(place)]), 2))
        self.read_marriages(deal, who, start + 32)
        self.read_sequence(deal, who, start + 40)
        self.read_beziques(deal, who, start + 45)
        self.read_fours(deal, who, start + 49)

    def read_marriages(self, deal: Deal, who: int, start: int) -> None:
        """Queens and kings that may still be married."""
        free = deal.usable_slots(who, MARRIED, deal.value_of(self.suit_at[1]))
        for place in range(4):
            suit = self.suit_at[place]
            if place == 0:
                trumps = deal.usable_slots(who, MARRIED, deal.value_of(suit))
            for i in range(2):
                slots = deal.slots_of[who][8 * suit + QUEEN + i] & (trumps if place == 0 else free)
                count = min(popcount(slots), 2)
                self.pairs[who][2 * place + i] = count
                self.put(start + 2 * place + i, count)

    def read_sequence(self, deal: Deal, who: int, start: int) -> None:
        """Trumps that may still serve in the sequence."""
        free = deal.usable_slots(who, SEQUENCED, deal.value_of(SEQUENCES + self.suit_at[0]))
        for i in range(5):
            count = min(popcount(deal.slots_of[who][8 * self.suit_at[0] + JACK + i] & free), 2)
            self.put(start + i, count)
            if count:
                self.in_sequence[who] |= 1 << i

    def read_beziques(self, deal: Deal, who: int, start: int) -> None:
        """Queens and jacks that may still serve in single and in double bezique."""
        for times in range(2):
            free = deal.usable_slots(who, SINGLE + times, deal.value_of(BEZIQUES + times))
            for i in range(2):
                kind = deal.rules_table.jack[deal.row()] if i else deal.rules_table.queen[deal.row()]
                count = min(popcount(deal.slots_of[who][kind] & free), 2)
                self.beziques[who][2 * times + i] = count
                self.put(start + 2 * times + i, count)

    def read_fours(self, deal: Deal, who: int, start: int) -> None:
        """Jacks, queens, kings and aces that may still serve in four of a rank."""
        for i in range(5):
            if i != TEN - JACK:
                free = deal.usable_slots(who, FOUR, deal.value_of(FOURS + i))
                group = start + 4 * min(i, 3)
                for place in range(4):
                    count = popcount(deal.slots_of[who][8 * self.suit_at[place] + JACK + i] & free)
                    self.put(group + place, min(count, 2))
                    self.fours[who][i] += count

    def read_hand(self, deal: Deal, me: int) -> None:
        """The concealed cards, and the counts towards combinations of hand and table together."""
        for i in range(8):
            self.fours[TOTAL][i] = self.fours[me][i]
            self.pairs[TOTAL][i] = self.pairs[me][i]
            self.beziques[TOTAL][i] = self.beziques[me][i]
        self.in_sequence[TOTAL] = self.in_sequence[me]
        for group in range(OWN, OWN + KINDS):
            self.row[group] = 0
        trumps = 0
        kinds = deal.kinds[me]
        while kinds:
            kind = low_bit(kinds)
            kinds &= kinds - 1
            held = deal.hidden[me][kind]
            place = self.place_of(kind)
            self.put(OWN + place, min(held, 2))
            if place < 8:
                trumps += held
            if kind & 7 >= JACK:
                self.count_in_hand(place, kind, held, deal)
        if self.trump >= 0 and deal.laid[me]:
            for kind in range(8 * self.trump, 8 * self.trump + 8):
                trumps += popcount(deal.slots_of[me][kind])
        self.put(MY_TRUMPS, min(trumps, 10) if self.trump >= 0 else 0)

    def count_in_hand(self, place: int, kind: int, held: int, deal: Deal) -> None:
        """Count concealed cards towards combinations."""
        rank = kind & 7
        self.fours[TOTAL][rank - JACK] += held
        if rank in (QUEEN, KING):
            self.pairs[TOTAL][2 * (place >> 3) + rank - QUEEN] += held
        if place < 8:
            self.in_sequence[TOTAL] |= 1 << (rank - JACK)
        if kind == deal.rules_table.queen[deal.row()]:
            self.beziques[TOTAL][0] += held
            self.beziques[TOTAL][2] += held
        if kind == deal.rules_table.jack[deal.row()]:
            self.beziques[TOTAL][1] += held
            self.beziques[TOTAL][3] += held

    def put_chances(self, deal: Deal, who: int, fours: int, beziques: int, sequence: int, pairs: int) -> None:
        """How near a seat is to each combination, together with what is left to complete it."""
        for i in range(5):
            if i != TEN - JACK:
                have = min(self.fours[who][i], 8)
                self.put(fours + min(i, 3), 9 * have + min(self.left_of_rank[JACK + i], 8))
        queen, jack = deal.rules_table.queen[deal.row()], deal.rules_table.jack[deal.row()]
        chance = 3 * min(self.left[queen], 2) + min(self.left[jack], 2)
        for times in range(2):
            have = 3 * min(self.beziques[who][2 * times], 2) + min(self.beziques[who][2 * times + 1], 2)
            self.put(beziques + times, 9 * have + chance)
        self.put(sequence, self.sequence_chance(who))
        for place in range(4):
            have = 3 * min(self.pairs[who][2 * place], 2) + min(self.pairs[who][2 * place + 1], 2)
            first = 8 * self.suit_at[place] + QUEEN
            open_cards = (2 if self.left[first] else 0) + (1 if self.left[first + 1] else 0)
            self.put(pairs + place, 4 * have + open_cards)

    def sequence_chance(self, who: int) -> int:
        """The cards of the sequence that a seat has, and how many of the others can no longer come."""
        have = lost = 0
        for i in range(5):
            if self.in_sequence[who] >> i & 1:
                have += 1
            elif self.left[8 * self.suit_at[0] + JACK + i] == 0:
                lost += 1
        return 3 * have + min(lost, 2)
