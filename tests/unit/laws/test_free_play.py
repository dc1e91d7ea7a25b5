"""Deals played by hands that err and claim at random, under every code: whatever they do, the books balance."""

from __future__ import annotations

import pytest

from bezique.errors import BadLaws, Impossible
from bezique.game.events import events_for
from bezique.laws.hands.acts import Act, DealRest, PlaySeveral
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.tabletop import Outcome, Ruled
from bezique.rules.load import rules
from bezique.rules.model import Laws
from bezique.seats import Seat
from tests.free_hands import TABLES, Hands, free_deal
from tests.scale import scaled


@pytest.mark.parametrize(("code", "preset"), TABLES)
def test_whatever_hands_do_the_deal_holds(code: str, preset: str) -> None:
    seeds = range(scaled(2) if rules(preset).packs == 2 else 1)
    assert set[str]().union(*(free_deal(preset, str(code), seed) for seed in seeds))


def told(outcome: Outcome) -> list[str]:
    """All that both players, and an onlooker, come to know of an act."""
    seen = [repr(events_for(step.events, seat)) for seat in (None, *Seat) for step in outcome.steps]
    said = [
        f"{word.ruling.rows} {word.answers} {word.waiting}" if isinstance(word, Ruled) else repr(word)
        for word in outcome.said
    ]
    return [*seen, *said]


@pytest.mark.parametrize("code", Laws)
def test_what_the_referee_says_does_not_depend_on_cards_that_nobody_has_seen(code: str) -> None:
    """The same acts with two cards of the stock changed about: no answer, ruling, event or refusal differs."""
    for seed in range(scaled(2)):
        hands = Hands("standard", str(code), seed)
        pack = list(hands.table.dealing.pack)
        below = next(place for place in range(-3, -9, -1) if pack[place] != pack[-2])
        pack[-2], pack[below] = pack[below], pack[-2]
        other = FreeTable(hands.table.rules, pack, hands.table.dealer, str(code))
        compared = 0
        while not hands.table.over and compared < 150:
            if hands.table.deal is not None and hands.table.deal.stock_left < 18:
                break
            done: list[tuple[Seat, Act, list[str] | None]] = []
            hands.watch = lambda seat, act, outcome, done=done: done.append(
                (seat, act, None if outcome is None else told(outcome))
            )
            hands.go_on()
            for seat, tried, heard in done:
                assert answered(other, seat, tried) == heard, tried
                compared += 1
        assert compared > 3


def answered(table: FreeTable, seat: Seat, act: Act) -> list[str] | None:
    """What comes of an act; None where hands cannot do it."""
    try:
        return told(table.act(seat, act))
    except (Impossible, BadLaws):
        return None


def test_who_names_no_card_drops_none() -> None:
    hands = Hands("standard", "foster", 1)
    hands.do(hands.table.dealer, DealRest())

    with pytest.raises(Impossible, match="do not hold"):
        hands.table.act(Seat.SOUTH, PlaySeveral(()))
