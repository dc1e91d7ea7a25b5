"""The plain functions of the benchmarks; nothing here asks how fast anything is."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import own, peer, room, table, timing
from bench.report import Measure, Play, Report, number, times
from bench.timing import Sample


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (41_234_567, "41.2 M"),
        (8_600_000, "8.60 M"),
        (999_900, "1.00 M"),
        (611_700, "612 k"),
        (999.4, "999"),
        (99.96, "100"),
        (9.999, "10.0"),
        (0.834, "0.83"),
        (0, "0.00"),
    ],
)
def test_figures_are_said_in_three_digits(value: float, said: str) -> None:
    assert number(value) == said


def test_a_ratio_needs_a_base() -> None:
    assert times(42, 35) == "1.20 x"
    assert times(42, None) == ""


def test_a_limit_is_reached_from_one_on_whichever_way_is_better() -> None:
    assert Measure("steps", 9.0, "/s", 6.0).ratio == 1.5
    assert Measure("import", 10.0, "ms", 40.0, upward=False).ratio == 4.0
    assert Measure("copy", 0.3, "us").ratio is None
    assert Measure("threads", None, "x", 1.8, note="busy").ratio is None


def a_report() -> Report:
    mine = Play.of("standard", Sample(2.0, {"decisions": 80.0, "menus": 100.0, "deals": 2.0}), 20, 80)
    return Report(
        {"core": "compiled"},
        (mine, Play("rubicon", 10, 20, 1)),
        (Play("belote", 10, 25, 1),),
        (Measure("import", 10.0, "ms", 40.0, upward=False), Measure("threads", None, "x", 1.8, note="not measurable")),
        ("left out: one",),
    )


def test_rates_are_a_second_of_the_sample() -> None:
    play = a_report().reference
    assert (play.decisions, play.menus, play.deals) == (40, 50, 1)
    assert play.forced == pytest.approx(0.2)


def test_the_table_sets_rates_beside_floor_aim_and_peers() -> None:
    lines = [" ".join(line.split()) for line in a_report().lines()]
    assert "standard 40.0 50.0 1.00 20 % 2.00 x 0.50 x" in lines
    assert "rubicon 10.0 20.0 1.00 50 %" in lines
    assert "belote 10.0 25.0 1.00 60 % 4.00 x 2.00 x" in lines
    assert "import 10.0 ms under 40.0 4.00 x" in lines
    assert "threads not measurable" in lines
    assert lines[-1] == "note: left out: one"


def test_the_data_hold_the_same_ratios() -> None:
    data = json.loads(json.dumps(a_report().data()))
    assert data["peers"][0]["times decisions"] == 4
    assert data["peers"][0]["times menus"] == 2
    assert [measure["ratio"] for measure in data["measures"]] == [4, None]


def test_a_race_takes_turns_and_keeps_the_best_of_each() -> None:
    asked: list[str] = []

    def contender(name: str, *amounts: float) -> Callable[[], Sample]:
        left = iter(amounts)

        def answer() -> Sample:
            asked.append(name)
            return Sample(2.0, {"decisions": next(left), "deals": 1.0})

        return answer

    told: list[str] = []
    best = timing.race({"a": contender("a", 4, 8, 6), "b": contender("b", 9, 5, 7)}, 3, told.append)
    assert asked == ["a", "b"] * 3
    assert (best["a"].rate(), best["b"].rate()) == (4.0, 4.5)
    assert told[0] == "round 1 of 3: a"
    assert len(told) == 6


def test_a_sample_adds_up_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.4, 10.8, 11.2])
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    found = timing.sample(lambda: {"decisions": 6, "deals": 2}, 1.0)
    assert found.counts == {"decisions": 18, "deals": 6}
    assert found.rate() == pytest.approx(15)
    assert found.rate("deals") == pytest.approx(5)


def speed_up(monkeypatch: pytest.MonkeyPatch, cores: int, crowding: list[float]) -> float | str:
    """The answer of three rounds on a machine as described."""
    seen, walls = iter(crowding), iter([1.0, 1.0, 2.0, 2.5, 1.2, 0.1])
    monkeypatch.setattr(timing, "cores", lambda: cores)
    monkeypatch.setattr(timing, "crowding", lambda *_: next(seen))
    monkeypatch.setattr(timing, "wall_time", lambda _: next(walls))
    return timing.speed_up(lambda: None, lambda: None, 3)


def test_two_threads_count_in_quiet_rounds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speed_up(monkeypatch, 2, [1.0, 1.0, 1.01, 1.4]) == 2 * 1.0 / 1.0
    assert speed_up(monkeypatch, 2, [1.4, 1.0, 1.01, 1.4]) == 2 * 2.0 / 2.5


def test_where_threads_cannot_be_measured_the_answer_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = speed_up(monkeypatch, 2, [1.0, 1.5, 1.0, 2.0])
    assert str(busy).startswith("not measurable: machine busy (two bare loops took 1.25 times")
    assert speed_up(monkeypatch, 1, []) == "not measurable: one core"


def test_bare_loops_take_no_less_than_their_cpu_time() -> None:
    assert timing.crowding(2, 0.01) >= 0.99


@pytest.mark.parametrize("natively", [True, False])
def test_the_deal_that_is_counted_is_the_deal_that_is_timed(natively: bool) -> None:
    counted, timed = own.first_deal("standard"), own.first_deal("standard")
    counts = own.count_decisions(counted, 3, natively)
    (own.step_natively if natively else own.step_in_python)(timed, 3)
    assert timed.over
    assert counted == timed
    assert 0 < counts["decisions"] < counts["menus"]


def test_work_tells_only_what_it_just_did(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "CHUNK", 2)
    work = own.WholeDeals("standard")
    first, second = work(), work()
    assert first["deals"] == second["deals"] == 2
    assert work.counts() == {unit: first[unit] + second[unit] for unit in first}


def test_there_is_a_view_for_each_menu_of_a_deal() -> None:
    views = own.views_of_a_deal("standard")
    counts = own.count_decisions(own.first_deal("standard"), own.SEED, natively=True)
    assert len(views) == counts["menus"]
    assert own.guessing("standard")() == {"worlds": len(views)}
    assert own.copying("standard")() == {"copies": len(views)}


def test_endings_are_solved_from_the_first_of_the_last_tricks() -> None:
    deals = own.last_tricks("standard", 2)
    assert all(deal.phase == 2 and deal.hand_size(0) == deal.hand_size(1) == 8 for deal in deals)
    assert own.solving(deals)() == {"endings": 2}
    assert 0 < own.slow_solve(deals, 1) < float("inf")


def test_the_evaluator_is_asked_about_all_entries_of_menus() -> None:
    assert own.judging("standard")()["positions"] > 2 * 32


def test_a_sample_of_a_peer_is_read() -> None:
    found = peer.read_sample('{"seconds": 0.5, "decisions": 10, "menus": 20, "deals": 1}\n')
    assert found == Sample(0.5, {"decisions": 10, "menus": 20, "deals": 1})


def test_each_peer_has_a_script_and_a_lock_with_hashes_and_no_addresses() -> None:
    for one in (*peer.PEERS, peer.DDS):
        assert (peer.BENCH / "peers" / one.script).is_file()
        text = (peer.BENCH / f"requirements-{one.package}.txt").read_text()
        assert "://" not in text
        assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=[a-z])", text))


def test_an_environment_is_made_once_for_a_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], _: str) -> str:
        commands.append(command)
        (tmp_path / "env").mkdir(exist_ok=True)
        return ""

    monkeypatch.setattr(peer, "_run", run)
    pythons = {peer.environment("colver", tmp_path / "env") for _ in range(2)}
    assert len(pythons) == 1
    assert len(commands) == 2
    assert "--require-hashes" in commands[1]
    monkeypatch.setattr(sys, "version", "another")
    peer.environment("colver", tmp_path / "env")
    assert len(commands) == 4


def test_a_peer_that_fails_is_unavailable_with_its_last_words(tmp_path: Path) -> None:
    script = tmp_path / "fails.py"
    script.write_text("raise SystemExit('first\\nno such engine')\n")
    failing = peer.Peer("An engine", "colver", str(script))
    with pytest.raises(peer.Unavailable, match=r"^An engine does not run: no such engine$"):
        failing.sample(Path(sys.executable), 0.1)


def test_a_crowd_plays_at_our_tables_and_at_the_bare_server() -> None:
    ours, bare = table.table(4, 2.0, None), table.bare(4, 2.0, None, 500)
    assert ours.acts > 0 < bare.acts
    assert ours.p99 > 0 < bare.p99
    assert bare.size == 500
    assert ours.size > 500, "a table was sent"


def test_deals_are_played_at_tables_alone() -> None:
    figures = [one.value or 0 for one in room.measures(rounds=1, tables=2)]
    short, full, fresh, middle = figures
    assert short > 0 < full
    assert 0 < fresh < middle
    played = room.play(room.dealt("full"), random.Random(1), 5)
    assert (played.acts, played.messages) == (5, 10), "both are told of each act"
