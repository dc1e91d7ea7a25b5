"""A bad network and bad manners: lines cut at random, messages repeated, reordered, cut, oversized, stale, from the
wrong seat, by two devices at once. What was accepted is done once, and all see the same afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.serving import Served, serving
from tests.visitors import Table, Visitor

ACTIONS = 60
"""Actions of a game that is played under faults."""
GAMES = int(os.environ.get("BEZIQUE_FAULTS", "3"))
"""So many such games; `make soak` plays more."""
HOLDS = 1.5
"""Seconds for which a line holds before it is cut, on average."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("faults"), BEZIQUE_MESSAGES_A_SECOND="400") as running:
        yield running


def two_friends(served: Served) -> tuple[Visitor, Visitor, str]:
    host, guest = Visitor(served), Visitor(served)
    opened = host.post("/api/games", {"against": "friend", "memory": "full", "target": 5000})
    guest.post("/api/join", {"secret": opened["invite"]})
    return host, guest, opened["id"]


def common(table: Table) -> dict[str, Any]:
    """What both players may see of a table."""
    sides = [
        (
            side.get("score", 0),
            side.get("hand", 0),
            [(laid["card"], laid.get("served")) for laid in side.get("table", [])],
        )
        for side in table["sides"]
    ]
    sheet = [(line["seat"], line["points"], line["deal"], line.get("trick")) for line in table.get("sheet", [])]
    return {"stage": table["stage"], "turn": table["turn"], "deal": table.get("deal"), "sides": sides, "sheet": sheet}


async def carry(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
    while data := await source.read(4096):
        to.write(data)
        await to.drain()


@asynccontextmanager
async def bad_network(served: Served, chance: random.Random) -> AsyncIterator[Served]:
    """A way to the server whose lines are cut at random, in the middle of a message too; new ones are had at once."""
    host, port = served.url.removeprefix("http://").split(":")

    async def line(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection(host, int(port))
            both = [asyncio.create_task(carry(reader, far_writer)), asyncio.create_task(carry(far_reader, writer))]
            await asyncio.wait(both, timeout=chance.expovariate(1 / HOLDS), return_when=asyncio.FIRST_COMPLETED)
            for each in both:
                each.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            far_writer.transport.abort()
        writer.transport.abort()

    async with await asyncio.start_server(line, "127.0.0.1", 0) as network:
        yield replace(served, url=f"http://127.0.0.1:{network.sockets[0].getsockname()[1]}")


@dataclass
class Rude:
    """A device of a player that sends what it should not, besides what it does in earnest.

    `asked` holds the table numbers that it answered in earnest; each can have been done once at most.
    """

    visitor: Visitor
    game: str
    chance: random.Random
    enough: asyncio.Event
    older: list[str] = field(default_factory=list)

    def nuisance(self) -> list[str | bytes]:
        """Messages that must change nothing, or end this connection alone."""
        table = self.visitor.table
        number = table["number"]
        everything: list[list[str | bytes]] = [
            [*self.chance.sample(self.older, min(3, len(self.older)))],  # again, late, and in another order
            [self._act(number, "QS"), self._act(number, "score marriage-H"), self._act(number, "done")],
            [self._act(number + 1, "7C"), self._act(-1, "7C"), self._act(number - 1, "7C")],
            [json.dumps({"type": "ask", "request": 1, "number": number, "what": self.chance.choice(REQUESTS)})],
            [self._act(number, "QS")[: self.chance.randrange(40)]],  # cut
            [json.dumps({"type": "why", "request": 1, "action": "x" * 4000})],  # oversized
            [b"\x00\xff" * 50],
            [json.dumps({"type": "act", "request": 1, "number": number, "action": "done", "seat": "North"})],
        ]
        return self.chance.choice(everything)

    def _act(self, number: int, action: str) -> str:
        return json.dumps({"type": "act", "request": self.chance.randrange(1000), "number": number, "action": action})

    async def play(self) -> None:
        """Play until there has been enough, over as many connections as it takes."""
        while not self.enough.is_set():
            with suppress(ConnectionClosed, InvalidMessage, OSError):
                async with self.visitor.socket(self.game) as socket:
                    await self._sit(socket)

    async def _sit(self, socket: ClientConnection) -> None:
        await self.visitor.hear(socket)
        while not self.enough.is_set():
            answer = self.visitor.reply()
            if answer is not None:
                text = json.dumps(answer)
                self.older.append(text)
                for _ in range(self.chance.choice((1, 1, 2, 3))):  # repeated
                    await socket.send(text)
            if self.chance.random() < 0.3:
                for message in self.nuisance():
                    await socket.send(message)
            if self.chance.random() < 0.05:
                return  # cut off in the middle, with answers under way
            await self._listen(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        """Take in what comes within a moment."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                while True:
                    message = json.loads(await socket.recv())
                    self.visitor.heard.append(message)
                    if "table" in message:
                        self.visitor.told.append(message["table"])
                        return


REQUESTS = ("undo", "next", "deal", "lead", "claim", "concede", "accept", "decline", "lift", "guess", "wait")


async def both_see(friends: tuple[Visitor, Visitor], game: str) -> list[Table]:
    tables = []
    for each in friends:
        async with each.socket(game) as socket:
            await each.hear(socket)
        tables.append(each.table)
    return tables


async def play_rudely(friends: tuple[Visitor, Visitor], game: str, seed: int, actions: int) -> list[Table]:
    """Two devices of each player at once, until so much has happened."""
    enough, served = asyncio.Event(), friends[0].served
    async with bad_network(served, random.Random(seed)) as network, asyncio.TaskGroup() as playing:
        for place, each in enumerate(friends):
            each.served = network
            for device in range(2):
                own = each if device == 0 else Visitor(network, each.token, chance=random.Random(place))
                rude = Rude(own, game, random.Random(f"{seed} {place} {device}"), enough)
                playing.create_task(rude.play())
        async with asyncio.timeout(600):
            while all(not each.told or each.table["number"] < actions for each in friends):
                await asyncio.sleep(0.05)
        enough.set()
    for each in friends:
        each.served = served
    return await both_see(friends, game)


def check_numbers(visitor: Visitor) -> None:
    """Within one connection the tables count up by one with each thing that happens."""
    last = None
    for message in visitor.heard:
        if message["type"] == "happened":
            assert last is None or message["table"]["number"] == last + 1
        if "table" in message:
            last = message["table"]["number"]


@pytest.mark.parametrize("seed", range(GAMES))
def test_bad_manners_change_nothing_and_both_see_the_same(served: Served, seed: int) -> None:
    host, guest, game = two_friends(served)
    south, north = asyncio.run(play_rudely((host, guest), game, seed, ACTIONS))
    assert common(south) == common(north)
    for each in (host, guest):
        check_numbers(each)
    log = served.log.read_text()
    assert "Traceback" not in log
    assert '"fault"' not in log, log
    assert served.process.poll() is None
