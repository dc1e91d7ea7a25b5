"""Every request over HTTP and every message of a socket, filled with what its types allow and what they do not.

Whatever is sent, the answer is no fault of the server's, nothing of the kind is in its log, and it goes on.
`BEZIQUE_FUZZ=5000` sends so many of each.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from bezique.rules.load import preset_names
from bezique.table import messages
from bezique.web import api
from bezique.web.scores import api as score_api
from tests.serving import Served, serving
from tests.visitors import Visitor

MANY = int(os.environ.get("BEZIQUE_FUZZ", "0"))
FUZZ = settings(
    max_examples=MANY or 120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)
SOCKET = settings(FUZZ, max_examples=MANY or 40)

TEXTS = st.one_of(
    st.sampled_from(["", "QS", "10H*2", "done", "score marriage-H", "announce four-aces", "South", "cut", "en", "fr"]),
    st.sampled_from(
        [*preset_names(), "standard,brisques=end_of_hand", "standard,packs=99999999999", "standard,=,", "x,y=z"]
    ),
    st.text(max_size=40),
    st.sampled_from(
        ["x" * 3000, "\x00", "\u202e", "\ud83d\ude00" * 10, "../../etc/passwd", "%00", "{$x}", "${7*7}", "'--"]
    ),
)
NUMBERS = st.one_of(
    st.integers(-3, 40), st.sampled_from([2**31, 2**63 - 1, 2**63, -(2**63), 10**18, 10**40]), st.integers()
)  # fmt: skip
JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(allow_nan=False, allow_infinity=False), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=4,
)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """What a type allows, and a little more."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (Union, UnionType):
        return st.one_of([values(part) for part in parts])
    if origin is tuple:
        return st.lists(values(parts[0]), max_size=3)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return bodies(kind)
    plain = {str: TEXTS, int: NUMBERS, bool: st.booleans(), NoneType: st.none()}
    return plain.get(kind, JUNK)


def bodies(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """A body or message: mostly as it is to be, now and then with a field too few, too many, or of another type."""
    hints = get_type_hints(kind)
    known = {each.encode_name: hints[each.name] for each in msgspec.structs.fields(kind)}
    tag = {"type": st.just(kind.__struct_config__.tag)} if kind.__struct_config__.tag else {}
    right = {name: values(hint) for name, hint in known.items()}
    needed = {each.encode_name for each in msgspec.structs.fields(kind) if each.required}
    good = st.fixed_dictionaries(
        tag | {name: right[name] for name in right if name in needed},
        optional={name: right[name] for name in right if name not in needed},
    )
    odd = st.fixed_dictionaries(tag, optional=dict.fromkeys(known, JUNK) | {"more": JUNK})
    return st.one_of(good, good, good, odd)


ROW = re.compile(r"^\| (GET|POST|DELETE) (/\S+) \| (.*?) \|", re.MULTILINE)
"""A request, as the list at the head of `bezique.web.api` has it."""
REQUESTS = [
    found for module in (api, score_api) for found in ROW.findall(module.__doc__ or "") if "/socket" not in found[1]
]
BODIES = vars(score_api) | vars(api)


@st.composite
def requests(draw: st.DrawFn, method: str, path: str, body: str) -> tuple[str, str, dict[str, Any]]:
    """One request: the path and query filled, and a body where there is one."""
    names = st.one_of(st.sampled_from(["GAME", "nothing", "%2e%2e", "a b", "é"]), st.text("abc/?#%\x7f", max_size=12))
    filled = re.sub(r"\{id\}|\bID\b", lambda _: draw(names), path)
    filled = re.sub(
        r"=(\w+)", lambda found: "=" + draw(st.one_of(st.just(found[1]), st.integers().map(str), TEXTS)), filled
    )
    sent: dict[str, Any] = {}
    if body in BODIES:
        sent["json"] = draw(st.one_of(bodies(BODIES[body]), JUNK))
    elif body:
        sent["content"] = draw(
            st.one_of(TEXTS.map(lambda text: text.encode(errors="replace")), st.binary(max_size=200))
        )
    return method, filled, sent


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    plenty = {"BEZIQUE_REQUESTS_A_MINUTE": "1000000", "BEZIQUE_MESSAGES_A_SECOND": "10000"}
    with serving(tmp_path_factory.mktemp("fuzz"), **plenty) as running:
        yield running
        assert running.process.poll() is None
        faults = [line for line in running.log.read_text().splitlines() if "fault" in line or "Traceback" in line]
        assert faults == []


def test_the_list_of_requests_is_whole() -> None:
    assert len(REQUESTS) >= 15
    assert {"NewGame", "Join", "Recover", "NewScore", "ScoreEntry"} <= {body for _, _, body in REQUESTS}


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS, ids=[f"{method} {path}" for method, path, _ in REQUESTS])
def test_no_request_is_a_fault_of_the_servers(served: Served, method: str, path: str, body: str) -> None:
    visitor = Visitor(served)
    game = visitor.post("/api/games", {"against": "computer", "level": "beginner"})["id"]

    @settings(FUZZ, max_examples=MANY or (30 if body or "{" in path or "=" in path else 2))
    @given(requests(method, path, body))
    def check(request: tuple[str, str, dict[str, Any]]) -> None:
        how, where, sent = request
        text = json.dumps(sent["json"]).encode() if "json" in sent else sent.get("content")
        kind = {"content-type": "application/json"} if "json" in sent else {}
        with suppress(httpx.InvalidURL, UnicodeError):
            asked = client.build_request(how, where.replace("GAME", game), content=text, headers=kind)
            answer = client.send(asked)
            assert answer.status_code < 500, (request, answer.text)
            if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
                assert len(answer.json()["text"]) > 10

    with visitor.client() as client:
        check()
        assert client.get("/health").text == "well\n"


SPOKEN = list(get_args(messages.FromBrowser))


@st.composite
def talks(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Some messages of one connection; their number is mostly that of the table."""
    said = draw(st.lists(st.one_of([bodies(kind) for kind in SPOKEN]), min_size=1, max_size=8))
    for message in said:
        if "number" in message and draw(st.integers(0, 3)):
            message["number"] = "NOW"
    return said


async def talk(visitor: Visitor, game: str, said: list[dict[str, Any]]) -> None:
    """Say it, as far as the connection goes; then the table must still be there."""
    with suppress(ConnectionClosed):
        async with visitor.socket(game) as socket:
            await visitor.hear(socket)
            for message in said:
                now = {"number": visitor.table["number"]} if message.get("number") == "NOW" else {}
                await socket.send(json.dumps(message | now))
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.02):
                        await visitor.hear(socket)
    async with visitor.socket(game) as socket:
        assert (await visitor.hear(socket))["type"] == "welcome"


@pytest.mark.parametrize("against", ["computer", "friend"])
def test_no_message_is_a_fault_of_the_servers(served: Served, against: str) -> None:
    visitor, guest = Visitor(served), Visitor(served)
    opened = visitor.post("/api/games", {"against": against, "level": "beginner", "dealer": "South"})
    if opened.get("invite"):
        guest.post("/api/join", {"secret": opened["invite"]})

    @SOCKET
    @given(talks())
    def check(said: list[dict[str, Any]]) -> None:
        asyncio.run(talk(visitor, opened["id"], said))

    check()
    assert "fault" not in served.log.read_text()
