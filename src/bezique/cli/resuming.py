"""Going on with a game that was left: which one it is, whether the options fit it, what a fault leaves of it."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.cli.commands import Memory
from bezique.cli.lines import wrapped
from bezique.cli.play import PROMPT, Ask, Left, Tell, asked
from bezique.cli.rules import RULES_HELP, rules_for
from bezique.cli.saving import Kept, command_name, copy_file, games_left, kept, level_of
from bezique.cli.sitting import Sitting
from bezique.errors import BadRecord
from bezique.record import FromPosition, Header, Record, Recorder, text_of_file, write
from bezique.rules.options import flatten
from bezique.seats import Seat

_YES_OR_NO = {"1": "1", "y": "1", "yes": "1", "2": "2", "n": "2", "no": "2"}


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says of the game to be played; None where it says nothing."""

    rules: Annotated[str | None, Parameter(help=f"{RULES_HELP} [standard]")] = None
    seat: Annotated[str | None, Parameter(help="Where you sit: south or north. [south]")] = None
    level: Annotated[str | None, Parameter(help="The computer: beginner, casual, club, master, ... [club]")] = None
    deal: Annotated[int | None, Parameter(help="For practice: play numbered deals, from this one.")] = None
    record: Annotated[Path | None, Parameter(help="Keep the record in this file, or go on with the one in it.")] = None
    position: Annotated[Path | None, Parameter(help="Play the deal that begins with the position in this file.")] = None
    memory: Annotated[str | None, Parameter(help="How far back you may look: strict, last-trick or full. [full]")] = (
        None
    )
    target: Annotated[int | None, Parameter(help="The points that win a game.")] = None
    name: Annotated[str | None, Parameter(help="Your name in the record. [Player]")] = None
    serious: Annotated[bool, Parameter(help="Nothing can be taken back, and there are no hints.", negative="")] = False
    new: Annotated[bool, Parameter(help="Begin a new game without asking about the last one.", negative="")] = False
    laws: Annotated[
        bool, Parameter(help="Play by hand: whatever you do is done, and the laws answer.", negative="")
    ] = False
    code: Annotated[str | None, Parameter(help="With --laws: the code of laws. [that of the rules]")] = None
    practice: Annotated[bool, Parameter(help="With --laws: each of your errors is named at once.", negative="")] = False


def resumed(options: Options, ask: Ask, tell: Tell) -> Sitting | None:
    """The game that was left, if there is one and the person wants it.

    Raises BadRecord and ValueError where the file named by `--record` is no such game, Left, EOFError and
    KeyboardInterrupt where the person goes.
    """
    if options.record is not None:
        return _from_file(options.record, options, ask, tell) if options.record.exists() else None
    if options.new or options.position is not None or options.deal is not None:
        return None
    return _offered(options, ask, tell)


def memory_of(header: Header) -> Memory:
    """How far back the players of a record may look."""
    return Memory(header.tags.get("Memory", Memory.FULL))


# --- the last game -----------------------------------------------------------------------------------------------


def _offered(options: Options, ask: Ask, tell: Tell) -> Sitting | None:
    for game in games_left():
        if game.fault:
            _tell(tell, f"The game in {game.path.name} cannot be gone on with as it is. {game.fault}")
            tell(f"  {command_name()} check {shlex.quote(str(game.path))}")
            tell(f"  {command_name()} play --record {shlex.quote(str(game.path))}")
            continue
        sitting = _opened(game.path)
        try:
            wanted = _wanted(sitting, options, ask, tell)
        except BaseException:
            sitting.recorder.close()
            raise
        if not wanted:
            sitting.recorder.close()
            return None
        return sitting
    return None


def _wanted(sitting: Sitting, options: Options, ask: Ask, tell: Tell) -> bool:
    other = list(_differences(options, sitting.recorder.record))
    _tell(tell, f"A game was left: {_described(sitting)}.")
    if not other:
        return _yes("Go on with it? 1 yes; 2 no, a new one.", ask, tell)
    _tell(tell, f"It was begun otherwise than you say now: {', '.join(other)}.")
    return _yes("Go on with it? 1 yes, as it was begun; 2 no, a new one as you say.", ask, tell)


