"""The time that counts at a table: that in which a server was up and could keep what was done.

Every few seconds a server keeps that it is up: it beats. Where no beat was kept for a while, by any server of the
database, because all were down, asleep or without their database, the while is kept as an outage, and is no part of
this time. Clocks and the waiting for one who is away follow it. Of a server that was killed the time after its last
beat is lost to nobody but the clocks.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate

from bezique.web import journal
from bezique.web.store import Away, Store, Taken

BEAT, GAP = 10, 30
"""Seconds between two beats, and without one after which there was an outage."""


class Uptime:
    """The time of one server. Times are milliseconds; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock
        self._begun: list[int] = []
        self._lost: list[int] = [0]
        """How much was lost before each outage, and in all."""
        self._beaten: int | None = None
        self.started = 0
        """When this server began, in up-time."""

    @property
    def now(self) -> int:
        """The up-time of this moment. It stands still where no beat could be kept for a while."""
        now = self._now()
        return self.up(now if self._beaten is None else min(now, self._beaten + 1000 * GAP))

    def _now(self) -> int:
        return int(1000 * self._clock())

    def up(self, at: int) -> int:
        """The up-time of a time of day."""
        place = bisect_right(self._begun, at)
        if not place:
            return at
        return max(self._begun[place - 1] - self._lost[place - 1], at - self._lost[place])

    def day(self, up: int) -> int:
        """The time of day of a moment since the last outage."""
        return up + self._lost[-1]

    async def start(self) -> None:
        """Begin: the time since the last beat of anybody was an outage, however short."""
        await self.beat(0)
        self.started = self.now

    async def stop(self) -> None:
        """The last beat."""
        await self._try()

    async def beat(self, gap: int = GAP) -> None:
        """Keep that the server is up, and see which outages there were; raises Away."""
        now = self._now()
        try:
            await self._store.beat(now, 1000 * gap)
        except Taken:  # another server has kept the same outage at the same moment
            await self._store.beat(now, 1000 * gap)
        self._knows(await self._store.outages())
        self._beaten = now

    def _knows(self, outages: list[tuple[int, int]]) -> None:
        apart: list[tuple[int, int]] = []
        for begun, ended in outages:
            if apart and begun <= apart[-1][1]:
                apart[-1] = apart[-1][0], max(ended, apart[-1][1])
            else:
                apart.append((begun, ended))
        self._begun = [begun for begun, _ in apart]
        self._lost = [0, *accumulate(ended - begun for begun, ended in apart)]

    async def run(self) -> None:
        """Beat for ever."""
        while True:
            await asyncio.sleep(BEAT)
            await self._try()

    async def _try(self) -> None:
        try:
            await (self.beat() if self._beaten is not None else self.start())
        except Away:
            return
        except Exception as fault:  # noqa: BLE001 - time goes on
            journal.fault("a beat failed", fault)
