"""Lines that grow at their end, put into words once: the talk and the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

Entry = TypeVar("Entry")
Line = TypeVar("Line")


class Worded(Generic[Entry, Line]):
    """The lines made of entries so far; only those from the first entry that is another are made anew."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._lines: list[Line] = []

    def of(self, entries: Sequence[Entry], made: Callable[[Entry], Line]) -> tuple[Line, ...]:
        """A line for each entry."""
        pairs = enumerate(zip(self._entries, entries, strict=False))
        same = next((place for place, (one, other) in pairs if one is not other), min(len(self._entries), len(entries)))
        del self._entries[same:], self._lines[same:]
        self._entries += entries[same:]
        self._lines += map(made, entries[same:])
        return tuple(self._lines)
