"""`bezique engine`: a player of ours for other programs, through standard input and output (docs/engine.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, BinaryIO

from cyclopts import Parameter

from bezique.bots.player import Player, check_player, player
from bezique.bots.protocol.conversation import Conversation


def engine(*, level: Annotated[str, Parameter(help="The player: random, greedy, heuristic, hp, ...")] = "hp") -> int:
    """Answer until the other program leaves. Raises BadNotation for a player that there is not."""
    check_player(level)
    serve(level, lambda seed: player(level, seed), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(name: str, make: Callable[[int], Player], heard: BinaryIO, said: BinaryIO) -> None:
    """Answer the lines of `heard` on `said`, to the end of them, or until nobody listens any more."""

    def say(line: str) -> None:
        try:
            said.write(f"{line}\n".encode())
            said.flush()
        except OSError:
            talk.over = True

    talk = Conversation(name, make, say)
    for data in heard:
        talk.hear(data)
        if talk.over:
            return
    talk.wait()
