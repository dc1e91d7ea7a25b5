"""What one seat still lacks for each combination, by the rules on its own cards and table.

The core is asked, not told: the cards that seem to be missing are given to a copy of what the seat sees, and a
combination counts as within reach only if it could then be declared.
"""

from __future__ import annotations

from dataclasses import dataclass

from bezique.cards import CARDS, Card, Rank
from bezique.rules.combination import Combination

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from bezique.game._plain import *
    from bezique.game.deal import Deal
    from bezique.game.view import View


@dataclass(frozen=True, slots=True)
class Lack:
    """A combination that a seat could declare for `points`, if it had these cards as well.

    `cards` are the kinds that are missing, a kind as often as it is; `rank` and `number` say that besides so many
    cards of a rank are, of any suit.
    """

    points: int
    cards: tuple[Card, ...] = ()
    rank: Rank | None = None
    number: int = 0

    @property
    def size(self) -> int:
        """How many cards are missing."""
        return len(self.cards) + self.number


def lacking(view: View) -> dict[Combination, Lack]:
    """What the seat lacks for each combination that it may still come to, if it had just won a trick.

    In Polish Bezique the cards that it would have to capture. Nothing for a spectator, and once the stock is gone
    where no more is declared.
    """
    found: dict[Combination, Lack] = {}
    if view.seat is None or (view.blind.phase == 2 and not view.blind.rules_table.polish):
        return found
    seen = view.having_won()
    ground = seen.blind
    trial = ground.copy()
    for combination in range(COMBINATIONS):
        points = ground.value_of(combination)
        places = missing_places(ground, trial, view.seat, combination) if points >= 0 else None
        if places is not None:
            found[Combination(combination)] = lack_of(points, places)
    return found


def missing_places(ground: Deal, trial: Deal, me: int, combination: int) -> list[int] | None:
    """The places of a combination that no card of the seat can fill; None where other cards would not help.

    Where the cards are all there and yet do not make a new combination, one more of some place may be wanted.
    """
    ground.prepare(me, combination, False)
    asked = [ground.place[i] for i in range(ground.need)]
    missing: list[int] = []
    for place in sorted(set(asked)):
        missing += [place] * (asked.count(place) - ground.supply(me, place))
    for more in [[], *([place] for place in sorted(set(asked)))]:
        if would_do(ground, trial, me, combination, missing + more):
            return missing + more
    return None


def would_do(ground: Deal, trial: Deal, me: int, combination: int, places: list[int]) -> bool:
    """Whether a combination could be declared with cards for these places as well."""
    trial.take_state(ground)
    for place in places:
        kind = place if place < KINDS else place - KINDS
        if trial.rules_table.polish:
            trial.put_down(me, kind)
        else:
            trial.hold(me, kind)
    return trial.can_declare(me, combination)


def lack_of(points: int, places: list[int]) -> Lack:
    """The lack of these places: kinds of card, and 32 + rank for any card of a rank."""
    ranks = [place - KINDS for place in places if place >= KINDS]
    kinds = tuple(CARDS[place] for place in places if place < KINDS)
    return Lack(points, kinds, Rank(ranks[0]) if ranks else None, len(ranks))
