"""Play by the evaluator alone: every entry of a menu is tried and the position after it looked at.

The evaluator plays while the stock lasts, and in Polish Bezique, where declaring goes on, to the end of the deal.

Only what the seat that acts may know enters: entries are done on a copy of the deal, and what nobody has drawn or
shown is not read. `DONE` is looked at before the cards are drawn. Cards for a combination that could be served by
different cards are looked at as if the rest were taken from the table where that is possible.
"""

from __future__ import annotations

from bezique.cards import ordered_pack
from bezique.rules.model import Rules

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from math import exp

    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal
    from bezique.search._plain_sums import HER_SPREAD, OWN_POINTS, OWN_SPREAD
    from bezique.search.ending import Ending
    from bezique.search.features import (
        ACTED,
        CLOSED,
        HIS_CLOSED,
        LEADING,
        LED,
        LOST,
        OPENED,
        UNCHANGED,
        WAITING_FOR,
        WON,
        Features,
    )
    from bezique.search.net import Net, Sums


class Policy:
    """What the evaluator thinks of the menu of a deal; one object for each thread."""

    def __init__(self, rules: Rules, net: Net) -> None:
        self.net = net
        self.sums = Sums()
        self.features = Features()
        self.trial = Deal(rules, ordered_pack(rules.packs), 0)
        self.ending = Ending()
        self.best_choice, self.size = 0, 0
        self.judged = 0
        self.own_at_end = 0
        self.difference = self.own = self.hers = self.own_spread = self.her_spread = 0.0
        if not cython.compiled:
            self.choice, self.value = [0] * 64, [0.0] * 64

    def values(self, deal: Deal) -> dict[int, float]:
        """What each entry that is worth looking at brings from now on, in points, by its number.

        The deal is one in which the evaluator `plays`. Announcements are looked at where nothing can be scored any
        more: before, scoring comes first. A carte blanche, and a seven exchanged on lead, are always taken.
        """
        self.net.begin(self.sums)
        self.look(deal)
        first = 64 * deal.stage_number
        return {first + self.choice[i]: float(self.value[i]) for i in range(self.size)}

    def entries(self, deal: Deal) -> dict[int, float]:
        """As `values`, with all that a search tries: a carte blanche need not be shown, nor a seven exchanged on lead.

        Announcements wait all the same until nothing is to be scored any more: whichever comes first, it is the same.
        """
        values = self.values(deal)
        free = [number for number in deal.choices() if number in (SHOW_BIT, LEAD_SEVEN_BIT)]
        if free:
            self.look_at(deal, sum([1 << number for number in deal.choices() if number not in free]))
            values = {self.choice[i]: float(self.value[i]) for i in range(self.size)}
        for number in free:
            values[number] = self.free(deal, number)
        return values

    def free(self, deal: Deal, number: int) -> float:
        """What an entry brings after which it is still the same seat's turn to play a card."""
        after = deal.copy()
        after.take(number)
        return self.margin(after, deal.acting) - self.margin(deal, deal.acting) + max(self.entries(after).values())

    def plays(self, deal: Deal) -> bool:
        """Whether the evaluator has a say: the stock lasts, or declaring goes on to the end."""
        return deal.phase == 1 or (deal.rules_table.polish and deal.stage_number != OVER)

    def outlook(self, deal: Deal, me: int, moment: int | None = None) -> tuple[float, float, float, float, float]:
        """What the seat `me` expects of the rest of the deal, in points, from what it knows while the stock lasts.

        The difference, its own points, the adversary's, and the standard deviations of its own and of hers. A moment
        is one of `features.MOMENTS`; None takes the window for closed and nothing for drawn.
        """
        self.net.begin(self.sums)
        self.foresee(deal, me, self.closed_moment(deal, me) if moment is None else moment)
        return self.difference, self.own, self.hers, self.own_spread, self.her_spread

    def foresee(self, deal: Deal, me: int, moment: int) -> None:
        """Set `difference`, `own`, `hers`, `own_spread` and `her_spread`, in points, for a seat at a moment."""
        self.features.look(deal, me)
        self.features.after(deal, me, moment, True)
        self.difference = self.judge(me)
        self.read_outlook()

    def read_outlook(self) -> None:
        """Set the numbers besides `difference` for the position that was judged last."""
        self.net.outlook(self.sums)
        self.own = self.sums.others[OWN_POINTS] * self.net.scale
        self.hers = self.own - self.difference
        self.own_spread = self.sums.others[OWN_SPREAD] * self.net.scale
        self.her_spread = self.sums.others[HER_SPREAD] * self.net.scale

    def so_far(self, deal: Deal, me: int) -> int:
        """What a seat has scored in this deal, brisques taken and still to be counted included."""
        points = deal.points[me]
        if deal.rules_table.brisques == END_OF_HAND and deal.stage_number != OVER:
            points += 10 * deal.taken[me]
        return points

    def margin(self, deal: Deal, me: int) -> int:
        """What a seat is ahead in this deal, brisques taken and still to be counted included."""
        return self.so_far(deal, me) - self.so_far(deal, other_seat(me))

    def look(self, deal: Deal) -> None:
        """Set `choice` and `value` for what is worth trying; `best_choice` is the best of it."""
        self.look_at(deal, self.worth_trying(deal))

    def look_at(self, deal: Deal, menu: int) -> None:
        """Set `choice` and `value` for entries of the menu; `best_choice` is the best of them."""
        me = deal.acting
        self.size = 0
        self.best_choice = low_bit(menu)
        if menu & (menu - 1) == 0:
            self.choice[0], self.value[0], self.size = self.best_choice, 0, 1
            return
        before = self.margin(deal, me)
        self.features.look(deal, me)
        best = 0
        while menu:
            choice = low_bit(menu)
            menu &= menu - 1
            self.choice[self.size] = choice
            self.value[self.size] = self.outcome(deal, me, choice, before)
            if self.value[self.size] > self.value[best]:
                best = self.size
            self.size += 1
        self.best_choice = self.choice[best]

    def worth_trying(self, deal: Deal) -> int:
        """The entries of the menu that are looked at."""
        menu = deal.menu()
        if deal.stage_number == PLAY:
            free = menu & (bit(SHOW_BIT) | bit(LEAD_SEVEN_BIT))
            return free & (~free + 1) if free else menu
        if deal.stage_number == WINDOW and not deal.scored_now and menu & (bit(COMBINATIONS) - 1):
            return menu & (bit(ANNOUNCE_BIT) - 1)
        return menu

    def outcome(self, deal: Deal, me: int, choice: int, before: int) -> float:
        """The points that an entry brings at once, and what is expected after it."""
        if deal.stage_number == WINDOW and choice == DONE_BIT:
            if deal.hands_empty():
                return 0.0
            self.features.after(deal, me, CLOSED, True)
            return self.judge(me)
        self.trial.take_state(deal)
        self.trial.target = 0
        self.trial.do(choice)
        while self.trial.stage_number == CHOOSE:
            self.trial.do(high_bit(self.trial.menu()))
        if self.is_last_window(deal):
            self.features.after(deal, me, CLOSED, True)
            return self.margin(self.trial, me) - before + self.judge(me)
        kept = deal.stage_number == PLAY and choice < TABLE_BIT
        self.features.after(self.trial, me, self.moment(self.trial, me, deal.stage_number), kept)
        return self.margin(self.trial, me) - before + self.judge(me)

    def is_last_window(self, deal: Deal) -> bool:
        """Whether acts alter nothing but the points: no window follows, and no trumps have been made just now."""
        if deal.rules_table.polish:
            return False
        return deal.stage_number >= WINDOW and deal.left == 2 and deal.trump_suit == self.trial.trump_suit

    def moment(self, deal: Deal, me: int, stage: int) -> int:
        """At which moment a deal is after an act of `me` that was done at a stage."""
        if stage != PLAY:
            return ACTED if deal.scored_now or not deal.may_declare() else OPENED
        if deal.stage_number == PLAY:
            return LED
        return WON if deal.acting == me else LOST

    def judge(self, me: int) -> float:
        """The evaluator's word on what the features say, in points."""
        first = 0 if self.features.looked else UNCHANGED
        self.features.looked = False
        self.judged += 1
        return self.net.output_from(self.sums, self.features, me, first) * self.net.scale

    def closed(self, deal: Deal, me: int) -> float:
        """What a seat expects from here with the window closed and nothing drawn, in points."""
        if deal.hands_empty():
            return 0.0
        self.features.look(deal, me)
        self.features.after(deal, me, self.closed_moment(deal, me), True)
        return self.judge(me)

    def closed_moment(self, deal: Deal, me: int) -> int:
        """The moment of a seat when a window is closed, its own or the adversary's."""
        return CLOSED if deal.acting == me else HIS_CLOSED

    def ready(self, deal: Deal, me: int) -> float:
        """What a seat expects when both have drawn and nobody has led, in points; nothing has been chosen yet."""
        self.net.begin(self.sums)
        self.features.look(deal, me)
        self.features.after(deal, me, LEADING if deal.acting == me else WAITING_FOR, True)
        return self.judge(me)

    def at_end(self, deal: Deal, me: int) -> int:
        """What the last tricks bring a seat with best play of both, less what they bring the adversary.

        The evaluator no longer `plays`. Sets `own_at_end`: the seat's own part.
        """
        self.own_at_end = 0
        if deal.stage_number == OVER:
            return 0
        self.trial.take_state(deal)
        worth = self.ending.worth_all(self.trial, me)
        self.own_at_end = (self.ending.both + worth) >> 1
        return worth

    def draw(self, chance: Chance, temperature: float, errors: float) -> int:
        """The number in `choice` of an entry drawn by its value; with chance `errors` any entry."""
        if self.size == 1:
            return 0
        if self.random(chance) < errors:
            return chance.pick(self.size)
        top = self.value[0]
        for i in range(1, self.size):
            top = max(top, self.value[i])
        total = 0.0
        for i in range(self.size):
            total += exp((self.value[i] - top) / temperature)
        mark = self.random(chance) * total
        for i in range(self.size - 1):
            mark -= exp((self.value[i] - top) / temperature)
            if mark < 0:
                return i
        return self.size - 1

    def random(self, chance: Chance) -> float:
        """A number from 0 up to 1."""
        return chance.pick(1 << 24) / 16777216.0
