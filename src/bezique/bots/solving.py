"""Playing the last tricks exactly, and till then as another player does."""

from __future__ import annotations

from bezique.bots.player import Budget, Player
from bezique.game.actions import Action
from bezique.game.chance import Chance
from bezique.game.view import View, worlds
from bezique.search.ending import Ending


class Solver:
    """Plays as `player` does until the stock is gone, and from then on as well as can be (laws 1.3).

    Of cards with the same value the first by number is played. Scores and target do not matter to it. In Polish
    Bezique, where something is declared to the end, it leaves everything to the other player.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ending = Ending()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action taken; raises ValueError where it is not its turn."""
        if view.phase == 1 or view.rules.reuse.is_polish or view.turn != view.seat:
            return self.player.choose(view, budget)
        # Everything unseen is in the adversary's hand now, so there is one deal only that the view fits.
        return view.action(self.ending.best(worlds(view, Chance(0)))[0])
