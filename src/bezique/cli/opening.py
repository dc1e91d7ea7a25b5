"""Beginning a sitting at the terminal, or going on with one that was left."""

from __future__ import annotations

from datetime import datetime
from shlex import quote

from bezique.bots.player import ENGINE, check_player, player_names
from bezique.bots.recipes import level_names
from bezique.cli.commands import Memory
from bezique.cli.lines import with_line_editing, wrapped
from bezique.cli.play import Ask, Left, Play, Tell
from bezique.cli.resuming import Options, memory_of, resumed
from bezique.cli.rules import rules_for
from bezique.cli.saving import command_name, computer, level_of, new_file
from bezique.cli.sitting import Sitting
from bezique.game.position import position
from bezique.record import LARGEST_DEAL, FromPosition, Recorder, header, text_of_file
from bezique.rules.model import Laws, Rules
from bezique.seats import Seat

STOPPED, UNUSABLE = 130, 2
"""Exit statuses: left by Ctrl-C; the record could not be written."""

DEFAULT_LEVEL = "club"
"""A game with it is one for most people who know the rules: it errs enough to be beaten, and plays like a person."""


def command(*, options: Options | None = None) -> int:
    """`bezique play`."""
    return play(options or Options())


def play(options: Options, ask: Ask = input, tell: Tell = print) -> int:
    """Play until the game is left or over; the exit status.

    Raises BeziqueError, ValueError and OSError for options that cannot be used.
    """
    _check(options)
    with_line_editing(ask)
    try:
        sitting = _sitting(options, ask, tell)
    except (Left, EOFError):
        return _nothing_begun(tell, 0)
    except KeyboardInterrupt:
        return _nothing_begun(tell, STOPPED)
    with sitting.recorder:
        header = sitting.recorder.header
        level = _level(options, level_of(header.names[sitting.other]))
        return _run(_game(sitting, level, options, ask, tell), tell)


def _game(sitting: Sitting, level: str, options: Options, ask: Ask, tell: Tell) -> Play:
    """The game as the record says: at a table that keeps the rules, or by hand under a code of laws."""
    header = sitting.recorder.header
    code = header.tags.get("Laws")
    if code is None:
        return Play(sitting, level, ask, tell, memory_of(header))
    from bezique.cli.by_hand import ByHand

    return ByHand(sitting, level, ask, tell, memory_of(header), code=code, naming=options.practice)


def _sitting(options: Options, ask: Ask, tell: Tell) -> Sitting:
    sitting = resumed(options, ask, tell)
    if sitting is None:
        return _begun(options, tell)
    _greet(sitting, tell, alone=sitting.alone)
    if sitting.playing:
        tell(f"Deal {sitting.number} goes on where it was left.")
    return sitting


def _nothing_begun(tell: Tell, status: int) -> int:
    tell("")
    tell("Left. Nothing was begun, and nothing is lost.")
    return status


def _run(game: Play, tell: Tell) -> int:
    path = game.sitting.recorder.path
    try:
        game.run()
    except (Left, EOFError):
        status = 0
    except KeyboardInterrupt:
        status = STOPPED
    except OSError as fault:
        if fault.filename != str(path):
            raise
        status = UNUSABLE
        tell("")
        for line in wrapped(
            f"The record could not be written: {fault.strerror}. It holds all that was told before this; "
            "what you did last is not in it. Make room, or see what is wrong, and go on."
        ):
            tell(line)
    else:
        tell(f"The record is in {path}")
        return 0
    tell("")
    tell("Left. To go on with this game:")
    tell(f"  {command_name()} play --record {quote(str(path))}")
    return status


