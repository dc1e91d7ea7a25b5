"""When Python looks for what nobody refers to any more except in circles.

It looks through all that there is, and nobody is answered meanwhile: with a thousand players for a quarter of a second.
Games leave no circles behind, and a connection leaves a few. So it looks by itself through what is new alone, and
seldom: what an action makes is gone with one of the next, and need not be looked at. It looks through all when hardly
anybody is there, and where that never comes, once an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

NEVER = 1_000_000
SELDOM = (20_000, NEVER, NEVER)
"""New objects until it looks at the newest; how often that, until at those before; and how often that, until at all."""
EVERY = 300.0
"""Seconds between two times when it may look through all."""
LATEST = 12
"""At the latest it does every so many times."""


def settle() -> None:
    """All that has been loaded stays: there is no need to look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def tidy(quiet: Callable[[], bool], every: float = EVERY, latest: int = LATEST) -> None:
    """Look through all now and then, where it is quiet or has not been for long; for ever."""
    passed = 0
    while True:
        await asyncio.sleep(every)
        passed += 1
        if quiet() or passed >= latest:
            gc.collect()
            passed = 0
