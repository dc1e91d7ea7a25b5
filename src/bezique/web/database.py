"""A database by its address: an SQLite file, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bezique.errors import BadSetting, MissingExtra
from bezique.web.settings import own_folder

WRITES = "writes"
"""The execution option of a connection that writes."""
PATIENCE = 10
"""Seconds after which a database that says nothing is taken to be away."""
_SQLITE = (
    "pragma journal_mode = wal",
    "pragma synchronous = full",
    "pragma foreign_keys = on",
    "pragma secure_delete = on",
)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is; `path` is that of an SQLite file, None for PostgreSQL."""

    url: URL
    path: Path | None

    def __str__(self) -> str:
        return f"sqlite:///{self.path}" if self.path else self.url.render_as_string(hide_password=True)


def database_at(text: str) -> Address:
    """The database that a setting names, or the user's own file; raises BadSetting, and MissingExtra."""
    if not text:
        return _file(own_folder() / "table.sqlite")
    try:
        url = make_url(text)
    except ArgumentError:
        raise _unusable("it is no address") from None
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise _unusable("an SQLite database needs the path of a file")
        return _file(Path(url.database))
    if url.drivername in {"postgresql", "postgres"}:
        if find_spec("asyncpg") is None:
            raise MissingExtra("postgres", "asyncpg", "a PostgreSQL database")
        return Address(url.set(drivername="postgresql+asyncpg"), None)
    raise _unusable(f"{url.drivername} is not known")


def _unusable(problem: str) -> BadSetting:
    return BadSetting(f"database: {problem}; sqlite:///PATH and postgresql://USER@HOST/NAME can be used")


def _file(path: Path) -> Address:
    return Address(URL.create("sqlite+aiosqlite", database=str(path)), path)


def make_file(path: Path) -> None:
    """Make an empty SQLite file that only its owner can read, where there is none; raises BadSetting."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as fault:
        raise BadSetting(f"database {path}: {fault.strerror}") from fault


def engine_at(address: Address) -> AsyncEngine:
    """The connections to a database; none is made before it is needed."""
    if address.path is None:
        return create_async_engine(
            address.url,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={
                "timeout": PATIENCE,
                "command_timeout": PATIENCE,
                "server_settings": {"application_name": "bezique"},
            },
        )
    engine = create_async_engine(
        address.url, connect_args={"isolation_level": None, "timeout": PATIENCE}, pool_reset_on_return=None
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for order in _SQLITE:
        cursor.execute(order)
    cursor.close()


def file_of(path: Path) -> sqlite3.Connection:
    """A connection to an SQLite file, for any one thread at a time; transactions are begun and ended by statements."""
    made = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    _set_up(made, None)
    return made


def _begin(connection: Connection) -> None:
    """Begin at once with the right to write; what only reads needs no transaction, for each statement is one."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("begin immediate")
