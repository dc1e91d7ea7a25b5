"""`bezique replay` and `bezique check`: a record told, and its faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from bezique.cli.lines import columns, fitted
from bezique.errors import BadRecord
from bezique.record import (
    FORMAT,
    Act,
    Header,
    NewDeal,
    Record,
    Step,
    Undo,
    faults,
    read,
    read_prefix,
    remark,
    replay,
    text_of_file,
)

FAULTS = 1
"""The exit status where a record has faults."""

WIDEST = 80
"""The columns of a replay where the terminal has more."""

NO_RECORD = 2
"""The exit status where a file is no record that this program can read."""


def replay_record(
    path: str | Path,
    *,
    step: bool = False,
    width: int | None = None,
    say: Callable[[str], object] = print,
    ask: Callable[[str], str] = input,
) -> int:
    """Tell a record event by event; with `step`, wait after each line until `ask` returns ("q" leaves).

    Lines are wrapped to `width`, or to the terminal. A record with a fault is told up to it; the status is then 1.
    Raises OSError where the file cannot be read, and BadRecord where it has no whole header.
    """
    record, stopped = _prefix(path)
    most = min(width or columns(), WIDEST)
    for text in _about(record.header):
        say(fitted(text, most))
    for told in _told(record):
        say(fitted(told, most))
        if step and _left(ask):
            return 0
    if stopped is not None:
        say(fitted(f"The record stops here. {stopped}", most))
    return 0 if stopped is None else FAULTS


def _prefix(path: str | Path) -> tuple[Record, BadRecord | None]:
    try:
        return read_prefix(text_of_file(path))
    except BadRecord as fault:
        raise BadRecord(f"{path}: {fault}") from None


def _left(ask: Callable[[str], str]) -> bool:
    try:
        return ask("").strip().lower() in ("q", "quit", "exit")
    except EOFError:
        return True


def _about(header: Header) -> Iterator[str]:
    """What the header says, in a few lines."""
    yield f"{header.names[0]} (South) and {header.names[1]} (North): {header.rules.title or header.rules.name}"
    for name in ("Date", "Deal", "Practice", "Seen"):
        if name in header.tags:
            yield f"{name}: {header.tags[name]}"


def _told(record: Record) -> Iterator[str]:
    """A text for each line that has something to tell."""
    for step in replay(record):
        text = _of_step(step, record.header)
        if text:
            yield text


def _of_step(step: Step, header: Header) -> str:
    body = step.line.body
    if body is None:
        return f"; {step.line.comment}" if step.line.comment else ""
    said = remark(step, header.names)
    if isinstance(body, NewDeal):
        return f"Deal {body.number}, dealt by {header.names[body.dealer]}. {said}"
    return said


def check_record(path: str | Path) -> tuple[int, str]:
    """Every fault of a record, one a line with line and column, or what it holds where it has none.

    The status is 0 without faults, 1 with some, 2 where the file is no record that this program can read.
    Raises OSError where the file cannot be read.
    """
    ours = Path(path).read_bytes().startswith(f'[Record "{FORMAT}"]'.encode())
    try:
        text = text_of_file(path)
        found = faults(text)
    except BadRecord as fault:
        found = [fault]
    if found and not ours:
        return NO_RECORD, f"{path}: {found[0]}"
    if found:
        count = "1 fault" if len(found) == 1 else f"{len(found)} faults"
        return FAULTS, "\n".join([*map(str, found), f"{path}: {count}."])
    return 0, f"{path}: {_summary(read(text))}, no fault."


def _summary(record: Record) -> str:
    counts = Counter(type(line.body) for line in record.lines)
    parts = [_count(counts[NewDeal], "deal"), _count(counts[Act], "action")]
    if counts[Undo]:
        parts.append(f"{counts[Undo]} taken back")
    if record.header.seen_by is not None:
        parts.append(f"as seen by {record.header.seen_by}")
    return ", ".join(parts)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
