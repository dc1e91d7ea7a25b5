"""`bezique backup`: a copy of the games that a server keeps, made while it runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.errors import BadSetting, MissingExtra


def command(
    file: Annotated[Path, Parameter(help="The file that is to hold the copy; one that is there is not touched.")],
    /,
    *,
    database: Annotated[str | None, Parameter(help="sqlite:///PATH; without it a file of your own.")] = None,
) -> int:
    """`bezique backup`."""
    print(backup(database, file))
    return 0


def backup(given: str | None, target: Path) -> str:
    """Copy the database that the option, the environment or the default names; what is said of it.

    Raises BadSetting where it cannot be copied.
    """
    try:
        from bezique.web.backup import copy
        from bezique.web.database import database_at
        from bezique.web.settings import settings_from
    except ModuleNotFoundError as fault:
        raise MissingExtra("web", fault.name or "", "the server's database") from fault
    database = database_at(settings_from({"database": given}, os.environ).database)
    if database.path is None:
        raise BadSetting(f"PostgreSQL makes its own copies: pg_dump --format=custom --file={target} DATABASE")
    copy(database.path, target)
    return f"The games of {database.path} are copied to {target}."
