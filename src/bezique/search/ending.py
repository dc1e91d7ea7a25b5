"""The last tricks played exactly: both hands are known once the stock is gone (laws 1.3, 3.5).

Alpha-beta over whole tricks with a table of positions. A hand is a set of bits over the cards it held when the
ending began, trumps first, each suit from the weakest up; leads are tried from the last to the first, and replies that
win a trick with a brisque or lose it without one before others. Cards between which no card of the adversary lies are
tried once. What may be played and who wins a trick is asked of the deal itself, when the ending is set out.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal

    ENTRIES = 1 << 16
    """The number of positions remembered, of large hands; each with its whole key, so none is taken for another."""

    SMALL, ENTRIES_OF_SMALL = 8, 1 << 12
    """Hands of so many cards use so many entries, which stay near the processor; each card more doubles them."""

    SPREAD = 0x2545F491
    """A factor that spreads the keys over the table."""

    LIMIT, MOST = 1 << 28, (1 << 30) - 1
    """More than any value: added to those in the table, so that they are not negative; and the bits of the sum."""

    APART = 31
    """The bit that stands for a card of the adversary between any two of different suits, or worth different points."""


class Ending:
    """A solver of endings; it keeps its table, so one object serves many endings, in one thread at a time.

    Values are points: what a player still takes less what the adversary takes. Brisques count 10 each where the
    rules count them in the deal; `brisque` gives them another worth (in Rubicon they may decide a tie or a rubicon).
    """

    def __init__(self) -> None:
        self.serial = self.nodes = self.both = 0
        if not cython.compiled:
            self.kind, self.points = [[0] * 16, [0] * 16], [[0] * 16, [0] * 16]
            self.taken_by, self.under, self.up_to = [[[0] * 16, [0] * 16] for _ in range(3)]
            self.tier = [[[0] * 4 for _ in range(16)] for _ in range(2)]
            self.between = [[[0] * 16 for _ in range(16)] for _ in range(2)]
            self.count, self.good = [0, 0], [0, 0]
            self.table = [0] * (2 * ENTRIES)

    def values(self, deal: Deal, brisque: int | None = None) -> dict[int, int]:
        """What each entry of the menu is worth to the player whose turn it is, by its number.

        The deal is in the last tricks, both hands known (a view gives such a deal through `worlds`). Raises
        ValueError while the stock lasts, and in Polish Bezique, where the last tricks are not only tricks.
        """
        if deal.over or deal.phase != 2 or deal.rules_table.polish:
            raise ValueError("an ending begins when the stock is gone, and not in Polish Bezique")
        sevens = self._begin(deal, brisque)
        limit = self.all_points() + 1
        cards = (number for number in deal.choices() if number < KINDS)
        return {number: sevens + self.worth_of(deal, number, -limit, limit) for number in cards}

    def best(self, deal: Deal, brisque: int | None = None) -> tuple[int, int]:
        """The number of the card worth most, of equal ones the first, and its worth; asked as `values`, but faster."""
        sevens = self._begin(deal, brisque)
        worth = self.worth_now(deal)
        return self.first_of_worth(deal, worth), sevens + worth

    def _begin(self, deal: Deal, brisque: int | None) -> int:
        """Set out the ending of a deal; what the sevens bring the player whose turn it is, is returned."""
        if deal.over or deal.phase != 2 or deal.rules_table.polish:
            raise ValueError("an ending begins when the stock is gone, and not in Polish Bezique")
        self.brisque = self.counted(deal) if brisque is None else brisque
        self.set_out(deal.copy())
        return self.sevens(deal, deal.acting) - self.sevens(deal, other_seat(deal.acting))

    def worth_all(self, deal: Deal, me: int) -> int:
        """What `me` still takes less what the adversary takes, from the first of the last tricks; `deal` is used up.

        Sets `both`: what the two take together, which does not depend on play.
        """
        leader = deal.acting
        her = other_seat(leader)
        self.brisque = self.counted(deal)
        worth = self.sevens(deal, leader) - self.sevens(deal, her)
        self.both = self.sevens(deal, leader) + self.sevens(deal, her)
        self.set_out(deal)
        self.both += self.all_points()
        worth += self.worth_now(deal)
        return worth if me == leader else -worth

    def counted(self, deal: Deal) -> int:
        """The points of a brisque under the rules of the deal."""
        return 10 if deal.rules_table.brisques in (IMMEDIATE, END_OF_HAND) else 0

    def sevens(self, deal: Deal, me: int) -> int:
        """The points that a hand's trump sevens still earn by being played, come what may (laws 3.3)."""
        if deal.rules_table.seven_second != SECOND_PLAY or deal.trump_suit < 0:
            return 0
        return deal.rules_table.seven_points * (deal.hidden[me][8 * deal.trump_suit] - deal.paid[me])

    # --- setting out -------------------------------------------------------------------------------------------

    def set_out(self, deal: Deal) -> None:
        """Number the cards of both hands and find how they stand to each other; `deal` is used up."""
        self.serial += 1
        self.last_trick = 0 if deal.rules_table.last_trick_is_drawing else deal.rules_table.last_trick
        led = deal.led
        if led != NONE:
            deal.hold(other_seat(deal.acting), led)
        for me in range(SEATS):
            self.list_cards(deal, me)
        for me in range(SEATS):
            self.rank_cards(deal, me)
            self.part_cards(me)
            self.list_replies(deal, me)
        deal.led = led
        size = ENTRIES_OF_SMALL << max(max(self.count[0], self.count[1]) - SMALL, 0)
        self.last_entry = min(size, ENTRIES) - 1

    def list_cards(self, deal: Deal, me: int) -> None:
        """The cards of a hand: trumps, then the other suits, each from the weakest up."""
        count = 0
        self.good[me] = 0
        for step in range(4):
            suit = (max(deal.trump_suit, 0) + step) & 3
            for strength in range(8):
                for kind in range(8 * suit, 8 * suit + 8):
                    if 7 - popcount(deal.rules_table.higher_strict[kind]) == strength:
                        for _ in range(deal.hidden[me][kind]):
                            self.kind[me][count] = kind
                            self.points[me][count] = self.brisque if kind & 7 >= TEN else 0
                            self.good[me] |= bit(count) if self.points[me][count] else 0
                            count += 1
        self.count[me] = count

    def rank_cards(self, deal: Deal, me: int) -> None:
        """For each card the adversary's cards that win it, and those of its suit under it and up to it."""
        her = other_seat(me)
        for i in range(self.count[me]):
            self.taken_by[me][i] = self.under[me][i] = self.up_to[me][i] = 0
            kind = self.kind[me][i]
            for j in range(self.count[her]):
                other = self.kind[her][j]
                if deal.winner_of(me, kind, other) == her:
                    self.taken_by[me][i] |= bit(j)
                if other >> 3 == kind >> 3:
                    if other == kind:
                        self.up_to[me][i] |= bit(j)
                    elif deal.rules_table.higher_strict[other] >> kind & 1:
                        self.under[me][i] |= bit(j)
                        self.up_to[me][i] |= bit(j)

    def part_cards(self, me: int) -> None:
        """For each two cards of a hand what parts them: the adversary's cards from the one to the other."""
        for i in range(self.count[me]):
            for j in range(i + 1, self.count[me]):
                apart = self.up_to[me][j] & ~self.under[me][i]
                if self.kind[me][i] >> 3 != self.kind[me][j] >> 3 or self.points[me][i] != self.points[me][j]:
                    apart = bit(APART)
                elif self.kind[me][i] == self.kind[me][j]:
                    apart = 0
                self.between[me][i][j] = apart

    def list_replies(self, deal: Deal, me: int) -> None:
        """What may be played to each card led: the first of four tiers that the hand still holds, else anything."""
        her = other_seat(me)
        for i in range(self.count[me]):
            deal.led = self.kind[me][i]
            hand = deal.kinds[her]
            for step in range(4):
                same = deal.follow(hand) if hand else 0
                self.tier[me][i][step] = 0
                for j in range(self.count[her]):
                    if same >> self.kind[her][j] & 1:
                        self.tier[me][i][step] |= bit(j)
                hand &= ~same

    # --- searching ---------------------------------------------------------------------------------------------

    def replies(self, me: int, card: int, hand: int) -> int:
        """The cards of the adversary's hand that may be played to a card led by `me`."""
        for step in range(4):
            cards = hand & self.tier[me][card][step]
            if cards:
                return cards
        return hand

    def distinct(self, me: int, cards: int, mine: int, theirs: int) -> int:
        """Those of `cards` that differ: of neighbours with no card of the adversary between, the first."""
        theirs |= bit(APART)
        before = low_bit(mine)
        kept = bit(before)
        rest = mine & (mine - 1)
        while rest:
            i = low_bit(rest)
            rest &= rest - 1
            if self.between[me][before][i] & theirs or not cards >> before & 1:
                kept |= bit(i)
            before = i
        return kept & cards

    def worth(self, me: int, card: int, reply: int, last: bool) -> int:
        """The points of a trick led by `me`, to its winner."""
        return self.points[me][card] + self.points[other_seat(me)][reply] + (self.last_trick if last else 0)

    def stake(self, me: int, cards: int) -> int:
        """The points in some cards."""
        total = 0
        rest = cards
        while rest:
            total += self.points[me][low_bit(rest)]
            rest &= rest - 1
        return total

    def all_points(self) -> int:
        """What all the cards and the last trick are worth."""
        return self.stake(0, (1 << self.count[0]) - 1) + self.stake(1, (1 << self.count[1]) - 1) + self.last_trick

    def value(self, me: int, mine: int, theirs: int, left: int, alpha: int, beta: int) -> int:
        """The value to `me`, on lead; `left` is what all the cards and the last trick are still worth."""
        if mine & (mine - 1) == 0:
            return self.value_of_last(me, mine, theirs, left)
        if left <= alpha or -left >= beta:
            return left if left <= alpha else -left
        self.nodes += 1
        key = (self.serial << 33) | (bit(32) if me else 0) | (mine << 16) | theirs
        place = 2 * self.place_of(key)
        if self.table[place] == key:
            low, high = self.low_at(place + 1), self.high_at(place + 1)
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha = max(alpha, low)
            beta = min(beta, high)
        best = -left - 1
        floor = alpha
        cards = self.distinct(me, mine, mine, theirs)
        while cards and best < beta:
            card = high_bit(cards)
            cards ^= bit(card)
            best = max(best, self.after_lead(me, card, mine, theirs, left, max(floor, best), beta))
        self.remember(place, key, best, alpha, beta)
        return best

    def value_of_last(self, me: int, mine: int, theirs: int, left: int) -> int:
        """The value of the last trick to its leader, who may have no card left."""
        if mine == 0:
            return 0
        return -left if self.taken_by[me][low_bit(mine)] & theirs else left

    def place_of(self, key: int) -> int:
        """Where a position is remembered."""
        return (wrap(key * SPREAD) >> 32) & self.last_entry

    def low_at(self, place: int) -> int:
        """The least that a position remembered may be worth."""
        return (self.table[place] >> 32) - LIMIT

    def high_at(self, place: int) -> int:
        """The most that a position remembered may be worth."""
        return (self.table[place] & MOST) - LIMIT

    def remember(self, place: int, key: int, value: int, alpha: int, beta: int) -> None:
        """Keep what the search has shown of a position."""
        low, high = -LIMIT, LIMIT
        if self.table[place] == key:
            low, high = self.low_at(place + 1), self.high_at(place + 1)
        self.table[place] = key
        if value > alpha:
            low = max(low, value)
        if value < beta:
            high = min(high, value)
        self.table[place + 1] = bit(32) * (low + LIMIT) + high + LIMIT

    def after_lead(self, me: int, card: int, mine: int, theirs: int, left: int, alpha: int, beta: int) -> int:
        """The value to `me` of leading a card: the adversary's best reply."""
        her = other_seat(me)
        worst = left + 1
        cards = self.distinct(her, self.replies(me, card, theirs), theirs, mine)
        first = cards & (self.good[her] if cards & self.taken_by[me][card] else ~self.good[her])
        while cards and worst > alpha:
            reply = low_bit(first or cards)
            cards ^= bit(reply)
            first &= cards
            worst = min(worst, self.after_reply(me, card, reply, mine, theirs, left, alpha, min(beta, worst)))
        return worst

    def after_reply(
        self, me: int, card: int, reply: int, mine: int, theirs: int, left: int, alpha: int, beta: int
    ) -> int:
        """The value to `me` of a whole trick and what follows."""
        mine &= ~bit(card)
        theirs &= ~bit(reply)
        points = self.worth(me, card, reply, mine == 0)
        left -= points
        if self.taken_by[me][card] >> reply & 1:
            return -points - self.value(other_seat(me), theirs, mine, left, -beta - points, -alpha - points)
        return points + self.value(me, mine, theirs, left, alpha - points, beta - points)

    def worth_now(self, deal: Deal) -> int:
        """The value of the ending to the player whose turn it is."""
        me = deal.acting
        left = self.all_points()
        mine, theirs = (1 << self.count[me]) - 1, (1 << self.count[other_seat(me)]) - 1
        if deal.led == NONE:
            return self.value(me, mine, theirs, left, -left - 1, left + 1)
        return -self.after_lead(other_seat(me), self.led_card(deal), theirs, mine, left, -left - 1, left + 1)

    def first_of_worth(self, deal: Deal, worth: int) -> int:
        """The first kind of card, by number, that brings so much, which is the value of the ending."""
        me = deal.acting
        kinds = deal.kinds[me] if deal.led == NONE else deal.follow(deal.kinds[me])
        while kinds & (kinds - 1) and self.worth_of(deal, low_bit(kinds), worth - 1, worth) < worth:
            kinds &= kinds - 1
        return low_bit(kinds)

    def led_card(self, deal: Deal) -> int:
        """The place of the card led, in the hand that it was led from."""
        led = 0
        while self.kind[other_seat(deal.acting)][led] != deal.led:
            led += 1
        return led

    def worth_of(self, deal: Deal, choice: int, alpha: int, beta: int) -> int:
        """The value of playing a kind of card now, to its player."""
        me = deal.acting
        her = other_seat(me)
        mine, theirs = (1 << self.count[me]) - 1, (1 << self.count[her]) - 1
        left = self.all_points()
        card = 0
        while self.kind[me][card] != choice:
            card += 1
        if deal.led == NONE:
            return self.after_lead(me, card, mine, theirs, left, alpha, beta)
        return -self.after_reply(her, self.led_card(deal), card, theirs, mine, left, -beta, -alpha)
