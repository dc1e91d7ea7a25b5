"""A file that grows line by line: what was written is on the disk before it counts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

from bezique.errors import BadRecord


class GrowingFile:
    """A text file that is open for appending; `size` is how much of it is ours."""

    def __init__(self, path: Path, size: int) -> None:
        self.path, self.size = path, size
        self._file = path.open("r+b", buffering=0)
        self._file.seek(size)

    @classmethod
    def new(cls, path: Path, text: str) -> GrowingFile:
        """Begin a new file; raises FileExistsError where there is one already, OSError where it cannot be."""
        data = text.encode()
        file = path.open("xb", buffering=0)
        try:
            with file:
                file.write(data)
                os.fsync(file.fileno())
        except OSError as fault:
            path.unlink()
            raise _at(path, fault) from fault
        _keep_name(path)
        return cls(path, len(data))

    @classmethod
    def resume(cls, path: Path, size: int) -> GrowingFile:
        """Go on with a file after its first bytes, so many; the rest is cut off."""
        file = cls(path, size)
        if os.fstat(file._file.fileno()).st_size != size:
            file._file.truncate(size)
            os.fsync(file._file.fileno())
        return file

    def append(self, text: str) -> None:
        """Write more; raises BadRecord where another program wrote to the file, and OSError with its name."""
        data = text.encode()
        if os.fstat(self._file.fileno()).st_size != self.size:
            raise BadRecord(f"{self.path} was changed by another program while the game went on")
        try:
            self._put(data)
        except OSError as fault:
            raise _at(self.path, fault) from fault
        self.size += len(data)

    def _put(self, data: bytes) -> None:
        written = 0
        while written < len(data):
            written += self._file.write(data[written:])
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file; everything is on the disk already."""
        self._file.close()


class InFile:
    """What is kept in a growing file. Use it as a context manager, or `close` it."""

    def __init__(self, file: GrowingFile) -> None:
        self.path = file.path
        self._file = file

    def close(self) -> None:
        """Close the file; everything is on the disk already."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def whole_lines(path: Path) -> bytes:
    """What a file holds, without a last line that was torn off."""
    data = path.read_bytes()
    return data[: data.rfind(b"\n") + 1]


def _at(path: Path, fault: OSError) -> OSError:
    """The same fault with the name of the file, which writing to an open one leaves out."""
    return OSError(fault.errno, fault.strerror, str(path))


def _keep_name(path: Path) -> None:
    """Put the name of a new file on the disk too, where the system can."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
