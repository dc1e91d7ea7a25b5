"""Changes that are kept together."""

from __future__ import annotations

import asyncio

import pytest

from bezique.web import grouping
from bezique.web.grouping import Groups
from bezique.web.tables import LINES
from bezique.web.writing import Changes


class Counting:
    """Takes note of the transactions."""

    def __init__(self) -> None:
        self.done: list[list[object]] = []

    async def write(self, changes: Changes) -> None:
        self.done.append([row["number"] for _, rows in changes for row in rows])

    async def close(self) -> None:
        """Nothing to let go of."""


def test_a_lonely_change_goes_at_once_and_what_comes_soon_after_it_goes_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def use() -> list[list[object]]:
        writer = Counting()
        groups = Groups(writer)

        async def keep(number: int, turns: int) -> None:
            for _ in range(turns):
                await asyncio.sleep(0)
            await groups.keep((LINES, [{"number": number}]))

        monkeypatch.setattr(grouping, "APART", 60)
        async with asyncio.timeout(30):
            await keep(0, 0)
        monkeypatch.setattr(grouping, "APART", 1)
        groups = Groups(writer)
        await keep(1, 0)
        await asyncio.gather(keep(2, 0), keep(3, 5), keep(4, 20))
        return writer.done

    assert asyncio.run(use()) == [[0], [1], [2, 3, 4]]
