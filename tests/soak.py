"""`python -m tests.soak`: what is random at length; what is done is kept, so that a run can be gone on with.

`peeking`: every player of every family decides alike when the hidden cards are dealt anew. `hurry`: with 1 to 5
milliseconds each answer is on the menu. `time`: decisions at a full budget and the time they took. `games`: pairs of
quick players through the referee of the arena, under all presets, none illegal, none late, none that hangs. `kills`: a
server with each kind of database is killed while two people play: what they were told is kept, nothing is done twice.
`laws`: deals by hands that err and claim at random, under every code. `typed`: the same against the computer at the
terminal, with the record that is kept of it.
`tries`: whole matches to 1000 in a real browser, many thousand requests and messages of any kind, and games over a
network that is cut all the time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bezique.bots.player import player
from bezique.bots.recipes import level_names, recipe
from bezique.game.chance import Chance
from bezique.lab.pairs import Contest, duplicate_rules, play_pair
from bezique.rules.load import preset_names, rules
from bezique.search.stored import FAMILIES
from tests.decisions import MADE, QUICK, cpu_seconds, decision, is_legal, peeks
from tests.free_hands import TABLES, free_deal
from tests.killing import Killing
from tests.postgres import cluster
from tests.typed_hands import sat_down

CHUNK = {"peeking": 20, "hurry": 500, "time": 50, "games": 50, "kills": 20, "laws": 1, "typed": 1, "tries": 1}
HANGS = 60
"""Seconds after which a pair of quick players hangs."""

TRIED = ("tests/browser/test_matches.py", "tests/unit/web/test_fuzz.py", "tests/unit/web/test_faults.py")
LONG = {"BEZIQUE_MATCH_TARGET": "1000", "BEZIQUE_FUZZ": "3000", "BEZIQUE_FAULTS": "150"}
DATABASES = ("sqlite", "postgresql")
BUDGET, SLOWEST = 0.05, "master"
"""The full budget of a level that has none of its own."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some consecutive decisions or pairs: of a player under some rules."""

    task: str
    name: str
    text: str
    first: int

    @property
    def key(self) -> str:
        """How it is named in the state file."""
        return f"{self.task} {self.name} {self.text} {self.first}"

    @property
    def numbers(self) -> range:
        """Its decisions or pairs."""
        return range(self.first, self.first + CHUNK[self.task])


@contextmanager
def alarm(seconds: int) -> Iterator[None]:
    """Raise TimeoutError after so many seconds, where the system has such a clock."""

    def ring(*_: object) -> None:
        raise TimeoutError(f"no end after {seconds} s")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


def no_peeking(chunk: Chunk) -> str:
    """What went wrong ("" for nothing); so do the others."""
    for number in chunk.numbers:
        if peeks(chunk.name, decision(chunk.text, number), number, number + 1):
            return f"decision {number} hangs on hidden cards"
    return ""


def hurry(chunk: Chunk) -> str:
    """Decisions with hardly any time."""
    who, chance = player(chunk.name, chunk.first), Chance(chunk.first)
    for number in chunk.numbers:
        deal = decision(chunk.text, number)
        if not is_legal(deal, who, (1 + chance.below(5)) / 1000):
            return f"decision {number}: an answer that is not on the menu"
    return ""


def full_time(chunk: Chunk) -> str:
    """Decisions at the full budget: 99 of 100 within 120 % of it, none beyond twice."""
    plain = recipe(chunk.name, FAMILIES[0])
    budget = plain.milliseconds / 1000 or BUDGET
    who = player(chunk.name, chunk.first)
    spent = [cpu_seconds(decision(chunk.text, number), who, budget) / plain.threads for number in chunk.numbers]
    over = sum(seconds > 1.2 * budget for seconds in spent)
    print(f"  {chunk.key}: budget {budget} s, most {max(spent):.4f} s, {over} of {len(spent)} over 120 %", flush=True)
    return "too slow" if max(spent) > 2 * budget or 100 * over > len(spent) else ""


def games(chunk: Chunk) -> str:
    """Pairs of a player against every other quick one in turn; each pair is two deals."""
    for number in chunk.numbers:
        other = QUICK[number % len(QUICK)]
        with alarm(HANGS):
            result = play_pair(Contest(chunk.name, other, duplicate_rules(rules(chunk.text)), seed=1), number)
        if result.faults:
            return f"pair {number} against {other}: {result.faults[0]}"
    return ""


