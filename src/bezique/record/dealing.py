"""The deal that a line of a record begins, and whether it can be that."""

from __future__ import annotations

from collections import Counter

from bezique.cards import CARDS, numbered_pack
from bezique.errors import BadPosition
from bezique.game.deal import Deal
from bezique.game.events import Event
from bezique.game.match import Match, MatchStage
from bezique.record.lines import fault_at, write_body
from bezique.record.model import FromPosition, Header, Line, NewDeal
from bezique.record.seen_deal import SeenDeal
from bezique.seats import PerSeat

AnyDeal = Deal | SeenDeal
"""A deal with all its cards, or as far as one seat saw it."""

Dealt = tuple[AnyDeal, tuple[Event, ...]]


def first_match(header: Header, body: NewDeal) -> Match:
    """The match of which `body` is the first deal that the record tells."""
    return Match(header.rules, body.before, body.dealer, barred_trump=body.barred)


def check_turn(line: Line, body: NewDeal, match: Match) -> None:
    """`body` is the next deal of `match`; raises BadRecord."""
    if match.dealer is None:
        missing = "the players have not cut" if match.stage is MatchStage.CUT else "the winner of the cut has to choose"
        raise fault_at(line, 0, f"it is not known who deals: {missing}")
    if body.dealer != match.dealer:
        raise fault_at(line, 3, f"{match.dealer} deals, not {body.dealer}")
    if body.before != match.scores:
        raise fault_at(line, _word(body, "before"), f"the points before this deal are {points(match.scores)}")
    if body.barred != match.barred_trump:
        barred = "no suit" if match.barred_trump is None else str(match.barred_trump)
        raise fault_at(line, _word(body, "barred"), f"{barred} is barred from being trumps in this deal")


def deal_of(header: Header, line: Line, body: NewDeal, match: Match) -> Dealt:
    """The deal that `body` begins and the events of the dealing; raises BadRecord."""
    _check_lift(header, line, body)
    if body.alone and any(body.before):
        raise fault_at(line, _word(body, "before"), "a deal that stands alone has no points before it")
    if header.seen_by is not None:
        if body.pack is not None:
            raise fault_at(line, _word(body, "pack"), "a record of what one seat saw cannot know the pack")
        return SeenDeal(header.rules, body.dealer, body.seen), body.seen
    if body.pack is None or body.seen:
        raise fault_at(line, 0, "a complete record gives the pack of each deal, and not what was seen")
    _check_pack(header, line, body)
    if body.alone:
        deal = Deal(header.rules, body.pack, body.dealer, barred_trump=body.barred, lift=body.lift, guess=body.guess)
    else:
        deal = Deal(**match.new_deal(body.pack, body.lift, body.guess))
    return deal, deal.opening


def placed(header: Header, line: Line, body: FromPosition) -> Deal:
    """The deal that begins from a position; raises BadRecord."""
    from bezique.game.position import position

    if header.seen_by is not None:
        raise fault_at(line, 0, "a record of what one seat saw cannot begin from a position")
    try:
        deal = position(body.text)
    except BadPosition as fault:
        raise fault_at(line, 2, f"this is not a position: {fault}") from fault
    if deal.rules != header.rules:
        raise fault_at(line, 2, "the position is one under other rules than those of the record")
    return deal


def points(scores: PerSeat[int]) -> str:
    """Points as a record writes them: ``South 40 North 0``."""
    return " ".join(f"{seat} {number}" for seat, number in scores.items())


def _word(body: NewDeal, word: str) -> int:
    """The index of a word of the line; 0 where it is not there."""
    words = write_body(body).split()
    return words.index(word) if word in words else 0


def _check_lift(header: Header, line: Line, body: NewDeal) -> None:
    for word, number in (("lift", body.lift), ("guess", body.guess)):
        if number is None:
            continue
        if header.rules.lifting is None:
            raise fault_at(line, _word(body, word), "lifting and guessing belong to the six-pack and eight-pack games")
        if word == "guess" and body.lift is None:
            raise fault_at(line, _word(body, word), "a guess needs a lift before it")


def _check_pack(header: Header, line: Line, body: NewDeal) -> None:
    pack, first, packs = body.pack or (), _word(body, "pack"), header.rules.packs
    counts: Counter[int] = Counter()
    for place, kind in enumerate(pack, 1):
        counts[kind] += 1
        if counts[kind] > packs:
            problem = f"{kind} is in the pack once too often: there are {packs} of each card"
            raise fault_at(line, first + place, problem)
    missing = [str(kind) for kind in CARDS if counts[kind] < packs]
    if missing:
        raise fault_at(line, first, f"the pack is not complete: it lacks {', '.join(missing)}")
    _check_number(header, line, body)


def _check_number(header: Header, line: Line, body: NewDeal) -> None:
    named = None if body.alone else header.promised(body.number)
    if named is not None and body.pack != tuple(numbered_pack(named, header.rules.packs)):
        problem = f"this is not the pack of the numbered deal {named}, which the tag Deal promises"
        raise fault_at(line, _word(body, "pack"), problem)
