"""The line that asks for a decision, and what else both ends of a pipe must agree on (docs/engine.md)."""

from __future__ import annotations

import re

from bezique.bots.player import Budget
from bezique.errors import BadNotation, BadPosition
from bezique.game.position import read_view, write_view
from bezique.game.view import View

VERSION = 1
"""The version of the protocol."""

RECORD_WORDS = ("South", "North", "cut", "dealer", "deal", "undo", "result", "game", "partie", "end", ";")
"""How the lines of a seen record begin; they are sent as they are."""

_ASKED = re.compile(r"\s*go\s+view(?=\s)")
_KEYS = ("menu", "time", "worlds")
_HIGHEST = 10**9


def write_go(view: View, budget: Budget) -> str:
    """The line that asks the seat of `view` for a decision."""
    parts = [*write_view(view).splitlines(), f"menu {write_menu(view)}"]
    if budget.seconds is not None:
        parts.append(f"time {max(1, round(1000 * budget.seconds))}")
    if budget.worlds is not None:
        parts.append(f"worlds {budget.worlds}")
    return f"go view {'; '.join(parts)}"


def write_menu(view: View) -> str:
    """The menu of the seat: its numbers, each with its action."""
    return " | ".join(f"{number}:{view.action(number)}" for number in view.choices())


def read_go(line: str) -> tuple[View, Budget]:
    """What `write_go` has written; the menu and the times may be left out.

    Raises BadNotation and BadPosition, with the column, for what cannot be read, for a menu that is another one, and
    where the seat has nothing to decide.
    """
    asked = _ASKED.match(line)
    if asked is None:
        raise BadNotation("a decision is asked for as in `go view rules standard; seat South; ...; menu ...`")
    parts = (" " * asked.end() + line[asked.end() :]).split(";")
    told = {part.split()[0]: part.split()[1:] for part in parts if part.split() and part.split()[0] in _KEYS}
    seen = _view(["" if part.split()[:1] and part.split()[0] in told else part for part in parts], parts)
    if not seen.choices():
        raise BadNotation(f"{seen.seat or 'a spectator'} has nothing to decide here")
    _check_menu(seen, told.get("menu"))
    seconds, worlds = (_number(key, told.get(key)) for key in ("time", "worlds"))
    return seen, Budget(None if seconds is None else seconds / 1000, worlds)


def _view(lines: list[str], parts: list[str]) -> View:
    """The view of these lines; a fault is told with its column in the line that was made of `parts`."""
    try:
        return read_view("\n".join(lines))
    except BadPosition as fault:
        before = parts[: (fault.line or 1) - 1]
        column = sum(len(part) + 1 for part in before) + (fault.column or 1)
        raise BadPosition(fault.problem, column=column) from None


def _check_menu(seen: View, told: list[str] | None) -> None:
    menu = write_menu(seen)
    if told is not None and " ".join(told) != menu:
        raise BadNotation(f"the menu of this view is another one: {menu}")


def _number(key: str, words: list[str] | None) -> int | None:
    if words is None:
        return None
    word = words[0] if len(words) == 1 else ""
    if word.isascii() and word.isdigit() and len(word) < 10 and 0 < int(word) < _HIGHEST:
        return int(word)
    raise BadNotation(f"{key} takes a whole number from 1 to {_HIGHEST - 1}")
