"""The table as one viewer sees it: made from his view, from what he was told, and from what is public."""

from __future__ import annotations

from functools import cache, lru_cache

from bezique.cards import Card
from bezique.game.deal import Deal
from bezique.game.events import Played
from bezique.game.makings import degree_of
from bezique.game.naming import held_order, laid_name, named, places_held, points_of
from bezique.game.pictures import board, counters
from bezique.game.view import View
from bezique.rules.combination import Combination
from bezique.rules.explain import explained, label, worded
from bezique.rules.model import Brisques, StockCount
from bezique.rules.options import Value
from bezique.seats import PerSeat, Seat
from bezique.table.listing import Listed
from bezique.table.marks import Marks
from bezique.table.messages import (
    InHand,
    Laid,
    Marker,
    Memory,
    Put,
    Said,
    ScoreLine,
    SeatName,
    Stock,
    Trick,
    Waiting,
)
from bezique.table.story import Entry, Heard, Story
from bezique.table.tricks import Tricks
from bezique.words import card_name, saying

NAMES: PerSeat[SeatName] = PerSeat(("South", "North"))
"""The seats as messages name them."""
REMEMBERED = 2000
"""So many sentences about a stock are remembered."""


def seat_name(seat: Seat | None) -> SeatName | None:
    """A seat as messages name it."""
    return None if seat is None else NAMES[seat]


@cache
def _card(card: Card, language: str) -> tuple[str, str]:
    """A card as it is written, and its name."""
    return str(card), card_name(str(card), language=language)


@lru_cache(REMEMBERED)
def marker(score: int, before: int) -> Marker:
    """The drawn markers at a score, when `before` was the one that counted until then."""
    lie, pegs = counters(score), board(score, before)
    return Marker(lie.left, lie.right, pegs.front, pegs.back, pegs.turns)


def hand(seen: View, marks: Marks, language: str) -> tuple[InHand, ...]:
    """The viewer's concealed cards, as they are held."""
    places = places_held(seen.trump)
    held = sorted(marks.hand.items(), key=lambda one: places[one[1]])
    return tuple([InHand(mark, *_card(card, language)) for mark, card in held])


Pending = tuple[tuple[Combination, tuple[int, ...]], ...]
"""What a seat has announced and not scored (`View.waiting`)."""


def laid(seen: View, seat: Seat, marks: Marks, pending: Pending, language: str) -> tuple[Laid, ...]:
    """The cards that lie declared before a seat."""
    return tuple(
        [
            Laid(
                mark,
                str(one.card),
                laid_name(one, language),
                one.sort,
                one.served,
                _awaits(pending, place),
                one.fresh,
            )
            for place, (mark, one) in enumerate(zip(marks.laid, seen.table(seat), strict=True))
        ]
    )


def _awaits(pending: Pending, place: int) -> tuple[str, ...]:
    if not pending:
        return ()
    return tuple(dict.fromkeys(degree_of(item) for item, places in pending if place in places))


def waiting(seen: View, marks: Marks, pending: Pending, language: str) -> tuple[Waiting, ...]:
    """What a seat has announced and not scored, as it is shown."""
    if not pending:
        return ()
    ids = marks.laid
    return tuple(
        Waiting(
            str(item),
            named(seen, item, language),
            points_of(seen.rules, item, seen.trump, seen.barred_trump),
            tuple(ids[place] for place in places),
        )
        for item, places in pending
    )


def remaining(seen: View, seat: Seat) -> tuple[str, ...]:
    """The concealed cards of the other seat, once the viewer can tell them: they are all that he has not seen."""
    counts = seen.unseen()
    unseen = [card for card in held_order(seen.trump) for _ in range(counts[card])]
    told = seen.phase == 2 and len(unseen) == seen.concealed(seat)
    return tuple(map(str, unseen)) if told else ()


def brisques(seen: View, seat: Seat, memory: Memory) -> int | None:
    """The brisques taken, where they are still to be counted and the memory of the table lets them be looked at."""
    shown = seen.over or (memory == "full" and seen.rules.brisques.counted_later)
    return seen.brisques[seat] if shown and seen.rules.brisques is not Brisques.NEVER else None


