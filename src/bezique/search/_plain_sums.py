"""The evaluator's inner loops for the interpreted run (`_sums.pxd` has the compiled ones)."""

from __future__ import annotations

WIDTH, SECOND = 64, 32
SECONDS = WIDTH
SECOND_BIAS = SECONDS + WIDTH * SECOND
THIRD = SECOND_BIAS + SECOND
LAST = THIRD + SECOND
HEADS, HEAD = LAST + 1, 1 + WIDTH + SECOND
OWN_POINTS, OWN_SPREAD, HER_SPREAD, OTHERS = 0, 1, 2, 3
REST = HEADS + OTHERS * HEAD


def change_rows(
    sums: list[float], rows: list[float], plus: list[int], pluses: int, minus: list[int], minuses: int
) -> None:
    """Add rows of weights to the sums, and take others off; `rows` are all rows one after another."""
    for row in plus[:pluses]:
        first = WIDTH * row
        sums[:] = [own + weight for own, weight in zip(sums, rows[first : first + WIDTH], strict=True)]
    for row in minus[:minuses]:
        first = WIDTH * row
        sums[:] = [own - weight for own, weight in zip(sums, rows[first : first + WIDTH], strict=True)]


def upper(sums: list[float], one: list[float], two: list[float], rest: list[float]) -> float:
    """The upper layers: sets what is left of both layers above 0, and returns the sum."""
    one[:] = [max(own, 0.0) for own in sums]
    two[:] = rest[SECOND_BIAS:THIRD]
    for i, own in enumerate(one):
        if own:
            weights = rest[SECONDS + SECOND * i : SECONDS + SECOND * i + SECOND]
            two[:] = [sofar + own * weight for sofar, weight in zip(two, weights, strict=True)]
    two[:] = [max(own, 0.0) for own in two]
    return sum(own * weight for own, weight in zip(two, rest[THIRD:LAST], strict=True))


def list_changes(old: list[int], now: list[int], first: int, size: int, plus: list[int], minus: list[int]) -> int:
    """List the rows that came and those that went from `first` on, and make `old` as `now`; how many is returned."""
    changes = 0
    for before, after in zip(old[first:size], now[first:size], strict=True):
        if before != after:
            plus[changes], minus[changes] = after, before
            changes += 1
    old[first:size] = now[first:size]
    return changes
