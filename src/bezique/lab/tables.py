"""Many contests in one table: every difference that was measured, and ratings that fit them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bezique.errors import BadRecord
from bezique.lab.adjusting import adjusted
from bezique.lab.pairs import Contest, PairResult
from bezique.lab.players import CLAIRVOYANT
from bezique.lab.rating import Fit, Matchup, fit, groups
from bezique.lab.statistics import Estimate, estimate

MEASURE = "strong"
"""The player from which the lead of the one that sees everything is measured."""

Played = tuple[Contest, Sequence[PairResult]]
"""A contest and its pairs."""


def table_lines(contests: Sequence[Played]) -> Iterator[str]:
    """A table for all contests under the same conditions, in Markdown, and what is to be said about it.

    Raises BadRecord where the same pairs are given twice.
    """
    _refuse_twins([contest for contest, _ in contests])
    for condition, group in by_condition(contests).items():
        measured = pooled(group)
        yield f"Points a deal, row less column, {condition}"
        for players in groups(list(measured)):
            yield ""
            yield from _group_lines({pair: seen for pair, seen in measured.items() if players.issuperset(pair)})
        yield ""


def by_condition(contests: Sequence[Played]) -> dict[str, list[Played]]:
    """Contests under the same conditions, in the order in which they come."""
    groups: dict[str, list[Played]] = {}
    for played in contests:
        groups.setdefault(_condition(played[0]), []).append(played)
    return groups


def _condition(contest: Contest) -> str:
    given = "" if contest.seconds is None else f", {1000 * contest.seconds:g} ms a decision"
    return f"{contest.rules}{given}"


def _refuse_twins(contests: Sequence[Contest]) -> None:
    """The same packs with the same players tell nothing new, in whichever order they are named."""
    seen: set[tuple[frozenset[str], int, str]] = set()
    for contest in contests:
        key = (frozenset(contest.names), contest.seed, _condition(contest))
        if key in seen:
            raise BadRecord(f"{contest.a} and {contest.b} are given twice with seed {contest.seed}: pairs count once")
        seen.add(key)


def pooled(contests: Sequence[Played]) -> dict[Matchup, Estimate]:
    """The difference of each two players over all contests, less luck; the first of the two is the first by name."""
    values: dict[Matchup, list[float]] = {}
    for contest, pairs in contests:
        sign = 1 if contest.a <= contest.b else -1
        own = values.setdefault((min(contest.names), max(contest.names)), [])
        own += [sign * value for value in adjusted(pairs)]
    return {pair: estimate(own) for pair, own in values.items() if own}


def _group_lines(measured: Mapping[Matchup, Estimate]) -> Iterator[str]:
    try:
        fitted = fit(measured)
    except ValueError:
        names = sorted({name for pair in measured for name in pair})
        yield from markdown([["player", *names], *(_row(name, names, measured) for name in names)])
        return
    ranked = sorted(fitted.ratings, key=lambda name: -fitted.ratings[name].mean)
    rows = [[name, _rating(fitted, name), *_row(name, ranked, measured)[1:]] for name in ranked]
    yield from markdown([["player", "rating", *ranked], *rows])
    yield from _fit_lines(fitted)
    yield from _lead_lines(fitted)


def _rating(fitted: Fit, name: str) -> str:
    rating = fitted.ratings[name]
    return f"{rating.mean:.1f} ± {rating.half:.1f}" if rating.error else "0"


def _row(name: str, names: Sequence[str], measured: Mapping[Matchup, Estimate]) -> list[str]:
    return [name, *(_cell(name, other, measured) for other in names)]


def _cell(one: str, other: str, measured: Mapping[Matchup, Estimate]) -> str:
    seen = measured.get((min(one, other), max(one, other)))
    if seen is None:
        return ""
    return str(seen if one <= other else Estimate(-seen.mean, seen.error))


def _fit_lines(fitted: Fit) -> Iterator[str]:
    if fitted.worst is None:
        return
    (one, other), misfit = fitted.worst
    yield ""
    yield f"Fit of the ratings: chi-square {fitted.chi_square:.1f} with {fitted.freedom} degrees of freedom."
    yield f"Worst: {one} against {other}, {misfit:+.1f} standard errors from what the ratings say."


def _lead_lines(fitted: Fit) -> Iterator[str]:
    """How much of the lead of the player that sees everything each of the others reaches."""
    if not {CLAIRVOYANT, MEASURE} <= set(fitted.ratings):
        return
    base = fitted.ratings[MEASURE].mean
    lead = fitted.ratings[CLAIRVOYANT].mean - base
    shares = [
        f"{name} {100 * (rating.mean - base) / lead:.0f} %"
        for name, rating in sorted(fitted.ratings.items(), key=lambda item: -item[1].mean)
        if name not in (CLAIRVOYANT, MEASURE)
    ]
    yield ""
    yield f"Of the {lead:.0f} points by which {CLAIRVOYANT} is above {MEASURE}, others reach: {', '.join(shares)}."


def markdown(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table whose first row is its head, in Markdown with columns of even width."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for number, row in enumerate(rows):
        yield "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        if number == 0:
            yield "|" + "|".join("-" * (width + 2) for width in widths) + "|"