def stock(seen: View, language: str) -> Stock:
    """The stock, counted where the rules allow it."""
    trump = None if seen.trump is None else str(seen.trump)
    barred = seen.barred_trump
    turned = None if seen.turn_up is None else str(seen.turn_up)
    counts = seen.rules.stock_count is not StockCount.FORBIDDEN
    left, tricks = (seen.stock_left, seen.windows_left) if counts else (None, None)
    text = _told(trump, turned, left, empty=not seen.stock_left, language=language)
    return Stock(left, tricks, not seen.stock_left, turned, trump, None if barred is None else str(barred), text)


@lru_cache(REMEMBERED)
def _told(trump: str | None, turned: str | None, left: int | None, *, empty: bool, language: str) -> str:
    trumps = saying("part.no_trumps") if trump is None else saying("part.trumps", suit=trump)
    if empty:
        return saying("table.stock_gone", trumps=trumps).said(language)
    if turned is not None:
        trumps = saying("part.turned", trumps=trumps, card=turned)
    if left is None:
        return saying("table.stock_uncounted", trumps=trumps).said(language)
    return saying("table.stock_left", trumps=trumps, left=left).said(language)


def tricks(played: Tricks, deal: Deal, memory: Memory, language: str) -> tuple[Trick | None, Trick | None]:
    """The trick on the table, and the last one where it may still be looked at."""
    whole = len(played.whole)
    if memory == "strict":
        return _open_trick(played, deal, 1 + (whole - (played.led is None)) % 2, language), None
    lies = played.led is None and _lies(deal)
    last = _trick(played, whole - lies, whole - lies, language)
    return _open_trick(played, deal, whole + (not lies), language), last


def _lies(deal: Deal) -> bool:
    """Whether a whole trick can still be seen: its winner has not drawn, or there is no stock."""
    return deal.stage != "play" or deal.phase == 2


def _open_trick(played: Tricks, deal: Deal, number: int, language: str) -> Trick | None:
    if played.led is not None:
        return Trick(number, (_put(played.led, language),))
    return _trick(played, len(played.whole), number, language) if _lies(deal) else None


def _trick(played: Tricks, place: int, number: int, language: str) -> Trick | None:
    """A whole trick by its place from 1, shown with this number; None where there is none."""
    if place < 1:
        return None
    one = played.whole[place - 1]
    return Trick(number, (_put(one.led, language), _put(one.answer, language)), NAMES[one.taken], one.points)


def _put(played: Played, language: str) -> Put:
    return put(played.seat, played.card, language)


def put(seat: Seat, card: Card, language: str) -> Put:
    """A card that lies before a seat."""
    return Put(NAMES[seat], *_card(card, language))


def cut(cards: PerSeat[Card] | None, language: str) -> tuple[Put, ...]:
    """The cards that were cut for deal."""
    return () if cards is None else tuple(put(seat, card, language) for seat, card in cards.items())


def log(heard: Heard, language: str) -> tuple[Said, ...]:
    """The talk."""

    def said(one: Entry) -> Said:
        return Said(
            one.said(heard.names, language),
            one.trick,
            one.deal,
            seat_name(one.seat),
            one.spoken,
            one.points,
        )

    return heard.talk[language].of(heard.log, said)


def sheet(story: Story, viewer: Seat | None, language: str) -> tuple[ScoreLine, ...]:
    """Where each point of the game came from."""
    return story.heard[viewer].sheet[language].of(story.listing.lines, lambda line: _score_line(line, language))


def _score_line(line: Listed, language: str) -> ScoreLine:
    return ScoreLine(
        NAMES[line.seat],
        line.points,
        line.what.phrase(language),
        line.deal,
        line.trick,
        tuple(map(str, line.cards)),
        _rule(line.rule, line.value, language) if line.rule else "",
        line.lost,
        line.total,
    )


@lru_cache(REMEMBERED)
def _rule(key: str, value: Value, language: str) -> str:
    """An option of the rules in words."""
    return worded("statement", language, label=label(key, language), text=explained(key, value, language))
