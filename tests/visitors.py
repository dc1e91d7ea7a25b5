"""Visitors of a server that play by whatever is offered, as a browser would, over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.serving import Served

PROTOCOL = 1
Table = dict[str, Any]


@dataclass
class Visitor:
    """Somebody with a token. `told` holds every table that he was shown, `heard` every message."""

    served: Served
    token: str = ""
    name: str = ""
    language: str = "en"
    told: list[Table] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    requests: int = 0
    asked: int = -1
    """The number of the table that he acted at last."""
    seeds: dict[int, str] = field(default_factory=dict)

    def client(self) -> httpx.Client:
        """Requests over HTTP."""
        client = self.served.client()
        client.cookies.set("bezique", self.token)
        return client

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask for something over HTTP; the token that is given is kept."""
        with self.client() as client:
            answer = client.post(path, json=body)
            assert answer.is_success, answer.text
            self.token = answer.cookies["bezique"]
            return answer.json()  # type: ignore[no-any-return]

    def socket(self, game: str, protocol: int = PROTOCOL, **headers: str) -> connect:
        """The connection to a table."""
        address = self.served.url.replace("http", "ws", 1)
        sent = {"cookie": f"bezique={self.token}", "origin": self.served.headers["origin"]} | headers
        return connect(
            f"{address}/socket?table={game}&language={self.language}&protocol={protocol}",
            additional_headers=sent,
            compression=None,
            proxy=None,
        )

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
        self.heard.append(message)
        if "table" in message:
            self.told.append(message["table"])
        return message

    @property
    def table(self) -> Table:
        """The table as he was shown it last."""
        return self.told[-1]

    @property
    def unanswered(self) -> bool:
        """Whether something he asked for may be done without his knowing: what answers an older table never is."""
        return self.asked >= int(self.table["number"])

    def adds(self) -> dict[str, Any] | None:
        """What he adds to the chance of a deal that is sealed, as soon as he is shown the seal."""
        number = self.table.get("deal", 0) + 1
        if number in self.seeds or all(seal["deal"] != number for seal in self.table.get("seals", ())):
            return None
        self.seeds[number] = self.chance.randbytes(16).hex()
        return {"type": "seed", "request": 0, "deal": number, "seed": self.seeds[number]}

    def reply(self) -> dict[str, Any] | None:
        """What he does at the table that he was shown last, or None where he waits."""
        table = self.table
        self.requests += 1
        head = {"request": self.requests, "number": table["number"]}
        if table["turn"] == table["seat"] and table.get("menu"):
            return {"type": "act", **head, "action": self.chance.choice(table["menu"])["action"]}
        can = table.get("can", ())
        for what in ("cut", "deal", "lift", "guess", "next", "rematch"):
            if what in can:
                return {"type": "ask", **head, "what": what, "value": self.chance.randrange(3, 20)}
        return None

    async def play(self, game: str, until: Callable[[Table], bool], patience: float = 300) -> None:
        """Play until the table is so, or the connection ends; raises TimeoutError where it takes too long."""
        try:
            async with asyncio.timeout(patience), self.socket(game) as socket:
                while not (self.told and until(self.table)):
                    before = len(self.told)
                    message = await self.hear(socket)
                    to_answer = len(self.told) > before or message["type"] == "refused"
                    answers = (self.adds(), self.reply()) if to_answer else ()
                    for answer in filter(None, answers):
                        self.asked = answer.get("number", self.asked)
                        await socket.send(json.dumps(answer))
        except TimeoutError:
            raise
        except (ConnectionClosed, InvalidMessage, OSError):
            return
