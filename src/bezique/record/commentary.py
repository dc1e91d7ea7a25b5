"""What a line says in the words of a table: the comment behind it (laws 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bezique.game.actions import Done
from bezique.game.deal import Deal
from bezique.game.events import Announced, Event, Scored, TookTrick
from bezique.game.layout import pending_of
from bezique.game.match import CutForDeal, GameOver, MatchEvent, PartieOver
from bezique.game.spoken import counted, declaration, told_lines
from bezique.record.model import Act, Body, DealEnds, GameEnds, PartieEnds, Record, Resigns, Undo, Void
from bezique.record.replaying import Step, replay
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat, next_seat
from bezique.words import Saying, saying


def remark(step: Step, names: PerSeat[str]) -> str:
    """The comment for a line: what happened, as players and onlookers would say it; "" where nothing is to be said.

    "South leads the ten of clubs."; "North: Forty for bezique, and twenty to score."
    """
    return " ".join(one.said() for one in (*remarks(step, names), *_of_the_match(step.happened, names)))


def commented(record: Record) -> Record:
    """The same record with a comment on each line that tells what happened; raises BadRecord where it cannot have."""
    names = record.header.names
    lines = (replace(step.line, comment=_comment(step, names)) for step in replay(record))
    return replace(record, lines=tuple(lines))


def _comment(step: Step, names: PerSeat[str]) -> str:
    """What is told of it, once: of the end of a deal with the act that ended it."""
    results = (DealEnds, GameEnds, PartieEnds)
    return step.line.comment if isinstance(step.line.body, results) else remark(step, names)


def agreed(body: Body | None, names: PerSeat[str]) -> Iterator[Saying]:
    """What a line says that is no move of the game: taken back, given up, void; nothing for other lines."""
    match body:
        case Undo(whole):
            yield saying("agreed.begun_anew" if whole else "agreed.taken_back")
        case Resigns(seat, why):
            yield saying(f"agreed.{why or 'resigns'}", seat=names[seat])
        case Void():
            yield saying("agreed.void")
        case _:
            pass


def remarks(step: Step, names: PerSeat[str]) -> Iterator[Saying]:
    """What a step did in the deal, a line each, in order; but points for combinations as the player says them."""
    deal, told = step.deal, list(step.events)
    yield from agreed(step.line.body, names)
    trump = deal.trump if deal is not None else None
    if isinstance(deal, Deal) and isinstance(step.line.body, Act):
        seat, action = step.line.body.seat, step.line.body.action
        if any(map(_is_declared, told)):
            said = [event for event in step.window if isinstance(event, Announced) or event in told]
            yield from _spoken(filter(_is_said, said), deal, seat, names)
            told = [event for event in told if not _is_declared(event)]
        elif isinstance(action, Done) and not any(map(_is_said, step.window)):
            yield from _spoken((), deal, seat, names)
    yield from told_lines(told if deal is None else counted(told, deal.rules), names, trump)
    yield from _reminders(step, names)


def _is_declared(event: Event) -> bool:
    """Whether these are the points of a combination."""
    return isinstance(event, Scored) and event.combination is not None


def _is_said(event: Event) -> bool:
    return isinstance(event, Announced) or _is_declared(event)


def _spoken(events: Iterable[Event], deal: Deal, seat: Seat, names: PerSeat[str]) -> Iterator[Saying]:
    line = declaration(events, pending(deal, seat), deal.trump, names[seat])
    if line is not None:
        yield line


def _reminders(step: Step, names: PerSeat[str]) -> Iterator[Saying]:
    """Who lost a trick says what he has to score; the winner has yet to declare."""
    taken = [event for event in step.events if isinstance(event, TookTrick)]
    if taken and isinstance(step.deal, Deal):
        loser = next_seat(taken[0].seat)
        yield from _spoken((), step.deal, loser, names)


def pending(deal: Deal, seat: int) -> list[tuple[Combination, int]]:
    """What a seat has announced and not scored, with the points it would bring now."""
    return [(item, deal.rules.combinations.get(item.key(deal.trump), 0)) for item, _ in pending_of(deal, seat)]


def _of_the_match(happened: Sequence[MatchEvent], names: PerSeat[str]) -> Iterator[Saying]:
    for event in happened:
        match event:
            case CutForDeal(_, outcome) if outcome.winner is None:
                yield saying("match.cut_again")
            case CutForDeal(_, outcome):
                yield _won("match.wins_cut", outcome.winner, names)
            case GameOver(result):
                yield _won("match.wins_game", result.settled.winner, names)
            case PartieOver(result):
                yield _won("match.wins_partie", result.winner, names)
            case _:
                pass


def _won(code: str, winner: Seat | None, names: PerSeat[str]) -> Saying:
    return saying("match.nobody_wins") if winner is None else saying(code, winner=names[winner])
