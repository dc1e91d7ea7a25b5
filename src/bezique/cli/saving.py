"""Where games are kept, and which of them can be gone on with."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from bezique.errors import BadRecord
from bezique.record import End, Record, read_prefix, text_of_file

SUFFIX = ".bezique"


def data_folder() -> Path:
    """The folder for a user's games, as his system has it; made where it is missing."""
    home = Path.home()
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = home / ".local" / "share"
    folder = base / "bezique" / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_file() -> Path:
    """The path of a game that begins now; there is no file yet."""
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    paths = (data_folder() / f"{name}{more}{SUFFIX}" for more in ["", *(f"-{count}" for count in range(2, 1000))])
    return next(path for path in paths if not path.exists())


def latest() -> Path | None:
    """The game last played, if it can be gone on with."""
    files = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns)
    return files[-1] if files and unfinished(files[-1]) else None


def unfinished(path: Path) -> bool:
    """Whether a file holds a game at the terminal that is not over."""
    try:
        record, stopped = read_prefix(whole_lines(path))
    except (BadRecord, OSError):
        return False
    return stopped is None and against_computer(record) and not _ended(record)


def whole_lines(path: Path) -> str:
    """The text of a file without a last line that was torn off."""
    text = text_of_file(path)
    return text[: text.rfind("\n") + 1]


def _ended(record: Record) -> bool:
    return any(isinstance(line.body, End) for line in record.lines)


def against_computer(record: Record) -> bool:
    """Whether exactly one player of a record was a computer."""
    return record.header.seen_by is None and [level_of(name) is None for name in record.header.names].count(True) == 1


def computer(level: str) -> str:
    """The name under which a computer player stands in a record."""
    return f"Computer ({level})"


def level_of(name: str) -> str | None:
    """The level of the computer player of that name; None for a person."""
    inner = name.removeprefix("Computer (").removesuffix(")")
    return inner if name == computer(inner) else None
