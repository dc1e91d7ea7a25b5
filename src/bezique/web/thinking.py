"""Computer players think in a few threads of their own, so that nobody at another table waits for them.

The core lets Python's lock go while it searches. A player that fails, or does not answer, is replaced for that move.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

from bezique.web import journal
from bezique.web.metrics import Metrics

Move = TypeVar("Move")
POLITENESS = 10
"""By how much the threads that think give way to the one that answers, where they share a core."""


def _step_back() -> None:
    """Let the thread that answers everybody go first; Linux alone knows priorities of threads."""
    if sys.platform == "linux":
        own = os.getpriority(os.PRIO_PROCESS, os.getpid())
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), min(19, own + POLITENESS))


class Thinkers:
    """A bounded pool; what is more than it can do at once waits its turn."""

    def __init__(self, count: int, metrics: Metrics, patience: float = 60.0) -> None:
        self._pool = ThreadPoolExecutor(count, "thinking", initializer=_step_back)
        self._metrics = metrics
        self.patience = patience

    async def move(self, think: Callable[[], Move], instead: Callable[[], Move], *, game: str) -> Move:
        """What `think` comes to, or `instead` where it raises or takes longer than `patience`."""
        started = perf_counter()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._pool, think), self.patience)
        except Exception as fault:  # noqa: BLE001 - whatever a player does wrong, the game goes on
            journal.fault("a computer player failed", fault, game=game)
            self._metrics.fallbacks.inc()
            return instead()
        finally:
            self._metrics.thinking.observe(perf_counter() - started)

    def close(self) -> None:
        """Let no more be begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)
