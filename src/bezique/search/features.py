"""What one seat knows of a deal, as the inputs of the evaluator.

A position is described by the groups of `groups.py`. Each names one of its few values, or none, so that the evaluator
adds up at most one row of weights for each group, and after another action only the rows that have changed. The first
`NARROW` groups serve every game; the others what only games with more packs and Polish Bezique have.

Suits are turned so that trumps come first, then the suits of the queen and the jack of bezique, then the others. Four
classes of deal (the queen of bezique is a trump, its jack is, neither, no trumps yet) have weights of their own.

In Polish Bezique the tables are the cards won, and one's own cards count as still to come, since either may win them.
Its last tricks, in which the adversary's hand is what is unseen, have weights of their own too.

Only what the seat may know is read: its own cards, both tables, the cards gone, what everybody knows of the
adversary's hand, the turn-up. See docs/evaluator.md.
"""

from __future__ import annotations

from bezique.search.groups import SIZES, STEPS

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal

    # Where the groups begin; the adversary's and one's own are laid out alike.
    HERS, KNOWN, LEFT, HER_FOURS, HER_BEZIQUES, HER_SEQUENCE, HER_PAIRS = 0, 65, 97, 129, 133, 135, 136
    TRUMPS_LEFT, RANKS_LEFT, RULES, BARRED = 140, 141, 149, 153
    OWN, MINE, LED_CARD, TURNED, MOMENT, WAITS, SAID = 154, 186, 251, 252, 253, 254, 256
    MY_FOURS, MY_BEZIQUES, MY_SEQUENCE, MY_PAIRS, MY_TRUMPS, BLANCHE = 258, 262, 264, 265, 269, 270
    NARROW, WIDE_HERS, WIDE_HER_CHANCES, WIDE_MINE, WIDE_MY_CHANCES, FRESH = 272, 272, 311, 343, 382, 414
    GROUPS, ROOM = 446, 448

    CLASS_INPUTS, INPUTS = 8318, 58227

    LED, WON, LOST, ACTED, CLOSED, HIS_CLOSED, LEADING, WAITING_FOR, OPENED = 0, 1, 2, 3, 4, 5, 6, 7, 8
    TOTAL, DEGREE_COUNT = 2, 5
    UNCHANGED = 128


