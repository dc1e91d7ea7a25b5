"""Who does a transaction: for an SQLite file a thread of its own, for PostgreSQL a connection of the pool."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import Insert, UpdateBase

from bezique.errors import BeziqueError
from bezique.web.database import Address, file_of
from bezique.web.tables import LINES, STANDS, lines, standings

Row = Mapping[str, Any]
Changes = Sequence[tuple[UpdateBase, Sequence[Row]]]
"""Statements in the order in which they are done, each with the rows that it is done with."""
AT_ONCE = 100
"""Rows in one statement: few enough for the parameters that any SQLite takes."""
_NAMED = sqlite.dialect(paramstyle="named")
_POSTGRES = postgresql.dialect()  # type: ignore[no-untyped-call]


class Away(BeziqueError):
    """Nothing can be read or kept just now: the disk is full, or the database cannot be reached."""


class Taken(BeziqueError):
    """Something else is kept in that place already."""


class Writer(Protocol):
    """Does transactions, one at a time."""

    async def write(self, changes: Changes) -> None:
        """Do all of it, for good, or nothing; raises Taken where something else is there, and Away."""

    async def close(self) -> None:
        """Let go of the database."""


def writer_to(address: Address, engine: AsyncEngine) -> Writer:
    """The writer to a database."""
    return PoolWriter(engine) if address.path is None else FileWriter(address.path)


class PoolWriter:
    """Writes by a connection of SQLAlchemy's pool. What every action needs is one statement, sent once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, changes: Changes) -> None:
        """Do all of it or nothing."""
        try:
            if [statement for statement, _ in changes] == [LINES, STANDS]:
                await self._append(*(rows for _, rows in changes))
            else:
                await self._transaction(changes)
        except (IntegrityError, DataError) as fault:
            raise Taken("something else is kept there") from fault
        except Exception as fault:  # drivers raise of everything when a database goes away
            raise Away("nothing can be kept just now") from fault

    async def _transaction(self, changes: Changes) -> None:
        async with self._engine.begin() as connection:
            for statement, rows in changes:
                await connection.execute(statement, rows)

    async def _append(self, new: Sequence[Row], standing: Sequence[Row]) -> None:
        standing = _last_of_each(standing)
        kept, stands = tuple(new[0]), _game_first(standing[0])
        columns = [[row[name] for row in new] for name in kept] + [[row[name] for row in standing] for name in stands]
        async with self._at_once.connect() as connection:
            await connection.exec_driver_sql(_appending(kept, stands), tuple(columns))

    async def close(self) -> None:
        """The pool is the engine's."""


class FileWriter:
    """Writes into an SQLite file: one visit to a thread for a transaction.

    SQLite gives Python's lock away for every row of `executemany`, and waits for it again after each. So the rows that
    come in crowds go into one statement.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "writing")
        self._file: sqlite3.Connection | None = None
        self._known: int | None = None

    async def write(self, changes: Changes) -> None:
        """Do all of it or nothing."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, changes)
        except sqlite3.IntegrityError as fault:
            raise Taken("something else is kept there") from fault
        except Exception as fault:
            raise Away("nothing can be kept just now") from fault

    def _write(self, changes: Changes) -> None:
        self._look()
        if self._file is None:
            self._file = file_of(self._path)
        try:
            self._file.execute("begin immediate")
            for statement, rows in changes:
                _do(self._file, statement, rows)
            self._file.execute("commit")
        except sqlite3.IntegrityError:
            self._file.rollback()
            raise
        except BaseException:
            self._let_go()
            raise

    def _look(self) -> None:
        """See that the file is still where it was: SQLite would go on to write into one that has been deleted."""
        place = self._path.stat().st_ino
        if place != (self._known or place):
            raise FileNotFoundError(f"{self._path} is another file now")
        self._known = place

    def _let_go(self) -> None:
        """Begin anew with the next change: what is not committed is undone."""
        if self._file is not None:
            with suppress(sqlite3.Error):
                self._file.close()
            self._file = None

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()


def _do(file: sqlite3.Connection, statement: UpdateBase, rows: Sequence[Row]) -> None:
    names = tuple(rows[0])
    if isinstance(statement, Insert) and statement.select is None:
        for some in _parts(rows):
            file.execute(_inserting(statement, names, len(some)), _values(some, names))
    elif statement is STANDS:
        names = _game_first(rows[0])
        for some in _parts(_last_of_each(rows)):
            file.execute(_standing(names, len(some)), _values(some, names))
    else:
        compiled = _compiled(statement, names)
        file.executemany(str(compiled), [compiled.construct_params(row) for row in rows])


def _game_first(row: Row) -> tuple[str, ...]:
    return ("of", *(name for name in row if name != "of"))


def _last_of_each(rows: Sequence[Row]) -> list[Row]:
    """How each game stands in the end."""
    return list({row["of"]: row for row in rows}.values())


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    left = iter(rows)
    while some := list(islice(left, AT_ONCE)):
        yield some


def _values(rows: Sequence[Row], names: tuple[str, ...]) -> list[Any]:
    return [row[name] for row in rows for name in names]


@cache
def _compiled(statement: UpdateBase, names: tuple[str, ...]) -> SQLCompiler:
    return statement.compile(dialect=_NAMED, column_keys=list(names))


@cache
def _appending(kept: tuple[str, ...], stands: tuple[str, ...]) -> str:
    """`LINES` and `STANDS` as one statement of PostgreSQL: of each column there is an array of values."""
    kinds = {"of": "text"} | {column.name: column.type.compile(_POSTGRES) for column in standings.columns}
    kinds |= {column.name: column.type.compile(_POSTGRES) for column in lines.columns}
    places = [f"${number}::{kinds[name]}[]" for number, name in enumerate([*kept, *stands], 1)]
    columns, marks = ", ".join(kept), ", ".join(places[: len(kept)])
    changes, values = ", ".join(f"{name} = new.{name}" for name in stands[1:]), ", ".join(places[len(kept) :])
    return (
        f"with kept as (insert into lines ({columns}) select * from unnest({marks})) "  # noqa: S608
        f"update standings set {changes} from unnest({values}) as new ({', '.join(stands)}) where game = new.of"
    )


@cache
def _inserting(statement: Insert, names: tuple[str, ...], count: int) -> str:
    columns = ", ".join(f'"{name}"' for name in names)
    return f'insert into "{statement.table.name}" ({columns}) values {_marks(len(names), count)}'  # noqa: S608


@cache
def _standing(names: tuple[str, ...], count: int) -> str:
    """`STANDS` for so many games at once; the first of the names is that of the game."""
    columns = ", ".join(f'"{name}" = new.column{number}' for number, name in enumerate(names[1:], 2))
    new = _marks(len(names), count)
    return f"update standings set {columns} from (values {new}) as new where game = new.column1"  # noqa: S608


def _marks(names: int, count: int) -> str:
    return ", ".join([f"({', '.join('?' * names)})"] * count)
