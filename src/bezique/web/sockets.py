"""The socket of a table: who may open it, what is read from it, and what becomes of one who does not read."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from time import monotonic, perf_counter

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from bezique.table.messages import PROTOCOL, Closed, FromBrowser, Ping, Pong
from bezique.web import journal
from bezique.web.bodies import Refused
from bezique.web.direct import Direct, direct_of
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
_PONG = _write(Pong())
BURST = 5
"""Seconds' worth of messages that may come at once."""
PATIENCE = 20.0
"""Seconds in which what waits must have gone out."""
NO_TABLE = 4404
"""The code with which a socket is closed where there is no such table."""
_GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What is raised where the other side has gone meanwhile, or takes nothing more."""


class Wire:
    """One open socket. What is asked is done one after another; what a slow reader is sent waits, up to a limit."""

    def __init__(self, direct: Direct, viewer: Viewer, game: str, language: str, sockets: Sockets) -> None:
        self.direct, self.viewer, self.game, self.language, self._sockets = direct, viewer, game, language, sockets
        settings = sockets.settings
        self._bucket = Bucket(settings.messages_a_second, settings.messages_a_second * BURST, monotonic())
        self._asked: deque[FromBrowser] = deque()
        self._busy = True
        self._unsent: deque[bytes] = deque()
        self._patience: asyncio.TimerHandle | None = None
        self.closing: Closed | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection is to be closed, or has gone."""

    # --- what is sent --------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self.closing is not None:
            return
        if len(self._unsent) < self._sockets.settings.backlog:
            self._send(message)
        else:
            self._unsent.clear()
            self.close(closing("too_much", self.language, words="too_slow"))

    def _send(self, message: bytes) -> None:
        if not self.direct.full:
            self.direct.say(message)
            return
        self._unsent.append(message)
        if self._patience is None:
            self._patience = asyncio.get_running_loop().call_later(PATIENCE, self.direct.cut)

    def go_on(self) -> None:
        """Send what waits."""
        self._calm()
        unsent, self._unsent = self._unsent, deque()
        for message in unsent:
            self._send(message)
        if self.closing is not None and not self._unsent:
            self._end()

    def _calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def close(self, why: Closed) -> None:
        """Send what waits, then this, and end."""
        if self.closing is None:
            self.closing = why
            self._send(_write(why))
            if not self._unsent:
                self._end()

    def lost(self) -> None:
        """The connection has gone."""
        self._calm()
        self._end()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    # --- what is asked -------------------------------------------------------------------------------------------

    def hear(self, message: bytes, *, text: bool) -> None:
        """Something is asked: done at once, or after what was asked before."""
        if self.closing is not None:
            return
        if not self._bucket.takes(monotonic()):
            self.close(closing("too_much", self.language))
            return
        read = self._message(message) if text else None
        if read is None:
            self.close(closing("protocol", self.language, words="no_message"))
            return
        self._sockets.metrics.heard(type(read).__name__)
        if isinstance(read, Ping):
            self.send(_PONG)
            return
        self._asked.append(read)
        if self._busy:
            self.direct.read_on(False)
        else:
            self.begin()

    def _message(self, text: bytes) -> FromBrowser | None:
        """The message; None where it is none, or too long."""
        if len(text) > self._sockets.settings.message_size:
            return None
        try:
            return _read(text)
        except (msgspec.DecodeError, UnicodeError):
            return None

    def begin(self) -> None:
        """Do the next of what is asked, where there is any."""
        self._busy = bool(self._asked) and self.closing is None
        if self._busy:
            self._sockets.ask(self, self._asked.popleft())
        else:
            self.direct.read_on(True)


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
            refused = self._refused(socket, free)
            if refused:
                self.metrics.refused.labels(refused[1]).inc()
                await socket.send_denial_response(Response(refused[1] + "\n", refused[0], media_type="text/plain"))
                return
            game = socket.query_params.get("table", "")
            language = known_language(socket.query_params.get("language", ""))
            try:
                viewer = await self.house.store.seat(game, hash_of(token_of(socket)))
            except Away:
                await socket.send_denial_response(Response("away\n", 503, media_type="text/plain"))
                return
            if viewer is None:
                await self._turn_away(socket, language)
                return
            direct = direct_of(socket.scope)
            wire = direct.listener = Wire(direct, viewer, game, language, self)
            await socket.accept()
            await self._serve(socket, wire)

    def _refused(self, socket: WebSocket, free: bool) -> tuple[int, str] | None:
        if not same_origin(socket, self.settings):
            return 403, "other_origin"
        if not free:
            return 429, "too_many_connections"
        return None

    async def _turn_away(self, socket: WebSocket, language: str) -> None:
        """There is no such table for the one who asks: told in words, for a page learns nothing of a refused socket."""
        self.metrics.refused.labels("no_game").inc()
        with suppress(*_GONE):
            await socket.accept()
            await socket.send_text(_write(closing("gone", language, words="no_table")).decode())
            await socket.close(NO_TABLE)

    async def _serve(self, socket: WebSocket, wire: Wire) -> None:
        self.metrics.connections.inc()
        try:
            await self._enter(socket, wire)
            await wire.ended
            if wire.closing is not None:
                with suppress(*_GONE):
                    await asyncio.wait_for(socket.close(1000), PATIENCE)
        finally:
            wire.direct.listener = None
            if wire.closing is not None:
                self.metrics.dropped.labels(wire.closing.why).inc()
            self.metrics.connections.dec()
            await self.house.leave(wire.game, wire)

    async def _enter(self, socket: WebSocket, wire: Wire) -> None:
        if socket.query_params.get("protocol") != str(PROTOCOL):
            wire.close(closing("protocol", wire.language))
            return
        try:
            await self.house.enter(wire.game, wire)
            wire.begin()
        except Refused as refused:
            wire.close(Closed("gone", refused.what.said(wire.language)))
        except Away:
            wire.close(closing("stopping", wire.language, words="away"))

    def ask(self, wire: Wire, message: FromBrowser) -> None:
        """Do what is asked to its end, also where the one who asks goes meanwhile: others wait to be told of it."""
        asking = asyncio.create_task(self._ask(wire, message))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _ask(self, wire: Wire, message: FromBrowser) -> None:
        started = perf_counter()
        try:
            await self.house.ask(wire.game, wire, message)
        except Exception as problem:  # noqa: BLE001 - the other connections go on
            journal.fault("a connection failed", problem, game=wire.game)
            wire.direct.cut()
        else:
            wire.begin()
        finally:
            self.metrics.answering.observe(perf_counter() - started)
