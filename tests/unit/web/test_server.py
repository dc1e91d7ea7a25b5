"""A real server: what it answers, what it refuses, and how it ends."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bezique.rules.load import loads, preset_names, rules
from bezique.rules.options import flatten
from tests.serving import Served, serving, start

SECRET = "a-secret-in-a-path-0123456789"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with served.client() as client:
        yield client


def test_it_is_well(visitor: httpx.Client) -> None:
    assert visitor.get("/health").text == "well\n"


def test_the_first_page_has_every_set_of_rules_and_no_token(visitor: httpx.Client) -> None:
    """A token that came with an answer on its way could take the place of one that a game has just been given to."""
    home = visitor.get("/api/home")
    assert {entry["key"] for entry in home.json()["presets"]} == set(preset_names())
    assert home.json()["levels"][0]["key"] == "beginner"
    for path in ("/api/home", "/api/games", "/api/export"):
        assert "set-cookie" not in visitor.get(path).headers


def test_a_game_comes_with_a_token_that_no_script_can_read_and_that_is_kept(visitor: httpx.Client) -> None:
    begun = visitor.post("/api/games", json={"against": "computer"})
    cookie = begun.headers["set-cookie"]
    assert re.match(r"bezique=[\w-]{43};", cookie)
    assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.lower().split("; "))
    assert visitor.get("/api/home").cookies["bezique"] == begun.cookies["bezique"]


@pytest.mark.parametrize("path", ["/", "/api/home", "/health", "/table/x", "/nothing.js", "/api/nothing"])
def test_every_answer_tells_the_browser_to_load_nothing_from_elsewhere(visitor: httpx.Client, path: str) -> None:
    headers = visitor.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_rules_are_told_without_any_tag_of_others(visitor: httpx.Client) -> None:
    pages = {page["key"]: page for page in visitor.get("/api/rules").json()["pages"]}
    assert pages["rubicon"]["title"] == "Rubicon Bezique"
    assert "<table>" in pages["rubicon"]["html"]
    assert 'href="rules/standard"' in pages["rubicon"]["html"]
    tags = set(re.findall(r"<(\w+)", "".join(page["html"] for page in pages.values())))
    assert tags <= {"p", "h1", "h2", "h3", "ul", "li", "code", "table", "thead", "tbody", "tr", "th", "td", "a", "em"}


def test_options_are_told_with_what_they_can_be(visitor: httpx.Client) -> None:
    wanted = {"against": "computer", "rules": "standard,brisques=end_of_hand"}
    made = visitor.post("/api/options", json=wanted).json()
    brisques = next(option for option in made["options"] if option["key"] == "brisques")
    assert (brisques["value"], brisques["was"]) == ("end_of_hand", "immediate")
    assert "immediate" in {value["value"] for value in brisques["values"]}


def test_every_option_of_the_rules_is_told_and_can_be_changed(visitor: httpx.Client) -> None:
    for name in preset_names():
        made = visitor.post("/api/options", json={"against": "friend", "rules": name}).json()
        told = {option["key"]: option.get("kind", "choice") for option in made["options"]}
        assert set(told) == set(flatten(rules(name))), name
        assert {key for key, kind in told.items() if kind == "fixed"} <= {"seats"}, name


def test_a_file_of_own_rules_comes_to_a_set_with_options(visitor: httpx.Client) -> None:
    text = 'title = "Ours"\nparent = "rubicon"\ncarte_blanche.points = 0\nlast_trick.points = 20\n'
    made = visitor.post("/api/rules", content=text.encode()).json()
    assert made["rules"].startswith("rubicon,")
    assert rules(made["rules"]) == replace(loads(text), title=rules("rubicon").title, name=made["rules"])
    assert {option["key"] for option in made["options"] if option["value"] != option["was"]} == {
        "carte_blanche.points",
        "last_trick.points",
    }


@pytest.mark.parametrize(
    ("content", "line", "column", "said"),
    [
        (b'parent = "rubicon"\nlast_trick.points = = 20\n', 2, 21, "not TOML"),
        (b'parent = "whist"', None, None, "whist"),
        (b"aces = 3", None, None, "aces"),
        (b'parent = "\xff"', None, None, "UTF-8"),
    ],
)
def test_a_file_of_rules_that_cannot_be_read_is_refused_with_its_place(
    visitor: httpx.Client, content: bytes, line: int | None, column: int | None, said: str
) -> None:
    answer = visitor.post("/api/rules", content=content)
    fault = answer.json()
    assert (answer.status_code, fault.get("line"), fault.get("column")) == (422, line, column)
    assert said in fault["text"]


@pytest.mark.parametrize(
    ("body", "status", "code", "field"),
    [
        ({"against": "computer", "rules": "whist"}, 422, "unreadable", ""),
        ({"against": "computer", "rules": "standard,brisques=sometimes"}, 422, "unreadable", "brisques"),
        ({"against": "nobody"}, 422, "bad_value", "against"),
        ({"against": "computer", "cheat": True}, 422, "bad_value", ""),
        ([], 422, "bad_value", ""),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    visitor: httpx.Client, body: object, status: int, code: str, field: str
) -> None:
    answer = visitor.post("/api/options", json=body)
    assert (answer.status_code, answer.json()["code"], answer.json().get("field", "")) == (status, code, field)
    assert len(answer.json()["text"]) > 20


def test_what_is_not_json_or_too_long_is_refused(visitor: httpx.Client) -> None:
    kind = {"content-type": "application/json"}
    assert visitor.post("/api/options", content=b"{", headers=kind).status_code == 400
    assert visitor.post("/api/options", content=b"x" * 70_000, headers=kind).status_code == 413
    endless = iter([b" " * 30_000] * 3)
    assert visitor.post("/api/options", content=endless, headers=kind).status_code == 413
    assert visitor.post("/api/options", content=b"{}", headers={"content-type": "text/plain"}).status_code == 415


@pytest.mark.parametrize("origin", [None, "", "null", "https://elsewhere.example", "http://localhost", "file://"])
def test_pages_of_others_cannot_ask_for_changes(served: Served, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    answer = httpx.post(served.url + "/api/options", json={"against": "computer"}, headers=headers, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")


def test_no_path_leads_out_of_the_application(visitor: httpx.Client) -> None:
    for path in ("/../server.py", "/%2e%2e/server.py", "/..%2fserver.py", "//etc/passwd", "/assets/../../app.py"):
        answer = visitor.get(path)
        assert answer.status_code == 404 or b"<html" in answer.content
        assert b"import" not in answer.content.split(b"<html")[0]


def test_metrics_are_for_the_machine_itself(visitor: httpx.Client) -> None:
    visitor.get("/health")
    assert 'bezique_http_requests_total{status="200"}' in visitor.get("/metrics").text
    assert visitor.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, BEZIQUE_REQUESTS_A_MINUTE="20") as served, served.client() as client:
        codes = [client.post("/api/options", json={"against": "computer"}).status_code for _ in range(8)]
        other = {"x-forwarded-for": "198.51.100.7"}
        assert codes == [200] * 5 + [429] * 3
        assert client.post("/api/options", json={"against": "computer"}, headers=other).status_code == 200


def test_a_new_database_is_told_when_the_server_starts(tmp_path: Path) -> None:
    told, file = [], tmp_path / "mistyped" / "games.db"
    for _ in range(2):
        served = start(f"sqlite:///{file}", tmp_path / "log.jsonl")
        assert served.stop() == 0
        assert served.process.stdout is not None
        with served.process.stdout as said:
            told.append(said.read().splitlines())
    assert told[0] == [f"A new database at sqlite:///{file}", *told[1]]
    assert len(told[1]) == 1


def test_behind_a_proxy_with_a_prefix(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://example.org/games/") as served:
        assert served.url == "https://example.org/games"
        url = re.search(r'"port": (\d+)', served.log.read_text())
        assert url
        base = f"http://127.0.0.1:{url.group(1)}/games"
        assert '<base href="/games/">' in httpx.get(base + "/", trust_env=False).text
        asked = {"json": {"against": "computer"}, "trust_env": False}
        begun = httpx.post(base + "/api/games", headers={"origin": "https://example.org"}, **asked)
        assert {"secure", "path=/games"} <= set(begun.headers["set-cookie"].lower().split("; "))
        assert begun.headers["strict-transport-security"]
        assert httpx.post(base + "/api/options", headers={"origin": base[:-6]}, **asked).status_code == 403


def test_it_ends_in_an_orderly_way_and_its_log_holds_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        with served.client() as client:
            token = client.post("/api/recovery").cookies["bezique"]
            client.get(f"/table/{SECRET}")
            client.get(f"/api/{SECRET}")
        assert served.stop() == 0
    lines = [json.loads(line) for line in served.log.read_text().splitlines()]
    assert [line["what"] for line in lines] == ["serving", "stopped"]
    assert SECRET not in served.log.read_text()
    assert token not in served.log.read_text()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "70000"], "from 0 to 65535"),
        (["--public-url", "example.org"], "http://"),
        (["--metrics-for", "somewhere"], "somewhere"),
    ],
)
def test_a_setting_that_cannot_be_is_told(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    from bezique.cli import run

    assert run(["serve", *options]) == 2
    assert said in capsys.readouterr().err


def test_a_port_that_is_taken_is_told(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    from bezique.cli import run

    assert run(["serve", "--port", str(httpx.URL(served.url).port)]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_the_laws_lead_by_every_answer_to_a_ruling(visitor: httpx.Client) -> None:
    codes = {code["key"]: code for code in visitor.get("/api/laws?language=de").json()["codes"]}
    assert list(codes) == ["foster", "french", "portland", "fixed_modern", "enquire_within", "six_pack", "german"]
    assert codes["portland"]["fallback"] == "foster"
    assert "fallback" not in codes["foster"]
    assert codes["fixed_modern"]["presets"]
    for law in (law for code in codes.values() for law in code["laws"]):
        answers = [answer for step in law.get("steps", []) for answer in step["answers"]]
        ends = [answer["ruling"] for answer in answers if "ruling" in answer]
        later = [answer["step"] for answer in answers if "step" in answer]
        assert len(ends) + len(later) == len(answers)
        assert sorted(later) == list(range(1, len(law.get("steps", [0]))))
        assert set(ends or [0]) == set(range(len(law["rulings"])))
    drew = next(law for law in codes["foster"]["laws"] if law["key"] == "drew-two")
    seen, who = drew["steps"]
    assert seen["answers"][0] == {"text": "Yes", "step": 1}
    lost = drew["rulings"][who["answers"][1]["ruling"]]
    assert "need not show" in lost["says"]
    assert lost["claim"] == "To be claimed by the offender's adversary, before the next draw."
    assert [option["whose"] for option in lost["options"]] == ["the offender's adversary"] * 2
