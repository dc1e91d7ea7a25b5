"""What a line says in the words of a table: the comment behind it (laws 6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bezique.game.deal import Deal
from bezique.game.events import Event, Scored
from bezique.game.match import CutForDeal, GameOver, MatchEvent, PartieOver
from bezique.game.spoken import declaration_line, spoken_lines
from bezique.record.model import Act, Undo
from bezique.record.replaying import Step
from bezique.rules.combination import Combination
from bezique.seats import PerSeat


def remark(step: Step, names: PerSeat[str]) -> str:
    """The comment for a line: what happened, as players and onlookers would say it; "" where nothing is to be said.

    "South leads the ten of clubs."; "North: Forty for bezique, and twenty to score."
    """
    if isinstance(step.line.body, Undo):
        return "The last action is taken back."
    return " ".join((*_of_the_deal(step, names), *_of_the_match(step.happened, names)))


def _of_the_deal(step: Step, names: PerSeat[str]) -> Iterator[str]:
    deal, events = step.deal, step.events
    trump = deal.trump if deal is not None else None
    declared = _declared(events)
    if declared and isinstance(step.line.body, Act) and isinstance(deal, Deal):
        waiting = pending(deal, step.line.body.seat)
        yield declaration_line(declared, waiting, trump, names[step.line.body.seat])
        events = tuple(event for event in events if event not in declared)
    yield from spoken_lines(events, names, trump)


def _declared(events: Sequence[Event]) -> list[Event]:
    """The combinations scored: what a player says aloud, with what still waits."""
    return [event for event in events if isinstance(event, Scored) and event.combination is not None]


def pending(deal: Deal, seat: int) -> list[tuple[Combination, int]]:
    """What a seat has announced and not scored, with the points it would bring now."""
    waiting = [item for item, _ in deal.layout().standings[seat].pending]
    return [(item, deal.rules.combinations.get(item.key(deal.trump), 0)) for item in waiting]


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
