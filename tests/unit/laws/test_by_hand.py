"""Every row of the codes that can happen at a table, played by hand: the acts, the claim, the ruling, what it does."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bezique.cards import Card
from bezique.errors import Impossible
from bezique.game.actions import Play
from bezique.game.amendments import Rewind
from bezique.laws.hands.playing import DUTIES
from bezique.laws.hands.tabletop import Ruled
from bezique.seats import Seat
from tests.by_hand import Scene
from tests.unit.laws.test_rulings import ROWS

DATA = Path(__file__).parents[2] / "data" / "laws"
RULES = {
    "foster": "standard",
    "german": "standard",
    "french": "french-8",
    "portland": "rubicon",
    "fixed_modern": "modern",
    "enquire_within": "enquire-within",
    "six_pack": "french-digest",
}
NO_ACTS = {
    "O11": "more than two players",
    "P5": "players who differ about a cut",
    "P6": "players who differ about a cut",
    "P54": "the deal scores the last trick by itself",
    "P64": "worn cards",
    "P65": "worn cards",
    "P66": "a bystander",
}
"""Rows that nothing which two pairs of hands do with the cards can bring about, and why."""


def cases() -> list[Any]:
    found = []
    for path in sorted(DATA.glob("*/hands.toml")):
        for number, case in enumerate(tomllib.loads(path.read_text("utf-8"))["cases"]):
            label = f"{case['row']}-{path.parent.name}-{number}"
            found.append(pytest.param(path.parent.name, case, id=label))
    return found


@pytest.mark.parametrize(("code", "case"), cases())
def test_every_row_comes_about_and_is_carried_out(code: str, case: dict[str, Any]) -> None:
    scene = Scene.of({"rules": RULES[code]} | case, code)
    before, early = None, (0, 0)
    for line in case["acts"]:
        scene.line(line)
        if line == "stock":
            early = tuple(scene.table.dealt.brisques)
        if line in ("revoke", "under"):
            before = scene.table.faults[-1]
    rulings = [word for word in scene.said if isinstance(word, Ruled)]
    assert scene.rows == case.get("rows", [])
    if "source" in case and rulings:
        assert {ruled.ruling.source.work for ruled in rulings} == {case["source"]}
    if "options" in case:
        assert [option.key for option in rulings[-1].ruling.options] == case["options"]
    if "unfounded" in case:
        assert any(case["unfounded"] in reason for reason in scene.unfounded), scene.unfounded
    if "steps" in case:
        assert [str(step.what) for step in scene.steps] == case["steps"]
    check_table(scene, case)
    if case.get("rewound"):
        deal = scene.table.dealt
        assert before is not None
        assert deal.steps == before.step
        assert deal.turn == before.offender
        assert deal.refusal(before.offender, Play(before.cards[0])) is not None
    check_rest(scene, case)
    check_counts(scene, case, early)


def check_table(scene: Scene, case: dict[str, Any]) -> None:
    """Cards, points, turn, and how the deal was broken off."""
    table = scene.table
    assert table.end == case.get("end", "")
    deal = table.deal
    told = {
        "held": lambda: [deal.hand_size(seat) for seat in Seat],
        "score": lambda: list(deal.scores),
        "turn": lambda: str(deal.turn),
        "left": lambda: deal.stock_left,
        "shown": lambda: scene.shown,
        "apart": lambda: " ".join(map(str, deal.layout().amended.apart)),
    }
    for key, value in told.items():
        if key in case:
            assert value() == case[key], key
    for text in case.get("holds", []):
        who, card = text.split()
        held = deal.layout().standings[scene.seat(who)].hand
        assert card in map(str, held)
    if "turn_up_to" in case:
        turn_up = Card(table.dealt_pack[2 * table.rules.hand])
        assert turn_up in deal.layout().standings[scene.seat(case["turn_up_to"])].known
    if "table" in case:
        laid = {str(seat): [laid.card for laid in deal.layout().standings[seat].table] for seat in Seat}
        texts = [f"{seat} {' '.join(sorted(map(str, cards)))}" for seat, cards in laid.items() if cards]
        assert texts == case["table"]


def check_rest(scene: Scene, case: dict[str, Any]) -> None:
    """What rulings leave for the rest of the deal."""
    deal = scene.table.deal
    offender = scene.table.faults[-1].offender if scene.table.faults else Seat.SOUTH
    if "refused" in case:
        with pytest.raises(Impossible):
            scene.line(case["refused"])
    if "last_to" in case:
        winner = scene.seat(case["last_to"])
        last = [event for event in scene.steps[-1].events if getattr(event, "reason", "") == "last_trick"]
        assert [event.seat for event in last] == [winner]
    if "brisques" in case:
        assert sum(deal.brisques) == case["brisques"]
        assert all(ruled.fault.offender == offender for ruled in scene.said if isinstance(ruled, Ruled))


def check_counts(scene: Scene, case: dict[str, Any], early: tuple[int, ...]) -> None:
    """What brisques and the last trick brought after a revoke; `early` are those taken while the stock lasted."""
    if not {"all_late", "counts_nothing"} & case.keys():
        return
    fault, deal = scene.table.faults[-1], scene.table.dealt
    if "all_late" in case:
        assert deal.brisques[fault.offender] == early[fault.offender]
        assert sum(deal.brisques) == 16
    if "counts_nothing" in case:
        assert deal.over
        then = deal.copy()
        then.amend(Rewind(fault.step))
        counted = 10 * then.brisques[fault.offender] if scene.table.rules.brisques == "end_of_hand" else 0
        assert deal.scores[fault.offender] == then.scores[fault.offender] + counted


def test_every_row_has_a_scene_or_a_reason_why_not() -> None:
    played = {
        code: {row for param in cases() if param.values[0] == code for row in [param.values[1]["row"]]} for code in ROWS
    }
    for code, rows in ROWS.items():
        wanted = {row for row in rows if row not in NO_ACTS}
        assert wanted <= played[code] <= wanted | set(ROWS["foster"]), code


def test_every_situation_has_a_scene() -> None:
    named = {param.values[1]["vector"] for param in cases() if "vector" in param.values[1]}
    assert named == {f"vI{number}" for number in range(1, 23)}


def test_of_two_revokes_of_a_player_the_cards_go_back_to_the_first() -> None:
    for number in range(40):
        scene = Scene.of({"rules": "standard", "deal": number}, "foster")
        for line in ("North deal", "stock", "revoke"):
            scene.line(line)
        first = scene.table.faults[-1]
        while not scene.table.dealt.over and [fault.whose for fault in scene.table.faults].count(first.whose) < 2:
            scene.revoked(DUTIES)
        if scene.table.faults[-1].whose == first.whose and scene.table.faults[-1].step > first.step:
            break
    else:
        raise AssertionError("nobody revoked twice in forty deals")
    scene.line("Y claim revoke")
    scene.line("Y option rewind")
    assert scene.table.dealt.steps == first.step
    assert scene.rows == ["F14"]


def test_who_claims_what_only_he_has_done_is_told_so() -> None:
    scene = Scene.of({"rules": "standard"}, "foster")
    for line in ("North deal", "stock", "revoke", "Y claim revoke", "Y option nothing", "X claim revoke"):
        scene.line(line)
    assert scene.unfounded == ["you alone have done so, and it has been ruled"]
    scene.line("Y claim revoke")
    assert scene.unfounded[1:] == ["it has been ruled already"]
