"""What a computer player is, and which players there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.view import View
from bezique.record.model import Act, NewDeal
from bezique.rules.model import Rules

ENGINE = "engine:"
"""What stands before the command of a player that is another program."""

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


@runtime_checkable
class Listener(Player, Protocol):
    """A player that is told besides what its seat sees, in the lines of a record (docs/record.md).

    Neither of these raises anything: what has gone wrong is told by `choose`.
    """

    def begin(self, rules: Rules, deal: NewDeal) -> None:
        """A deal begins, of which `deal` tells what the seat has seen; this may take longer than a decision."""

    def hear(self, act: Act) -> None:
        """A player has acted, and this is what the seat has seen of it."""


def player_names() -> tuple[str, ...]:
    """The names of the players: those that never change, the levels, and those with one fixed idea."""
    from bezique.bots.roster import PLAYERS

    return tuple(PLAYERS)


def player(name: str, seed: int = 0) -> Player:
    """The player of that name; all its chance comes from `seed`.

    "engine:" and a command is another program that speaks the protocol (docs/engine.md); it is started when it is
    first needed. Raises BadNotation with the names there are.
    """
    from bezique.bots.roster import PLAYERS

    if name.startswith(ENGINE):
        from bezique.bots.outside import Outside

        return Outside(name.removeprefix(ENGINE), seed)
    if name not in PLAYERS:
        names = ", ".join((*PLAYERS, f"{ENGINE}COMMAND"))
        raise BadNotation(f'there is no player called "{name[:60]}"; there are {names}')
    return PLAYERS[name](seed)


def check_player(name: str) -> None:
    """Raise BadNotation unless there is that player, and OSError where it is a program that cannot be used."""
    if name.startswith(ENGINE):
        from bezique.bots.outside import borrowed, give_back

        give_back(borrowed(name.removeprefix(ENGINE)))
    else:
        player(name)
