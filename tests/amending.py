"""Random irregular acts and effects of rulings, for the tests that amend deals."""

from __future__ import annotations

from random import Random

from bezique.cards import Card
from bezique.game.actions import Play
from bezique.game.amendments import (
    AMENDING,
    APART,
    STOCK,
    TRICK,
    TURN_UP,
    Amendment,
    Award,
    Bar,
    Call,
    Choice,
    Draws,
    Irregular,
    Move,
    Place,
    Points,
    Prize,
    Rewind,
    Right,
    Rubicon,
    Show,
    Taken,
    Turn,
    Until,
    Where,
    hand,
    stock,
    table,
)
from bezique.game.deal import Deal
from bezique.seats import Seat, next_seat


def any_amendment(deal: Deal, rng: Random) -> Amendment:
    """An amendment that may be possible now, or not."""
    seat = Seat(rng.randrange(2))
    if rng.random() < 0.4:
        return any_move(deal, rng)
    own = list(deal.layout().standings[seat].hand)
    two = tuple(rng.sample(own, min(2, len(own))))
    return rng.choice(
        [
            Show(two, hand(seat)),
            Show((None,) * rng.randint(1, 2), stock(rng.randrange(3))),
            Points(seat, rng.choice([-10, 20, 100]), rng.choice(AMENDING)),
            Draws(seat, rng.choice([-2, -1, 1, 2])),
            Turn(seat),
            Irregular(Play(rng.choice(own or [Card(0)]))),
            Bar(seat, rng.choice(list(Right)), rng.choice(list(Until))),
            Call(seat, two),
            Choice(seat, rng.randint(1, 2)),
            Award(rng.choice(list(Prize)), rng.choice([seat, None])),
            Taken(seat, 1),
            Rubicon(seat),
            Rewind(max(0, deal.steps - rng.randint(1, 20))),
        ]
    )


def any_move(deal: Deal, rng: Random) -> Move:
    """Cards from one place to another."""
    seat = Seat(rng.randrange(2))
    other = next_seat(seat)
    places = [STOCK, TURN_UP, TRICK, hand(seat), hand(other), table(seat), table(other), stock(rng.randrange(4))]
    origin, target = rng.choice(places), rng.choice([*places, APART])
    count = rng.choice([1, 1, 1, 2, 3])
    if origin.where is Where.STOCK:
        return Move((None,) * count, origin, target, rng.random() < 0.3)
    here = cards_in(deal, origin)
    rng.shuffle(here)
    return Move(tuple(here[:count]), origin, target, rng.random() < 0.3)


def cards_in(deal: Deal, place: Place) -> list[Card]:
    """The cards that lie in a place which is not the stock."""
    layout = deal.layout()
    if place.seat is None:
        card = layout.led if place.where is Where.TRICK else layout.turn_up
        return [] if card is None else [card]
    own = layout.standings[place.seat]
    return list(own.hand) if place.where is Where.HAND else [laid.card for laid in own.table]
