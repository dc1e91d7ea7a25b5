"""What a computer player is, and which players there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.view import View


LATE_FACTOR, LATE_GRACE = 2.0, 0.05
"""An answer is late after so many times the budget and so many seconds."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think about one decision.

    `seconds` by the clock and `worlds` to be looked at, None for as long or as many as it likes. Whoever thinks long
    asks `stopped` now and then: once it is true the answer is wanted at once.
    """

    seconds: float | None = None
    worlds: int | None = None
    stopped: Callable[[], bool] = field(default=_never, compare=False)

    @property
    def limit(self) -> float | None:
        """The seconds after which an answer is late; None where no clock runs."""
        return None if self.seconds is None else LATE_FACTOR * self.seconds + LATE_GRACE


class Player(Protocol):
    """Somebody who plays one seat of one match.

    A player notices by itself, from the view, that a new deal has begun.
    """

    def choose(self, view: View, budget: Budget) -> Action:
        """One action of the menu of `view`, whose seat is to act; the view stays as it is."""


def player_names() -> tuple[str, ...]:
    """The names of the players, from the weakest to the strongest, then those with one fixed idea."""
    from bezique.bots.roster import PLAYERS

    return tuple(PLAYERS)


def player(name: str, seed: int = 0) -> Player:
    """The player of that name; all its chance comes from `seed`. Raises BadNotation with the names there are."""
    from bezique.bots.roster import PLAYERS

    if name not in PLAYERS:
        raise BadNotation(f'there is no player called "{name[:60]}"; there are {", ".join(PLAYERS)}')
    return PLAYERS[name](seed)
