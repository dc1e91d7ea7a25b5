"""The games that are being played: each in memory once, kept before anybody is told, then told to all who look on."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, Protocol

import msgspec
from msgspec.structs import replace

from bezique.rules.load import preset
from bezique.table.messages import (
    PROTOCOL,
    Answered,
    AskHint,
    Closed,
    FromBrowser,
    FromServer,
    Refused,
    SeatName,
    Welcome,
)
from bezique.table.outcome import Outcome
from bezique.table.room import Room
from bezique.table.setup import Setup
from bezique.web import journal
from bezique.web.api import GameLine, Join, NewGame, Opened
from bezique.web.bodies import refusal
from bezique.web.identity import hash_of, new_secret
from bezique.web.metrics import Metrics
from bezique.web.store import Kept, Store
from bezique.web.thinking import Thinkers

Viewer = Literal["South", "North", "watching"]
_VIEWERS: tuple[Viewer, ...] = ("South", "North", "watching")
DEVICES = 4
"""From so many devices or tabs a seat may be looked at; with one more the oldest is let go."""
LONGEST_NAME = 30
_write = msgspec.json.Encoder().encode
_CODE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


class Connection(Protocol):
    """Somebody who looks at a table; what is sent to him never waits."""

    viewer: Viewer

    def send(self, message: bytes) -> None:
        """Put a message on its way."""

    def close(self, why: Closed) -> None:
        """Let him go."""


@dataclass
class Live:
    """A game in memory, those who look at it, and the computer's thinking."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: list[Connection] = field(default_factory=list)
    thinking: asyncio.Task[None] | None = None

    def at(self, viewer: Viewer) -> list[Connection]:
        """Those who look from one place."""
        return [each for each in self.connections if each.viewer == viewer]


