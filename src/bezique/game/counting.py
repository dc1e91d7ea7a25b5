"""Exact counts of the ways in which a deal can go on: a check of menus against other programs.

A way is a sequence of actions, each on the menu after those before it; a deal that ends sooner counts as one way.
Counts of one action are read off the menu, so that a depth costs what the depth before it would.
"""

from __future__ import annotations

from bezique.game.actions import Action
from bezique.game.deal import Deal


def count(deal: Deal, depth: int) -> int:
    """The number of ways to do `depth` actions one after another; the deal is left as it was.

    Raises ValueError for a negative depth.
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    if depth == 0 or deal.over:
        return 1
    choices = deal.choices()
    return len(choices) if depth == 1 else sum(count(_after(deal, number), depth - 1) for number in choices)


def split(deal: Deal, depth: int) -> dict[Action, int]:
    """The same for each first action, in the order of the menu: where two programs differ, the first difference."""
    if depth < 1:
        raise ValueError(f"to split a count its depth is 1 or more, not {depth}")
    return {deal.action(number): count(_after(deal, number), depth - 1) for number in deal.choices()}


def _after(deal: Deal, number: int) -> Deal:
    after = deal.copy()
    after.take(number)
    return after
