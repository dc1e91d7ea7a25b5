"""`bezique levels`: which levels there are, and how strong they are."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from bezique.bots.recipes import level_names, recipe
from bezique.lab.calibration import (
    Measured,
    current,
    figures_text,
    measure,
    merged,
    page_with,
    read_figures,
    shipped,
    table_lines,
)
from bezique.search.stored import FAMILIES

app = App(name="levels")


@app.default
def list_levels() -> tuple[int, str]:
    """The levels from the weakest to the strongest, a line each."""
    width = max(map(len, level_names()))
    return 0, "\n".join(f"{name:{width}}  {recipe(name, FAMILIES[0]).line}" for name in level_names())


@app.command(
    name="measure", help="Let the levels play each other and players that never change, and tell how strong they are."
)
def measure_levels(
    *,
    family: Annotated[tuple[str, ...], Parameter(help="Only this family of rules; may be given several times.")] = (),
    pairs: Annotated[int, Parameter(help="How many pairs neighbours play that answer at once.")] = 300,
    state: Annotated[
        Path | None, Parameter(help="Keep each contest in this folder, or go on with those in it.")
    ] = None,
    data: Annotated[Path | None, Parameter(help="Put the figures into this file.")] = None,
    page: Annotated[Path | None, Parameter(help="Put the tables into this page, where its marks are.")] = None,
) -> int:
    """Play the contests of these families, or of all, and print their tables.

    They are put into the file `data` and on the `page`, in the place of what stands there of these families. Raises
    ValueError for families and numbers that make no sense, OSError and BadRecord for files that cannot be used.
    """
    unknown = [name for name in family if name not in FAMILIES]
    if unknown:
        raise ValueError(f'there is no family called "{unknown[0][:60]}"; there are {", ".join(FAMILIES)}')
    if not 6 <= pairs <= 1e6:
        raise ValueError(f"--pairs is at least 6, not {pairs}")
    if state is not None:
        state.mkdir(parents=True, exist_ok=True)
    kept = read_figures(data.read_text("utf-8")) if data is not None and data.exists() else shipped()
    found: dict[str, list[Measured]] = {}
    for played in family or FAMILIES:
        for seen in measure(played, pairs, state=state):
            _tell(seen)
            found.setdefault(played, []).append(seen)
            kept[played] = merged(current(played, kept.get(played, ())), found[played])
            if data is not None:
                data.write_text(figures_text(kept), "utf-8")
            if page is not None:
                page.write_text(page_with(page.read_text("utf-8"), kept), "utf-8")
    print("\n".join(table_lines(found)))
    return 0


def _tell(seen: Measured) -> None:
    mean, half = seen.settled or seen.points
    print(f"{seen.a} over {seen.b}: {mean:+.1f} ± {half:.1f}, {seen.won[0]:.1f} % won", file=sys.stderr, flush=True)
