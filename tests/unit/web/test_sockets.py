"""Tables over real sockets: who is let in, what is refused, and that whole games are played."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.serving import Served, serving
from tests.visitors import Visitor

COMPUTER = {"against": "computer", "level": "beginner", "dealer": "North", "memory": "full"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def visitor(served: Served) -> Visitor:
    return Visitor(served)


def run(what: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(what)


async def last_word(visitor: Visitor, game: str, *sent: str | bytes, protocol: int = 1) -> dict[str, Any]:
    """What the server says last, after these messages."""
    try:
        async with visitor.socket(game, protocol) as socket:
            for message in sent:
                await socket.send(message)
            while True:
                await visitor.hear(socket)
    except ConnectionClosed:
        return visitor.heard[-1]


async def first_word(visitor: Visitor, game: str, **headers: str) -> dict[str, Any]:
    async with visitor.socket(game, **headers) as socket:
        return await visitor.hear(socket)


async def turned_away(visitor: Visitor, game: str) -> tuple[int, dict[str, Any]]:
    """With which code, and after which word."""
    async with visitor.socket(game) as socket:
        word = await visitor.hear(socket)
        with pytest.raises(ConnectionClosed) as ended:
            await visitor.hear(socket)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, word


async def status(visitor: Visitor, game: str, **headers: str) -> int:
    try:
        await first_word(visitor, game, **headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    return 101


def test_a_game_is_begun_with_one_request_and_listed(visitor: Visitor) -> None:
    opened = visitor.post("/api/games", COMPUTER)
    assert opened["seat"] == "South"
    first = run(first_word(visitor, opened["id"]))
    assert (first["type"], first["protocol"], first["table"]["seat"]) == ("welcome", 1, "South")
    with visitor.client() as client:
        assert [line["id"] for line in client.get("/api/home").json()["games"]] == [opened["id"]]


@pytest.mark.parametrize("wanted", [{"rules": "whist"}, {"level": "clairvoyant"}, {"numbered": 1, "serious": True}])
def test_a_game_that_cannot_be_is_refused(served: Served, wanted: dict[str, Any]) -> None:
    with served.client() as client:
        answer = client.post("/api/games", json=COMPUTER | wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")


def test_only_those_who_have_a_place_see_a_table(served: Served, visitor: Visitor) -> None:
    game = visitor.post("/api/games", COMPUTER)["id"]
    stranger = Visitor(served, token="x" * 43)
    refusals = [run(turned_away(*each)) for each in ((stranger, game), (Visitor(served), game), (visitor, "nothing"))]
    assert refusals == [(4404, {"type": "closed", "why": "gone", "text": refusals[0][1]["text"]})] * 3
    assert "no such table" in refusals[0][1]["text"]
    assert run(status(visitor, game, origin="https://elsewhere.example")) == 403
    assert run(status(visitor, game)) == 101
    assert '"level": "error"' not in served.log.read_text()


@pytest.mark.parametrize(
    "message", ["", "{", "[]", '{"type":"act"}', '{"type":"nothing"}', '{"type":"ping","more":1}', b"\xff\xfe"]
)
def test_what_is_no_message_ends_the_connection(visitor: Visitor, message: str | bytes) -> None:
    game = visitor.post("/api/games", COMPUTER)["id"]
    word = run(last_word(visitor, game, message))
    assert (word["type"], word["why"]) == ("closed", "protocol")
    assert run(first_word(visitor, game))["type"] == "welcome"


def test_a_message_that_is_too_long_ends_the_connection(visitor: Visitor) -> None:
    game = visitor.post("/api/games", COMPUTER)["id"]
    word = run(last_word(visitor, game, json.dumps({"type": "why", "request": 1, "action": "x" * 5000})))
    assert (word["type"], word["why"]) == ("closed", "protocol")
    assert run(first_word(visitor, game))["type"] == "welcome"


def test_too_many_messages_end_the_connection(visitor: Visitor) -> None:
    game = visitor.post("/api/games", COMPUTER)["id"]
    word = run(last_word(visitor, game, *['{"type":"ping"}'] * 200))
    assert (word["type"], word["why"]) == ("closed", "too_much")


def test_who_asks_whether_anybody_is_there_is_answered(visitor: Visitor) -> None:
    async def asked() -> dict[str, Any]:
        async with visitor.socket(visitor.post("/api/games", COMPUTER)["id"]) as socket:
            await visitor.hear(socket)
            await socket.send('{"type":"ping"}')
            return await visitor.hear(socket)

    assert run(asked()) == {"type": "pong"}


def test_a_page_of_another_version_is_told(visitor: Visitor) -> None:
    game = visitor.post("/api/games", COMPUTER)["id"]
    assert run(last_word(visitor, game, protocol=99))["why"] == "protocol"


def test_a_friend_comes_by_the_link_or_the_code_and_a_third_looks_on(served: Served) -> None:
    host, friend, third = Visitor(served), Visitor(served), Visitor(served)
    opened = host.post("/api/games", {"against": "friend", "name": "Anna"})
    joined = friend.post("/api/join", {"code": opened["code"].lower(), "name": "Bertha"})
    assert (joined["id"], joined["seat"]) == (opened["id"], "North")
    assert friend.post("/api/join", {"secret": opened["invite"]})["seat"] == "North"
    with third.client() as client:
        late = client.post("/api/join", json={"secret": opened["invite"]})
    assert (late.status_code, late.json()["code"]) == (409, "both_here")
    links = [run(first_word(each, opened["id"]))["table"]["watch"] for each in (host, friend)]
    assert links[0] == links[1]
    assert third.post("/api/join", {"secret": links[0]}) == {"id": opened["id"], "seat": None}
    assert friend.post("/api/join", {"secret": links[0]})["seat"] == "North"
    assert "watch" not in run(first_word(third, opened["id"]))["table"]
    tables = [run(first_word(each, opened["id"]))["table"] for each in (host, friend, third)]
    assert [table.get("seat") for table in tables] == ["South", "North", None]
    with served.client() as client:
        assert client.post("/api/join", json={"secret": "guess"}).status_code == 404
        assert client.post("/api/join", json={}).status_code == 404


@pytest.mark.parametrize(
    ("wanted", "open_to_all"),
    [({}, True), ({"serious": True}, False), ({"watched": False}, False), ({"serious": True, "watched": True}, True)],
)
def test_a_table_is_open_to_others_as_its_host_wants(
    served: Served, wanted: dict[str, bool], open_to_all: bool
) -> None:
    host, third = Visitor(served), Visitor(served)
    opened = host.post("/api/games", {"against": "friend", **wanted})
    link = run(first_word(host, opened["id"]))["table"].get("watch", "")
    assert bool(link) == open_to_all
    with third.client() as client:
        for guess in (f"{opened['id']}.", f"{opened['id']}.{'0' * 24}", "."):
            assert client.post("/api/join", json={"secret": guess}).status_code == 404


async def two_play(served: Served, friends: list[Visitor], game: str, moves: int) -> None:
    await asyncio.gather(*(each.play(game, lambda table: table["number"] >= moves) for each in friends))


def test_two_play_each_other_and_see_the_same(served: Served) -> None:
    friends = [Visitor(served), Visitor(served)]
    opened = friends[0].post("/api/games", {"against": "friend", "memory": "full"})
    friends[1].post("/api/join", {"secret": opened["invite"]})
    run(two_play(served, friends, opened["id"], 40))
    seen = [run(first_word(each, opened["id"]))["table"] for each in friends]
    assert seen[0]["sides"][0].get("score") == seen[1]["sides"][0].get("score")
    sheets = [[(line["seat"], line["points"], line.get("trick")) for line in table["sheet"]] for table in seen]
    assert sheets[0] == sheets[1]
    for each in friends:
        numbers = [message["table"]["number"] for message in each.heard if message["type"] == "happened"]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def all_vanish(visitors: list[Visitor], game: str) -> None:
    sockets = [await each.socket(game) for each in visitors]
    for each, socket in zip(visitors, sockets, strict=True):
        await each.hear(socket)
    for socket in sockets:
        socket.transport.abort()
    await asyncio.sleep(0.2)


def test_players_who_vanish_at_once_are_no_fault(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        friends = [Visitor(served), Visitor(served)]
        opened = friends[0].post("/api/games", {"against": "friend"})
        friends[1].post("/api/join", {"secret": opened["invite"]})
        for _ in range(5):
            run(all_vanish([*friends, friends[0]], opened["id"]))
        assert served.stop() == 0
        assert '"level": "error"' not in served.log.read_text()


async def stopped_while_open(visitor: Visitor, game: str, served: Served) -> int:
    async with visitor.socket(game) as socket:
        await visitor.hear(socket)
        ending = asyncio.create_task(asyncio.to_thread(served.stop))
        assert await visitor.hear(socket) == {"type": "closed", "why": "stopping", "text": visitor.heard[-1]["text"]}
        return await ending


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        visitor = Visitor(served)
        game = visitor.post("/api/games", COMPUTER)["id"]
        assert run(stopped_while_open(visitor, game, served)) == 0
