"""Training the evaluator of a family of rules: runs that are kept in a file and taken up, and measured as they go."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bezique.bots.player import Budget, Player, player
from bezique.bots.thinking import Strong
from bezique.errors import BadRecord
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.lab.pairs import draw_of, duplicate_rules
from bezique.lab.statistics import Estimate, estimate
from bezique.rules.load import rules
from bezique.search.learning import BATCH, Learner
from bezique.search.net import SIZE, Net
from bezique.seats import PerSeat, Seat

FAMILIES = {
    "standard": (
        *("standard", "standard", "standard", "modern"),
        *("standard", "standard", "standard", "no-turn-up"),
    ),
}
"""The rules that each family is trained under, in turn."""

MEASURED_AGAINST = "greedy"

PAIRS = 60
"""The duplicate pairs that a look at the strength takes."""

PARTS = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run is: its family, its seed, the deals in all, the evaluator it begins with, the deals of a step."""

    family: str
    seed: int
    deals: int
    begin: Net | None = None
    batch: int = BATCH

    def learner(self) -> Learner:
        """A run that has not begun; raises ValueError for a family that there is not."""
        if self.family not in FAMILIES:
            raise ValueError(f'there is no family called "{self.family[:60]}"; there are {", ".join(FAMILIES)}')
        chosen = [rules(name) for name in FAMILIES[self.family]]
        return Learner(chosen, self.seed, self.deals, self.begin, self.batch)


@dataclass(frozen=True, slots=True)
class Report:
    """How a run stands: its deals, the mean square of what it was wrong by in points, and its strength."""

    deals: int
    total: int
    wrong: float
    speed: float
    strength: Estimate

    def __str__(self) -> str:
        share = f"{self.deals} of {self.total} deals, {self.speed:.0f} a second"
        return f"{share}; wrong by {self.wrong:.0f} points; {self.strength} points a deal against {MEASURED_AGAINST}"


def train(
    learner: Learner,
    *,
    every: float,
    until: float | None,
    tell: Callable[[Report], None],
    keep: Callable[[], None],
    pairs: int = PAIRS,
) -> None:
    """Learn to the end of the run, or until the clock (`time.monotonic`) shows `until`.

    Every so many seconds, and at the end, the run is kept and its strength told, measured in `pairs` pairs.
    """
    while not learner.is_done() and (until is None or monotonic() < until):
        began, before, wrong = monotonic(), learner.deals, []
        while not learner.is_done() and monotonic() < min(began + every, until or began + every):
            learner.batch()
            wrong.append(learner.loss)
        speed = (learner.deals - before) / max(monotonic() - began, 1e-9)
        keep()
        strength = measure(learner.average, learner.deals, pairs)
        error = 100 * (sum(wrong) / max(len(wrong), 1)) ** 0.5
        tell(Report(learner.deals, learner.total, error, speed, strength))


def measure(net: Net, seed: int, pairs: int = PAIRS) -> Estimate:
    """What the evaluator alone scores in the standard game against a fixed player, in points a deal."""
    chosen = rules(duplicate_rules(rules("standard")), duplicate=True)
    differences = []
    for number in range(pairs):
        pack = draw_of(seed, number, chosen.packs).pack
        scores = [_play(Deal(chosen, pack, dealer), net) for dealer in Seat]
        differences.append(sum(scores) / 2)
    return estimate(differences)


def _play(deal: Deal, net: Net) -> int:
    other = player(MEASURED_AGAINST)
    players: PerSeat[Player] = PerSeat((Strong(player("hp"), net), other))
    while (seat := deal.turn) is not None:
        deal.take(deal.number(players[seat].choose(view(deal, seat), Budget())))
    return deal.scores[0] - deal.scores[1]


# --- runs in files ------------------------------------------------------------------------------------------------


def write_state(path: Path, plan: Plan, learner: Learner) -> None:
    """Keep a run: a line that says which, then its numbers. The file is changed at once or not at all."""
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        file.write(_heading(plan, learner.deals))
        for part in learner.state():
            file.write(_little(part).tobytes())
    unfinished.replace(path)


def take_up(path: Path, plan: Plan, learner: Learner) -> None:
    """Go on from the run in a file; raises OSError, and BadRecord where the file holds another run or none."""
    with path.open("rb") as file:
        heading = file.readline(1000)
        data = file.read()
    deals = _deals_in(heading)
    if _heading(plan, deals) != heading or len(data) != PARTS * SIZE * 4:
        raise BadRecord(f"{path} does not hold this run of training")
    learner.take_up(deals, list(_parts(data)))


def _heading(plan: Plan, deals: int) -> bytes:
    told = {
        "family": plan.family,
        "seed": plan.seed,
        "deals": plan.deals,
        "begun": plan.begin is not None,
        "batch": plan.batch,
    }
    return json.dumps({"bezique training": 1, **told, "played": deals}).encode() + b"\n"


def _deals_in(heading: bytes) -> int:
    try:
        told = json.loads(heading)
    except ValueError:
        return -1
    deals = told.get("played") if isinstance(told, dict) else None
    return deals if isinstance(deals, int) else -1


def _parts(data: bytes) -> Iterator[array[float]]:
    for number in range(PARTS):
        part = array("f")
        part.frombytes(data[4 * SIZE * number : 4 * SIZE * (number + 1)])
        yield _little(part)


def _little(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
