"""The cut, finished deals, games and parties in words, with each step of the reckoning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bezique.game.match import (
    CutForDeal,
    DealEntered,
    DealerFixed,
    GameOver,
    GameResult,
    Match,
    MatchEvent,
    PartieOver,
)
from bezique.game.settlement import BRISQUE, Line, Step
from bezique.rules.model import Rules, Settlement, Stake
from bezique.seats import PerSeat
from bezique.words import Saying, saying


def match_sentences(
    happened: Sequence[MatchEvent], match: Match, names: PerSeat[str], language: str = "en"
) -> list[str]:
    """What happened between deals, a sentence a line."""
    return [one.said(language) for one in match_told(happened, match, names)]


def match_told(happened: Sequence[MatchEvent], match: Match, names: PerSeat[str]) -> list[Saying]:
    """The same before it is put into words."""
    return [one for event in happened for one in _told(event, match, names)]


def _told(event: MatchEvent, match: Match, names: PerSeat[str]) -> Iterator[Saying]:
    match event:
        case CutForDeal(cards, outcome):
            cuts = [saying("part.cuts", seat=names[seat], card=str(card)) for seat, card in cards.items()]
            yield saying("match.all_cut", one=cuts[0], other=cuts[1])
            if outcome.winner is None:
                yield saying("match.cut_again")
        case DealerFixed(dealer):
            yield saying("match.deals_first", seat=names[dealer])
        case DealEntered(_, scores):
            if match.rules.settlement is Settlement.RACE:
                yield saying("match.score", scores=_both(names, scores))
        case GameOver(result):
            yield from (_step(line, result, names) for line in result.settled.lines)
            yield _won(match.rules, result.settled.value, names, result.settled.winner)
            yield saying("match.account", games=_both(names, match.wins), account=_both(names, match.account))
        case PartieOver(result):
            yield saying("match.partie", winner=names[result.winner], odd_game=result.odd_game)


def _step(line: Line, result: GameResult, names: PerSeat[str]) -> Saying:
    """One step of the reckoning: the first two of its numbers, and the sum as it is written."""
    seat = "" if line.seat is None else names[line.seat]
    first, second = (*line.numbers, 0, 0)[:2]
    args: dict[str, object] = {"seat": seat, "first": first, "second": second, "sum": str(line)}
    if line.step is Step.SINGLE_GAME and not second:
        return saying("step.only_game")
    if line.step is Step.RUBICONED and line.seat is not None:
        marked = result.scores[line.seat]
        added = any(other.step is Step.BRISQUES_ADDED for other in result.settled.lines)
        if first != marked and not added:
            points = first - marked
            return saying("step.rubiconed_with", args, marked=marked, points=points, brisques=points // BRISQUE)
    return saying(f"step.{line.step}", args)


def _won(rules: Rules, value: int, names: PerSeat[str], winner: int | None) -> Saying:
    if winner is None:
        return saying("match.void")
    race = rules.settlement is Settlement.RACE and rules.stake is Stake.BY_GAME
    return saying("match.won_games" if race else "match.won_points", winner=names[winner], value=value)


def _both(names: PerSeat[str], numbers: PerSeat[int]) -> list[tuple[str, int]]:
    return [(names[seat], number) for seat, number in numbers.items()]
