"""What was wrong in one deal and is claimed in a later one of the same game."""

from __future__ import annotations

import pytest

from bezique.cards import numbered_pack
from bezique.errors import Impossible
from bezique.laws.hands import opponent
from bezique.laws.hands.acts import Claim, CloseBooks
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.tabletop import Ruled, Unfounded
from bezique.rules.load import rules
from bezique.seats import Seat, next_seat
from tests.by_hand import Scene


def next_deal(scene: Scene, number: int) -> Scene:
    """The deal after this one at the same table."""
    table = scene.table
    while not table.over:
        if table.dealt.over:
            scene.do(table.dealer, CloseBooks())
        else:
            scene.line("out")
    pack = numbered_pack(number, table.rules.packs)
    return Scene(FreeTable(table.rules, pack, table.dealer, table.code, earlier=table.left_over()))


def deals_later(code: str, deals: int) -> Scene:
    """South marked 100 for nothing; then so many deals were played, and another is dealt."""
    scene = Scene(FreeTable(rules("standard"), numbered_pack(7, 2), Seat.NORTH, code))
    for line in ("North deal", "round", "South mark 100"):
        scene.line(line)
    for number in range(deals):
        scene = next_deal(scene, 20 + number)
        scene.line("North deal")
    return scene


@pytest.mark.parametrize("deals", [1, 3])
@pytest.mark.parametrize(("code", "options"), [("foster", ["North option score"]), ("portland", [])])
def test_a_wrong_score_can_be_claimed_until_the_game_is_over(code: str, options: list[str], deals: int) -> None:
    scene = deals_later(code, deals)
    south, north = scene.table.dealt.scores
    scene.line("North claim wrong-score")
    assert [word.ruling.rows for word in scene.said if isinstance(word, Ruled)] == [("F21",) if options else ("P51",)]
    for line in options:
        scene.line(line)
    assert scene.table.dealt.scores == (south - 100, north + 100 * len(options))
    scene.line("North claim wrong-score")
    assert isinstance(scene.said[-1], Unfounded)
    assert next_deal(scene, 40).table.faults == []


def test_what_was_put_right_in_a_void_deal_is_claimed_anew() -> None:
    scene = deals_later("portland", 1)
    scene.line("North claim wrong-score")
    for line in ("round", "North pack imperfect", "North claim pack-imperfect"):
        scene.line(line)
    assert scene.table.end == "again"
    again = next_deal(scene, 41)
    again.line("North deal")
    before = again.table.dealt.scores[Seat.SOUTH]
    again.line("South claim wrong-score")
    assert again.table.dealt.scores[Seat.SOUTH] == before - 100


def test_a_claim_about_an_earlier_deal_waits_for_the_cards() -> None:
    scene = next_deal(deals_later("foster", 0), 20)
    with pytest.raises(Impossible, match="not dealt yet"):
        scene.line("North claim wrong-score")
    assert opponent.claims(scene.table, Seat.NORTH) is None
    scene.line("North deal")
    assert opponent.claims(scene.table, Seat.NORTH) == Claim("wrong-score")


def test_where_the_law_gives_the_deal_alone_nothing_is_left_over() -> None:
    scene = deals_later("fixed_modern", 0)
    assert [fault.law for fault in scene.table.faults] == ["wrong-score"]
    assert (scene.table.left_over() != ()) is (scene.table.laws["wrong-score"].code.name in ("foster", "portland"))


def test_what_is_taken_back_takes_its_rulings_with_it() -> None:
    """A wrong score was put right, then play went back to a revoke before it: the score can be claimed again."""
    scene = deals_later("portland", 1)
    scene.line("stock")
    scene.line("revoke")
    offender = scene.table.faults[-1].offender
    other = next_seat(offender)
    scene.do(other, Claim("wrong-score"))
    assert scene.table.faults[0].ruled
    scene.do(other, Claim("revoke"))
    assert not scene.table.faults[0].ruled
    scene.do(other, Claim("wrong-score"))
    assert scene.table.faults[0].ruled