def _described(sitting: Sitting) -> str:
    """Which game it is: the rules, the score, when it was left."""
    left = datetime.fromtimestamp(sitting.recorder.path.stat().st_mtime).astimezone()
    scores = sitting.sheet.game_scores
    rules = sitting.rules.title or sitting.rules.name
    deal = f" in deal {sitting.number}" if sitting.playing else ""
    score = f"you {scores[sitting.me]}, {sitting.other} {scores[sitting.other]}{deal}"
    return f"{rules}, {score}, last played {left:%Y-%m-%d at %H:%M}"


def _yes(question: str, ask: Ask, tell: Tell) -> bool:
    _tell(tell, question)
    while (typed := asked(ask, PROMPT).lower()) not in _YES_OR_NO:
        _tell(tell, "Type 1 or 2, or quit.")
    return _YES_OR_NO[typed] == "1"


def _tell(tell: Tell, text: str) -> None:
    for line in wrapped(text):
        tell(line)


# --- the game in a file ------------------------------------------------------------------------------------------


def _from_file(path: Path, options: Options, ask: Ask, tell: Tell) -> Sitting:
    if options.new:
        raise BadRecord(f"{path} exists already: give a new game another name")
    game = kept(path)
    if game.record is None:
        raise BadRecord(f"{path} holds no game that can be gone on with: {game.fault}; give another name")
    if not game.open:
        raise BadRecord(f"{path} holds no game that can be gone on with: give another name")
    other = list(_differences(options, game.record))
    if other:
        raise ValueError(
            f"the game in {path} was begun otherwise than you say now, {', '.join(other)}: "
            "leave that out to go on with it, or give another name for a new game"
        )
    return _opened(_sound(game, game.record, ask, tell) if game.fault else path)


def _sound(game: Kept, record: Record, ask: Ask, tell: Tell) -> Path:
    """A copy of what comes before the first fault, where the person wants it; raises BadRecord where not."""
    _tell(tell, f"{game.path} has a fault. {game.fault}")
    tell(f"  {command_name()} check {shlex.quote(str(game.path))}")
    copy = copy_file(game.path)
    question = f"What comes before it is sound. Go on from there, in the copy {copy.name}? 1 yes; 2 no."
    if not _yes(question, ask, tell):
        raise Left
    with copy.open("x", encoding="utf-8", newline="\n") as file:
        file.write(write(record))
    return copy


def _opened(path: Path) -> Sitting:
    recorder = Recorder.resume(path)
    names = recorder.header.names
    return Sitting(recorder, next(seat for seat in Seat if level_of(names[seat]) is None))


# --- options -----------------------------------------------------------------------------------------------------


def _differences(options: Options, record: Record) -> Iterator[str]:
    """The options given that are not those of the record."""
    header = record.header
    me = next(seat for seat in Seat if level_of(header.names[seat]) is None)
    level = level_of(header.names[1 - me])
    if not _same_rules(options, header):
        yield from (f"--{key} {value}" for key, value in _said_of_rules(options))
    texts = {"seat": str(me).lower(), "level": level, "memory": str(memory_of(header)), "name": header.names[me]}
    for key, before in texts.items():
        now = getattr(options, key)
        if now is not None and (now.lower() if key == "seat" else now) != before:
            yield f"--{key} {now}"
    if options.deal is not None and header.tags.get("Deal") != f"numbered {options.deal}":
        yield f"--deal {options.deal}"
    if options.position is not None and not _begins_with(record, options.position):
        yield f"--position {options.position}"
    if options.serious and header.practice:
        yield "--serious"
    yield from _by_hand(options, header)


def _by_hand(options: Options, header: Header) -> Iterator[str]:
    code = header.tags.get("Laws")
    if options.laws and code is None:
        yield "--laws"
    if options.code is not None and options.code != code:
        yield f"--code {options.code}"


def _said_of_rules(options: Options) -> Iterator[tuple[str, object]]:
    if options.rules is not None:
        yield "rules", options.rules
    if options.target is not None:
        yield "target", options.target


def _same_rules(options: Options, header: Header) -> bool:
    if options.rules is None:
        return options.target in (None, header.rules.target)
    return flatten(rules_for(options.rules, options.target)) == flatten(header.rules)


def _begins_with(record: Record, path: Path) -> bool:
    begun = next((line.body for line in record.lines if isinstance(line.body, FromPosition)), None)
    return begun is not None and begun.text.split() == text_of_file(path).split()
