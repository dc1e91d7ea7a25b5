"""`bezique suite`: a player at decisions with an agreed best action."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from bezique.lab.suite import as_data, ask, report_lines, selected


def command(
    player: Annotated[str, Parameter(help="The player that is asked: random, greedy, heuristic, hp, ...")],
    /,
    *,
    kind: Annotated[tuple[str, ...], Parameter(help="Only decisions of this kind; may be given several times.")] = (),
    seed: Annotated[int, Parameter(help="The chance of players that have some.")] = 0,
    ms: Annotated[float | None, Parameter(help="Milliseconds for each decision; without it no clock runs.")] = None,
    json: Annotated[bool, Parameter(help="Tell everything as JSON.", negative="")] = False,
) -> int:
    """`bezique suite`."""
    return suite(player, kind, seed=seed, milliseconds=ms, data=json)


def suite(name: str, kinds: Sequence[str], *, seed: int, milliseconds: float | None, data: bool) -> int:
    """Print what the player of that name finds and misses, by kind, or the same as JSON.

    Raises BadNotation for a player and ValueError for a kind that there is not.
    """
    if milliseconds is not None and not 0 < milliseconds < 1e9:
        raise ValueError(f"--ms is more than 0, not {milliseconds}")
    answers = ask(name, selected(kinds), seed, None if milliseconds is None else milliseconds / 1000)
    print(json.dumps(as_data(name, answers), indent=2) if data else "\n".join(report_lines(name, answers)))
    return 0
