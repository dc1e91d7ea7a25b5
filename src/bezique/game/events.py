"""What happened in a deal, and who may see it.

`Deal.apply` returns events in the order in which a table would see them. `events_for` is what one seat, or a
spectator (None), may see of them: the same events, drawn and dealt cards of others left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from bezique.cards import Card, Suit
from bezique.game.amendments import Amendment, Move, Where
from bezique.game.points import Reason as Reason  # noqa: PLC0414 (it is asked for here too)
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat


class Loss(StrEnum):
    """Why a pending combination is lost (laws 1.6)."""

    CARD_PLAYED = "card_played"
    STOCK_GONE = "stock_gone"
    SUPERSEDED = "superseded"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat received its hand; `cards` is None for those who may not see it."""

    seat: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The card turned for trumps."""

    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """A card was led (`led`) or played to a lead; `laid` says that it lay declared on the table."""

    seat: Seat
    card: Card
    led: bool
    laid: bool


@dataclass(frozen=True, slots=True)
class TookTrick:
    """A seat won the trick of these cards, in the order played."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """Polish Bezique: scoring cards of the trick just won, laid open before the winner."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Announced:
    """A combination was laid on the table, its points to be scored later."""

    seat: Seat
    combination: Combination
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """Points were marked.

    `combination` and `cards` are given where the points come from cards; `pending` says that the combination had
    been announced earlier.
    """

    seat: Seat
    points: int
    reason: Reason
    combination: Combination | None = None
    cards: tuple[Card, ...] = ()
    pending: bool = False


@dataclass(frozen=True, slots=True)
class PendingLost:
    """An announced combination can no longer be scored."""

    seat: Seat
    combination: Combination
    cards: tuple[Card, ...]
    why: Loss


@dataclass(frozen=True, slots=True)
class TrumpMade:
    """The trump suit was fixed by the combination just scored."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat gave the seven of trumps and took the turn-up (another seven where one lay there)."""

    seat: Seat
    took: Card
    gave: Card


@dataclass(frozen=True, slots=True)
class Showed:
    """A carte blanche was shown, or the card drawn to it; the cards return to the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew from the stock; `card` is None for those who may not see it."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TookTurnUp:
    """The turn-up went to the hand of a seat with the last draw."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StockGone:
    """The stock is exhausted: the strict last tricks begin."""


@dataclass(frozen=True, slots=True)
class TookUp:
    """A seat took its declared cards back into the hand."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealOver:
    """The deal is finished.

    `scores` are the points of the deal, `brisques` the aces and tens taken; `stopped` says that a player reached
    the target and play stopped there.
    """

    scores: PerSeat[int]
    brisques: PerSeat[int]
    last_trick: Seat | None
    stopped: bool


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looks at the two cards of the draw, upper and lower; `cards` is None for those who may not see them."""

    seat: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Amended:
    """An irregular act happened, or a ruling took effect; cards that may not be seen are None in it."""

    amendment: Amendment


@dataclass(frozen=True, slots=True)
class Rewound:
    """The deal went back to an earlier moment; what was marked since is taken back. `trump` are the trumps of then."""

    trump: Suit | None


Event = (
    Dealt
    | TurnedUp
    | Played
    | TookTrick
    | Opened
    | Announced
    | Scored
    | PendingLost
    | TrumpMade
    | Exchanged
    | Showed
    | Drew
    | TookTurnUp
    | StockGone
    | TookUp
    | DealOver
    | Looked
    | Amended
    | Rewound
)


def events_for(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events as `seat` may see them (None: a spectator, who sees no concealed card)."""
    return tuple([_as_seen(event, seat) if type(event) in _HIDING else event for event in events])


_HIDING = frozenset({Dealt, Looked, Drew, Amended})
"""Events in which there may be cards that not everybody sees."""


def _as_seen(event: Event, seat: Seat | None) -> Event:
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, None)
    if isinstance(event, (Dealt, Looked)) and event.seat != seat:
        return replace(event, cards=None)
    if isinstance(event, Amended) and isinstance(event.amendment, Move) and not _sees(event.amendment, seat):
        return Amended(replace(event.amendment, cards=(None,) * len(event.amendment.cards)))
    return event


def _sees(move: Move, seat: Seat | None) -> bool:
    """Whether a seat sees the cards that are moved: all do where they come from an open place or go to one."""
    if move.unseen:
        return False
    ends = move.origin, move.target
    if move.shown or any(place.where not in (Where.STOCK, Where.HAND, Where.APART) for place in ends):
        return True
    return seat is not None and any(place.seat == seat for place in ends)
