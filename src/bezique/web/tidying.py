"""When Python looks for what nobody refers to any more except in circles.

It looks through all that there is, and nobody is answered meanwhile: with a thousand players for a quarter of a second.
Games leave no circles behind, and a connection leaves a few. So it looks through what is new often, and through all
when hardly anybody is there.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

OFTEN = (2000, 10, 200)
"""New objects until it looks at the newest; how often that, until at those before; and how often that, until at all."""
EVERY = 300.0
"""Seconds between two times when it may look through all."""


def settle() -> None:
    """All that has been loaded stays: there is no need to look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OFTEN)


async def tidy(quiet: Callable[[], bool], every: float = EVERY) -> None:
    """Look through all now and then, where it is quiet; for ever."""
    while True:
        await asyncio.sleep(every)
        if quiet():
            gc.collect()
