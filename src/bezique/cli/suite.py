"""`bezique suite`: a player at decisions with an agreed best action."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bezique.lab.suite import as_data, ask, report_lines, selected


def suite(name: str, kinds: Sequence[str], *, seed: int = 0, milliseconds: float | None = None, data: bool) -> int:
    """Print what the player of that name finds and misses, by kind, or the same as JSON.

    Raises BadNotation for a player and ValueError for a kind that there is not.
    """
    if milliseconds is not None and not 0 < milliseconds < 1e9:
        raise ValueError(f"--ms is more than 0, not {milliseconds}")
    answers = ask(name, selected(kinds), seed, None if milliseconds is None else milliseconds / 1000)
    print(json.dumps(as_data(name, answers), indent=2) if data else "\n".join(report_lines(name, answers)))
    return 0
