"""Writes in groups: what is to be kept at about the same time goes into one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from bezique.errors import BeziqueError
from bezique.web.database import WRITES
from bezique.web.tables import WRITES as ALL

Step = tuple[UpdateBase, Sequence[dict[str, Any]]]
"""A statement, and the rows that it is done with."""
LINGER, BUSY = 0.002, 0.02
"""Seconds to wait for more, where the last transaction ended so few seconds ago; a lonely one goes at once."""
MOST = 200
"""Changes in one transaction."""
_PLACE = {statement: place for place, statement in enumerate(ALL)}


class Away(BeziqueError):
    """Nothing can be read or kept just now: the disk is full, or the database cannot be reached."""


class Taken(BeziqueError):
    """Something else is kept in that place already."""


class Groups:
    """Keeps changes. Each is done as a whole or not at all, and one that cannot be done does not hinder others."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._waiting: list[tuple[tuple[Step, ...], asyncio.Future[None]]] = []
        self._worker: asyncio.Task[None] | None = None
        self._ended = 0.0

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
                await asyncio.sleep(LINGER if loop.time() - self._ended < BUSY else 0)
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._keep_all(group)
                self._ended = loop.time()
        finally:
            self._worker = None

    async def _keep_all(self, group: list[tuple[tuple[Step, ...], asyncio.Future[None]]]) -> None:
        problem: Exception | None = None
        try:
            await self._transaction([steps for steps, _ in group])
        except (IntegrityError, DataError) as fault:
            if len(group) > 1:
                for one in group:
                    await self._keep_all([one])
                return
            problem = Taken("something else is kept there")
            problem.__cause__ = fault
        except Exception as fault:  # noqa: BLE001 - drivers raise of everything when a database goes away
            problem = Away("nothing can be kept just now")
            problem.__cause__ = fault
        for _, future in group:
            if future.done():
                continue
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

    async def _transaction(self, changes: list[tuple[Step, ...]]) -> None:
        merged: dict[UpdateBase, list[dict[str, Any]]] = {}
        for steps in changes:
            for statement, rows in steps:
                if rows:
                    merged.setdefault(statement, []).extend(rows)
        async with self._engine.begin() as connection:
            for statement in sorted(merged, key=_PLACE.__getitem__):
                await connection.execute(statement, merged[statement])
