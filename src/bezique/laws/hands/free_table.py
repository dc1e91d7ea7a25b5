"""`FreeTable`: a deal played by hand, right or wrong, and the referee's answers.

There is one deal. A lawful act is the deal's own action, an irregular one an amendment of it, and a note that nobody is
shown; what a ruling does is amendments again.
"""

from __future__ import annotations

from bezique.errors import BadAmendment, Impossible
from bezique.game.deal import Deal
from bezique.laws.hands.acts import Act
from bezique.laws.hands.claiming import ruled_now
from bezique.laws.hands.moving import holding
from bezique.laws.hands.performing import perform
from bezique.laws.hands.state import State
from bezique.laws.hands.tabletop import Outcome, Ruled, Tabletop
from bezique.seats import PerSeat, Seat


class FreeTable(Tabletop):
    """A deal in the hands of people, from the cut on; `FreeTable.at` begins with a deal under way."""

    @classmethod
    def at(cls, deal: Deal, code: str = "") -> FreeTable:
        """A table at which a deal is under way."""
        table = cls(deal.rules, (), deal.dealer, code)
        table.deal = deal.copy()
        table.state = State(base=PerSeat.of(lambda seat: len(holding(deal, seat))), lifted=True)
        return table

    def act(self, seat: Seat, act: Act) -> Outcome:
        """Do an act, right or wrong; raises Impossible, nothing done, where hands cannot do it.

        Raises BadLaws for a claim of no law.
        """
        if self.over:
            raise Impossible("the deal is over")
        tried = self.copy()
        try:
            perform(tried, seat, act)
        except BadAmendment as fault:
            raise Impossible(str(fault)) from fault
        self.__dict__.update(tried.__dict__)
        return Outcome(tuple(self.steps), tuple(self.said))

    def consider(self, seat: Seat, act: Act) -> Ruled | None:
        """What the referee would have to say of an act: None where it is accepted; the one judge of acts.

        The ruling is the one that a claim would bring at once; nothing is done. Raises Impossible.
        """
        tried = self.copy()
        known = len(tried.faults)
        spoken = [word for word in tried.act(seat, act).said if isinstance(word, Ruled)]
        if spoken:
            return spoken[0]
        return ruled_now(tried, tried.faults[known]) if len(tried.faults) > known else None
