"""What speaks for one action against another.

Every fact is true of the first action by itself, and is told where it is not true of the other as well. They are read
off what the deal says of both (`bezique.bots.reasons.outcomes`); the worths only say which facts explain most.
"""

from __future__ import annotations

from collections.abc import Callable

from bezique.bots.reasons import declaring, keeping, tricks
from bezique.bots.reasons.fact import Fact, Facts
from bezique.bots.reasons.outcomes import Ground, Outcome

NOTICED = 1.0
"""A fact that may be worth less than this, in points, is not told."""


def contrast(ground: Ground, best: Outcome, other: Outcome) -> list[Fact]:
    """What speaks for `best` against `other`, what explains most first."""
    found = [fact for finder in FINDERS for fact in finder(ground, best, other) if fact.worth >= NOTICED]
    return sorted(found, key=lambda fact: fact.worth, reverse=True)


FINDERS: tuple[Callable[[Ground, Outcome, Outcome], Facts], ...] = (
    tricks.brisques_won,
    tricks.brisques_kept,
    tricks.winning,
    tricks.denying,
    tricks.cheaply,
    tricks.leading,
    keeping.keeping,
    keeping.costing_nothing,
    keeping.announced,
    keeping.trumps_kept,
    keeping.lying_open,
    keeping.restoring,
    declaring.scoring,
    declaring.reaching,
    declaring.order_of_scoring,
    declaring.announcing,
    declaring.exchanging,
    declaring.making_trumps,
    declaring.staying_hidden,
    tricks.forcing,
)
"""All kinds of fact, in the order in which equal ones are told."""
