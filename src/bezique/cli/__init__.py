"""The command `bezique`: its subcommands, their options, and the exit status.

0: done; 1: faults were found in what was looked at; 2: the command or what it was given cannot be used; 130: stopped
by Ctrl-C. Errors are one line on stderr, broken where the terminal is narrower. What a subcommand does, and with which
options, is in a module of its own, imported when it is asked for, so that each of them starts at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from cyclopts import App, CycloptsError

import bezique
from bezique.errors import BeziqueError

UNUSABLE, STOPPED = 2, 130
"""Exit statuses: the command or what it was given cannot be used; stopped by Ctrl-C."""

app = App(
    name="bezique",
    help="Bezique in all its two-player forms: play, look rules up, replay, check and verify records, simulate.",
    version=bezique.__version__,
    version_flags=["--version"],
    help_format="plaintext",
    help_formatter="plain",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)

COMMANDS = (
    ("play", "opening:command", "Play against the computer."),
    ("table", "serve:table_command", "Play in the browser, on this machine."),
    ("serve", "serve:serve_command", "Serve the table in the browser to others; BEZIQUE_ variables set options too."),
    ("backup", "backup:command", "Copy the games that a server keeps, also while it runs."),
    ("replay", "records:replay_command", "Tell a record event by event."),
    ("check", "records:check_record", "Look for faults in a record, each with line and column."),
    ("verify", "records:verify_record", "Prove for each deal of a record that its pack is the one that was promised."),
    ("law", "law:command", "Ask the referee what the laws say when somebody errs at a real table."),
    ("score", "score:command", "Keep the score of a game with real cards."),
    ("rules", "rules:app", "List, show and check sets of rules."),
    ("levels", "levels:app", "Tell the levels of the computer, or measure how strong they are."),
    ("hint", "hints:command", "Say what to do in a position and why, and what the candidates bring."),
    ("equity", "equity:command", "Show the chance to win the game at each score."),
    ("simulate", "simulate:simulate", "Play deals at random and tell the figures."),
    ("count", "count:command", "Count the ways in which a numbered deal can go on, to compare two engines."),
    ("engine", "engine:engine", "Play for another program, by lines on standard input and output."),
    ("suite", "suite:command", "Ask a computer player decisions with an agreed best action, and tell what it finds."),
    ("arena", "arena:app", "Let two computer players play duplicate pairs and tell how strong they are."),
    ("train", "train:command", "Learn an evaluator by play against itself."),
    ("doctor", "doctor:doctor", "Tell what is installed, whether the core is compiled, and what to do about it."),
)
"""Each command: its name, the function that does it and says its parameters, and what it is for."""

for _name, _function, _about in COMMANDS:
    app.command(f"bezique.cli.{_function}", name=_name, help=_about)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command given on the command line, or these arguments, and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status."""
    try:
        status = _answered(arguments)
        sys.stdout.flush()
    except (BeziqueError, OSError, ValueError) as fault:
        return _failed(fault)
    except ImportError as fault:
        cause = fault.__cause__ or fault  # the module of a command that is not there, or one that it needs
        if not _comes_from_the_core(cause):
            raise
        return _complain(f"the compiled core cannot be loaded ({cause}): see `bezique doctor`, or run `make build`")
    except KeyboardInterrupt:
        return STOPPED
    return status


def _answered(arguments: Sequence[str]) -> int:
    """Let a command do its work, and print its answer where that is a text."""
    try:
        answer = app(list(arguments))
    except CycloptsError as fault:
        return _complain(f"{fault} (bezique --help lists the commands)")
    return _told(answer) if isinstance(answer, tuple) else answer or 0


def _comes_from_the_core(fault: BaseException) -> bool:
    """Whether a module of the core cannot be loaded: it was compiled from other sources, or for another machine."""
    from bezique._compiled import is_compiled

    return is_compiled() and "bezique" in f"{getattr(fault, 'path', '')} {fault}"


def _failed(fault: Exception) -> int:
    if isinstance(fault, BrokenPipeError):
        # The reader of a pipe has gone: that is no error, but Python would complain when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(fault, OSError) and fault.filename is not None:
        return _complain(f"{fault.filename}: {fault.strerror}")
    return _complain(str(fault))


def _complain(problem: str) -> int:
    _print(f"bezique: {' '.join(problem.split())}", sys.stderr)
    return UNUSABLE


def _told(answer: tuple[int, str]) -> int:
    """Print the text of an answer, on stderr where nothing could be done; its status."""
    status, text = answer
    if status == UNUSABLE:
        return _complain(text)
    _print(text, sys.stdout)
    return status


def _print(text: str, stream: TextIO) -> None:
    """Print a text, as wide as it is or as the terminal is."""
    from bezique.cli.lines import fitted

    print(fitted(text) if stream.isatty() else text, file=stream)
