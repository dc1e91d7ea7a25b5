"""Beginning a sitting at the terminal, or going on with one that was left."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bezique.bots.player import player_names
from bezique.cli.commands import Memory
from bezique.cli.phrases import wrapped
from bezique.cli.play import PROMPT, Ask, Left, Play, Tell
from bezique.cli.rules import rules_of
from bezique.cli.saving import computer, latest, level_of, new_file, unfinished
from bezique.cli.sitting import Sitting
from bezique.errors import BadRecord
from bezique.game.position import position
from bezique.record import DealsFirst, FromPosition, Recorder, header, text_of_file
from bezique.rules.model import Rules
from bezique.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says of the game to be played."""

    rules: str = "standard"
    seat: str = "south"
    level: str = "greedy"
    deal: int | None = None
    record: Path | None = None
    position: Path | None = None
    memory: str = "full"
    target: int | None = None
    name: str = "Player"
    serious: bool = False
    new: bool = False


def play(options: Options, ask: Ask = input, tell: Tell = print) -> int:
    """Play until the game is left or over; the exit status.

    Raises BeziqueError, ValueError and OSError for options that cannot be used.
    """
    _check(options)
    sitting = _resumed(options, ask, tell) or _begun(options, tell)
    with sitting.recorder:
        level = level_of(sitting.recorder.header.names[sitting.other]) or options.level
        return _run(Play(sitting, level, ask, tell, Memory(options.memory)), tell)


def _run(game: Play, tell: Tell) -> int:
    path = game.sitting.recorder.path
    try:
        game.run()
    except (Left, EOFError):
        status = 0
    except KeyboardInterrupt:
        status = 130
    else:
        tell(f"The record is in {path}")
        return 0
    tell("")
    tell("Left. To go on with this game: bezique play")
    tell(f"  --record {path}")
    return status


def _check(options: Options) -> None:
    if options.level not in player_names():
        raise ValueError(f"--level is one of {', '.join(player_names())}, not {options.level}")
    if options.seat.lower() not in ("south", "north"):
        raise ValueError(f"--seat is south or north, not {options.seat}")
    if options.memory not in tuple(Memory):
        raise ValueError(f"--memory is one of {', '.join(Memory)}, not {options.memory}")
    if options.deal is not None and not 0 <= options.deal < 10**18:
        raise ValueError(f"--deal is a number from 0, not {options.deal}")
    if options.name.startswith("Computer ("):
        raise ValueError("--name is that of a person")
    if options.position is not None and (options.deal is not None or options.target is not None):
        raise ValueError("--position goes with neither --deal nor --target: it is one deal by itself")


# --- going on ----------------------------------------------------------------------------------------------------


def _resumed(options: Options, ask: Ask, tell: Tell) -> Sitting | None:
    """The game that was left, if there is one and the person wants it."""
    path = options.record
    if path is not None and path.exists():
        return _reopened(_unfinished_file(path, options), tell)
    wanted = options.new or path is not None or options.position is not None or options.deal is not None
    left = None if wanted else latest()
    if left is None:
        return None
    for line in wrapped("There is a game that was left. Go on with it? 1 yes; 2 no, a new one."):
        tell(line)
    while (typed := ask(PROMPT).strip().lower()) not in ("1", "2", "y", "n", "yes", "no"):
        tell("Type 1 or 2.")
    return _reopened(left, tell) if typed in ("1", "y", "yes") else None


def _unfinished_file(path: Path, options: Options) -> Path:
    if options.new:
        raise BadRecord(f"{path} exists already: give a new game another name")
    if not unfinished(path):
        raise BadRecord(f"{path} holds no game that can be gone on with: give another name")
    return path


def _reopened(path: Path, tell: Tell) -> Sitting:
    recorder = Recorder.resume(path)
    names = recorder.header.names
    sitting = Sitting(recorder, next(seat for seat in Seat if level_of(names[seat]) is None))
    _greet(sitting, tell)
    if sitting.playing:
        tell(f"Deal {sitting.number} goes on where it was left.")
    return sitting


# --- a new game --------------------------------------------------------------------------------------------------


def _begun(options: Options, tell: Tell) -> Sitting:
    started = None if options.position is None else text_of_file(options.position)
    rules = _rules(options) if started is None else position(started).rules
    me = Seat.NORTH if options.seat.lower() == "north" else Seat.SOUTH
    names = {str(seat): options.name if seat == me else computer(options.level) for seat in Seat}
    packs = {"Deal": "shuffled" if options.deal is None else f"numbered {options.deal}"} if started is None else {}
    practice = {} if options.serious else {"Practice": "undo"}
    date = {"Date": f"{datetime.now().astimezone():%Y-%m-%dT%H:%M}"}
    recorder = Recorder.new(options.record or new_file(), header(rules, **names, **date, **packs, **practice))
    sitting = Sitting(recorder, me)
    _greet(sitting, tell)
    if started is not None:
        sitting.add(FromPosition(1, started))
    elif options.deal is not None:
        sitting.add(DealsFirst(sitting.other))
    return sitting


def _rules(options: Options) -> Rules:
    if options.target is None:
        return rules_of(options.rules)
    if options.rules.endswith(".toml"):
        raise ValueError("--target goes with a preset: give a file of your own its target inside")
    return rules_of(f"{options.rules},target={options.target}")


def _greet(sitting: Sitting, tell: Tell) -> None:
    rules = sitting.rules
    level = level_of(sitting.recorder.header.names[sitting.other])
    goal = f" The game is {rules.target} points." if rules.target else ""
    text = f"{rules.title or rules.name}: you are {sitting.me}, {sitting.other} is the computer ({level}).{goal}"
    for line in wrapped(f"{text} Type ? for help."):
        tell(line)