def _check(options: Options) -> None:
    if options.level is not None:
        _check_level(options.level)
    if options.seat is not None and options.seat.lower() not in ("south", "north"):
        raise ValueError(f"--seat is south or north, not {options.seat}")
    if options.memory is not None and options.memory not in tuple(Memory):
        raise ValueError(f"--memory is one of {', '.join(Memory)}, not {options.memory}")
    if options.deal is not None and not 0 <= options.deal <= LARGEST_DEAL:
        raise ValueError(f"--deal is a number from 0 to {LARGEST_DEAL}, not {options.deal}")
    if options.name is not None and options.name.startswith("Computer ("):
        raise ValueError("--name is that of a person")
    if options.position is not None and (options.deal, options.target, options.rules) != (None, None, None):
        raise ValueError(
            "--position goes with none of --rules, --deal and --target: it is one deal by itself, and says its rules"
        )
    _check_laws(options)
    _rules(options)


def _check_laws(options: Options) -> None:
    if not options.laws:
        if options.code is not None or options.practice:
            raise ValueError("--code and --practice go with --laws: a game in which hands can err")
        return
    if options.position is not None:
        raise ValueError("--laws goes with no --position: a deal by hand begins with the cut")
    if options.practice and options.serious:
        raise ValueError("--practice goes with no --serious: in a serious game errors are not named")
    if options.code is not None and options.code not in tuple(Laws):
        raise ValueError(f"--code is one of {', '.join(Laws)}, not {options.code}")


def _check_level(level: str) -> None:
    if level.startswith(ENGINE):
        check_player(level)
    elif level not in player_names():
        levels, others = level_names(), [name for name in player_names() if name not in level_names()]
        raise ValueError(
            f"--level is one of {', '.join(levels)} (see {command_name()} levels), one of {', '.join(others)}, "
            f"or {ENGINE}COMMAND, not {level}"
        )


def _level(options: Options, recorded: str | None) -> str:
    """The level of the computer player; a command that stands in a file is not run unless the person gives it too."""
    level = recorded or DEFAULT_LEVEL
    if level.startswith(ENGINE) and options.level != level:
        raise ValueError(
            f"this game is one against another program: to go on say --level {quote(level)} too, or --new for a new one"
        )
    return level


# --- a new game --------------------------------------------------------------------------------------------------


def _begun(options: Options, tell: Tell) -> Sitting:
    started = None if options.position is None else text_of_file(options.position)
    rules = _rules(options) if started is None else position(started).rules
    me = Seat.NORTH if (options.seat or "south").lower() == "north" else Seat.SOUTH
    level, name = options.level or DEFAULT_LEVEL, options.name or "Player"
    tags = {str(seat): name if seat == me else computer(level) for seat in Seat}
    if started is None:
        tags["Deal"] = "shuffled" if options.deal is None else f"numbered {options.deal}"
    recorder = Recorder.new(options.record or new_file(), header(rules, **tags, **_manner(options, rules)))
    sitting = Sitting(recorder, me)
    _greet(sitting, tell, alone=started is not None)
    if started is not None:
        sitting.add(FromPosition(1, started))
    return sitting


def _manner(options: Options, rules: Rules) -> dict[str, str]:
    """The tags that say when and how the game is played."""
    tags = {"Date": f"{datetime.now().astimezone():%Y-%m-%dT%H:%M}"}
    if options.laws:
        tags["Laws"] = options.code or str(rules.laws)
    elif not options.serious:
        tags["Practice"] = "undo"
    if options.memory not in (None, Memory.FULL):
        tags["Memory"] = str(options.memory)
    return tags


def _rules(options: Options) -> Rules:
    return rules_for(options.rules or "standard", options.target)


def _greet(sitting: Sitting, tell: Tell, *, alone: bool) -> None:
    rules = sitting.rules
    level = level_of(sitting.recorder.header.names[sitting.other])
    goal = f" The game is {rules.target} points." if rules.target else ""
    goal = " It is one deal by itself." if alone else goal
    text = f"{rules.title or rules.name}: you are {sitting.me}, {sitting.other} is the computer ({level}).{goal}"
    for line in wrapped(f"{text} Type ? for help."):
        tell(line)
