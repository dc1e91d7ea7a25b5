"""The players that the learned evaluator makes: `Strong` plays at a glance, `Expert` looks ahead.

Both see one seat's view and nothing else. The last tricks, but in Polish Bezique, they leave to another player.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection

from bezique.bots.player import Budget, Player
from bezique.game.actions import Action
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.settlement import BRISQUE
from bezique.game.view import View, worlds
from bezique.rules.model import Brisques, Rules
from bezique.search.choosing import Limits, Runner, contenders, race
from bezique.search.clock import now
from bezique.search.crew import Crew, Trials
from bezique.search.goal import Goal
from bezique.search.net import Net
from bezique.search.policy import Policy
from bezique.search.stored import evaluator_of
from bezique.search.worlds import Worlds
from bezique.seats import Seat, next_seat

WORLDS = 200
"""The worlds that the expert looks at when its budget says nothing."""

MOST = 2000
"""If only time is limited, all worlds are looked at where they are no more than this."""

BOUND = 2**31 - 1
"""Below this are the seeds of decisions."""

RESERVE, CAUTION = 0.0005, 0.2
"""What is kept back of a limit of time, in seconds and as a share, whichever is less: a rollout has still to end."""


class Thinker(ABC):
    """What both have in common; `net` takes the place of the evaluator that goes with the rules.

    `thought` is what a search made of the last decision, the best first; nothing where it was taken without one.
    """

    def __init__(self, other: Player, net: Net | None = None) -> None:
        self.other = other
        self.net = net
        self.rules: Rules | None = None
        self.thought: list[Runner] = []
        self.began = 0.0

    def choose(self, view: View, budget: Budget) -> Action:
        """The action taken; raises ValueError where it is not its turn."""
        self.began = now()
        menu, self.thought = view.choices(), []
        if not menu or (view.phase == 2 and not view.rules.reuse.is_polish):
            return self.other.choose(view, budget)
        if len(menu) == 1:
            return view.action(menu[0])
        if self.rules is not view.rules:
            self.sit_down(view.rules, self.net or evaluator_of(view.rules))
            self.rules = view.rules
        return view.action(self.pick(view, budget))

    @abstractmethod
    def sit_down(self, rules: Rules, net: Net) -> None:
        """Prepare to play under these rules."""

    @abstractmethod
    def pick(self, view: View, budget: Budget) -> int:
        """The number of the entry that is played; there are several, and the stock lasts."""


class Strong(Thinker):
    """Plays the entry of the menu that the evaluator likes best."""

    policy: Policy

    def sit_down(self, rules: Rules, net: Net) -> None:
        """Prepare to play under these rules."""
        self.policy = Policy(rules, net)

    def pick(self, view: View, budget: Budget) -> int:  # noqa: ARG002 - it answers at once
        """The entry that looks best; of equal ones the first."""
        values = self.policy.values(worlds(view, Chance(0)))  # any world: what is hidden is not looked at
        return max(values, key=values.__getitem__)


class Expert(Thinker):
    """Plays the entry that does best in rollouts; its chance comes from `seed`.

    It looks at as many worlds as the budget says or has time for; where the budget says neither, at `WORLDS`. Where
    there are so few worlds that all of them can be looked at, it looks at each once.
    """

    crew: Crew
    policy: Policy
    goal: Goal

    def __init__(
        self, other: Player, seed: int = 0, net: Net | None = None, threads: int = 1, *, for_points: bool = False
    ) -> None:
        super().__init__(other, net)
        self.chance = Chance(seed)
        self.threads = threads
        self.for_points = for_points

    def sit_down(self, rules: Rules, net: Net) -> None:
        """Prepare to play under these rules."""
        self.policy = Policy(rules, net)
        self.goal = Goal(None if self.for_points else rules)
        self.crew = Crew(rules, net, self.threads, goal=self.goal)

    def pick(self, view: View, budget: Budget) -> int:
        """The entry that did best."""
        self.thought = self.think(view, budget, began=self.began)
        return self.thought[0].number

    def think(
        self, view: View, budget: Budget, among: Collection[int] | None = None, began: float | None = None
    ) -> list[Runner]:
        """The entries that are worth looking at, the best first, with their values in points from now on.

        With `among` only those of them, of which there is one at least. The clock began at `began`, or begins now.
        """
        began = now() if began is None else began
        seconds = None if budget.seconds is None else budget.seconds - min(RESERVE, CAUTION * budget.seconds)
        count = WORLDS if budget.worlds is None and seconds is None else budget.worlds
        possible = Worlds(view, self.chance.below(BOUND), MOST if count is None else count)
        values = self.policy.entries(possible.world(0))
        runners = contenders({number: value for number, value in values.items() if among is None or number in among})
        self.aim(view, possible.world(0), runners[0].prior)
        limits = Limits(count, seconds, budget.stopped, possible.count)
        return race(runners, Trials(self.crew, possible, [runner.number for runner in runners]), limits, began)

    def aim(self, view: View, world: Deal, ahead: float) -> None:
        """Tell the goal how the game stands, and that the best entry is thought to bring so many points more."""
        me = world.acting
        her = next_seat(Seat(me))
        brisque = BRISQUE if view.rules.brisques is Brisques.END_OF_HAND else 0
        mine, hers = (view.scores[seat] + brisque * view.brisques[seat] for seat in (me, her))
        self.goal.look_at((view.before[me], view.before[her]), (mine, hers), view.dealer == me)
        _, own, other, spread, her_spread = self.policy.outlook(world, me)
        both = max(own + other, abs(ahead))
        taken = (view.brisques[me] - view.brisques[her] + 8 * view.rules.packs) / 2
        self.goal.expect(mine, hers, (both + ahead) / 2, (both - ahead) / 2, spread, her_spread, taken)
