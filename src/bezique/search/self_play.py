"""The evaluator plays both seats of a deal, and notes every position after an act with what came of it.

Each note is a position as the seat knew it; its targets are what the seat then made less what the adversary made, and
what it made itself: the lambda-returns over the notes of that seat, with the exact worth of the last tricks at the end.
With them is kept what either truly made. In every fourth trick the position before the lead is noted too, for both
seats; nothing else is learned from those notes.
"""

from __future__ import annotations

from bezique.cards import ordered_pack
from bezique.rules.model import Rules

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.chance import Chance
    from bezique.game.deal import Deal
    from bezique.search._plain_sums import OWN_POINTS
    from bezique.search.features import CLOSED, HIS_CLOSED, LEADING, ROOM, WAITING_FOR
    from bezique.search.policy import Policy
    from bezique.search.teacher import Teacher

    MOST = 1200
    READY_EVERY = 4


class SelfPlay:
    """Plays deals under these rules and keeps the notes of the last one.

    A share `taught` of the decisions is searched in so many worlds. The acts tried there are noted too, as of no seat;
    for them nothing but the difference is known.

    With a `guest` and a `guest_seat` (otherwise -1) that seat is played by another evaluator, which always does what it
    likes best; what it sees is not noted.
    """

    def __init__(self, rules: Rules, policy: Policy, taught: float = 0.0, worlds: int = 0) -> None:
        self.deal = Deal(rules, ordered_pack(rules.packs), 0)
        self.policy, self.guest, self.guest_seat = policy, policy, -1
        self.taught, self.teacher = taught, Teacher(rules, policy.net, worlds)
        self.size = 0
        self.scale = policy.net.scale
        if not cython.compiled:
            self.rows = [[0] * ROOM for _ in range(MOST)]
            self.seat, self.margin, self.points, self.is_ready = ([0] * MOST for _ in range(4))
            self.value, self.target, self.own_value, self.own_target = ([0.0] * MOST for _ in range(4))
            self.own_outcome, self.her_outcome = [0.0] * MOST, [0.0] * MOST

    def play(self, chance: Chance, dealer: int, temperature: float, errors: float, decay: float) -> None:
        """Play a deal as far as the evaluator plays, and set the targets; `decay` is lambda."""
        self.size = 0
        self.policy.net.begin(self.policy.sums)
        self.deal.shuffle(chance)
        self.deal.start(dealer)
        self.note_ready()
        while self.policy.plays(self.deal):
            self.act(self.chosen(chance, temperature, errors))
        for me in range(SEATS):
            self.set_targets(me, decay)

    def chosen(self, chance: Chance, temperature: float, errors: float) -> int:
        """The entry of the menu that the seat to act plays."""
        if self.deal.acting == self.guest_seat:
            self.guest.net.begin(self.guest.sums)
            self.guest.look(self.deal)
            return self.guest.best_choice
        self.policy.look(self.deal)
        if self.taught > 0 and self.policy.size > 1 and self.policy.random(chance) < self.taught:
            self.learn_from_search(chance)
        return self.policy.choice[self.policy.draw(chance, temperature, errors)]

    def act(self, choice: int) -> None:
        """Do an entry of the menu, and note what each seat knows then."""
        me = self.deal.acting
        stage = self.deal.stage_number
        if stage == WINDOW and choice == DONE_BIT:
            if not self.deal.hands_empty():
                self.note(me, CLOSED)
                self.note(other_seat(me), HIS_CLOSED)
            self.deal.do(choice)
            if self.policy.plays(self.deal) and self.deal.tricks % READY_EVERY == 0:
                self.note_ready()
            return
        self.deal.do(choice)
        on_lead = self.deal.stage_number == PLAY and self.deal.acting == me
        if self.deal.stage_number != CHOOSE and not on_lead:
            self.note(me, self.policy.moment(self.deal, me, stage))

    def note_ready(self) -> None:
        """Note what both seats know before a lead."""
        me = self.deal.acting
        self.note(me, LEADING)
        self.note(other_seat(me), WAITING_FOR)

    def learn_from_search(self, chance: Chance) -> None:
        """Note the positions after the acts that could be best, with what they come to in a small search."""
        me = self.deal.acting
        self.teacher.choose_among(self.policy.value, self.policy.size)
        if self.teacher.size < 2 or self.deal.phase != 1:
            return
        self.teacher.try_them(self.deal, self.policy.choice, chance)
        before = self.policy.margin(self.deal, me)
        for i in range(self.teacher.size):
            if self.size == MOST:
                return
            value = self.policy.outcome(self.deal, me, self.policy.choice[self.teacher.place[i]], before)
            self.target[self.size] = (self.teacher.worth[i] - (value - self.policy.judge(me))) / self.scale
            self.seat[self.size] = SEATS
            self.copy_rows()

    def copy_rows(self) -> None:
        """Keep what the evaluator looked at last, as the next note."""
        for group in range(self.policy.features.size):
            self.rows[self.size][group] = self.policy.features.row[group]
        self.size += 1

    def note(self, me: int, moment: int) -> None:
        """Note the position of a seat."""
        if self.size == MOST or me == self.guest_seat:
            return
        self.policy.features.look(self.deal, me)
        self.policy.features.after(self.deal, me, moment, True)
        self.value[self.size] = self.policy.net.output(self.policy.sums, self.policy.features, me)
        self.policy.net.outlook(self.policy.sums)
        self.own_value[self.size] = self.policy.sums.others[OWN_POINTS]
        self.seat[self.size] = me
        self.is_ready[self.size] = moment in (LEADING, WAITING_FOR)
        self.margin[self.size] = self.policy.margin(self.deal, me)
        self.points[self.size] = self.policy.so_far(self.deal, me)
        self.copy_rows()

    def set_targets(self, me: int, decay: float) -> None:
        """Go back over the notes of a seat, from the exact end."""
        margin = self.policy.margin(self.deal, me) + self.policy.at_end(self.deal, me)
        points = self.policy.so_far(self.deal, me) + self.policy.own_at_end
        last_margin, last_points = margin, points
        worth = later = own_worth = own_later = 0.0
        i = self.size
        while i > 0:
            i -= 1
            if self.seat[i] == me:
                gain = (margin - self.margin[i]) / self.scale
                own_gain = (points - self.points[i]) / self.scale
                self.target[i] = gain + decay * worth + (1.0 - decay) * later
                self.own_target[i] = own_gain + decay * own_worth + (1.0 - decay) * own_later
                self.own_outcome[i] = (last_points - self.points[i]) / self.scale
                self.her_outcome[i] = self.own_outcome[i] - (last_margin - self.margin[i]) / self.scale
                if not self.is_ready[i]:
                    worth, own_worth = self.target[i], self.own_target[i]
                    margin, points = self.margin[i], self.points[i]
                    later, own_later = self.value[i], self.own_value[i]
