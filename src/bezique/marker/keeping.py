"""A score in a file: each entry is on the disk before it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from bezique.marker.running import Question
from bezique.marker.sheet import Sheet
from bezique.marker.writing import heading, lines_of, read
from bezique.record.growing import GrowingFile, InFile, whole_lines
from bezique.record.reading import decoded


class KeptScore(InFile):
    """A sheet, and the file that its entries are written to."""

    def __init__(self, file: GrowingFile, sheet: Sheet) -> None:
        super().__init__(file)
        self.sheet = sheet

    @classmethod
    def new(cls, path: str | Path, sheet: Sheet, date: str = "") -> Self:
        """Begin a file with an empty sheet; raises FileExistsError where there is one already."""
        return cls(GrowingFile.new(Path(path), heading(sheet, date)), sheet)

    @classmethod
    def resume(cls, path: str | Path) -> Self:
        """Go on with the score in a file; a last line that was torn off is dropped.

        Raises OSError where the file cannot be opened, and BadRecord where it has a fault.
        """
        whole = whole_lines(Path(path))
        sheet = read(decoded(whole))
        return cls(GrowingFile.resume(Path(path), len(whole)), sheet)

    def add(self, line: str) -> Sheet | Question:
        """Enter a line and write it down; raises BadScore or BadNotation, nothing written, where it cannot be."""
        following = self.sheet.add(line)
        if isinstance(following, Sheet):
            self._file.append("".join(f"{each}\n" for each in lines_of(following, self.sheet.number)))
            self.sheet = following
        return following
