"""Records saved and shown again by a real server, of games played over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bezique.record import NewDeal, read, verify
from tests.sealed import changed, place, sealed_game, text_of
from tests.serving import Served, serving
from tests.visitors import Table, Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("records")) as running:
        yield running


def get(visitor: Visitor, path: str) -> httpx.Response:
    with visitor.client() as client:
        return client.get(path)


def post(visitor: Visitor, text: str, path: str = "/api/replay") -> httpx.Response:
    with visitor.client() as client:
        return client.post(path, content=text.encode(), headers={"content-type": "text/plain"})


def has_played(table: Table) -> bool:
    return table.get("deal", 0) == 1 and any(side.get("tricks") for side in table["sides"])


def is_over(table: Table) -> bool:
    return (table.get("result") or {}).get("over") == "game"


class OneGame(Visitor):
    """Plays one game and no other."""

    def reply(self) -> dict[str, Any] | None:
        return None if is_over(self.table) else super().reply()


def test_a_game_is_seen_while_it_runs_and_whole_when_it_is_over(served: Served) -> None:
    ann = OneGame(served)
    game = ann.post("/api/games", {"against": "computer", "level": "beginner", "target": 300, "name": "Ann"})["id"]
    asyncio.run(ann.play(game, has_played))
    running = get(ann, f"/api/games/{game}/record")
    assert '[Seen "South"]' in running.text
    assert all(line.body.pack is None for line in read(running.text).lines if isinstance(line.body, NewDeal))
    assert "unseal" not in running.text
    early = get(ann, f"/api/games/{game}/replay")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")

    asyncio.run(ann.play(game, is_over))
    saved = get(ann, f"/api/games/{game}/record")
    assert saved.headers["content-type"].startswith("text/plain")
    assert saved.headers["content-disposition"] == f'attachment; filename="bezique-{game}.txt"'
    proofs, faults = verify(saved.text)
    assert faults == []
    assert proofs
    assert {(proof.how, proof.added.values) for proof in proofs} == {("sealed", (16, 0))}, saved.text
    for proof in proofs:
        assert f"seed {proof.number} South {ann.seeds[proof.number]}" in saved.text

    shown = get(ann, f"/api/games/{game}/replay?deal={proofs[-1].number}")
    assert shown.headers["content-encoding"] == "gzip"
    check_replay(shown.json(), saved.text, ann.table)
    other = Visitor(served)
    for what in ("record", "replay"):
        assert get(other, f"/api/games/{game}/{what}").status_code == 404


def check_replay(shown: dict[str, Any], text: str, last: Table) -> None:
    """A deal shown again has all hands in it, and ends as the table did that was played at."""
    first, end = shown["steps"][0], shown["steps"][-1]
    deal = next(line for line in read(text).lines if isinstance(line.body, NewDeal) and line.number == first["line"])
    assert isinstance(deal.body, NewDeal)
    assert deal.body.pack is not None
    hands = [card["card"] for card in first["table"]["hand"]] + [card["card"] for card in first["above"]]
    assert sorted(hands) == sorted(map(str, deal.body.pack[:16]))
    assert "menu" not in first["table"]
    scores = [side.get("score", 0) for side in end["table"]["sides"]]
    assert scores == [side.get("score", 0) for side in last["sides"]]
    assert end["table"]["result"] == last["result"]
    draws = [move for step in shown["steps"] for move in step.get("moved", ()) if move["what"] == "drew"]
    said = " ".join(text for step in shown["steps"] for text in step.get("told", ()))
    assert len(re.findall(r"draws? the|takes? the card turned up", said)) == len(draws)
    log: list[Any] = []
    for step in shown["steps"]:
        log = [*log[: step.get("kept", 0)], *step.get("said", ())]
    assert log == last["log"]


def test_any_record_is_shown_and_a_fault_is_told_with_its_place(served: Served) -> None:
    ann, lines = Visitor(served), sealed_game()
    first = post(ann, text_of(lines)).json()
    assert [deal["number"] for deal in first["deals"]] == [1, 2]
    assert (first["deal"], first["names"]) == (1, ["South", "North"])
    second = post(ann, text_of(lines), "/api/replay?deal=2&seat=North").json()
    assert second["steps"][0]["table"]["seat"] == "North"
    assert second["steps"][0]["line"] == place(lines, "deal 2") + 1
    assert post(ann, text_of(lines), "/api/replay?deal=9").json() == first
    at = place(lines, "unseal 1")
    for wrong, line, column in (
        ([*lines[:at], changed(lines[at], 2), *lines[at + 1 :]], at + 1, 10),
        ([*lines[:at], "South XX"], at + 1, 7),
        (["Dear Ann"], 1, 1),
    ):
        answer = post(ann, text_of(wrong))
        assert (answer.status_code, answer.json()["line"], answer.json()["column"]) == (422, line, column)


@pytest.mark.parametrize(
    ("query", "status", "says"),
    [("?deal=x", 422, "whole number"), ("?seat=West", 422, "South or North")],
)
def test_what_cannot_be_shown_is_refused(served: Served, query: str, status: int, says: str) -> None:
    answer = post(Visitor(served), text_of(sealed_game(1)), f"/api/replay{query}")
    assert answer.status_code == status
    assert says in answer.json()["text"]


def test_a_record_that_is_too_long_is_not_read(served: Served) -> None:
    lines = sealed_game(1, end=False)
    back = ["undo", lines[-1]] * 301
    for text in ("x" * 1_000_001, text_of([*lines, *[" ; "] * 8000]), text_of([*lines, *back])):
        answer = post(Visitor(served), text)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_long")


def test_a_game_from_memory_gives_no_record_before_its_end(served: Served) -> None:
    ann = OneGame(served)
    game = ann.post("/api/games", {"against": "computer", "level": "beginner", "target": 30, "memory": "strict"})["id"]
    asyncio.run(ann.play(game, lambda table: table.get("deal", 0) == 1))
    answer = get(ann, f"/api/games/{game}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "from_memory")


def test_what_was_added_to_a_deal_outlives_a_killed_server(served: Served, tmp_path: Path) -> None:
    ann = Visitor(served)
    game = ""

    async def adds() -> None:
        async with ann.socket(game) as socket:
            await ann.hear(socket)
            await socket.send(json.dumps(ann.adds()))
            await socket.send(json.dumps({"type": "why", "request": 1, "action": "QS"}))
            await ann.hear(socket)  # answered after the line before was kept

    with serving(tmp_path) as first:
        ann.served = first
        game = ann.post("/api/games", {"against": "computer", "level": "beginner"})["id"]
        asyncio.run(adds())
        first.kill()
    with serving(tmp_path) as second:
        ann.served = second
        assert f"seed 1 South {ann.seeds[1]}\n" in get(ann, f"/api/games/{game}/record").text
