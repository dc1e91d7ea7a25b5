"""Where games are kept, and which of them can be gone on with."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
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


def copy_file(path: Path) -> Path:
    """The path for the sound part of a damaged record, beside it; there is no file yet."""
    names = (f"{path.stem}-sound{more}{path.suffix}" for more in ["", *(f"-{count}" for count in range(2, 1000))])
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())


@dataclass(frozen=True, slots=True)
class Kept:
    """What a file in the folder of games holds: a `record` as far as it is sound, and its first `fault`, if any.

    `record` is None where not even the header can be read.
    """

    path: Path
    record: Record | None
    fault: str = ""

    @property
    def open(self) -> bool:
        """Whether it is a game against the computer that is not over."""
        return self.record is not None and against_computer(self.record) and not _ended(self.record)


def kept(path: Path) -> Kept:
    """What a file holds, without a last line that was torn off."""
    try:
        record, stopped = read_prefix(whole_lines(path))
    except BadRecord as fault:
        return Kept(path, None, str(fault))
    except OSError as fault:
        return Kept(path, None, fault.strerror or str(fault))
    return Kept(path, record, "" if stopped is None else str(stopped))


def games_left() -> Iterator[Kept]:
    """The games in the folder that are not over, and the damaged files among them, from the one last played."""
    files = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files:
        game = kept(path) if not _rises(path) else None
        if game is not None and (game.open or game.fault):
            yield game


def _rises(path: Path) -> bool:
    """Whether the last line says that the players rise: such a file need not be read."""
    try:
        return path.read_bytes().endswith(b"\nend\n")
    except OSError:
        return False


def whole_lines(path: Path) -> str:
    """The text of a file without a last line that was torn off, unless that is all of it."""
    text = text_of_file(path)
    return text[: text.rfind("\n") + 1] or text


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


def command_name() -> str:
    """How this program is called from where the person is: by its name where the shell finds it, else by its path."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == "bezique":
        return shlex.join([sys.executable, "-m", "bezique"])
    if called.stem != "bezique" or shutil.which("bezique"):
        return "bezique"
    return shlex.quote(sys.argv[0])
