"""A player that is another program: any that speaks the protocol of docs/engine.md."""

from __future__ import annotations

import atexit
import weakref
from collections.abc import Callable

from bezique.bots.player import Budget
from bezique.bots.protocol.messages import write_go
from bezique.bots.protocol.program import START_LIMIT, Program
from bezique.game.actions import Action
from bezique.game.events import DealOver
from bezique.game.position.writer import rules_text
from bezique.game.view import View
from bezique.record import Act, Line, NewDeal, write_line
from bezique.rules.model import Rules

ANSWER_LIMIT = 60.0
"""Seconds in which a program must answer where no clock runs."""


class Outside:
    """Plays one deal through a program, which is started for the first deal and goes on for later ones.

    A program that ends, or does not answer in time and is ended then, is lost for the deal: from then on `choose`
    raises ChildProcessError, and the next deal starts it anew.
    """

    def __init__(self, command: str, seed: int = 0) -> None:
        self.command, self.seed = command, seed
        self.lost = ""
        self._program: Program | None = None
        self._leave: Callable[[], object] = lambda: None

    def begin(self, rules: Rules, deal: NewDeal) -> None:
        """Start the program, or let it go on, and tell it of the deal; not on the clock, for it may have to load."""
        self.lost = ""
        try:
            self._begin(rules, write_line(Line(deal)))
        except (OSError, ValueError) as fault:
            self._lose(fault)

    def hear(self, act: Act) -> None:
        """Tell the program what its seat has seen, and leave it to others after the last of it."""
        if self._program is None or self.lost:
            return
        try:
            self._program.send(write_line(Line(act)))
        except OSError as fault:
            self._lose(fault)
        if any(isinstance(event, DealOver) for event in act.seen):
            self._program = None
            self._leave()

    def choose(self, view: View, budget: Budget) -> Action:
        """What the program answers.

        Raises TimeoutError where it is late, ChildProcessError where it has ended, and ValueError for an answer that
        is not on the menu.
        """
        if self.lost:
            raise ChildProcessError(self.lost)
        try:
            answer = self._asked(view, budget)
        except OSError as fault:
            self._lose(fault)
            raise
        if not (answer.isascii() and answer.isdigit() and len(answer) < 9 and int(answer) in view.choices()):
            raise ValueError(f'"best {answer}" is not on the menu'[:200])
        return view.action(int(answer))

    def _asked(self, view: View, budget: Budget) -> str:
        program = self._program or self._begin(view.rules)
        program.forget()
        program.send(write_go(view, budget))
        return program.answer("best", budget.limit or ANSWER_LIMIT)

    def _begin(self, rules: Rules, *lines: str) -> Program:
        self._program = program = borrowed(self.command)
        self._leave = weakref.finalize(self, give_back, program)
        program.forget()
        for line in (f"rules {rules_text(rules)}", f"newgame seed {self.seed}", *lines, "ready"):
            program.send(line)
        program.answer("ready", START_LIMIT)
        return program

    def _lose(self, fault: Exception) -> None:
        self.lost = f"{type(fault).__name__}: {fault}"
        if self._program is not None:
            self._program.kill()


# --- programs that wait for the next deal ------------------------------------------------------------------------

_idle: list[Program] = []


def borrowed(command: str) -> Program:
    """A program of that command that nobody uses, or a new one; raises OSError where it cannot be started."""
    for program in [each for each in _idle if each.command == command]:
        _idle.remove(program)
        if program.alive:
            return program
        program.kill()
    return Program(command)


def give_back(program: Program) -> None:
    """Let others use it, if it still runs."""
    if program.alive:
        _idle.append(program)
    else:
        program.kill()


@atexit.register
def end_all() -> None:
    """End the programs that wait."""
    while _idle:
        _idle.pop().close()
