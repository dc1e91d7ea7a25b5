"""A score on paper: the sheet that people read, and the record that this program and others read (docs/score.md).

The record has the header of the records of games, with `Score` for `Record`, and one line for each entry; what an entry
came to stands behind it as a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from bezique import __version__
from bezique.errors import BadNotation, BadRecord, BadScore
from bezique.marker.running import Mark
from bezique.marker.sheet import Sheet
from bezique.record.cursor import Cursor
from bezique.record.heading import HeaderReader
from bezique.record.lines import quoted, unquoted
from bezique.record.model import RULES_VERSION
from bezique.rules.options import as_lines
from bezique.seats import PerSeat, Seat
from bezique.words import saying

FORMAT = 1
"""The version of the record of a score."""

_OWN = re.compile(r'\[(Score|Dealer|Stake)[ \t]+(".*")\][ \t]*')
_NUMBER, _CELL = 4, 13


# --- the sheet ---------------------------------------------------------------------------------------------------


def sheet_text(sheet: Sheet, language: str = "en", width: int = 60) -> str:
    """The score as a table of at most `width` characters: number, what was scored, points and totals of each.

    What was undone is left out; a score taken down is marked with an x, and points of a void deal stand in brackets.
    After each deal come its points, then the games and what is owed.
    """
    room = width - _NUMBER - _CELL * len(sheet.names)
    rows = [_row("", "", [name[: _CELL - 1] for name in sheet.names], room)]
    deals = {mark.deal for mark in sheet.marks}
    for deal in sorted(deals):
        rows += [_mark(mark, language, room) for mark in sheet.marks if mark.deal == deal]
        ending = sheet.ends.get(deal)
        if ending is not None:
            words = saying("part.score_deal", number=deal).said(language)
            rows.append(_row("", words, [str(points) for points in ending.scores], room))
            rows += [line for told in ending.told[1:] for line in _indented(told.said(language), width)]
    total = saying("part.score_total").said(language)
    return "\n".join([*rows, _row("", total, [str(points) for points in sheet.scores], room)])


def _indented(text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent="    ", subsequent_indent="      ")


def _mark(mark: Mark, language: str, room: int) -> str:
    cells = ["", ""]
    if mark.state == "void":
        cells = ["" if seat != mark.seat or not mark.points else f"({mark.points:+d})       " for seat in Seat]
    elif mark.seat is not None and mark.points:
        cells[mark.seat] = f"{mark.points:+d}{'x' if mark.state else ' '}{mark.game_total:6d}"
    return _row(str(mark.number), mark.what.said(language), cells, room)


def _row(number: str, label: str, cells: list[str], room: int) -> str:
    first, *more = wrap(label, room - 1) or [""]
    points = "".join(f"{cell:>{_CELL}}" for cell in cells).replace("-", "\N{MINUS SIGN}")
    row = f"{number:>{_NUMBER - 1}} {first:<{room}}{points}".rstrip()
    return "\n".join([row, *(f"{'':{_NUMBER}}{rest}" for rest in more)])


# --- the record --------------------------------------------------------------------------------------------------


def record_text(sheet: Sheet, date: str = "") -> str:
    """The whole record of a score."""
    return heading(sheet, date) + "".join(f"{line}\n" for line in lines_of(sheet))


def heading(sheet: Sheet, date: str = "") -> str:
    """The header of its record, with the empty line that ends it."""
    tags = {
        "Score": str(FORMAT),
        "Rules": sheet.rules.name,
        "Title": sheet.rules.title,
        "RulesVersion": str(RULES_VERSION),
        "Engine": __version__,
        "Date": date,
        **{str(seat): name for seat, name in sheet.names.items()},
        "Dealer": str(sheet.first_dealer),
        "Stake": sheet.stake,
    }
    lines = [f"[{name} {quoted(value)}]" for name, value in tags.items() if value]
    return "\n".join([*lines, *as_lines(sheet.rules), "", ""])


def lines_of(sheet: Sheet, first: int = 1) -> Iterator[str]:
    """The lines of the entries from number `first` on, each with what it came to."""
    marks: dict[int, list[str]] = {}
    for mark in sheet.marks:
        marks.setdefault(mark.number, []).append(mark.says.said())
    for number, line in enumerate(sheet.lines, 1):
        if number >= first:
            told = " ".join(marks.get(number, []))
            yield f"{line} ; {number}. {told}".rstrip() if told else f"{line} ; {number}."


def read(text: str) -> Sheet:
    """The sheet that a record gives; raises BadRecord with line and column."""
    lines = text.split("\n")
    end = lines.index("") if "" in lines else len(lines)
    sheet = _begun(lines[:end])
    for number, line in enumerate(lines[end + 1 :], end + 2):
        body = line.partition(";")[0].strip()
        if body:
            sheet = _with_line(sheet, body, number)
    return sheet


def _begun(lines: list[str]) -> Sheet:
    """The empty sheet of a header. Its own tags are read here, all else as in every record."""
    own = {found[1]: (number, found[2]) for number, line in enumerate(lines, 1) if (found := _OWN.fullmatch(line))}
    if "Score" not in own or own["Score"][0] != 1:
        raise BadRecord(f'the record of a score begins with [Score "{FORMAT}"]', line=1, column=1)
    values = {name: unquoted(Cursor(number, text), text) for name, (number, text) in own.items()}
    if values["Score"] != str(FORMAT):
        problem = f"this is a score of version {values['Score'][:20]}, and this program reads version {FORMAT}"
        raise BadRecord(problem, line=1, column=8)
    shared = ["; " if _OWN.fullmatch(line) else line for line in lines]
    shared[0] = '[Record "1"]'
    reader = HeaderReader()
    header = reader.read(shared, whole=True)
    if header is None:
        raise reader.faults[0]
    seats = {str(seat): seat for seat in Seat}
    if values.get("Dealer") not in seats:
        raise BadRecord("the tag Dealer is missing, or names neither South nor North", line=len(lines), column=1)
    names = PerSeat.of(lambda seat: header.tags.get(str(seat), str(seat)))
    try:
        return Sheet.start(header.rules, seats[values["Dealer"]], names, values.get("Stake", ""))
    except BadScore as fault:
        raise BadRecord(str(fault), line=own["Stake"][0], column=1) from fault


def _with_line(sheet: Sheet, body: str, number: int) -> Sheet:
    try:
        return sheet.recorded(body)
    except BadNotation as fault:
        raise BadRecord(str(fault), line=number, column=1) from fault
