"""The cards being dealt by hand: packets that may be of the wrong size, and the deal that comes of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bezique.cards import Card
from bezique.errors import Impossible
from bezique.game.amendments import Amendment, Move, hand, stock
from bezique.game.deal import Deal
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat, next_seat

LEAST = 5
"""How many cards each packet must have when the pack is cut."""

NO_CARDS: PerSeat[tuple[Card, ...]] = PerSeat(((), ()))


@dataclass(frozen=True, slots=True)
class Dealing:
    """What has been dealt of a pack, and to whom; `cut` says that it was cut to the dealer.

    `lifted` and `guessed` are how many cards the dealer lifted before, and how many the pone said (laws 3.8).
    """

    rules: Rules
    dealer: Seat
    pack: tuple[Card, ...]
    hands: PerSeat[tuple[Card, ...]] = NO_CARDS
    packets: int = 0
    cut: bool = False
    lifted: int | None = None
    guessed: int | None = None

    @property
    def dealt(self) -> int:
        """How many cards have left the pack."""
        return sum(map(len, self.hands))

    @property
    def over(self) -> bool:
        """Whether every packet has been dealt."""
        return self.packets == 2 * len(self.rules.packets)

    @property
    def due(self) -> tuple[Seat, int]:
        """To whom the next packet goes, and its size: the pone's first, then the dealer's (laws 2.1)."""
        mine = self.packets % 2 == 1
        return self.dealer if mine else next_seat(self.dealer), self.rules.packets[self.packets // 2]

    @property
    def to_the_end(self) -> Dealing:
        """The same with the packets that are left dealt the right way."""
        return self if self.over else self.packet(*self.due).to_the_end

    def packet(self, seat: Seat, count: int) -> Dealing:
        """So many cards go to a seat."""
        took = self.pack[self.dealt : self.dealt + count]
        return replace(self, hands=self.hands.having(seat, self.hands[seat] + took), packets=self.packets + 1)

    def wrong(self, seat: Seat) -> int:
        """How many cards a seat has got too many; too few where it is negative."""
        return len(self.hands[seat]) - self.rules.hand


def dealt(dealing: Dealing, before: PerSeat[int] | None, barred: int | None) -> tuple[Deal, tuple[Amendment, ...]]:
    """The deal of these hands, and what must be moved where a hand has the wrong number of cards.

    The deal itself gives each seat its right number. A card too many lies on the top of its stock, to be moved into
    the hand; what a hand lacks it gets from there, to be put back. Raises Impossible where the pack has too few cards,
    BadAmendment where somebody would have more than he can hold, or none.
    """
    size, pone = dealing.rules.hand, next_seat(dealing.dealer)
    if len(dealing.pack) <= max(dealing.dealt, 2 * size):
        raise Impossible("the pack has not so many cards")
    rest = list(dealing.pack[dealing.dealt :])
    turned = [rest.pop(0)] if dealing.rules.has_turn_up else []
    right = {seat: list(dealing.hands[seat][:size]) for seat in Seat}
    extra = {seat: dealing.hands[seat][size:] for seat in (pone, dealing.dealer)}
    moves: list[Amendment] = [Move((None,) * len(cards), stock(), hand(seat)) for seat, cards in extra.items() if cards]
    back: list[Amendment] = []
    for seat in Seat:
        lacks = [rest.pop(0) for _ in range(size - len(right[seat]))]
        right[seat] += lacks
        back += [Move((card,), hand(seat), stock(), unseen=True) for card in lacks]
    above = [card for cards in extra.values() for card in cards]
    pack = _in_order(dealing, right) + turned + above + rest
    deal = Deal(
        dealing.rules,
        pack,
        dealing.dealer,
        barred_trump=barred,
        before=before,
        lift=dealing.lifted,
        guess=dealing.guessed,
    )
    return deal, (*moves, *reversed(back))


def _in_order(dealing: Dealing, hands: dict[Seat, list[Card]]) -> list[Card]:
    """The cards of both hands in the order in which a deal gives them: each packet to the pone, then to the dealer."""
    left = {seat: iter(cards) for seat, cards in hands.items()}
    order = (next_seat(dealing.dealer), dealing.dealer)
    return [next(left[seat]) for packet in dealing.rules.packets for seat in order for _ in range(packet)]
