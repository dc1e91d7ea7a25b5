"""How long a line is, sentences of a game for reading aloud, longer texts as wide as the terminal; how one is typed."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from contextlib import suppress

WIDTH, NARROWEST = 60, 20
"""The greatest length of a line in a game, and the least width of a terminal that is paid heed to."""

UNBOUNDED = 1000
"""The columns of what is no terminal, such as a file."""

_NUMBER = re.compile(r"(\d) (?=\w)")


def columns() -> int:
    """The width of the terminal, or of that which the environment names in COLUMNS; `UNBOUNDED` without one."""
    return max(NARROWEST, shutil.get_terminal_size((UNBOUNDED, 24)).columns)


def wrapped(text: str) -> list[str]:
    """A sentence as lines of at most `WIDTH` characters, or the terminal's, those after the first indented."""
    together = _NUMBER.sub("\\1\u00a0", text)  # a number stays with the word it belongs to
    return [line.replace("\u00a0", " ") for line in _broken(together, min(WIDTH, columns()))]


def fitted(text: str, width: int | None = None) -> str:
    """A text of several lines in which those too long for the terminal, or for `width`, are broken at words."""
    most = columns() if width is None else width
    return "\n".join(
        part for line in text.split("\n") for part in (_broken(line, most) if len(line) > most else [line])
    )


def _broken(text: str, width: int) -> list[str]:
    inner = text.lstrip(" ")
    indent = text[: len(text) - len(inner)]
    return textwrap.wrap(
        inner,
        width,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_on_hyphens=False,
        break_long_words=False,
    )


def with_line_editing(ask: Callable[[str], str]) -> None:
    """Let a person at the terminal edit what he types, and call up what he typed before."""
    if ask is input and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (it gives `input` its line editing)
