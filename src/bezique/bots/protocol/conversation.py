"""The end of the pipe that decides: what a player of ours answers to the lines of another program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Event, Thread
from time import perf_counter
from typing import ClassVar

import bezique
from bezique.bots.player import Budget, Player
from bezique.bots.protocol.messages import RECORD_WORDS, VERSION, read_go
from bezique.errors import BadNotation, Unreadable
from bezique.game.view import View
from bezique.record import read_line
from bezique.rules.load import rules
from bezique.search.choosing import Runner

MOST_DIGITS = 18
"""The longest number that a seed may be."""


class Conversation:
    """Hears lines and says lines, until `over`.

    `make` gives a player from a seed, `name` is what it is called. The player thinks beside the conversation, so that
    it can be stopped; whatever else comes meanwhile waits for its answer. A line that cannot be understood is answered
    by an error with its number and changes nothing.
    """

    def __init__(self, name: str, make: Callable[[int], Player], say: Callable[[str], None]) -> None:
        self.name, self.make, self.say = name, make, say
        self.heard = 0
        self.over = False
        self._player: Player | None = None
        self._thinking: Thread | None = None
        self._stopped = Event()

    def hear(self, data: bytes) -> None:
        """Do what the next line asks for."""
        self.heard += 1
        try:
            self._do(data.decode("utf-8").strip())
        except UnicodeDecodeError:
            self._complain(self.heard, "this is not UTF-8")
        except Unreadable as fault:
            self._complain(self.heard, str(fault))

    def wait(self) -> None:
        """Let the player answer first, if it is thinking."""
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None

    def _complain(self, number: int, problem: str) -> None:
        self.wait()
        clean = "".join(letter if letter.isprintable() else "?" for letter in problem)
        self.say(f"error line {number}: {clean[:1000]}")

    def _do(self, line: str) -> None:
        word, rest = (*line.split(maxsplit=1), "", "")[:2]
        if word not in ("stop", "quit"):
            self.wait()
        if word in self._DOERS:
            self._DOERS[word](self, rest)
        elif word == "go":
            self._go(line)
        elif word.startswith(RECORD_WORDS):
            read_line(line)  # our players look at views alone, so it is enough that it can be read
        elif word:
            words = ", ".join((*self._DOERS, "go"))
            raise BadNotation(f'"{word[:60]}" is not known: a line begins with {words}, or is one of a record')

    # --- what is asked for -------------------------------------------------------------------------------------------

    def _greet(self, rest: str) -> None:
        if rest != str(VERSION):
            raise BadNotation(f"this program speaks version {VERSION} of the protocol")
        self.say(f"id name bezique {bezique.__version__} {self.name}")
        self.say("ready")

    def _ready(self, _: str) -> None:
        if self._player is None:
            self._player = self.make(0)
        self.say("ready")

    def _rules(self, rest: str) -> None:
        rules(rest, duplicate=True)

    def _new_game(self, rest: str) -> None:
        words = rest.split()
        seed = words[1] if len(words) == 2 and words[0] == "seed" else "" if words else "0"
        if not (seed.isascii() and seed.isdigit() and len(seed) <= MOST_DIGITS):
            raise BadNotation("a game begins as in `newgame` or `newgame seed 7`")
        self._player = self.make(int(seed))

    def _stop(self, _: str) -> None:
        self._stopped.set()

    def _quit(self, _: str) -> None:
        self._stopped.set()
        self.over = True

    _DOERS: ClassVar[Mapping[str, Callable[[Conversation, str], None]]] = {
        "bezique": _greet,
        "ready": _ready,
        "rules": _rules,
        "newgame": _new_game,
        "stop": _stop,
        "quit": _quit,
    }

    # --- thinking ----------------------------------------------------------------------------------------------------

    def _go(self, line: str) -> None:
        seen, budget = read_go(line)
        if self._player is None:
            self._player = self.make(0)
        self._stopped.clear()
        budget = Budget(budget.seconds, budget.worlds, self._stopped.is_set)
        self._thinking = Thread(target=self._think, args=(self.heard, self._player, seen, budget), daemon=True)
        self._thinking.start()

    def _think(self, number: int, player: Player, seen: View, budget: Budget) -> None:
        began = perf_counter()
        try:
            action = player.choose(seen, budget)
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong in a player, the conversation goes on
            self.say(f"error line {number}: the player failed: {type(fault).__name__}")
            return
        self.say(f"info time {1000 * (perf_counter() - began):.0f}")
        for one in getattr(player, "thought", ()):
            self.say(_candidate(one))
        self.say(f"info action {action}")
        self.say(f"best {seen.number(action)}")


def _candidate(one: Runner) -> str:
    """What a search made of an entry of the menu."""
    behind = f"behind {one.behind:.1f} error {one.unsure:.1f}"
    return f"info candidate {one.number} value {one.value:.1f} {behind} worlds {one.worlds}"
