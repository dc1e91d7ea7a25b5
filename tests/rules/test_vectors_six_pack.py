"""The examples of the laws, section 5.7: the game with six packs."""

from __future__ import annotations

import pytest

from bezique.game.events import Scored
from bezique.game.points import Reason
from bezique.game.position import position
from bezique.game.settlement import settle_deal
from bezique.rules.load import rules
from bezique.seats import PerSeat
from tests.played import SOUTH, Table, can, do, points_of, total

SIX = "six-pack"


@pytest.mark.parametrize(
    ("winner", "loser", "value"), [pytest.param(2700, 2600, 6300, id="vS1"), pytest.param(5260, 3410, 2800, id="vS2")]
)
def test_vs1_vs2_the_settlement(winner: int, loser: int, value: int) -> None:
    settled = settle_deal(rules(SIX), PerSeat((winner, loser)), PerSeat((0, 0)))
    assert settled.winner == SOUTH
    assert settled.value == value


@pytest.mark.parametrize(
    ("text", "names", "expected"),
    [(SIX, "QH JC", 40), (SIX, "QS JD", None), ("six-pack-fixed", "QH JC", None), ("six-pack-fixed", "QS JD", 40)],
)
def test_vs4_bezique_follows_the_trump_suit(text: str, names: str, expected: int | None) -> None:
    assert Table(text, names, trump="H").score("bezique") == expected


def test_vs4_no_bezique_before_there_are_trumps() -> None:
    assert Table(SIX, "QH JC QS JD", trump=None).score("bezique") is None


def test_vs5_beziques_step_by_step() -> None:
    table, points = Table(SIX, trump="H"), []
    for name in ("bezique", "double", "triple", "quadruple"):
        table.give("QH JC")
        points.append(table.score(name))
    assert points == [40, 500, 1500, 4500]
    assert total(points[:2]) == 540


def test_vs6_four_aces_renewed() -> None:
    table = Table(SIX, "AS AH AD AD", trump="C")
    first = table.score("four-aces")
    table.part_with("AS*")
    table.give("AC")
    assert [first, table.score("four-aces")] == [100, 100]


def test_vs7_no_fifth_trump_queen_while_four_lie_there() -> None:
    table = Table(SIX, "QH QH QH QH", trump="H")
    assert table.score("four-trump-queens") == 600
    table.give("QH")
    assert table.score("four-trump-queens") is None
    table.part_with("QH*")
    assert table.score("four-trump-queens") == 600


@pytest.mark.parametrize(
    ("rank", "name", "points"),
    [("A", "aces", 1000), ("10", "tens", 900), ("K", "kings", 800), ("Q", "queens", 600), ("J", "jacks", 400)],
)
def test_vs8_four_in_trumps(rank: str, name: str, points: int) -> None:
    table = Table(SIX, " ".join([f"{rank}H"] * 4), trump="H")
    assert table.score(f"four-trump-{name}") == points


def test_the_same_four_aces_score_once() -> None:
    table = Table(SIX, "AH AH AH AH", trump="H")
    assert table.steps("four-aces", "four-trump-aces") == [100, None]
    table = Table(SIX, "AH AH AH AH", trump="H")
    assert table.steps("four-trump-aces", "four-aces") == [1000, None]


def test_vs9_a_carte_blanche_and_its_draws() -> None:
    deal = position("""
        rules six-pack
        turn South
        South hand AS AH AD AC 10S 10H 9S 8S 7S 7H 8H 9H
        North hand 7D 7D 7D ...
        stock 9C 9D 10C 9D KC 9D ...
    """)
    events = do(deal, "show", "AS", "7D", "done", "show", "AH", "7D", "done", "show", "AD")
    points = [event.points for event in events if isinstance(event, Scored)]
    assert points == [250, 250, 250]
    do(deal, "7D", "done")
    assert not can(deal, "show")


def test_vs10_the_trump_suit_of_the_last_deal() -> None:
    table = Table(SIX, "KH QH KS QS", "barred H", trump=None)
    assert table.score("marriage-H") == 20
    assert table.deal.trump is None
    assert table.score("marriage-S") == 40
    assert str(table.deal.trump) == "S"


def test_vs11_the_last_trick() -> None:
    deal = position("rules six-pack\ntrump H\nstock none\nturn South\nSouth hand QH\nNorth hand 8S")
    assert points_of(do(deal, "QH", "8S"), Reason.LAST_TRICK) == 250
