"""A copy of the database while the server writes, and what is said where there can be none."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bezique.cli import run
from tests.serving import serving, start
from tests.visitors import Visitor


def test_a_copy_made_while_two_play_can_be_served(tmp_path: Path) -> None:
    copied = tmp_path / "copy.db"
    with serving(tmp_path) as served:
        friends = [Visitor(served), Visitor(served)]
        opened = friends[0].post("/api/games", {"against": "friend", "memory": "full"})
        friends[1].post("/api/join", {"secret": opened["invite"]})
        told: list[int] = []

        async def copy() -> None:
            while not (friends[0].told and friends[0].table["number"] > 20):
                await asyncio.sleep(0.01)
            told.append(friends[0].table["number"])
            database = f"sqlite:///{tmp_path}/games.db"
            assert await asyncio.to_thread(run, ["backup", "--database", database, str(copied)]) == 0

        async def whole() -> None:
            playing = [each.play(opened["id"], lambda table: table["number"] >= 60) for each in friends]
            await asyncio.gather(copy(), *playing)

        asyncio.run(whole())
        last = friends[0].table["number"]
    assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    restored = start(f"sqlite:///{copied}", tmp_path / "log2.jsonl")
    try:
        friends[0].served = restored

        async def shown() -> int:
            async with friends[0].socket(opened["id"]) as socket:
                return int((await friends[0].hear(socket))["table"]["number"])

        assert told[0] <= asyncio.run(shown()) <= last
    finally:
        restored.kill()
        assert restored.process.stdout is not None
        restored.process.stdout.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table some (thing text)")
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["backup", *arguments]) == 2
    return capsys.readouterr().err


def test_no_file_is_written_over(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there"
    there.write_text("dear to somebody")
    assert "there already" in refused(capsys, "--database", f"sqlite:///{database}", str(there))
    assert there.read_text() == "dear to somebody"


def test_what_cannot_be_copied_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "copy.db"
    assert "no such file" in refused(capsys, "--database", f"sqlite:///{tmp_path}/none.db", str(target))
    told = refused(capsys, "--database", "postgresql://name:password@host/games", str(target))
    assert "pg_dump" in told
    assert "password" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_is_not_taken_for_a_copy(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with database.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 200)
    target = tmp_path / "copy.db"
    assert str(database) in refused(capsys, "--database", f"sqlite:///{database}", str(target))
    assert not target.exists()
