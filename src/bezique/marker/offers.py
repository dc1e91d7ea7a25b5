"""What a player can be given a score for now: the entries that would stand, with their points and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from bezique.cards import CARDS, Suit
from bezique.errors import BadScore
from bezique.game.supposing import with_trump, worth
from bezique.marker.entries import (
    Blanche,
    Brisques,
    Combined,
    DealOver,
    DealVoid,
    Dropped,
    End,
    Entry,
    LastTrick,
    Lifted,
    Resigned,
    Seven,
    Trumps,
    Turned,
)
from bezique.marker.judging import Judge
from bezique.marker.possible import may_be
from bezique.marker.running import Mark, Question, Running
from bezique.marker.sheet import Sheet
from bezique.rules.combination import Combination
from bezique.seats import Seat
from bezique.words import Saying, saying

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


@dataclass(frozen=True, slots=True)
class Offer:
    """An entry that would stand, or may after a question.

    `kind` is "score", "announce", "pending", "drop", "seven", "brisques", "last-trick", "carte-blanche", "lift" or
    "guess". `points` are those it brings, or would bring where it is announced. For brisques `least` and `most`
    are the numbers that can be, and `line` is that for one of them. `suit` is that of the trumps. `before` is the line
    to enter before it, or "".
    """

    line: str
    kind: str
    points: int
    says: Saying
    combination: Combination | None = None
    least: int = 1
    most: int = 1
    suit: Suit | None = None
    before: str = ""


def offers(sheet: Sheet, seat: Seat) -> tuple[Offer, ...]:
    """What can be entered for a seat, the dearest combinations first."""
    if sheet.ended:
        return ()
    found = sorted(
        (*_combinations(sheet.deal, seat), *_in_trumps_alone(sheet, seat)),
        key=lambda offer: (-offer.points, offer.combination),
    )
    return (*_pending(sheet.deal, seat), *found, *others(sheet, seat))


def table_offers(sheet: Sheet) -> Iterator[Offer]:
    """What can be entered for neither player: trumps, the end of a deal, of the game and of the score.

    Their kinds are "trumps", "turned", "over", "void", "resign" and "end".
    """
    if sheet.ended:
        return
    yield from _trumps(sheet, "trumps", Trumps)
    yield from _trumps(sheet, "turned", lambda suit: Turned(CARDS[8 * suit]))
    endings: dict[str, Entry] = {"over": DealOver(), "void": DealVoid()}
    for kind, ending in endings.items():
        if _stands(sheet, ending):
            yield Offer(str(ending), kind, 0, saying(f"keeping.{kind}"))
    for seat in Seat:
        yield Offer(str(Resigned(seat)), "resign", 0, saying("keeping.resign", seat=sheet.names[seat]))
    yield Offer(str(End()), "end", 0, saying("keeping.end"))


def _trumps(sheet: Sheet, kind: str, made_of: Callable[[Suit], Entry]) -> Iterator[Offer]:
    for suit in _SUITS:
        made = made_of(suit)
        marks = _marks(sheet, made)
        if marks:
            yield Offer(str(made), kind, marks[-1].points, saying(f"keeping.{kind}_suit", suit=str(suit)), suit=suit)


def _stands(sheet: Sheet, made: Entry) -> bool:
    """Whether an entry would stand, or may after a question."""
    with suppress(BadScore):
        sheet.entered(made)
        return True
    return False


def values(deal: Running) -> dict[Combination, int]:
    """What each combination of the game would earn now; one in any suit counts as plain while trumps are not told."""
    known = -1 if deal.trump is None else int(deal.trump)
    if deal.trump is None and deal.rules.has_turn_up:
        return {item: deal.rules.combinations.get(item.key(None), -1) for item in Combination}
    ground = with_trump(deal.ground.deal(), known)
    return {item: worth(ground, item) for item in Combination}


def _combinations(deal: Running, seat: Seat) -> Iterator[Offer]:
    if deal.declaring_is_over:
        return
    waiting = {one.combination for one in deal.pending if one.seat == seat}
    for item, points in values(deal).items():
        possible = points >= 0 and may_be(
            deal.ground, deal.declarations, deal.declaration(seat, item, announced=False, pending=False)
        )
        if possible:
            words = {"combination": item, "trump": deal.trump_text, "points": points}
            another = item in waiting
            line = str(Combined(seat, item, another=another))
            yield Offer(line, "score", points, saying("menu.score", words), item)
            if not deal.rules.reuse.is_polish:
                line = str(Combined(seat, item, announced=True, another=another))
                yield Offer(line, "announce", points, saying("menu.announce", words), item)


def _in_trumps_alone(sheet: Sheet, seat: Seat) -> Iterator[Offer]:
    """What earns points in trumps alone, while the trumps that were turned up are not told: it tells them."""
    deal = sheet.deal
    if deal.trump is not None or not deal.rules.has_turn_up:
        return
    known = values(deal)
    for suit in _SUITS:
        told = replace(deal, first_trump=suit, trump=suit)
        for offer in _combinations(told, seat):
            item = offer.combination
            if item is not None and item.suit is suit and known[item] < 0:
                yield replace(offer, before=str(Trumps(suit)))


def _pending(deal: Running, seat: Seat) -> Iterator[Offer]:
    worths = values(deal)
    for one in deal.pending:
        if one.seat == seat:
            item, points = one.combination, worths[one.combination]
            words = {"combination": item, "trump": deal.trump_text, "points": points}
            line = str(Combined(seat, item, pending=True))
            yield Offer(line, "pending", points, saying("part.score_offer_pending", words), item)
            yield Offer(str(Dropped(seat, item)), "drop", 0, saying("part.score_drop", words), item)


def others(sheet: Sheet, seat: Seat) -> Iterator[Offer]:
    """All that is no combination and would stand: the judge is asked."""
    left = sheet.deal.brisques_left_to(seat)
    taken = _marks(sheet, Brisques(seat, left)) if left else ()
    if taken:
        says = saying("part.score_offer_brisques")
        least = 0 if _marks(sheet, Brisques(seat, 0)) else 1
        yield Offer(str(Brisques(seat, 1)), "brisques", taken[0].points // left, says, least=least, most=left)
    others: dict[str, Entry] = {
        "seven": Seven(seat),
        "last-trick": LastTrick(seat),
        "carte-blanche": Blanche(seat),
        "lift": Lifted(seat),
        "guess": Lifted(seat, guessed=True),
    }
    for kind, made in others.items():
        marks = _marks(sheet, made)
        if marks and marks[0].points:
            yield Offer(str(made), kind, marks[0].points, marks[0].what)


def _marks(sheet: Sheet, made: Entry) -> tuple[Mark, ...]:
    """What an entry would come to; nothing where it is refused."""
    with suppress(BadScore):
        outcome = Judge(sheet.deal, sheet.number, str(made), sheet.names).judged(made)
        return () if isinstance(outcome, Question) else outcome[1]
    return ()
