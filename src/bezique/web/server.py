"""The server's process: it binds the port, says where it is, and ends in an orderly way."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from bezique.errors import BadSetting
from bezique.web import journal
from bezique.web.app import Site
from bezique.web.database import database_at
from bezique.web.direct import Direct
from bezique.web.settings import Settings
from bezique.web.upgrading import upgrade

GRACE, FAREWELL = 5, 0.1
HEARTBEAT = 10
"""Every so many seconds a browser is asked whether it is there; one that does not answer within so many has gone."""
SHARE = 0.0005
"""Seconds after which a thread that thinks or writes lets the one that answers have Python's lock."""


def bound(settings: Settings) -> socket.socket:
    """A listening socket; raises BadSetting where the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as fault:
        listening.close()
        raise BadSetting(f"{settings.host} port {settings.port} cannot be used: {fault.strerror}") from fault
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where a browser finds the server."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    host = "localhost" if settings.host in {"127.0.0.1", "::1", "0.0.0.0", "::"} else settings.host  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"


class OrderlyServer(uvicorn.Server):
    """Stops at a signal and leaves with status 0, having told everybody who is connected."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site = site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all who are connected, then close."""
        self.site.house.stop()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals while the block runs."""
        taken = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in taken}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[str, str], object]) -> None:
    """Serve until the process is told to stop.

    As soon as it is served, `ready` is told the address, and where the database is if that is a new one.
    """
    database = database_at(settings.database)
    new = str(database) if asyncio.run(upgrade(database)) else ""
    listening = bound(settings)
    site = Site(settings, database)
    config = uvicorn.Config(
        site.application,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        ws=Direct,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=16 * settings.message_size,  # what is longer ends the connection without a word
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
    )
    address = address_of(settings, listening)
    journal.note("serving", url=address, port=listening.getsockname()[1])
    sys.setswitchinterval(SHARE)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(OrderlyServer(config, site), listening, lambda: ready(address, new)))
    journal.note("stopped")


async def _serve(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], object]) -> None:
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if not running.done():
        ready()
    await running
