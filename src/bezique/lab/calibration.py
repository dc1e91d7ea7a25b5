"""How strong the levels are: contests with their neighbours and with players that never change, by family of rules.

The figures are kept in `measured.toml`, which `bezique levels measure` writes; the page of the levels shows them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

from bezique.bots.recipes import level_names, recipe
from bezique.game.match import DealResult
from bezique.lab.adjusting import mean_less_luck
from bezique.lab.arena import compete
from bezique.lab.pairs import Contest, PairResult, duplicate_rules, evaluator_for
from bezique.lab.players import CLAIRVOYANT, peeks
from bezique.lab.report import settled_value
from bezique.lab.statistics import Estimate, games_won
from bezique.lab.tables import markdown
from bezique.rules.load import rules
from bezique.rules.model import Settlement
from bezique.search.stored import FAMILIES

ANCHORS = ("random-best", "greedy", "heuristic", "hp")
"""Players that never change, from the weakest to the strongest."""

YARDSTICK = "strong"
"""The level that all weaker ones are measured against."""

SEED = 1

LEAST = 20
"""As few pairs as this are played by levels that take long."""

QUICK = 100
"""Worlds: a level that looks at so many plays half as many pairs as one that answers at once."""

COSTS = {CLAIRVOYANT: 200}
"""As how many worlds the decisions of others take."""

GAMES = 5000
"""The games that are made of the measured deals."""

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
"""Between these lines of the page stand the tables."""

Share = tuple[float, float, float]
"""A share in percent, and the ends of its range."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a contest of two players came to: `a` less `b`.

    `points` and `settled` (where a deal is a game by itself) are means with half of the 95 % interval, less luck;
    `won` is the share of games that `a` wins, or of deals where they are games, with its range. `recipes` is what
    `how` said of both when they played.
    """

    a: str
    b: str
    seed: int
    pairs: int
    points: tuple[float, float]
    settled: tuple[float, float] | None
    won: Share
    recipes: str = ""

    @property
    def is_sure(self) -> bool:
        """Whether `a` is better beyond what chance would do, in what is played for."""
        mean, half = self.settled or self.points
        return mean > half


def plan(family: str, pairs: int) -> list[tuple[str, str, int]]:
    """The contests of a family, the quickest first: two players, and how many pairs where quick levels play `pairs`."""
    names = level_names()
    found = [(upper, lower, pairs) for lower, upper in pairwise(names)]
    found += [(name, YARDSTICK, pairs // 2) for name in names[: names.index(YARDSTICK) - 1]]
    for name in names:
        searches = recipe(name, family).worlds > 0
        found += [(name, anchor, pairs // 4) for anchor in (ANCHORS[-2:] if searches else ANCHORS)]
    found.append((CLAIRVOYANT, YARDSTICK, pairs // 4))
    found.sort(key=lambda entry: _worlds(family, entry[:2]))
    return [(a, b, max(LEAST, round(count / (1 + _worlds(family, (a, b)) / QUICK)))) for a, b, count in found]


def _worlds(family: str, names: Sequence[str]) -> int:
    return max(recipe(name, family).worlds if name in level_names() else COSTS.get(name, 0) for name in names)


def measure(
    family: str, pairs: int, *, executor: Executor | None = None, state: Path | None = None
) -> Iterator[Measured]:
    """Play the contests of a family one by one. With the folder `state` each is kept there in a file and gone on with.

    A file belongs to the recipes and weights that it was played with: when they change, another one is begun.
    """
    for a, b, count in plan(family, pairs):
        game = rules(duplicate_rules(rules(family)), duplicate=True)
        contest = Contest(a, b, game.name, SEED, evaluator=None if peeks(a) else evaluator_for(game))
        mark = sha256(f"{contest.evaluator} {how(family, a, b)}".encode()).hexdigest()[:8]
        path = None if state is None else state / f"{family}-{a}-{b}-{mark}.jsonl"
        seen = figures(contest, compete(contest, pairs=count, executor=executor, state=path)[:count])
        yield replace(seen, recipes=how(family, a, b))


def how(family: str, *names: str) -> str:
    """The recipes of some players in short: eight hexadecimal digits."""
    recipes = [recipe(name, family) if name in level_names() else name for name in names]
    return sha256(repr(recipes).encode()).hexdigest()[:8]


def current(family: str, measured: Sequence[Measured]) -> list[Measured]:
    """Those figures that were measured with the recipes of now."""
    return [entry for entry in measured if entry.recipes == how(family, entry.a, entry.b)]


def merged(old: Sequence[Measured], new: Sequence[Measured]) -> list[Measured]:
    """The new figures, and the old ones of other contests."""
    found = {(entry.a, entry.b): entry for entry in (*old, *new)}
    return list(found.values())


def figures(contest: Contest, pairs: Sequence[PairResult]) -> Measured:
    """What a contest came to."""
    game = contest.rules_meant
    points = mean_less_luck(pairs)
    if game.settlement is Settlement.RACE:
        games = games_won([pair.deals for pair in pairs], game, points, GAMES)
        settled, won = None, (games.share, games.low, games.high)
    else:
        settled = _shown(mean_less_luck(pairs, lambda pair: _of_deals(pair, lambda deal: settled_value(game, deal))))
        seen = mean_less_luck(pairs, lambda pair: _of_deals(pair, lambda deal: _won(settled_value(game, deal))), 0.0)
        low, mean, high = (min(1.0, max(0.0, share)) for share in (seen.low, seen.mean, seen.high))
        won = mean, low, high
    share, low, high = (round(100 * part, 1) for part in won)
    return Measured(contest.a, contest.b, contest.seed, len(pairs), _shown(points), settled, (share, low, high))


def _of_deals(pair: PairResult, figure: Callable[[DealResult], float]) -> float:
    return sum(map(figure, pair.deals)) / 2


def _won(value: int) -> float:
    return 0.5 if value == 0 else float(value > 0)


def _shown(seen: Estimate) -> tuple[float, float]:
    return round(seen.mean, 1), round(seen.half, 1)


# --- the file ----------------------------------------------------------------------------------------------------


def shipped() -> dict[str, list[Measured]]:
    """The figures of the package, by family."""
    return read_figures((files("bezique.lab") / "measured.toml").read_text("utf-8"))


def read_figures(text: str) -> dict[str, list[Measured]]:
    """The figures in a text that `figures_text` made."""
    return {family: [_read(**entry) for entry in entries] for family, entries in tomllib.loads(text).items()}


def _read(
    *,
    a: str,
    b: str,
    recipes: str,
    seed: int,
    pairs: int,
    points: Sequence[float],
    settled: Sequence[float],
    won: Sequence[float],
) -> Measured:
    share, low, high = won
    return Measured(a, b, seed, pairs, _two(points), _two(settled) if settled else None, (share, low, high), recipes)


def _two(numbers: Sequence[float]) -> tuple[float, float]:
    mean, half = numbers
    return mean, half


def figures_text(measured: Mapping[str, Sequence[Measured]]) -> str:
    """The figures as TOML, in the order of the families."""
    lines = ["# How strong the levels are. Made by `bezique levels measure`, never by hand; docs/levels.md shows it."]
    for family in FAMILIES:
        for entry in measured.get(family, ()):
            lines += ["", f"[[{family}]]", f'a = "{entry.a}"', f'b = "{entry.b}"', f'recipes = "{entry.recipes}"']
            lines += [f"seed = {entry.seed}", f"pairs = {entry.pairs}", f"points = {list(entry.points)}"]
            lines += [f"settled = {list(entry.settled or ())}", f"won = {list(entry.won)}"]
    return "\n".join(lines) + "\n"


# --- the page ----------------------------------------------------------------------------------------------------


def page_with(page: str, measured: Mapping[str, Sequence[Measured]]) -> str:
    """The page with these figures in the place of those that stand there; raises ValueError where it has no place."""
    if BEGIN not in page or END not in page:
        raise ValueError(f"the page has no lines {BEGIN} and {END}")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return f"{before}{BEGIN}\n\n" + "\n".join(table_lines(measured)) + f"\n{END}{after}"


def table_lines(measured: Mapping[str, Sequence[Measured]]) -> Iterator[str]:
    """Two tables for each family: the levels against each other, and against the players that never change."""
    for family in FAMILIES:
        if family in measured:
            found = {(entry.a, entry.b): entry for entry in measured[family]}
            yield from (f"### {family}", "")
            for head, *rows in (_neighbour_rows(found), _anchor_rows(found)):
                known = [row for row in rows if any(row[1:])]
                if known:
                    yield from markdown([head, *known])
                    yield ""


def _neighbour_rows(found: Mapping[tuple[str, str], Measured]) -> Iterator[list[str]]:
    yield [
        *("level", "over the one below", "wins against it", "pairs"),
        *(f"over {YARDSTICK}", "wins against it", "pairs", "of the clairvoyant's lead"),
    ]
    for lower, name in pairwise(["", *level_names(), CLAIRVOYANT]):
        over = _over(found, name)
        yield [name, *_cells(found.get((name, lower))), *_cells(over), _share(over, _over(found, CLAIRVOYANT))]


def _share(seen: Measured | None, clairvoyant: Measured | None) -> str:
    """Which share of the clairvoyant's points over the yardstick a level reaches."""
    if seen is None or clairvoyant is None:
        return ""
    return f"{100 * seen.points[0] / clairvoyant.points[0]:.0f} %"


