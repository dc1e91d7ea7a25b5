"""Players that sit down in the arena only: one that cheats, one that looks for weaknesses, those of other evaluators.

Nobody is offered them in play, and no engine lends them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Protocol, runtime_checkable

from bezique.bots.heuristic import Heuristic
from bezique.bots.player import ENGINE, Budget, Player, player_names
from bezique.bots.player import check_player as check_known
from bezique.bots.player import player as known_player
from bezique.bots.solving import Solver
from bezique.bots.thinking import Expert, Strong
from bezique.bots.weights import TUNED
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.deal import Deal
from bezique.game.view import View
from bezique.rules.model import Rules
from bezique.search.foresight import Foresight
from bezique.search.net import Net
from bezique.search.stored import evaluator_of, read_net

KNOWING_WORLDS = 400

WITH = "@"
"""What stands between a player and the file of its evaluator."""


@runtime_checkable
class Peeker(Player, Protocol):
    """A player that is shown the deal itself: it cheats, and luck cannot be taken off what it does."""

    def peek(self, deal: Deal) -> None:
        """See everything, before a decision; the deal is not to be touched."""


class Clairvoyant:
    """Sees all cards, the order of the stock too, and plays for what it can get: how far there is to go at most."""

    def __init__(self, seed: int = 0) -> None:  # noqa: ARG002 - nothing is left to chance
        self.other: Player = Solver(Heuristic(TUNED))
        self.rules: Rules | None = None
        self.deal: Deal | None = None

    def peek(self, deal: Deal) -> None:
        """See everything."""
        self.deal = deal

    def choose(self, view: View, budget: Budget) -> Action:
        """The entry that comes to most in the deal as it is."""
        menu = view.choices()
        ending = view.phase == 2 and not view.rules.reuse.is_polish
        if self.deal is None or len(menu) < 2 or ending:
            return self.other.choose(view, budget)
        if self.rules is not view.rules:
            self.rules, self.sight = view.rules, Foresight(view.rules, evaluator_of(view.rules))
        values = self.sight.values(self.deal)
        return view.action(max(values, key=values.__getitem__))


class Knowing:
    """Knows by which evaluator the adversary plays, and looks for the best answer to it in more worlds than others."""

    def __init__(self, seed: int = 0) -> None:
        self.expert = Expert(Solver(Heuristic(TUNED)), seed)

    def choose(self, view: View, budget: Budget) -> Action:
        """What does best if the adversary goes on as the evaluator would."""
        given = budget if budget.seconds is not None else Budget(None, KNOWING_WORLDS, budget.stopped)
        return self.expert.choose(view, given)


CLAIRVOYANT, KNOWING = "clairvoyant", "knowing"

CHEATS: Mapping[str, Callable[[int], Player]] = MappingProxyType({CLAIRVOYANT: Clairvoyant})
"""The players that peek, by name."""

EXPLOITERS: Mapping[str, Callable[[int], Player]] = MappingProxyType({KNOWING: Knowing})
"""Those that are to find the weaknesses of others, besides the ones with one fixed idea."""

THINKERS: Mapping[str, Callable[[int, Net], Player]] = MappingProxyType(
    {
        "strong": lambda _, net: Strong(Solver(Heuristic(TUNED)), net),
        "expert": lambda seed, net: Expert(Solver(Heuristic(TUNED)), seed, net),
    }
)
"""The players that can be given another evaluator, as in "strong@FILE"."""


def peeks(name: str) -> bool:
    """Whether the player of that name sees what it should not."""
    return name in CHEATS


def player(name: str, seed: int = 0) -> Player:
    """The player of that name, of the arena's own or any other; raises BadNotation where there is none."""
    if name in CHEATS or name in EXPLOITERS:
        return (CHEATS if name in CHEATS else EXPLOITERS)[name](seed)
    kind, at, file = name.partition(WITH)
    if at and kind in THINKERS:
        return THINKERS[kind](seed, _net(file))
    if name.startswith(ENGINE) or name in player_names():
        return known_player(name, seed)
    raise BadNotation(f'there is no player called "{name[:60]}"; there are {", ".join(_names())}')


def check_player(name: str) -> None:
    """Raise BadNotation unless there is that player, and OSError where it needs what cannot be used."""
    check_known(name) if name.startswith(ENGINE) else player(name)


@cache
def _net(file: str) -> Net:
    try:
        return read_net(Path(file))
    except ValueError as fault:
        raise BadNotation(f"{file}: {fault}") from None


def _names() -> list[str]:
    return [*player_names(), *CHEATS, *EXPLOITERS, *(f"{name}{WITH}FILE" for name in THINKERS), f"{ENGINE}COMMAND"]
