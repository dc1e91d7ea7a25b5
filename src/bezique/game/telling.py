"""Between the numbers of the core and the values that people read: actions, events, layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from bezique.cards import CARDS, EVERY_SUIT, Card
from bezique.game import _plain as c
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show, Take
from bezique.game.events import (
    Announced,
    DealOver,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Looked,
    Loss,
    Opened,
    PendingLost,
    Played,
    Scored,
    Showed,
    StockGone,
    TookTrick,
    TookTurnUp,
    TookUp,
    TrumpMade,
    TurnedUp,
)
from bezique.game.points import Reason
from bezique.rules.combination import Combination
from bezique.seats import EVERY_SEAT, Seat

if TYPE_CHECKING:
    from bezique.game.deal import Deal

COMBINATIONS = tuple(Combination)
REASONS = tuple(Reason)
LOSSES = tuple(Loss)
_PLAYS = tuple(map(Play, CARDS))


# --- actions and numbers ---------------------------------------------------------------------------------------


def action_of(deal: Deal, number: int) -> Action:
    """The action that a number of the menu stands for; raises ValueError for one that stands for none."""
    stage, choice = divmod(number, 64)
    if stage == c.PLAY and 0 <= choice < c.TABLE_BIT:
        return _PLAYS[choice]
    if stage == c.WINDOW:
        return _window_action(choice)
    if stage == c.PLAY and choice == c.SHOW_BIT:
        return Show()
    if stage == c.PLAY and choice == c.LEAD_SEVEN_BIT:
        return Exchange()
    if stage not in (c.PLAY, c.CHOOSE) or choice < 0:
        raise ValueError(f"{number} is not the number of an action")
    held, sort = _held(deal, choice)
    return Play(held, sort) if stage == c.PLAY else Choose(held, sort)


def _window_action(choice: int) -> Action:
    if choice == c.DONE_BIT:
        return Done()
    if choice == c.SEVEN_BIT:
        return Exchange()
    if choice in (c.TAKE_FIRST_BIT, c.TAKE_SECOND_BIT):
        return Take(lower=choice == c.TAKE_SECOND_BIT)
    if choice % 32 >= c.COMBINATIONS:
        raise ValueError(f"{64 + choice} is not the number of an action")
    item = COMBINATIONS[choice % 32]
    return Announce(item) if choice >= c.ANNOUNCE_BIT else Score(item)


def _held(deal: Deal, choice: int) -> tuple[Card, int]:
    """The card of a menu bit, and its sort: 0 for a concealed one."""
    table_bit = _table_bit(deal)
    if choice < table_bit:
        return CARDS[choice], 0
    slot = choice - table_bit
    if deal.acting < 0 or not deal.laid[deal.acting] >> slot & 1:
        raise ValueError(f"there is no card on the table in place {slot}")
    return CARDS[deal.kind_in[deal.acting][slot]], deal.sort_of(deal.acting, slot)


def _table_bit(deal: Deal) -> int:
    """The menu bit of the first slot: where open cards are chosen (Polish), no concealed card can serve."""
    return 0 if deal.rules.reuse.is_polish and deal.stage == "choose" else c.TABLE_BIT


def number_of(deal: Deal, action: Action) -> int:
    """The number of an action at this moment, whether it is on the menu or not; -1 where it has none.

    Raises TypeError for what is no action.
    """
    if not isinstance(action, Action):
        raise TypeError(f"{action!r} is not an action: bezique.action(text) reads one from its text")
    match action:
        case Play(held, sort):
            return _bit_of_held(deal, held, sort)
        case Choose(held, sort):
            choice = _bit_of_held(deal, held, sort)
            return 64 * c.CHOOSE + choice if choice >= 0 else -1
        case Exchange() if deal.stage != "window":
            return c.LEAD_SEVEN_BIT
        case Show():
            return c.SHOW_BIT
    return 64 * c.WINDOW + _window_bit(action)


def _window_bit(action: Announce | Score | Exchange | Done | Take) -> int:
    match action:
        case Score(combination):
            return int(combination)
        case Announce(combination):
            return c.ANNOUNCE_BIT + combination
        case Take(lower):
            return c.TAKE_SECOND_BIT if lower else c.TAKE_FIRST_BIT
    return c.DONE_BIT if isinstance(action, Done) else c.SEVEN_BIT


def _bit_of_held(deal: Deal, held: Card, sort: int) -> int:
    """The menu bit of a card: for a sort on the table the lowest slot of it that is not already chosen."""
    if sort == 0:
        return int(held)
    me = deal.acting
    chosen = deal.picked[: deal.picks] if deal.stage == "choose" else []
    for slot in range(c.SLOTS):
        if deal.slots_of[me][held] >> slot & 1 and deal.sort_of(me, slot) == sort:
            choice = slot + _table_bit(deal)
            if choice not in chosen:
                return choice
    return -1


# --- events ----------------------------------------------------------------------------------------------------


def events_of(deal: Deal) -> tuple[Event, ...]:
    """The notes that the core has just written, as events."""
    return tuple(_merged(deal, deal.noted()))


Note = tuple[int, int, int, int, int]


def _merged(deal: Deal, notes: Sequence[Note]) -> Iterator[Event]:
    """One event a note, but cards dealt, shown or taken up by one seat are one event."""
    place = 0
    while place < len(notes):
        what, seat = notes[place][:2]
        last = place + 1
        if what in (c.NOTE_DEALT, c.NOTE_SHOWED, c.NOTE_TOOK_UP):
            while last < len(notes) and notes[last][:2] == (what, seat):
                last += 1
            yield _together(what, EVERY_SEAT[seat], tuple(CARDS[note[2]] for note in notes[place:last]))
        else:
            yield _event(deal, notes[place])
        place = last


def _together(what: int, seat: Seat, cards: tuple[Card, ...]) -> Event:
    if what == c.NOTE_DEALT:
        return Dealt(seat, cards)
    return Showed(seat, cards) if what == c.NOTE_SHOWED else TookUp(seat, cards)


def _scored(seat: int, points: int, packed: int, cards: tuple[Card, ...]) -> Scored:
    number = packed >> 4 & 63
    item = COMBINATIONS[number - 1] if number else None
    return Scored(EVERY_SEAT[seat], points, REASONS[packed & 15], item, cards, pending=packed >> 10 == 1)


def _event(deal: Deal, note: Note) -> Event:
    what, seat, a, b, packed = note
    if what == c.NOTE_OVER:
        return DealOver(deal.scores, deal.brisques, deal.last_trick, stopped=bool(a))
    if what in _OFTEN:
        return _often(what, seat, a, b)
    return _MADE[what](seat, a, b, unpack(packed))


@cache
def _often(what: int, seat: int, a: int, b: int) -> Event:
    """What happens in every trick is one and the same value each time."""
    return _MADE[what](seat, a, b, ())


_MADE: dict[int, Callable[[int, int, int, tuple[Card, ...]], Event]] = {
    c.NOTE_TURNED_UP: lambda _, a, __, ___: TurnedUp(CARDS[a]),
    c.NOTE_PLAYED: lambda seat, a, b, _: Played(EVERY_SEAT[seat], CARDS[a], led=b >= 2, laid=b % 2 == 1),
    c.NOTE_TOOK_TRICK: lambda seat, a, b, _: TookTrick(EVERY_SEAT[seat], (CARDS[a], CARDS[b])),
    c.NOTE_OPENED: lambda seat, _, __, cards: Opened(EVERY_SEAT[seat], cards),
    c.NOTE_ANNOUNCED: lambda seat, a, _, cards: Announced(EVERY_SEAT[seat], COMBINATIONS[a], cards),
    c.NOTE_SCORED: _scored,
    c.NOTE_LOST: lambda seat, a, b, cards: PendingLost(EVERY_SEAT[seat], COMBINATIONS[a], cards, LOSSES[b]),
    c.NOTE_TRUMP: lambda _, a, __, ___: TrumpMade(EVERY_SUIT[a]),
    c.NOTE_EXCHANGED: lambda seat, a, b, _: Exchanged(EVERY_SEAT[seat], CARDS[a], CARDS[b]),
    c.NOTE_DREW: lambda seat, a, _, __: Drew(EVERY_SEAT[seat], CARDS[a]),
    c.NOTE_TOOK_TURN_UP: lambda seat, a, _, __: TookTurnUp(EVERY_SEAT[seat], CARDS[a]),
    c.NOTE_STOCK_GONE: lambda *_: StockGone(),
    c.NOTE_LOOKED: lambda seat, a, b, _: Looked(Seat(seat), (CARDS[a], CARDS[b])),
}
"""The event of each kind of note: from the seat, two numbers and the cards."""

_OFTEN = frozenset({c.NOTE_PLAYED, c.NOTE_TOOK_TRICK, c.NOTE_DREW})
"""Those of which there are few different ones, and that need no cards besides the two numbers."""


def unpack(packed: int) -> tuple[Card, ...]:
    """The cards of a note, six bits each, in the order in which they were packed."""
    found = []
    while packed:
        found.append(CARDS[(packed & 63) - 1])
        packed >>= 6
    return tuple(reversed(found))
