"""`python -m bench`: measure, print the table, write build/bench/result.json."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from functools import partial
from pathlib import Path

import bezique
from bench import own, table
from bench.peer import DDS, PEERS, Peer, Unavailable, environment
from bench.report import Measure, Play, Report
from bench.timing import Contender, Sample, Work, load, race, sample
from bezique.game.deal import Deal

BUILD = Path("build", "bench")
WANTED = {"standard": (35e6, 48e6), "rubicon": (28e6, 40e6), "six-pack": (18e6, 25e6), "eight-pack": (12e6, 17e6)}
"""Floor and aim of random play, decisions a second on one core."""

ROLLOUTS = "rollouts of four tricks"

ENDINGS = {"standard": (8, 500), "rubicon": (9, 200), "six-pack": (12, 40)}
"""The cards of a hand in the last tricks, and how many endings are solved."""

JUDGED = "positions judged by the evaluator"

NATIVE, PYTHON = "steps, chosen in the core", "steps, chosen in Python"


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the speed of the core.")
    parser.add_argument("--quick", action="store_true", help="two short rounds and no wheel: shows that all runs")
    quick = parser.parse_args().quick
    BUILD.mkdir(parents=True, exist_ok=True)
    report = measure(quick)
    (BUILD / "result.json").write_text(json.dumps(report.data(), indent=1) + "\n")
    print(*report.lines(), sep="\n")


def measure(quick: bool) -> Report:
    """Everything that is measured, the rates first and side by side."""
    seconds, rounds = (0.05, 2) if quick else (0.5, 5)
    before = load()
    rivals, notes = peers(seconds)
    solved = {name: own.last_tricks(name, 10 if quick else count) for name, (_, count) in ENDINGS.items()}
    best = race(rivals | contenders(seconds, solved), rounds, tell)
    measures = [
        *rates(best),
        *endings(best, solved["standard"], rounds),
        *imports(rounds),
        threads(quick, rounds),
        wheel(quick),
        *tables(quick),
    ]
    tell("")
    return Report(
        machine={
            "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
            "core": "compiled" if bezique.COMPILED else "interpreted: not what the limits are meant for",
            "before": before,
            "after": load(),
            "rates": f"CPU time, best of {rounds} rounds of {seconds} s, in turns",
        },
        own=tuple(Play.of(name, best[name], *WANTED[name]) for name in own.PRESETS),
        peers=tuple(Play.of(name, best[name]) for name in rivals if name != DDS.name),
        measures=tuple(measures),
        notes=tuple(notes),
    )


def tell(progress: str) -> None:
    """Show how far it is, on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{progress:<70}", end="" if progress else "\r", file=sys.stderr, flush=True)


def peers(seconds: float) -> tuple[dict[str, Contender], list[str]]:
    """The engines that can be installed and run here, and what is to be said of the others."""
    found: dict[str, Contender] = {}
    notes = []
    known: tuple[Peer, ...] = (*PEERS, DDS)
    for package in dict.fromkeys(peer.package for peer in known):
        tell(f"setting up {package}")
        try:
            python = environment(package, BUILD / package)
            for peer in known:
                if peer.package == package:
                    peer.sample(python, 0.01)
                    found[peer.name] = partial(peer.sample, python, seconds)
        except Unavailable as reason:
            notes.append(f"left out: {reason}")
    return found, notes


def contenders(seconds: float, solved: dict[str, list[Deal]]) -> dict[str, Contender]:
    """What is measured of this package as a rate."""
    works: dict[str, Work] = {name: own.WholeDeals(name) for name in own.PRESETS}
    works |= {NATIVE: own.stepping(natively=True), PYTHON: own.stepping(natively=False)}
    works |= {f"world from a view, {name}": own.guessing(name) for name in own.PRESETS}
    works |= {ROLLOUTS: own.looking_ahead(own.PRESETS[0])}
    works |= {f"copy, {name}": own.copying(name) for name in own.PRESETS}
    works |= {ending(name): own.solving(deals) for name, deals in solved.items()}
    works[JUDGED] = own.judging(own.PRESETS[0])
    return {name: partial(sample, work, seconds) for name, work in works.items()}


def rates(best: dict[str, Sample]) -> list[Measure]:
    """Steps from Python, as decisions a second, rollouts, and calls, as microseconds for one."""
    limits = {NATIVE: 6e6, PYTHON: 2.5e6}
    steps = [Measure(name, best[name].rate(), "/s", limit) for name, limit in limits.items()]
    steps += [
        Measure(ROLLOUTS, best[ROLLOUTS].rate("rollouts"), "/s", 60e3),
        Measure("evaluations in rollouts", best[ROLLOUTS].rate("evaluations"), "/s", 3e6),
    ]
    calls = [name for name in best if name.startswith(("world", "copy"))]
    limit = {f"world from a view, {own.PRESETS[0]}": 1.0}
    return steps + [Measure(name, 1e6 / best[name].rate(), "us", limit.get(name), upward=False) for name in calls]


def ending(preset: str) -> str:
    """How the endings of some rules are named in the table."""
    return f"exact endings, {ENDINGS[preset][0]} cards"


def endings(best: dict[str, Sample], deals: list[Deal], rounds: int) -> list[Measure]:
    """Endings solved, the slow ones of eight cards, the same at bridge, and the evaluator."""
    limit = {"standard": 50e3}
    found = [Measure(ending(name), best[ending(name)].rate(), "/s", limit.get(name)) for name in ENDINGS]
    slow = 1e6 * own.slow_solve(deals, rounds)
    found.append(Measure("one ending of 8 cards in a hundred", slow, "us", 100.0, upward=False))
    if DDS.name in best:
        ratio = best[ending("standard")].rate() / best[DDS.name].rate()
        found.append(Measure("bridge endings by DDS, 8 cards", best[DDS.name].rate(), "/s"))
        found.append(Measure("ours against DDS", ratio, "x"))
    return [*found, Measure(JUDGED, best[JUDGED].rate(), "/s")]


def imports(rounds: int) -> list[Measure]:
    """The time of imports, in milliseconds."""
    limits = {"bezique": 40.0, "bezique.game.deal": None}
    return [
        Measure(f"import {module}", 1e3 * own.import_seconds(module, rounds), "ms", limit, upward=False)
        for module, limit in limits.items()
    ]


def threads(quick: bool, rounds: int) -> Measure:
    """What a second thread gives."""
    tell("two threads")
    found = own.threads_ratio(own.CHUNK * (40 if quick else 400), rounds)
    value, note = (None, found) if isinstance(found, str) else (found, "")
    return Measure("two threads against one", value, "x", 1.8, note=note)


def wheel(quick: bool) -> Measure:
    """The size of the wheel, in megabytes."""
    tell("building the wheel")
    value, note = None, "not built in a quick run"
    try:
        value = None if quick else own.wheel_bytes(BUILD / "clone") / 1e6
    except subprocess.CalledProcessError as error:
        note = f"could not be built: {(error.stderr.decode().strip().splitlines() or ['no reason given'])[-1]}"
    return Measure("wheel", value, "MB", 5.0, upward=False, note=note)


def tables(quick: bool) -> list[Measure]:
    """What a crowd at the server's tables takes."""
    tell("a crowd at the server's tables")
    return table.measures(*((10, 2.0) if quick else (table.PLAYERS, table.SECONDS)))


if __name__ == "__main__":
    main()
