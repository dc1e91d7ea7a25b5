"""A score as the browser shows it: points, markers, entries, and what can be entered, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from bezique.marker import Mark, Offer, Question, Sheet, offers, table_offers
from bezique.rules.combination import Combination
from bezique.rules.explain import title_of
from bezique.seats import PerSeat, Seat
from bezique.table.messages import SeatName
from bezique.table.showing import marker
from bezique.web.scores.api import Score, ScoreEnd, ScoreItem, ScoreMark, ScoreQuestion, ScoreSide
from bezique.web.scores.store import KeptScore
from bezique.words import Saying, combination_name, player_name, saying

_SEATS: PerSeat[SeatName] = PerSeat(("South", "North"))
_STATES: Mapping[str, Literal["stands", "down", "void"]] = {"": "stands", "down": "down", "void": "void"}
_DECLARED = frozenset({"score", "announce"})


def shown(kept: KeptScore, sheet: Sheet, language: str) -> Score:
    """The whole score."""
    rules = sheet.rules
    return Score(
        kept.id,
        len(sheet.lines),
        rules.name,
        title_of(rules, language),
        rules.target,
        sheet.deal.number,
        _SEATS[sheet.deal.dealer],
        tuple(_side(sheet, seat, language) for seat in Seat),
        tuple(_mark(sheet, mark, language) for mark in sheet.marks),
        tuple(_menu(sheet, language)),
        tuple(one.said(language) for one in sheet.told),
        tuple(ScoreEnd(deal, tuple(one.said(language) for one in end.told)) for deal, end in sheet.ends.items()),
        "" if sheet.owed is None else sheet.owed.said(language),
        trump=sheet.deal.trump_text,
        lines=sheet.lines,
        over=sheet.ended,
    )


def asked(question: Question, language: str) -> ScoreQuestion:
    """A question with its choices."""
    choices = tuple(ScoreItem(one.lines, "choice", _capital(one.says.said(language))) for one in question.choices)
    return ScoreQuestion(question.asks.said(language), choices)


def _side(sheet: Sheet, seat: Seat, language: str) -> ScoreSide:
    found = offers(sheet, seat)
    items = [(offer, _item(sheet, offer, language)) for offer in found]
    return ScoreSide(
        _SEATS[seat],
        player_name(sheet.names[seat], language),
        sheet.scores[seat],
        sheet.deal.scores[seat],
        marker(sheet.scores[seat], _before(sheet, seat)),
        sheet.match.wins[seat],
        sheet.match.account[seat],
        tuple(item for offer, item in items if offer.kind == "pending"),
        tuple(item for offer, item in items if offer.kind != "pending"),
    )


def _before(sheet: Sheet, seat: Seat) -> int:
    """What the seat had in this game before its last points."""
    last = next(
        (mark for mark in reversed(sheet.marks) if mark.seat == seat and mark.points and mark.state != "void"), None
    )
    return sheet.scores[seat] - last.points if last and last.game_total == sheet.scores[seat] else 0


def _item(sheet: Sheet, offer: Offer, language: str) -> ScoreItem:
    item = offer.combination
    if item is None:
        name = saying(f"keeping.{offer.kind.replace('-', '_')}").said(language)
        counted = offer.kind == "brisques"
        lines = (offer.line.removesuffix("1") + "{number}" if counted else offer.line,)
        least, most = (offer.least, offer.most) if counted else (0, 0)
        return ScoreItem(lines, offer.kind, _capital(name), points=offer.points, least=least, most=most)
    name = combination_name(str(item), sheet.deal.trump_text, language)
    if offer.kind not in _DECLARED:
        name = name if offer.kind == "pending" else offer.says.said(language)
        return ScoreItem((offer.line,), offer.kind, _capital(name), points=offer.points)
    key, group = _group(item, offer.points, sheet, language)
    suit = "" if item.suit is None else str(item.suit)
    entered = tuple(line for line in (offer.before, offer.line) if line)
    return ScoreItem(entered, offer.kind, _capital(name), key, _capital(group), suit, offer.points)


def _group(item: Combination, points: int, sheet: Sheet, language: str) -> tuple[str, str]:
    """What items that differ by their suit only have in common, and what they are called together."""
    trump = sheet.deal.trump
    if trump is None and item.suit is not None:
        first = str(item).partition("-")[0]
        return f"{first} {points}", saying(f"keeping.{first}").said(language)
    key = item.key(None if trump is None else int(trump))
    return key, combination_name(key, sheet.deal.trump_text, language)


def _menu(sheet: Sheet, language: str) -> Iterator[ScoreItem]:
    """What belongs to neither player."""
    for offer in table_offers(sheet):
        name = _said(offer.says, language)
        if offer.suit is None:
            yield ScoreItem((offer.line,), "over" if offer.kind == "over" else "rare", name)
        else:
            group = _said(saying(f"keeping.{offer.kind}"), language)
            yield ScoreItem((offer.line,), "score", name, offer.kind, group, str(offer.suit), offer.points)


def _mark(sheet: Sheet, mark: Mark, language: str) -> ScoreMark:
    said, stands = _capital(mark.says.said(language)), not mark.state
    undo = ScoreItem((f"undo {mark.number}",), "undo", _said(saying("keeping.undo"), language))
    wrong = ScoreItem((f"wrong {mark.number}",), "wrong", _said(saying("keeping.wrong"), language))
    running = mark.deal == sheet.deal.number
    return ScoreMark(
        mark.number,
        mark.deal,
        said,
        None if mark.seat is None else _SEATS[mark.seat],
        mark.points,
        mark.game_total,
        _STATES[mark.state],
        (undo, wrong) if stands and mark.points > 0 and running else (undo,),
    )


def _said(what: Saying, language: str) -> str:
    return _capital(what.said(language))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
