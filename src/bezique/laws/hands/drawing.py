"""A drawing by hand: who took which cards of the stock, and what that is in steps of the deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bezique.cards import Card
from bezique.game.actions import Action, Done
from bezique.game.amendments import TURN_UP, Amendment, Draws, Move, hand, stock
from bezique.game.deal import Deal
from bezique.rules.model import DrawOrder
from bezique.seats import PerSeat, Seat, next_seat


@dataclass(frozen=True, slots=True)
class Taken:
    """A card that a seat took: its place in the stock when the drawing began, counted from the top."""

    seat: Seat
    place: int
    card: Card
    looked: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing after a trick, until both have drawn: who draws first, how many cards are right for each."""

    first: Seat
    right: PerSeat[int]
    taken: tuple[Taken, ...] = ()
    showing: Seat | None = None
    """Who must show the card that he draws."""

    def of(self, seat: Seat) -> tuple[Taken, ...]:
        """What a seat has taken."""
        return tuple(each for each in self.taken if each.seat == seat)

    def missing(self, seat: Seat) -> int:
        """How many cards a seat must still draw."""
        return max(0, self.right[seat] - len(self.of(seat)))

    def due(self, seat: Seat) -> range:
        """The places of the cards that are a seat's."""
        own = self.right[self.first]
        return range(own) if seat == self.first else range(own, sum(self.right))

    def wrong(self, seat: Seat) -> tuple[Taken, ...]:
        """What a seat has taken that is not its own."""
        return tuple(each for each in self.of(seat) if each.place not in self.due(seat))

    def owner(self, place: int) -> Seat | None:
        """Whose card it is that lies there; None where it is not of this drawing."""
        return next((seat for seat in Seat if place in self.due(seat)), None)

    @property
    def over(self) -> bool:
        """Whether both have drawn."""
        return not any(map(self.missing, Seat))

    @property
    def free(self) -> list[int]:
        """The first places of the stock that nobody has taken from."""
        gone = {each.place for each in self.taken}
        return [place for place in range(len(gone) + 16) if place not in gone]

    def take(self, deal: Deal, seat: Seat, count: int, under: int, looked: bool) -> Drawing:
        """So many cards are taken, with `under` cards left above them."""
        there = cards_of_stock(deal)
        places = self.free[under : under + count]
        new = tuple(Taken(seat, place, there[place], looked) for place in places)
        return replace(self, taken=self.taken + new)

    def above(self, place: int) -> int:
        """How many cards lie above a place still."""
        return place - sum(each.place < place for each in self.taken)

    def without(self, taken: Taken) -> Drawing:
        """The same where that card was not taken."""
        return replace(self, taken=tuple(each for each in self.taken if each != taken))

    def regular(self) -> bool:
        """Whether it is what the deal does by itself."""
        order = [seat for seat in (self.first, next_seat(self.first)) for _ in range(self.right[seat])]
        taken = sorted(self.taken, key=lambda each: each.place)
        return max(self.right) < 2 and [(each.seat, each.place) for each in taken] == [
            (seat, place) for place, seat in enumerate(order)
        ]


def begun(deal: Deal) -> Drawing:
    """The drawing that is due in the window that is open; where the stock does not suffice, who draws first has it.

    A single face-down card that both would draw is nobody's: the stock comes out odd.
    """
    winner = deal.turn if deal.turn is not None else Seat.SOUTH
    order = deal.rules.draw_order
    by_pone = order is DrawOrder.PONE_FIRST or (order is DrawOrder.BY_SEAT and deal.stock_left > 2)
    first = next_seat(deal.dealer) if by_pone else winner
    left = 0 if deal.odd and deal.stock_left == 1 else deal.stock_left
    own = min(deal.draws(first), left)
    rest = min(deal.draws(next_seat(first)), left - own)
    return Drawing(first, PerSeat.of(lambda seat: own if seat == first else rest))


def is_choice(deal: Deal) -> bool:
    """Whether a ruling lets a seat look at both cards of the draw that is due, one for each."""
    return deal.amended and any(deal.looks) and deal.stock_left >= 2 and {deal.draws(seat) for seat in Seat} == {1}


def steps(deal: Deal, drawing: Drawing) -> Iterator[Action | Amendment]:
    """What the deal must do for it: close the window, with the right cards, or with none and then those taken.

    A choice that a ruling gives while cards are being drawn is for the next draw.
    """
    if drawing.regular() and not is_choice(deal):
        yield Done()
        return
    for seat in Seat:
        if deal.draws(seat):
            yield Draws(seat, -deal.draws(seat))
    yield Done()
    size = deal.stock_left
    gone: list[int] = []
    for each in drawing.taken:
        above = sum(place < each.place for place in gone)
        gone.append(each.place)
        if deal.turn_up is not None and each.place == size - 1:
            yield Move((deal.turn_up,), TURN_UP, hand(each.seat))
        else:
            yield Move((None,), stock(each.place - above), hand(each.seat))


def put_right(deal: Deal, drawing: Drawing, seat: Seat) -> Iterator[tuple[Move, Drawing]]:
    """What gives back the wrong cards of a seat after the drawing, and gives it its own, each with what is taken then.

    The deal does each move before the next is asked for; nobody has drawn since.
    """
    size, other = deal.stock_left + len(drawing.taken), next_seat(seat)
    turned = deal.rules.has_turn_up and deal.turn_up is None
    wrong = drawing.wrong(seat)
    for each in wrong:
        drawing = drawing.without(each)
        if drawing.owner(each.place) == other:
            drawing = replace(drawing, taken=(*drawing.taken, replace(each, seat=other)))
            yield Move((each.card,), hand(seat), hand(other)), drawing
        elif turned and each.place == size - 1:
            yield Move((each.card,), hand(seat), TURN_UP), drawing
        else:
            yield Move((each.card,), hand(seat), stock(drawing.above(each.place))), drawing
    free = [place for place in drawing.due(seat) if all(each.place != place for each in drawing.taken)]
    for place in free[: len(wrong)]:
        above = drawing.above(place)
        own = Taken(seat, place, cards_of_stock(deal)[above], looked=True)
        (move,) = taking(deal, seat, 1, above)
        drawing = replace(drawing, taken=(*drawing.taken, own))
        yield move, drawing


def taking(deal: Deal, seat: Seat, count: int, under: int = 0) -> Iterator[Move]:
    """A seat takes so many cards of the stock, with `under` cards left above them; the turn-up is the last of all."""
    face_down = deal.stock_left - (deal.turn_up is not None)
    hidden = max(0, min(count, face_down - under))
    if hidden:
        yield Move((None,) * hidden, stock(under), hand(seat))
    if count > hidden:
        yield Move((deal.turn_up,), TURN_UP, hand(seat))


def cards_of_stock(deal: Deal) -> list[Card]:
    """The stock from the top, the turn-up last."""
    layout = deal.layout()
    under = [] if layout.turn_up is None else [layout.turn_up]
    return [card for card in (*layout.stock, *under) if card is not None]
