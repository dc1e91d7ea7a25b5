"""Other engines: each is installed, by locked versions, into an environment of its own under build/bench."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.timing import Sample

BENCH = Path(__file__).parent
PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--retries", "1", "--timeout", "20")
LOCKED = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r")
PATIENCE = 300
"""Seconds after which an installation or a run is given up."""


class Unavailable(Exception):
    """A peer cannot be measured here; the text says why."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another engine: a lock `requirements-PACKAGE.txt` and a script in peers/ that prints a sample."""

    name: str
    package: str
    script: str
    arguments: tuple[str, ...] = ()

    def sample(self, python: Path, seconds: float) -> Sample:
        """Let it play for some seconds of CPU time; raises Unavailable when it fails."""
        command = [str(python), str(BENCH / "peers" / self.script), *self.arguments, str(seconds)]
        return read_sample(_run(command, f"{self.name} does not run"))


PEERS = (
    Peer("colver, belote", "colver", "colver_rollout.py"),
    *(
        Peer(f"OpenSpiel, {game}", "openspiel", "openspiel_rollout.py", (game,))
        for game in ("spades", "euchre", "bridge", "hearts")
    ),
)

"""Random play elsewhere."""

DDS = Peer("DDS, bridge", "endplay", "dds_endings.py")
"""Exact endings elsewhere: its first unit is `endings`."""


def read_sample(text: str) -> Sample:
    """What a script of peers/ printed: `seconds`, and the number of each unit, the one that is compared first."""
    found = json.loads(text)
    return Sample(found.pop("seconds"), found)


def environment(package: str, folder: Path) -> Path:
    """The Python of an environment that holds a package; it is made anew when the lock or this Python changed.

    Raises Unavailable when that fails: most often the package index cannot be reached.
    """
    lock = BENCH / f"requirements-{package}.txt"
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp, wanted = folder / "made", stamp_of(lock)
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        _run([sys.executable, "-m", "venv", str(folder)], f"{package}: no environment could be made")
        _run([str(python), *PIP, *LOCKED, str(lock)], f"{package} could not be installed")
        stamp.write_text(wanted)
    return python


def stamp_of(lock: Path) -> str:
    """What an environment was made of: the lock and this Python."""
    return hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()


def _run(command: list[str], failure: str) -> str:
    """What a program prints; raises Unavailable with the last line of its complaint."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "BEZIQUE_"))}
    try:
        return subprocess.run(command, env=kept, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{failure}: no end after {PATIENCE} s") from None
    except subprocess.CalledProcessError as error:
        complaint = error.stderr.strip().splitlines() or ["no reason given"]
        raise Unavailable(f"{failure}: {complaint[-1]}") from None
