"""A decision of the computer: made ready at the table, thought about elsewhere, and brought back."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from threading import Event

from bezique.bots.player import Budget, Player, player
from bezique.bots.recipes import time_for
from bezique.game.actions import Action
from bezique.game.view import View


@dataclass(frozen=True, slots=True)
class Job:
    """What the computer has to decide. `version` says how many lines the game had; it touches nothing but its view."""

    version: int
    view: View
    player: Player
    budget: Budget

    def run(self) -> Action:
        """The decision; takes as long as the level may think."""
        return self.player.choose(self.view, self.budget)

    def fallback(self) -> Action:
        """An allowed action at once, where the player fails: the last of the menu."""
        return self.view.actions()[-1]


class Computer:
    """The player of one seat of one game."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self.level = level
        self._seed = seed
        self._player: Player | None = None
        self._hurry: Event | None = None

    def job(self, version: int, seen: View) -> Job:
        """The decision that is to be taken in a view."""
        self._hurry = hurry = Event()
        if self._player is None:
            self._player = player(self.level, secrets.randbits(63) if self._seed is None else self._seed)
        seconds = time_for(self.level) if self._seed is None else None
        return Job(version, seen, self._player, Budget(seconds, stopped=hurry.is_set))

    def hurry(self) -> None:
        """An answer is wanted at once."""
        if self._hurry is not None:
            self._hurry.set()

    def forget(self) -> None:
        """Begin anew: something was taken back."""
        self._player = None
