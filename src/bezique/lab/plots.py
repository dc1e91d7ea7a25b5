"""Plots of contests: the table of all differences, the ratings, and how each difference settled down.

They need the extra "lab".
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan, nan
from pathlib import Path
from typing import Any

from bezique.errors import MissingExtra
from bezique.lab.adjusting import adjusted
from bezique.lab.rating import Fit, fit
from bezique.lab.statistics import Estimate, Running
from bezique.lab.tables import Played, by_condition, pooled

FIRST = 10
"""The pair from which on it is shown how a difference settles down: before, intervals fill the picture."""

WIDTH, HEIGHT = 18.0, 5.5
"""Inches, of one row of three plots."""


LIGHT = 0.6
"""From this share of the largest difference on a cell is so dark that its number is white."""


def check_plots() -> None:
    """Raise MissingExtra where plots cannot be made."""
    try:
        import matplotlib as _  # noqa: F401, ICN001 - whether it is there
    except ImportError:
        raise MissingExtra("lab", "matplotlib", "--plot") from None


def plot(contests: Sequence[Played], path: Path) -> None:
    """Draw contests into a file, whose name says its form: .svg, .png or .pdf; a row of plots for each condition.

    Raises MissingExtra, OSError, and ValueError for another form.
    """
    check_plots()
    from matplotlib.figure import Figure

    groups = by_condition(contests)
    figure = Figure(figsize=(WIDTH, HEIGHT * len(groups)), layout="constrained")
    rows = figure.subplots(len(groups), 3, squeeze=False)
    for (condition, group), (table, ratings, course) in zip(groups.items(), rows, strict=True):
        measured = pooled(group)
        names, fitted = _ranked(measured)
        _draw_table(table, names, measured)
        table.set_title(f"{condition}\npoints a deal, row less column", fontsize=9)
        if fitted is None:
            ratings.set_axis_off()
        else:
            _draw_ratings(ratings, names, fitted)
        _draw_course(course, group)
    figure.savefig(path)


def _ranked(measured: dict[tuple[str, str], Estimate]) -> tuple[list[str], Fit | None]:
    """The players, the best first where contests connect them all."""
    names = sorted({name for pair in measured for name in pair})
    try:
        fitted = fit(measured)
    except ValueError:
        return names, None
    if len(fitted.ratings) < len(names):
        return names, None
    return sorted(fitted.ratings, key=lambda name: -fitted.ratings[name].mean), fitted


def _draw_table(axes: Any, names: Sequence[str], measured: dict[tuple[str, str], Estimate]) -> None:
    cells = [[nan] * len(names) for _ in names]
    for (one, other), seen in measured.items():
        i, j = names.index(one), names.index(other)
        if i != j:
            cells[i][j], cells[j][i] = seen.mean, -seen.mean
    most = max((abs(seen.mean) for seen in measured.values()), default=1.0) or 1.0
    axes.imshow(cells, cmap="RdBu", vmin=-most, vmax=most)
    for i, row in enumerate(cells):
        for j, value in enumerate(row):
            if i != j and not isnan(value):
                colour = "white" if abs(value) > LIGHT * most else "black"
                axes.text(j, i, f"{value:+.0f}", ha="center", va="center", fontsize=8, color=colour)
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right", fontsize=8)
    axes.set_yticks(range(len(names)), names, fontsize=8)


def _draw_ratings(axes: Any, names: Sequence[str], fitted: Fit) -> None:
    ratings = [fitted.ratings[name] for name in reversed(names)]
    axes.errorbar(
        [one.mean for one in ratings], range(len(names)), xerr=[one.half for one in ratings], fmt="o", capsize=3
    )
    axes.set_yticks(range(len(names)), list(reversed(names)), fontsize=8)
    axes.set_title("rating, points a deal above the weakest, 95 %", fontsize=9)
    axes.grid(axis="x", alpha=0.3)


def _draw_course(axes: Any, group: Sequence[Played]) -> None:
    for contest, pairs in group:
        seen, places, means, halves = Running(), [], [], []
        for number, value in enumerate(adjusted(pairs), start=1):
            seen.add(value)
            if number >= FIRST:
                places.append(number)
                means.append(seen.mean)
                halves.append(seen.estimate.half)
        axes.plot(places, means, label=f"{contest.a} - {contest.b}")
        low, high = ([mean + sign * half for mean, half in zip(means, halves, strict=True)] for sign in (-1, 1))
        axes.fill_between(places, low, high, alpha=0.15)
    axes.axhline(0, color="black", linewidth=0.5)
    axes.set_title("difference after so many pairs, 95 %", fontsize=9)
    axes.legend(fontsize=7)
