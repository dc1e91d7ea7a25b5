"""Random games with their records, made beside each other: the record is not asked what happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bezique.cards import Card, numbered_pack
from bezique.game.deal import Deal
from bezique.game.events import Event
from bezique.game.match import Match, MatchEvent, MatchStage, result_of
from bezique.record import Act, Body, CutCards, DealsFirst, Line, NewDeal, Record, header
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat


@dataclass
class Game:
    """A game that was played: the lines of its record, and what happened at each of them."""

    rules: Rules
    lines: list[Line] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    happened: list[tuple[MatchEvent, ...]] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)
    match: Match | None = None

    def note(self, body: Body, events: tuple[Event, ...] = (), happened: tuple[MatchEvent, ...] = ()) -> None:
        self.lines.append(Line(body, "" if len(self.lines) % 3 else "as it was said"))
        self.events.append(events)
        self.happened.append(happened)

    def record(self, **tags: str) -> Record:
        return Record(header(self.rules, **tags), tuple(self.lines))


def random_game(rules: Rules, seed: int, deals: int = 1) -> Game:
    """A match of so many deals, each action drawn from the menu."""
    chance, game, match = Random(seed), Game(rules), Match.start(rules)
    while match.stage is not MatchStage.DEAL:
        match = _cut(game, match, chance)
    for number in range(1, deals + 1):
        deal = _play(game, match, number, chance)
        match, happened = match.deal_over(result_of(deal))
        game.happened[-1] = happened
    game.match = match
    return game


def _cut(game: Game, match: Match, chance: Random) -> Match:
    if match.stage is MatchStage.CHOOSE:
        seat = Seat(chance.randrange(2))
        match, happened = match.choose_dealer(seat)
        game.note(DealsFirst(seat), (), happened)
        return match
    cards = PerSeat((Card(chance.randrange(32)), Card(chance.randrange(32))))
    match, happened = match.cut(cards)
    game.note(CutCards(cards), (), happened)
    return match


def _play(game: Game, match: Match, number: int, chance: Random) -> Deal:
    assert match.dealer is not None
    pack = tuple(numbered_pack(chance.randrange(10**6), game.rules.packs))
    lifts = game.rules.lifting is not None
    lift = chance.randrange(20, 30) if lifts else None
    deal = Deal(**match.new_deal(pack, lift, lift))
    game.deals.append(deal)
    line = NewDeal(number, match.dealer, pack, False, match.scores, match.barred_trump, lift, lift)
    game.note(line, deal.opening)
    while deal.turn is not None:
        seat, action = deal.turn, chance.choice(deal.actions())
        events = deal.apply(seat, action)
        game.note(Act(seat, action, deal.scores if chance.random() < 0.3 else None), events)
    return deal