def kills(chunk: Chunk) -> str:
    """Rounds of a game whose server is killed at a random moment of each."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_ones:
        database = f"sqlite:///{folder}/games.db"
        if chunk.name == "postgresql":
            database = open_ones.enter_context(cluster()).database()
        killing = Killing(database, Path(folder) / "log.jsonl", random.Random(chunk.first))
        for number in chunk.numbers:
            if problem := killing.round():
                return f"round {number}: {problem}"
    return ""


def by_hand(chunk: Chunk) -> str:
    """Deals at a free table: cards, points and record are right, and they come to an end."""
    rows: set[str] = set()
    for number in chunk.numbers:
        try:
            rows |= free_deal(chunk.text, chunk.name, number)
        except Exception:
            print(f"{chunk.key}: deal {number} goes wrong", flush=True)
            raise
    print(f"  {chunk.key}: {len(rows)} rows of the laws were ruled by", flush=True)
    return ""


def typed(chunk: Chunk) -> str:
    """Games by hand at the terminal: nothing ends them, the record is sound, and the table is found as it was left."""
    with tempfile.TemporaryDirectory() as folder:
        for number in chunk.numbers:
            try:
                sat_down(Path(folder), chunk.text, chunk.name, number, most=150)
            except Exception:
                print(f"{chunk.key}: game {number} goes wrong", flush=True)
                raise
    return ""


def tries(chunk: Chunk) -> str:
    """Tests that are longer here."""
    asked = [sys.executable, "-m", "pytest", "-q", "--timeout", "20000", chunk.name]
    return "a test fails" if subprocess.run(asked, env=os.environ | LONG, check=False).returncode else ""


TASKS: dict[str, Callable[[Chunk], str]] = {
    "peeking": no_peeking,
    "hurry": hurry,
    "time": full_time,
    "games": games,
    "kills": kills,
    "laws": by_hand,
    "typed": typed,
    "tries": tries,
}


def chunks(task: str, count: int) -> Iterator[Chunk]:
    """The work of a task: for each player and rules so many decisions, or so many pairs; one of each in turn."""
    names = {"peeking": MADE, "games": QUICK, "kills": DATABASES, "tries": TRIED}.get(task, level_names())
    texts = {"time": ("standard",), "games": preset_names(), "kills": ("standard",), "tries": ("standard",)}.get(
        task, FAMILIES
    )
    pairs = TABLES if task in ("laws", "typed") else [(name, text) for text in texts for name in names]
    for first in range(0, count, CHUNK[task]):
        yield from (Chunk(task, str(name), text, first) for name, text in pairs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is left of the tasks; 1 if something went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="What is random, at length.")
    parser.add_argument("--tasks", nargs="*", choices=tuple(TASKS), default=tuple(TASKS))
    parser.add_argument("--peeking", type=int, default=100, help="decisions of each player and family")
    parser.add_argument("--hurry", type=int, default=20_000, help="decisions of each level and family")
    parser.add_argument("--time", type=int, default=200, help="decisions of each level")
    parser.add_argument("--games", type=int, default=250, help="pairs of each quick player and preset")
    parser.add_argument("--kills", type=int, default=100, help="kills of a server on each kind of database")
    parser.add_argument("--laws", type=int, default=200, help="deals by hand under each code and set of rules")
    parser.add_argument("--typed", type=int, default=20, help="games by hand at the terminal under each of these")
    parser.add_argument("--tries", type=int, default=1, help="times that the long tests are run")
    parser.add_argument("--state", type=Path, default=Path("build/soak.json"), help="where to go on from")
    chosen = parser.parse_args(arguments)
    chosen.state.parent.mkdir(parents=True, exist_ok=True)
    done: list[str] = json.loads(chosen.state.read_text()) if chosen.state.exists() else []
    for task in chosen.tasks:
        for chunk in chunks(task, getattr(chosen, task)):
            if chunk.key in done:
                continue
            if problem := TASKS[task](chunk):
                print(f"{chunk.key}: {problem}")
                return 1
            done.append(chunk.key)
            new = chosen.state.with_suffix(".new")
            new.write_text(json.dumps(done))
            new.replace(chosen.state)
        finished = sum(key.startswith(f"{task} ") for key in done)
        print(f"{task}: nothing wrong in {finished * CHUNK[task]}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
