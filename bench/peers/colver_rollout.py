"""Random play of belote in `colver`: eight tricks after the auction, by its own `rollout`, many from each deal.

Run in an environment that has colver: `python colver_rollout.py SECONDS`; prints what was done as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time

import colver  # type: ignore[import-not-found, unused-ignore]

POSITIONS, COUNTED, ROLLOUTS = 20, 25, 2000


def position(number: int) -> colver.Env:
    """A deal with a contract, before the first lead; the trump suit and the leader vary."""
    env = colver.Env.deal(dealer=number % 4, seed=number)
    env.set_contract(number // 4 % 4, 80, number % 2, 0)
    env.set_phase_playing()
    return env


def menus(number: int, chance: random.Random) -> tuple[int, int]:
    """The menus of a random play, and those of them with two cards or more, counted step by step."""
    env, found, decisions = position(number), 0, 0
    while not env.is_terminal():
        legal = env.legal_actions()
        found += 1
        decisions += len(legal) > 1
        env.step(chance.choice(legal))
    return found, decisions


def main(seconds: float) -> None:
    """Play for some seconds of CPU time."""
    chance = random.Random(1)
    counted = [menus(number, chance) for number in range(POSITIONS) for _ in range(COUNTED)]
    spent, deals = 0.0, 0
    while spent < seconds:
        env = position(deals // ROLLOUTS % POSITIONS)
        began = time.process_time()
        env.rollout(ROLLOUTS)
        spent += time.process_time() - began
        deals += ROLLOUTS
    a_deal = [sum(counts) / len(counted) for counts in zip(*counted, strict=True)]
    print(json.dumps({"seconds": spent, "decisions": a_deal[1] * deals, "menus": a_deal[0] * deals, "deals": deals}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
