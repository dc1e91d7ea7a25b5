"""Events and declarations in the words of a table.

`spoken` says one event; `spoken_lines` says a run of them as a transcript; `declaration_line` says what the winner of
a trick declares, with what still waits "to score". The sentences themselves are in `bezique.words`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bezique.cards import EVERY_SUIT, Card, Suit
from bezique.game.amended_words import said_of
from bezique.game.events import (
    Amended,
    Announced,
    DealOver,
    Dealt,
    Drew,
    Event,
    Exchanged,
    Looked,
    Opened,
    PendingLost,
    Played,
    Rewound,
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
from bezique.rules.model import Brisques, Rules
from bezique.seats import PerSeat
from bezique.words import Saying, saying

Names = PerSeat[str] | Sequence[str]
"""What each seat is called; "You" takes the verb that goes with it."""

Waiting = Sequence[tuple[Combination, int]]
"""Announced combinations with the points they would bring."""

_CODES: Mapping[type, Callable[[Any], str]] = {
    Dealt: lambda event: "event.dealt_hidden" if event.cards is None else "event.dealt",
    TurnedUp: lambda _: "event.turned_up",
    Played: lambda event: f"event.{'led' if event.led else 'played'}{'_laid' if event.laid else ''}",
    TookTrick: lambda _: "event.took_trick",
    Opened: lambda _: "event.opened",
    Announced: lambda _: "event.announced",
    PendingLost: lambda event: f"lost.{event.why}",
    TrumpMade: lambda _: "event.trump_made",
    Exchanged: lambda event: "event.exchanged_same" if event.took == event.gave else "event.exchanged",
    Showed: lambda event: "event.showed" if len(event.cards) > 1 else "event.showed_drawn",
    Drew: lambda event: "event.drew_hidden" if event.card is None else "event.drew",
    TookTurnUp: lambda _: "event.took_turn_up",
    StockGone: lambda _: "event.stock_gone",
    TookUp: lambda _: "event.took_up",
    Looked: lambda event: "event.looked_hidden" if event.cards is None else "event.looked",
    Rewound: lambda _: "event.rewound",
    DealOver: lambda event: f"event.deal_{'stopped' if event.stopped else 'over'}{'' if event.brisques else '_scores'}",
}


_SAID: Mapping[type, tuple[str, ...]] = {
    Dealt: ("seat", "cards"),
    TurnedUp: ("card",),
    Played: ("seat", "card"),
    TookTrick: ("seat",),
    Opened: ("seat", "cards"),
    Announced: ("seat", "combination"),
    PendingLost: ("seat", "combination"),
    TrumpMade: ("suit",),
    Exchanged: ("seat", "gave", "took"),
    Showed: ("seat", "cards"),
    Drew: ("seat", "card"),
    TookTurnUp: ("seat", "card"),
    Looked: ("seat", "cards"),
    Rewound: (),
    StockGone: (),
    TookUp: ("seat", "cards"),
    DealOver: ("scores", "brisques"),
}
"""What the sentences say of an event: with no more than that, what was said once is found again."""


def is_hidden(event: Event) -> bool:
    """Whether there is nothing to tell of an event: a card drawn or a hand dealt that is not seen, no card opened."""
    match event:
        case Opened(cards=cards):
            return not cards
        case Drew(card=None) | Dealt(cards=None):
            return True
        case _:
            return False


def counted(events: Iterable[Event], rules: Rules) -> list[Event]:
    """The events without the number of brisques at the end of the deal, where brisques never count."""
    if rules.brisques is not Brisques.NEVER:
        return list(events)
    return [replace(event, brisques=PerSeat(())) if isinstance(event, DealOver) else event for event in events]


def spoken(event: Event, names: Names, trump: Suit | None, language: str = "en", *, short: bool = False) -> str:
    """One event as a sentence: "South leads the ten of clubs" and the like.

    `trump` is the trump suit, if there is one; `short` writes cards as "10C".
    """
    return told(event, names, trump).said(language, short=short)


def told(event: Event, names: Names, trump: Suit | None) -> Saying:
    """The same before it is put into words."""
    if isinstance(event, (Played, TookTrick, Drew, TookTurnUp)):
        return _told_often(event, *names)
    if isinstance(event, Amended):
        return said_of(event.amendment, names)
    if isinstance(event, Scored):
        return saying("say.by", speaker=names[event.seat], line=_said(event, trump))
    return saying(_CODES[type(event)](event), _args(event, names, trump))


@lru_cache(4096, typed=True)
def _told_often(event: Played | TookTrick | Drew | TookTurnUp, *names: str) -> Saying:
    """What happens in every trick, in which nothing depends on trumps."""
    return saying(_CODES[type(event)](event), _args(event, names, None))


def spoken_lines(
    events: Iterable[Event], names: Names, trump: Suit | None, language: str = "en", *, short: bool = False
) -> list[str]:
    """The events as lines: one each, but what a trick brings at once is said with the trick.

    "North takes the trick, 20 for brisques."
    """
    return [line.said(language, short=short) for line in told_lines(events, names, trump)]


def told_lines(events: Iterable[Event], names: Names, trump: Suit | None) -> list[Saying]:
    """The same before they are put into words."""
    lines: list[Saying] = []
    left = list(events)
    while left:
        event = left.pop(0)
        with_it = _brought(event, left)
        del left[: len(with_it)]
        lines.append(_trick(event, with_it, names) if with_it else told(event, names, trump))
    return lines


def declaration_line(
    events: Iterable[Event],
    pending: Waiting = (),
    trump: Suit | None = None,
    speaker: str = "",
    language: str = "en",
) -> str:
    """What a player says in one window, such as "Forty for bezique, and twenty to score".

    `events` are those of the window, `pending` all that waits after it. Without events it is the reminder that
    follows every trick: "Twenty to score." Empty where there is nothing to say. `speaker` names who says it.
    """
    line = declaration(events, pending, trump, speaker)
    return "" if line is None else line.said(language)


def declaration(
    events: Iterable[Event], pending: Waiting = (), trump: Suit | None = None, speaker: str = ""
) -> Saying | None:
    """The same before it is put into words; None where there is nothing to say."""
    line = _declared(list(events), pending, trump)
    if line is None:
        return None
    return saying("say.by", line=line, speaker=speaker) if speaker else saying("say.line", line=line)


def _args(event: Event, names: Names, trump: Suit | None) -> dict[str, object]:
    """What is said of an event as plain values; with a combination the trump suit, which can make it royal."""
    said = {name: _plain(name, getattr(event, name), names) for name in _SAID[type(event)]}
    return said | {"trump": _suit(trump)} if "combination" in said else said


def _plain(name: str, value: Any, names: Names) -> object:
    if value is None:
        return None
    if name == "seat":
        return names[value]
    if name in ("scores", "brisques"):
        return [(names[seat], number) for seat, number in value.items()]
    if name == "cards":
        return [str(Card(kind)) for kind in value]
    return value if isinstance(value, int) and not isinstance(value, (Card, Suit, Combination)) else str(value)


def _suit(trump: Suit | None) -> str:
    return "" if trump is None else str(EVERY_SUIT[trump])


def _said(event: Scored, trump: Suit | None) -> Saying:
    """What the points are for: "forty for bezique", "20 for brisques"."""
    code = f"said.{'pending_' if event.pending else ''}{event.reason}"
    return saying(code, points=event.points, combination=event.combination, trump=_suit(trump))


def _brought(event: Event, following: Sequence[Event]) -> list[Scored]:
    """The points at the head of `following` that the trick of `event` brought by itself."""
    brought: list[Scored] = []
    if isinstance(event, TookTrick):
        for later in following:
            if not (isinstance(later, Scored) and later.seat == event.seat and _of_trick(later, event)):
                break
            brought.append(later)
    return brought


def _of_trick(scored: Scored, trick: TookTrick) -> bool:
    # Brisques counted at the end of the deal may follow the last trick too: they are not of that trick.
    held = 10 * sum(card.is_brisque for card in trick.cards)
    return scored.reason is Reason.LAST_TRICK or (scored.reason is Reason.BRISQUES and scored.points == held)


def _trick(event: Event, brought: Sequence[Scored], names: Names) -> Saying:
    return saying("event.took_trick_for", _args(event, names, None), said=_all_said(brought, None))


def _all_said(events: Iterable[Scored], trump: Suit | None) -> Saying:
    return saying("said.and", parts=[_said(event, trump) for event in events])


def _declared(events: Sequence[Event], pending: Waiting, trump: Suit | None) -> Saying | None:
    """The line without its speaker and period; None where there is nothing to say."""
    scored = [event for event in events if isinstance(event, Scored)]
    if not scored and not pending:
        return None
    said = _all_said(scored, trump)
    if not pending:
        return said
    args: dict[str, object] = {"said": said, "waiting": [points for _, points in pending], "trump": _suit(trump)}
    if scored:
        args |= {"points": scored[0].points, "combination": scored[0].combination}
    return saying(_manner(scored, events, pending), args)


def _manner(scored: Sequence[Scored], events: Sequence[Event], pending: Waiting) -> str:
    """How a score and what waits are put together (laws 6.2)."""
    if not scored:
        return "say.waiting"
    if len(scored) > 1 or scored[0].combination is None:
        return "say.scored_waiting"
    if all(combination == scored[0].combination for combination, _ in pending):
        return "say.scored_equal"
    fresh = any(isinstance(event, Announced) for event in events)
    return "say.scored_waiting" if fresh else "say.scored_older"
