"""The header of a record: the tags and the complete rules (docs/record.md, "Header")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType

from bezique import __version__
from bezique.errors import BadRecord, BadRules
from bezique.record.cursor import Cursor, shown
from bezique.record.lines import NOBODY, quoted, unquoted
from bezique.record.model import FORMAT, RULES_VERSION, Header
from bezique.rules import options
from bezique.rules.check import contradictions
from bezique.rules.model import Laws, Rules
from bezique.rules.options import STANDARD, Value, as_lines, near
from bezique.seats import Seat

LARGEST_DEAL = 10**18 - 1
"""The number of the last numbered deal that a record can name."""

_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_PACKS = re.compile(r"shuffled|sealed|numbered (0|[1-9][0-9]{0,17})")
_ANY = re.compile("(?s).*")


def _is_date(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


_MEMORIES = ("strict", "last-trick", "full")
_SEEN = (*map(str, Seat), NOBODY)
_CHECKS: Mapping[str, tuple[str, Callable[[str], object]]] = {
    "Record": ("the version of the format", _NUMBER.fullmatch),
    "Rules": ("the name of the rules", _ANY.fullmatch),
    "Title": ("the title of the rules", _ANY.fullmatch),
    "RulesVersion": ("a version: a whole number from 1", _NUMBER.fullmatch),
    "Engine": ("the version of the program", _ANY.fullmatch),
    "Date": ("a date such as 2031-05-09, with or without a time", _is_date),
    **{str(seat): ("a name", _ANY.fullmatch) for seat in Seat},
    "Deal": ('"shuffled", "sealed", or "numbered" and a number', _PACKS.fullmatch),
    "Practice": ('"undo"', lambda text: text == "undo"),
    "Memory": (f"one of {', '.join(_MEMORIES)}", lambda text: text in _MEMORIES),
    "Laws": (f"a code of laws: {', '.join(Laws)}", lambda text: text in tuple(Laws)),
    "Seen": (f"one of {', '.join(_SEEN)}", lambda text: text in _SEEN),
}

TAGS: tuple[str, ...] = tuple(_CHECKS)
"""The tags that a header can have."""

_OF_THE_RULES = ("Record", "Rules", "Title")
_NEEDED = ("Record", "Rules", "RulesVersion")
_TAG = re.compile(r"\[([^\s\"\]]+)[ \t]+(.*)\][ \t]*")


def header(rules: Rules, **tags: str) -> Header:
    """The header of a new record: versions of program and mechanisms are filled in.

    Raises ValueError for a tag that does not exist or holds what it cannot hold.
    """
    given = {"Engine": __version__, "RulesVersion": str(RULES_VERSION)} | tags
    for name, value in given.items():
        if name not in TAGS or name in _OF_THE_RULES or not _CHECKS[name][1](value):
            raise ValueError(f"a record cannot have the tag {name} with the value {value!r}")
    return Header(rules, MappingProxyType({name: given[name] for name in TAGS if name in given}))


def write_header(head: Header) -> str:
    """The text of a header, with the empty line that ends it."""
    tags = {"Record": str(FORMAT), "Rules": head.rules.name, "Title": head.rules.title, **head.tags}
    lines = [f"[{name} {quoted(value)}]" for name, value in tags.items()]
    return "\n".join([*lines, *as_lines(head.rules), "", ""])


# --- reading ---------------------------------------------------------------------------------------------------


class HeaderReader:
    """Reads the lines of a header one by one.

    `faults` are those found so far; `strange` says that the text is no record of this version at all.
    """

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.options: dict[str, Value] = {}
        self.lines: dict[str, int] = {}
        self.faults: list[BadRecord] = []
        self.strange = False

    def read(self, lines: Sequence[str], *, whole: bool) -> Header | None:
        """The header that `lines` are, without the empty one that ends it.

        None where faults were found, or where it is not `whole`.
        """
        for number, text in enumerate(lines or [""], 1):
            try:
                self._line(number, text)
            except BadRecord as fault:
                self.faults.append(fault)
            if number == 1 and self.tags.get("Record") != str(FORMAT):
                self.faults, self.strange = [self._not_ours(text)], True
                return None
        return self._finish(len(lines) + 1) if whole else None

    def _finish(self, end: int) -> Header | None:
        self.faults += [
            BadRecord(f"the tag {name} is missing", line=end, column=1) for name in _NEEDED if name not in self.lines
        ]
        self.faults += self._missing(end)
        rules = options.from_flat(self.options, name=self.tags.get("Rules", ""), title=self.tags.get("Title", ""))
        self.faults += self._contradictions(rules)
        return None if self.faults else self._made(rules)

    def _made(self, rules: Rules) -> Header:
        mine = {name: value for name, value in self.tags.items() if name not in _OF_THE_RULES}
        return Header(rules, MappingProxyType(mine))

    def _not_ours(self, text: str) -> BadRecord:
        version = self.tags.get("Record")
        if version is None:
            instead = f', not with "{shown(text)}"' if text else ""
            return BadRecord(f'a record begins with [Record "{FORMAT}"]{instead}', line=1, column=1)
        problem = f"this is a record of version {version}, and this program reads version {FORMAT}"
        return BadRecord(problem, line=1, column=9)

    def _line(self, number: int, text: str) -> None:
        cursor = Cursor(number, text)
        if cursor.next is None or cursor.next.startswith(";"):
            return
        if cursor.next.startswith("["):
            self._tag(cursor, text)
        else:
            self._option(cursor, text)

    def _tag(self, cursor: Cursor, text: str) -> None:
        match = _TAG.fullmatch(text.lstrip(" \t"))
        if match is None:
            raise cursor.fault(f'"{shown(text)}" is not a tag: a tag is written [South "Ann"]')
        name = match[1]
        if name not in TAGS:
            raise cursor.fault(f'there is no tag "{shown(name)}"{near(name, TAGS) or "; there are " + ", ".join(TAGS)}')
        self._once(cursor, name)
        cursor.at = 1
        value = unquoted(cursor, match[2].rstrip(" \t"))
        what, holds = _CHECKS[name]
        if not holds(value):
            raise cursor.fault(f'"{shown(value)}" is not {what}')
        if name == "RulesVersion" and int(value) > RULES_VERSION:
            raise cursor.fault(
                f"the game was played under version {value} of the rules as programmed, and this program knows "
                f"version {RULES_VERSION}: take a newer one"
            )
        self.tags[name] = value

    def _once(self, cursor: Cursor, name: str) -> None:
        if name in self.lines:
            raise cursor.fault(f"{name} is given twice: it stands in line {self.lines[name]} already")
        self.lines[name] = cursor.line

    def _option(self, cursor: Cursor, text: str) -> None:
        key, equals, value = text.partition(";")[0].partition("=")
        if not equals:
            raise cursor.fault(
                f'"{shown(text)}" is neither a tag nor a rule such as packs=2; an empty line ends the header'
            )
        try:
            full, read = options.option(key.strip(" \t"), value.strip(" \t"))
        except BadRules as fault:
            raise cursor.fault(f"{fault.key}: {fault.problem}" if fault.key else fault.problem) from None
        self._once(cursor, full)
        self.options[full] = read

    def _missing(self, end: int) -> Iterator[BadRecord]:
        """Options added by later versions may be missing: their first values change nothing."""
        if int(self.tags.get("RulesVersion", RULES_VERSION)) < RULES_VERSION:
            return
        missing = [key for key in STANDARD if key not in self.lines]
        if len(missing) == len(STANDARD):
            yield BadRecord("the rules are missing: every option stands in the header, as packs=2", line=end, column=1)
        elif missing:
            yield BadRecord(f"the rules are not complete: {', '.join(missing)} missing", line=end, column=1)

    def _contradictions(self, rules: Rules) -> Iterator[BadRecord]:
        if self.faults:
            return
        for item in contradictions(rules, duplicate=True):
            line = next(self.lines[key] for key in (*item.keys, *self.lines) if key in self.lines)
            yield BadRecord(f"{item.keys[0]}: {item.sentence(rules)}", line=line, column=1)
