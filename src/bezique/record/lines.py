"""One line of the body of a record: from text and back (docs/record.md, "Lines")."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, get_args

from bezique.errors import BadNotation, BadRecord
from bezique.game.actions import Action
from bezique.game.actions import action as action_of
from bezique.game.events import Event
from bezique.record.cursor import Cursor, clean, shown
from bezique.record.happenings import read_amendment, read_event, write_event
from bezique.record.model import (
    Act,
    Amend,
    Body,
    CutCards,
    DealEnds,
    DealsFirst,
    End,
    FromPosition,
    GameEnds,
    Line,
    NewDeal,
    PartieEnds,
    Resigns,
    Sealed,
    Seeded,
    Undo,
    Unsealed,
    Void,
    Why,
)
from bezique.rules.options import near
from bezique.seats import PerSeat, Seat

COMMENT, SEEN = ";", "|"
"""What begins a comment, and what stands before each event."""

NOBODY = "nobody"
"""The winner of a game that nobody won, and the one who saw a record that a spectator could have written."""

SHORTEST_SEED, LONGEST_SEED = 16, 64
"""How many bytes a seat can add to the chance of a deal."""

_SEATS = {str(seat): seat for seat in Seat}
B = TypeVar("B", bound=Body)


def quoted(text: str) -> str:
    """A text as a JSON string of printable characters, without what has a meaning of its own in a line."""
    plain = (letter if letter.isprintable() and letter not in _MEANT else _escaped(letter) for letter in text)
    return f'"{"".join(plain)}"'


_MEANT = '"\\;|'
"""What has a meaning in a line or in a text in quotation marks."""


def _escaped(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if letter in ";|\x7f" else json.dumps(letter)[1:-1]


def unquoted(cursor: Cursor, text: str) -> str:
    """The text of which `quoted` made `text`; raises BadRecord at the next word of `cursor`."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, str):
        raise cursor.fault(f'{shown(text) or "this"} is not a text in quotation marks such as "Ann"')
    return value


# --- reading ---------------------------------------------------------------------------------------------------


def read_line(text: str, number: int = 0) -> Line:
    """The line that `text` is; `number` is its number in the file. Raises BadRecord."""
    told, mark, comment = text.partition(COMMENT)
    first, *seen = told.split(SEEN)
    cursor = Cursor(number, first)
    if cursor.next is None and not seen:
        return Line(None, comment if mark else "", number)
    return Line(_body(cursor, first, _events(number, first, seen)), comment, number, tuple(cursor.columns))


def _events(number: int, first: str, seen: list[str]) -> tuple[Event, ...]:
    events, column = [], len(first) + 2
    for part in seen:
        events.append(read_event(Cursor(number, part, column)))
        column += len(part) + 1
    return tuple(events)


def _body(cursor: Cursor, text: str, seen: tuple[Event, ...]) -> Body:
    word = cursor.take("a line of the game")
    if word in _SEATS:
        return _act(cursor, _SEATS[word], seen)
    if word.startswith("["):
        raise cursor.fault("this looks like a tag, and tags belong above the first empty line", 0)
    if word not in _READERS:
        words = (*_SEATS, *_READERS)
        guess = near(word, words) or f": it is one of {', '.join(words)}"
        raise cursor.fault(f'"{shown(word)}" does not begin a line{guess}', 0)
    if word == "deal":
        return _new_deal(cursor, seen)
    if word == "amend":
        return _amend(cursor, seen)
    if seen:
        raise cursor.fault("only a deal and what a player does can be followed by what was seen")
    return _READERS[word](cursor, text)


def _act(cursor: Cursor, seat: Seat, seen: tuple[Event, ...]) -> Act:
    first = cursor.at
    while cursor.next not in (None, "="):
        cursor.at += 1
    action = _action(cursor, first)
    scores = cursor.of_each("points") if cursor.passes("=") else None
    cursor.end()
    return Act(seat, action, scores, seen)


