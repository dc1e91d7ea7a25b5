"""The moments at which time brings something about at a table: a clock runs out, a game may be claimed.

Each game in memory has at most one timer. Of the others the database knows which ends by itself and when; it is asked
for the next of them now and then, so that a game ends in time also where nobody is at its table, and after a restart.
Several servers on one database may wake the same game: what the first of them keeps, the others find.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bezique.web import journal
from bezique.web.store import Away, Store
from bezique.web.uptime import Uptime

LOOK = 20.0
"""Seconds between two questions to the database, which look so far ahead, too."""
SOONEST = 0.2
"""Seconds before a game is woken: a clock may run out so much later."""
MOST = 100
"""Games that are asked for at once."""


class Waker:
    """Calls `wake` with a game when its moment has come."""

    def __init__(self, store: Store, uptime: Uptime, wake: Callable[[str], Awaitable[None]]) -> None:
        self._store, self._uptime, self._wake = store, uptime, wake
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._waking: set[asyncio.Task[None]] = set()

    def at(self, game: str, moment: int | None) -> None:
        """Wake a game at this moment of up-time, and at no other; None for not at all."""
        timer = self._timers.pop(game, None)
        if timer is not None:
            timer.cancel()
        if moment is not None:
            self._after(game, max(SOONEST, (moment - self._uptime.now) / 1000))

    def soon(self, game: str) -> None:
        """Try again in a second."""
        self.at(game, self._uptime.now + 1000)

    def _after(self, game: str, seconds: float) -> None:
        self._timers[game] = asyncio.get_running_loop().call_later(seconds, self._call, game)

    def _call(self, game: str) -> None:
        self._timers.pop(game, None)
        waking = asyncio.ensure_future(self._wake(game))
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def look(self) -> None:
        """See which games the database has for the time until the next look; raises Away.

        Those whose moment has come are woken one after the other, so that many of them do not hinder the rest; and
        each once, so that those that cannot be ended do not either.
        """
        now, last = self._uptime.now, (-1, "")
        while found := await self._store.due(now, MOST, last):
            for game, moment in found.items():
                await self._wake(game)
                last = moment, game
        for game, moment in (await self._store.due(now + int(1000 * LOOK), MOST, last)).items():
            if game not in self._timers:
                self.at(game, moment)

    async def run(self) -> None:
        """Look for ever."""
        while True:
            try:
                await self.look()
            except Away:
                pass
            except Exception as fault:  # noqa: BLE001 - the clocks of other games go on
                journal.fault("clocks could not be looked at", fault)
            await asyncio.sleep(LOOK)

    def stop(self) -> None:
        """Wake nothing any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
