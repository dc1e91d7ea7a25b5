"""A socket as uvicorn serves it, with a shorter way for its messages: straight to who listens, and straight out.

Uvicorn hands each message to the application through a queue and a task that has to be woken, and stops reading for
the while. A table's socket is opened and closed that way; its messages come to a `Listener`.
"""

from __future__ import annotations

from struct import pack
from typing import Any, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_NAME = "bezique.direct"


class Listener(Protocol):
    """Who is told what comes from a socket."""

    def hear(self, message: bytes, *, text: bool) -> None:
        """A message has come."""

    def go_on(self) -> None:
        """What was written has gone out."""

    def lost(self) -> None:
        """The connection has ended."""


class Direct(WebSocketsSansIOProtocol):
    """A connection; until somebody listens it is uvicorn's own."""

    listener: Listener | None = None
    full = False
    """More is waiting to be sent than the other side takes just now."""

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope)[_NAME] = self

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener.hear(message, text=self.curr_msg_data_type == "text")

    def say(self, message: bytes) -> None:
        """Send a message of text; one that has gone does not hear it."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_frame(message))

    def read_on(self, on: bool) -> None:
        """Read what comes, or leave it to the network."""
        if self.read_paused is on and not self.transport.is_closing():
            self.read_paused = not on
            if on:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def pause_writing(self) -> None:
        """The other side takes no more."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """The other side takes more again."""
        super().resume_writing()
        self.full = False
        if self.listener is not None:
            self.listener.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.lost()

    def cut(self) -> None:
        """End at once, without a word."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """What the application sends; a refusal is a whole answer, and uvicorn is told so, or it logs an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True


def _frame(text: bytes) -> bytes:
    """A text in a frame of its own (RFC 6455, section 5.2): final, not masked, not compressed."""
    length = len(text)
    if length < 126:
        return pack("!BB", 0x81, length) + text
    if length < 65_536:
        return pack("!BBH", 0x81, 126, length) + text
    return pack("!BBQ", 0x81, 127, length) + text


def direct_of(scope: Scope) -> Direct:
    """The connection that an application was called for."""
    return cast("Direct", scope[_NAME])