def _over(found: Mapping[tuple[str, str], Measured], name: str) -> Measured | None:
    """What a level is worth against the yardstick, whichever of the two comes first."""
    if (name, YARDSTICK) in found:
        return found[name, YARDSTICK]
    other = found.get((YARDSTICK, name))
    return None if other is None else _turned(other)


def _turned(seen: Measured) -> Measured:
    share, low, high = (round(100 - part, 1) for part in seen.won)
    settled = None if seen.settled is None else (-seen.settled[0], seen.settled[1])
    points = (-seen.points[0], seen.points[1])
    return Measured(seen.b, seen.a, seen.seed, seen.pairs, points, settled, (share, high, low))


def _cells(seen: Measured | None) -> list[str]:
    if seen is None:
        return ["", "", ""]
    share, low, high = seen.won
    return [_spread(seen), f"{share:.0f} % ({low:.0f} to {high:.0f})", str(seen.pairs)]


def _spread(seen: Measured) -> str:
    mean, half = seen.settled or seen.points
    return f"{mean:+.0f} ± {half:.0f}"


def _anchor_rows(found: Mapping[tuple[str, str], Measured]) -> Iterator[list[str]]:
    yield ["level", *(f"over {anchor}" for anchor in ANCHORS), "pairs"]
    for name in level_names():
        seen = [found.get((name, anchor)) for anchor in ANCHORS]
        counts = sorted({str(entry.pairs) for entry in seen if entry})
        yield [name, *("" if entry is None else _spread(entry) for entry in seen), ", ".join(counts)]
