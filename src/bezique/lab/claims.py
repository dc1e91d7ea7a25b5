"""What is said of the players' strength, each claim with the contest that bears it out.

The claims are data (`claims.toml`): the contest, how many points are wanted, and above what the lower end of the
interval must lie. Where each deal is a game by itself the points are those of the settlement. `bezique arena claims`
plays the contests and puts what they came to into a page.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from bezique.lab.arena import AHEAD, Tell, compete, read_file
from bezique.lab.calibration import Measured, figures, how
from bezique.lab.pairs import Contest, duplicate_rules, evaluator_for
from bezique.lab.players import peeks
from bezique.lab.tables import markdown
from bezique.rules.load import rules
from bezique.search.stored import family_of

BEGIN, END = "<!-- claims: begin -->", "<!-- claims: end -->"
"""Between these lines of the page stands the table."""

HEAD = ["rules", "player", "against", "pairs", "seed", "points a deal", "wins", "wanted", "borne out"]


@dataclass(frozen=True, slots=True)
class Claim:
    """`a` beats `b` by `least` points a deal (None: by any), in an interval that begins above `above`."""

    rules: str
    a: str
    b: str
    pairs: int
    seed: int
    least: float | None = None
    above: float = 0.0

    @property
    def contest(self) -> Contest:
        """The contest that bears it out, or does not."""
        game = rules(duplicate_rules(rules(self.rules)), duplicate=True)
        weighed = not peeks(self.a) and not peeks(self.b)
        return Contest(self.a, self.b, game.name, self.seed, evaluator=evaluator_for(game) if weighed else None)

    @property
    def wanted(self) -> str:
        """What is wanted, in words."""
        least = "" if self.least is None else f"{self.least:+g}, "
        return f"{least}surely above {self.above:g}"

    def holds(self, seen: Measured) -> bool:
        """Whether the figures bear it out."""
        mean, half = seen.settled or seen.points
        return mean - half > self.above and (self.least is None or mean >= self.least)


def claims() -> list[Claim]:
    """All claims."""
    entries = tomllib.loads((files("bezique.lab") / "claims.toml").read_text("utf-8"))["claim"]
    return [Claim(**entry) for entry in entries]


def bear_out(
    claim: Claim,
    *,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    folder: Path | None = None,
    tell: Tell | None = None,
) -> Measured:
    """Play the contest of a claim; with a folder it is kept there, as long as weights and levels stay what they are."""
    contest, path = claim.contest, None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = _file(folder, claim)
    return figures(contest, compete(contest, pairs=claim.pairs, executor=executor, ahead=ahead, state=path, tell=tell))


def borne_out(claim: Claim, folder: Path | None) -> Measured | None:
    """What the pairs in a folder say of a claim so far; None where there are none."""
    path = None if folder is None else _file(folder, claim)
    if path is None or not path.exists():
        return None
    contest, pairs = read_file(path)
    return figures(contest, pairs[: claim.pairs]) if pairs else None


def _file(folder: Path, claim: Claim) -> Path:
    """Where the pairs of a claim are kept: with other weights or levels it is another file."""
    game = claim.contest.rules_meant
    played_by = f"{evaluator_for(game)} {how(family_of(game), claim.a, claim.b)}"
    mark = sha256(played_by.encode()).hexdigest()[:8]
    return folder / f"{claim.rules}-{claim.a}-{claim.b}-{claim.seed}-{mark}.jsonl"


def claim_lines(found: Sequence[tuple[Claim, Measured | None]]) -> Iterator[str]:
    """The table of claims; of one that has not been played what is wanted."""
    yield from markdown([HEAD, *(_row(claim, seen) for claim, seen in found)])


def _row(claim: Claim, seen: Measured | None) -> list[str]:
    names = [claim.rules, claim.a, claim.b]
    if seen is None:
        return [*names, "", str(claim.seed), "", "", claim.wanted, ""]
    mean, half = seen.settled or seen.points
    share, low, high = seen.won
    wins = f"{share:.1f} % ({low:.1f} to {high:.1f})"
    return [
        *names,
        str(seen.pairs),
        str(claim.seed),
        f"{mean:+.1f} ± {half:.1f}",
        wins,
        claim.wanted,
        "yes" if claim.holds(seen) else "no",
    ]


def page_with(page: str, lines: Sequence[str]) -> str:
    """The page with this table in the place of the one that stands there; raises ValueError where it has no place."""
    if BEGIN not in page or END not in page:
        raise ValueError(f"the page has no lines {BEGIN} and {END}")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    return "\n".join([f"{before}{BEGIN}", "", *lines, "", f"{END}{after}"])
