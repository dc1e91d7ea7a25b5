"""A server that is killed at any moment: no accepted action is lost or done twice, and both players see the same."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.serving import serving
from tests.visitors import Table, Visitor

ROUNDS = 20


def sheet(table: Table) -> list[tuple[str, int, int]]:
    return [(line["seat"], line["points"], line["deal"]) for line in table.get("sheet", ())]


async def play_until_killed(friends: list[Visitor], game: str, after: float) -> None:
    playing = [asyncio.create_task(each.play(game, lambda _: False)) for each in friends]
    await asyncio.sleep(after)
    await asyncio.to_thread(friends[0].served.kill)
    await asyncio.gather(*playing)


async def shown(visitor: Visitor, game: str) -> Table:
    async with visitor.socket(game) as socket:
        await visitor.hear(socket)
    return visitor.table


def test_a_killed_server_goes_on_at_the_same_action(tmp_path: Path) -> None:
    chance = random.Random(7)
    friends, game = [Visitor(None), Visitor(None)], ""  # type: ignore[arg-type]
    for number in range(ROUNDS):
        with serving(tmp_path) as served:
            for each in friends:
                each.served = served
            if not game:
                opened = friends[0].post("/api/games", {"against": "friend", "memory": "full", "target": 5000})
                friends[1].post("/api/join", {"secret": opened["invite"]})
                game = opened["id"]
            before = [(each.table["number"], sheet(each.table)) if each.told else (0, []) for each in friends]
            tables = [asyncio.run(shown(each, game)) for each in friends]
            for (told, lines), table in zip(before, tables, strict=True):
                assert told <= table["number"], f"an action was lost in round {number}"
                assert table["number"] <= told + 2, f"an action was done twice in round {number}"
                assert sheet(table)[: len(lines)] == lines
            assert sheet(tables[0]) == sheet(tables[1])
            assert tables[0]["turn"] == tables[1]["turn"]
            asyncio.run(play_until_killed(friends, game, chance.uniform(0.05, 0.5)))
    assert friends[0].table["number"] > ROUNDS