class Features:
    """The groups of one position: `row[group]` is the number of a row of weights, 0 for none.

    `size` is how many groups are in use, all of those after it being none. `looked` says that `look` was called;
    whoever takes that back may rely on it that `after` leaves the first `UNCHANGED` groups as they are.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.row, self.first = [0] * ROOM, [0] * GROUPS
            self.suit_at, self.place_at, self.steps = [0] * 4, [0] * 4, [0] * 14
            self.fours, self.pairs, self.beziques = ([[0] * size for _ in range(3)] for size in (8, 8, 10))
            self.trump_fours, self.trump_fives = ([[0] * 5 for _ in range(3)] for _ in range(2))
            self.in_sequence = [[0] * 4 for _ in range(3)]
            self.left, self.left_of_rank = [0] * 32, [0] * 8
        place = 1
        for group, size in enumerate(SIZES):
            self.first[group] = place - 1
            place += size
        for step, points in enumerate(STEPS):
            self.steps[step] = points
        self.trump = 9
        self.size = NARROW
        self.wide = self.table_read = self.looked = False

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
        self.table_read, self.looked = False, True
        self.choose_width(deal)
        self.turn_suits(deal)
        self.count_left(deal, me)
        self.read_table(deal, her, HERS, WIDE_HERS)
        for place in range(KINDS):
            kind = self.kind_at(place)
            known = deal.known[her][kind]
            if self.is_open_end(deal):
                known = self.left[kind] - deal.hidden[me][kind]
            self.put(KNOWN + place, min(known, 3))
            self.put(LEFT + place, min(self.left[kind], 8))
        self.put_chances(deal, her, HER_FOURS, HER_BEZIQUES, HER_SEQUENCE, HER_PAIRS)
        if self.wide:
            self.put_wide_chances(deal, her, her, WIDE_HER_CHANCES)
        self.put_left()
        self.put_rules(deal)

    def after(self, deal: Deal, me: int, moment: int, table_kept: bool) -> None:
        """What an action of one's own may alter, at one of the `MOMENTS`; a new trump suit alters everything.

        With `table_kept` one's own table is as it was when `look` was called.
        """
        if deal.trump_suit != self.trump or deal.rules_table.polish:
            self.look(deal, me)
        if not (table_kept and self.table_read):
            self.read_table(deal, me, MINE, WIDE_MINE)
            self.table_read = table_kept
        self.read_hand(deal, me)
        self.put_chances(deal, TOTAL, MY_FOURS, MY_BEZIQUES, MY_SEQUENCE, MY_PAIRS)
        if self.wide:
            self.put_wide_chances(deal, TOTAL, me, WIDE_MY_CHANCES)
            self.put_fresh(deal, moment)
        self.put(LED_CARD, self.place_of(deal.led) + 1 if moment == LED and deal.led >= 0 else 0)
        self.put(TURNED, (deal.turn_up_kind & 7) + 1 if deal.turn_up_kind >= 0 else 0)
        self.put(MOMENT, 64 * moment + self.turns(deal, me) + 1)
        for who in range(SEATS):
            place = 0 if who == me else 1
            polish = deal.rules_table.polish
            points = self.open_points(deal, who, moment) if polish else self.waiting_points(deal, who)
            self.put(WAITS + place, self.in_steps(points))
            self.put(SAID + place, deal.announced[who] & 7)
            self.put(BLANCHE + place, min(deal.series[who], 1))

    # --- small parts -------------------------------------------------------------------------------------------

    def put(self, group: int, value: int) -> None:
        """Say the value of a group."""
        self.row[group] = self.base + self.first[group] + value if value else 0

    def choose_width(self, deal: Deal) -> None:
        """Whether the game has what only games with more packs and Polish Bezique have."""
        wide = deal.rules_table.packs > 2 or deal.rules_table.renewable or deal.rules_table.polish
        if wide != self.wide:
            self.wide = wide
            self.size = ROOM if wide else NARROW
            for group in range(NARROW, ROOM):
                self.row[group] = 0

    def turn_suits(self, deal: Deal) -> None:
        """Put trumps first, then the suits of bezique, and choose the class of the deal."""
        self.trump = deal.trump_suit
        queen, jack = deal.rules_table.queen[deal.row()] >> 3, deal.rules_table.jack[deal.row()] >> 3
        chosen = 3 if self.trump < 0 else 0 if self.trump == queen else 1 if self.trump == jack else 2
        self.base = (chosen + 4 if self.is_open_end(deal) and chosen < 3 else chosen) * CLASS_INPUTS
        place = placed = 0
        for i in range(7):
            suit = self.trump if i == 0 else queen if i == 1 else jack if i == 2 else i - 3
            if suit >= 0 and not placed >> suit & 1:
                placed |= 1 << suit
                self.suit_at[place] = suit
                self.place_at[suit] = place
                place += 1

    def is_open_end(self, deal: Deal) -> bool:
        """Whether these are the last tricks of Polish Bezique: declaring goes on, and all cards can be known."""
        return bool(deal.rules_table.polish and deal.phase == 2)

    def kind_at(self, place: int) -> int:
        """The kind of card at a place of the turned order."""
        return 8 * self.suit_at[place >> 3] + (place & 7)

    def place_of(self, kind: int) -> int:
        """The place of a kind of card in the turned order."""
        return 8 * self.place_at[kind >> 3] + (kind & 7)

    def coarse(self, count: int, exact: int) -> int:
        """A count, exact while it is small, then in fours."""
        return count if count <= exact else exact + ((count - exact + 3) >> 2)

    def turns(self, deal: Deal, me: int) -> int:
        """How much is still to be played, in 64 values; those from 48 are for the last tricks."""
        if deal.phase == 2:
            return 48 + min(deal.held(me), 15)
        return min(self.coarse(deal.left >> 1, 24), 47)

    def count_left(self, deal: Deal, me: int) -> None:
        """Count the cards unseen, by kind and by rank; in Polish Bezique one's own too, for they can still be won."""
        her = other_seat(me)
        for rank in range(8):
            self.left_of_rank[rank] = 0
        for kind in range(KINDS):
            count = deal.rules_table.packs - deal.gone[kind]
            if not deal.rules_table.polish:
                count -= deal.hidden[me][kind]
                count -= popcount(deal.slots_of[me][kind]) + popcount(deal.slots_of[her][kind])
            if kind == deal.turn_up_kind:
                count -= 1
            self.left[kind] = count
            self.left_of_rank[kind & 7] += count

    def put_left(self) -> None:
        """How many trumps and how many of each rank are unseen."""
        trumps = 0
        if self.trump >= 0:
            for rank in range(8):
                trumps += self.left[8 * self.trump + rank]
        self.put(TRUMPS_LEFT, self.coarse(trumps, 16))
        for rank in range(8):
            self.put(RANKS_LEFT + rank, self.coarse(self.left_of_rank[rank], 8))

    def put_rules(self, deal: Deal) -> None:
        """What the games of one family differ in."""
        self.put(RULES, 3 * deal.rules_table.reuse + min(deal.rules_table.fresh_card, 2) + 1)
        self.put(RULES + 1, 1 if deal.rules_table.brisques in (IMMEDIATE, END_OF_HAND) else 0)
        self.put(RULES + 2, min(deal.rules_table.hand, 15))
        self.put(RULES + 3, deal.rules_table.seven_exchange + 1 if deal.rules_table.seven_points else 0)
        barred = self.trump < 0 and deal.barred_trump >= 0
        self.put(BARRED, self.place_at[deal.barred_trump] + 1 if barred else 0)

    def waiting_points(self, deal: Deal, who: int) -> int:
        """The points that a seat has announced and not scored."""
        points = 0
        for i in range(deal.waiting[who]):
            points += max(deal.value_of(deal.waiting_combination[who][i]), 0)
        return points

    def in_steps(self, points: int) -> int:
        """Points in steps."""
        step = 0
        while step < 14 and points >= self.steps[step]:
            step += 1
        return step

    def open_points(self, deal: Deal, who: int, moment: int) -> int:
        """Polish Bezique: the points that a seat can score in the window that is open; all those cards are open too."""
        points = 0
        if deal.stage_number == WINDOW and deal.acting == who and moment not in (CLOSED, HIS_CLOSED):
            menu = deal.menu() & (bit(COMBINATIONS) - 1)
            while menu:
                points += deal.value_of(low_bit(menu))
                menu &= menu - 1
        return points

    # --- tables ------------------------------------------------------------------------------------------------

    def read_table(self, deal: Deal, who: int, start: int, wide: int) -> None:
        """The cards on a table and what they may still serve in; begins the counts towards combinations."""
        self.forget_counts(who)
        if deal.laid[who] == 0:
            for group in range(start, start + 65):
                self.row[group] = 0
            if self.wide:
                for group in range(wide, wide + 39):
                    self.row[group] = 0
            return
        for place in range(KINDS):
            self.put(start + place, min(popcount(deal.slots_of[who][self.kind_at(place)]), 5))
        self.read_marriages(deal, who, start + 32)
        self.read_sequence(deal, who, 0, start + 40)
        self.read_beziques(deal, who, 0, 2, start + 45)
        for i in range(5):
            if i != TEN - JACK:
                self.read_four(deal, who, i, start + 49 + 4 * min(i, 3))
        if self.wide:
            self.read_wide_table(deal, who, wide)

    def forget_counts(self, who: int) -> None:
        """Begin counting anew."""
        for i in range(8):
            self.fours[who][i] = self.beziques[who][i] = self.pairs[who][i] = 0
        self.in_sequence[who][0] = 0
        if self.wide:
            self.beziques[who][8] = self.beziques[who][9] = 0
            for i in range(5):
                self.in_sequence[who][i & 3] = self.trump_fours[who][i] = self.trump_fives[who][i] = 0

    def read_marriages(self, deal: Deal, who: int, start: int) -> None:
        """Queens and kings that may still be married; where they may marry again, those that have not been."""
        free = deal.usable_slots(who, MARRIED, deal.value_of(self.suit_at[1]))
        trumps = deal.usable_slots(who, MARRIED, deal.value_of(self.suit_at[0]))
        if deal.rules_table.renewable:
            free &= ~deal.served[who][MARRIED]
            trumps &= free
        for place in range(4):
            for i in range(2):
                slots = deal.slots_of[who][8 * self.suit_at[place] + QUEEN + i] & (free if place else trumps)
                count = min(popcount(slots), 3)
                self.pairs[who][2 * place + i] = count
                self.put(start + 2 * place + i, count)

    def read_sequence(self, deal: Deal, who: int, place: int, start: int) -> None:
        """Cards of a suit that may still serve in its sequence."""
        suit = self.suit_at[place]
        free = deal.usable_slots(who, SEQUENCED, deal.value_of(SEQUENCES + suit))
        for i in range(5):
            count = min(popcount(deal.slots_of[who][8 * suit + JACK + i] & free), 2)
            self.put(start + i, count)
            if count:
                self.in_sequence[who][place] |= 1 << i

    def read_beziques(self, deal: Deal, who: int, low: int, high: int, start: int) -> None:
        """Queens and jacks that may still serve in beziques, from single (0) upwards."""
        for times in range(low, high):
            free = deal.usable_slots(who, SINGLE + times, deal.value_of(BEZIQUES + times))
            for i in range(2):
                kind = deal.rules_table.jack[deal.row()] if i else deal.rules_table.queen[deal.row()]
                count = min(popcount(deal.slots_of[who][kind] & free), 5)
                self.beziques[who][2 * times + i] = count
                self.put(start + 2 * (times - low) + i, min(count, 3 if times < 2 else 5))

    def read_four(self, deal: Deal, who: int, i: int, start: int) -> None:
        """Cards of a rank that may still serve in four of that rank."""
        free = deal.usable_slots(who, FOUR, deal.value_of(FOURS + i))
        for place in range(4):
            count = popcount(deal.slots_of[who][8 * self.suit_at[place] + JACK + i] & free)
            self.put(start + place, min(count, 4))
            self.fours[who][i] += count

    def read_wide_table(self, deal: Deal, who: int, start: int) -> None:
        """What games with more packs have besides."""
        for place in range(1, 4):
            self.read_sequence(deal, who, place, start + 5 * (place - 1))
        self.read_beziques(deal, who, 2, DEGREE_COUNT, start + 15)
        self.read_four(deal, who, TEN - JACK, start + 21)
        fours = deal.usable_slots(who, FOUR_TRUMPS, deal.value_of(TRUMP_FOURS))
        fives = deal.usable_slots(who, FIVE_TRUMPS, deal.value_of(TRUMP_FIVES))
        for i in range(5):
            slots = deal.slots_of[who][8 * self.suit_at[0] + JACK + i] if self.trump >= 0 else 0
            self.trump_fours[who][i] = popcount(slots & fours)
            self.trump_fives[who][i] = popcount(slots & fives)
            self.put(start + 25 + i, min(self.trump_fours[who][i], 5))
            self.put(start + 30 + i, min(self.trump_fives[who][i], 5))
        for place in range(4):
            self.put(start + 35 + place, self.married(deal, who, self.suit_at[place]))

    def married(self, deal: Deal, who: int, suit: int) -> int:
        """The queens and kings of a suit that have been married, and whether one of them has been played since."""
        served = deal.served[who][MARRIED]
        queens = min(popcount(deal.slots_of[who][8 * suit + QUEEN] & served), 2)
        kings = min(popcount(deal.slots_of[who][8 * suit + KING] & served), 2)
        return 6 * queens + 2 * kings + (deal.remarry[who] >> suit & 1)

    # --- the hand ----------------------------------------------------------------------------------------------

    def read_hand(self, deal: Deal, me: int) -> None:
        """The concealed cards, and the counts towards combinations of hand and table together."""
        self.begin_totals(me)
        for group in range(OWN, OWN + KINDS):
            self.row[group] = 0
        trumps = 0
        kinds = deal.kinds[me]
        while kinds:
            kind = low_bit(kinds)
            kinds &= kinds - 1
            held = deal.hidden[me][kind]
            place = self.place_of(kind)
            self.put(OWN + place, min(held, 6))
            if place < 8:
                trumps += held
            if kind & 7 >= JACK and not deal.rules_table.polish:
                self.count_in_hand(place, kind, held, deal)
        if self.trump >= 0 and deal.laid[me] and not deal.rules_table.polish:
            for kind in range(8 * self.trump, 8 * self.trump + 8):
                trumps += popcount(deal.slots_of[me][kind])
        self.put(MY_TRUMPS, min(trumps, 15) if self.trump >= 0 else 0)

    def begin_totals(self, me: int) -> None:
        """Begin counting hand and table together with the table."""
        for i in range(8):
            self.fours[TOTAL][i] = self.fours[me][i]
            self.pairs[TOTAL][i] = self.pairs[me][i]
            self.beziques[TOTAL][i] = self.beziques[me][i]
        self.in_sequence[TOTAL][0] = self.in_sequence[me][0]
        if self.wide:
            for i in range(8, 10):
                self.beziques[TOTAL][i] = self.beziques[me][i]
            for i in range(5):
                self.in_sequence[TOTAL][i & 3] = self.in_sequence[me][i & 3]
                self.trump_fours[TOTAL][i] = self.trump_fours[me][i]
                self.trump_fives[TOTAL][i] = self.trump_fives[me][i]

    def count_in_hand(self, place: int, kind: int, held: int, deal: Deal) -> None:
        """Count concealed cards towards combinations."""
        rank = kind & 7
        self.fours[TOTAL][rank - JACK] += held
        if rank in (QUEEN, KING):
            self.pairs[TOTAL][2 * (place >> 3) + rank - QUEEN] += held
        self.in_sequence[TOTAL][place >> 3] |= 1 << (rank - JACK)
        if place < 8:
            self.trump_fours[TOTAL][rank - JACK] += held
            self.trump_fives[TOTAL][rank - JACK] += held
        if kind == deal.rules_table.queen[deal.row()]:
            for times in range(DEGREE_COUNT if self.wide else 2):
                self.beziques[TOTAL][2 * times] += held
        if kind == deal.rules_table.jack[deal.row()]:
            for times in range(DEGREE_COUNT if self.wide else 2):
                self.beziques[TOTAL][2 * times + 1] += held

    # --- how near a combination is ------------------------------------------------------------------------------

    def put_chances(self, deal: Deal, who: int, fours: int, beziques: int, sequence: int, pairs: int) -> None:
        """How near a seat is to each combination, together with what is left to complete it."""
        for i in range(5):
            if i != TEN - JACK:
                self.put(fours + min(i, 3), self.four_chance(who, i))
        for times in range(2):
            self.put(beziques + times, self.bezique_chance(deal, who, times, 3))
        self.put(sequence, self.sequence_chance(who, 0))
        for place in range(4):
            have = 4 * min(self.pairs[who][2 * place], 3) + min(self.pairs[who][2 * place + 1], 3)
            first = 8 * self.suit_at[place] + QUEEN
            open_cards = (2 if self.left[first] else 0) + (1 if self.left[first + 1] else 0)
            self.put(pairs + place, 4 * have + open_cards)

    def four_chance(self, who: int, i: int) -> int:
        """The cards of a rank that a seat has, and how many are left."""
        return 12 * min(self.fours[who][i], 11) + min(self.coarse(self.left_of_rank[JACK + i], 8), 11)

    def bezique_chance(self, deal: Deal, who: int, times: int, most: int) -> int:
        """The queens and jacks of a bezique that a seat has, and whether one or two of each are left."""
        queen, jack = deal.rules_table.queen[deal.row()], deal.rules_table.jack[deal.row()]
        queens, jacks = min(self.beziques[who][2 * times], most), min(self.beziques[who][2 * times + 1], most)
        return 9 * ((most + 1) * queens + jacks) + 3 * min(self.left[queen], 2) + min(self.left[jack], 2)

    def sequence_chance(self, who: int, place: int) -> int:
        """The cards of a sequence that a seat has, and how many of the others can no longer come."""
        have = lost = 0
        for i in range(5):
            if self.in_sequence[who][place] >> i & 1:
                have += 1
            elif self.left[8 * self.suit_at[place] + JACK + i] == 0:
                lost += 1
        return 3 * have + min(lost, 2)

    def put_wide_chances(self, deal: Deal, who: int, me: int, start: int) -> None:
        """The same for what games with more packs have besides; `who` is `me`, or `TOTAL` with the hand of `me`."""
        self.put(start, self.four_chance(who, TEN - JACK))
        for i in range(5):
            left = min(self.left[8 * self.trump + JACK + i], 6) if self.trump >= 0 else 0
            self.put(start + 1 + i, 7 * min(self.trump_fours[who][i], 6) + left)
            self.put(start + 6 + i, 7 * min(self.trump_fives[who][i], 6) + left)
        for times in range(2, DEGREE_COUNT):
            self.put(start + 9 + times, self.bezique_chance(deal, who, times, 5))
        for place in range(1, 4):
            self.put(start + 13 + place, self.sequence_chance(who, place))
        self.put_whole_sets(deal, me, who == TOTAL, start + 17)

    def put_whole_sets(self, deal: Deal, me: int, own: bool, start: int) -> None:
        """The sets scored that lie whole, and of one's own the cards with which they can be made anew (laws 3.7)."""
        for place in range(4):
            whole = deal.live[me][SEQUENCED] & deal.slots_of[me][8 * self.suit_at[place] + ACE]
            spare = min(popcount(self.in_sequence[TOTAL][place]), 3) if own else 0
            self.put(start + place, 1 + spare if whole else 0)
        degree = 0
        for times in range(DEGREE_COUNT):
            if deal.live[me][SINGLE + times]:
                degree = times + 1
        spare = 0
        if own:
            row = deal.row()
            spare = deal.hidden[me][deal.rules_table.queen[row]] + deal.hidden[me][deal.rules_table.jack[row]]
        self.put(start + 4, 4 * (degree - 1) + 1 + min(spare, 3) if degree else 0)
        for i in range(5):
            self.put_whole_fours(deal, me, own, i, start + 5)

    def put_whole_fours(self, deal: Deal, me: int, own: bool, i: int, start: int) -> None:
        """The same for four of a rank, of any suits and in trumps."""
        slots = spare = 0
        for suit in range(4):
            slots |= deal.slots_of[me][8 * suit + JACK + i]
            if own:
                spare += deal.hidden[me][8 * suit + JACK + i]
        self.put(start + i, 1 + min(spare, 3) if deal.live[me][FOUR] & slots else 0)
        value = 0
        if self.trump >= 0:
            kind = 8 * self.trump + JACK + i
            spare = min(deal.hidden[me][kind], 3) if own else 0
            if deal.live[me][FIVE_TRUMPS] & deal.slots_of[me][kind]:
                value = 5 + spare
            elif deal.live[me][FOUR_TRUMPS] & deal.slots_of[me][kind]:
                value = 1 + spare
        self.put(start + 5 + i, value)

    def put_fresh(self, deal: Deal, moment: int) -> None:
        """Polish Bezique: the cards just won, with which alone one may declare now, and whether they have served."""
        for place in range(KINDS):
            self.row[FRESH + place] = 0
        if not deal.rules_table.polish or moment in (CLOSED, HIS_CLOSED):
            return
        for who in range(SEATS):
            rest = deal.fresh[who]
            while rest:
                slot = low_bit(rest)
                rest &= rest - 1
                kind = deal.kind_in[who][slot]
                slots = deal.slots_of[who][kind] & deal.fresh[who]
                served = popcount(slots & deal.fed)
                self.put(FRESH + self.place_of(kind), min(popcount(slots) - served + 3 * served, 8))
