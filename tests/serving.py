"""A real server in a process of its own, for the tests of the server and of the browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

SAYS = "The table is at "


@dataclass
class Served:
    """A running server: its process, its address without the last slash, and where its log goes."""

    process: subprocess.Popen[str]
    url: str
    log: Path

    @property
    def headers(self) -> dict[str, str]:
        """What a page of this server sends with a request that changes something."""
        return {"origin": httpx.URL(self.url).copy_with(path="/").__str__().rstrip("/")}

    def client(self) -> httpx.Client:
        """A visitor of its own."""
        return httpx.Client(base_url=self.url, headers=self.headers, timeout=120, trust_env=False)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it in an orderly way; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(120)


def start(database: str, log: Path, *options: str, **variables: str) -> Served:
    """Start a server with this database, on a free port where the options name none."""
    port = () if "--port" in options else ("--port", "0")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("BEZIQUE_")}
    with log.open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "bezique", "serve", *port, "--database", database, *options],
            env=inherited | variables,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith(SAYS), log.read_text()
    return Served(process, line.removeprefix(SAYS).strip().rstrip("/"), log)


@contextmanager
def serving(folder: Path, *options: str, **variables: str) -> Iterator[Served]:
    """A server with an SQLite file in this folder, while the block runs."""
    served = start(f"sqlite:///{folder}/games.db", folder / "log.jsonl", *options, **variables)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.kill()
        assert served.process.stdout is not None
        served.process.stdout.close()
