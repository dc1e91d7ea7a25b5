"""What a deal as it stands is worth to a seat: what it is ahead, and what may be expected of the rest."""

from __future__ import annotations

from bezique.game.deal import Deal
from bezique.game.settlement import BRISQUE
from bezique.rules.model import Brisques, Rules
from bezique.search.ending import Ending
from bezique.search.looking_ahead import LookAhead
from bezique.search.stored import evaluator_of
from bezique.seats import Seat, next_seat


class Outlook:
    """Plays deals on for some tricks and asks the evaluator then; the last tricks it plays exactly.

    The deals are worlds: ones that the seat cannot tell from the real one.
    """

    def __init__(self, rules: Rules) -> None:
        self.ahead = LookAhead(rules, evaluator_of(rules))
        self.ending = Ending()

    def __call__(self, world: Deal, seat: Seat) -> float:
        """The points that a seat may expect to be ahead in the end."""
        if world.turn is None:
            return _margin(world, seat)
        more = self._to_come(world)
        return _margin(world, seat) + (more if world.turn == seat else -more)

    def _to_come(self, world: Deal) -> float:
        """What the seat whose turn it is may still expect to get more than the other."""
        if world.phase == 2 and not world.rules.reuse.is_polish:
            return max(self.ending.values(world).values())
        values = self.ahead.policy.values(world)
        return self.ahead.sample(world, [max(values, key=values.__getitem__)])[0]


def _margin(deal: Deal, seat: Seat) -> int:
    """What a seat is ahead, brisques that are counted in the end included."""
    brisque = BRISQUE if deal.rules.brisques is Brisques.END_OF_HAND and not deal.over else 0
    mine, hers = (deal.scores[each] + brisque * deal.brisques[each] for each in (seat, next_seat(seat)))
    return mine - hers
