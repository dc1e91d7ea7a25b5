"""What a line says in the words of a table: the comment behind it (laws 6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bezique.game.actions import Done
from bezique.game.deal import Deal
from bezique.game.events import Announced, Event, Scored, TookTrick
from bezique.game.layout import pending_of
from bezique.game.match import CutForDeal, GameOver, MatchEvent, PartieOver
from bezique.game.spoken import counted, declaration_line, spoken_lines
from bezique.record.model import Act, Body, Resigns, Undo, Void
from bezique.record.replaying import Step
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, next_seat


def remark(step: Step, names: PerSeat[str]) -> str:
    """The comment for a line: what happened, as players and onlookers would say it; "" where nothing is to be said.

    "South leads the ten of clubs."; "North: Forty for bezique, and twenty to score."
    """
    return " ".join(filter(None, (*remarks(step, names), *_of_the_match(step.happened, names))))


def agreed(body: Body | None, names: PerSeat[str]) -> str:
    """What a line says that is no move of the game: taken back, given up, void; "" for other lines."""
    match body:
        case Undo(whole=False):
            return "The last action is taken back."
        case Undo():
            return "The deal is begun anew with the same cards."
        case Resigns(seat, why):
            return _GIVEN_UP[why].format(name=names[seat], verb="resign" if names[seat] == "You" else "resigns")
        case Void():
            return "The deal is void: the same player deals again."
        case _:
            return ""


_GIVEN_UP = {
    "": "{name} {verb}.",
    "time": "{name}: the time has run out, and the game is lost.",
    "away": "{name}: gone for so long that the other claims the game.",
}


def remarks(step: Step, names: PerSeat[str]) -> Iterator[str]:
    """What a step did in the deal, a line each, in order; but points for combinations as the player says them."""
    deal, told = step.deal, list(step.events)
    yield agreed(step.line.body, names)
    trump = deal.trump if deal is not None else None
    if isinstance(deal, Deal) and isinstance(step.line.body, Act):
        seat, action = step.line.body.seat, step.line.body.action
        if any(map(_is_declared, told)):
            said = [event for event in step.window if isinstance(event, Announced) or event in told]
            yield declaration_line(filter(_is_said, said), pending(deal, seat), trump, names[seat])
            told = [event for event in told if not _is_declared(event)]
        elif isinstance(action, Done) and not any(map(_is_said, step.window)):
            yield declaration_line((), pending(deal, seat), trump, names[seat])
    yield from spoken_lines(told if deal is None else counted(told, deal.rules), names, trump)
    yield from _reminders(step, names)


def _is_declared(event: Event) -> bool:
    """Whether these are the points of a combination."""
    return isinstance(event, Scored) and event.combination is not None


def _is_said(event: Event) -> bool:
    return isinstance(event, Announced) or _is_declared(event)


def _reminders(step: Step, names: PerSeat[str]) -> Iterator[str]:
    """Who lost a trick says what he has to score; the winner has yet to declare."""
    taken = [event for event in step.events if isinstance(event, TookTrick)]
    if taken and isinstance(step.deal, Deal):
        loser = next_seat(taken[0].seat)
        yield declaration_line((), pending(step.deal, loser), step.deal.trump, names[loser])


def pending(deal: Deal, seat: int) -> list[tuple[Combination, int]]:
    """What a seat has announced and not scored, with the points it would bring now."""
    return [(item, deal.rules.combinations.get(item.key(deal.trump), 0)) for item, _ in pending_of(deal, seat)]


def _of_the_match(happened: Sequence[MatchEvent], names: PerSeat[str]) -> Iterator[str]:
    for event in happened:
        match event:
            case CutForDeal(_, outcome):
                yield (
                    "Equal cards: both cut again."
                    if outcome.winner is None
                    else f"{names[outcome.winner]} wins the cut."
                )
            case GameOver(result):
                first = result.settled.winner
                yield "Nobody wins the game." if first is None else f"{names[first]} wins the game."
            case PartieOver(result):
                yield f"{names[result.winner]} wins the partie."
            case _:
                pass
