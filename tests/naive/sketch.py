"""Positions for the naive deal: cards by name, and steps that each follow a separately won trick (laws 5)."""

from __future__ import annotations

from bezique.cards import card, ordered_pack
from bezique.rules.combination import combination
from bezique.rules.load import rules
from tests.naive.counter import CHOOSE, PLAY, WINDOW
from tests.naive.pieces import PhysicalCard
from tests.naive.scorer import NaiveDeal


class Sketch:
    """A naive deal in which seat 0 wins every trick that matters; the stock is long and has only small cards."""

    def __init__(self, text: str, hand: str, trump: str | None = "H", barred: str | None = None) -> None:
        chosen = rules(text)
        barred_suit = None if barred is None else "SHDC".index(barred)
        self.deal = NaiveDeal(chosen, ordered_pack(chosen.packs), dealer=1, barred_trump=barred_suit)
        self.me = self.deal.players[0]
        self.me.hand = []
        self.deal.players[1].hand = [PhysicalCard(card("8C")) for _ in range(60)]
        self.deal.stock = [PhysicalCard(card("8D")) for _ in range(60)]
        self.deal.trump = None if trump is None else "SHDC".index(trump)
        self.deal.scores = [0, 0]
        self.add(hand)

    def add(self, names: str) -> None:
        """Cards into the hand."""
        self.me.hand += [PhysicalCard(card(name)) for name in names.split()]

    def part_with(self, name: str, sort: int = 0) -> None:
        """Play a card to some trick."""
        self._stand(PLAY)
        held = self.deal._held(self.me, card(name), sort)
        self.me.give_up(held)

    def score(self, name: str, *choices: str) -> int | None:
        """The points for scoring a combination on winning a trick; None where it is not allowed."""
        self._stand(WINDOW)
        points = self.score_now(name, *choices)
        self._shut()
        return points

    def score_now(self, name: str, *choices: str) -> int | None:
        """The same in a window that is open, and stays so."""
        wanted, before = combination(name), self.deal.scores[0]
        if wanted not in self.deal.scorable():
            return None
        self.deal.act(0, "score", wanted)
        self._choose(choices)
        return self.deal.scores[0] - before

    def announce(self, name: str, *choices: str) -> bool:
        """Announce on winning a trick; whether it was allowed."""
        self._stand(WINDOW)
        done = self.announce_now(name, *choices)
        self._shut()
        return done

    def announce_now(self, name: str, *choices: str) -> bool:
        """The same in a window that is open, and stays so."""
        wanted = combination(name)
        if wanted not in self.deal.announceable():
            return False
        self.deal.act(0, "announce", wanted)
        self._choose(choices)
        return True

    def open_window(self) -> None:
        """Seat 0 wins a trick."""
        self._stand(WINDOW)

    def win(self, names: str) -> None:
        """Seat 0 wins the trick of these cards, its own led."""
        self._stand(PLAY)
        first, second = (PhysicalCard(card(name)) for name in names.split())
        self.me.hand.append(first)
        self.deal.players[1].hand.append(second)
        self.deal.act(0, "play", first.kind)
        self.deal.act(1, "play", second.kind)

    def _choose(self, choices: tuple[str, ...]) -> None:
        for choice in choices:
            assert self.deal.stage == CHOOSE, f"nothing to choose at {choice}"
            name, star, sort = choice.partition("*")
            self.deal.act(0, "choose", card(name), int(sort or 1) if star else 0)
        assert self.deal.stage == WINDOW, "a card is still to be chosen"

    def _stand(self, stage: str) -> None:
        if self.deal.stage == WINDOW and stage == WINDOW:
            return
        self.deal.trick = []
        self.deal.turn, self.deal.stage = 0, stage

    def _shut(self) -> None:
        self.deal.act(0, "done")
        self.me.hand.pop()
