"""A stock that comes out odd: its last card is not drawn, by hand from the deal to the last trick (F19, PL32)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest

from bezique.bots.advice import advise
from bezique.bots.player import Budget, player
from bezique.bots.roster import PLAYERS
from bezique.cards import Card, numbered_pack
from bezique.game.actions import Action
from bezique.game.amendments import Draws, Show, amendment, stock
from bezique.game.arrange import arrange
from bezique.game.chance import Chance
from bezique.game.claims import can_take_all, may_claim
from bezique.game.deal import Deal
from bezique.game.events import StockGone, events_for
from bezique.game.position import position, write_position
from bezique.game.view import view, worlds
from bezique.laws.hands.acts import DealPacket, DealRest
from bezique.laws.hands.drawing import cards_of_stock
from bezique.record import Act, Amend, DealsFirst, Line, NewDeal, Record, faults, header, read, seen_by, verify, write
from bezique.record.model import Body
from bezique.rules.load import rules
from bezique.search.ending import Ending
from bezique.seats import Seat, next_seat
from tests.by_hand import Scene
from tests.free_hands import Hands, check, finish, replayed

CODES = pytest.mark.parametrize(("code", "preset"), [("foster", "standard"), ("portland", "rubicon")])
BUDGET = Budget(worlds=2)


def odd(code: str, preset: str, seed: int = 1) -> Hands:
    """A table at which the dealer has given one player a card too many, and nobody says so."""
    hands = Hands(preset, code, seed)
    dealer = hands.table.dealer
    assert hands.do(dealer, DealPacket(4, mine=False))
    assert hands.do(dealer, DealRest())
    return hands


def apart(deal: Deal) -> tuple[Card | None, ...]:
    told = deal.layout().amended
    return () if told is None else told.apart


def play_to(hands: Hands, left: int) -> None:
    """Lawful play until so many cards of the stock are left, and a drawing is due."""
    while hands.table.dealt.stock_left > left or hands.table.dealt.stage != "window":
        hands.lawful()


def told(hands: Hands) -> list[str]:
    """Every step of a deal with what it left of it."""
    return [f"{seat} {what}" for seat, what in hands.steps] + [write_position(hands.table.dealt)]


@CODES
def test_a_whole_deal_whose_last_card_is_not_drawn(code: str, preset: str) -> None:
    hands = odd(code, preset)
    play_to(hands, 3)
    dead = cards_of_stock(hands.table.dealt)[1 if preset == "standard" else 2]
    while hands.table.dealt.phase == 1:
        hands.lawful()
        check(hands)
    deal = hands.table.dealt
    assert apart(deal) == (dead,)
    assert hands.rows == {"F19" if code == "foster" else "P32"}
    assert sorted(deal.hand_size(seat) for seat in Seat) == [deal.rules.hand, deal.rules.hand + 1]
    finish(hands)
    check(hands)
    assert apart(deal) == apart(hands.table.dealt) == (dead,)
    assert replayed(hands) == hands.table.dealt
    assert position(write_position(hands.table.dealt)) == hands.table.dealt


@CODES
def test_the_last_tricks_begin_when_the_card_lies_apart_and_both_have_drawn(code: str, preset: str) -> None:
    hands = odd(code, preset)
    play_to(hands, 3)
    gone = []
    hands.watch = lambda _, __, outcome: gone.extend(
        event for step in (outcome.steps if outcome else ()) for event in step.events if isinstance(event, StockGone)
    )
    while hands.table.dealt.stage == "window":
        assert hands.table.dealt.phase == 1
        hands.lawful()
    assert len(gone) == 1
    assert hands.table.dealt.phase == 2


@CODES
def test_nobody_learns_the_card_and_nobody_can_tell_whether_the_other_holds_it(code: str, preset: str) -> None:
    hands = odd(code, preset)
    play_to(hands, 3)
    told_apart = []
    hands.watch = lambda _, __, outcome: told_apart.extend(
        repr(events_for(step.events, each))
        for step in (outcome.steps if outcome else ())
        for each in (None, *Seat)
        if "to apart" in str(step.what)
    )
    while hands.table.dealt.phase == 1:
        hands.lawful()
    deal, dead = hands.table.dealt, apart(hands.table.dealt)[0]
    assert len(told_apart) == 3
    assert len(set(told_apart)) == 1
    assert "cards=(None,)" in told_apart[0]
    for seat in Seat:
        seen = view(deal, seat)
        assert seen.layout().amended.apart == (None,)
        assert seen.unseen()[dead] > 0
        assert sum(seen.unseen()) == seen.concealed(next_seat(seat)) + 1
        found = {apart(worlds(seen, Chance(number)))[0] for number in range(60)}
        assert len(found) > 3


@CODES
def test_no_player_looks_at_the_card_in_the_last_tricks(code: str, preset: str) -> None:
    """In all the deals that the seat may be in every player answers the same, and no tricks can be claimed."""
    hands = odd(code, preset)
    play_to(hands, 3)
    while hands.table.dealt.phase == 1:
        hands.lawful()
    deal = hands.table.dealt
    assert deal.turn is not None
    seen = view(deal, deal.turn)
    others = [worlds(seen, Chance(number)) for number in range(2)]
    assert len({apart(other) for other in others}) > 1
    for name in PLAYERS:
        answers = {player(name, 1).choose(view(other, deal.turn), BUDGET) for other in others}
        assert len(answers) == 1, name
    found = advise(seen, BUDGET)
    assert not found.exact
    for other in others:
        assert not may_claim(other)
        assert not any(can_take_all(other, seat) for seat in Seat)


@CODES
def test_the_solver_plays_what_is_best_on_the_average_of_all_that_the_card_may_be(code: str, preset: str) -> None:
    """Each unseen card may be the one that lies apart: with few cards left all are tried, each solved exactly."""
    asked = 0
    for seed in range(60):
        hands = odd(code, preset, seed)
        while hands.table.dealt.phase == 1 or hands.table.dealt.hand_size(hands.table.dealt.turn or 0) > 4:
            hands.lawful()
        deal = hands.table.dealt
        if len(deal.choices()) < 2 or deal.turn is None:
            continue
        found = [Ending().values(other) for other in possible(deal, deal.turn)]
        worth = {number: sum(values[number] for values in found) / len(found) for number in deal.choices()}
        chosen = player("greedy+solver", 1).choose(view(deal, deal.turn), BUDGET)
        assert worth[deal.number(chosen)] > max(worth.values()) - 4
        asked += len(set(worth.values())) > 1
        if asked > 3:
            break
    assert asked > 3


def possible(deal: Deal, seat: Seat) -> list[Deal]:
    """The deals that a seat may be in: the card apart and any of the other hand change places."""
    layout, other = deal.layout(), next_seat(seat)
    assert layout.amended is not None
    (dead,) = apart(deal)
    own = layout.standings[other]
    found = [deal]
    for card in (Counter(own.hand) - Counter(own.known)).elements():
        hand = tuple(sorted((Counter(own.hand) - Counter([card]) + Counter([dead])).elements()))
        standings = layout.standings.having(other, replace(own, hand=hand))
        there = replace(layout.amended, apart=(card,))
        found.append(arrange(deal.rules, replace(layout, standings=standings, amended=there)))
    return found


def test_who_has_seen_the_card_in_the_stock_knows_it_where_it_lies_apart() -> None:
    hands = odd("foster", "standard")
    play_to(hands, 3)
    deal = hands.table.dealt.copy()
    dead = cards_of_stock(deal)[1]
    deal.amend(Show((None,), stock(1)))
    deal.amend(amendment("move ?? from stock 1 to apart"))
    assert (apart(deal), deal.stock_left) == ((dead,), 2)
    for seat in (None, *Seat):
        assert view(deal, seat).layout().amended.apart == (dead,)
    assert apart(worlds(view(deal, Seat.SOUTH), Chance(1))) == (dead,)
    assert position(write_position(deal)) == deal


def test_a_whole_stock_can_lie_apart() -> None:
    """More than 64 cards, of which each seat knows those that it has seen and that were laid there first."""
    deal = Deal(rules("rubicon"), numbered_pack(1, 4), 0)
    top = cards_of_stock(deal)[:2]
    deal.amend(Show((None, None), stock()))
    for _ in range(deal.stock_left - 2):
        deal.amend(amendment("move ?? from stock to apart"))
    assert len(apart(deal)) > 64
    for seat in (None, *Seat):
        assert view(deal, seat).layout().amended.apart == (*top, *(None for _ in apart(deal)[2:]))
        assert view(worlds(view(deal, seat), Chance(1)), seat) == view(deal, seat)


def test_two_who_leave_out_different_draws_do_not_make_a_stock_odd() -> None:
    made = Scene.of({"rules": "standard"}, "foster")
    for line in ("North deal", "round"):
        made.line(line)
    deal = made.table.dealt.copy()
    assert not deal.odd
    deal.amend(Draws(Seat.SOUTH, 1))
    assert not deal.odd


def recorded(hands: Hands) -> Record:
    """The record of a deal, as the terminal writes one by hand."""
    deal, table = Deal(hands.table.rules, hands.table.dealt_pack, hands.table.dealer), hands.table
    tags = header(table.rules, South="Ann", North="Bob", Laws=table.code)
    bodies: list[Body] = [DealsFirst(table.dealer), NewDeal(1, table.dealer, table.dealt_pack)]
    for seat, what in hands.steps:
        if seat is None:
            assert not isinstance(what, Action)
            bodies.append(Amend(what))
            deal.amend(what)
        else:
            assert isinstance(what, Action)
            bodies.append(Act(seat, what))
            deal.apply(seat, what)
    assert deal == table.dealt
    return Record(tags, tuple(Line(body) for body in bodies))


@CODES
def test_the_record_has_no_fault_whoever_saw_it_and_tells_nobody_the_card(code: str, preset: str) -> None:
    """Neither the whole record nor what a seat saw names the card that lies apart."""
    hands = odd(code, preset, 3)
    finish(hands)
    whole = write(recorded(hands))
    assert faults(whole) == []
    assert whole.count(" to apart") == 1
    assert [proof.how for proof in verify(whole)[0]] == ["by_hand"]
    for seat in (None, *Seat):
        seen = write(seen_by(read(whole), seat))
        assert faults(seen) == []
        (told,) = [line for line in seen.splitlines() if "to apart" in line]
        assert "move ?? from stock" in told


def digest() -> str:
    """Both deals, step by step, as one text."""
    lines = []
    for code, preset in (("foster", "standard"), ("portland", "rubicon")):
        hands = odd(code, preset, 2)
        finish(hands)
        lines += told(hands)
    return "\n".join(lines)


def test_it_is_the_same_compiled_and_interpreted() -> None:
    script = "from tests.unit.laws.test_odd_stock import digest\nprint(digest())"
    other = {**os.environ, "BEZIQUE_PURE": "" if os.environ.get("BEZIQUE_PURE") else "1"}
    run = subprocess.run([sys.executable, "-c", script], env=other, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == digest().strip()
    assert run.stdout.count("to apart") == 2
