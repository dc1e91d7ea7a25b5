"""`bezique serve` and `bezique table`: the table in the browser, for others and for oneself."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping

from bezique.errors import MissingExtra


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
