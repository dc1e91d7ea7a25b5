"""A server that is killed at any moment, and a database that fails: nothing that was told is lost or done twice."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.killing import Killing
from tests.postgres import Cluster
from tests.serving import Served, serving, start
from tests.visitors import Visitor

ROUNDS = 10
COMPUTER = {"against": "computer", "level": "beginner", "dealer": "North", "memory": "full"}


def test_a_killed_server_goes_on_at_the_same_action(database: str, tmp_path: Path) -> None:
    killing = Killing(database, tmp_path / "log.jsonl", random.Random(7))
    for number in range(ROUNDS):
        assert killing.round() == "", f"round {number}"
    assert killing.friends[0].table["number"] > ROUNDS


async def until(visitor: Visitor, socket: Any, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not wanted(message := await visitor.hear(socket)):
        pass
    return message


async def refused_and_done_later(
    friends: list[Visitor], game: str, fail: Callable[[], object], mend: Callable[[], object]
) -> None:
    """The one whose turn it is acts while nothing can be kept, and again when it can."""
    async with friends[0].socket(game) as one, friends[1].socket(game) as two:
        tables = [(await each.hear(socket))["table"] for each, socket in zip(friends, (one, two), strict=True)]
        (actor, socket), (other, his) = [(friends[0], one), (friends[1], two)]
        if tables[1].get("turn") == "North":
            (actor, socket), (other, his) = (other, his), (actor, socket)
        await asyncio.to_thread(fail)
        request = actor.reply()
        assert request is not None
        heard = len(other.heard)
        await socket.send(json.dumps(request))
        word = await until(actor, socket, lambda message: message["type"] == "refused")
        assert word["code"] == "away"
        assert len(word["text"]) > 20
        assert [each["type"] for each in other.heard[heard:]] == []
        await asyncio.to_thread(mend)
        before = actor.table["number"]
        for _ in range(400):
            await socket.send(json.dumps(request))
            answer = await until(actor, socket, lambda message: message["type"] in {"refused", "happened", "welcome"})
            if answer["type"] == "happened":
                break
            await asyncio.sleep(0.25)
        assert actor.table["number"] == before + 1
        told = await until(other, his, lambda message: message["type"] == "happened")
        assert told["table"]["number"] > tables[0]["number"] - 5


def two_at_play(served: Served) -> tuple[list[Visitor], str]:
    friends = [Visitor(served), Visitor(served)]
    opened = friends[0].post("/api/games", {"against": "friend", "memory": "full"})
    friends[1].post("/api/join", {"secret": opened["invite"]})

    async def some() -> None:
        async def till(each: Visitor) -> None:
            await each.play(opened["id"], lambda table: table["stage"] in {"lead", "reply", "window", "play"})

        await asyncio.gather(*map(till, friends))

    asyncio.run(some())
    return friends, opened["id"]


def test_a_full_disk_is_told_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        friends, game = two_at_play(served)
        process, endless = served.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

        def fill() -> None:
            """Let no file of the server grow beyond what the log of its database is now."""
            size = (tmp_path / "games.db-wal").stat().st_size
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        def empty() -> None:
            resource.prlimit(process, resource.RLIMIT_FSIZE, endless)

        asyncio.run(refused_and_done_later(friends, game, fill, empty))
    assert "could not be kept" in served.log.read_text()


def test_a_server_whose_file_is_locked_or_gone_is_not_well(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        friends, game = two_at_play(served)
        file = tmp_path / "games.db"
        other = sqlite3.connect(file, isolation_level=None)
        with served.client() as client:
            assert client.get("/health").status_code == 200
            other.execute("begin immediate")
            assert client.get("/health").status_code == 503
            other.execute("rollback")
            assert client.get("/health").status_code == 200
            other.close()
            aside = file.with_name("aside.db")
            asyncio.run(refused_and_done_later(friends, game, lambda: file.rename(aside), lambda: aside.rename(file)))
            assert client.get("/health").status_code == 200
            file.unlink()
            assert client.get("/health").status_code == 503


def test_a_database_that_goes_and_comes_back_is_told(postgres: Cluster, tmp_path: Path) -> None:
    served = start(postgres.database(), tmp_path / "log.jsonl")
    try:
        friends, game = two_at_play(served)
        asyncio.run(refused_and_done_later(friends, game, postgres.stop, postgres.start))
        with friends[0].client() as client:
            assert client.get("/api/games").json()["games"][0]["id"] == game
    finally:
        served.kill()
        assert served.process.stdout is not None
        served.process.stdout.close()


def test_what_is_asked_while_the_database_is_away_is_answered(postgres: Cluster, tmp_path: Path) -> None:
    served = start(postgres.database(), tmp_path / "log.jsonl")
    try:
        visitor = Visitor(served)
        visitor.post("/api/games", COMPUTER)
        postgres.stop()
        try:
            with visitor.client() as client:
                answers = [client.get("/api/home"), client.post("/api/games", json=COMPUTER), client.get("/health")]
            assert [answer.status_code for answer in answers] == [503, 503, 503]
            assert answers[0].json()["code"] == "away"
        finally:
            postgres.start()
        with visitor.client() as client:
            assert client.post("/api/games", json=COMPUTER).status_code == 201
            assert client.get("/health").status_code == 200
    finally:
        served.kill()
        assert served.process.stdout is not None
        served.process.stdout.close()
