"""Games in memory when people come, go and act at the same time: each game once, and everybody is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bezique.table.messages import Ask, Closed
from bezique.web.api import Join, NewGame
from bezique.web.bodies import Refused
from bezique.web.database import database_at
from bezique.web.house import House
from bezique.web.live import Viewer
from bezique.web.metrics import Metrics
from bezique.web.settings import Settings
from bezique.web.sockets import Sockets
from bezique.web.store import Store
from bezique.web.thinking import Thinkers
from bezique.web.upgrading import upgrade
from bezique.web.writing import Away


class Looker:
    """A connection that remembers what it was sent."""

    language = "en"

    def __init__(self, viewer: Viewer) -> None:
        self.viewer: Viewer = viewer
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, why: Closed) -> None:
        self.heard.append({"type": "closed", "why": why.why})

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


def with_house(folder: Path, use: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        address = database_at(f"sqlite:///{folder}/games.db")
        await upgrade(address)
        store, thinkers = Store(address), Thinkers(1, Metrics())
        try:
            await use(House(store, thinkers, Metrics()))
        finally:
            thinkers.close()
            await store.close()

    asyncio.run(whole())


async def of_two(house: House) -> str:
    opened = await house.begin(NewGame("friend", memory="full"), "host")
    await house.join(Join(secret=opened.invite, name="Bertha"), "guest")
    return opened.id


def test_who_comes_while_another_goes_is_at_the_same_game(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        game = await of_two(house)
        south, north = Looker("South"), Looker("North")
        for _ in range(25):
            await house.enter(game, south)
            await asyncio.gather(house.leave(game, south), house.enter(game, north), house.enter(game, south))
            live = house.live.get(game)
            assert live is not None
            assert north in live.connections
            assert south in live.connections
            await asyncio.gather(house.leave(game, north), house.leave(game, south))
            assert house.live.get(game) is None

    with_house(tmp_path, use)


def test_a_game_that_many_open_at_once_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(house: House) -> None:
        game = await of_two(house)
        reads: list[str] = []
        load = house.store.load

        async def counted(name: str) -> Any:
            reads.append(name)
            await asyncio.sleep(0.01)
            return await load(name)

        monkeypatch.setattr(house.store, "load", counted)
        lookers = [Looker("South"), Looker("North"), Looker("watching"), Looker("watching")]
        await asyncio.gather(*(house.enter(game, each) for each in lookers))
        assert reads == [game]
        assert all("welcome" in each.kinds for each in lookers)

    with_house(tmp_path, use)


def test_a_game_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        with pytest.raises(Refused):
            await house.enter("nothing", Looker("South"))
        assert house.live.get("nothing") is None

    with_house(tmp_path, use)


def test_what_could_not_be_kept_is_forgotten_by_the_memory_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(house: House) -> None:
        game = await of_two(house)
        south, north = Looker("South"), Looker("North")
        await house.enter(game, south)
        await house.enter(game, north)
        cut = Ask(request=1, number=0, what="cut", value=5)
        told = list(north.heard)

        async def fails(*_: object) -> None:
            raise Away("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", fails)
            await house.ask(game, south, cut)
        assert south.heard[-1]["code"] == "away"
        assert north.heard == told
        assert south.kinds.count("refused") == 1
        await house.ask(game, south, cut)  # the same again: it was not done the first time
        assert south.kinds.count("refused") == 1
        assert "cut" not in south.heard[-1]["table"].get("can", ())
        assert len(north.heard) > len(told)

    with_house(tmp_path, use)


def test_of_two_servers_that_act_at_one_game_the_later_sees_what_the_first_has_kept(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        other = House(house.store, house.thinkers, Metrics())
        game = await of_two(house)
        south, north = Looker("South"), Looker("North")
        await house.enter(game, south)
        await other.enter(game, north)
        await house.ask(game, south, Ask(request=1, number=0, what="cut", value=5))
        await other.ask(game, north, Ask(request=1, number=0, what="cut", value=9))
        assert north.kinds[-1] == "welcome"
        kept = await house.store.load(game)
        assert kept is not None
        assert next(line for line in kept.lines if "cut" in line).startswith("@South cut")
        assert sum("cut" in line for line in kept.lines) == 1

    with_house(tmp_path, use)


def test_what_is_asked_by_one_who_goes_meanwhile_is_done_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(house: House) -> None:
        game = await of_two(house)
        south, north = Looker("South"), Looker("North")
        await house.enter(game, south)
        await house.enter(game, north)
        told, append = len(north.heard), house.store.append

        async def slow(*kept: Any) -> None:
            await asyncio.sleep(0.05)
            await append(*kept)

        monkeypatch.setattr(house.store, "append", slow)
        sockets = Sockets(house, Settings(), Metrics())
        socket: Any = SimpleNamespace(query_params={"table": game})
        asker: Any = south
        asking = asyncio.create_task(sockets._ask(socket, asker, Ask(request=1, number=0, what="cut", value=5)))
        await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.wait({asking})
        assert len(north.heard) == told
        async with asyncio.timeout(20):
            while len(north.heard) == told:  # nothing else happens that could make the server tell him
                await asyncio.sleep(0.01)

    with_house(tmp_path, use)
