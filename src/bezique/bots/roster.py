"""Which computer players there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from bezique.bots.anchors import Greedy, Random, RandomBest
from bezique.bots.exploiters import HoardsForTheLastTrick, HoardsTrumps, LeadsTrumps, NeverWins, Withholds
from bezique.bots.heuristic import Heuristic
from bezique.bots.levels import at_level
from bezique.bots.player import Player
from bezique.bots.recipes import level_names
from bezique.bots.solving import Solver
from bezique.bots.weights import BY_HAND, TUNED

PLAYERS: Mapping[str, Callable[[int], Player]] = MappingProxyType(
    {
        "random": Random,
        "random-best": RandomBest,
        "greedy": Greedy,
        "greedy+solver": lambda seed: Solver(Greedy(seed)),
        "heuristic": lambda _: Heuristic(BY_HAND),
        "heuristic+solver": lambda _: Solver(Heuristic(BY_HAND)),
        "hp-plain": lambda _: Heuristic(TUNED),
        "hp": lambda _: Solver(Heuristic(TUNED)),
        **{name: partial(at_level, name) for name in level_names()},
        "never-wins": NeverWins,
        "hoards-trumps": HoardsTrumps,
        "leads-trumps": LeadsTrumps,
        "withholds": Withholds,
        "hoards-for-the-last-trick": HoardsForTheLastTrick,
    }
)
"""All players by name, each made with a seed.

First those that never change, then the levels, both from the weakest to the strongest, then those with one fixed idea.
"""
