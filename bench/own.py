"""What is measured of this package: random play in the core, steps from Python, worlds, start, rollouts, threads."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

import bezique
from bench.timing import Counts, Work, speed_up
from bezique.bots.heuristic import Heuristic
from bezique.bots.player import Budget
from bezique.bots.weights import TUNED
from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.random_play import RandomPlay
from bezique.game.view import View, view, worlds
from bezique.rules.load import rules
from bezique.search.ending import Ending
from bezique.search.looking_ahead import NEVER, LookAhead
from bezique.search.policy import Policy
from bezique.search.stored import evaluator_of, net_of
from bezique.search.worlds import Worlds

PRESETS = ("standard", "rubicon", "six-pack", "eight-pack")
SEED = 1
CHUNK = 1000 if bezique.COMPILED else 5
"""Deals between two looks at the clock."""

IMPORT = "import time; began = time.process_time(); import {}; print(time.process_time() - began)"
LEFT_OUT = (".*", "build", "dist", "*.so", "*.pyd", "__pycache__", "*.egg-info")


class WholeDeals:
    """Random play of whole deals, thousands at a call, as `bezique simulate` plays them."""

    def __init__(self, preset: str) -> None:
        self.player = RandomPlay(rules(preset))
        self.next = 0

    def __call__(self) -> Counts:
        """Play some deals more."""
        before = self.counts()
        self.player.play(SEED, self.next, self.next + CHUNK)
        self.next += CHUNK
        return {unit: count - before[unit] for unit, count in self.counts().items()}

    def counts(self) -> Counts:
        """All that was played so far: `decisions` are menus with two entries or more, `menus` are all."""
        player = self.player
        return {
            "decisions": player.decisions,
            "menus": player.decisions + player.forced,
            "deals": player.deals,
        }


def first_deal(preset: str) -> Deal:
    """A deal that has just been dealt."""
    chosen = rules(preset)
    return Deal(chosen, numbered_pack(SEED, chosen.packs), 0)


def step_natively(deal: Deal, seed: int) -> None:
    """Play a deal out, a call for each step; the core draws."""
    chance = Chance(seed)
    while not deal.over:
        deal.take_random(chance)


def step_in_python(deal: Deal, seed: int) -> None:
    """Play a deal out, with menus and draws in Python."""
    draw = random.Random(seed).random
    while menu := deal.choices():
        deal.take(menu[int(draw() * len(menu))])


def count_decisions(deal: Deal, seed: int, natively: bool) -> Counts:
    """The menus that the functions above meet in a deal; those with two entries or more are decisions."""
    chance, draw = Chance(seed), random.Random(seed).random
    counts = {"decisions": 0, "menus": 0, "deals": 1}
    while menu := deal.choices():
        counts["menus"] += 1
        counts["decisions"] += len(menu) > 1
        if natively:
            deal.take_random(chance)
        else:
            deal.take(menu[int(draw() * len(menu))])
    return counts


def stepping(natively: bool) -> Work:
    """Whole standard deals, step by step from Python, from copies of one."""
    start, seeds = first_deal("standard"), range(20)
    counted = [count_decisions(start.copy(), seed, natively) for seed in seeds]
    total = {unit: sum(counts[unit] for counts in counted) for unit in counted[0]}
    play = step_natively if natively else step_in_python

    def work() -> Counts:
        for seed in seeds:
            play(start.copy(), seed)
        return total

    return work


def views_of_a_deal(preset: str) -> list[View]:
    """What the seat to act sees, at each step of a deal."""
    deal, chance, found = first_deal(preset), Chance(SEED), []
    while deal.turn is not None:
        found.append(view(deal, deal.turn))
        deal.take_random(chance)
    return found


def guessing(preset: str) -> Work:
    """A world from each view of a deal."""
    views, chance = views_of_a_deal(preset), Chance(SEED)

    def work() -> Counts:
        for seen in views:
            worlds(seen, chance)
        return {"worlds": len(views)}

    return work


def copying(preset: str) -> Work:
    """Copies of a world from each view of a deal."""
    deals = [worlds(seen, Chance(SEED)) for seen in views_of_a_deal(preset)]

    def work() -> Counts:
        for deal in deals:
            deal.copy()
        return {"copies": len(deals)}

    return work


def looking_ahead(preset: str) -> Work:
    """Rollouts of four tricks from each decision of a deal that the evaluator plays, in two worlds each."""
    deal, net = first_deal(preset), evaluator_of(rules(preset))
    ahead, trials = LookAhead(deal.rules, net), []
    while deal.turn is not None and deal.phase == 1:
        values = ahead.policy.values(deal)
        if len(values) > 1:
            trials.append((Worlds(view(deal, deal.turn), SEED), list(values)))
        deal.take(max(values, key=values.__getitem__))
    trials = trials if bezique.COMPILED else trials[::20]

    def work() -> Counts:
        rollouts, judged = ahead.rollouts, ahead.policy.judged
        for possible, numbers in trials:
            ahead.choose_among(numbers)
            ahead.try_worlds(possible, 0, 2, NEVER)
        return {"rollouts": ahead.rollouts - rollouts, "evaluations": ahead.policy.judged - judged}

    return work


def last_tricks(preset: str, count: int) -> list[Deal]:
    """Deals played by rules of thumb until the stock is gone."""
    chosen, who, found = rules(preset), Heuristic(TUNED), []
    for number in range(count):
        deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2)
        while deal.phase == 1:
            deal.take(deal.number(who.choose(view(deal, deal.turn), Budget())))
        found.append(deal)
    return found


def solving(deals: list[Deal]) -> Work:
    """The best card, and its worth, at the beginning of the last tricks."""
    solver = Ending()

    def work() -> Counts:
        for deal in deals:
            solver.best(deal)
        return {"endings": len(deals)}

    return work


def slow_solve(deals: list[Deal], rounds: int) -> float:
    """The seconds that one ending in a hundred takes or more; of each the best of some rounds."""
    solver, times = Ending(), [float("inf")] * len(deals)
    for _ in range(rounds):
        for place, deal in enumerate(deals):
            began = perf_counter()
            solver.best(deal)
            times[place] = min(times[place], perf_counter() - began)
    return sorted(times)[len(times) * 99 // 100]


def judging(preset: str) -> Work:
    """All entries of the menus of a deal, while the stock lasts, judged by the evaluator."""
    deals = [worlds(seen, Chance(SEED)) for seen in views_of_a_deal(preset)]
    asked = [deal for deal in deals if deal.phase == 1 and len(deal.choices()) > 1]
    policy = Policy(rules(preset), net_of(preset))
    total = sum(len(policy.values(deal)) for deal in asked)

    def work() -> Counts:
        for deal in asked:
            policy.values(deal)
        return {"positions": total}

    return work


def import_seconds(module: str, rounds: int) -> float:
    """The CPU time that importing a module adds to a bare Python, the least of some rounds."""
    command = [sys.executable, "-c", IMPORT.format(module)]
    return min(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(rounds))


def threads_ratio(deals: int, rounds: int) -> float | str:
    """How much more two threads of random play do than one; words where that cannot be measured."""
    players = [RandomPlay(rules("standard")) for _ in range(2)]

    def play(number: int) -> None:
        players[number].play(SEED, 0, deals)

    with ThreadPoolExecutor(2) as pool:
        return speed_up(lambda: list(pool.map(play, [0])), lambda: list(pool.map(play, [0, 1])), rounds)


def wheel_bytes(folder: Path) -> int:
    """The size of the compiled wheel, built from a copy of the sources in a folder that is made anew.

    Raises CalledProcessError when it cannot be built.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(Path(__file__).parents[1], folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    script = "import sys; sys.path.insert(0, 'build_backend'); import backend; backend.build_wheel('dist')"
    environment = os.environ | {"BEZIQUE_REQUIRE_COMPILED": "1", "BEZIQUE_PURE": ""}
    subprocess.run([sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, check=True)
    return next(folder.glob("dist/*.whl")).stat().st_size
