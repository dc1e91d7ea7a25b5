"""`python -m tests.naive.proof`: the real deal against the naive one on very many deals.

Deals are numbered from 0 in every preset (see `tests.naive.compare`), so what is proved does not depend on `--jobs`.
What is finished is kept in the state file; an interrupted run goes on where it stopped. Every hundredth deal compares
the menus as well. The run stops at the first difference and says how to have it again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from bezique.rules.load import preset_names, rules
from tests.naive.compare import Difference, compare

CHUNK = 250
MENUS_EVERY = 100


@dataclass(frozen=True)
class Chunk:
    """Some consecutive deals of a preset."""

    preset: str
    first: int
    count: int


@dataclass
class State:
    """The file that remembers how many deals are done, chunk by chunk."""

    path: Path
    done: dict[str, set[int]]

    @classmethod
    def read(cls, path: Path) -> State:
        """The state in a file, or that of a new run."""
        stored: dict[str, list[int]] = json.loads(path.read_text()) if path.exists() else {}
        return cls(path, {preset: set(chunks) for preset, chunks in stored.items()})

    def has(self, chunk: Chunk) -> bool:
        """Whether a whole chunk was done before."""
        return chunk.first in self.done.get(chunk.preset, ())

    def add(self, chunk: Chunk) -> None:
        """Remember a chunk; the file is replaced in one step, so an interruption leaves the old one or the new."""
        if chunk.count < CHUNK:
            return
        self.done.setdefault(chunk.preset, set()).add(chunk.first)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({preset: sorted(chunks) for preset, chunks in self.done.items()}))
        new.replace(self.path)


def chunks(presets: Sequence[str], deals: int) -> Iterator[Chunk]:
    """All the work, a chunk of each preset in turn, so that an early look has seen every preset."""
    for first in range(0, deals, CHUNK):
        yield from (Chunk(preset, first, min(CHUNK, deals - first)) for preset in presets)


def prove(chunk: Chunk) -> tuple[Chunk, int, str]:
    """Compare the deals of a chunk: the actions seen, and the first difference ("" for none)."""
    chosen, actions = rules(chunk.preset), 0
    try:
        for number in range(chunk.first, chunk.first + chunk.count):
            actions += compare(chosen, number, menus=number % MENUS_EVERY == 0)
    except Difference as difference:
        return chunk, actions, str(difference)
    return chunk, actions, ""


def run(presets: Sequence[str], deals: int, jobs: int, state: State) -> int:
    """Do what is left; returns the exit code."""
    left = [chunk for chunk in chunks(presets, deals) if not state.has(chunk)]
    total, actions, began = sum(chunk.count for chunk in left), 0, time.monotonic()
    finished = 0
    with get_context("spawn").Pool(jobs) as pool:
        for chunk, seen, difference in pool.imap_unordered(prove, left):
            if difference:
                _say(f"\nDIFFERENCE\n{difference}")
                return 1
            state.add(chunk)
            finished, actions = finished + chunk.count, actions + seen
            _say(_progress(chunk, finished, total, actions, time.monotonic() - began))
    _say(f"no difference: {deals} deals of each of {len(presets)} rules agree")
    return 0


def _progress(chunk: Chunk, finished: int, total: int, actions: int, seconds: float) -> str:
    left = seconds * (total - finished) / finished
    return f"{finished}/{total} deals, {actions} actions, {seconds:.0f} s, about {left:.0f} s to go ({chunk.preset})"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.naive.proof", description="The naive check at length.")
    parser.add_argument("--deals", type=int, default=100_000, help="deals of each preset")
    parser.add_argument("--presets", nargs="*", help="presets, or rules as on the command line of the game")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--state", type=Path, default=Path("build/naive-proof.json"), help="where to go on from")
    chosen = parser.parse_args(arguments)
    chosen.state.parent.mkdir(parents=True, exist_ok=True)
    return run(chosen.presets or preset_names(), chosen.deals, chosen.jobs, State.read(chosen.state))


if __name__ == "__main__":
    sys.exit(main())
