"""Copies of an SQLite database, made while it is used."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bezique.errors import BadSetting


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; raises BadSetting where that cannot be, and then there is no copy."""
    if not source.is_file():
        raise BadSetting(f"database {source}: there is no such file")
    if target.exists():
        raise BadSetting(f"{target} is there already: name a file that is not")
    half = target.with_name(f"{target.name}.part")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(half)) as new:
            old.backup(new)
            new.execute("pragma journal_mode = delete")
            problem = new.execute("pragma quick_check").fetchone()[0]
        if problem != "ok":
            raise BadSetting(f"database {source} is damaged: {problem}")
        _on_disk(half)
        half.replace(target)
    except sqlite3.Error as fault:
        raise BadSetting(f"database {source}: {fault}") from fault
    finally:
        half.unlink(missing_ok=True)


def _on_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