class House:
    """All games of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store, self.thinkers, self.metrics = store, thinkers, metrics
        self._live: dict[str, Live] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # --- games ---------------------------------------------------------------------------------------------------

    async def begin(self, wanted: NewGame, token: str) -> Opened:
        """A new game; raises BadRules and BadNotation where it cannot be."""
        setup = Setup(**{name: getattr(wanted, name) for name in wanted.__struct_fields__ if name in _SETUP})
        setup = replace(setup, name=_name(setup.name), begun=datetime.now(UTC).strftime("%Y-%m-%d"))
        setup = replace(setup, sealed=setup.numbered is None)
        game, secret = secrets.token_urlsafe(9), secrets.token_bytes(32)
        room = Room.new(game, setup, secret)
        friend = wanted.against == "friend"
        invite, code = (new_secret(), _new_code()) if friend else ("", "")
        lines = room.opening().lines
        kept = Kept(room.setup, room.header_text(), lines, (_milliseconds(time.time()),) * len(lines), secret)
        await self.store.create(game, kept, hash_of(token), invite and hash_of(invite), code)
        journal.note("a game begins", game=game)
        return Opened(game, room.setup.seat, invite, code)

    async def join(self, wanted: Join, token: str) -> Opened:
        """A place at a friend's table; raises Refused where there is no such table."""
        invite = hash_of(wanted.secret) if wanted.secret else ""
        game = await self.store.invited(invite, wanted.code.strip().upper())
        if game is None:
            raise refusal(404, "no_invitation", "No table waits behind this invitation; ask for a new one.")
        own = hash_of(token)
        viewer = await self.store.seat(game, own)
        if viewer is None:
            viewer = await self._sit(game, own, wanted)
        return Opened(game, None if viewer == "watching" else viewer)

    async def _sit(self, game: str, own: str, wanted: Join) -> Viewer:
        live = await self._get(game)
        async with live.lock:
            if wanted.watch or live.room.setup.friend:
                await self.store.sit(game, own, "watching")
                return "watching"
            await self.store.sit(game, own, "North")
            await self.store.rename(game, replace(live.room.setup, friend=_name(wanted.name) or "Guest"))
            await self._read_again(live)
            return "North"

    async def games(self, own: str) -> list[GameLine]:
        """The games of one visitor, the newest first."""
        return [_line(game, setup, place) for game, setup, place in await self.store.games(own) if place != "watching"]

    async def _get(self, game: str) -> Live:
        async with self._loading[game]:
            if game not in self._live:
                kept = await self.store.load(game)
                if kept is None:
                    raise refusal(404, "no_game", "There is no such game.")
                room = Room.load(game, kept.setup, kept.lines, kept.times, kept.secret)
                self._live[game] = Live(room)
                self.metrics.rooms.set(len(self._live))
        return self._live[game]

    # --- those who look on ---------------------------------------------------------------------------------------

    async def enter(self, game: str, connection: Connection, language: str) -> None:
        """Somebody comes to a table and is shown it."""
        live = await self._get(game)
        async with live.lock:
            same = live.at(connection.viewer)
            if connection.viewer != "watching" and len(same) >= DEVICES:
                same[0].close(Closed("replaced", "The table was opened elsewhere."))
            await self._present(live, connection.viewer, len(same) + 1)
            live.connections.append(connection)
            connection.send(_write(Welcome(PROTOCOL, live.room.table(_seat(connection.viewer), language))))
        self._let_think(live)

    async def leave(self, game: str, connection: Connection) -> None:
        """Somebody has gone."""
        live = self._live.get(game)
        if live is None:
            return
        async with live.lock:
            if connection in live.connections:
                live.connections.remove(connection)
                await self._present(live, connection.viewer, len(live.at(connection.viewer)))
        if not live.connections and live.thinking is None and not live.lock.locked():
            self._live.pop(game, None)
            self._loading.pop(game, None)
            self.metrics.rooms.set(len(self._live))

    async def _present(self, live: Live, viewer: Viewer, devices: int) -> None:
        before, now = live.room.version, time.time()
        await self._done(live, before, live.room.present(_seat(viewer), devices, now), None, now)

    # --- what they ask -------------------------------------------------------------------------------------------

    async def ask(self, game: str, connection: Connection, message: FromBrowser) -> None:
        """Do what somebody asks; it is kept before anybody is told."""
        live = await self._get(game)
        seat = _seat(connection.viewer)
        if isinstance(message, AskHint):
            await self._hint(live, connection, message)
            return
        async with live.lock:
            before, now = live.room.version, time.time()
            outcome = live.room.request(seat, message, now)
            await self._done(live, before, outcome, connection, now)
        self._let_think(live)

    async def _hint(self, live: Live, connection: Connection, message: AskHint) -> None:
        async with live.lock:
            found = live.room.hint(_seat(connection.viewer), message)
        if isinstance(found, Refused):
            connection.send(_write(found))
            return
        sorry = Answered(message.request, "There is no hint here.")
        connection.send(_write(await self.thinkers.move(found, lambda: sorry, game=live.room.id)))

    async def _done(self, live: Live, before: int, outcome: Outcome, asker: Connection | None, now: float) -> None:
        """Keep what happened at this time, then tell it; where it cannot be kept the game is read anew from what is."""
        if outcome.lines:
            try:
                await self.store.append(live.room.id, before, outcome.lines, _milliseconds(now))
            except Exception as fault:  # noqa: BLE001 - whatever the reason, nothing was kept and nobody was told
                journal.fault("an action could not be kept", fault, game=live.room.id)
                await self._read_again(live)
                return
        self._tell(live, outcome.sent, asker)

    async def _read_again(self, live: Live) -> None:
        kept = await self.store.load(live.room.id)
        if kept is None:
            for each in live.connections:
                each.close(Closed("gone", "This game is no more."))
            return
        live.room = Room.load(live.room.id, kept.setup, kept.lines, kept.times, kept.secret)
        for viewer in _VIEWERS:
            live.room.present(_seat(viewer), len(live.at(viewer)), time.time())
        for each in live.connections:
            each.send(_write(Welcome(PROTOCOL, live.room.table(_seat(each.viewer)))))

    def _tell(self, live: Live, sent: tuple[tuple[str, FromServer], ...], asker: Connection | None) -> None:
        for audience, message in sent:
            if audience == "asker":
                receivers = [asker] if asker else []
            else:
                receivers = [each for each in live.connections if each.viewer == audience]
            text = _write(message) if receivers else b""
            for each in receivers:
                each.send(text)

    # --- the computer --------------------------------------------------------------------------------------------

    def _let_think(self, live: Live) -> None:
        if live.thinking is None and live.room.thinking() is not None:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        try:
            while (job := live.room.thinking()) is not None:
                action = await self.thinkers.move(job.run, job.fallback, game=live.room.id)
                async with live.lock:
                    before, now = live.room.version, time.time()
                    try:
                        outcome = live.room.thought(job, action, now)
                    except Exception as fault:  # noqa: BLE001 - a player that does what is not allowed
                        journal.fault("a computer player did what is not allowed", fault, game=live.room.id)
                        outcome = live.room.thought(job, job.fallback(), now)
                    await self._done(live, before, outcome, None, now)
        finally:
            live.thinking = None

    async def tick(self) -> None:
        """Let clocks run, about once a second."""
        for live in list(self._live.values()):
            async with live.lock:
                before, now = live.room.version, time.time()
                await self._done(live, before, live.room.tick(now), None, now)

    async def run(self, every: float = 1.0) -> None:
        """Let clocks run for ever."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.tick()
            except Exception as fault:  # noqa: BLE001 - the clocks of other games go on
                journal.fault("a clock failed", fault)

    def stop(self) -> None:
        """Tell everybody that the server stops; the games are kept already."""
        for live in self._live.values():
            for each in list(live.connections):
                each.close(Closed("stopping", "The server is being renewed; the game goes on in a moment."))


_SETUP = frozenset(Setup.__struct_fields__)


def _line(game: str, setup: Setup, seat: SeatName) -> GameLine:
    computer = setup.against == "computer"
    guest = setup.friend or "a friend"
    other = f"Computer ({setup.level})" if computer else (guest if seat == setup.seat else setup.name or "a friend")
    return GameLine(
        id=game,
        begun=setup.begun,
        rules=setup.rules,
        title=preset(setup.rules.partition(",")[0]).rules.title,
        against=other,
        kind="computer" if computer else "person",
        seat=seat,
        score=(0, 0),
        over=False,
        my_turn=False,
        practice=not setup.serious,
        numbered=setup.numbered,
    )


def _seat(viewer: Viewer) -> SeatName | None:
    return None if viewer == "watching" else viewer


def _milliseconds(now: float) -> int:
    return int(now * 1000)


def _name(text: str) -> str:
    """A name as it can stand in a record and on the table."""
    printable = "".join(letter for letter in text if letter.isprintable() and letter not in '"\\[]')
    return " ".join(printable.split())[:LONGEST_NAME]


def _new_code() -> str:
    return "".join(secrets.choice(_CODE) for _ in range(8))
