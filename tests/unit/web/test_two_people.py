"""Two people at a real server: what they agree on survives a kill, clocks run out by themselves."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.serving import Served, serving
from tests.visitors import Table, Visitor

FRIEND = {"against": "friend", "name": "Ann", "memory": "full"}


def seated(served: Served, **wanted: Any) -> tuple[Visitor, Visitor, str]:
    host, guest = Visitor(served), Visitor(served)
    opened = host.post("/api/games", FRIEND | wanted)
    guest.post("/api/join", {"secret": opened["invite"], "name": "Bob"})
    return host, guest, opened["id"]


def test_an_invitation_tells_who_waits_and_what_is_played_to_one_who_has_the_link(tmp_path: Path) -> None:
    with serving(tmp_path) as served, Visitor(served).client() as client:
        opened = Visitor(served).post("/api/games", FRIEND | {"rules": "1847", "target": 400})
        told = client.post("/api/invitation?language=fr", json={"secret": opened["invite"]})
        assert told.json() == {"host": "Ann", "title": "Bésigue de 1847", "target": 400}
        assert "set-cookie" not in told.headers
        for secret in (opened["code"], opened["id"], ""):
            assert client.post("/api/invitation", json={"secret": secret}).json()["code"] == "no_invitation"


async def shown(visitor: Visitor, socket: ClientConnection, until: Callable[[Table], bool]) -> Table:
    """The table, once it is so."""
    async with asyncio.timeout(120):
        while not (visitor.told and until(visitor.table)):
            await visitor.hear(socket)
    return visitor.table


async def ask(visitor: Visitor, socket: ClientConnection, what: str, value: int = 0) -> None:
    await shown(visitor, socket, lambda table: what in table["can"])
    head = {"type": "ask", "request": 1, "number": visitor.table["number"]}
    await socket.send(json.dumps({**head, "what": what, "value": value}))


async def looks(visitor: Visitor, game: str) -> Table:
    """What he is shown when he comes anew."""
    visitor.told.clear()
    async with visitor.socket(game) as socket:
        return await shown(visitor, socket, lambda _: True)


async def at_table(
    visitors: tuple[Visitor, Visitor], game: str, do: Callable[[ClientConnection, ClientConnection], Any]
) -> Any:
    for each in visitors:
        each.told.clear()
    async with visitors[0].socket(game) as one, visitors[1].socket(game) as other:
        return await do(one, other)


def test_what_is_agreed_survives_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host, guest, game = seated(served)

        async def cut(one: ClientConnection, _: ClientConnection) -> None:
            await ask(host, one, "cut", 7)
            await shown(host, one, lambda table: "cut" not in table["can"])

        asyncio.run(at_table((host, guest), game, cut))
        served.kill()
    with serving(tmp_path) as served:
        host.served = guest.served = served
        assert "cut" not in asyncio.run(looks(host, game))["can"]
        assert "cut" in asyncio.run(looks(guest, game))["can"]

        async def begin(one: ClientConnection, other: ClientConnection) -> None:
            async def prepare(visitor: Visitor, socket: ClientConnection) -> None:
                while not visitor.told or visitor.table["stage"] != "play":
                    await shown(visitor, socket, lambda _: True)
                    reply = visitor.reply()
                    if reply is not None and reply["type"] == "ask":
                        await socket.send(json.dumps(reply))
                    await visitor.hear(socket)

            await asyncio.wait_for(asyncio.gather(prepare(host, one), prepare(guest, other)), 120)
            await ask(host, one, "offer_void")
            await shown(guest, other, lambda table: "offer" in table)

        asyncio.run(at_table((host, guest), game, begin))
        served.kill()
    with serving(tmp_path) as served:
        host.served = guest.served = served
        assert asyncio.run(looks(guest, game))["offer"]["what"] == "void"

        async def agree(_: ClientConnection, other: ClientConnection) -> Table:
            await shown(guest, other, lambda table: "offer" in table)
            await ask(guest, other, "accept", guest.table["offer"]["number"])
            return await shown(guest, other, lambda table: table["stage"] == "between")

        assert "offer" not in asyncio.run(at_table((host, guest), game, agree))


def test_a_clock_runs_out_by_itself_and_both_are_told(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host, guest, game = seated(served, clock="move", clock_seconds=5, dealer="North")

        async def sleep(one: ClientConnection, other: ClientConnection) -> tuple[Table, Table]:
            await ask(host, one, "next")
            await ask(guest, other, "next")
            first = await shown(host, one, lambda table: table["stage"] == "play")
            assert (first["sides"][0]["clock"], first["sides"][0]["running"]) == (5, True)
            return await asyncio.gather(
                shown(host, one, lambda table: table["stage"] == "over"),
                shown(guest, other, lambda table: table["stage"] == "over"),
            )

        for table in asyncio.run(at_table((host, guest), game, sleep)):
            assert (table["result"]["winner"], table["result"]["over"]) == ("North", "game")
            assert "rematch" in table["can"]


def test_a_clock_that_ran_out_while_the_server_was_down_ends_the_game_once(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host, guest, game = seated(served, clock="move", clock_seconds=5, dealer="North")

        async def begin(one: ClientConnection, other: ClientConnection) -> None:
            await ask(host, one, "next")
            await ask(guest, other, "next")
            await shown(host, one, lambda table: table["stage"] == "play")

        asyncio.run(at_table((host, guest), game, begin))
        served.kill()
    time.sleep(5)
    with serving(tmp_path) as served:
        host.served = guest.served = served

        async def over_and_again(one: ClientConnection, other: ClientConnection) -> None:
            await shown(host, one, lambda table: table["stage"] == "over")
            await ask(host, one, "rematch")
            await ask(guest, other, "rematch")
            await shown(host, one, lambda table: table["deal"] == 2)

        asyncio.run(at_table((host, guest), game, over_and_again))
        served.kill()
    with serving(tmp_path) as served:
        host.served = served
        assert asyncio.run(looks(host, game))["deal"] == 2


def test_a_game_that_was_called_off_invites_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host, guest = Visitor(served), Visitor(served)
        opened = host.post("/api/games", FRIEND)

        async def call_off() -> None:
            async with host.socket(opened["id"]) as socket:
                await ask(host, socket, "call_off")
                await shown(host, socket, lambda table: table["stage"] == "over")

        asyncio.run(call_off())
        with guest.client() as client:
            for place in ("join", "invitation"):
                answer = client.post(f"/api/{place}", json={"secret": opened["invite"]})
                assert (answer.status_code, answer.json()["code"]) == (404, "called_off")