def _amend(cursor: Cursor, seen: tuple[Event, ...]) -> Amend:
    amendment = None if cursor.next in (None, "=") else read_amendment(cursor, "=")
    scores = cursor.of_each("points") if cursor.passes("=") else None
    return _whole(cursor, Amend(amendment, scores, seen))


def _action(cursor: Cursor, first: int) -> Action:
    words = cursor.words[first : cursor.at]
    if not words:
        raise cursor.fault("the line does not say what the player does")
    try:
        return action_of(" ".join(words))
    except BadNotation as fault:
        takes_one = len(words) > 1 and words[0].lower() in ("score", "announce", "choose")
        raise cursor.fault(fault.problem, first + takes_one + (len(words) > 2 and takes_one)) from None


def _new_deal(cursor: Cursor, seen: tuple[Event, ...]) -> NewDeal:
    number = cursor.number("the number of a deal")
    cursor.expect("dealer")
    dealer = cursor.seat()
    alone = cursor.passes("alone")
    before = cursor.of_each("points") if cursor.passes("before") else PerSeat.both(0)
    barred = cursor.suit() if cursor.passes("barred") else None
    lift = cursor.number("a number of cards") if cursor.passes("lift") else None
    guess = cursor.number("a number of cards") if cursor.passes("guess") else None
    pack = cursor.cards() if cursor.passes("pack") else None
    cursor.end()
    return NewDeal(number, dealer, pack, alone, before, barred, lift, guess, seen)


def _from_position(cursor: Cursor, text: str) -> FromPosition:
    number = cursor.number("the number of a deal")
    if cursor.next is None:
        raise cursor.fault("the text of the position should stand here, in quotation marks")
    return FromPosition(number, unquoted(cursor, text[cursor.columns[cursor.at] - 1 :].rstrip(" \t")))


def _cut(cursor: Cursor, _: str) -> CutCards:
    cards = []
    for seat in Seat:
        cursor.expect(str(seat))
        cards.append(cursor.card())
    cursor.end()
    return CutCards(PerSeat(tuple(cards)))


def _sealed(cursor: Cursor, _: str) -> Sealed:
    return _whole(cursor, Sealed(cursor.number("the number of a deal"), _digest(cursor, "a commitment")))


def _seeded(cursor: Cursor, _: str) -> Seeded:
    number, seat = cursor.number("the number of a deal"), cursor.seat()
    return _whole(cursor, Seeded(number, seat, cursor.hexadecimal("a seed", SHORTEST_SEED, LONGEST_SEED)))


def _unsealed(cursor: Cursor, _: str) -> Unsealed:
    return _whole(cursor, Unsealed(cursor.number("the number of a deal"), _digest(cursor, "a secret")))


def _digest(cursor: Cursor, what: str) -> bytes:
    return cursor.hexadecimal(what, 32, 32)


def _resigns(cursor: Cursor, _: str) -> Resigns:
    seat, why = cursor.seat(), ""
    if cursor.next is not None:
        why = cursor.one_of(tuple(filter(None, _WHY)), "a reason")
    return _whole(cursor, Resigns(seat, _WHY[why]))


_WHY: Mapping[str, Why] = {why: why for why in get_args(Why)}


def _game(cursor: Cursor, _: str) -> GameEnds:
    scores = cursor.of_each("points")
    cursor.expect("winner")
    winner = _SEATS.get(cursor.one_of((*_SEATS, NOBODY), "a winner"))
    cursor.expect("value")
    return _whole(cursor, GameEnds(scores, winner, cursor.number("a value")))


def _partie(cursor: Cursor, _: str) -> PartieEnds:
    cursor.expect("winner")
    winner = cursor.seat()
    cursor.expect("odd")
    return _whole(cursor, PartieEnds(winner, cursor.number("a stake")))


def _whole(cursor: Cursor, body: B) -> B:
    cursor.end()
    return body


