"""Lines that grow at their end, put into words once: the talk and the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

Entry = TypeVar("Entry")
Line = TypeVar("Line")


class Worded(Generic[Entry, Line]):
    """The lines made of entries so far; only those behind the last entry that is the same are made anew.

    Entries are added at the end and taken away there, so that what stands before one that is the same is the same too.
    """

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._lines: list[Line] = []

    def of(self, entries: Sequence[Entry], made: Callable[[Entry], Line]) -> tuple[Line, ...]:
        """A line for each entry."""
        same = min(len(self._entries), len(entries))
        while same and self._entries[same - 1] is not entries[same - 1]:
            same -= 1
        del self._entries[same:], self._lines[same:]
        self._entries += entries[same:]
        self._lines += map(made, entries[same:])
        return tuple(self._lines)
