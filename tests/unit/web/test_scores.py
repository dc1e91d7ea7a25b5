"""Scores of games with real cards over HTTP: entered once, kept before they are told, shared by a link, forgotten."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from bezique.marker.writing import read
from bezique.web.scores.api import NewScore
from bezique.web.scores.book import sheet_of
from tests.serving import Served, serving, start
from tests.visitors import Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("scores")) as running:
        yield running


class Keeper(Visitor):
    """Somebody who keeps a score."""

    score = ""
    marks = 0

    def begin(self, **wanted: Any) -> None:
        self.score = self.post("/api/scores", {"south": "Anna", "north": "Berthold"} | wanted)["id"]

    def ask(self, method: str, path: str = "", body: Any = None, language: str = "en") -> tuple[int, Any]:
        with self.client() as client:
            sign = "&" if "?" in path else "?"
            answer = client.request(method, f"/api/scores/{self.score}{path}{sign}language={language}", json=body)
            return answer.status_code, answer.json() if answer.content else None

    def seen(self, language: str = "en") -> dict[str, Any]:
        status, score = self.ask("GET", language=language)
        assert status == 200
        return score  # type: ignore[no-any-return]

    def enter(self, *lines: str, number: int | None = None, mark: str = "") -> tuple[int, Any]:
        self.marks += 1
        number = self.seen()["number"] if number is None else number
        mark = mark or f"{id(self)} {self.marks}"
        return self.ask("POST", body={"number": number, "mark": mark, "lines": lines})

    def points(self) -> list[int]:
        return [side["score"] for side in self.seen()["sides"]]


@pytest.fixture
def anna(served: Served) -> Keeper:
    made = Keeper(served)
    made.begin()
    return made


def test_what_is_entered_is_added_up_and_told_in_words(anna: Keeper) -> None:
    for line in ("trumps H", "South score bezique", "North announce marriage-H", "North score marriage-H pending"):
        status, _ = anna.enter(line)
        assert status == 200
    score = anna.seen()
    assert anna.points() == [40, 40]
    assert [mark["text"] for mark in score["marks"]][1] == "Anna: forty for bezique."
    assert [side["marker"]["right"] for side in score["sides"]] == [[0, 0, 0, 4]] * 2
    assert [(side["marker"]["front"], side["marker"]["back"]) for side in score["sides"]] == [(25, 21)] * 2
    assert "quarante" in anna.seen("fr")["marks"][1]["text"].lower()
    assert anna.ask("GET", "?seen=4") == (204, None)
    assert [anna.ask("GET", f"?seen={seen}")[0] for seen in ("", "-1", "-", "--1", "4x", "٤")] == [200, 200, *[422] * 4]


def test_before_trumps_a_sequence_is_there_and_tells_them(anna: Keeper) -> None:
    menu = anna.seen()["sides"][0]["menu"]
    sequences = [item for item in menu if item["kind"] == "score" and item.get("group") == "Sequence"]

    assert {item["suit"] for item in sequences} == set("SHDC")
    hearts = next(item for item in sequences if item["suit"] == "H")
    assert (hearts["lines"], hearts["points"]) == (["trumps H", "South score sequence-H"], 250)
    assert anna.enter(*hearts["lines"])[0] == 200
    assert anna.points() == [250, 0]
    assert anna.seen()["trump"] == "H"


def test_what_waits_is_dropped_by_a_button_that_says_so(anna: Keeper) -> None:
    anna.enter("South announce bezique")
    assert "Drop: bezique" in [item["name"] for item in anna.seen()["sides"][0]["menu"] if item["kind"] == "drop"]


def test_before_trumps_what_earns_different_points_is_under_different_buttons(served: Served) -> None:
    keeper = Keeper(served)
    keeper.begin(rules="eight-pack")
    assert "Sequence" in {item.get("group") for item in keeper.seen()["sides"][0]["menu"]}
    for line in ("South score marriage-H", "South last-trick", "deal over short"):
        assert keeper.enter(line)[0] == 200
    menu = keeper.seen()["sides"][0]["menu"]
    marriages = [item for item in menu if item["kind"] == "score" and item.get("group") == "Marriage"]
    assert len({item["key"] for item in marriages}) == len({item["points"] for item in marriages}) == 2
    assert {item["suit"] for item in marriages if item["points"] == 20} == {"H"}


def test_what_cannot_be_is_refused_with_the_reason_and_nothing_is_kept(anna: Keeper) -> None:
    anna.enter("South score double")
    status, answer = anna.enter("South score bezique")
    assert (status, answer["score"]["number"]) == (200, 1)
    assert "have served in double bezique" in answer["refused"]
    assert "is not" in anna.enter("South score nothing-at-all")[1]["refused"]
    assert anna.seen()["lines"] == ["South score double"]


def test_it_is_asked_before_it_is_guessed(anna: Keeper) -> None:
    status, answer = anna.enter("South score marriage-H")
    assert (status, answer["question"]["text"]) == (200, "Which suit is trumps?")
    assert answer["score"]["number"] == 0
    hearts = next(each for each in answer["question"]["choices"] if each["name"] == "Hearts")
    status, answer = anna.enter(*hearts["lines"])
    assert answer["score"]["lines"] == ["trumps H", "South score marriage-H"]
    assert anna.points() == [40, 0]


def test_what_is_sent_again_is_entered_once_and_what_comes_late_is_refused(anna: Keeper) -> None:
    for _ in range(3):
        status, answer = anna.enter("South brisques 2", number=0, mark="the same")
        assert (status, answer["score"]["number"]) == (200, 1)
    status, fault = anna.enter("North brisques 2", number=0)
    assert (status, fault["code"]) == (409, "moved_on")
    assert anna.points() == [20, 0]


def test_another_phone_keeps_the_same_score_by_its_link(served: Served, anna: Keeper) -> None:
    other = Keeper(served)
    other.score = anna.score
    assert other.ask("GET")[0] == 404
    link = anna.ask("POST", "/link")[1]["secret"]
    assert other.post("/api/scores/join", {"secret": link})["id"] == anna.score
    assert other.enter("North score four-aces")[0] == 200
    assert anna.points() == [0, 100]
    newer = anna.ask("POST", "/link")[1]["secret"]
    third = Keeper(served)
    with third.client() as client:
        assert client.post("/api/scores/join", json={"secret": link}).status_code == 404
        assert client.post("/api/scores/join", json={"secret": newer}).status_code == 200
    assert anna.ask("DELETE")[0] == 200
    assert (anna.ask("GET")[0], other.ask("GET")[0]) == (404, 200)


def test_any_entry_can_be_struck_out_and_a_false_score_is_taken_down_as_the_law_says(anna: Keeper) -> None:
    for line in ("South score bezique", "North score four-aces", "South brisques 3"):
        anna.enter(line)
    first = anna.seen()["marks"][0]
    assert [act["kind"] for act in first["acts"]] == ["undo", "wrong"]
    anna.enter(*first["acts"][0]["lines"])
    assert anna.points() == [30, 100]
    aces = next(mark for mark in anna.seen()["marks"] if mark["points"] == 100)
    status, answer = anna.enter(*aces["acts"][1]["lines"])
    while "question" in answer:
        assert answer["question"]["choices"], answer
        status, answer = anna.enter(*answer["question"]["choices"][0]["lines"])
    assert status == 200
    assert anna.points()[1] == 0


def test_scores_are_listed_taken_along_and_forgotten(served: Served) -> None:
    anna = Keeper(served)
    anna.begin(rules="rubicon", stake="5 cents")
    anna.enter("South score bezique")
    with anna.client() as client:
        (row,) = client.get("/api/home").json()["scores"]
        assert (row["id"], row["names"], row["score"]) == (anna.score, ["Anna", "Berthold"], [40, 0])
        assert client.get("/api/games").json()["scores"] == [row]
        (taken,) = client.get("/api/export").json()["scores"]
        assert (taken["lines"], taken["setup"]["stake"]) == (["South score bezique"], "5 cents")
        assert client.delete("/api/me").json() == {}
    assert anna.ask("GET")[0] == 404


def test_rules_and_stakes_that_cannot_be_are_refused(served: Served) -> None:
    with served.client() as client:
        for wrong in (
            {"rules": "standard,packs=3,seats=9"},
            {"rules": "nothing"},
            {"stake": "all I have"},
            {"south": "Ann", "north": "ann"},
        ):
            assert client.post("/api/scores", json=wrong).status_code == 422


def test_a_game_is_settled_line_by_line_and_the_stakes_are_reckoned(served: Served) -> None:
    anna = Keeper(served)
    anna.begin(target=500, stake="5 cents")
    assert anna.seen()["owed"] == "Nobody owes anything."
    status, answer = anna.enter("South score double")
    assert status == 200
    score = answer["score"]
    assert (score["deal"], [side["games"] for side in score["sides"] if "games" in side]) == (2, [1])
    assert len(score["told"]) >= 2
    assert "Anna" in score["told"][-1]
    assert score["ends"] == [{"deal": 1, "told": score["told"]}]
    assert "Berthold" in score["owed"]
    assert "cents" in score["owed"]


def test_the_record_and_the_sheet_are_files_that_can_be_read_again(anna: Keeper) -> None:
    for line in ("trumps H", "South score bezique", "North score marriage-H", "South brisques 2"):
        anna.enter(line)
    with anna.client() as client:
        record = client.get(f"/api/scores/{anna.score}/record")
        sheet = client.get(f"/api/scores/{anna.score}/sheet?language=de")
    assert read(record.text).lines == tuple(anna.seen()["lines"])
    assert '[South "Anna"]' in record.text
    assert record.headers["content-disposition"].startswith("attachment")
    assert "60" in sheet.text
    assert "Berthold" in sheet.text


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_has_every_entry_that_was_told(kind: str, tmp_path: Path, request: Any) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").database()
    chance, log = random.Random(5), tmp_path / "log"
    keeper, told = Keeper(start(database, log)), 0
    try:
        keeper.begin(target=100_000)
        for _ in range(3):
            timer = threading.Timer(chance.uniform(0.2, 1), keeper.served.kill)
            timer.start()
            with suppress(httpx.TransportError):
                while True:
                    status, answer = keeper.enter(f"{'South' if told % 2 else 'North'} points 10", number=told)
                    assert status == 200, answer
                    told = answer["score"]["number"]
            timer.join()
            close(keeper.served)
            keeper.served = start(database, log)
            assert told <= keeper.seen()["number"] <= told + 1
            told = keeper.seen()["number"]
            assert sum(keeper.points()) == 10 * told
        assert told > 0
    finally:
        keeper.served.kill()
        close(keeper.served)


def close(served: Served) -> None:
    assert served.process.stdout is not None
    served.process.stdout.close()


def test_what_somebody_types_is_understood(anna: Keeper) -> None:
    status, answer = anna.ask("POST", body={"number": 0, "mark": "typed", "text": "anna 40 bezique"})
    assert (status, answer["score"]["lines"]) == (200, ["South score bezique"])
    status, answer = anna.ask("POST", body={"number": 1, "mark": "odd", "text": "gibberish"})
    assert (status, answer["score"]["number"]) == (200, 1)
    assert "gibberish" in answer["refused"]
    status, answer = anna.ask("POST", body={"number": 1, "mark": "who", "text": "carla 40 bezique"})
    assert '"carla" is not a player: say Anna or Berthold' in answer["refused"]


def test_what_was_entered_in_a_void_deal_is_shown_and_counts_nothing(anna: Keeper) -> None:
    begun = anna.seen()["sides"][0]["marker"]
    anna.enter("South score bezique")
    anna.enter("deal void")
    score = anna.seen()
    assert [(mark.get("state", ""), mark.get("points", 0)) for mark in score["marks"]] == [("void", 40), ("", 0)]
    assert (anna.points(), score["sides"][0]["marker"]) == ([0, 0], begun)
    anna.enter("undo 2")
    assert anna.points() == [40, 0]


@pytest.mark.parametrize(("rules", "least"), [("standard", 1), ("enquire-within", 0)])
def test_no_brisques_are_offered_only_where_they_are_counted_at_the_end(served: Served, rules: str, least: int) -> None:
    keeper = Keeper(served)
    keeper.begin(rules=rules)
    offered = next(item for item in keeper.seen()["sides"][0]["menu"] if item["kind"] == "brisques")
    assert (offered.get("least", 0), offered["most"]) == (least, 16)
    keeper.enter(offered["lines"][0].replace("{number}", "0"))
    assert keeper.seen()["number"] == 1 - least


@pytest.mark.parametrize(("rules", "turned"), [("standard", True), ("rubicon", False), ("polish", True)])
def test_trumps_are_offered_where_a_card_is_turned_up_and_until_they_are_known(
    served: Served, rules: str, turned: bool
) -> None:
    keeper = Keeper(served)
    keeper.begin(rules=rules)
    kinds = [item["key"] for item in keeper.seen()["menu"] if item["kind"] == "score"]
    assert kinds == ([*["trumps"] * 4, *["turned"] * 4] if turned else [])
    if turned:
        keeper.enter("trumps H")
        assert [item["kind"] for item in keeper.seen()["menu"]] == ["over", "rare", "rare", "rare", "rare"]


def test_a_score_with_an_entry_that_only_an_earlier_version_took_can_still_be_shown() -> None:
    sheet = sheet_of(NewScore(), ("trumps H", "South score double", "South score bezique", "North score four-kings"))

    assert tuple(sheet.scores) == (500, 80)
    assert sheet.bygone == {3}
