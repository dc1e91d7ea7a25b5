"""What a record as one seat saw it keeps secret: that another player had a choice of cards for a declaration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from bezique.cards import Card, Rank, numbered_pack
from bezique.game.actions import Action, Announce, Choose, Done, Play, Score
from bezique.game.arrange import arrange
from bezique.game.deal import Deal
from bezique.game.events import Announced, Event, Scored, events_for
from bezique.game.position import write_position
from bezique.game.view import view
from bezique.record import (
    Act,
    Body,
    DealsFirst,
    FromPosition,
    Line,
    NewDeal,
    Record,
    Replay,
    Step,
    Undo,
    header,
    read,
    replay,
    seen_by,
    seen_line,
    write,
    write_line,
)
from bezique.record.replaying import closing_lines
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Rules
from bezique.seats import Seat

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH
DECLARED = (Score, Announce)
USEFUL = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)

# --- games in which much is taken back -------------------------------------------------------------------------


@cache
def restless_game(name: str) -> tuple[Record, list[Step]]:
    """A deal in which actions are taken back, the choice of cards for a declaration more often than others."""
    chosen, chance = rules(name), Random(3)
    pack = tuple(numbered_pack(3, chosen.packs))
    running = Replay(header(chosen, Practice="undo"))
    steps = [running.step(Line(DealsFirst(NORTH))), running.step(Line(NewDeal(1, NORTH, pack)))]
    while running.playing:
        steps.append(running.step(Line(_next(running, chance), "as it was said")))
    steps += [running.step(Line(body)) for body in closing_lines(steps[-1])]
    return Record(running.header, tuple(step.line for step in steps)), steps


def _next(running: Replay, chance: Random) -> Body:
    deal, acts = running.deal, running.acts
    assert isinstance(deal, Deal)
    assert deal.turn is not None
    choosing = deal.stage == "choose" or (acts and isinstance(acts[-1].action, Choose))
    if acts and chance.random() < (0.4 if choosing else 0.03):
        return Undo()
    return Act(deal.turn, chance.choice(_likely(deal)))


def _likely(deal: Deal) -> list[Action]:
    """The actions that lead to many declarations: those, and else the cards that are of no use for one."""
    menu = deal.actions()
    declarations: list[Action] = [each for each in menu if isinstance(each, DECLARED)]
    useless: list[Action] = [
        each for each in menu if isinstance(each, Play) and not each.sort and each.card.rank not in USEFUL
    ]
    return declarations or useless or menu


@pytest.mark.parametrize("seat", [SOUTH, NORTH, None])
@pytest.mark.parametrize("name", preset_names())
def test_another_seat_declares_in_one_line_with_its_events(name: str, seat: Seat | None) -> None:
    record, _ = restless_game(name)
    others = [
        line.body for line in seen_by(record, seat).lines if isinstance(line.body, Act) and line.body.seat != seat
    ]
    assert others
    assert not any(isinstance(act.action, Choose) for act in others)
    for act in others:
        if isinstance(act.action, DECLARED):
            assert _declared(act.seen) == [act.action]


def _declared(events: tuple[Event, ...]) -> list[Action]:
    scores = (event for event in events if isinstance(event, Scored) and event.combination is not None)
    found: list[Action] = [Score(event.combination) for event in scores if event.combination is not None]
    return found + [Announce(event.combination) for event in events if isinstance(event, Announced)]


@pytest.mark.parametrize("name", preset_names())
def test_a_seen_record_with_undo_tells_all_that_was_seen(name: str) -> None:
    record, steps = restless_game(name)
    for seat in (SOUTH, NORTH, None):
        seen = seen_by(record, seat)
        assert read(write(seen)) == seen
        again = list(replay(seen))
        assert [step.events for step in again if step.events] == [
            events_for(step.events, seat) for step in steps if step.events
        ]
        assert again[-1].match == steps[-1].match


@pytest.mark.parametrize("name", preset_names())
def test_line_by_line_the_points_are_those_of_the_game(name: str) -> None:
    """Whatever was taken back, a server that sends line by line has told the points as they stand."""
    record, _ = restless_game(name)
    told = Replay(seen_by(Record(record.header), SOUTH).header)
    for step in replay(record):
        line = seen_line(step, SOUTH)
        if line is not None:
            told.step(line)
        if step.deal is not None and told.deal is not None:
            assert told.deal.scores == step.deal.scores
    mine = [act for act in told.acts if act.seat == SOUTH]
    assert [act.action for act in mine] == [each.action for each in _own(record)]


def _own(record: Record) -> list[Act]:
    running = Replay(record.header)
    for line in record.lines:
        running.step(line)
    return [act for act in running.acts if act.seat == SOUTH]


def test_games_with_undo_reach_what_is_to_be_tested() -> None:
    """Half a declaration is taken back, and a whole one of several steps."""
    steps = [step for name in ("eight-pack", "six-pack", "polish") for step in restless_game(name)[1]]
    kinds = {(type(step.undone[0].action), bool(step.undone[1])) for step in steps if step.undone is not None}
    assert kinds >= {(Score, False), (Choose, False), (Choose, True)}


# --- pairs of deals that a seat cannot tell apart --------------------------------------------------------------

Pair = tuple[Deal, list[Action], Deal, Action]
"""A deal with a choice and the actions of a declaration in it; one without a choice, and the declaration in that."""


def pairs(chosen: Rules) -> Iterator[Pair]:
    """North declares with a card that lies on his table; in one of the two deals he holds another one like it."""
    for seed in range(80):
        chance, deal = Random(seed), Deal(chosen, numbered_pack(seed, chosen.packs), SOUTH)
        while deal.turn is not None:
            if (deal.turn, deal.stage) == (NORTH, "window"):
                yield from _pairs_at(deal.copy())
            deal.apply(deal.turn, chance.choice(_likely(deal)))


def _pairs_at(deal: Deal) -> Iterator[Pair]:
    for action in deal.actions():
        events = deal.copy().apply(NORTH, action) if isinstance(action, DECLARED) else ()
        for event in events:
            if isinstance(event, (Scored, Announced)) and event.combination is not None:
                for richer in _richer(deal, event.cards):
                    steps = _same(richer.copy(), action, events)
                    if len(steps) > 1:
                        yield richer, steps, deal, action


def _richer(deal: Deal, cards: tuple[Card, ...]) -> Iterator[Deal]:
    """Deals in which North also holds one more of a card on his table; the next cards to be drawn stay the same."""
    layout, own = deal.layout(), deal.layout().standings[NORTH]
    spare = [each for each in own.hand if each not in (*own.known, *cards, own.drawn) and each.rank is not Rank.SEVEN]
    for wanted in {laid.card for laid in own.table} & set(cards) & set(layout.stock[2:]):
        for given in spare[:1]:
            stock = list(layout.stock)
            stock[stock.index(wanted, 2)] = given
            hand = list(own.hand)
            hand[hand.index(given)] = wanted
            standings = layout.standings.having(NORTH, replace(own, hand=tuple(sorted(hand))))
            yield arrange(deal.rules, replace(layout, stock=tuple(stock), standings=standings))


def _same(deal: Deal, action: Action, events: tuple[Event, ...]) -> list[Action]:
    """The steps of a declaration that ends with just these events; [] where there are none."""
    found = deal.apply(NORTH, action)
    if deal.stage != "choose":
        return [action] if found == events else []
    for choice in deal.actions():
        steps = _same(deal.copy(), choice, events)
        if steps:
            return [action, *steps]
    return []


def told(deal: Deal, seat: Seat | None, *bodies: Action | Undo) -> list[str]:
    """The lines that a seat is told while North does all this."""
    running = Replay(header(deal.rules, Practice="undo"))
    running.step(Line(FromPosition(1, write_position(deal))))
    done = [body if isinstance(body, Undo) else Act(NORTH, body) for body in bodies]
    lines = (seen_line(running.step(Line(body)), seat) for body in done)
    return [write_line(line) for line in lines if line is not None]


def can_choose(name: str) -> bool:
    """Whether a card of the hand can stand beside one like it on the table, and serve as well as that."""
    return rules(name).packs > 1 and not rules(name).reuse.is_polish


@pytest.mark.parametrize("name", [name for name in preset_names() if can_choose(name)])
def test_who_has_a_choice_is_told_as_who_has_none(name: str) -> None:
    found = list(islice(pairs(rules(name)), 3))
    assert len(found) >= 2
    for with_choice, steps, without, action in found:
        undo, back = Undo(), [Undo()] * len(steps)
        for seat in (SOUTH, None):
            assert view(with_choice, seat) == view(without, seat)
            events = events_for(without.copy().apply(NORTH, action), seat)
            line = write_line(Line(Act(NORTH, action, seen=events)))
            once = told(without, seat, action)
            twice = told(without, seat, action, undo, action)
            never = told(without, seat, action, undo, Done())
            assert once == [line]
            assert twice == [line, "undo", line]
            assert told(with_choice, seat, *steps) == once
            assert told(with_choice, seat, action, undo, *steps) == once
            assert told(with_choice, seat, *steps[:-1], undo) == []
            assert told(with_choice, seat, *steps, *back, *steps) == twice
            assert told(with_choice, seat, *steps, undo, steps[-1]) == twice
            assert told(with_choice, seat, *steps, *back, Done()) == never
            assert told(with_choice, seat, *steps[:-1], *back[1:], Done()) == told(without, seat, Done())
        assert len(told(with_choice, NORTH, *steps, *back)) == 2 * len(steps)
