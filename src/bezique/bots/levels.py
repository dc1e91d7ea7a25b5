"""The players of the levels (docs/levels.md); most err, each by its recipe, in the way of people.

What one that errs does hangs on the view and on its seed alone: a position is always played alike, and what was
forgotten in a deal stays forgotten.
"""

from __future__ import annotations

from dataclasses import replace
from math import log

from bezique.bots.anchors import Greedy, beats
from bezique.bots.declaring import best
from bezique.bots.heuristic import Heuristic, last_tricks_card
from bezique.bots.memory import Luck, Memory
from bezique.bots.player import Budget, Player
from bezique.bots.recipes import Recipe, recipe
from bezique.bots.solving import Solver
from bezique.bots.thinking import Expert, Strong, Thinker
from bezique.bots.weights import TUNED
from bezique.game.actions import Action, Announce, Done, Exchange, Play, Score, Take
from bezique.game.chance import Chance
from bezique.game.view import View, worlds
from bezique.rules.model import Rules
from bezique.search.choosing import Runner
from bezique.search.ending import Ending
from bezique.search.policy import Policy
from bezique.search.stored import FAMILIES, evaluator_of, family_of

TABLE, OVERLOOKED, THOUGHT, SLIP, SLIPPED, JUDGED, GUESSED = range(1, 8)
"""What chance decides."""


def at_level(name: str, seed: int) -> Player:
    """The player of a level."""
    plain = recipe(name, FAMILIES[0])
    exact = Strong(Solver(Heuristic(TUNED)))
    if plain.errs:
        return Fallible(name, exact, seed)
    return Patient(Expert(exact.other, seed, threads=plain.threads), plain.worlds) if plain.worlds else exact


class Patient:
    """Plays as another player that looks at so many worlds where its budget does not say how many, nor how long."""

    def __init__(self, player: Player, count: int) -> None:
        self.player = player
        self.count = count

    @property
    def thought(self) -> list[Runner]:
        """What the search made of the last decision, the best first."""
        return self.player.thought if isinstance(self.player, Thinker) else []

    def choose(self, view: View, budget: Budget) -> Action:
        """The action taken; raises ValueError where it is not its turn."""
        if budget.worlds is None and budget.seconds is None:
            budget = replace(budget, worlds=self.count)
        return self.player.choose(view, budget)


class Fallible:
    """A player of a level that errs; what cannot go wrong it leaves to `exact`."""

    recipe: Recipe
    policy: Policy

    def __init__(self, level: str, exact: Player, seed: int = 0) -> None:
        self.level = level
        self.exact = exact
        self.seed = seed
        self.rules: Rules | None = None
        self.luck = Luck(seed, ())
        self.memory = Memory(self.luck, 1)
        self.ending = Ending()

    def choose(self, view: View, budget: Budget) -> Action:
        """The action taken; raises ValueError where it is not its turn."""
        menu = view.choices()
        if not menu or view.stage == "choose" or isinstance(view.action(menu[0]), Take):
            return self.exact.choose(view, budget)
        if len(menu) == 1:
            return view.action(menu[0])
        if self.rules is not view.rules:
            self.sit_down(view.rules)
        self.look(view)
        if view.stage == "window":
            return self.declare(view)
        if view.phase == 2 and not view.rules.reuse.is_polish:
            return self.last_tricks(view, budget)
        return self.think(view) if self.thinks(view) else self.obvious(view, budget)

    def sit_down(self, rules: Rules) -> None:
        """Prepare to play under these rules."""
        self.rules = rules
        self.recipe = recipe(self.level, family_of(rules))
        self.policy = Policy(rules, evaluator_of(rules))

    def look(self, view: View) -> None:
        """Take up the chance of the deal."""
        luck = Luck(self.seed, (view.dealer, *view.before))
        if luck != self.luck or len(self.memory.marks[0]) != view.rules.packs:
            self.luck, self.memory = luck, Memory(luck, view.rules.packs)

    def happens(self, chance: float, *names: int) -> bool:
        """Whether something of this chance comes about."""
        return self.luck.of(*names) < chance

    def thinks(self, view: View) -> bool:
        """Whether it weighs what its cards may come to in this trick."""
        return self.happens(self.recipe.thinks, THOUGHT, view.tricks)

    # --- cards -------------------------------------------------------------------------------------------------

    def think(self, view: View) -> Action:
        """The entry that looks best to somebody who forgets and misjudges."""
        values = self.policy.values(worlds(self.remembered(view), Chance(0)))
        noisy = {number: value + self.misjudged(view, number) for number, value in values.items()}
        return view.action(max(noisy, key=noisy.__getitem__))

    def remembered(self, view: View) -> View:
        """What it keeps in mind of what it has seen."""
        table = self.happens(self.recipe.ignores_table, TABLE, view.tricks)
        if self.recipe.memory is None:
            return view.forgetting([0] * 32, table=table) if table else view
        forgotten = self.memory.forgotten(self.recipe.memory, view.played(), view.trump)
        return view.forgetting(forgotten, table=table)

    def misjudged(self, view: View, number: int) -> float:
        """By how much it misjudges an entry, in points."""
        if self.recipe.temperature == 0:
            return 0.0
        return -self.recipe.temperature * log(-log(self.luck.of(JUDGED, view.tricks, number)))

    def obvious(self, view: View, budget: Budget) -> Action:
        """What takes this trick cheaply if it is worth it, or the least card; by a slip any card."""
        action = Greedy().choose(view, budget)
        if not isinstance(action, Play) or not self.happens(self.recipe.slips, SLIP, view.tricks):
            return action
        if view.card_led is not None and beats(action.card, view.card_led, view):
            return action
        cards = [other for other in view.actions() if isinstance(other, Play)]
        return cards[int(self.luck.of(SLIPPED, view.tricks) * len(cards))]

    def last_tricks(self, view: View, budget: Budget) -> Action:
        """A card once the stock is gone."""
        if self.recipe.ending == "rule":
            cards = sorted({action.card for action in view.actions() if isinstance(action, Play)})
            return Play(last_tricks_card(view, cards))
        if self.recipe.memory is None:
            return self.exact.choose(view, budget)
        world = worlds(self.remembered(view), Chance(int(self.luck.of(GUESSED) * (1 << 30))))
        values = self.ending.values(world)
        return view.action(max(values, key=values.__getitem__))

    # --- declarations ------------------------------------------------------------------------------------------

    def declare(self, view: View) -> Action:
        """The best of the declarations that it sees."""
        seen = {number: action for number in view.choices() if self.sees(view, action := view.action(number))}
        if not self.thinks(view):
            return best(view, seen.values()) or Done()
        values = self.policy.values(worlds(self.remembered(view), Chance(0)))
        weighed = [number for number in seen if number in values]
        return seen[max(weighed, key=values.__getitem__)] if weighed else Done()

    def sees(self, view: View, action: Action) -> bool:
        """Whether it sees that it can do this after the trick."""
        if isinstance(action, Exchange):
            return not self.happens(self.recipe.overlooks_seven, OVERLOOKED, view.tricks)
        if isinstance(action, Announce) and not self.recipe.announces:
            return False
        if not isinstance(action, Score | Announce):
            return True
        return not self.happens(self.recipe.overlooks, OVERLOOKED, view.tricks, action.combination)
