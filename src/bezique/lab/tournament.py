"""Many contests under the same conditions: everybody against everybody, or everybody against one.

Each contest has a file of its own in a folder, so that a tournament can be stopped, taken up, and widened by players.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from pathlib import Path

from bezique.lab.arena import AHEAD, Tell, compete
from bezique.lab.pairs import Contest
from bezique.lab.tables import Played

SUFFIX = ".jsonl"

Begin = Callable[[Contest, int, int], Tell]
"""Told of each contest, of its number from 1 and of how many there are; gives what is told of its pairs."""


def everybody(players: Sequence[str]) -> list[tuple[str, str]]:
    """All pairings of these players, in an order that does not depend on theirs; raises ValueError for twins."""
    twins = sorted({name for name in players if players.count(name) > 1})
    if twins:
        raise ValueError(f"{twins[0]} is named twice; --aa lets a player play against itself")
    return list(combinations(sorted(players), 2))


def contests_of(pairings: Iterable[tuple[str, str]], conditions: Contest) -> list[Contest]:
    """A contest for each pairing, under the conditions of another."""
    return [replace(conditions, a=a, b=b) for a, b in pairings]


def file_of(folder: Path, contest: Contest) -> Path:
    """The file of a contest in a folder: its players in plain letters, and a sign of what else they say."""
    names = f"{contest.a} {contest.b}"
    plain = re.sub(r"[^a-z0-9+-]+", "_", names.lower())[:80]
    rest = "" if plain.replace("_", " ") == names else f"_{sha256(names.encode()).hexdigest()[:6]}"
    return folder / f"{plain}{rest}{SUFFIX}"


def files_in(path: Path) -> list[Path]:
    """The files of contests in a folder, or the file itself."""
    return sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]


def play_all(
    contests: Sequence[Contest],
    *,
    pairs: int | None,
    begin: Begin,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    folder: Path | None = None,
) -> list[Played]:
    """Play contests one after another, as `compete` does each of them; with `folder` they are kept there."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    played: list[Played] = []
    for number, contest in enumerate(contests, start=1):
        state, tell = None if folder is None else file_of(folder, contest), begin(contest, number, len(contests))
        played.append((contest, compete(contest, pairs=pairs, executor=executor, ahead=ahead, state=state, tell=tell)))
    return played
