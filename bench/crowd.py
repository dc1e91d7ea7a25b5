"""A crowd that plays at a server, and what the server takes for it: CPU, memory, and how long each waits.

The server runs on one core, the crowd on the other. In a game of two each plays half a second after it has become his
turn, so that in the whole every player acts once a second.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bezique.table.messages import PROTOCOL

SAYS = "The table is at "
PAUSE = 0.5
OPEN = {
    "BEZIQUE_SOCKETS_AN_ADDRESS": "5000",
    "BEZIQUE_REQUESTS_A_MINUTE": "1000000",
    "BEZIQUE_MESSAGES_A_SECOND": "1000",
}
"""Limits out of the way: the whole crowd comes from one address."""
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Server:
    """A server under load."""

    process: subprocess.Popen[str]
    url: str

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> float:
        """Resident memory in KB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


@contextmanager
def running(command: Sequence[str], core: int | None) -> Iterator[Server]:
    """A server in a process of its own, on one core where it is named."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        env=os.environ | OPEN,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    said = process.stdout or io.StringIO()
    try:
        line = said.readline()
        if not line.startswith(SAYS):
            raise RuntimeError(f"the server did not start: {line!r}")
        yield Server(process, line.removeprefix(SAYS).strip().rstrip("/"))
    finally:
        process.kill()
        process.wait()
        said.close()


class _Choice(msgspec.Struct):
    action: str


class _Table(msgspec.Struct):
    number: int
    seat: str | None
    turn: str | None
    menu: list[_Choice] = []
    can: list[str] = []


class _Message(msgspec.Struct):
    type: str
    table: _Table | None = None


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class Player:
    """One of the crowd: a seat at a table, and how long he waited for each of his own actions."""

    token: str
    game: str
    chance: random.Random
    waits: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    acts: int = 0
    _sent: float | None = None

    async def sit(self, url: str) -> ClientConnection:
        """Open the socket of the table."""
        return await connect(
            f"{url.replace('http', 'ws', 1)}/socket?table={self.game}&language=en&protocol={PROTOCOL}",
            additional_headers={"cookie": f"bezique={self.token}", "origin": url},
            compression=None,
            proxy=None,
            open_timeout=60,
        )

    async def play(self, socket: ClientConnection) -> None:
        """Play for ever, by chance."""
        loop = asyncio.get_running_loop()
        due: asyncio.TimerHandle | None = None
        try:
            async for text in socket:
                now = time.perf_counter()
                if self._sent is not None:
                    self.waits.append(now - self._sent)
                    self._sent = None
                self.sizes.append(len(text))
                answer = self._answer(_read(text))
                if answer is not None:
                    if due is not None:
                        due.cancel()
                    due = loop.call_later(PAUSE * self.chance.uniform(0.8, 1.2), self._send, socket, answer)
        finally:
            if due is not None:
                due.cancel()

    def _send(self, socket: ClientConnection, answer: bytes) -> None:
        self._sent = time.perf_counter()
        self.acts += 1
        task = asyncio.create_task(socket.send(answer.decode()))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _answer(self, message: _Message) -> bytes | None:
        table = message.table
        if table is None:
            return None
        head = {"request": 1, "number": table.number}
        if table.turn == table.seat and table.menu:
            action = self.chance.choice(table.menu).action
            return msgspec.json.encode({"type": "act", **head, "action": action})
        for what in ("cut", "deal", "lift", "guess", "next", "rematch"):
            if what in table.can:
                value = self.chance.randrange(3, 20)
                return msgspec.json.encode({"type": "ask", **head, "what": what, "value": value})
        return None


def seated(url: str, count: int) -> list[Player]:
    """So many players, two at a table; the cards of each game decide by themselves how it goes on."""
    players = []
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=30, trust_env=False) as client:
        for number in range(count // 2):
            opened = client.post("/api/games", json={"against": "friend", "dealer": "South", "target": 100_000})
            host, body = opened.raise_for_status().cookies["bezique"], opened.json()
            client.cookies.clear()
            joined = client.post("/api/join", json={"secret": body["invite"]})
            guest = joined.raise_for_status().cookies["bezique"]
            client.cookies.clear()
            players += [
                Player(token, body["id"], random.Random(2 * number + seat)) for seat, token in enumerate((host, guest))
            ]
    return players


@dataclass(frozen=True, slots=True)
class Load:
    """What a server took: CPU seconds for an act, KB for a player, the waits in seconds, in order."""

    cpu: float
    memory: float
    waits: list[float]
    acts: float
    """Acts a second."""
    size: float
    """Bytes of a message, in the mean."""

    @property
    def p99(self) -> float:
        """What 99 in a hundred did not wait longer than."""
        return self.waits[len(self.waits) * 99 // 100]


async def under_load(server: Server, players: Sequence[Player], seconds: float) -> Load:
    """Let the players play, and measure after a while of warming up."""
    empty = server.memory()
    sockets = [await player.sit(server.url) for player in players]
    await asyncio.sleep(1)
    memory = (server.memory() - empty) / len(players)
    playing = [asyncio.create_task(one.play(socket)) for one, socket in zip(players, sockets, strict=True)]
    await asyncio.sleep(min(5.0, seconds))
    for player in players:
        player.waits.clear()
        player.sizes.clear()
        player.acts = 0
    before, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    taken, lasted = server.cpu() - before, time.perf_counter() - began
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    acts, sizes = sum(player.acts for player in players), [size for player in players for size in player.sizes]
    for socket in sockets:
        socket.transport.abort()
    waits = sorted(wait for player in players for wait in player.waits)
    return Load(taken / acts, memory, waits, acts / lasted, sum(sizes) / len(sizes))
