"""What holds of every deal under any rules: replaying, books, points, secrets, and the deals a view leaves open."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique.cards import Card, numbered_pack, ordered_pack
from bezique.errors import IllegalAction
from bezique.game.actions import Action
from bezique.game.arrange import arrange
from bezique.game.books import audit
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import DealOver, Drew, Event, Scored, events_for
from bezique.game.layout import Layout
from bezique.game.position import position, write_position
from bezique.game.random_play import RandomPlay
from bezique.game.view import View, view, worlds
from bezique.rules.load import preset_names, rules
from bezique.rules.model import Brisques, Rules
from bezique.seats import Seat
from tests.scale import scaled
from tests.strategies import any_rules

PRESETS = pytest.mark.parametrize("preset", preset_names())
SEEDS = st.integers(0, 10**6)


def begun(chosen: Rules, seed: int) -> tuple[Deal, Chance]:
    """A deal whose cards, dealer, barred suit and scores so far all follow from the seed."""
    chance = Chance(seed)
    barred = None if chosen.trump_repeat else (None, 0, 1, 2, 3)[chance.below(5)]
    before = None
    if chosen.target and chance.below(2):
        before = (chance.below(chosen.target), chance.below(chosen.target))
        before = (10 * (before[0] // 10), 10 * (before[1] // 10))
    pack, dealer = numbered_pack(seed, chosen.packs), chance.below(2)
    return Deal(chosen, pack, dealer, barred_trump=barred, before=before), chance


def moments(chosen: Rules, seed: int) -> Iterator[Deal]:
    """A deal played at random to its end, at every moment; declaring is preferred to being done."""
    deal, chance = begun(chosen, seed)
    yield deal
    while not deal.over:
        choices = deal.choices()
        if choices[-1] >= 95 and len(choices) > 1 and chance.below(3):
            choices = [number for number in choices if number != 95]
        deal.take(choices[chance.below(len(choices))])
        yield deal


# --- the books, and positions ----------------------------------------------------------------------------------


def balances(chosen: Rules, seed: int) -> None:
    for deal in moments(chosen, seed):
        audit(deal)
    if not deal.layout().stopped:
        assert sum(deal.brisques) == 8 * chosen.packs


@PRESETS
def test_the_books_balance(preset: str) -> None:
    for seed in range(scaled(3)):
        balances(rules(preset), seed)


@settings(max_examples=25)
@given(any_rules(), SEEDS)
def test_the_books_balance_under_odd_rules(chosen: Rules, seed: int) -> None:
    balances(chosen, seed)


def reads_back(chosen: Rules, seed: int) -> None:
    for count, deal in enumerate(moments(chosen, seed)):
        if (count + seed) % 7 == 0 or deal.stage == "choose" or deal.over:
            again = position(write_position(deal))
            assert again == deal
            assert again.actions() == deal.actions()
            assert arrange(chosen, deal.layout()) == deal


@PRESETS
def test_a_position_reads_back(preset: str) -> None:
    for seed in range(scaled(3)):
        reads_back(rules(preset), seed)


@settings(max_examples=25)
@given(any_rules(), SEEDS)
def test_a_position_reads_back_under_odd_rules(chosen: Rules, seed: int) -> None:
    reads_back(chosen, seed)


def goes_on_the_same(chosen: Rules, seed: int) -> None:
    """A deal set out from a layout is the same deal ever after, not only now."""
    for count, deal in enumerate(moments(chosen, seed)):
        if count % 25 == 10 and not deal.over:
            one, two, chance = deal.copy(), arrange(chosen, deal.layout()), Chance(count)
            for _ in range(12):
                if not one.over:
                    choices = one.choices()
                    assert two.choices() == choices
                    number = choices[chance.below(len(choices))]
                    assert one.tell(number) == two.tell(number)
            assert one == two


@PRESETS
def test_a_layout_goes_on_the_same(preset: str) -> None:
    for seed in range(scaled(3)):
        goes_on_the_same(rules(preset), seed)


@settings(max_examples=25)
@given(any_rules(), SEEDS)
def test_a_layout_goes_on_the_same_under_odd_rules(chosen: Rules, seed: int) -> None:
    goes_on_the_same(chosen, seed)


# --- points ----------------------------------------------------------------------------------------------------


def adds_up(chosen: Rules, seed: int) -> None:
    deal, chance = begun(chosen, seed)
    events: list[Event] = list(deal.opening)
    while not deal.over:
        choices = deal.choices()
        events += deal.tell(choices[chance.below(len(choices))])
        assert list(deal.scores) == summed(events)
    last = events[-1]
    assert isinstance(last, DealOver)
    assert (last.scores, last.brisques, last.last_trick) == (deal.scores, deal.brisques, deal.last_trick)
    told = sum(event.points for event in events if isinstance(event, Scored) and event.reason == "brisques")
    if not last.stopped:
        counted = chosen.brisques in (Brisques.IMMEDIATE, Brisques.END_OF_HAND)
        assert told == (80 * chosen.packs if counted else 0)


def summed(events: Iterable[Event]) -> list[int]:
    scored = [event for event in events if isinstance(event, Scored)]
    return [sum(event.points for event in scored if event.seat == seat) for seat in Seat]


@PRESETS
def test_points_add_up(preset: str) -> None:
    for seed in range(scaled(2)):
        adds_up(rules(preset), seed)


@settings(max_examples=25)
@given(any_rules(), SEEDS)
def test_points_add_up_under_odd_rules(chosen: Rules, seed: int) -> None:
    adds_up(chosen, seed)


# --- replaying -------------------------------------------------------------------------------------------------


def replays(chosen: Rules, seed: int) -> None:
    deal, chance = begun(chosen, seed)
    first, by_number, by_copy = deal.copy(), deal.copy(), deal.copy()
    done: list[tuple[Seat, Action, tuple[Event, ...]]] = []
    while deal.turn is not None:
        choices, actions = deal.choices(), deal.actions()
        assert [deal.number(action) for action in actions] == choices
        assert [deal.action(number) for number in choices] == actions
        place = chance.below(len(choices))
        by_number.take(choices[place])
        by_copy = by_copy.copy()
        told = by_copy.tell(choices[place])
        done.append((deal.turn, actions[place], deal.apply(deal.turn, actions[place])))
        assert told == done[-1][2]
    assert deal == by_number == by_copy
    for seat, action, events in done:
        assert first.apply(seat, action) == events
    assert first == deal


@PRESETS
def test_a_replay_is_the_same(preset: str) -> None:
    for seed in range(scaled(2)):
        replays(rules(preset), seed)


@settings(max_examples=25)
@given(any_rules(), SEEDS)
def test_a_replay_is_the_same_under_odd_rules(chosen: Rules, seed: int) -> None:
    replays(chosen, seed)


@PRESETS
def test_only_entries_of_the_menu_can_be_done(preset: str) -> None:
    for count, deal in enumerate(moments(rules(preset), 5)):
        if count % 29 == 0:
            menu = set(deal.choices())
            for number in menu:
                deal.copy().take(number)
            untouched = deal.copy()
            for number in set(range(-1, 256)) - menu:
                with pytest.raises((IllegalAction, ValueError)):
                    untouched.take(number)
            assert untouched == deal


def test_nothing_can_be_done_when_it_is_over() -> None:
    *_, deal = moments(rules("standard"), 1)
    assert deal.actions() == []
    for number in range(-1, 256):
        with pytest.raises((IllegalAction, ValueError)):
            deal.take(number)


# --- secrets ---------------------------------------------------------------------------------------------------


def keeps_secrets(chosen: Rules, seed: int) -> None:
    """Two deals that a seat cannot tell apart go on looking the same to it, as long as it cannot tell them apart."""
    chance = Chance(seed + 1)
    for count, deal in enumerate(moments(chosen, seed)):
        if count % 9 == 0:
            for seat in (Seat.SOUTH, Seat.NORTH):
                looks_the_same(deal, worlds(view(deal, seat), chance), seat)


def looks_the_same(deal: Deal, other: Deal, seat: Seat) -> None:
    audit(other)
    one, two = view(deal, seat), view(other, seat)
    assert one == two
    assert (one.actions(), one.choices()) == (two.actions(), two.choices())
    if deal.turn == seat:
        assert deal.actions() == other.actions() == one.actions()
        for action in deal.actions():
            told, told_other = deal.copy().apply(seat, action), other.copy().apply(seat, action)
            unlike = [a for a, b in zip(events_for(told, seat), events_for(told_other, seat), strict=True) if a != b]
            # What this seat draws or sees taken is news; nothing else may differ.
            assert all(isinstance(event, Drew) for event in unlike)


@PRESETS
def test_a_view_tells_nothing_hidden(preset: str) -> None:
    for seed in range(scaled(2)):
        keeps_secrets(rules(preset), seed)


@settings(max_examples=25)
@given(any_rules(), SEEDS)
def test_a_view_tells_nothing_hidden_under_odd_rules(chosen: Rules, seed: int) -> None:
    keeps_secrets(chosen, seed)


@PRESETS
def test_a_spectator_sees_no_concealed_card(preset: str) -> None:
    for count, deal in enumerate(moments(rules(preset), 3)):
        if count % 11 == 0:
            layout = view(deal, None).layout()
            assert all(card is None for card in layout.stock)
            for seat, own in layout.standings.items():
                assert own.hand == own.known
                assert own.hand_size == deal.hand_size(seat)


# --- compiled and interpreted ----------------------------------------------------------------------------------

CHECKSUMS = """
from bezique.game.random_play import RandomPlay
from bezique.rules.load import preset_names, rules
for name in preset_names():
    play = RandomPlay(rules(name))
    play.play(7, 0, 2)
    print(name, play.checksum, play.decisions, play.forced, list(map(int, play.total)))
