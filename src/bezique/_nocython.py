"""Stand-in for the module `cython` where Cython is not installed and the core runs interpreted.

It holds the few names the core uses. Written for::

    try:
        import cython
    except ImportError:
        from bezique import _nocython as cython
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

compiled = False
nogil: AbstractContextManager[None] = nullcontext()
gil: AbstractContextManager[None] = nullcontext()


def _as_it_is(decorated: F) -> F:
    return decorated


cclass = cfunc = ccall = inline = final = _as_it_is
