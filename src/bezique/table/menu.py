"""The entries of a menu as a browser shows them: names, points, the cards lit up, what will be said."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

from bezique.cards import Card
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import Scored
from bezique.game.layout import LaidCard, pending_of, slots_of, table_of
from bezique.game.makings import members
from bezique.game.naming import card_entry, label, menu_of, named, own_table, worth
from bezique.game.spoken import declaration_line
from bezique.game.view import View, worlds
from bezique.record.commentary import pending
from bezique.rules.combination import Combination
from bezique.seats import Seat
from bezique.table.marks import Marks
from bezique.table.messages import Choice

Kind = Literal["play", "score", "announce", "choose", "exchange", "show", "done"]
_KINDS: dict[type, Kind] = {
    Play: "play",
    Score: "score",
    Announce: "announce",
    Choose: "choose",
    Exchange: "exchange",
    Show: "show",
    Done: "done",
}


def choices(view: View, marks: Marks, language: str) -> tuple[Choice, ...]:
    """The menu of the seat of a view, cards as they are held, declarations from the dearest."""
    if view.turn != view.seat:
        return ()
    sorts = _sorts(view, marks)
    return tuple([_choice(view, marks, sorts, action, language) for action in menu_of(view)])


_Sorts = dict[tuple[Card, int], tuple[tuple[str, ...] | None, list[str]]]
"""By card and sort (0 for a concealed one): what those on the table have served in, and the ids of all of them."""


def _sorts(view: View, marks: Marks) -> _Sorts:
    found: _Sorts = {}
    for mark, card in marks.hand.items():
        found.setdefault((card, 0), (None, []))[1].append(mark)
    for mark, one in zip(marks.laid, own_table(view), strict=True):
        found.setdefault((one.card, one.sort), (one.served, []))[1].append(mark)
    return found


def _choice(view: View, marks: Marks, sorts: _Sorts, action: Action, language: str) -> Choice:
    kind = _KINDS[type(action)]
    if isinstance(action, (Play, Choose)):
        served, ids = sorts[action.card, action.sort]
        return Choice(str(action), kind, card_entry(action.card, language, served), cards=tuple(ids))
    match action:
        case Score(item) | Announce(item):
            cards, speech = _tried(view, marks, action, language)
            return Choice(str(action), kind, named(view, item, language), worth(view, action), cards, speech)
        case _:
            return Choice(str(action), kind, label(action, view, language), *_concerned(view, marks, action))


def _concerned(view: View, marks: Marks, action: Action) -> tuple[int, tuple[str, ...]]:
    """The points of an action that is neither a card nor a declaration, and the ids of its cards."""
    match action:
        case Exchange():
            return view.rules.seven.points, _seven(view, marks)
        case Show():
            return view.rules.carte_blanche.points, tuple(marks.hand)
        case _:
            return 0, ()


def _seven(view: View, marks: Marks) -> tuple[str, ...]:
    return () if view.trump is None else tuple(mark for mark, card in marks.hand.items() if card == 8 * view.trump)


def _tried(view: View, marks: Marks, action: Score | Announce, language: str) -> tuple[tuple[str, ...], str]:
    """The cards that a declaration takes and what is said, found by trying it in a deal that the seat may be in."""
    seat = view.seat
    if seat is None:
        return (), ""
    after = worlds(view, Chance(1))
    before = _Lies.of(after, seat)
    events = after.apply(seat, action)
    if not events:
        return _candidates(view, marks, action.combination), ""
    said = [event for event in events if isinstance(event, Scored) and event.combination is not None]
    speech = declaration_line(said, pending(after, seat), after.trump, language=language) if said else ""
    return _taken(after, marks, before, seat, action), speech


def _candidates(view: View, marks: Marks, item: Combination) -> tuple[str, ...]:
    kinds = members(view.rules, item, view.trump)
    laid = tuple(mark for mark, card in marks.table.values() if card in kinds)
    return (*laid, *(mark for mark, card in marks.hand.items() if card in kinds))


class _Lies(NamedTuple):
    """What lies before a seat, by slot, and what waits to be scored with it."""

    cards: dict[int, LaidCard]
    pending: tuple[tuple[Combination, tuple[int, ...]], ...]

    @classmethod
    def of(cls, deal: Deal, seat: Seat) -> _Lies:
        """As it lies now."""
        return cls(dict(zip(slots_of(deal.laid[seat]), table_of(deal, seat), strict=True)), pending_of(deal, seat))


def _taken(after: Deal, marks: Marks, before: _Lies, seat: Seat, action: Score | Announce) -> tuple[str, ...]:
    """The ids of the cards of a declaration just tried: on the table those with another standing, and the new ones."""
    own = _Lies.of(after, seat)
    new, old = own.cards, before.cards
    if isinstance(action, Announce):
        slots = list(new)
        used = {slots[place] for entry in own.pending if entry not in before.pending for place in entry[1]}
    else:
        used = {slot for slot, one in new.items() if slot not in old or old[slot].served != one.served}
    fresh = Counter(one.card for slot, one in new.items() if slot in used and slot not in old)
    hand = [mark for card, count in fresh.items() for mark in marks.held(card)[:count]]
    return (*(marks.table[slot][0] for slot in sorted(used) if slot in marks.table), *hand)
