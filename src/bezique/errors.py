"""The kinds of error, named by whose fault they are.

`Unreadable` and its children say that a text could not be read: they carry the place. `IllegalAction` says that an
action was read but is not allowed now: it carries a `Refusal`. `BrokenInvariant` is our own bug, never a player's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bezique.game.refusal import Refusal
    from bezique.words import Saying


class BeziqueError(Exception):
    """The parent of every error this package raises on purpose."""


class Unreadable(BeziqueError, ValueError):
    """A text that cannot be read; `str()` gives "line 14, column 9: ...".

    `line` and `column` count from 1; `key` names an option of the rules. Each is None where it does not apply.
    """

    def __init__(
        self, problem: str, *, line: int | None = None, column: int | None = None, key: str | None = None
    ) -> None:
        super().__init__(problem)
        self.problem = problem
        self.line = line
        self.column = column
        self.key = key

    def __str__(self) -> str:
        place = [f"line {self.line}"] if self.line is not None else []
        place += [f"column {self.column}"] if self.column is not None else []
        place += [self.key] if self.key is not None else []
        return f"{', '.join(place)}: {self.problem}" if place else self.problem


class BadNotation(Unreadable):
    """A card, an action or a combination that cannot be read."""


class BadRules(Unreadable):
    """Rules that cannot be read, or whose options contradict each other."""


class BadRecord(Unreadable):
    """A record that cannot be read or replayed."""


class BadLaws(Unreadable):
    """A code of laws that cannot be read, or an answer that its laws do not know."""


class BadPosition(Unreadable):
    """A position that cannot be read, or whose books do not balance."""


class IllegalAction(BeziqueError):
    """An action that is not allowed now; nothing has changed.

    `refusal` is the reason as a value: a code, its arguments and the rule.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadScore(BeziqueError):
    """Something entered in a score that cannot be; nothing has changed.

    `saying` says what, why, and what would be right.
    """

    def __init__(self, saying: Saying) -> None:
        super().__init__(saying.said())
        self.saying = saying


class BadAmendment(BeziqueError, ValueError):
    """An amendment that cannot be carried out; nothing has changed."""


class Impossible(BeziqueError, ValueError):
    """An act that hands cannot do at a free table, such as playing a card one does not hold; nothing has changed."""


class MissingExtra(BeziqueError, ImportError):
    """A package is wanted that an extra installs; `str()` says for what, and how to get it."""

    def __init__(self, extra: str, package: str, wanted: str) -> None:
        super().__init__(f'{wanted} needs the package {package}: pip install "bezique[{extra}]"', name=package)
        self.extra = extra


class BadSetting(BeziqueError, ValueError):
    """A setting of the server that cannot be used."""


class BrokenInvariant(BeziqueError, AssertionError):
    """The books of a deal do not balance: a bug of this package."""
