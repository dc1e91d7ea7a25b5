"""Hints: what is advised, why, and what the candidates bring, at the table and for a position (`bezique hint`)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.bots.advice import AT_TABLE, Advice, Candidate, advise, as_data
from bezique.bots.player import Budget
from bezique.cli.lines import wrapped
from bezique.errors import BadPosition
from bezique.game.actions import Action
from bezique.game.actions import action as action_of
from bezique.game.naming import label
from bezique.game.position import position
from bezique.game.view import View, view

MOST = 5
"""So many candidates are told, and the one that was asked about."""


def hint_lines(advice: Advice, name: Callable[[Action], str]) -> list[str]:
    """The sentence, and the candidates with what they bring; `name` stands before each."""
    told = [one for one in advice.candidates if one.value is not None]
    shown = told[:MOST] + [one for one in told[MOST:] if one is advice.asked]
    lines = wrapped(advice.sentence())
    for one in shown if len(advice.candidates) > 1 else ():
        lines += wrapped(f"{name(one.action)} {label(one.action, advice.view)}: {worth(advice, one)}.")
    if advice.asked is not None and advice.asked.value is None and told:
        lines += wrapped(f"{name(advice.asked.action)} was left out at a glance, as too far behind.")
    return lines


def worth(advice: Advice, one: Candidate) -> str:
    """What a candidate brings: the best one from here on, the others how much less."""
    won = "" if one.chance is None else f", wins {100 * one.chance:.0f} %"
    if one is advice.best:
        return f"{from_here(one.value or 0.0)}{won}"
    if advice.exact and not one.behind:
        return f"the same{won}"
    less = f"{one.behind:.0f} less" if one.behind >= 0.5 or not one.error else "level with it"
    doubt = f", give or take {ceil(one.margin)}" if one.error else ""
    return f"{less}{doubt}{won}"


def from_here(value: float) -> str:
    """Points from now on, own less the adversary's."""
    points = abs(round(value))
    if not points:
        return "level from here on"
    return f"{points} points {'up' if value > 0 else 'down'} from here on"


def at_table(seen: View, menu: Sequence[Action], asked: Action | None) -> list[str]:
    """A hint for the person whose turn it is, with the numbers of the menu."""
    advice = advise(seen, AT_TABLE, asked=asked)
    numbers = {action: str(number) for number, action in enumerate(menu, 1)}
    return hint_lines(advice, lambda action: numbers.get(action, ""))


# --- positions -----------------------------------------------------------------------------------------------------


def command(
    position: Annotated[
        str,
        Parameter(
            help="A file with a position, - for standard input, or its lines with ; between.", allow_leading_hyphen=True
        ),
    ],
    /,
    *,
    ask: Annotated[
        str | None, Parameter(help="An action to compare with the best, such as QS or 'score bezique'.")
    ] = None,
    worlds: Annotated[int | None, Parameter(help="How many worlds to look at. [200]")] = None,
    ms: Annotated[float | None, Parameter(help="Milliseconds to think, instead or at most.")] = None,
    seed: Annotated[int, Parameter(help="The chance of the search.")] = 0,
    json: Annotated[bool, Parameter(help="Tell everything as JSON.", negative="")] = False,
) -> int:
    """`bezique hint`."""
    return hint(position, budget_of(worlds, ms), seed, ask, data=json)


def hint(text: str, budget: Budget, seed: int, asked: str | None, *, data: bool) -> int:
    """Print advice for the position in a file, on standard input ("-"), or written out with `;` between its lines.

    Raises BadPosition for what is no position or one in which nothing is decided, BadNotation and ValueError for an
    action that is none or cannot be done, OSError for a file that cannot be read.
    """
    seen = read(text)
    told = advise(seen, budget, seed=seed, asked=None if asked is None else action_of(asked))
    if data:
        print(json.dumps(as_data(told), indent=2))
    else:
        print("\n".join(hint_lines(told, str)))
    return 0


def budget_of(worlds: int | None, milliseconds: float | None) -> Budget:
    """The limits of a search; raises ValueError for what is none."""
    if worlds is not None and not 0 < worlds <= 1_000_000:
        raise ValueError(f"--worlds is a number from 1 to 1000000, not {worlds}")
    if milliseconds is not None and not 0 < milliseconds < 1e9:
        raise ValueError(f"--ms is more than 0, not {milliseconds}")
    return Budget(None if milliseconds is None else milliseconds / 1000, worlds)


def read(text: str) -> View:
    """What the seat whose turn it is sees in a position."""
    if text == "-":
        given = sys.stdin.read()
        if not given.strip():
            raise BadPosition("nothing came on standard input: a position is wanted there")
        return _seen(given)
    written_out = ";" in text or (" " in text.strip() and not Path(text).exists())
    if written_out:
        return _seen(text.replace(";", "\n"))
    if not Path(text).exists():
        raise BadPosition(f"{text} is no file, and no position either: its lines are divided by semicolons")
    return _seen(Path(text).read_text("utf-8"))


def _seen(text: str) -> View:
    deal = position(text)
    if deal.turn is None:
        raise BadPosition("the deal of this position is over, so that there is nothing to decide")
    return view(deal, deal.turn)
