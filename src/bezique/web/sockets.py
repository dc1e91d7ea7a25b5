"""The socket of a table: who may open it, what is read from it, and what becomes of one who does not read."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic, perf_counter

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from bezique.table.messages import PROTOCOL, Closed, FromBrowser, Ping
from bezique.web import journal
from bezique.web.bodies import Refused
from bezique.web.house import House
from bezique.web.identity import hash_of, same_origin, token_of
from bezique.web.limits import Bucket, Places
from bezique.web.live import Viewer, closing
from bezique.web.metrics import Metrics
from bezique.web.settings import Settings
from bezique.web.store import Away
from bezique.words import known_language

_read = msgspec.json.Decoder(FromBrowser).decode
_write = msgspec.json.Encoder().encode
BURST = 5
"""Seconds' worth of messages that may come at once."""
PATIENCE = 20.0
"""Seconds in which one message must have gone out."""


class Wire:
    """One open socket. Messages wait in a queue of bounded length; who lets it fill is dropped."""

    def __init__(self, socket: WebSocket, viewer: Viewer, backlog: int) -> None:
        self.socket, self.viewer, self.backlog = socket, viewer, backlog
        self.language = known_language(socket.query_params.get("language", ""))
        self._queue: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self.closing: Closed | None = None

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self.closing is None:
            if len(self._queue) >= self.backlog:
                self._queue.clear()
                self.close(closing("too_much", self.language, words="too_slow"))
                return
            self._queue.append(message)
            self._filled.set()

    def close(self, why: Closed) -> None:
        """Send what waits, then this, and end."""
        if self.closing is None:
            self.closing = why
            self._filled.set()

    async def write(self) -> None:
        """Send what is put into the queue, until the connection is to be closed."""
        while True:
            await self._filled.wait()
            while self._queue:
                await asyncio.wait_for(self.socket.send_text(self._queue.popleft().decode()), PATIENCE)
            if self.closing is not None:
                await asyncio.wait_for(self.socket.send_text(_write(self.closing).decode()), PATIENCE)
                await asyncio.wait_for(self.socket.close(1000), PATIENCE)
                return
            self._filled.clear()


class Sockets:
    """Answers `/socket`."""

    def __init__(self, house: House, settings: Settings, metrics: Metrics) -> None:
        self.house, self.settings, self.metrics = house, settings, metrics
        self.places = Places(settings.sockets_an_address)
        self._asking: set[asyncio.Task[None]] = set()

    async def answer(self, socket: WebSocket) -> None:
        """A browser asks for a table."""
        address = socket.client.host if socket.client else ""
        with self.places.one(address) as free:
            refused = await self._refused(socket, free)
            if refused:
                self.metrics.refused.labels(refused[1]).inc()
                await socket.send_denial_response(Response(refused[1] + "\n", refused[0], media_type="text/plain"))
                return
            try:
                viewer = await self.house.store.seat(_game(socket), hash_of(token_of(socket)))
            except Away:
                await socket.send_denial_response(Response("away\n", 503, media_type="text/plain"))
                return
            if viewer is None:
                await socket.send_denial_response(Response("no_game\n", 404, media_type="text/plain"))
                return
            await socket.accept()
            await self._serve(socket, viewer)

    async def _refused(self, socket: WebSocket, free: bool) -> tuple[int, str] | None:
        if not same_origin(socket, self.settings):
            return 403, "other_origin"
        if not free:
            return 429, "too_many_connections"
        return None

    async def _serve(self, socket: WebSocket, viewer: Viewer) -> None:
        wire = Wire(socket, viewer, self.settings.backlog)
        self.metrics.connections.inc()
        writing = asyncio.create_task(wire.write())
        reading = asyncio.create_task(self._read_all(socket, wire))
        try:
            if socket.query_params.get("protocol") != str(PROTOCOL):
                wire.close(closing("protocol", wire.language))
            else:
                await self.house.enter(_game(socket), wire)
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and wire.closing is not None:
                await asyncio.wait({writing}, timeout=PATIENCE)
        except Refused as refused:
            wire.close(Closed("gone", refused.what.said(wire.language)))
            await asyncio.wait({writing}, timeout=PATIENCE)
        except Away:
            wire.close(closing("stopping", wire.language, words="away"))
            await asyncio.wait({writing}, timeout=PATIENCE)
        finally:
            await self._end(socket, wire, reading, writing)

    async def _end(self, socket: WebSocket, wire: Wire, *tasks: asyncio.Task[None]) -> None:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | OSError | RuntimeError):
                journal.fault("a connection failed", problem, game=_game(socket))
        if wire.closing is not None:
            self.metrics.dropped.labels(wire.closing.why).inc()
        self.metrics.connections.dec()
        await self.house.leave(_game(socket), wire)

    async def _read_all(self, socket: WebSocket, wire: Wire) -> None:
        """Do what is asked, one after the other, until the socket ends or is to be closed."""
        settings = self.settings
        bucket = Bucket(settings.messages_a_second, settings.messages_a_second * BURST, monotonic())
        while wire.closing is None:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not bucket.takes(monotonic()):
                wire.close(closing("too_much", wire.language))
                return
            message = self._message(received.get("text") or "")
            if message is None:
                wire.close(closing("protocol", wire.language, words="no_message"))
                return
            self.metrics.messages.labels(type(message).__name__).inc()
            if not isinstance(message, Ping):
                await self._ask(socket, wire, message)

    def _message(self, text: str) -> FromBrowser | None:
        """The message; None where it is none, too long, or not text."""
        if len(text) > self.settings.message_size:
            return None
        try:
            return _read(text)
        except (msgspec.DecodeError, UnicodeError):
            return None

    async def _ask(self, socket: WebSocket, wire: Wire, message: FromBrowser) -> None:
        """Do what is asked to its end, also where the one who asks goes meanwhile: others wait to be told of it."""
        started = perf_counter()
        asking = asyncio.create_task(self.house.ask(_game(socket), wire, message))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        await asyncio.shield(asking)
        self.metrics.answering.observe(perf_counter() - started)


def _game(socket: WebSocket) -> str:
    return socket.query_params.get("table", "")
