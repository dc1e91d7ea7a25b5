"""One deal kept by hand: physical cards, plain lists, and the laws read one after the other.

`NaiveDeal` is told what the players do, keeps the score, and says what could be declared. It believes that a play
is legal (`playable` tells) but refuses, by AssertionError, a declaration for which it finds no cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from bezique.game.points import Reason
from bezique.rules.combination import Combination
from bezique.rules.model import Reuse, SecondSeven, SevenExchange
from tests.naive.counter import CHOOSE, OVER, PLAY, WINDOW, NaiveCounter
from tests.naive.pieces import SEVEN, DeclaredSet, PhysicalCard
from tests.naive.reading import is_marriage, makes_trump, objection, supersedes, worth
from tests.naive.serving import Label, available, every_set, in_order, takes_first


class NaiveDeal(NaiveCounter):
    """A deal of two players; see the module and `NaiveCounter`."""

    def act(self, seat: int, verb: str, thing: int | None = None, sort: int = 0) -> None:
        """Do what a player does: see `bezique.game.actions`."""
        assert seat == self.turn, f"seat {seat} acts, but {self.turn} has the turn"
        if verb == "play":
            assert thing is not None
            self._play(thing, sort)
        elif verb in ("score", "announce"):
            assert thing is not None
            self._declare(verb, Combination(thing))
        elif verb == "choose":
            assert thing is not None
            self._choose((thing, sort))
        else:
            {"exchange": self._exchange, "show": self._show, "done": self._done}[verb]()
        self._stop_at_target()

    def scorable(self) -> set[int]:
        """The combinations of which the seat to act may score one now, by trying every set of cards."""
        if not self._may_score():
            return set()
        new = self._new_combinations()
        return {int(item) for item in new} | {int(waiting.combination) for waiting in self._scorable_pending()}

    def announceable(self) -> set[int]:
        """The combinations that may be announced now."""
        return {int(item) for item in self._new_combinations()} if self._may_announce() else set()

    def playable(self) -> set[tuple[int, int]]:
        """The cards that may be led or played now, as (kind, sort)."""
        if self.stage != PLAY:
            return set()
        player = self._player
        if self.stock:
            mine = [] if self.rules.reuse.is_polish else player.table
            labels = player.labels(self.rules.reuse)
            return {labels[card] for card in player.hand + mine}
        return {(card.kind, 0) for card in self._lawful_cards(player.hand)}

    def choosable(self) -> set[Label]:
        """The cards of which the next one of the declaration must be named, as (kind, sort)."""
        if self.stage != CHOOSE:
            return set()
        return {self.labels[cards[self.picked]] for cards in self.options}

    def can_exchange(self) -> bool:
        """Whether the seat to act may show the seven of trumps now (laws 3.3)."""
        seven = self.rules.seven
        if self.stage == OVER or not self.rules.has_turn_up or self.rules.reuse.is_polish:
            return False
        if not seven.points or not self.stock or self._seven_to_give() is None:
            return False
        if seven.exchange is SevenExchange.BEFORE_FIRST_CARD:
            return self.stage == PLAY and self._player.plays == 0
        if seven.exchange is SevenExchange.ON_LEAD:
            return self.stage == WINDOW or (self.stage == PLAY and not self.trick)
        if self.stage != WINDOW or self._closed() or self.seven_now:
            return False
        return seven.with_declaration or not (self.scored_now or self.announced_now)

    def can_show(self) -> bool:
        """Whether the seat to act may show a carte blanche, or the card drawn to it (laws 3.7, 3.11)."""
        if self.stage != PLAY or self.rules.carte_blanche.points == 0:
            return False
        player = self._player
        if player.plays == 0 and not player.shown:
            return all(self._is_blank(card) for card in player.hand)
        return player.series and player.drew is not None

    def _declare(self, verb: str, combination: Combination) -> None:
        assert self._may_score() if verb == "score" else self._may_announce(), f"no {verb} now"
        player = self._player
        self.labels = player.labels(self.rules.reuse)
        self.options = self._allowed_beside(list(self._sound(combination, one_of_each_sort=True)))
        if verb == "score":
            waiting = [w.cards for w in self._scorable_pending() if w.combination == combination]
            self.options += [in_order(self.rules, combination, self.trump, cards) for cards in waiting]
        assert self.options, f"no cards for {combination}"
        self.declaring = verb, combination
        self.picked = 0
        self._narrow()

    def _choose(self, label: Label) -> None:
        assert self.stage == CHOOSE
        self.options = [cards for cards in self.options if self.labels[cards[self.picked]] == label]
        assert self.options, f"{label} cannot serve"
        self.picked += 1
        self._narrow()

    def _narrow(self) -> None:
        """Take the cards about which there is no choice; ask, or declare."""
        size = len(self.options[0])
        while self.picked < size and len({self.labels[cards[self.picked]] for cards in self.options}) == 1:
            self.picked += 1
        if self.picked < size:
            self.stage = CHOOSE
            return
        self.stage = WINDOW
        assert self.declaring is not None
        verb, combination = self.declaring
        self.declaring = None
        if verb == "score":
            self._score(combination, self.options[0])
        else:
            self._announce(combination, self.options[0])

    def _announce(self, combination: Combination, cards: list[PhysicalCard]) -> None:
        self._lay(cards)
        self._player.pending.append(DeclaredSet(combination, cards))
        self._player.announced.add(combination.family)
        self.announced_now += 1

    def _score(self, combination: Combination, cards: list[PhysicalCard]) -> None:
        player = self._player
        waiting = [w for w in player.pending if w.combination == combination and set(w.cards) == set(cards)]
        value = self._worth(combination)
        assert value is not None
        if not waiting:
            self._lay(cards)
            player.announced.add(combination.family)
        scored = DeclaredSet(combination, cards, value)
        for card in cards:
            card.served.append(scored)
        player.scored.append(scored)
        self.scored_now.append(scored)
        if is_marriage(combination):
            player.married_gone.discard(combination % 4)
        if makes_trump(self.rules, combination, self.trump, self.barred):
            self.trump = combination.suit
        player.pending = [w for w in player.pending if w not in waiting and not self._supersedes(scored, w)]
        self._mark(self._seat, value, Reason.COMBINATION)

    def _supersedes(self, scored: DeclaredSet, waiting: DeclaredSet) -> bool:
        value = self._worth(waiting.combination)
        return supersedes(self.rules, scored, waiting, -1 if value is None else value)

    def _lay(self, cards: list[PhysicalCard]) -> None:
        for card in cards:
            if card.slot is None:
                self._player.lay(card)

    def _worth(self, combination: Combination) -> int | None:
        return worth(self.rules, combination, self.trump, self.barred)

    def _sound(self, combination: Combination, one_of_each_sort: bool = False) -> Iterator[list[PhysicalCard]]:
        """Every set of cards that may be declared anew as the combination, by trying them all.

        Of sets that differ only in cards of one sort, `one_of_each_sort` leaves the one with the first cards.
        """
        value = self._worth(combination)
        if value is None:
            return
        cards = available(self.rules, self._player)
        for chosen in every_set(self.rules, combination, self.trump, cards):
            if one_of_each_sort and not takes_first(chosen, cards, self.labels):
                continue
            if objection(self.rules, self._player, combination, chosen, value) is None:
                yield chosen

    def _new_combinations(self) -> list[Combination]:
        return [item for item in Combination if any(self._allowed_beside([cards]) for cards in self._sound(item))]

    def _scorable_pending(self) -> list[DeclaredSet]:
        return [waiting for waiting in self._player.pending if self._still_pays(waiting)]

    def _still_pays(self, waiting: DeclaredSet) -> bool:
        value = self._worth(waiting.combination)
        if value is None:
            return False
        if self.rules.reuse is not Reuse.ASCENDING_VALUE:
            return True
        return all(item.value < value for card in waiting.cards for item in card.served)

    def _may_score(self) -> bool:
        if self.stage != WINDOW or self._closed() or self._seven_forbids():
            return False
        if self.rules.reuse.is_polish:
            return self.rules.reuse is Reuse.POLISH_COMPOUND or len(self.scored_now) < 2
        return not self.scored_now

    def _may_announce(self) -> bool:
        open_now = self.stage == WINDOW and not self._closed() and not self._seven_forbids()
        return open_now and not self.rules.reuse.is_polish

    def _closed(self) -> bool:
        return not self.rules.last_draw_declare and len(self.stock) == 2

    def _seven_forbids(self) -> bool:
        apart = self.rules.seven.with_declaration or self.rules.seven.exchange is SevenExchange.ON_LEAD
        return self.seven_now > 0 and not apart

    def _allowed_beside(self, sets: list[list[PhysicalCard]]) -> list[list[PhysicalCard]]:
        """Polish, two a trick: each set needs a just-won card of its own to stand for it (laws 3.9)."""
        if self.rules.reuse is not Reuse.POLISH_TWO or not self.scored_now:
            return sets
        first = [card for card in self.scored_now[0].cards if card.laid]
        return [cards for cards in sets if any(a is not b for a in first for b in cards if b.laid)]

    def _seven_to_give(self) -> PhysicalCard | None:
        turned_seven = self.stock[-1].rank == SEVEN
        if turned_seven and self.rules.seven.second is not SecondSeven.DECLARE:
            return None
        return next((card for card in self._player.hand if self._is_unpaid_seven(card)), None)

    def _exchange(self) -> None:
        assert self.can_exchange()
        player = self._player
        given, taken = self._seven_to_give(), self.stock[-1]
        assert given is not None
        given.paid = True
        self.stock[-1] = given
        player.hand.remove(given)
        player.hand.append(taken)
        if not self._is_blank(taken):
            player.series = False
        if self.stage == WINDOW:
            self.seven_now += 1
            player.picked_up = taken
        shown = taken.rank == SEVEN
        self._mark(self._seat, self.rules.seven.points, Reason.SEVEN_SHOWN if shown else Reason.SEVEN_EXCHANGED)

    def _show(self) -> None:
        assert self.can_show()
        player = self._player
        reason = Reason.CARTE_BLANCHE if not player.shown else Reason.CARTE_BLANCHE_DRAW
        player.series = self.rules.carte_blanche.repeat
        player.shown = True
        player.drew = None
        self._mark(self._seat, self.rules.carte_blanche.points, reason)
