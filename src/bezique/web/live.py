"""Games in memory: each once, read when it is needed, forgotten when nobody needs it or when it may not be right."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol

import msgspec

from bezique.errors import BrokenInvariant
from bezique.seats import Seat
from bezique.table.messages import PROTOCOL, Closed, SeatName, Welcome
from bezique.table.presence import Absence, Presence
from bezique.table.room import Room
from bezique.web.bodies import refusal
from bezique.web.metrics import Metrics
from bezique.web.store import Store
from bezique.web.uptime import Uptime
from bezique.words import sentence

Viewer = Literal["South", "North", "watching"]
VIEWERS: tuple[Viewer, ...] = ("South", "North", "watching")
write = msgspec.json.Encoder().encode


class Connection(Protocol):
    """Somebody who looks at a table; what is sent to him never waits."""

    viewer: Viewer
    language: str

    def send(self, message: bytes) -> None:
        """Put a message on its way."""

    def close(self, why: Closed) -> None:
        """Let him go."""


@dataclass(eq=False)
class Live:
    """A game in memory, those who look at it, and the computer's thinking. `users` hold it or wait for it."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: list[Connection] = field(default_factory=list)
    thinking: asyncio.Task[None] | None = None
    users: int = 0
    known: Room | None = None
    """None until it is read, and again where what is in memory may not be what is kept."""
    presence: Presence | None = None
    absent: dict[Seat, Absence] = field(default_factory=dict)
    """Who is away, as it is kept."""

    @property
    def room(self) -> Room:
        """The room, for one who holds the game."""
        if self.known is None:
            raise BrokenInvariant("a game was used before it was read")
        return self.known

    def at(self, viewer: Viewer) -> list[Connection]:
        """Those who look from one place."""
        return [each for each in self.connections if each.viewer == viewer]

    def heard_by(self, audience: str) -> list[Connection]:
        """Those who belong to an audience of an `Outcome`: "South", or "watching fr" for those who read French."""
        return [each for each in self.connections if audience in (each.viewer, f"{each.viewer} {each.language}")]

    def languages(self, viewer: Viewer) -> tuple[str, ...]:
        """The languages that are read from one place."""
        return tuple(dict.fromkeys(each.language for each in self.at(viewer)))


class Games:
    """The games in memory. `after` is called with each that somebody has held."""

    def __init__(self, store: Store, uptime: Uptime, metrics: Metrics, after: Callable[[Live], object]) -> None:
        self.store, self.uptime, self.metrics, self.after = store, uptime, metrics, after
        self._live: dict[str, Live] = {}

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    def get(self, game: str) -> Live | None:
        """A game that is in memory."""
        return self._live.get(game)

    @asynccontextmanager
    async def held(self, game: str, *, read: bool = True) -> AsyncIterator[Live]:
        """A game, for one at a time; it is read first where it is not known and is not to be held unread.

        Raises Refused where there is no such game, and Away where it cannot be read. Whatever goes wrong while it is
        held, it is read anew by the next.
        """
        live = self._live.setdefault(game, Live(game))
        live.users += 1
        try:
            async with live.lock:
                if live.known is None and read:
                    await self._read(live)
                try:
                    yield live
                except BaseException:
                    live.known = None
                    raise
        finally:
            live.users -= 1
            self.after(live)
            self.let_go(live)

    async def _read(self, live: Live) -> None:
        """Read a game; those who look at it are shown it anew."""
        kept = await self.store.load(live.id)
        if kept is None:
            for each in live.connections:
                each.close(closing("gone", each.language))
            raise refusal(404, "no_game")
        times = tuple(map(self.uptime.up, kept.times))
        room = Room.load(live.id, kept.setup, kept.lines, times, kept.secret)
        if live.presence is None:
            live.presence, live.absent = room.presence, kept.absent
            room.presence.go_on(kept.absent, self.uptime.started)
        room.presence = live.presence
        for viewer in VIEWERS:
            room.present(seat_of(viewer), len(live.at(viewer)), self.uptime.now / 1000)
            room.speak(seat_of(viewer), live.languages(viewer))
        live.known = room
        for each in live.connections:
            each.send(write(Welcome(PROTOCOL, room.table(seat_of(each.viewer), each.language))))
        self.metrics.rooms.set(len(self._live))

    async def read_again(self, live: Live) -> None:
        """Read a game that is held already, because what is kept has changed; raises as `held` does."""
        live.known = None
        await self._read(live)

    def let_go(self, live: Live) -> None:
        """Forget a game that nobody needs."""
        if live.users or live.connections or live.thinking is not None:
            return
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self.metrics.rooms.set(len(self._live))


def closing(why: str, language: str, *, words: str = "") -> Closed:
    """The end of a connection: its sentence is `closed.WHY`, or `closed.WORDS` where there are several."""
    return Closed(why, sentence(f"closed.{words or why}", {}, language))


def seat_of(viewer: Viewer) -> SeatName | None:
    """The seat of a viewer; None for one who only looks on."""
    return None if viewer == "watching" else viewer
