"""Training the evaluator of a family of rules: runs that are kept in a file and taken up, and measured as they go."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic

from bezique.bots.player import Budget, Player, player
from bezique.bots.thinking import Strong
from bezique.errors import BadRecord
from bezique.game.deal import Deal
from bezique.game.settlement import settle_deal
from bezique.game.view import view
from bezique.lab.pairs import draw_of, duplicate_rules
from bezique.lab.statistics import Estimate, estimate
from bezique.rules.load import rules
from bezique.rules.model import Rules, Settlement
from bezique.search.learning import BATCH, SHARE, WORLDS, Learner
from bezique.search.net import SIZE, Net
from bezique.seats import PerSeat, Seat


@dataclass(frozen=True, slots=True)
class Family:
    """What the evaluator of a family learns: the rules that are played in turn, and the points of a unit."""

    rules: tuple[str, ...]
    scale: float


FAMILIES = {
    "standard": Family((*("standard",) * 3, "modern", *("standard",) * 3, "no-turn-up"), 100),
    "rubicon": Family(("rubicon", "rubicon", "rubicon", "rubicon-modern"), 300),
    "six-pack": Family(("six-pack", "six-pack", "six-pack", "six-pack-fixed"), 500),
    "eight-pack": Family(("eight-pack",), 800),
    "polish": Family(("polish", "polish", "polish", "polish-two"), 300),
}

ANCHORS = ("greedy", "hp")
"""The players that do not change, against which strength is measured."""

PAIRS = 60
"""The duplicate pairs that a look at the strength takes, against each."""

PARTS = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run is: its family, its seed, the deals in all, the evaluator it begins with, the deals of a step.

    This share `taught` of the decisions is searched in so many `worlds`; in a `share` of the deals one of the frozen
    evaluators of `against` plays, by name.
    """

    family: str
    seed: int
    deals: int
    begin: Net | None = None
    batch: int = BATCH
    taught: float = 0.0
    worlds: int = WORLDS
    against: tuple[tuple[str, Net], ...] = ()
    share: float = SHARE

    def learner(self) -> Learner:
        """A run that has not begun; raises ValueError for a family that there is not."""
        if self.family not in FAMILIES:
            raise ValueError(f'there is no family called "{self.family[:60]}"; there are {", ".join(FAMILIES)}')
        chosen = [rules(name) for name in FAMILIES[self.family].rules]
        return Learner(
            chosen,
            self.seed,
            self.deals,
            self.begin,
            self.batch,
            FAMILIES[self.family].scale if self.begin is None else self.begin.scale,
            self.taught,
            self.worlds,
            [net for _, net in self.against],
            self.share,
        )

    def opponents(self) -> dict[str, Callable[[], Player]]:
        """Against whom strength is measured: the anchors, and the frozen evaluators."""
        made: dict[str, Callable[[], Player]] = {name: partial(player, name) for name in ANCHORS}
        return made | {name: partial(Strong, player("hp"), net) for name, net in self.against}


@dataclass(frozen=True, slots=True)
class Report:
    """How a run stands: its deals, the mean square of what it was wrong by in points, and its strength."""

    deals: int
    total: int
    wrong: float
    speed: float
    strength: dict[str, Estimate]

    def __str__(self) -> str:
        share = f"{self.deals} of {self.total} deals, {self.speed:.0f} a second"
        strength = ", ".join(f"{points} against {name}" for name, points in self.strength.items())
        return f"{share}; wrong by {self.wrong:.0f} points; points a deal: {strength}"


def train(
    plan: Plan,
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
        name = FAMILIES[plan.family].rules[0]
        strength = {
            other: measure(learner.average, name, make, learner.deals, pairs)
            for other, make in plan.opponents().items()
        }
        error = learner.average.scale * (sum(wrong) / max(len(wrong), 1)) ** 0.5
        tell(Report(learner.deals, learner.total, error, speed, strength))


def measure(net: Net, name: str, other: Callable[[], Player], seed: int, pairs: int = PAIRS) -> Estimate:
    """What the evaluator alone makes of a deal under these rules against another player, in points.

    Where each deal is a game of its own it is what the deal pays.
    """
    chosen = rules(duplicate_rules(rules(name)), duplicate=True)
    strong = Strong(player("hp"), net)
    differences = []
    for number in range(pairs):
        pack = draw_of(seed, number, chosen.packs).pack
        differences.append(sum(_play(chosen, Deal(chosen, pack, dealer), strong, other()) for dealer in Seat) / 2)
    return estimate(differences)


def _play(chosen: Rules, deal: Deal, strong: Player, other: Player) -> int:
    players: PerSeat[Player] = PerSeat((strong, other))
    while (seat := deal.turn) is not None:
        deal.take(deal.number(players[seat].choose(view(deal, seat), Budget())))
    if chosen.settlement is Settlement.RACE:
        return deal.scores[0] - deal.scores[1]
    settled = settle_deal(chosen, deal.scores, deal.brisques)
    return settled.value if settled.winner == Seat.SOUTH else -settled.value


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
        "taught": plan.taught,
        "worlds": plan.worlds,
        "against": [name for name, _ in plan.against],
        "share": plan.share,
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
