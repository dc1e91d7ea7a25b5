"""The end of the pipe that asks: a program that was started, and what it answers in time."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from contextlib import suppress
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, cast

from bezique.bots.protocol.messages import VERSION

START_LIMIT = 20.0
"""Seconds in which a program must be ready, at its start and before a deal."""

PARTING = 1.0
"""Seconds in which a program must end when it is told to."""

MOST_WAITING, LONGEST_LINE = 1000, 65536
"""How many lines of a program wait to be looked at, and how many bytes each may have."""


class Program:
    """A program that speaks the protocol, started with a command as a shell would split it, but without a shell.

    What it writes on stderr is passed on behind its name. Raises OSError where it cannot be started or is not ready in
    time.
    """

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise ChildProcessError("no program is named")
        self.command = command
        self.sent = 0
        self._lines: Queue[str | None] = Queue(MOST_WAITING)
        # In a session of its own, so that Ctrl-C at the terminal is ours alone, and all that it starts ends with it.
        self._process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)  # noqa: S603
        self._ear = cast("IO[bytes]", self._process.stdin)
        self._killed = False
        for pump, stream in ((self._listen, self._process.stdout), (self._pass_on, self._process.stderr)):
            Thread(target=pump, args=(stream,), daemon=True).start()
        try:
            self.send(f"bezique {VERSION}")
            self.answer("ready", START_LIMIT)
        except (OSError, ValueError):
            self.kill()
            raise

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def send(self, line: str) -> None:
        """Send a line; raises ChildProcessError where the program has ended."""
        self.sent += 1
        try:
            self._ear.write(f"{line}\n".encode())
            self._ear.flush()
        except (OSError, ValueError):  # ValueError: the pipe was closed here
            raise ChildProcessError(self._ending()) from None

    def answer(self, word: str, limit: float) -> str:
        """What stands behind `word` in the next line that begins with it.

        Raises TimeoutError after `limit` seconds, ChildProcessError where the program ends, and ValueError where it
        answers the last line that was sent with an error.
        """
        end = monotonic() + limit
        while True:
            line = self._next(end, limit)
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first == "error" and rest.startswith(f"line {self.sent}:"):
                raise ValueError(f"it answered: {line}"[:200])

    def _next(self, end: float, limit: float) -> str:
        left = end - monotonic()
        try:
            line = self._lines.get(timeout=left) if left > 0 else ""
        except Empty:
            line = ""
        if line is None:
            self._lines.put(None)
            raise ChildProcessError(self._ending())
        if monotonic() >= end:
            raise TimeoutError(f"no answer in {limit:.3g} s")
        return line

    def forget(self) -> None:
        """Pass over what the program has said without being asked."""
        while True:
            try:
                line = self._lines.get_nowait()
            except Empty:
                return
            if line is None:
                self._lines.put(None)
                return

    def _ending(self) -> str:
        with suppress(TimeoutExpired):
            self._process.wait(PARTING)
        return f"the program has ended with status {self._process.returncode}"

    def close(self) -> None:
        """Tell it to leave, and end it where it does not."""
        with suppress(OSError):
            self.send("quit")
        self._hang_up()
        with suppress(TimeoutExpired):
            self._process.wait(PARTING)
        self.kill()

    def kill(self) -> None:
        """End it at once, and with it what it has started."""
        self._killed = True
        if self.alive:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._hang_up()
        self.forget()

    def _hang_up(self) -> None:
        with suppress(OSError):
            self._ear.close()

    # --- what it says, read beside the game so that waiting for it can end -------------------------------------------

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while data := stream.readline(LONGEST_LINE):
                self._keep(data.decode("utf-8", "replace").strip())
        self._keep(None)

    def _keep(self, line: str | None) -> None:
        if not self._killed:
            self._lines.put(line)

    def _pass_on(self, stream: IO[bytes]) -> None:
        with stream:
            while data := stream.readline(LONGEST_LINE):
                text = data.decode("utf-8", "replace").rstrip()
                clean = "".join(letter if letter.isprintable() else " " for letter in text)
                sys.stderr.write(f"{self.command[:60]}: {clean}\n")
                sys.stderr.flush()
