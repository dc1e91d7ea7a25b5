"""Playing the last tricks exactly, and till then as another player does."""

from __future__ import annotations

from bezique.bots.player import Budget, Player
from bezique.game.actions import Action
from bezique.game.chance import Chance
from bezique.game.view import View, is_open, worlds
from bezique.search.ending import Ending

WORLDS = 64
"""In how many deals the last tricks are looked at where a card lies apart."""


def expected(view: View, ending: Ending) -> dict[int, float]:
    """What each entry of the menu brings in the last tricks, played out exactly in every deal that is looked at.

    Where the adversary's hand is open there is one such deal; otherwise it is the mean of many, all equally likely.
    """
    count = 1 if is_open(view) else WORLDS
    found = [ending.values(worlds(view, Chance(number))) for number in range(count)]
    return {number: sum(values[number] for values in found) / count for number in found[0]}


class Solver:
    """Plays as `player` does until the stock is gone, and from then on as well as can be (laws 1.3).

    Of cards with the same value the first by number is played. Scores and target do not matter to it. Where a card
    lies apart it plays what is best on the average. In Polish Bezique, where something is declared to the end, it
    leaves everything to the other player.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.ending = Ending()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action taken; raises ValueError where it is not its turn."""
        if view.phase == 1 or view.rules.reuse.is_polish or view.turn != view.seat:
            return self.player.choose(view, budget)
        if is_open(view):
            return view.action(self.ending.best(worlds(view, Chance(0)))[0])
        values = expected(view, self.ending)
        return view.action(max(values, key=values.__getitem__))
