"""What the server says, in the language of each who asks."""

from __future__ import annotations

import ast
import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bezique.words import codes
from tests.serving import Served, serving
from tests.visitors import Visitor

WEB = Path(__file__).parents[3] / "src" / "bezique" / "web"
GROUPS = {"refusal": "fault", "closing": "closed"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("languages")) as running:
        yield running


def asked() -> list[tuple[str, ast.Call]]:
    """Every refusal and closing of the server, with its place."""
    return [
        (f"{path.name}, line {node.lineno}", node)
        for path in sorted(WEB.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in GROUPS
    ]


def text_of(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    calls = asked()
    assert len(calls) > 20
    for place, node in calls:
        assert isinstance(node.func, ast.Name)
        words = next((text_of(keyword.value) for keyword in node.keywords if keyword.arg == "words"), None)
        code = words or text_of(node.args[1 if node.func.id == "refusal" else 0])
        assert code is None or f"{GROUPS[node.func.id]}.{code}" in codes(), place
        assert not any(" " in (text_of(part) or "") for part in node.args), f"{place}: the text belongs into server.ftl"


@pytest.mark.parametrize(
    ("language", "title", "level", "brisques"),
    [
        ("fr", "Bésigue Rubicon", "Débutant", "As et dix pris"),
        ("de", "Rubikon-Bézique", "Anfänger", "Gewonnene Asse und Zehnen"),
        ("xx", "Rubicon Bezique", "Beginner", "Aces and tens taken"),
    ],
)
def test_rules_options_and_levels_are_told_in_the_language(
    served: Served, language: str, title: str, level: str, brisques: str
) -> None:
    with served.client() as client:
        home = client.get(f"/api/home?language={language}").json()
        made = client.post(f"/api/options?language={language}", json={"against": "computer", "rules": "rubicon"}).json()
        pages = client.get("/api/rules", headers={"accept-language": f"{language};q=0.9"}).json()["pages"]
    assert title in {one["title"] for one in home["presets"]}
    assert home["levels"][0]["name"] == level
    assert made["title"] == title
    assert brisques in {one["name"] for one in made["options"]}
    assert next(page["title"] for page in pages if page["key"] == "rubicon") == title


def test_faults_are_told_in_the_language(served: Served) -> None:
    with served.client() as client:
        told = [client.get("/api/nothing", headers={"accept-language": one}).json()["text"] for one in ("fr-CH", "de")]
    assert told[0].endswith("rien à demander sous ce nom.")
    assert told[1] == "Unter diesem Namen ist nichts zu fragen."


def test_each_at_a_table_reads_his_own_language(served: Served) -> None:
    host, guest = Visitor(served, language="fr"), Visitor(served, language="de")
    lookers = [Visitor(served, language=language) for language in ("en", "fr")]
    opened = host.post("/api/games", {"against": "friend", "name": "Ann", "dealer": "North", "memory": "full"})
    guest.post("/api/join", {"secret": opened["invite"], "name": "Bob"})
    asyncio.run(host.play(opened["id"], lambda _: True))
    for looker in lookers:
        looker.post("/api/join", {"secret": host.table["watch"]})
    asyncio.run(played(opened["id"], host, guest, lookers))
    said = [[entry["text"] for entry in one.table["log"]] for one in (host, guest, *lookers)]
    assert [one.table["prompt"]["expected"] for one in (host, guest)] == [
        "À Bob de jouer.",
        "Sie sind am Zug: spielen Sie eine Karte.",
    ]
    assert said[0][-1].startswith("Vous entamez ")
    assert said[1][-1].startswith("Ann spielt ")
    assert said[2][-1].startswith("Ann leads ")
    assert said[3][-1].startswith("Ann entame ")
    assert host.heard[-1]["text"] == "Cela ne peut pas se faire maintenant."


async def played(game: str, host: Visitor, guest: Visitor, lookers: list[Visitor]) -> None:
    """Both are ready, the host leads a card and asks for what cannot be; all hear of it."""
    async with host.socket(game) as one, guest.socket(game) as other:
        sockets = [(host, one), (guest, other)]
        for visitor, socket in sockets:
            await visitor.hear(socket)
        async with lookers[0].socket(game) as third, lookers[1].socket(game) as fourth:
            everybody = [*sockets, (lookers[0], third), (lookers[1], fourth)]
            for visitor, socket in everybody[2:]:
                await visitor.hear(socket)
            while not (host.table["stage"] == "play" and host.table.get("menu")):
                for visitor, socket in sockets:
                    for reply in filter(None, (visitor.adds(), visitor.reply())):
                        await socket.send(json.dumps(reply))
                await heard(everybody)
            await one.send(json.dumps(host.reply()))
            while not all(visitor.table.get("trick", {}).get("cards") for visitor, _ in everybody):
                await heard(everybody)
            await one.send(json.dumps({"type": "ask", "request": 99, "number": host.table["number"], "what": "claim"}))
            while host.heard[-1]["type"] != "refused":
                await host.hear(one)


async def heard(everybody: list[tuple[Visitor, object]]) -> None:
    """Take in what has come, for a moment."""
    for visitor, socket in everybody:
        try:
            while True:
                async with asyncio.timeout(0.2):
                    await visitor.hear(socket)  # type: ignore[arg-type]
        except TimeoutError:
            continue
