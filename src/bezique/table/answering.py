"""A message of a player is answered: an action, a question, a request, a seed, a phrase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bezique.errors import BadRecord
from bezique.record import Act as ActLine
from bezique.seats import Seat
from bezique.table import advising
from bezique.table.agreeing import AGREEING
from bezique.table.giving_up import AT_ANY_TIME
from bezique.table.messages import PROTOCOL, Act, Ask, FromBrowser, Phrase, Seed, Speak, Welcome, Why
from bezique.table.outcome import NOTHING, Outcome, Unable
from bezique.table.picture import picture
from bezique.table.playing import PLAYING
from bezique.table.preparing import PREPARING
from bezique.table.requests import Requests
from bezique.table.showing import NAMES

if TYPE_CHECKING:
    from bezique.table.room import Room

PHRASES = ("good_game", "well_played", "thanks", "hello", "sorry", "one_moment", "good_luck", "goodbye")
"""The preset phrases, by their keys."""

_WHILE_PLAYING: Requests = {**PLAYING, **AGREEING, **AT_ANY_TIME}
_BETWEEN_DEALS: Requests = {**PREPARING, **AGREEING, **AT_ANY_TIME}


def requests(room: Room) -> Requests:
    """The requests that there are at this moment."""
    return _WHILE_PLAYING if room.game.playing else _BETWEEN_DEALS


def answer(room: Room, seat: Seat | None, message: FromBrowser, language: str) -> Outcome:
    """What a message comes to; raises Unable where it cannot be done."""
    if seat is None:
        raise Unable("not_seated")
    match message:
        case Act():
            return _act(room, seat, message, language)
        case Why():
            return advising.why(room, seat, message, language)
        case Ask():
            return _ask(room, seat, message, language)
        case Seed():
            seeded = room.game.sealing.adds(seat, message.deal, message.seed)
            return NOTHING if seeded is None else room.do(seeded)
        case Speak():
            return _speak(room, seat, message)
        case _:
            return NOTHING


def _again(room: Room, seat: Seat, language: str) -> Outcome:
    """The viewer's table as it is: what he asked for answered another one."""
    return Outcome(sent=(("asker", Welcome(PROTOCOL, picture(room, seat, language))),))


def _act(room: Room, seat: Seat, message: Act, language: str) -> Outcome:
    if message.number != room.game.count(seat):
        return _again(room, seat, language)
    action = advising.read_action(message.action)
    try:
        return room.do(ActLine(seat, action))
    except BadRecord:  # nothing was done; why not is told from what the seat may know
        forbidden = advising.forbidden(message.request, advising.seen(room, seat), action, language)
        if forbidden is None:
            raise
        return forbidden


def _ask(room: Room, seat: Seat, message: Ask, language: str) -> Outcome:
    request, heard = requests(room).get(message.what), room.game.story.heard[seat]
    oldest = heard.begun if request is not None and request.whenever else heard.count
    if not oldest <= message.number <= heard.count:
        return _again(room, seat, language)
    if request is None or not request.open_to(room, seat):
        raise Unable("not_now")
    return request.do(room, seat, message.value)


def _speak(room: Room, seat: Seat, message: Speak) -> Outcome:
    if message.phrase not in PHRASES:
        raise Unable("no_such_phrase", phrases=PHRASES)
    return room.to_all(lambda _, __: Phrase(NAMES[seat], message.phrase))
