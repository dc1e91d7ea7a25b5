"""Three plain players that never change, for others to be measured against (docs/players.md).

Each is defined to the last tie: cards are gone through by number (`bezique.cards`), and a later one is preferred only
when it is strictly better. They never announce, show a carte blanche and exchange the seven whenever they may.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bezique.bots.declaring import best, declarable, listed, next_card
from bezique.bots.ledger import Ledger
from bezique.bots.player import Budget
from bezique.cards import Card, Rank
from bezique.game.actions import Action, Done, Exchange, Play, Show, Take
from bezique.game.chance import Chance
from bezique.game.view import View

STREAM_STEP, STREAM_START, STREAM_SKIPPED = 0x9E3779B97F4A7C15, 0x1234567, 4
"""How the chance of a deal is made from its seed: the state, and the numbers thrown away at its beginning."""

BRISQUE_BONUS = 10
"""What greedy takes off the cost of winning with a plain brisque: it earns as much."""


def chance_of(seed: int) -> Chance:
    """The chance of one deal."""
    chance = Chance(seed * STREAM_STEP + STREAM_START)
    for _ in range(STREAM_SKIPPED):
        chance.below(2)
    return chance


class RandomBest:
    """Plays any card, and scores the best that it can.

    Deal number n (from 0) draws on `source(seed + n)`: one number for each card, even where there is no choice. With
    a source that gives two players the same object, they draw in turn on one stream of chance. Of two cards that a
    ruling lets it choose from it takes the upper.
    """

    def __init__(self, seed: int = 0, source: Callable[[int], Chance] = chance_of) -> None:
        self.next_seed = seed
        self.source = source
        self.chance = Chance(0)
        self.ledger = Ledger()
        self.declared = False

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 - it answers at once
        """The action that the player takes; raises ValueError where it is not its turn."""
        menu = view.actions()
        if not menu:
            raise ValueError(f"it is not the turn of {view.seat}")
        if self.ledger.look(view):
            self.begin_deal()
        if isinstance(menu[0], Take):
            return menu[0]
        if view.stage == "play":
            return self.play(view, menu)
        return self.declare(view, menu) if view.stage == "window" else next_card(view, self.ledger, menu)

    def begin_deal(self) -> None:
        """Take up the chance of the next deal."""
        self.chance = self.source(self.next_seed)
        self.next_seed += 1
        self.declared = False

    def play(self, view: View, menu: Sequence[Action]) -> Action:
        """Show, exchange, or a card."""
        self.declared = False
        for act in (Show(), Exchange()):
            if act in menu:
                return act
        cards = sorted({action.card for action in menu if isinstance(action, Play)})
        return self.ledger.play(menu, self.card(view, cards))

    def card(self, view: View, cards: Sequence[Card]) -> Card:  # noqa: ARG002 - the others look at it
        """One of the kinds of card that may be played, given by number."""
        return cards[self.chance.below(len(cards))]

    def declare(self, view: View, menu: Sequence[Action]) -> Action:
        """The best declaration, as long as the rules allow one."""
        return best(view, menu) or Done()


class Random(RandomBest):
    """Plays any card; after a trick won, scores any one thing that it can, or nothing.

    Besides those for cards, one number of chance for each window.
    """

    def declare(self, view: View, menu: Sequence[Action]) -> Action:  # noqa: ARG002 - it does not weigh them
        """Nothing or one of the declarations, once in a window."""
        if self.declared:
            return Done()
        self.declared = True
        options = [Done(), *listed(menu)]
        return options[self.chance.below(len(options))]


class Greedy(RandomBest):
    """Wins brisques and whatever lets it declare, as cheaply as it can; else throws the least card away."""

    def card(self, view: View, cards: Sequence[Card]) -> Card:
        """The cheapest card, unless winning the trick is worth something."""
        led = view.card_led
        if led is not None:
            return self.reply(view, cards, led)
        if view.phase == 1 and self.is_ready(view):
            return max(cards, key=lambda card: cost(card, view.trump))
        return min(cards, key=lambda card: cost(card, view.trump))

    def reply(self, view: View, cards: Sequence[Card], led: Card) -> Card:
        """Win, or throw away."""
        trump = view.trump
        winners = [card for card in cards if beats(card, led, view)]
        winner = min(winners, key=lambda card: cost_of_winning(card, trump), default=None)
        if winner is not None and (is_plain_brisque(winner, trump) or self.wants(view, led)):
            return winner
        return cheapest(cards, trump)

    def wants(self, view: View, led: Card) -> bool:
        """Whether the trick is worth winning whatever it takes."""
        return led.is_brisque or self.is_ready(view)

    def is_ready(self, view: View) -> bool:
        """Whether its hand holds something to declare."""
        return bool(declarable(view, self.ledger))


def cost(card: Card, trump: int | None) -> int:
    """How dear a card is: its rank from 0 to 7, trumps above all others."""
    return card.rank + (8 if card.suit == trump else 0)


def is_plain_brisque(card: Card, trump: int | None) -> bool:
    """An ace or a ten that is no trump."""
    return card.is_brisque and card.suit != trump


def cost_of_winning(card: Card, trump: int | None) -> int:
    """The cost of a card, less the points of a plain brisque."""
    return cost(card, trump) - (BRISQUE_BONUS if is_plain_brisque(card, trump) else 0)


def cheapest(cards: Sequence[Card], trump: int | None) -> Card:
    """The card to throw away: the first, unless one that is no brisque costs less."""
    least = cards[0]
    for card in cards:
        if not card.is_brisque and cost(card, trump) < cost(least, trump):
            least = card
    return least


def beats(card: Card, led: Card, view: View) -> bool:
    """Whether a card wins the trick to which `led` was led (laws 1.2, E2)."""
    if card.suit != led.suit:
        return card.suit == view.trump
    low_ten = view.phase == 2 and view.rules.ten_low_in_phase2
    return strength(card, low_ten) > strength(led, low_ten)


def strength(card: Card, low_ten: bool) -> float:
    """The place of a card among those of its suit; a low ten lies between nine and jack."""
    return Rank.NINE + 0.5 if low_ten and card.rank == Rank.TEN else card.rank
