"""Writes in groups: what comes soon after a transaction has begun goes into the next one, all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from sqlalchemy.sql.dml import UpdateBase

from bezique.web.tables import WRITES as ALL
from bezique.web.writing import Away, Row, Taken, Writer

Step = tuple[UpdateBase, Sequence[Row]]
"""A statement, and the rows that it is done with."""
MOST = 200
"""Changes in one transaction."""
APART = 0.008
"""Seconds from the beginning of a transaction to that of the next: most of what one costs does not grow with it."""
_PLACE = {statement: place for place, statement in enumerate(ALL)}


class Groups:
    """Keeps changes. Each is done as a whole or not at all, and one that cannot be done does not hinder others."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[tuple[Step, ...], asyncio.Future[None]]] = []
        self._worker: asyncio.Task[None] | None = None
        self._next = 0.0
        """When a transaction may begin."""

    async def keep(self, *steps: Step) -> None:
        """Do these steps; returns when they are kept for good. Raises Taken and Away, and then nothing was done."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((steps, future))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        await future

    async def close(self) -> None:
        """Wait for what is being kept."""
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                # what comes in the same moment comes along, also where there is nothing to wait for
                await asyncio.sleep(max(0.0, self._next - loop.time()))
                self._next = loop.time() + APART
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._keep_all(group)
        finally:
            self._worker = None

    async def _keep_all(self, group: list[tuple[tuple[Step, ...], asyncio.Future[None]]]) -> None:
        problem: Exception | None = None
        try:
            await self._writer.write(_merged(steps for steps, _ in group))
        except Taken as fault:
            if len(group) > 1:
                for one in group:
                    await self._keep_all([one])
                return
            problem = fault
        except Away as fault:
            problem = fault
        for _, future in group:
            if future.done():
                continue
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)


def _merged(changes: Iterable[tuple[Step, ...]]) -> list[tuple[UpdateBase, list[Row]]]:
    merged: dict[UpdateBase, list[Row]] = {}
    for steps in changes:
        for statement, rows in steps:
            if rows:
                merged.setdefault(statement, []).extend(rows)
    return [(statement, merged[statement]) for statement in sorted(merged, key=_PLACE.__getitem__)]
