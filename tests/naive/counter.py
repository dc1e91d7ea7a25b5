"""The course of a deal: dealing, tricks, brisques, sevens played, draws, the end; everything but declaring."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.game.points import Reason
from bezique.rules.combination import Combination
from bezique.rules.model import (
    Brisques,
    CarteBlancheHand,
    DrawOrder,
    GameEnd,
    LastTrickWhich,
    Phase2,
    Rules,
    SecondSeven,
)
from tests.naive.pieces import ACE, JACK, KING, SEVEN, TEN, DeclaredSet, PhysicalCard, Player
from tests.naive.serving import Label

PLAY, WINDOW, CHOOSE, OVER = "play", "window", "choose", "over"
TEN_LOW = [0, 1, 2, 4, 5, 6, 3, 7]
"""The heights of 7 8 9 J Q K 10 A when the ten stands below the jack (laws E2)."""


class NaiveCounter:
    """A deal of two players without its declarations.

    `points` lists everything marked as (seat, points, reason), reasons as in `bezique.game.events.Reason`.
    """

    def __init__(
        self,
        rules: Rules,
        pack: Sequence[int],
        dealer: int,
        barred_trump: int | None = None,
        before: Sequence[int] | None = None,
    ) -> None:
        self.rules = rules
        self.dealer = int(dealer)
        self.pone = 1 - self.dealer
        self.barred = barred_trump
        self.before = None if before is None else list(before)
        self.players = [Player(), Player()]
        self.scores = [0, 0]
        self.brisques = [0, 0]
        self.points: list[tuple[int, int, str]] = []
        self.reached = False
        self.trump: int | None = None
        self.trick: list[tuple[int, PhysicalCard]] = []
        self.turn: int | None = self.pone
        self.stage = PLAY
        self._open_window()
        self.options: list[list[PhysicalCard]] = []
        self.picked = 0
        self.labels: dict[PhysicalCard, Label] = {}
        self.declaring: tuple[str, Combination] | None = None
        self._deal([PhysicalCard(kind) for kind in pack])

    def _deal(self, pack: list[PhysicalCard]) -> None:
        for size in self.rules.packets:
            for seat in (self.pone, self.dealer):
                self.players[seat].hand += pack[:size]
                pack = pack[size:]
        self.stock = pack
        if not self.rules.has_turn_up:
            return
        turned = pack.pop(0)
        pack.append(turned)
        self.trump = turned.suit
        if turned.rank == SEVEN:
            turned.paid = True
            self._mark(self.dealer, self.rules.seven.turned_to_dealer, Reason.SEVEN_TURNED)
            self._stop_at_target()

    def _play(self, kind: int, sort: int) -> None:
        assert self.stage == PLAY
        player = self._player
        card = self._held(player, kind, sort)
        if player.drew is not None:
            player.series = False
        player.drew = None
        player.plays += 1
        player.give_up(card)
        self._open_window()
        self.trick.append((self._seat, card))
        self._pay_for_playing(card)
        if len(self.trick) == 1:
            self.turn = 1 - self._seat
        else:
            self._resolve()

    def _held(self, player: Player, kind: int, sort: int) -> PhysicalCard:
        if sort:
            return player.sorts(kind, self.rules.reuse)[sort - 1][0]
        cards = [card for card in player.hand if card.kind == kind]
        assert cards, f"no concealed card of kind {kind}"
        return next((card for card in cards if card.paid), cards[0])

    def _pay_for_playing(self, card: PhysicalCard) -> None:
        seven = self.rules.seven
        pays = seven.second is SecondSeven.PLAY or (seven.on_play_phase1 and bool(self.stock))
        if pays and self._is_unpaid_seven(card) and not self.rules.reuse.is_polish:
            card.paid = True
            self._mark(self._seat, seven.points, Reason.SEVEN_PLAYED)

    def _resolve(self) -> None:
        (leader, led), (follower, followed) = self.trick
        winner = follower if self._beats(followed, led) else leader
        self.turn = winner
        won = [led, followed]
        self.trick = []
        if self.rules.reuse.is_polish:
            self._open_cards(winner, won)
        self._count_brisques(winner, won)
        self._pay_for_taking(winner, won)
        if self._earns_last_trick():
            self._mark(winner, self.rules.last_trick.points, Reason.LAST_TRICK)
        if self.stock or self.rules.reuse.is_polish:
            self.stage = WINDOW
        else:
            self._next_trick()

    def _beats(self, later: PhysicalCard, earlier: PhysicalCard) -> bool:
        if later.suit == earlier.suit:
            return self._height(later) > self._height(earlier)
        return later.suit == self.trump

    def _height(self, card: PhysicalCard) -> int:
        low = self.rules.ten_low_in_phase2 and not self.stock
        return TEN_LOW[card.rank] if low else card.rank

    def _open_cards(self, winner: int, won: list[PhysicalCard]) -> None:
        for card in won:
            if card.rank == ACE or JACK <= card.rank <= KING or (card.rank == TEN and card.suit == self.trump):
                self.players[winner].lay(card)

    def _count_brisques(self, winner: int, won: list[PhysicalCard]) -> None:
        taken = sum(card.is_brisque for card in won)
        self.brisques[winner] += taken
        if self.rules.brisques is Brisques.IMMEDIATE and taken:
            self._mark(winner, 10 * taken, Reason.BRISQUES)

    def _pay_for_taking(self, winner: int, won: list[PhysicalCard]) -> None:
        if not self.rules.reuse.is_polish:
            return
        sevens = [card for card in won if self._is_unpaid_seven(card)]
        for card in sevens:
            card.paid = True
        self._mark(winner, len(sevens) * self.rules.seven.points, Reason.SEVEN_TAKEN)

    def _earns_last_trick(self) -> bool:
        if self.rules.last_trick.which is LastTrickWhich.LAST_DRAWING:
            return len(self.stock) == 2
        return not self.stock and not any(player.hand for player in self.players)

    def _next_trick(self) -> None:
        self.stage = PLAY
        if not any(player.hand for player in self.players):
            if self.rules.brisques is Brisques.END_OF_HAND:
                self._count_at_the_end()
            self._end()

    def _lawful_cards(self, hand: list[PhysicalCard]) -> list[PhysicalCard]:
        if not self.trick:
            return hand
        led = self.trick[0][1]
        same = [card for card in hand if card.suit == led.suit]
        if same:
            winning = [card for card in same if self._beats(card, led)]
            return winning if winning and self.rules.phase2 is Phase2.STRICT else same
        trumps = [card for card in hand if card.suit == self.trump]
        return trumps if trumps and self.rules.phase2 is not Phase2.WHIST else hand

    def _is_unpaid_seven(self, card: PhysicalCard) -> bool:
        return card.rank == SEVEN and card.suit == self.trump and not card.paid and self.rules.has_turn_up

    def _is_blank(self, card: PhysicalCard) -> bool:
        if JACK <= card.rank <= KING:
            return False
        return self.rules.carte_blanche.definition is CarteBlancheHand.NO_KQJ or card.rank < TEN

    def _done(self) -> None:
        assert self.stage == WINDOW
        for player in self.players:
            for card in player.table:
                card.laid = False
        self._open_window()
        if self.stock:
            self._draw()
        self._next_trick()

    def _open_window(self) -> None:
        self.scored_now: list[DeclaredSet] = []
        self.announced_now = 0
        self.seven_now = 0
        for player in self.players:
            player.picked_up = None

    def _draw(self) -> None:
        first = self._first_to_draw()
        for seat in (first, 1 - first):
            player, card = self.players[seat], self.stock.pop(0)
            player.hand.append(card)
            player.series = player.series and self._is_blank(card)
            player.drew = card if player.series else None
        if not self.stock:
            for player in self.players:
                player.pending = []
                if not self.rules.reuse.is_polish:
                    player.take_up()

    def _first_to_draw(self) -> int:
        order = self.rules.draw_order
        if order is DrawOrder.WINNER_FIRST or (order is DrawOrder.BY_SEAT and len(self.stock) == 2):
            return self._seat
        return self.pone

    def _end(self) -> None:
        self.stage = OVER
        self.turn = None

    def _count_at_the_end(self) -> None:
        """Brisques after the last trick: both players count, for there is no play left to stop."""
        if not self.reached:
            for seat in (self.pone, self.dealer):
                self._write(seat, 10 * self.brisques[seat], Reason.BRISQUES)

    def _mark(self, seat: int, points: int, reason: Reason) -> None:
        """Points made in play; nothing more is marked once a player has reached the target (laws G1)."""
        if not points or self.reached:
            return
        self._write(seat, points, reason)
        if self.before is not None and self.rules.game_end is GameEnd.IMMEDIATE and self.rules.target:
            self.reached = self.before[seat] + self.scores[seat] >= self.rules.target

    def _write(self, seat: int, points: int, reason: Reason) -> None:
        self.scores[seat] += points
        self.points.append((seat, points, reason.value))

    def _stop_at_target(self) -> None:
        if self.reached:
            self._end()

    @property
    def _seat(self) -> int:
        assert self.turn is not None
        return self.turn

    @property
    def _player(self) -> Player:
        return self.players[self._seat]
