"""What a player can be given a score for now: the entries that would stand, with their points and words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bezique.game.events import Reason
from bezique.game.supposing import with_trump, worth
from bezique.marker.entries import (
    Blanche,
    Brisques,
    Combined,
    Dropped,
    Entry,
    LastTrick,
    Lifted,
    Seven,
)
from bezique.marker.possible import may_be
from bezique.marker.running import Running
from bezique.marker.sheet import Sheet
from bezique.rules.combination import Combination
from bezique.rules.model import Brisques as Counting
from bezique.rules.model import LastTrickWhich, SecondSeven, Settlement
from bezique.seats import Seat
from bezique.words import Saying, saying


@dataclass(frozen=True, slots=True)
class Offer:
    """An entry that would stand, or may after a question.

    `kind` is "score", "announce", "pending", "drop", "seven", "brisques", "last-trick", "carte-blanche", "lift" or
    "guess". `points` are those it brings, or would bring where it is announced. For brisques `most` is the greatest
    number, and `line` is that for one of them.
    """

    line: str
    kind: str
    points: int
    says: Saying
    combination: Combination | None = None
    most: int = 1


def offers(sheet: Sheet, seat: Seat) -> tuple[Offer, ...]:
    """What can be entered for a seat, the dearest combinations first."""
    if sheet.ended:
        return ()
    found = sorted(_combinations(sheet.deal, seat), key=lambda offer: (-offer.points, offer.combination))
    return (*_pending(sheet.deal, seat), *found, *_others(sheet.deal, seat))


def values(deal: Running) -> dict[Combination, int]:
    """What each combination of the game would earn now; one in any suit counts as plain while trumps are not told."""
    known = -1 if deal.trump is None else int(deal.trump)
    if deal.trump is None and deal.rules.has_turn_up:
        return {item: deal.rules.combinations.get(item.key(None), -1) for item in Combination}
    ground = with_trump(deal.ground.deal(), known)
    return {item: worth(ground, item) for item in Combination}


def _combinations(deal: Running, seat: Seat) -> Iterator[Offer]:
    if deal.last_trick is not None and not (
        deal.rules.reuse.is_polish or deal.rules.last_trick.which is LastTrickWhich.LAST_DRAWING
    ):
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


def _pending(deal: Running, seat: Seat) -> Iterator[Offer]:
    worths = values(deal)
    for one in deal.pending:
        if one.seat == seat:
            item, points = one.combination, worths[one.combination]
            words = {"combination": item, "trump": deal.trump_text, "points": points}
            line = str(Combined(seat, item, pending=True))
            yield Offer(line, "pending", points, saying("part.score_offer_pending", words), item)
            yield Offer(str(Dropped(seat, item)), "drop", 0, saying("part.score_offer_drop", words), item)


def _others(deal: Running, seat: Seat) -> Iterator[Offer]:
    rules = deal.rules
    if deal.brisques_left and rules.brisques is not Counting.NEVER and not _told(deal, seat):
        yield Offer(
            str(Brisques(seat, 1)), "brisques", 10, saying("part.score_offer_brisques"), most=deal.brisques_left
        )
    if rules.seven.points and deal.sevens < (rules.packs if rules.seven.second is not SecondSeven.NONE else 1):
        yield _offer(Seven(seat), "seven", rules.seven.points, Reason.SEVEN_EXCHANGED)
    if deal.last_trick is None and rules.last_trick.points:
        yield _offer(LastTrick(seat), "last-trick", rules.last_trick.points, Reason.LAST_TRICK)
    if rules.carte_blanche.points and (rules.carte_blanche.repeat or not deal.blanches[seat]):
        again = deal.blanches[seat] > 0
        if again or not any(one.seat == seat for one in deal.declarations):
            reason = Reason.CARTE_BLANCHE_DRAW if again else Reason.CARTE_BLANCHE
            yield _offer(Blanche(seat), "carte-blanche", rules.carte_blanche.points, reason)
    yield from _lifted(deal, seat)


def _told(deal: Running, seat: Seat) -> bool:
    return deal.rules.brisques is not Counting.IMMEDIATE and deal.told[seat]


def _lifted(deal: Running, seat: Seat) -> Iterator[Offer]:
    guessed = seat != deal.dealer
    if deal.rules.settlement in (Settlement.SIX, Settlement.EIGHT) and guessed not in deal.lifted:
        points, reason = (150, Reason.GUESS) if guessed else (250, Reason.LIFT)
        yield _offer(Lifted(seat, guessed), "guess" if guessed else "lift", points, reason)


def _offer(made: Entry, kind: str, points: int, reason: Reason) -> Offer:
    return Offer(str(made), kind, points, saying(f"said.{reason}", points=points))
