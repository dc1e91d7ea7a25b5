"""The parts of the server by themselves: limits, files, settings, the log, the threads in which computers think."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import threading
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from bezique.errors import BadSetting
from bezique.table.setup import Setup
from bezique.web import journal
from bezique.web.files import ASK_AGAIN, FOREVER, Files
from bezique.web.limits import Bucket, Buckets, Places
from bezique.web.metrics import Metrics
from bezique.web.settings import Settings, settings_from
from bezique.web.standing import line_of
from bezique.web.store import OwnGame, Standing
from bezique.web.thinking import Thinkers


def test_a_bucket_lets_a_burst_pass_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.takes(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.takes(1) for _ in range(3)] == [True, True, False]
    assert [bucket.takes(100) for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own_and_a_network_of_ipv6_has_one() -> None:
    buckets = Buckets(1, 1, clock=lambda: 0.0)
    asked = ["192.0.2.1", "192.0.2.2", "192.0.2.1", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"]
    assert [buckets.takes(address) for address in asked] == [True, True, False, True, False, True]


def test_places_are_given_back() -> None:
    places = Places(1)
    with places.one("a") as first, places.one("a") as second, places.one("b") as other:
        assert (first, second, other) == (True, False, True)
    with places.one("a") as again:
        assert again
    assert not places.taken


@pytest.fixture
def site(tmp_path: Path) -> Files:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    (tmp_path / "assets" / "main-C0ffee12.js").write_text("plain")
    (tmp_path / "assets" / "main-C0ffee12.js.br").write_text("small")
    (tmp_path / "assets" / "main-C0ffee12.js.gz").write_text("zipped")
    (tmp_path / "icon.svg").write_text("<svg/>")
    return Files(tmp_path, "/p")


def get(site: Files, path: str, **headers: str) -> Response:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return site.answer(Request({"type": "http", "headers": sent, "path_params": {"path": path}}))


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, br", "br", b"small"),
        ("gzip", "gzip", b"zipped"),
        ("identity", None, b"plain"),
        ("br;q=0, gzip", "gzip", b"zipped"),
        ("BR; q=0.9, gzip;q=0.8", "br", b"small"),
        ("br; q=0.000, gzip;q=0.001", "gzip", b"zipped"),
        ("", None, b"plain"),
    ],
)
def test_a_file_is_sent_in_the_best_encoding_that_is_taken(
    site: Files, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = get(site, "assets/main-C0ffee12.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.body == body


def test_what_has_its_contents_in_its_name_is_kept_and_the_rest_is_asked_again(site: Files) -> None:
    kept, icon = get(site, "assets/main-C0ffee12.js").headers, get(site, "icon.svg").headers
    assert (kept["cache-control"], icon["cache-control"]) == (FOREVER, ASK_AGAIN)
    assert get(site, "icon.svg", if_none_match=icon["etag"]).status_code == 304


def test_pages_of_the_application_are_one_file_that_knows_its_place(site: Files) -> None:
    assert get(site, "table/abc").body == get(site, "").body == b'<html><head><base href="/p/"></head></html>'
    assert get(site, "assets/gone-C0ffee12.js").status_code == 404


def test_options_go_before_variables() -> None:
    environment = {"BEZIQUE_PORT": "9000", "BEZIQUE_PUBLIC_URL": "https://example.org/b/", "PATH": "x"}
    settings = settings_from({"port": 8000, "host": None}, environment)
    assert (settings.port, settings.host) == (8000, "127.0.0.1")
    assert (settings.origin, settings.prefix, settings.secure) == ("https://example.org", "/b", True)


@pytest.mark.parametrize(
    "variable", ["PORT=many", "BACKLOG=0", "METRICS_FOR=10.0.0.300", "PROXIES=nearby", "PUBLIC_URL=//here"]
)
def test_a_variable_that_cannot_be_is_told(variable: str) -> None:
    name, _, value = variable.partition("=")
    with pytest.raises(BadSetting, match=value.replace("/", ".")):
        settings_from({}, {f"BEZIQUE_{name}": value})


def test_the_log_tells_where_something_failed_and_not_with_which_cards() -> None:
    stream = io.StringIO()
    journal.write_to(stream)
    with pytest.raises(RuntimeError) as raised:
        fails()
    journal.fault("a request failed", raised.value, route="/api/home", hand="QS 10H")
    line = json.loads(stream.getvalue())
    assert line["fault"] == "RuntimeError"
    assert "test_parts.py:" in line["where"]
    assert "QS" not in stream.getvalue()


def fails() -> str:
    raise RuntimeError("QS 10H")


async def thinking() -> None:
    thinkers = Thinkers(1, Metrics())
    woken = threading.Event()

    def sleeps() -> str:
        woken.wait()
        return "late"

    assert await thinkers.move(lambda: "thought", lambda: "instead", game="g") == "thought"
    assert await thinkers.move(fails, lambda: "instead", game="g") == "instead"
    thinkers.patience = 0.05
    assert await thinkers.move(sleeps, lambda: "instead", game="g") == "instead"
    woken.set()
    thinkers.close()


def test_a_computer_that_fails_or_sleeps_is_replaced_for_a_move() -> None:
    asyncio.run(thinking())


def test_who_thinks_gives_way_to_who_answers() -> None:
    def politeness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    thinkers = Thinkers(1, Metrics())
    gives_way = asyncio.run(thinkers.move(politeness, lambda: -1, game="g")) > politeness()
    assert gives_way is (sys.platform == "linux"), "other systems know no priorities of threads"
    thinkers.close()


def test_the_defaults_can_be_used() -> None:
    assert Settings().prefix == ""


@pytest.mark.parametrize("seat", ["South", "North"])
@pytest.mark.parametrize("name", ["", "you", "Ann"])
def test_a_player_is_called_in_the_list_of_games_what_he_is_called_at_the_table(seat: str, name: str) -> None:
    setup = Setup(against="friend", seat=seat, name=name, friend="Guest")  # type: ignore[arg-type]
    standing = Standing(0, 0, False, None, "South", 0)
    other = "North" if seat == "South" else "South"
    host, guest = (line_of(OwnGame("g", setup, place, 0, standing), standing) for place in (seat, other))  # type: ignore[arg-type]
    assert guest.against == setup.names[setup.host] == (name if name == "Ann" else seat)
    assert host.against == "Guest"
    alone = OwnGame("g", Setup(against="friend", seat=seat), seat, 0, standing)  # type: ignore[arg-type]
    assert line_of(alone, standing).against == "a friend"
