"""`python -m bench.table`: a crowd at the server's tables, against a bare server in the same run.

The bare server hears one message and sends two of the same sizes. Both run on one core, the crowd on another.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.crowd import PAUSE, Load, Player, Server, running, seated, under_load
from bench.report import Measure

PLAYERS, SECONDS = 1000, 20.0
MANY_CPU, LONGEST, AIM, THINKING, MEMORY = 4.0, 25.0, 10.0, 60.0, 60.0
"""The limits: times the CPU of the bare server; milliseconds, and those aimed at; the same while two computers think;
KB for a player who only looks."""


@dataclass
class Echo(Player):
    """One who sends a message of the size of an action once a second to the bare server, and hears two."""

    token: str = ""
    game: str = ""
    chance: random.Random = field(default_factory=random.Random)

    async def sit(self, url: str) -> ClientConnection:
        """Open a socket at the table."""
        return await connect(f"{url.replace('http', 'ws', 1)}/{self.game}", compression=None, proxy=None)

    async def play(self, socket: ClientConnection) -> None:
        """Send, once a second, and hear."""
        hearing = asyncio.create_task(self._hear(socket))
        try:
            await asyncio.sleep(self.chance.uniform(0, 2 * PAUSE))
            while True:
                self._send(socket, b"y" * 60)
                await asyncio.sleep(2 * PAUSE)
        finally:
            hearing.cancel()

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            if self._sent is not None:
                self.waits.append(time.perf_counter() - self._sent)
                self._sent = None
            self.sizes.append(len(text))


@contextmanager
def apart() -> Iterator[int | None]:
    """The crowd on the last core that it may use; the core of the server, None where there is but one."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        yield None
        return
    os.sched_setaffinity(0, cores[-1:])
    try:
        yield cores[0]
    finally:
        os.sched_setaffinity(0, cores)


def table(players: int, seconds: float, core: int | None, thinking: int = 0) -> Load:
    """The crowd at our server, storage on; `thinking` masters play against each other's hosts meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        command = ("bezique", "serve", "--port", "0", "--database", f"sqlite:///{folder}/games.db")
        with running(command, core) as server:
            return asyncio.run(_with_thinkers(server, seated(server.url, players), seconds, thinking))


async def _with_thinkers(server: Server, crowd: list[Player], seconds: float, thinking: int) -> Load:
    hosts = [against_master(server.url, number) for number in range(thinking)]
    sockets = [await host.sit(server.url) for host in hosts]
    others = [asyncio.create_task(host.play(socket)) for host, socket in zip(hosts, sockets, strict=True)]
    try:
        return await under_load(server, crowd, seconds)
    finally:
        for task in others:
            task.cancel()


def against_master(url: str, number: int) -> Player:
    """Somebody who plays the strongest computer."""
    wanted = {"against": "computer", "level": "master", "dealer": "South", "target": 100_000}
    opened = httpx.post(f"{url}/api/games", json=wanted, headers={"origin": url}, trust_env=False)
    return Player(opened.raise_for_status().cookies["bezique"], opened.json()["id"], random.Random(number))


def bare(players: int, seconds: float, core: int | None, size: int) -> Load:
    """The same crowd at the bare server."""
    with running(("bench.bare", str(size)), core) as server:
        crowd = [Echo(game=str(number // 2), chance=random.Random(number)) for number in range(players)]
        return asyncio.run(under_load(server, crowd, seconds))


def measures(players: int = PLAYERS, seconds: float = SECONDS) -> list[Measure]:
    """What the server's tables take, side by side with the bare server."""
    with apart() as core:
        ours = table(players, seconds, core)
        floor = bare(players, seconds, core, int(ours.size))
        beside = table(players, seconds, core, thinking=2)
    note = f"{ours.acts:.0f} acts a second of {players} players, messages of {ours.size:.0f} bytes"
    return [
        Measure("table: 99 in 100 wait at most", 1e3 * ours.p99, "ms", LONGEST, upward=False, note=note),
        Measure("the same, two masters thinking", 1e3 * beside.p99, "ms", THINKING, upward=False),
        Measure("table: CPU for an act", 1e6 * ours.cpu, "us"),
        Measure("the same, bare server", 1e6 * floor.cpu, "us"),
        Measure("table against bare server", ours.cpu / floor.cpu, "x", MANY_CPU, upward=False),
        Measure("table: memory for a player, above the bare", ours.memory - floor.memory, "KB", MEMORY, upward=False),
    ]


def main() -> None:
    """Measure, and print the lines."""
    parser = argparse.ArgumentParser(prog="python -m bench.table", description="Measure the server under load.")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wanted = parser.parse_args()
    for one in measures(wanted.players, wanted.seconds):
        limit = "" if one.limit is None else f"  (at most {one.limit:g})"
        print(f"{one.name:<45} {one.value:10.2f} {one.unit}{limit}  {one.note}")


if __name__ == "__main__":
    main()
