"""What can be typed at one's turn besides a choice: each command gives lines to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bezique.cli.advice import BETWEEN, explain, position_help, refused, stock_lines, why
from bezique.cli.entry import entered
from bezique.cli.hints import at_table
from bezique.cli.lines import wrapped
from bezique.cli.narrator import Narrator
from bezique.cli.phrases import hand_lines, own_table_lines, table_lines, trump_lines
from bezique.cli.sitting import Sitting, tricks_of
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.events import Event, events_for
from bezique.game.score_sheet import SheetLine
from bezique.game.spoken import counted, is_hidden, spoken, spoken_lines
from bezique.game.view import View
from bezique.seats import PerSeat
from bezique.words import card_name, combination_name
from bezique.words.grammar import figures


class Memory(StrEnum):
    """How far back the players may look."""

    STRICT = "strict"
    LAST_TRICK = "last-trick"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Turn:
    """A person's turn: what he sees and what he may do. `ending`: what ended the deal and is not scored yet."""

    sitting: Sitting
    narrator: Narrator
    view: View
    menu: Sequence[Action]
    memory: Memory
    ending: Sequence[Event] = ()


CLOSED = "The deal is closed and its points are entered: nothing of it is taken back."

Command = Callable[[Turn, str], list[str]]


def answer(turn: Turn, typed: str) -> list[str] | None:
    """The lines that answer a command; None where `typed` is none."""
    text = typed.strip()
    if text.startswith("?"):
        return _help(turn, text[1:].strip())
    word, _, rest = text.partition(" ")
    command = _COMMANDS.get(word.lower())
    if command is None or (rest and word.lower() not in _WITH_ARGUMENT):
        return None
    return command(turn, rest.strip())


def between(sitting: Sitting, narrator: Narrator, memory: Memory, typed: str) -> list[str] | None:
    """The lines that answer a command at a question between two deals; None where `typed` is none."""
    text = typed.strip()
    if text.startswith("?") or text.lower() in _HELP:
        word = text.lstrip("?").strip()
        if text.startswith("?") and word:
            return explain(word, sitting.rules, sitting.trump)
        return [part for line in BETWEEN for part in wrapped(line)]
    if text.lower() == "undo":
        return wrapped(CLOSED if sitting.number else "Nothing has been played yet: there is nothing to take back.")
    if text.lower() not in ("score", "last", "log"):
        return None
    if not sitting.number:
        return ["No card has been played yet."]
    return _COMMANDS[text.lower()](Turn(sitting, narrator, sitting.view, (), memory), "")


def _help(turn: Turn, word: str) -> list[str]:
    if word:
        return explain(word, turn.sitting.rules, turn.sitting.trump)
    return position_help(turn.sitting, turn.view, turn.menu)


def _why(turn: Turn, text: str) -> list[str]:
    try:
        return why(text, turn.view, turn.menu) if text else wrapped("Type why and a card or action, such as why QS.")
    except BadNotation as fault:
        return wrapped(str(fault))


def _hint(turn: Turn, text: str) -> list[str]:
    """What is advised, or what is to be said of an action; it is noted in the record."""
    if not turn.sitting.practice:
        return wrapped("There are no hints in a serious game.")
    try:
        asked = entered(text, turn.view, turn.menu) if text else None
    except BadNotation as fault:
        return wrapped(str(fault))
    refusal = None if asked is None else turn.view.refusal(asked)
    if refusal is not None:
        return refused(refusal)
    turn.sitting.note(f"{turn.sitting.me} asks for a hint.")
    return at_table(turn.view, turn.menu, asked)


def _hand(turn: Turn, _: str) -> list[str]:
    return hand_lines(turn.view, turn.menu) + own_table_lines(turn.view, turn.menu)


def _table(turn: Turn, _: str) -> list[str]:
    led = turn.view.card_led
    lines = table_lines(turn.view, list(turn.narrator.names))
    return lines if led is None else [*lines, *wrapped(f"Card led: {card_name(str(led))}.")]


def _stock(turn: Turn, _: str) -> list[str]:
    return [*stock_lines(turn.view), *trump_lines(turn.view)]


def _score(turn: Turn, _: str) -> list[str]:
    """Where each point came from, a sentence each, so that it reads well aloud."""
    names, sheet = turn.narrator.names, turn.sitting.sheet
    texts = [f"Brought forward: {_both(names, sheet.game, sheet.deal)}."] if any(sheet.game) or any(sheet.deal) else []
    last = {line.deal: line.number for line in sheet.lines}
    for line in sheet.lines:
        texts.append(_marked(line, names[line.scored.seat]))
        if line.number == last[line.deal] and line.deal <= sheet.deals_over:
            texts.append(f"Deal {line.deal}: {_both(names, sheet.scores_of(line.deal))}.")
    texts.append(f"Score: {_both(names, sheet.game_scores)}.")
    if turn.sitting.rules.brisques.counted_later and turn.memory is Memory.FULL and not turn.sitting.by_hand:
        texts.append(f"Brisques taken: {_both(names, turn.view.brisques)}.")
    return [part for text in texts for part in wrapped(text)]


def _both(names: PerSeat[str], *numbers: PerSeat[int]) -> str:
    return ", ".join(f"{name} {figures(sum(each[seat] for each in numbers))}" for seat, name in names.items())


def _marked(line: SheetLine, name: str) -> str:
    scored = line.scored
    what = scored.reason.replace("_", " ")
    if scored.combination is not None:
        what = combination_name(str(scored.combination), None if line.trump is None else str(line.trump))
    return f"{line.number}. {name}: {scored.points} for {what}, {line.game_total}."


def _last(turn: Turn, _: str) -> list[str]:
    tricks = tricks_of([*(event for events in turn.sitting.story for event in events), *turn.ending])
    if not tricks:
        return ["No trick has been taken yet."]
    if turn.memory is Memory.STRICT and turn.view.stage == "play":
        return wrapped("A trick may be looked at only until its winner has drawn.")
    return [part for event in tricks[-1] for part in wrapped(_said(turn, event))]


def _said(turn: Turn, event: Event) -> str:
    return spoken(event, turn.narrator.names, turn.view.trump)


def _log(turn: Turn, _: str) -> list[str]:
    if turn.memory is not Memory.FULL:
        return wrapped(f"At this table nothing is told again (memory: {turn.memory}).")
    events = [event for events in turn.sitting.story for event in events_for(events, turn.sitting.me)]
    told = counted([event for event in events if not is_hidden(event)], turn.sitting.rules)
    lines = spoken_lines(told, turn.narrator.names, turn.view.trump)
    return [part for line in lines for part in wrapped(line)]


_COMMANDS: dict[str, Command] = {
    "help": _help,
    "h": _help,
    "why": _why,
    "hint": _hint,
    "hand": _hand,
    "table": _table,
    "stock": _stock,
    "score": _score,
    "last": _last,
    "log": _log,
}
_HELP = ("help", "h")
_WITH_ARGUMENT = ("help", "h", "why", "hint")
