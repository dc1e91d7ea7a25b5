"""The database brought to the version of the program, when a server starts; an SQLite file is copied before."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from bezique.errors import BadSetting
from bezique.web import journal
from bezique.web.backup import copy
from bezique.web.database import WRITES, Address, engine_at, make_file
from bezique.web.tables import VERSION

FIRST = "0001"
"""The version of a database that tells none: the first release wrote none down."""


async def upgrade(address: Address) -> bool:
    """Bring a database up to date; whether it was empty.

    Raises BadSetting for one that is newer than the program or cannot be used.
    """
    if address.path is not None:
        make_file(address.path)
    engine = engine_at(address)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                return await connection.run_sync(_upgrade, address)
    except BadSetting:
        raise
    except Exception as fault:
        problem = str(getattr(fault, "orig", None) or fault).splitlines()
        raise BadSetting(f"database {address}: {problem[0] if problem else type(fault).__name__}") from fault
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, address: Address) -> bool:
    now = version_of(connection)
    if now == VERSION:
        return False
    if now is not None:
        if now > VERSION:
            known = f"it is of version {now}, and this program knows versions up to {VERSION}"
            raise BadSetting(f"database {address}: {known}; a newer program is needed")
        if address.path is not None:
            journal.note("the database is copied before it is changed", reason=copy_before(address.path, now).name)
    migrate(connection, now)
    if now is not None:
        journal.note("the database is brought up to date", reason=f"{now} to {VERSION}")
    return now is None


def version_of(connection: Connection) -> str | None:
    """The version of a database; None for an empty one."""
    names = inspect(connection).get_table_names()
    told = None
    if "alembic_version" in names:
        told = connection.execute(text("select version_num from alembic_version")).scalar()
    return told or (FIRST if "lines" in names else None)


def migrate(connection: Connection, now: str | None, to: str = "head") -> None:
    """Run the migrations from a version on, in the transaction of the connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    if now == FIRST:
        command.stamp(config, FIRST)
    command.upgrade(config, to)


def copy_before(path: Path, version: str) -> Path:
    """Copy an SQLite file of this version beside itself, once; the copy."""
    target = path.with_name(f"{path.name}.{version}")
    if not target.exists():
        copy(path, target)
    return target
