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
from bezique.words.english_forms import say

_STEPS = {
    Step.HIGHER: "{name} {has} the higher score, {0} to {1}.",
    Step.BRISQUES_ADDED: "{name} {adds} brisques: {sum}.",
    Step.BRISQUES_DECIDE: "With brisques {name} {has} more, {0} to {1}.",
    Step.SAVED: "Brisques lift {name} to {0}: the rubicon is {1}.",
    Step.OVERTAKEN: "With them {name} {has} more, {0} to {1}.",
    Step.RUBICONED: "{name} {is} rubiconed: {0}, under {1}.",
    Step.BY_RULING: "{name} {is} rubiconed by ruling: {0} taken for {1}.",
    Step.TAKEN_FOR: "{name} {is} taken to have {1}, with {0} marked.",
    Step.DIFFERENCE: "Difference of the hundreds and bonus: {sum}.",
    Step.LEAST_DIFFERENCE: "The least difference and bonus: {sum}.",
    Step.SUM: "Sum of the hundreds and bonus: {sum}.",
    Step.VOID: "Nobody wins: {0} to {1}.",
    Step.SINGLE_GAME: "A single game: the loser has {0}, at least {1}.",
    Step.DOUBLE_GAME: "A double game: the loser has {0}, under {1}.",
    Step.POINTS: "The difference: {sum}.",
}


def match_sentences(happened: Sequence[MatchEvent], match: Match, names: PerSeat[str]) -> list[str]:
    """What happened between deals, a sentence a line."""
    return [text for event in happened for text in _told(event, match, names) if text]


def _told(event: MatchEvent, match: Match, names: PerSeat[str]) -> Iterator[str]:
    match event:
        case CutForDeal(cards, outcome):
            cuts = [f"{_does(names[seat], 'cut', 'cuts')} {say('card', str(card))}" for seat, card in cards.items()]
            yield f"{' and '.join(cuts)}."
            yield "Equal cards: cut again." if outcome.winner is None else ""
        case DealerFixed(dealer):
            yield f"{_does(names[dealer], 'deal', 'deals')} first."
        case DealEntered(_, scores):
            yield f"Score of the game: {_both(names, scores)}." if match.rules.settlement is Settlement.RACE else ""
        case GameOver(result):
            yield from _game(result, names)
            yield _won(match.rules, result.settled.value, names, result.settled.winner)
            yield f"Games: {_both(names, match.wins)}. Account: {_both(names, match.account)}."
        case PartieOver(result):
            yield f"{_does(names[result.winner], 'win', 'wins')} the partie, {result.odd_game} for the odd game."


def _game(result: GameResult, names: PerSeat[str]) -> Iterator[str]:
    for line in result.settled.lines:
        name = "" if line.seat is None else names[line.seat]
        you = name == "You"
        verbs = {"has": "have" if you else "has", "adds": "add" if you else "adds", "is": "are" if you else "is"}
        text = _form(line, result).format(*line.numbers, name=name, sum=line, **verbs)
        yield (
            text.replace("With brisques You", "With brisques you")
            .replace("With them You", "With them you")
            .replace("lift You", "lift you")
        )


def _form(line: Line, result: GameResult) -> str:
    if line.step is Step.SINGLE_GAME and not line.numbers[1]:
        return "A single game."
    if line.step is Step.RUBICONED and line.seat is not None:
        marked = result.scores[line.seat]
        brisques = line.numbers[0] - marked
        told = any(other.step is Step.BRISQUES_ADDED for other in result.settled.lines)
        if brisques and not told:
            how = f"{marked} and {brisques} for {brisques // BRISQUE} brisques, {{0}}"
            return _STEPS[line.step].replace("{0}", how)
    return _STEPS[line.step]


def _won(rules: Rules, value: int, names: PerSeat[str], winner: int | None) -> str:
    if winner is None:
        return "The game is void."
    race = rules.settlement is Settlement.RACE and rules.stake is Stake.BY_GAME
    worth = ("one game" if value == 1 else f"{value} games") if race else f"{value} points"
    return f"{_does(names[winner], 'win', 'wins')} the game: {worth}."


def _does(name: str, you: str, other: str) -> str:
    return f"{name} {you if name == 'You' else other}"


def _both(names: PerSeat[str], numbers: PerSeat[int]) -> str:
    return ", ".join(f"{names[seat]} {number}" for seat, number in numbers.items())