"""


def figures() -> list[str]:
    """What the script above prints, in this process."""
    lines = []
    for name in preset_names():
        play = RandomPlay(rules(name))
        play.play(7, 0, 2)
        lines.append(f"{name} {play.checksum} {play.decisions} {play.forced} {list(map(int, play.total))}")
    return lines


def test_the_interpreted_core_plays_the_same() -> None:
    environment = {**os.environ, "BEZIQUE_PURE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", f"import bezique\nassert not bezique.COMPILED\n{CHECKSUMS}"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines() == figures()


# --- the deals a view leaves open ------------------------------------------------------------------------------


Hidden = tuple[tuple[Card, ...], tuple[Card | None, ...]]
"""What a view of South leaves open: the hand of North, and the stock."""


def hidden(deal: Deal) -> Hidden:
    layout = deal.layout()
    return layout.standings[Seat.NORTH].hand, layout.stock


def open_deals(seen: View) -> Counter[Hidden]:
    """Every deal that agrees with a view, by trying all orders of the unseen cards; each with its number of orders."""
    layout = seen.layout()
    found = Counter(map(tuple, permutations(unseen(seen))))
    deals: Counter[Hidden] = Counter()
    for order, weight in found.items():
        deal = arrange(seen.rules, filled(layout, Seat.SOUTH, list(order)))
        if view(deal, Seat.SOUTH) == seen:
            deals[hidden(deal)] += weight
    return deals


def unseen(seen: View) -> list[Card]:
    """The cards that lie nowhere in a view."""
    layout = seen.layout()
    left = Counter(ordered_pack(seen.rules.packs)) - Counter(layout.gone)
    left -= Counter(() if layout.turn_up is None else (layout.turn_up,))
    for own in layout.standings:
        left -= Counter(own.hand)
        left -= Counter(() if seen.rules.reuse.is_polish else (laid.card for laid in own.table))
    return list(left.elements())


def filled(layout: Layout, seat: Seat, order: list[Card]) -> Layout:
    """The layout with the unseen cards put in: the other hand first, then the stock."""
    other = layout.standings[1 - seat]
    missing = len(order) - len(layout.stock)
    hand = tuple(sorted([*other.hand, *order[:missing]]))
    return replace(
        layout,
        standings=layout.standings.having(1 - seat, replace(other, hand=hand)),
        stock=tuple(order[missing:]),
    )


def few_unseen(chosen: Rules, seed: int) -> View | None:
    """A view of South late in a deal, to which three to six cards are unseen."""
    for deal in moments(chosen, seed):
        if deal.tricks < chosen.drawing_tricks - 3:
            continue
        seen = view(deal, Seat.SOUTH)
        if deal.turn == Seat.SOUTH and 3 <= len(unseen(seen)) <= 6:
            return seen
    return None


def chi_square(found: Counter[Hidden], expected: Counter[Hidden], rounds: int) -> float:
    """How far the numbers found are from those expected, in standard deviations of the chi-square distribution."""
    orders = sum(expected.values())
    parts = (
        (found[each] - rounds * weight / orders) ** 2 / (rounds * weight / orders) for each, weight in expected.items()
    )
    freedom = len(expected) - 1
    return float((sum(parts) - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("text", ["standard", "rubicon", "polish", "1847", "modern", "standard,hand=2,packets=singly"])
def test_worlds_are_equally_likely(text: str) -> None:
    rounds, checked = scaled(4000), 0
    for seed in range(40):
        seen = few_unseen(rules(text), seed)
        if seen is None:
            continue
        expected, chance = open_deals(seen), Chance(seed)
        found = Counter(hidden(worlds(seen, chance)) for _ in range(rounds))
        assert set(found) <= set(expected)
        if len(expected) > 1 and rounds > 1000:
            assert abs(chi_square(found, expected, rounds)) < 5
            assert chi_square(biased(found), expected, rounds) > 5
        checked += 1
        if checked == 2:
            break
    assert checked == 2


def biased(found: Counter[Hidden]) -> Counter[Hidden]:
    """The same with a third of every other deal given to the one before it: what the test must notice."""
    changed = Counter(found)
    deals = sorted(found, key=str)
    for one, other in zip(deals[::2], deals[1::2], strict=False):
        changed[one] += found[other] // 3
        changed[other] -= found[other] // 3
    return changed
