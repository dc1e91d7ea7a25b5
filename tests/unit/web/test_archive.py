"""The archive of a visitor over HTTP: listed, taken along, brought to another browser, forgotten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest

from bezique.record import faults
from tests.serving import Served, serving
from tests.visitors import Visitor

COMPUTER = {"against": "computer", "level": "beginner", "dealer": "North", "memory": "full", "name": "Anna"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("archive")) as running:
        yield running


def ask(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    with visitor.client() as client:
        answer = client.request(method, path, json=body)
        visitor.token = answer.cookies.get("bezique", visitor.token)
        return answer.status_code, answer.json()


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    status, page = ask(visitor, "GET", "/api/games")
    assert status == 200
    return page["games"]  # type: ignore[no-any-return]


async def shown(visitor: Visitor, game: str) -> dict[str, Any]:
    async with visitor.socket(game) as socket:
        return await visitor.hear(socket)


def play(*visitors: Visitor, game: str, moves: int) -> None:
    async def whole() -> None:
        await asyncio.gather(*(each.play(game, lambda table: table["number"] >= moves) for each in visitors))

    asyncio.run(whole())


def two(served: Served, **wanted: Any) -> tuple[Visitor, Visitor, str]:
    host, friend = Visitor(served), Visitor(served)
    opened = host.post("/api/games", {"against": "friend", "memory": "full", "name": "Annabella"} | wanted)
    friend.post("/api/join", {"secret": opened["invite"], "name": "Berthold"})
    return host, friend, opened["id"]


def test_the_archive_tells_how_each_game_stands(served: Served) -> None:
    host, friend, game = two(served)
    ask(host, "POST", "/api/games", COMPUTER)
    newest, first = listed(host)
    assert (newest["kind"], newest["my_turn"], newest["score"]) == ("computer", True, [0, 0])
    assert (first["id"], first["against"], first["my_turn"], first["over"]) == (game, "Berthold", True, False)
    play(host, friend, game=game, moves=30)
    first, newest = listed(host)  # what was played last comes first
    assert first["id"] == game
    table, mine = asyncio.run(shown(host, game))["table"], first["score"]
    assert mine == [side.get("score", 0) for side in table["sides"]]
    (his,) = listed(friend)
    assert (his["score"], his["against"], his["seat"]) == (mine[::-1], "Annabella", "North")
    assert [line.get("my_turn") for line in (first, his)] == [table["turn"] == "South", table["turn"] == "North"]
    age = datetime.now(UTC) - datetime.fromisoformat(first["active"])
    assert -1 <= age.total_seconds() < 3600
    assert ask(host, "GET", "/api/games?skip=1")[1]["games"] == [newest]
    assert ask(host, "GET", "/api/games?skip=x")[0] == 422
    home = ask(host, "GET", "/api/home")[1]
    assert (home["games"], home["me"]["name"]) == ([first, newest], "Annabella")


def test_a_friend_is_waited_for(served: Served) -> None:
    host = Visitor(served)
    host.post("/api/games", {"against": "friend"})
    (line,) = listed(host)
    assert (line["waiting"], line["my_turn"], line["against"]) == (True, False, "A friend")


def test_what_is_taken_along_are_records_without_cards_that_were_not_seen(served: Served) -> None:
    host, friend, game = two(served)
    play(host, friend, game=game, moves=12)
    with host.client() as client:
        answer = client.get("/api/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="bezique-games.json"'
    taken = json.loads(answer.content)
    assert taken["format"] == 1
    (own,) = taken["games"]
    assert (own["id"], own["against"]) == (game, "Berthold")
    assert "[Seen" in own["record"]
    assert " pack " not in own["record"]
    assert faults(own["record"]) == []
    with Visitor(served).client() as client:
        assert json.loads(client.get("/api/export").content)["games"] == []


def test_a_game_against_the_computer_is_deleted_for_good(served: Served) -> None:
    visitor = Visitor(served)
    game = visitor.post("/api/games", COMPUTER)["id"]

    async def deleted() -> dict[str, Any]:
        async with visitor.socket(game) as socket:
            await visitor.hear(socket)
            assert (await asyncio.to_thread(ask, visitor, "DELETE", f"/api/games/{game}"))[0] == 200
            while (message := await visitor.hear(socket))["type"] != "closed":
                pass
            return message

    assert asyncio.run(deleted())["why"] == "gone"
    assert listed(visitor) == []
    assert ask(visitor, "DELETE", f"/api/games/{game}")[0] == 404
    assert ask(Visitor(served), "DELETE", f"/api/games/{game}")[0] == 404


def test_the_other_player_keeps_a_game_that_is_deleted_and_the_name_goes(served: Served) -> None:
    host, friend, game = two(served)
    play(host, friend, game=game, moves=30)

    async def told() -> dict[str, Any]:
        async with friend.socket(game) as socket:
            before = (await friend.hear(socket))["table"]
            assert (await asyncio.to_thread(ask, host, "DELETE", f"/api/games/{game}"))[0] == 200
            while (message := await friend.hear(socket))["type"] != "welcome":
                pass
            after = message["table"]
            assert after["number"] == before["number"]
            assert after["hand"] == before["hand"]
            return message

    assert "Annabella" not in json.dumps(asyncio.run(told()))
    assert listed(host) == []
    assert asyncio.run(shown(friend, game))["table"]["sides"][0]["name"] == "South"
    with friend.client() as client:
        assert "Annabella" not in client.get("/api/export").text
    assert ask(friend, "DELETE", f"/api/games/{game}")[0] == 200
    assert listed(friend) == []


def test_a_game_that_can_be_read_no_more_goes_too_and_leaves_the_rest(served: Served) -> None:
    host, friend, game = two(served)
    alone = host.post("/api/games", COMPUTER)["id"]
    with closing(sqlite3.connect(served.log.parent / "games.db", timeout=60)) as file, file:
        for number in (100, 101):  # nobody resigns twice
            for broken in (game, alone):
                file.execute("insert into lines values (?, ?, 'resign South time', 0)", (broken, number))
    with host.client() as client:
        assert [client.get(f"/api/games/{broken}/record").status_code for broken in (game, alone)] == [500] * 2
        assert json.loads(client.get("/api/export").content)["games"] == []
    assert ask(host, "DELETE", f"/api/games/{game}")[0] == 200
    assert [line["id"] for line in listed(host)] == [alone]
    assert [line["against"] for line in listed(friend)] == ["South"]
    assert (ask(host, "DELETE", "/api/me")[0], ask(friend, "DELETE", "/api/me")[0]) == (200, 200)
    assert (listed(host), listed(friend)) == ([], [])


def test_all_that_is_kept_of_a_visitor_goes(served: Served) -> None:
    host, friend, game = two(served)
    ask(host, "POST", "/api/games", COMPUTER)
    secret = ask(host, "POST", "/api/recovery")[1]["secret"]
    with host.client() as client:
        answer = client.delete("/api/me")
        assert answer.json() == {"games": 2}
        assert 'bezique=""' in answer.headers["set-cookie"]
    assert listed(host) == []
    assert ask(Visitor(served), "POST", "/api/recover", {"secret": secret})[0] == 404
    assert [line["id"] for line in listed(friend)] == [game]


def test_a_recovery_link_brings_the_archive_to_another_browser(served: Served) -> None:
    visitor, other = Visitor(served), Visitor(served)
    game = visitor.post("/api/games", COMPUTER)["id"]
    assert ask(visitor, "GET", "/api/home")[1]["me"].get("recovery", False) is False
    first = ask(visitor, "POST", "/api/recovery")[1]["secret"]
    status, made = ask(visitor, "POST", "/api/recovery")
    assert (status, len(made["secret"])) == (201, 43)
    assert ask(visitor, "GET", "/api/home")[1]["me"]["recovery"]
    assert ask(other, "POST", "/api/recover", {"secret": first})[0] == 404
    status, home = ask(other, "POST", "/api/recover", {"secret": made["secret"]})
    assert (status, [line["id"] for line in home["games"]]) == (200, [game])
    assert asyncio.run(shown(other, game))["table"]["seat"] == "South"
    assert asyncio.run(shown(visitor, game))["table"]["seat"] == "South"


def test_games_of_the_other_browser_are_added_when_it_agrees(served: Served) -> None:
    visitor, other = Visitor(served), Visitor(served)
    mine, own = visitor.post("/api/games", COMPUTER)["id"], other.post("/api/games", COMPUTER)["id"]
    secret = ask(visitor, "POST", "/api/recovery")[1]["secret"]
    status, fault = ask(other, "POST", "/api/recover", {"secret": secret})
    assert (status, fault["code"]) == (409, "has_games")
    assert [line["id"] for line in listed(other)] == [own]
    assert ask(other, "POST", "/api/recover", {"secret": secret, "join": True})[0] == 200
    assert [{line["id"] for line in listed(each)} for each in (visitor, other)] == [{mine, own}] * 2


def test_who_plays_against_an_archive_cannot_have_it(served: Served) -> None:
    host, friend, game = two(served)
    secret = ask(host, "POST", "/api/recovery")[1]["secret"]
    status, fault = ask(friend, "POST", "/api/recover", {"secret": secret, "join": True})
    assert (status, fault["code"]) == (409, "both_seats")
    assert asyncio.run(shown(friend, game))["table"]["seat"] == "North"