_READERS: Mapping[str, Callable[[Cursor, str], Body]] = {
    "cut": _cut,
    "dealer": lambda cursor, _: _whole(cursor, DealsFirst(cursor.seat())),
    "seal": _sealed,
    "seed": _seeded,
    "deal": lambda cursor, _: _new_deal(cursor, ()),
    "position": _from_position,
    "amend": lambda cursor, _: _amend(cursor, ()),
    "undo": lambda cursor, _: _whole(cursor, Undo(cursor.passes("deal"))),
    "resign": _resigns,
    "void": lambda cursor, _: _whole(cursor, Void()),
    "result": lambda cursor, _: _whole(cursor, DealEnds(cursor.of_each("points"))),
    "game": _game,
    "partie": _partie,
    "unseal": _unsealed,
    "end": lambda cursor, _: _whole(cursor, End()),
}
"""What begins a line, besides the seats."""


# --- writing ---------------------------------------------------------------------------------------------------


def write_line(line: Line) -> str:
    """The text of a line, without its line end."""
    if line.body is None:
        return f"{COMMENT} {line.comment}".rstrip()
    body = write_body(line.body)
    return f"{body} {COMMENT} {line.comment}" if line.comment else body


def write_body(body: Body) -> str:
    """The text of a body, followed by what was seen."""
    seen = body.seen if isinstance(body, (NewDeal, Act, Amend)) else ()
    return " | ".join((_told(body), *map(write_event, seen)))


def _told(body: Body) -> str:
    return _WRITERS[type(body)](body)


def _act_told(act: Act) -> str:
    return f"{act.seat} {act.action}{_points(act.scores)}"


def _points(scores: PerSeat[int] | None) -> str:
    return "" if scores is None else f" = {_of_each(scores)}"


def _amended(body: Amend) -> str:
    return f"amend{'' if body.amendment is None else f' {body.amendment}'}{_points(body.scores)}"


def _game_told(game: GameEnds) -> str:
    winner = NOBODY if game.winner is None else game.winner
    return f"game {_of_each(game.scores)} winner {winner} value {game.value}"


def _deal(body: NewDeal) -> str:
    parts = [f"deal {body.number} dealer {body.dealer}"]
    parts += ["alone"] if body.alone else []
    parts += [f"before {_of_each(body.before)}"] if any(body.before) else []
    parts += [f"barred {body.barred}"] if body.barred is not None else []
    parts += [f"lift {body.lift}"] if body.lift is not None else []
    parts += [f"guess {body.guess}"] if body.guess is not None else []
    parts += ["pack", *map(str, body.pack)] if body.pack is not None else []
    return " ".join(parts)


def _of_each(values: PerSeat[Any]) -> str:
    return " ".join(f"{seat} {value}" for seat, value in values.items())


_WRITERS: Mapping[type, Callable[[Any], str]] = {
    CutCards: lambda cut: f"cut {_of_each(cut.cards)}",
    DealsFirst: lambda chosen: f"dealer {chosen.seat}",
    Sealed: lambda body: f"seal {body.number} {body.commitment.hex()}",
    Seeded: lambda body: f"seed {body.number} {body.seat} {body.seed.hex()}",
    NewDeal: _deal,
    FromPosition: lambda begun: f"position {begun.number} {quoted(begun.text)}",
    Act: _act_told,
    Amend: _amended,
    Undo: lambda undo: "undo deal" if undo.whole else "undo",
    Resigns: lambda given: " ".join(filter(None, ("resign", str(given.seat), given.why))),
    Void: lambda _: "void",
    DealEnds: lambda deal: f"result {_of_each(deal.scores)}",
    GameEnds: _game_told,
    PartieEnds: lambda partie: f"partie winner {partie.winner} odd {partie.odd_game}",
    Unsealed: lambda body: f"unseal {body.number} {body.secret.hex()}",
    End: lambda _: "end",
}


def place_of(line: Line, word: int) -> int:
    """The column at which a word of the body of `line` begins: as it was read, or as it is written."""
    columns = line.columns or (tuple(Cursor(0, _told(line.body)).columns) if line.body is not None else ())
    return columns[min(word, len(columns) - 1)] if columns else 1


def fault_at(line: Line, word: int, problem: str) -> BadRecord:
    """A fault at a word of the body of `line`."""
    return BadRecord(clean(problem), line=line.number or None, column=place_of(line, word))
