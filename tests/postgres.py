"""A PostgreSQL server of the tests' own: a cluster in a temporary folder, reached by a socket in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

SETTINGS = {
    "listen_addresses": "",
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_connections": "30",
    "autovacuum": "off",
}


def programs() -> Path:
    """The folder of PostgreSQL's programs, the newest version's."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    if on_path is None:
        raise FileNotFoundError("PostgreSQL is needed for these tests: apt-get install postgresql")
    return Path(on_path).resolve().parent


@dataclass
class Cluster:
    """A cluster that can be stopped in every way and started again."""

    folder: Path
    _names: count[int] = field(default_factory=count)

    def run(self, program: str, *arguments: str) -> None:
        """Run a program of PostgreSQL, not as root, for it refuses that."""
        subprocess.run(self._command(program, arguments), check=True, capture_output=True, timeout=300)

    def _command(self, program: str, arguments: Sequence[str]) -> list[str]:
        own = [str(programs() / program), *arguments]
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *own] if os.getuid() == 0 else own

    def start(self) -> None:
        """Start the server; it answers when this returns."""
        options = " ".join(f"-c {name}='{value}'" for name, value in SETTINGS.items())
        log = str(self.folder / "log")
        socket = f"-c unix_socket_directories='{self.folder}'"
        self.run("pg_ctl", "-D", self._data, "-l", log, "-w", "-o", f"{options} {socket}", "start")

    def stop(self, mode: str = "immediate") -> None:
        """End the server; `immediate` as a power cut would."""
        self.run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"games{next(self._names)}"
        self.run("createdb", "-h", str(self.folder), "-U", "bezique", name)
        return f"postgresql://bezique@/{name}?host={self.folder}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster, while the block runs."""
    with tempfile.TemporaryDirectory(prefix="bezique-pg-", ignore_cleanup_errors=True) as name:
        if os.getuid() == 0:
            shutil.chown(name, "postgres", "postgres")
        made = Cluster(Path(name))
        made.run(
            "initdb", "-D", f"{name}/data", "-U", "bezique", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        made.start()
        try:
            yield made
        finally:
            made.stop()
