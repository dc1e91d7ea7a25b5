"""The store on both databases: what is kept, what is refused, how it is upgraded."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from bezique.errors import BadSetting
from bezique.table.room import Room
from bezique.table.setup import Setup
from bezique.web import tables
from bezique.web.database import database_at, engine_at
from bezique.web.scores.api import NewScore
from bezique.web.scores.store import Entry, ScoreStore, Stand
from bezique.web.store import Kept, Standing, Store, Taken
from bezique.web.upgrading import migrate, upgrade, version_of

DATABASES = Path(__file__).parents[2] / "data" / "databases"
FIRST_RELEASE, BEFORE_SCORES = DATABASES / "0001.sql", DATABASES / "0002.sql"
OF_TWO = Setup(against="friend", name="Anna", begun="2026-01-02")
NEW = Standing(0, 0, False, None, "South", 1000)


def kept(*lines: str) -> Kept:
    return Kept(OF_TWO, "header", lines, (1000,) * len(lines), b"\0secret\xff")


@asynccontextmanager
async def open_store(database: str) -> AsyncIterator[Store]:
    address = database_at(database)
    await upgrade(address)
    store = Store(address)
    try:
        yield store
    finally:
        await store.close()


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_store(database) as store:
            await use(store)

    asyncio.run(whole())


def test_what_is_kept_is_there_after_the_store_is_opened_again(database: str) -> None:
    async def first(store: Store) -> None:
        await store.create("g", kept("one"), "host", ["link", "code"], NEW)
        await store.append("g", 1, ["two", "three"], Standing(10, 0, False, None, "North", 2000))
        await store.sit("g", "guest", "North", (Setup(against="friend", name="Anna", friend="Bö"), "other header"))

    async def second(store: Store) -> None:
        found = await store.load("g")
        assert found is not None
        assert (found.lines, found.times) == (("one", "two", "three"), (1000, 2000, 2000))
        assert (found.setup.friend, found.header, found.secret) == ("Bö", "other header", b"\0secret\xff")
        assert await store.load("h") is None
        assert [await store.seat("g", token) for token in ("host", "guest", "third")] == ["South", "North", None]
        assert [await store.invited(secret) for secret in ("link", "code", "")] == ["g", "g", None]
        (own,) = await store.games("guest")
        assert own.standing == Standing(10, 0, False, None, "North", 2000)
        assert (own.id, own.place, own.begun) == ("g", "North", 1000)

    with_store(database, first)
    with_store(database, second)


def test_a_number_is_given_once_and_others_of_the_group_are_kept(database: str) -> None:
    async def use(store: Store) -> None:
        for game in "abc":
            await store.create(game, kept("one"), f"host {game}", [], NEW)
        changes = [store.append(game, 1, [f"{game} two", f"{game} three"], NEW) for game in "abc"]
        changes += [store.append("b", 2, ["late"], NEW), store.append("gone", 1, ["no such game"], NEW)]
        ended = await asyncio.gather(*changes, return_exceptions=True)
        assert [type(each) for each in ended] == [type(None)] * 3 + [Taken] * 2
        for game in "abc":
            found = await store.load(game)
            assert found is not None
            assert found.lines == ("one", f"{game} two", f"{game} three")

    with_store(database, use)


def test_a_change_is_done_as_a_whole_or_not_at_all(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create("g", kept("one"), "host", [], NEW)
        with pytest.raises(Taken):
            await store.append("g", 0, ["one again", "two"], Standing(500, 0, True, "South", "", 9000))
        found = await store.load("g")
        assert found is not None
        assert found.lines == ("one",)
        assert (await store.games("host"))[0].standing == NEW

    with_store(database, use)


def test_a_seat_is_given_once_and_any_number_look_on(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create("g", kept(), "host", [], NEW)
        await store.sit("g", "guest", "North")
        with pytest.raises(Taken):
            await store.sit("g", "other", "North")
        await store.sit("g", "third", "watching")
        await store.sit("g", "fourth", "watching")
        assert await store.others("g", "host") == ["North"]
        await store.rise("g", "guest", (OF_TWO, "header"), [])
        assert await store.others("g", "host") == []
        await store.remove("g")
        assert (await store.load("g"), await store.seat("g", "host")) == (None, None)

    with_store(database, use)


def test_an_archive_is_shared_by_browsers(database: str) -> None:
    async def use(store: Store) -> None:
        for number, (game, host) in enumerate([("a", "old"), ("b", "new"), ("c", "old")]):
            await store.create(game, kept(), host, [], Standing(0, 0, False, None, "", number))
        await store.sit("c", "new", "watching")
        await store.make_recoverable("old", "secret")
        assert await store.recover("new", "secret")
        assert not await store.recover("new", "other secret")
        ids = [[game.id for game in await store.games(token)] for token in ("old", "new")]
        assert ids == [["c", "b", "a"]] * 2
        assert await store.seat("c", "new") == "South"
        await store.make_recoverable("new", "newer")
        assert not await store.recover("third", "secret")
        assert await store.recover("third", "newer")
        assert await store.recover("third", "newer")
        assert len(await store.games("third")) == 3
        await store.forget("third")
        assert (await store.games("third"), await store.recoverable("old")) == ([], False)

    with_store(database, use)


def test_two_archives_of_one_table_do_not_become_one(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create("g", kept(), "host", [], NEW)
        await store.sit("g", "guest", "North")
        await store.make_recoverable("host", "secret")
        with pytest.raises(Taken):
            await store.recover("guest", "secret")
        assert await store.seat("g", "guest") == "North"

    with_store(database, use)


def test_a_score_is_kept_entry_by_entry_by_all_who_have_its_link(database: str) -> None:
    async def first(store: Store) -> None:
        book = ScoreStore(store)
        await book.create("s", NewScore("rubicon", south="Änne"), "anna", 1000)
        await book.append("s", 0, ["s 40 bezique"], "a", Stand(40, 0, over=False), now=2000)
        with pytest.raises(Taken):
            await book.append("s", 0, ["n 20 marriage"], "b", Stand(40, 20, over=True), now=3000)
        with pytest.raises(Taken):
            await book.append("gone", 0, ["n seven"], "c", Stand(0, 10, over=False), now=3000)
        await book.link("s", "secret")
        assert [await book.join(secret, "bertha") for secret in ("secret", "secret", "other", "")] == [
            "s",
            "s",
            None,
            None,
        ]
        await book.append("s", 1, ["n seven", "s seven"], "c", Stand(50, 10, over=False), now=4000)
        await book.link("s", "newer")
        assert await book.join("secret", "cleo") is None

    async def second(store: Store) -> None:
        book = ScoreStore(store)
        assert await book.entries("s") == (
            Entry("s 40 bezique", "a"),
            Entry("n seven", "c"),
            Entry("s seven", "c"),
        )
        head = await book.head("s")
        assert head is not None
        assert (head.setup.south, head.begun, head.active, head.stand) == (
            "Änne",
            1000,
            4000,
            Stand(50, 10, over=False),
        )
        assert [await book.keeps("s", token) for token in ("anna", "bertha", "cleo")] == [True, True, False]
        await book.leave("s", "anna")
        assert (await book.scores("anna"), await book.scores("bertha")) == ([], [head])
        await book.leave("s", "bertha")
        assert (await book.head("s"), await book.entries("s")) == (None, ())

    with_store(database, first)
    with_store(database, second)


def test_scores_are_brought_along_by_a_recovery_link(database: str) -> None:
    async def use(store: Store) -> None:
        book = ScoreStore(store)
        for score, token in (("a", "old"), ("b", "new"), ("c", "old")):
            await book.create(score, NewScore(), token, ord(score))
        await book.link("c", "secret")
        await book.join("secret", "new")
        await store.make_recoverable("old", "recovery")
        assert await store.recover("new", "recovery")
        assert [[each.id for each in await book.scores(token)] for token in ("old", "new")] == [["c", "b", "a"]] * 2
        assert [each.id for each in await book.scores("new", 1, 1)] == ["b"]

    with_store(database, use)


# --- versions ------------------------------------------------------------------------------------------------------


@pytest.fixture
def first_release(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as base:
        base.executescript(FIRST_RELEASE.read_text())
    return path


def shape(path: Path) -> dict[str, list[tuple[str, str, int, int]]]:
    with closing(sqlite3.connect(path)) as base:
        names = [name for (name,) in base.execute("select name from sqlite_master where type = 'table'")]
        return {
            name: [(row[1], row[2].lower(), row[3], row[5]) for row in base.execute(f"pragma table_info({name})")]
            for name in names
            if name in {"games", "lines", "places"}
        }


def in_transaction(url: str, use: Callable[..., object]) -> None:
    async def whole() -> None:
        engine = engine_at(database_at(url))
        async with engine.begin() as connection:
            await connection.run_sync(use)
        await engine.dispose()

    asyncio.run(whole())


def test_the_first_migration_makes_what_the_first_release_made(first_release: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.db"
    in_transaction(f"sqlite:///{made}", lambda connection: migrate(connection, None, "0001"))
    old, new = shape(first_release), shape(made)
    loose = {name: [(column, kind, key) for column, kind, _, key in columns] for name, columns in old.items()}
    assert {name: [(column, kind, key) for column, kind, _, key in columns] for name, columns in new.items()} == loose


def test_the_migrations_make_the_tables_of_the_program(database: str) -> None:
    asyncio.run(upgrade(database_at(database)))

    def look(connection: object) -> None:
        found = inspect(connection)
        assert set(found.get_table_names()) == {*tables.metadata.tables, "alembic_version"}  # type: ignore[union-attr]
        for name, table in tables.metadata.tables.items():
            columns = {one["name"]: (one["nullable"], str(one["type"])) for one in found.get_columns(name)}  # type: ignore[union-attr]
            dialect = connection.dialect  # type: ignore[attr-defined]
            assert columns == {
                column.name: (column.nullable, column.type.compile(dialect)) for column in table.columns
            }, name
            assert {one["name"] for one in found.get_indexes(name)} >= {index.name for index in table.indexes}  # type: ignore[union-attr]
            assert found.get_pk_constraint(name)["name"] == f"pk_{name}"  # type: ignore[union-attr]

    in_transaction(database, look)


def test_the_games_of_the_first_release_go_on(first_release: Path) -> None:
    async def use(store: Store) -> None:
        anna = "0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a"
        bertha = "412dc46cc9e3cb26f29f7c1415c556349af62904c5d15b0a2d8cfdc5cfa22b34"
        assert [game.place for game in await store.games(anna)] == ["South", "South"]
        (own,) = await store.games(bertha)
        assert (own.place, own.setup.friend, own.standing) == ("North", "Bertha", None)
        assert await store.invited("ed99409c53af0b5b9dc5e065afc0f5cfce10061ec824ad6d9645d927d968fcb6") == own.id
        tables = []
        for game in await store.games(anna):
            found = await store.load(game.id)
            assert found is not None
            assert set(found.times) == {1795996800000}  # 2026-11-30
            room = Room.load(game.id, found.setup, found.lines, found.times, found.secret)
            tables.append(room.table("South"))
        second, running = sorted(tables, key=lambda table: table.rules.name, reverse=True)
        assert [(side.score, side.games) for side in second.sides] == [(10, 0), (0, 1)]
        assert (second.number, second.deal, second.turn) == (176, 3, "South")
        assert [(side.name, side.score) for side in running.sides] == [("Anna", 40), ("Bertha", 0)]
        assert (running.number, running.rules.name, running.turn) == (61, "rubicon", "South")

    with_store(f"sqlite:///{first_release}", use)
    copy = first_release.with_name("old.db.0001")
    with closing(sqlite3.connect(copy)) as base, closing(sqlite3.connect(":memory:")) as old:
        old.executescript(FIRST_RELEASE.read_text())
        assert list(base.iterdump()) == list(old.iterdump())


def test_a_database_from_before_scores_were_kept_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as base:
        base.executescript(BEFORE_SCORES.read_text())
    anna = "3df98bec3ab1880a459a869f4cf3d6462da9f55cb7056dce122badc711e7d2c7"

    async def use(store: Store) -> None:
        (own,) = await store.games(anna)
        found = await store.load(own.id)
        assert found is not None
        assert (own.setup.friend, len(found.lines), found.times == tuple(sorted(found.times))) == ("Bertha", 47, True)
        room = Room.load(own.id, found.setup, found.lines, found.times, found.secret)
        assert [side.score for side in room.table("South").sides] == [70, 10]
        book = ScoreStore(store)
        await book.create("s", NewScore(south="Anna"), anna, 1)
        assert [each.id for each in await book.scores(anna)] == ["s"]

    with_store(f"sqlite:///{path}", use)
    assert path.with_name("old.db.0002").exists()


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    asyncio.run(upgrade(database_at(database)))
    in_transaction(database, lambda connection: connection.execute(text("update alembic_version set version_num='9'")))
    with pytest.raises(BadSetting, match=f"version 9.* up to {tables.VERSION}"):
        asyncio.run(upgrade(database_at(database)))
    in_transaction(database, version_of)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://x/y", "mysql is not known"),
        ("sqlite://", "path of a file"),
        ("nothing at all", "no address"),
        ("sqlite:////proc/nothing/games.db", "No such file"),
        ("postgresql://name:password@/games?host=/nowhere", "nowhere"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_without_its_password(url: str, said: str) -> None:
    with pytest.raises(BadSetting, match=said) as refused:
        asyncio.run(upgrade(database_at(url)))
    assert "password" not in str(refused.value)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("These are not the games that you look for. " * 50)
    with pytest.raises(BadSetting, match="not a database"):
        asyncio.run(upgrade(database_at(f"sqlite:///{path}")))
