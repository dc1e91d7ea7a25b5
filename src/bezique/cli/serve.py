"""`bezique serve` and `bezique table`: the table in the browser, for others and for oneself."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter

from bezique.errors import MissingExtra

OWN_PORT = 8766
"""Where one's own table is: always the same, so that links to it and what the browser keeps for it stay right."""


def table_command(
    *,
    port: Annotated[int | None, Parameter(help="The port; 0 for any that is free. [8766, or any]")] = None,
    database: Annotated[str | None, Parameter(help="sqlite:///PATH; without it a file of your own.")] = None,
    browser: Annotated[bool, Parameter(help="Open the browser where there is one.")] = True,
) -> int:
    """`bezique table`."""
    port = own_port() if port is None else port
    return serve({"host": "127.0.0.1", "port": port, "database": database}, local=True, browser=browser)


def serve_command(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen at. [127.0.0.1]")] = None,
    port: Annotated[int | None, Parameter(help="The port; 0 for any that is free. [8765]")] = None,
    database: Annotated[
        str | None, Parameter(help="sqlite:///PATH or postgresql://USER@HOST/NAME; without it a file of your own.")
    ] = None,
    public_url: Annotated[str | None, Parameter(help="How browsers come here; its path is a prefix.")] = None,
    proxies: Annotated[str | None, Parameter(help="Addresses of reverse proxies. [127.0.0.1]")] = None,
    metrics_for: Annotated[str | None, Parameter(help="Addresses or networks that may read the metrics.")] = None,
) -> int:
    """`bezique serve`."""
    given = {"host": host, "port": port, "database": database, "public_url": public_url, "proxies": proxies}
    return serve(given | {"metrics_for": metrics_for})


def own_port() -> int:
    """The port of one's own table; 0, any that is free, where another program has it."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", OWN_PORT))
        except OSError:
            return 0
    return OWN_PORT


def serve(given: Mapping[str, str | int | None], *, local: bool = False, browser: bool = False) -> int:
    """Serve until stopped, with these settings, the environment's and the defaults; a local table keeps no log."""
    try:
        from bezique.web import journal
        from bezique.web.server import serve as run
        from bezique.web.settings import settings_from
    except ModuleNotFoundError as fault:
        raise MissingExtra("web", fault.name or "", "the table in the browser") from fault
    settings = settings_from(given, os.environ)
    if not local:
        journal.write_to(sys.stderr)
    run(settings, lambda address, new: _ready(address, new, browser))
    return 0


def _ready(address: str, new: str, browser: bool) -> None:
    print(f"The table is at {address}", flush=True)
    if new:
        print(f"A new database at {new}", flush=True)
    print("Ctrl-C ends it; the games are kept.", flush=True)
    if browser and has_display():
        webbrowser.open(address)


def has_display() -> bool:
    """Whether a browser could be shown here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
