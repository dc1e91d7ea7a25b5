"""A player that weighs each trick against what its cards may come to, by rules and a few numbers (docs/players.md).

It goes through cards by number, and prefers a later one only when it is strictly better.
"""

from __future__ import annotations

from collections.abc import Sequence

from bezique.bots.anchors import RandomBest, beats
from bezique.bots.declaring import declarable, listed, worth
from bezique.bots.ledger import Ledger, seat_of
from bezique.bots.potential import Goal, Prospects, goals_of
from bezique.bots.weights import Weights
from bezique.cards import CARDS, Card, Rank, Suit
from bezique.game.actions import Action, Done, Exchange, Score
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.rules.model import Rules
from bezique.seats import next_seat

DELAYED = 30.0
"""What a combination counts for while a lesser one can be scored from the same cards first."""

LATE_TRICKS = 8
"""How many tricks before the end of the stock it begins to be urgent."""


class Heuristic(RandomBest):
    """Plays by rules with these numbers; after the stock has gone, high cards to win and low ones to lose."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights = weights
        self._goals: dict[Card, list[Goal]] = {}
        self._goals_for: tuple[Rules, Suit | None] | None = None

    def card(self, view: View, cards: Sequence[Card]) -> Card:
        """The card with the best prospects."""
        if len(cards) == 1:
            return cards[0]
        if view.phase == 2:
            return last_tricks_card(view, cards)
        outlook = Outlook(self.weights, view, self.ledger, self.goals(view))
        led = view.card_led
        if led is None:
            return max(cards, key=outlook.lead)
        return max(cards, key=lambda card: outlook.reply(card, led, beats(card, led, view)))

    def goals(self, view: View) -> dict[Card, list[Goal]]:
        """The combinations of the game by the kinds of card in them."""
        if self._goals_for is None or self._goals_for[0] is not view.rules or self._goals_for[1] != view.trump:
            self._goals_for = view.rules, view.trump
            self._goals = goals_of(view.rules, view.trump)
        return self._goals

    def declare(self, view: View, menu: Sequence[Action]) -> Action:
        """What is worth most now; a combination waits while a lesser one can be scored from the same cards first."""
        acts = listed(menu)
        return max(acts, key=lambda act: appeal(view, act, acts), default=Done())


def appeal(view: View, act: Action, acts: Sequence[Action]) -> float:
    """What a declaration counts for among those that are possible."""
    if isinstance(act, Exchange):
        return worth(view.rules, view.trump, act) + appeal_of_turn_up(view.turn_up)
    left = view.rules.drawing_tricks - view.tricks
    if isinstance(act, Score) and left > patience(act.combination) and lesser(act.combination) in acts:
        return DELAYED
    return worth(view.rules, view.trump, act)


def patience(item: Combination) -> int:
    """How many drawing tricks must still come for a combination to be held back."""
    return 5 if item.suit is not None else 6


def lesser(item: Combination) -> Score | None:
    """What can be scored first from some cards of a sequence or of a multiple bezique."""
    if Combination.SEQUENCE_SPADES <= item <= Combination.SEQUENCE_CLUBS:
        return Score(Combination(item - Combination.SEQUENCE_SPADES))
    return Score(Combination(item - 1)) if Combination.DOUBLE <= item <= Combination.QUINTUPLE else None


def appeal_of_turn_up(turn_up: Card | None) -> float:
    """What taking up the turn-up is worth."""
    if turn_up is None or turn_up.rank == Rank.SEVEN:
        return 0.0
    return 25.0 if turn_up.rank >= Rank.JACK else 8.0


def last_tricks_card(view: View, cards: Sequence[Card]) -> Card:
    """After the stock has gone: lead what is high, win with what is low, throw away what is lowest."""
    led = view.card_led
    if led is None:
        return max(cards, key=lambda card: card.rank + (3 if card.suit == view.trump else 0))
    return max(cards, key=lambda card: last_reply(card, beats(card, led, view)))


def last_reply(card: Card, wins: bool) -> float:
    """How good a card is to play to a lead after the stock has gone."""
    if wins:
        return 20 + (5 if card.is_brisque else 0) - 0.1 * card.rank
    return -card.rank - (10 if card.is_brisque else 0)


class Outlook:
    """How a trick looks to one player before its card is played, while the stock lasts."""

    def __init__(self, weights: Weights, view: View, ledger: Ledger, goals: dict[Card, list[Goal]]) -> None:
        rules, self.trump, self.weights, self.goals = view.rules, view.trump, weights, goals
        self.left = rules.drawing_tricks - view.tricks
        self.table = cards_laid_against(view)
        self.unseen = unseen_by(view)
        total = sum(self.unseen)
        draws = view.stock_left / 2
        chance = min(1.0, weights.draw_scale * draws / total) if total else 0.0
        self.prospects = Prospects(ledger, self.unseen, chance, weights.need_discount)
        self.hope = 1 - 0.55**self.left
        self.held_against = min(1.0, rules.hand / total) if total else 0.0
        ready = max((worth(rules, self.trump, act) for act in declarable(view, ledger)), default=0)
        self.win = weights.win_value + ready * self.urgency()
        self.brisque = weights.brisque if rules.brisques.bring_points else 0.0

    def urgency(self) -> float:
        """The share of a ready declaration that hangs on winning this trick."""
        share = self.weights.urgency
        if self.left <= LATE_TRICKS:
            share += self.weights.late_urgency * (LATE_TRICKS + 1 - self.left) / LATE_TRICKS
        return min(1.0, share)

    def keep(self, card: Card) -> float:
        """What is given up by playing a card."""
        goals = self.goals.get(card)
        hoped = self.hope * self.prospects.lost_with(goals, card) if goals else 0.0
        return hoped + (self.keep_trump(card) if card.suit == self.trump else self.keep_plain(card))

    def keep_trump(self, card: Card) -> float:
        """What a trump is worth as such; the seven, for its points, more."""
        value = self.weights.trump_base + self.weights.trump_slope * card.rank / 2
        return value + 8 if card.rank == Rank.SEVEN else value

    def keep_plain(self, card: Card) -> float:
        """What another card is worth as such."""
        if card.rank == Rank.ACE:
            return self.weights.plain_ace
        if card.rank == Rank.TEN:
            return self.weights.plain_ten
        return self.weights.plain_court if card.rank >= Rank.QUEEN else 0.05 * card.rank

    def reply(self, card: Card, led: Card, wins: bool) -> float:
        """How good a card is to play to the one led."""
        points = self.brisque * (card.is_brisque + led.is_brisque)
        if wins:
            return points + self.win - self.keep(card)
        return -points - self.weights.loss_cost - self.keep(card)

    def lead(self, card: Card) -> float:
        """How good a card is to lead."""
        beaten = self.beaten(card)
        points = self.brisque if card.is_brisque else 0.0
        lost = self.weights.loss_cost + points + 2 * self.weights.lead_cost
        return (1 - beaten) * (self.win + points) - beaten * lost - self.keep(card)

    def beaten(self, card: Card) -> float:
        """The chance that a card led is beaten."""
        weights = self.weights
        over = weights.over_brisque if card.is_brisque else weights.over_other
        overtaken = self.has_any(CARDS[card + 1 : 8 * (card.suit + 1)]) * over
        if card.suit == self.trump:
            return overtaken if card.is_brisque else overtaken * 0.7
        if self.trump is None:
            return 1 - (1 - overtaken)
        ruff = weights.ruff_brisque if card.is_brisque else weights.ruff_other
        trumped = self.has_any(CARDS[8 * self.trump : 8 * self.trump + 8]) * ruff
        return 1 - (1 - overtaken) * (1 - trumped)

    def has_any(self, cards: Sequence[Card]) -> float:
        """The chance that the adversary holds one of these cards."""
        if not self.table.isdisjoint(cards):
            return 1.0
        return 1 - (1 - self.held_against) ** sum(self.unseen[card] for card in cards)


def cards_laid_against(view: View) -> frozenset[Card]:
    """The kinds of card that the adversary has shown and may play."""
    if view.rules.reuse.is_polish:
        return frozenset()
    her = next_seat(seat_of(view))
    shown = [CARDS[8 * view.trump]] if view.trump is not None and view.sevens_shown[her] else []
    return frozenset((*shown, *(laid.card for laid in view.tables[her])))


def unseen_by(view: View) -> list[int]:
    """The unseen cards by kind; a seven that the adversary has shown is seen."""
    unseen = view.unseen()
    if view.trump is not None:
        unseen[8 * view.trump] -= view.sevens_shown[next_seat(seat_of(view))]
    return unseen
