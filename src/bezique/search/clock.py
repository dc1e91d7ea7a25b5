"""The clock of searches: it can be read while the lock of the interpreter is not held."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from time import perf_counter as read_clock


def now() -> float:
    """The seconds since some moment in the past."""
    return read_clock()
