"""Two visitors play while their server is killed again and again; what is kept is compared with what they were told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from bezique.table.messages import SeatName
from bezique.table.room import Room
from bezique.web.database import database_at
from bezique.web.store import Kept, Store
from tests.serving import Served, start
from tests.visitors import Visitor

SEATS: tuple[SeatName, SeatName] = ("South", "North")


async def load(database: str, game: str) -> Kept:
    store = Store(database_at(database))
    try:
        kept = await store.load(game)
        assert kept is not None
        return kept
    finally:
        await store.close()


@dataclass
class Killing:
    """One game between two visitors on one database, over many servers."""

    database: str
    log: Path
    chance: random.Random
    friends: list[Visitor] = field(default_factory=list)
    game: str = ""

    def round(self) -> str:
        """Serve, let them play, kill at a random moment; what is wrong with what is kept then ("" for nothing)."""
        served = start(self.database, self.log)
        try:
            if not self.friends:
                self._begin(served)
            for each in self.friends:
                each.served, each.asked = served, -1
            asyncio.run(self._play(served, self.chance.uniform(0.05, 0.6)))
        finally:
            served.kill()
            assert served.process.stdout is not None
            served.process.stdout.close()
        return self._compared(asyncio.run(load(self.database, self.game)))

    def _begin(self, served: Served) -> None:
        self.friends = [Visitor(served), Visitor(served)]
        opened = self.friends[0].post("/api/games", {"against": "friend", "memory": "full", "target": 5000})
        self.friends[1].post("/api/join", {"secret": opened["invite"]})
        self.game = opened["id"]

    async def _play(self, served: Served, after: float) -> None:
        before = [len(each.told) for each in self.friends]
        playing = [asyncio.create_task(each.play(self.game, lambda _: False)) for each in self.friends]
        async with asyncio.timeout(300):
            while any(len(each.told) == count for each, count in zip(self.friends, before, strict=True)):
                await asyncio.sleep(0.01)
        await asyncio.sleep(after)
        await asyncio.to_thread(served.kill)
        await asyncio.gather(*playing)

    def _compared(self, kept: Kept) -> str:
        told = tuple(each.table["number"] for each in self.friends)
        asked = sum(each.unanswered for each in self.friends)
        found = []
        for numbers in _numbers(self.game, kept):
            found.append(numbers)
            if numbers[0] <= told[0] and numbers[1] <= told[1]:
                break
            if len(found) > asked + 1:
                break
        now, *_ = found
        if told[0] > now[0] or told[1] > now[1]:
            return f"told {told}, kept {now}: an action that was told is lost"
        beyond = sum(numbers[0] > told[0] and numbers[1] > told[1] for numbers in found)
        if beyond > asked:
            return f"told {told}, kept {found}: more is kept than the {asked} actions that were asked and not answered"
        return ""


def _numbers(game: str, kept: Kept) -> Iterator[tuple[int, int]]:
    """The numbers of both players' tables as all that is kept tells, then without the last action, and so on back."""
    lines = list(zip(kept.lines, kept.times, strict=True))
    ends = [0]
    for _, same in groupby(lines, key=lambda line: line[1]):
        ends.append(ends[-1] + len(list(same)))
    before = None
    for end in reversed(ends):
        room = Room.load(game, kept.setup, kept.lines[:end], kept.times[:end], kept.secret)
        numbers = room.table("South").number, room.table("North").number
        if numbers != before:
            yield numbers
        before = numbers
