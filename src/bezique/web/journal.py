"""The server's log: a line of JSON for each thing worth knowing, without addresses, secrets or cards.

Only names that are listed here are written, so that nothing else can slip in.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import IO

FIELDS = ("game", "route", "status", "milliseconds", "code", "reason", "connections", "url", "port", "player")
log = logging.getLogger("bezique.web")


class Line(logging.Formatter):
    """A line of JSON: when, how grave, what, and the listed fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        values = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        values |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            values["fault"] = record.exc_info[0].__name__
            values["where"] = _places(record.exc_info[2])
        return json.dumps(values, ensure_ascii=False)


def _places(traceback: object) -> str:
    """Files and lines of a fault, the innermost last; not its text, in which there could be cards."""
    import traceback as reading
    from types import TracebackType

    if not isinstance(traceback, TracebackType):
        return ""
    frames = reading.extract_tb(traceback)[-8:]
    return " > ".join(f"{frame.filename.rpartition('bezique/')[2]}:{frame.lineno}" for frame in frames)


def write_to(stream: IO[str] = sys.stderr) -> None:
    """Write the log there; once."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Line())
    for name in ("bezique", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    log.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def note(what: str, **fields: str | float | None) -> None:
    """A line of the log."""
    log.info(what, extra=fields)


def fault(what: str, problem: BaseException, **fields: str | float | None) -> None:
    """A line about an exception."""
    log.error(what, exc_info=problem, extra=fields)
