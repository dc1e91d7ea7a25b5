"""Whole games are played by the engine, and their scores entered as one who keeps the score hears them.

Nobody tells him the cards. Everything must be accepted, and come to the same totals, games and settlements.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bezique.cards import ordered_pack
from bezique.game.actions import Announce, Exchange, Score, Show
from bezique.game.deal import Deal
from bezique.game.events import Announced, DealOver, Event, Loss, PendingLost, Reason, Scored, TurnedUp
from bezique.game.match import Match, result_of
from bezique.marker import Question, Sheet
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Brisques, Rules
from bezique.seats import Seat

PLAIN = {
    Reason.SEVEN_EXCHANGED: "seven",
    Reason.SEVEN_SHOWN: "seven",
    Reason.SEVEN_PLAYED: "seven",
    Reason.SEVEN_TAKEN: "seven",
    Reason.LAST_TRICK: "last-trick",
    Reason.CARTE_BLANCHE: "carte-blanche",
    Reason.CARTE_BLANCHE_DRAW: "carte-blanche",
    Reason.LIFT: "lift",
    Reason.GUESS: "guess",
}


def played(deal: Deal, chance: Random) -> Iterator[Event]:
    """The events of a deal played at random by two who declare nearly all they can."""
    yield from deal.opening
    while deal.turn is not None:
        menu = deal.actions()
        dear = [action for action in menu if isinstance(action, (Score, Announce, Exchange, Show))]
        action = chance.choice(dear if dear and chance.random() < 0.85 else menu)
        yield from deal.apply(deal.turn, action)


class Keeper:
    """One who keeps the score of what he hears."""

    def __init__(self, of: Rules, dealer: Seat) -> None:
        self.sheet = Sheet.start(of, dealer)

    def enter(self, line: str) -> None:
        following = self.sheet.add(line)
        if isinstance(following, Question):
            assert line.split()[1] in ("score", "announce"), (self.sheet.lines, line, following)
            assert following.choices[0].lines == (f"{line} another",)
            following = self.sheet.add(f"{line} another")
        assert isinstance(following, Sheet)
        self.sheet = following

    def waits(self, seat: Seat, name: str) -> bool:
        return any((one.seat, str(one.combination)) == (seat, name) for one in self.sheet.deal.pending)

    def hear(self, event: Event) -> None:
        match event:
            case TurnedUp(card):
                self.enter(f"turned {card}")
            case Announced(seat, item):
                self.enter(f"{seat} announce {item}{' another' if self.waits(seat, str(item)) else ''}")
            case PendingLost(seat, item, _, why) if why is not Loss.STOCK_GONE and self.waits(seat, str(item)):
                self.enter(f"{seat} drop {item}")
            case Scored(seat, points, Reason.BRISQUES):
                self.enter(f"{seat} brisques {points // 10}")
            case Scored(seat, _, Reason.COMBINATION, item, _, pending):
                another = " another" if self.waits(seat, str(item)) else ""
                self.enter(f"{seat} score {item}{' pending' if pending else another}")
            case Scored(seat, _, reason) if reason in PLAIN:
                self.enter(f"{seat} {PLAIN[reason]}")
            case DealOver(stopped=False):
                self.end(event)

    def end(self, over: DealOver) -> None:
        following = self.sheet.add("deal over")
        if isinstance(following, Question):
            assert self.sheet.rules.brisques is Brisques.TIE_OR_RUBICON
            self.enter(f"South brisques {over.brisques[Seat.SOUTH]}")
            following = self.sheet.add("deal over")
        assert isinstance(following, Sheet)
        self.sheet = following


def pack_of(of: Rules, chance: Random) -> list[int]:
    """A pack in random order."""
    pack = list(ordered_pack(of.packs))
    chance.shuffle(pack)
    return pack


def game_kept(preset: str, seed: int, deals: int) -> tuple[Match, Sheet]:
    """The match as it was played, and as its score was kept."""
    chance, of = Random(f"{preset} {seed}"), rules(preset)
    match, keeper = Match.start(of, Seat.NORTH), Keeper(of, Seat.NORTH)
    for number in range(deals):
        lift, guess = (2 * of.hand, None) if number % 2 else (20 + number, 20 + number)
        deal = Deal(**match.new_deal(pack_of(of, chance), lift, guess))
        for event in played(deal, chance):
            keeper.hear(event)
        match, _ = match.deal_over(result_of(deal))
    return match, keeper.sheet


@pytest.mark.parametrize("preset", preset_names())
def test_the_score_of_a_real_game_comes_to_the_same(preset: str) -> None:
    for seed in range(2):
        match, sheet = game_kept(preset, seed, deals=3)

        assert sheet.match.scores == match.scores
        assert [game.scores for game in sheet.match.games] == [game.scores for game in match.games]
        assert [game.settled.value for game in sheet.match.games] == [game.settled.value for game in match.games]
        assert sheet.match.account == match.account
        assert sheet.deal.dealer == match.dealer
        assert Sheet.of(sheet.rules, Seat.NORTH, sheet.lines) == sheet
