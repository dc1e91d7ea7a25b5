"""Requests while no deal is played: the cut, who deals, lifting and guessing, the next deal."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bezique.cards import CARDS, Card, numbered_pack, ordered_pack, shuffled_pack
from bezique.game.cutting import lifted
from bezique.game.match import MatchStage
from bezique.record import CutCards, DealsFirst, NewDeal
from bezique.seats import Seat, next_seat
from bezique.table.between import WIDEST
from bezique.table.notes import Note, What
from bezique.table.outcome import NOTHING, Outcome, Unable
from bezique.table.requests import Request, Requests

if TYPE_CHECKING:
    from bezique.table.room import Room


def opening(room: Room) -> Outcome:
    """What happens before anybody does anything: who deals, where it was chosen."""
    setup = room.setup
    if room.version:
        return NOTHING
    if setup.dealer == "cut" and setup.numbered is None:
        return room.seal()
    return room.do(DealsFirst(Seat.SOUTH if setup.dealer == "South" else Seat.NORTH))


def _cut(room: Room, seat: Seat, place: int) -> Outcome:
    spread, other = len(CARDS) * room.game.rules.packs, next_seat(seat)
    taken = room.between.cuts.get(other)
    if not 0 <= place < spread:
        raise Unable("no_such_place", last=spread - 1)
    if taken is not None and taken[1] == place:
        raise Unable("place_taken")
    mine = _any_card(room, None if taken is None else taken[0])
    if other in room.between.persons and taken is None:
        return room.note(Note(seat, "cut", (str(mine), str(place)))) + room.told_anew()
    theirs = _any_card(room, mine) if taken is None else taken[0]
    outcome = room.do(CutCards(room.between.cards(seat, mine, theirs)))
    if room.game.replay.match.stage is MatchStage.CHOOSE and room.turn == room.setup.computer:
        outcome += room.do(DealsFirst(seat))
    return outcome


def _any_card(room: Room, besides: Card | None) -> Card:
    """A card of the spread pack, from which one may be gone."""
    pack = Counter(ordered_pack(room.game.rules.packs))
    if besides is not None:
        pack[besides] -= 1
    return secrets.choice(sorted(pack.elements()))


def _next(room: Room, seat: Seat, _: int) -> Outcome:
    return _ready(room, (seat,))


def play_again(room: Room) -> Outcome:
    """Everybody wants another game."""
    return _ready(room, room.between.persons)


def _ready(room: Room, seats: Sequence[Seat]) -> Outcome:
    outcome = NOTHING
    for seat in seats:
        outcome += room.note(Note(seat, "ready"))
    for own in Seat:
        if own == room.setup.computer and room.between.lifting:
            what: What = "lift" if own == room.game.replay.match.dealer else "guess"
            outcome += room.note(Note(own, what, (str(_about(room)),)))
    return outcome + dealt(room)


def _lift(room: Room, seat: Seat, _: int) -> Outcome:
    return room.note(Note(seat, "lift", (str(_about(room)),))) + dealt(room)


def _guess(room: Room, seat: Seat, number: int) -> Outcome:
    if not 1 <= number <= WIDEST:
        raise Unable("no_such_guess", most=WIDEST)
    return room.note(Note(seat, "guess", (str(number),))) + dealt(room)


def _about(room: Room) -> int:
    """How many cards are lifted, and guessed by the computer: nobody can tell exactly."""
    return lifted(room.game.rules, secrets.randbelow)


def dealt(room: Room) -> Outcome:
    """Deal, unless somebody is not ready, or has still to lift or guess."""
    match, between, number = room.game.replay.match, room.between, room.game.replay.number + 1
    if match.dealer is None or not between.all_ready or between.lifting:
        return room.told_anew()
    first, packs = room.setup.numbered, room.game.rules.packs
    shuffled = room.game.sealing.pack() or shuffled_pack(packs)
    pack = shuffled if first is None else numbered_pack(first + number - 1, packs)
    deal = NewDeal(
        number,
        match.dealer,
        tuple(pack),
        before=match.scores,
        barred=match.barred_trump,
        lift=between.lift,
        guess=between.guess,
    )
    return room.do(deal)


def _chooses(room: Room, seat: Seat) -> bool:
    return room.stage == "choose_dealer" and room.turn == seat


def _lifts(room: Room, seat: Seat) -> bool:
    return room.stage == "lift" and room.turn == seat


PREPARING: Requests = {
    "cut": Request(lambda room, seat: room.stage == "cut" and seat not in room.between.cuts, _cut),
    "deal": Request(_chooses, lambda room, seat, _: room.do(DealsFirst(seat))),
    "lead": Request(_chooses, lambda room, seat, _: room.do(DealsFirst(next_seat(seat)))),
    "lift": Request(lambda room, seat: _lifts(room, seat) and room.between.lift is None, _lift),
    "guess": Request(lambda room, seat: _lifts(room, seat) and room.between.lift is not None, _guess),
    "next": Request(lambda room, seat: room.stage == "between" and seat not in room.between.ready, _next),
}
"""In the order in which they are listed."""
