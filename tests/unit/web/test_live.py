"""Games in memory when people come, go and act at the same time: each game once, and everybody is told."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bezique.table.messages import Ask, Closed
from bezique.web.api import Join, NewGame
from bezique.web.bodies import Refused
from bezique.web.database import database_at
from bezique.web.direct import Direct
from bezique.web.house import House
from bezique.web.live import Viewer
from bezique.web.metrics import Metrics
from bezique.web.settings import Settings
from bezique.web.sockets import Sockets, Wire
from bezique.web.store import Store
from bezique.web.thinking import Thinkers
from bezique.web.tidying import tidy
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


class Gone(Direct):
    """A connection whose other side takes nothing while it is full, and is read by nobody."""

    def __init__(self) -> None:
        self.full = True
        self.said: list[bytes] = []
        self.gone = asyncio.Event()

    def say(self, message: bytes) -> None:
        self.said.append(message)

    def cut(self) -> None:
        self.gone.set()

    def read_on(self, on: bool) -> None:
        """There is nothing to read."""


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
        begun, written = asyncio.Event(), asyncio.Event()

        async def slow(*kept: Any) -> None:
            begun.set()
            await written.wait()
            await append(*kept)

        monkeypatch.setattr(house.store, "append", slow)
        wire = Wire(Gone(), "South", game, "en", Sockets(house, Settings(), Metrics()))
        wire.begin()
        wire.hear(b'{"type":"ask","request":1,"number":0,"what":"cut","value":5}', text=True)
        await begun.wait()
        wire.lost()
        assert len(north.heard) == told
        written.set()
        async with asyncio.timeout(120):
            while len(north.heard) == told:  # nothing else happens that could make the server tell him
                await asyncio.sleep(0.01)

    with_house(tmp_path, use)


def test_what_a_slow_reader_is_sent_waits_and_too_much_of_it_ends_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(house: House) -> None:
        sockets, direct = Sockets(house, Settings(backlog=3), Metrics()), Gone()
        wire = Wire(direct, "South", "game", "en", sockets)
        for number in b"123":
            wire.send(bytes([number]))
        assert direct.said == []
        direct.full = False
        wire.go_on()
        wire.send(b"4")
        assert direct.said == [b"1", b"2", b"3", b"4"]
        direct.full = True
        for number in b"5678":
            wire.send(bytes([number]))
        assert not wire.ended.done()
        direct.full = False
        wire.go_on()
        assert [json.loads(word)["why"] for word in direct.said[4:]] == ["too_much"]
        assert wire.ended.done()
        wire.send(b"9")
        assert len(direct.said) == 5
        assert not direct.gone.is_set()

    async def patience(house: House) -> None:
        direct = Gone()
        Wire(direct, "South", "game", "en", Sockets(house, Settings(), Metrics())).send(b"1")
        async with asyncio.timeout(20):
            await direct.gone.wait()

    with_house(tmp_path, use)
    monkeypatch.setattr("bezique.web.sockets.PATIENCE", 0.01)
    with_house(tmp_path, patience)


def test_a_game_that_was_played_and_left_needs_no_search_for_circles_to_go(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        game = await of_two(house)
        south, north = Looker("South"), Looker("North")
        await house.enter(game, south)
        await house.enter(game, north)
        await house.ask(game, south, Ask(request=1, number=0, what="cut", value=5))
        await house.ask(game, north, Ask(request=1, number=0, what="cut", value=9))
        live = house.live.get(game)
        assert live is not None
        room, live = weakref.ref(live.room), None
        await house.leave(game, south)
        assert room() is not None
        await house.leave(game, north)
        assert room() is None

    gc.disable()
    try:
        with_house(tmp_path, use)
    finally:
        gc.enable()


class Circle:
    """Something that nothing but itself refers to once it is let go."""

    def __init__(self) -> None:
        self.me = self


async def _cleared(lost: weakref.ref[Circle]) -> None:
    async with asyncio.timeout(20):
        while lost() is not None:
            await asyncio.sleep(0.01)


def test_all_is_cleared_up_where_it_is_quiet_alone() -> None:
    async def use() -> None:
        quiet = False
        tidying = asyncio.create_task(tidy(lambda: quiet, every=0.01, latest=1_000_000))
        lost = weakref.ref(Circle())
        await asyncio.sleep(0.1)
        assert lost() is not None
        quiet = True
        await _cleared(lost)
        tidying.cancel()

    gc.disable()
    try:
        asyncio.run(use())
    finally:
        gc.enable()


def test_all_is_cleared_up_where_it_has_not_been_quiet_for_long() -> None:
    async def use() -> None:
        tidying = asyncio.create_task(tidy(lambda: False, every=0.01, latest=3))
        await _cleared(weakref.ref(Circle()))
        tidying.cancel()

    gc.disable()
    try:
        asyncio.run(use())
    finally:
        gc.enable()
