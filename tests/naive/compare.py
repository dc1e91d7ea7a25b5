"""Random deals played on the real deal and told to the naive one, card by card; the two must agree throughout.

Deal `number` of some rules is made from `random.Random(f"naive {rules.name} {number}")` and nothing else: pack,
dealer, barred trump suit, scores before the deal, the players' style and every choice. So a difference can be had
again from the two words alone, however the work was divided.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from bezique.cards import Rank, ordered_pack
from bezique.game.actions import Action, Announce, Choose, Exchange, Play, Score, Show
from bezique.game.deal import Deal
from bezique.rules.model import Rules
from bezique.seats import Seat
from tests.naive.counter import OVER, WINDOW
from tests.naive.scorer import NaiveDeal

STYLES = ("any", "declaring", "hoarding", "renewing")
"""Any action; declarations as a rule; small cards played first; declared cards played often."""

FROM_TABLE, SPECIAL, WINDOW_CHOICES, DONE = 32, 62, 64, 95
"""Among the numbers of actions: the first card from the table, the first that is no card, the window, its end."""


class Difference(AssertionError):
    """The two accounts of a deal differ."""


@dataclass
class Told:
    """One deal in both accounts, and what was done in it."""

    rules: Rules
    number: int
    chance: random.Random = field(init=False)
    style: str = field(init=False)
    real: Deal = field(init=False)
    naive: NaiveDeal = field(init=False)
    done: list[Action] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = chance = random.Random(f"naive {self.rules.name} {self.number}")
        pack = ordered_pack(self.rules.packs)
        chance.shuffle(pack)
        dealer = Seat(chance.randrange(2))
        barred = None if self.rules.trump_repeat else chance.choice((None, 0, 1, 2, 3))
        before = self._before()
        self.style = chance.choice(STYLES)
        self.real = Deal(self.rules, pack, dealer, barred_trump=barred, before=before)
        self.naive = NaiveDeal(self.rules, pack, dealer, barred_trump=barred, before=before)

    def _before(self) -> tuple[int, int] | None:
        if not self.rules.target or self.chance.randrange(2):
            return None
        return self.chance.randrange(0, self.rules.target, 10), self.chance.randrange(0, self.rules.target, 10)

    def run(self, menus: bool) -> None:
        """Play the deal to its end; raises Difference at the first action after which the accounts differ."""
        self._same(menus)
        while self.real.turn is not None:
            number = self._choice(self.real.choices())
            action = self.real.action(number)
            self.done.append(action)
            seat = int(self.real.turn)
            self.real.take(number)
            try:
                self.naive.act(seat, *told(action))
            except AssertionError as refused:
                raise self._difference(f"the naive deal refuses: {refused}") from refused
            self._same(menus)

    def _choice(self, choices: Sequence[int]) -> int:
        if self.style != "any" and WINDOW_CHOICES <= choices[0] <= DONE:
            declarations = [number for number in choices if number != DONE]
            return self.chance.choice(declarations if declarations and self.chance.randrange(8) else choices)
        liked = [number for number in choices if self._likes(number)]
        return self.chance.choice(liked if liked and self.chance.randrange(8) else choices)

    def _likes(self, number: int) -> bool:
        if self.style == "hoarding":
            return number < FROM_TABLE and number % 8 < Rank.JACK
        return self.style == "renewing" and FROM_TABLE <= number < SPECIAL and self.chance.randrange(2) == 0

    def _same(self, menus: bool) -> None:
        real, naive = self.real, self.naive
        one = (*real.scores, *real.brisques, real.trump, real.turn, real.stage)
        other = (*naive.scores, *naive.brisques, naive.trump, naive.turn, naive.stage)
        if one != other:
            raise self._difference(f"real {one}, naive {other}")
        if menus and naive.stage != OVER:
            self._same_menus()

    def _same_menus(self) -> None:
        one, other = offered(self.real.actions()), expected(self.naive)
        if one != other:
            raise self._difference(f"only real {sorted(one - other)}, only naive {sorted(other - one)}")

    def _difference(self, what: str) -> Difference:
        place = f'compare(rules("{self.rules.name}"), {self.number}), {self.style}, after {len(self.done)} actions'
        return Difference(f"{what}\n{place}:\n{', '.join(map(str, self.done))}")


def compare(rules: Rules, number: int, menus: bool = False) -> int:
    """Play deal `number` of the rules in both accounts; with `menus`, what is allowed is compared as well.

    Returns the number of actions; raises Difference.
    """
    told_deal = Told(rules, number)
    told_deal.run(menus)
    return len(told_deal.done)


def told(action: Action) -> tuple[str, int | None, int]:
    """An action in the words of the naive deal."""
    if isinstance(action, (Play, Choose)):
        return type(action).__name__.lower(), int(action.card), action.sort
    if isinstance(action, (Score, Announce)):
        return type(action).__name__.lower(), int(action.combination), 0
    return "exchange" if isinstance(action, Exchange) else "show" if isinstance(action, Show) else "done", None, 0


def offered(actions: Sequence[Action]) -> set[tuple[str, int | None, int]]:
    """The menu of the real deal in the words of the naive one."""
    return {told(action) for action in actions}


def expected(naive: NaiveDeal) -> set[tuple[str, int | None, int]]:
    """The menu by the naive account."""
    menu: set[tuple[str, int | None, int]] = {("play", *label) for label in naive.playable()}
    menu |= {("choose", *label) for label in naive.choosable()}
    menu |= {("score", each, 0) for each in naive.scorable()}
    menu |= {("announce", each, 0) for each in naive.announceable()}
    menu |= {("exchange", None, 0)} if naive.can_exchange() else set()
    menu |= {("show", None, 0)} if naive.can_show() else set()
    return menu | ({("done", None, 0)} if naive.stage == WINDOW else set())
