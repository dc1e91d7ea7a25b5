"""The game of Bezique in all its two-player forms: rules as data, one exact core, records that replay."""

from __future__ import annotations

from bezique._interpreted import run_interpreted, wants_interpreted

__version__ = "0.1.0"

COMPILED: bool
"""Whether the core in use is compiled; found when it is asked for."""

if wants_interpreted():
    run_interpreted(__path__[0])


def __getattr__(name: str) -> object:
    """Find what is costly to know only when it is asked for."""
    if name == "COMPILED":
        from bezique._compiled import is_compiled

        return is_compiled()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
