"""Where games are kept, as the server needs it; and a small store in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol, cast

import msgspec

from bezique.errors import BadSetting, BeziqueError
from bezique.table.setup import Setup

Place = Literal["South", "North", "watching"]
_TABLES = """
create table if not exists games (id text primary key, setup text not null, header text not null,
    secret blob not null, invite text not null, code text not null);
create table if not exists lines (game text not null, number integer not null, body text not null,
    at integer not null default 0, primary key (game, number)) without rowid;
create table if not exists places (game text not null, token text not null, place text not null,
    primary key (token, game)) without rowid;
"""


class Away(BeziqueError):
    """Nothing can be read or kept just now: the disk is full, or the database cannot be reached."""


class Taken(BeziqueError):
    """Something else is kept in that place already."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All that there is of a game."""

    setup: Setup
    header: str
    lines: tuple[str, ...]
    times: tuple[int, ...]
    """When each line was accepted, in milliseconds since 1970."""
    secret: bytes


class Store(Protocol):
    """Keeps games. Tokens and invitations come as hashes only; what returns has been kept for good.

    Every method raises Away where the database cannot be used.
    """

    async def create(self, game: str, kept: Kept, token: str, invite: str, code: str) -> None:
        """A new game, with its first lines; its host sits where the setup says."""

    async def load(self, game: str) -> Kept | None:
        """The game as it was last kept."""

    async def append(self, game: str, first: int, lines: tuple[str, ...], at: int) -> None:
        """Lines from this number on, accepted at this time, all or none; raises Taken where others are there."""

    async def seat(self, game: str, token: str) -> Place | None:
        """Whose place this is."""

    async def sit(self, game: str, token: str, place: Place, setup: Setup | None = None) -> None:
        """Give a place, and keep the setup with the name of who has come; raises Taken where it is another's."""

    async def invited(self, invite: str, code: str) -> str | None:
        """The game of an invitation."""

    async def games(self, token: str) -> list[tuple[str, Setup, Place]]:
        """The games of one visitor, the newest first."""

    async def close(self) -> None:
        """Let go of the file."""


class SmallStore:
    """A store in an SQLite file, written by one thread; each write is on the disk before it returns."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._thread = ThreadPoolExecutor(1, "keeping")
        self._base = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._base.executescript("pragma journal_mode = wal; pragma synchronous = full;" + _TABLES)
        if "at" not in {row[1] for row in self._base.execute("pragma table_info(lines)")}:
            self._base.execute("alter table lines add column at integer not null default 0")

    async def _do(self, *orders: tuple[str, tuple[object, ...]]) -> list[Any]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, orders)
        except sqlite3.IntegrityError as fault:
            raise Taken(str(fault)) from fault
        except sqlite3.Error as fault:
            raise Away(str(fault)) from fault

    def _transaction(self, orders: tuple[tuple[str, tuple[object, ...]], ...]) -> list[Any]:
        self._base.execute("begin immediate")
        try:
            rows: list[Any] = []
            for text, values in orders:
                rows = self._base.execute(text, values).fetchall()
        except BaseException:
            self._base.execute("rollback")
            raise
        self._base.execute("commit")
        return rows

    async def create(self, game: str, kept: Kept, token: str, invite: str, code: str) -> None:
        """A new game, with its first lines; its host sits where the setup says."""
        row = (game, _text(kept.setup), kept.header, kept.secret, invite, code)
        await self._do(
            ("insert into games values (?, ?, ?, ?, ?, ?)", row),
            ("insert into places values (?, ?, ?)", (game, token, kept.setup.seat)),
            *_added(game, 0, kept.lines, kept.times),
        )

    async def load(self, game: str) -> Kept | None:
        """The game as it was last kept."""
        found = await self._do(("select setup, header, secret from games where id = ?", (game,)))
        lines = await self._do(("select body, at from lines where game = ? order by number", (game,)))
        if not found:
            return None
        setup, header, secret = found[0]
        return Kept(_setup(setup), header, tuple(body for body, _ in lines), tuple(at for _, at in lines), secret)

    async def append(self, game: str, first: int, lines: tuple[str, ...], at: int) -> None:
        """Lines from this number on, accepted at this time, all or none; raises Taken where others are there."""
        await self._do(*_added(game, first, lines, (at,) * len(lines)))

    async def seat(self, game: str, token: str) -> Place | None:
        """Whose place this is."""
        found = await self._do(("select place from places where game = ? and token = ?", (game, token)))
        return cast("Place", found[0][0]) if found else None

    async def sit(self, game: str, token: str, place: Place, setup: Setup | None = None) -> None:
        """Give a place, and keep the setup with the name of who has come; raises Taken where it is another's."""
        named = [] if setup is None else [("update games set setup = ? where id = ?", (_text(setup), game))]
        await self._do(("insert into places values (?, ?, ?)", (game, token, place)), *named)

    async def invited(self, invite: str, code: str) -> str | None:
        """The game of an invitation."""
        column, value = ("invite", invite) if invite else ("code", code)
        if not value:
            return None
        found = await self._do((f"select id from games where {column} = ?", (value,)))  # noqa: S608 - one of two words
        return str(found[0][0]) if found else None

    async def games(self, token: str) -> list[tuple[str, Setup, Place]]:
        """The games of one visitor, the newest first."""
        text = "select id, setup, place from places join games on id = game where token = ? order by games.rowid desc"
        return [(game, _setup(setup), place) for game, setup, place in await self._do((text, (token,)))]

    async def close(self) -> None:
        """Let go of the file."""
        self._thread.shutdown()
        self._base.close()


def _added(
    game: str, first: int, lines: tuple[str, ...], times: tuple[int, ...]
) -> list[tuple[str, tuple[object, ...]]]:
    rows = enumerate(zip(lines, times, strict=True), first)
    return [("insert into lines values (?, ?, ?, ?)", (game, number, body, at)) for number, (body, at) in rows]


def _text(setup: Setup) -> str:
    return msgspec.json.encode(setup).decode()


def _setup(text: str) -> Setup:
    return msgspec.json.decode(text, type=Setup)


def store_at(url: str, default: Path) -> SmallStore:
    """The store at a database's address; raises BadSetting for one that cannot be used."""
    if not url:
        return SmallStore(default)
    scheme, _, path = url.partition(":///")
    if scheme != "sqlite" or not path:
        raise BadSetting(f"database {url.partition('@')[2] or url!r}: so far only sqlite:///PATH can be used")
    return SmallStore(Path(path))
