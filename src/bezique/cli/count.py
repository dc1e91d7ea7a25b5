"""`bezique count`: in how many ways a numbered deal can go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from bezique.cards import numbered_pack
from bezique.cli.rules import RulesText, rules_of
from bezique.game.counting import count, split
from bezique.game.deal import Deal
from bezique.seats import Seat


def command(
    rules: RulesText = "standard",
    /,
    *,
    deal: Annotated[int, Parameter(help="The numbered deal that the counting begins with.")] = 0,
    depth: Annotated[int, Parameter(help="How many actions each way has.")] = 3,
    split: Annotated[bool, Parameter(help="Count the ways by their first action.", negative="")] = False,
) -> int:
    """`bezique count`."""
    print(count_ways(rules, deal, depth, divided=split))
    return 0


def count_ways(text: str, number: int, depth: int, *, divided: bool = False) -> str:
    """The number of ways to do `depth` actions in the numbered deal that North gives, or (`divided`) by first action.

    Raises BadRules and ValueError.
    """
    chosen = rules_of(text)
    deal = Deal(chosen, numbered_pack(number, chosen.packs), Seat.NORTH)
    return "\n".join(_divided(deal, depth)) if divided else str(count(deal, depth))


def _divided(deal: Deal, depth: int) -> Iterator[str]:
    ways = split(deal, depth)
    yield from (f"{action}: {number}" for action, number in ways.items())
    yield f"in all: {sum(ways.values())}"
