"""Time that counts: servers that were down take nobody's, games end by themselves, waiting goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from bezique.table.messages import Ask
from bezique.web.api import Join, NewGame
from bezique.web.archive import Archive
from bezique.web.database import database_at, engine_at
from bezique.web.house import House
from bezique.web.identity import hash_of
from bezique.web.metrics import Metrics
from bezique.web.store import Store
from bezique.web.thinking import Thinkers
from bezique.web.upgrading import upgrade
from bezique.web.uptime import BEAT, GAP
from bezique.web.waking import Waker
from bezique.web.writing import Away
from tests.unit.web.test_live import Looker

START = 1_800_000_000
DAYS = NewGame("friend", memory="full", dealer="South", clock="days", clock_seconds=3600)
PLAIN = NewGame("friend", memory="full", dealer="South", claim_after=120)


class Clock:
    """The time of day, moved by hand."""

    def __init__(self) -> None:
        self.now = float(START)

    def __call__(self) -> float:
        return self.now


class Servers:
    """Servers one after the other, or together, on one database; each is a house of its own."""

    def __init__(self, database: str) -> None:
        self.address, self.clock = database_at(database), Clock()

    async def start(self) -> House:
        house = House(Store(self.address), Thinkers(1, Metrics()), Metrics(), self.clock)
        await house.uptime.start()
        return house

    @staticmethod
    async def kill(house: House) -> None:
        """No beat, and nobody is told."""
        house.waker.stop()
        house.thinkers.close()
        await house.store.close()

    async def passes(self, house: House, seconds: float) -> None:
        """Time passes while the server is up; it beats as it goes."""
        for _ in range(int(seconds // BEAT)):
            self.clock.now += BEAT
            await house.uptime.beat()
        self.clock.now += seconds % BEAT

    async def minutes(self, house: House, minutes: int) -> None:
        """Minutes pass; it beats just often enough."""
        for _ in range(minutes * 60 // GAP):
            self.clock.now += GAP
            await house.uptime.beat()


def with_servers(database: str, use: Callable[[Servers], Awaitable[None]]) -> None:
    async def whole() -> None:
        servers = Servers(database)
        await upgrade(servers.address)
        await use(servers)

    asyncio.run(whole())


async def two_at_table(house: House, wanted: NewGame) -> tuple[str, Looker, Looker]:
    """A game between two whose first deal is dealt, both at the table."""
    opened = await house.begin(wanted, "host")
    await house.join(Join(secret=opened.invite, name="Bertha"), "guest")
    south, north = Looker("South"), Looker("North")
    for each in (south, north):
        await house.enter(opened.id, each)
    for each in (south, north):
        await house.ask(opened.id, each, Ask(1, 1, "next"))
    assert each.heard[-1]["table"]["stage"] == "play"
    return opened.id, south, north


def clocks(looker: Looker) -> list[int | None]:
    return [side.get("clock") for side in looker.heard[-1]["table"]["sides"]]


async def standing(house: House, game: str) -> tuple[bool, str | None]:
    found = {each.id: each.standing for each in await house.store.games(hash_of("host"))}[game]
    assert found is not None
    return found.over, found.winner


# --- what counts ---------------------------------------------------------------------------------------------------


def test_the_time_without_a_server_is_no_time(database: str) -> None:
    async def use(servers: Servers) -> None:
        first, clock = await servers.start(), servers.clock
        began = first.uptime.now
        assert began == 1000 * START
        await servers.passes(first, 35)  # the last beat is 5 seconds old
        await servers.kill(first)
        clock.now += 3600
        second = await servers.start()
        assert second.uptime.now - began == 30_000
        assert [second.uptime.up(1000 * (START + at)) - began for at in (0, 10, 30, 33, 2000, 3635, 3640)] == [
            0, 10_000, 30_000, 30_000, 30_000, 30_000, 35_000,
        ]  # fmt: skip
        assert second.uptime.day(second.uptime.now) == 1000 * clock.now
        await servers.passes(second, 14)
        await second.uptime.stop()
        await servers.kill(second)
        clock.now += 7
        third = await servers.start()
        assert third.uptime.now - began == 44_000
        await servers.kill(third)

    with_servers(database, use)


def test_a_server_that_sleeps_or_cannot_keep_anything_lets_no_time_pass(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(servers: Servers) -> None:
        house, clock = await servers.start(), servers.clock
        began = house.uptime.now

        async def fails(*_: object) -> None:
            raise Away("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "beat", fails)
            clock.now += 8 * 3600
            assert house.uptime.now - began == 1000 * GAP
            with pytest.raises(Away):
                await house.uptime.beat()
        await house.uptime.beat()
        assert house.uptime.now == began
        await servers.passes(house, 20)
        assert house.uptime.now - began == 20_000
        await servers.kill(house)

    with_servers(database, use)


def test_of_two_servers_one_that_goes_on_keeps_the_time(database: str) -> None:
    async def use(servers: Servers) -> None:
        one, other = await servers.start(), await servers.start()
        await servers.kill(one)
        await servers.passes(other, 100)
        third = await servers.start()
        assert third.uptime.now == other.uptime.now == 1000 * (START + 100)
        for each in (other, third):
            await servers.kill(each)

    with_servers(database, use)


def test_a_clock_stands_while_there_is_no_server(database: str) -> None:
    async def use(servers: Servers) -> None:
        first = await servers.start()
        game, south, _ = await two_at_table(first, DAYS)
        assert clocks(south)[1] == 3600
        await servers.minutes(first, 10)
        await servers.kill(first)
        servers.clock.now += 3 * 86400
        second = await servers.start()
        await second.waker.look()
        assert await standing(second, game) == (False, None)
        again = Looker("South")
        await second.enter(game, again)
        assert clocks(again)[1] == 3600 - 600
        await servers.kill(second)

    with_servers(database, use)


# --- games that end by themselves ----------------------------------------------------------------------------------


def test_a_game_over_days_ends_where_nobody_is_at_the_table(database: str) -> None:
    async def use(servers: Servers) -> None:
        first = await servers.start()
        game, south, north = await two_at_table(first, DAYS)
        for each in (south, north):
            await first.leave(game, each)
        await servers.kill(first)
        second = await servers.start()
        await servers.minutes(second, 59)
        await second.waker.look()
        assert (await standing(second, game), second.live.get(game)) == ((False, None), None)
        await servers.minutes(second, 1)
        await second.waker.look()
        assert await standing(second, game) == (True, "South")
        kept = await second.store.load(game)
        assert kept is not None
        assert "resign North time" in kept.lines
        assert await second.store.due(10**15, 5) == {}
        (line,) = (await Archive(second).games(hash_of("guest"))).games
        assert (line.over, line.won, line.ended) == (True, False, "time")
        await servers.kill(second)

    with_servers(database, use)


def test_games_that_cannot_be_ended_do_not_keep_others_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bezique.web.waking.MOST", 2)

    async def use(servers: Servers) -> None:
        server, woken = await servers.start(), list[str]()
        games = {(await server.begin(DAYS, "host")).id for _ in range(5)}
        due = [0, 0, 0, 7, server.uptime.now]
        for game, moment in zip(sorted(games), due, strict=True):
            await server.store.put_off(game, moment)

        async def wake(game: str) -> None:
            assert len(woken) < len(games)
            woken.append(game)

        await Waker(server.store, server.uptime, wake).look()
        assert woken == sorted(games)
        await servers.kill(server)

    with_servers(database, use)


def test_two_servers_that_wake_a_game_end_it_once(database: str) -> None:
    async def use(servers: Servers) -> None:
        one, other = await servers.start(), await servers.start()
        game, south, _ = await two_at_table(one, DAYS)
        await servers.minutes(one, 60)
        await other.uptime.beat()
        await asyncio.gather(one.waker.look(), other.waker.look())
        kept = await one.store.load(game)
        assert kept is not None
        assert sum(line.startswith("resign") for line in kept.lines) == 1
        assert south.heard[-1]["table"]["stage"] == "over"
        for each in (one, other):
            await servers.kill(each)

    with_servers(database, use)


def test_those_at_the_table_are_told_when_a_clock_runs_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    """By the timer of the game in memory: nobody asks the database."""

    async def use(servers: Servers) -> None:
        house = await servers.start()
        _, south, north = await two_at_table(house, NewGame("friend", dealer="South", clock="move", clock_seconds=5))
        told = len(north.heard)
        servers.clock.now += 4.9
        house.waker.at(south.heard[-1]["table"]["id"], house.uptime.now)
        async with asyncio.timeout(60):
            while len(north.heard) == told:
                await asyncio.sleep(0.05)
                servers.clock.now += 0.05
        assert north.heard[-1]["table"]["result"]["winner"] == "South"
        await servers.kill(house)

    with_servers(f"sqlite:///{tmp_path_factory.mktemp('own')}/games.db", use)


def test_a_game_from_before_moments_were_kept_is_looked_at_once(database: str) -> None:
    async def use(servers: Servers) -> None:
        first = await servers.start()
        game, *_ = await two_at_table(first, DAYS)
        due = (await first.store.due(10**15, 5))[game]
        await servers.kill(first)
        old = engine_at(servers.address)
        async with old.begin() as connection:
            for order in ("drop table absences", "drop table pulse", "drop table outages"):
                await connection.execute(text(order))
            for order in ("drop index ix_standings_due",):
                await connection.execute(text(order))
            await connection.execute(text("alter table standings drop column due"))
            await connection.execute(text("alter table standings drop column ended"))
            await connection.execute(text("update alembic_version set version_num = '0003'"))
        await old.dispose()
        await upgrade(servers.address)
        second = await servers.start()
        assert await second.store.due(10**15, 5) == {game: 0}
        await second.waker.look()
        assert await second.store.due(10**15, 5) == {game: due}
        await servers.kill(second)

    with_servers(database, use)


# --- one who is away -----------------------------------------------------------------------------------------------


def test_waiting_for_one_who_is_away_goes_on_after_a_kill(database: str) -> None:
    async def use(servers: Servers) -> None:
        first = await servers.start()
        game, _, north = await two_at_table(first, PLAIN)
        await first.leave(game, north)
        await servers.passes(first, 50)
        await servers.kill(first)
        servers.clock.now += 1000
        second = await servers.start()
        await servers.passes(second, 30)  # nobody waits
        again = Looker("South")
        await second.enter(game, again)
        assert again.heard[-1]["table"]["claim_in"] == 70
        await servers.passes(second, 70)
        await second.ask(game, again, Ask(1, again.heard[0]["table"]["number"], "claim_away"))
        assert await standing(second, game) == (True, "South")
        await servers.kill(second)

    with_servers(database, use)


def test_who_comes_back_after_a_restart_is_waited_for_no_more(database: str) -> None:
    async def use(servers: Servers) -> None:
        first = await servers.start()
        game, _, north = await two_at_table(first, PLAIN)
        await first.leave(game, north)
        await servers.passes(first, 50)
        first.stop()  # an orderly end: those who are let go have not gone
        await servers.kill(first)
        second = await servers.start()
        for viewer in ("North", "South"):
            looker = Looker(viewer)  # type: ignore[arg-type]
            await second.enter(game, looker)
        assert "claim_in" not in looker.heard[-1]["table"]
        kept = await second.store.load(game)
        assert kept is not None
        assert kept.absent == {}
        await servers.kill(second)

    with_servers(database, use)
