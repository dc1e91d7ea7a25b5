"""Random play of a card game of OpenSpiel in C++: many rollouts on the one leaf of its search, from dealt positions.

Run in an environment that has open-spiel: `python openspiel_rollout.py GAME SECONDS`; prints what was done as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found, unused-ignore]

GAMES = {"bridge": "bridge(use_double_dummy_result=false)"}
"""Games that need a parameter: bridge would stop after the auction."""

POSITIONS, COUNTED, ROLLOUTS = 5, 60, 1000


def draw(state: pyspiel.State, chance: random.Random) -> None:
    """Let chance act."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, weights)[0])


def position(game: pyspiel.Game, chance: random.Random) -> pyspiel.State:
    """A deal, before the first action of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, chance)
    return state


def menus(state: pyspiel.State, chance: random.Random) -> tuple[int, int]:
    """The menus of a random play, and those of them with two entries or more, counted step by step."""
    found = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, chance)
            continue
        legal = state.legal_actions()
        found += 1
        decisions += len(legal) > 1
        state.apply_action(chance.choice(legal))
    return found, decisions


def rollouts(game: pyspiel.Game, start: pyspiel.State, seed: int) -> float:
    """The CPU time of the rollouts: a search of one step evaluates its root by them and does nothing else."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
    began = time.process_time()
    bot.mcts_search(start)
    return time.process_time() - began


def main(name: str, seconds: float) -> None:
    """Play for some seconds of CPU time, each position equally often."""
    game, chance = pyspiel.load_game(GAMES.get(name, name)), random.Random(1)
    starts = [position(game, chance) for _ in range(POSITIONS)]
    counted = [menus(start.clone(), chance) for start in starts for _ in range(COUNTED)]
    spent, rounds = 0.0, 0
    while spent < seconds:
        spent += sum(rollouts(game, start, rounds) for start in starts)
        rounds += 1
    deals = rounds * ROLLOUTS * POSITIONS
    a_deal = [sum(counts) / len(counted) for counts in zip(*counted, strict=True)]
    print(json.dumps({"seconds": spent, "decisions": a_deal[1] * deals, "menus": a_deal[0] * deals, "deals": deals}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
