"""`python -m bench.room`: what an act at a table of two takes of the room alone, both told, no network and no storage.

Deals are played by chance. CPU is the best of several rounds, each of tables of its own, after others have warmed up
what is remembered; memory is what Python holds for a table that was just dealt, and for one in the middle of its deal.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from dataclasses import dataclass

import msgspec

from bench.report import Measure
from bezique.table.messages import Act, Ask, Memory
from bezique.table.room import Room
from bezique.table.setup import Setup
from bezique.table.showing import NAMES

WARM, ROUNDS, TABLES, MIDDLE = 30, 12, 8, 40
_encode = msgspec.json.Encoder().encode


def dealt(memory: Memory, number: int = 0) -> Room:
    """A table of two with both players there and a deal just dealt; names are other ones at each table."""
    names = {"name": f"Ann {number}", "friend": f"Bob {number}"}
    room = Room.new("a", Setup(against="friend", dealer="North", memory=memory, **names))
    room.opening()
    for seat in ("South", "North"):
        room.present(seat, 1, 0.0)
    for seat in ("South", "North"):
        room.request(seat, Ask(1, room.table(seat).number, "next"), 0.0)
    return room


@dataclass
class Played:
    """What was done, and the bytes of all that was sent."""

    acts: int = 0
    sent: int = 0
    messages: int = 0


def play(room: Room, chance: random.Random, acts: int) -> Played:
    """So many acts by chance, or what is left of the deal."""
    played = Played()
    while room.game.playing and room.game.deal is not None and room.turn is not None and played.acts < acts:
        action = chance.choice(room.game.deal.actions())
        asked = Act(1, room.game.count(room.turn), str(action))
        texts = [_encode(message) for _, message in room.request(NAMES[room.turn], asked, 0.0).sent]
        played.acts += 1
        played.sent += sum(map(len, texts))
        played.messages += len(texts)
    return played


def cpu(memory: Memory, rounds: int = ROUNDS) -> tuple[float, float]:
    """Seconds of CPU for an act, and the bytes of a message."""
    best, sent, messages = float("inf"), 0, 0
    for seed in range(WARM * rounds // ROUNDS):
        play(dealt(memory), random.Random(seed), 1000)
    for number in range(rounds):
        rooms = [dealt(memory, TABLES * number + place) for place in range(TABLES)]
        started = time.process_time()
        played = [play(room, random.Random(TABLES * number + seed), 1000) for seed, room in enumerate(rooms)]
        best = min(best, (time.process_time() - started) / sum(one.acts for one in played))
        sent += sum(one.sent for one in played)
        messages += sum(one.messages for one in played)
    return best, sent / messages


def held(acts: int, tables: int = 40) -> float:
    """The bytes of a table after so many acts."""
    play(dealt("last-trick"), random.Random(0), 1000)
    gc.collect()
    tracemalloc.start()
    try:
        rooms = [dealt("last-trick", number) for number in range(tables)]
        for seed, room in enumerate(rooms):
            play(room, random.Random(seed), acts)
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / tables
    finally:
        tracemalloc.stop()


def measures(rounds: int = ROUNDS, tables: int = 40) -> list[Measure]:
    """All of it."""
    short, little = cpu("last-trick", rounds)
    full, much = cpu("full", rounds)
    return [
        Measure("room: CPU for an act, both told", 1e6 * short, "us", note=f"messages of {little:.0f} bytes"),
        Measure("the same with the whole talk shown", 1e6 * full, "us", note=f"messages of {much:.0f} bytes"),
        Measure("room: memory, just dealt", held(0, tables) / 1024, "KB"),
        Measure(f"room: memory, after {MIDDLE} acts", held(MIDDLE, tables) / 1024, "KB"),
    ]


if __name__ == "__main__":
    for one in measures():
        print(f"{one.name:<45} {one.value:10.2f} {one.unit}  {one.note}")
