"""The whole content of a deal in plain values: what `position` writes and reads, and what a `View` shows.

In the layout of a view the cards that the seat may not see are None (stock) or missing (hands: `hand_sizes` tells
how many there are). `Deal.layout()` makes it, `Deal.from_layout` takes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from bezique.cards import CARDS, EVERY_SUIT, Card, Suit
from bezique.game.amendments import Next, Right, Until
from bezique.rules.combination import Combination
from bezique.seats import EVERY_SEAT, PerSeat, Seat

if TYPE_CHECKING:
    from bezique.game.deal import Deal

DEGREES = (
    "marriage",
    "sequence",
    "bezique",
    "double",
    "triple",
    "quadruple",
    "quintuple",
    "four",
    "four_trumps",
    "five_trumps",
)
"""What a card can have served in, by kind of combination."""


class LaidCard(NamedTuple):
    """A card on the table.

    `served` says what it has scored in (words of `DEGREES`), `worth` the highest points it has scored in (kept only
    under the ascending rule), `fresh` whether it was laid in the window that is open, `sort` its sort among its like.
    """

    card: Card
    served: tuple[str, ...] = ()
    worth: int = 0
    fresh: bool = False
    sort: int = 1


@dataclass(frozen=True, slots=True)
class Standing:
    """What belongs to one seat. Places in `whole`, `pairs`, `pending` and `fed` count the cards of `table` from 0.

    `gaps`: empty places before the last card of the table, counted with those that are taken: the next cards laid
    come there. `whole`: scored sets none of whose cards has gone (Rubicon family), as (word of `DEGREES`, places).
    `pairs`: kings and queens on the table that have been married to each other. `announced`: classes of which
    something was announced in this deal. `remarry`: suits of which a married card has gone since the last marriage.
    `known`: concealed cards that everybody knows. `drawn`: the card drawn while a carte blanche lasts and not yet
    shown or played over; `has_drawn` says that there is one. `paid`: concealed trump sevens that have scored.
    """

    hand: tuple[Card, ...] = ()
    hand_size: int = 0
    known: tuple[Card, ...] = ()
    table: tuple[LaidCard, ...] = ()
    gaps: tuple[int, ...] = ()
    whole: tuple[tuple[str, tuple[int, ...]], ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    pending: tuple[tuple[Combination, tuple[int, ...]], ...] = ()
    announced: tuple[int, ...] = ()
    remarry: tuple[Suit, ...] = ()
    score: int = 0
    before: int = 0
    brisques: int = 0
    brisque_points: int = 0
    moved: bool = False
    shown: bool = False
    series: bool = False
    has_drawn: bool = False
    drawn: Card | None = None
    paid: int = 0
    fed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Owed:
    """What amendments left behind for one seat (docs/amendments.md).

    `draws` more or fewer at the next draws; `choices`: draws at which it may look at both cards; `barred`: rights that
    it lacks, each with the moment at which it returns; `called`: kinds of card of which it must play one; `promised`:
    brisques credited at the end, and `hollow`: those that it plays count for nobody; `knows`: places of the stock
    whose cards it knows, and `knows_apart` places of those that lie apart; `rubiconed`: it loses as one who is.
    """

    draws: int = 0
    choices: int = 0
    barred: tuple[tuple[str, str], ...] = ()
    called: tuple[Card, ...] = ()
    promised: int = 0
    hollow: bool = False
    knows: tuple[int, ...] = ()
    knows_apart: tuple[int, ...] = ()
    rubiconed: bool = False


@dataclass(frozen=True, slots=True)
class Outstanding:
    """What amendments left behind in a deal.

    `looking`: the seat whose turn it is looks at both cards of the draw, after `waits` won the trick. `last_trick` and
    `tricks` say who has them whoever takes them; they are "" for nobody in particular, or a seat's name, or "nobody".
    `apart` are cards of the stock that are not drawn; `void` says what follows a deal that is void.
    """

    owed: PerSeat[Owed]
    looking: bool = False
    waits: Seat | None = None
    last_trick: str = ""
    tricks: str = ""
    apart: tuple[Card | None, ...] = ()
    void: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """A deal at rest. `turn` is None when it is over; `stage` is "play", "window", "choose" or "over".

    `stock` is the face-down stock from the top, `turn_up` lies under it. `gone` are the cards played. The last
    fields tell of the open window: whether something was scored, announced, or the seven shown; the card picked up
    for the seven; how many combinations were made of the trick (Polish); the declaration whose cards are being
    chosen, and those chosen so far as menu bits.
    """

    dealer: Seat
    turn: Seat | None
    stage: str
    trump: Suit | None
    standings: PerSeat[Standing]
    barred_trump: Suit | None = None
    target: int = 0
    led: Card | None = None
    tricks: int = 0
    last_winner: Seat | None = None
    stock: tuple[Card | None, ...] = ()
    turn_up: Card | None = None
    gone: tuple[Card, ...] = ()
    trick_unpaid: int = 0
    stopped: bool = False
    scored: bool = False
    announced: bool = False
    seven_shown: bool = False
    picked_up: Card | None = None
    fed_sets: int = 0
    choosing: Combination | None = None
    announcing: bool = False
    chosen: tuple[int, ...] = field(default=())
    amended: Outstanding | None = None


HOLDERS = ("South", "North", "nobody", "")
"""Who has a prize, by the number of the seat; -1 is nobody in particular."""
RIGHTS, MOMENTS = tuple(Right), (Until.DEAL, Until.TRICK, Until.NUMBER)
"""The rights that can be lacking, by their bits, and when they return, by the places of these bits."""
VOIDS = ("", *Next)
"""What follows a deal that is void."""
STAGES = ("play", "window", "choose", "over")


def layout_of(deal: Deal) -> Layout:
    """The layout of a deal, or of what a view knows of one."""
    stock, turn_up = _stock(deal)
    return Layout(
        dealer=EVERY_SEAT[deal.dealer_seat],
        turn=deal.turn,
        stage=deal.stage,
        trump=deal.trump,
        standings=PerSeat.of(lambda seat: _standing(deal, seat)),
        barred_trump=_suit(deal.barred_trump),
        target=deal.target,
        led=_card(deal.led),
        tricks=deal.tricks,
        last_winner=deal.last_trick,
        stock=stock,
        turn_up=turn_up,
        gone=counted(deal.gone),
        trick_unpaid=deal.trick_unpaid,
        stopped=bool(deal.stopped),
        scored=bool(deal.scored_now),
        announced=bool(deal.announced_now),
        seven_shown=bool(deal.seven_now),
        picked_up=_card(deal.picked_up),
        fed_sets=deal.fed_sets,
        choosing=Combination(deal.choosing) if deal.choosing >= 0 else None,
        announcing=deal.choosing >= 0 and bool(deal.announcing),
        chosen=tuple(_place_bit(deal, bit) for bit in deal.picked[: deal.picks]) if deal.choosing >= 0 else (),
        amended=outstanding_of(deal) if deal.amended else None,
    )


def outstanding_of(deal: Deal) -> Outstanding:
    """What amendments left behind in a deal that was amended."""
    return Outstanding(
        owed=PerSeat.of(lambda seat: _owed(deal, seat)),
        looking=bool(deal.looking),
        waits=Seat(deal.waits) if deal.waits >= 0 else None,
        last_trick=HOLDERS[deal.trick_award],
        tricks=HOLDERS[deal.tricks_award],
        apart=tuple(_card(kind) for kind in deal.stock_cards[: deal.dead]),
        void=VOIDS[deal.void_how],
    )


def _owed(deal: Deal, seat: Seat) -> Owed:
    return Owed(
        draws=deal.owed[seat],
        choices=deal.looks[seat],
        barred=tuple((RIGHTS[place % 4], MOMENTS[place // 4]) for place in slots_of(deal.barred[seat])),
        called=tuple(CARDS[kind] for kind in slots_of(deal.called[seat])),
        promised=deal.promised[seat],
        hollow=bool(deal.hollow[seat]),
        knows=tuple(slots_of(deal.seen_stock[seat])),
        knows_apart=tuple(slots_of(deal.seen_apart[seat])),
        rubiconed=bool(deal.lost_by_ruling[seat]),
    )


def _stock(deal: Deal) -> tuple[tuple[Card | None, ...], Card | None]:
    left = [_card(kind) for kind in deal.stock_cards[deal.rules.pack_size - deal.left : deal.rules.pack_size]]
    turn_up = _card(deal.turn_up_kind)
    return tuple(left[:-1] if turn_up is not None else left), turn_up


def _standing(deal: Deal, seat: Seat) -> Standing:
    slots = slots_of(deal.laid[seat])
    whole = zip(deal.group_degree[seat], deal.group_set[seat], strict=True)
    return Standing(
        hand=counted(deal.hidden[seat]),
        hand_size=deal.hand_size(seat),
        known=counted(deal.known[seat]),
        table=table_of(deal, seat),
        gaps=_gaps(slots),
        whole=tuple(
            sorted((DEGREES[degree], _places(slots, cards)) for degree, cards in list(whole)[: deal.groups[seat]])
        ),
        pairs=_pairs(deal, seat, slots),
        pending=pending_of(deal, seat),
        announced=tuple(slots_of(deal.announced[seat])),
        remarry=tuple(Suit(suit) for suit in slots_of(deal.remarry[seat])),
        score=deal.points[seat],
        before=deal.points_before[seat],
        brisques=deal.taken[seat],
        brisque_points=deal.brisque_points[seat],
        moved=bool(deal.moved[seat]),
        shown=bool(deal.shown[seat]),
        series=bool(deal.series[seat]),
        has_drawn=deal.drawn[seat] >= 0,
        drawn=_card(deal.drawn[seat]),
        paid=deal.paid[seat],
        fed=_places(slots, deal.fed) if deal.acting == seat else (),
    )


def pending_of(deal: Deal, seat: int) -> tuple[tuple[Combination, tuple[int, ...]], ...]:
    """What a seat has announced and not scored, each with the places of its cards on the table."""
    if not deal.waiting[seat]:
        return ()
    slots, count = slots_of(deal.laid[seat]), deal.waiting[seat]
    waiting = zip(deal.waiting_combination[seat][:count], deal.waiting_set[seat][:count], strict=True)
    return tuple((Combination(number), _places(slots, cards)) for number, cards in waiting)


def _gaps(slots: list[int]) -> tuple[int, ...]:
    return tuple(slot for slot in range(slots[-1]) if slot not in slots) if slots else ()


def table_of(deal: Deal, seat: Seat) -> tuple[LaidCard, ...]:
    """The cards on the table of a seat, by place."""
    slots = slots_of(deal.laid[seat])
    if not slots:
        return ()
    # Each of these is copied whole out of the compiled deal when it is asked for.
    kinds, served, worth, fresh = deal.kind_in[seat], deal.served[seat], deal.worth[seat], deal.fresh[seat]
    marked = [(word, cards) for word, cards in zip(DEGREES, served, strict=True) if cards]
    return tuple(
        [
            LaidCard(
                CARDS[kinds[slot]],
                tuple([word for word, cards in marked if cards >> slot & 1]),
                worth[slot],
                bool(fresh >> slot & 1),
                deal.sort_of(seat, slot),
            )
            for slot in slots
        ]
    )


def _pairs(deal: Deal, seat: Seat, slots: list[int]) -> tuple[tuple[int, int], ...]:
    if not any(deal.partners[seat]):
        return ()
    pairs = ((one, other) for one in slots for other in slots_of(deal.partners[seat][one]) if one < other)
    return tuple(sorted((slots.index(one), slots.index(other)) for one, other in pairs))


def _place_bit(deal: Deal, bit: int) -> int:
    """A menu bit with the slot replaced by the place among the cards of the table."""
    table_bit = 0 if deal.rules.reuse.is_polish else 32
    if bit < table_bit:
        return bit
    return table_bit + slots_of(deal.laid[deal.acting]).index(bit - table_bit)


def slots_of(bits: int) -> list[int]:
    """The numbers of the bits of a set, such as that of the slots that are taken."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def _places(slots: list[int], bits: int) -> tuple[int, ...]:
    return tuple(slots.index(slot) for slot in slots_of(bits))


def _card(kind: int) -> Card | None:
    return CARDS[kind] if 0 <= kind < 32 else None


def _suit(number: int) -> Suit | None:
    return EVERY_SUIT[number] if number >= 0 else None


def counted(counts: Sequence[int]) -> tuple[Card, ...]:
    """The cards that a list of counts by kind stands for."""
    if not any(counts):
        return ()
    return tuple([card for card, count in zip(CARDS, counts, strict=False) for _ in range(count)])
