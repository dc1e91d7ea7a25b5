"""The menu, the reason for what is not on it, and the act are one (laws of the deal, for every preset)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bezique.cards import CARDS, card, ordered_pack
from bezique.errors import IllegalAction
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score, Show, action
from bezique.game.deal import Deal
from bezique.game.refusal import Refusal
from bezique.game.view import view
from bezique.rules.combination import Combination
from bezique.rules.load import preset_names, rules
from bezique.rules.model import FoursSuits, Rules
from bezique.seats import Seat
from bezique.words import arguments, refusal_codes
from tests.scale import scaled
from tests.strategies import any_rules

WINDOW = range(64, 128)
DONE = 95

EVERY_ACTION: tuple[Action, ...] = (
    *(kind(name, sort) for kind in (Play, Choose) for name in CARDS for sort in range(3)),
    *(kind(item) for kind in (Score, Announce) for item in Combination),
    Exchange(),
    Show(),
    Done(),
)


def new_deal(chosen: Rules, chance: random.Random) -> Deal:
    pack = ordered_pack(chosen.packs)
    chance.shuffle(pack)
    barred = None if chosen.trump_repeat else chance.choice((None, 0, 1, 2, 3))
    return Deal(chosen, pack, chance.randrange(2), barred_trump=barred)


def liked(choices: Sequence[int], chance: random.Random) -> int:
    """Mostly a declaration where there is one, sometimes a card from the table."""
    declarations = [number for number in choices if number in WINDOW and number != DONE]
    if declarations and chance.random() < 0.8:
        return chance.choice(declarations)
    low = [number for number in choices if number % 8 < 3 and number < 32]
    return chance.choice(low if low and chance.random() < 0.6 else choices)


def positions(chosen: Rules, chance: random.Random, number: int) -> Iterator[Deal]:
    """About so many positions of a random deal, those where cards are chosen more often, and its end."""
    deal = new_deal(chosen, chance)
    share = number / (2 * chosen.pack_size)
    while not deal.over:
        if chance.random() < (5 * share if deal.stage == "choose" else share):
            yield deal
        deal.take(liked(deal.choices(), chance))
    yield deal


def check_seat(deal: Deal, seat: Seat, actions: Sequence[Action]) -> None:
    """Refusal, menu and act agree on these actions of one seat, in the deal and in what the seat sees of it."""
    before, seen = deal.key(), view(deal, seat)
    menu = deal.choices() if deal.turn == seat else []
    for done in actions:
        refusal = deal.refusal(seat, done)
        assert (refusal is None) == (deal.number(done) in menu), done
        assert seen.refusal(done) == refusal
        if refusal is None:
            deal.copy().apply(seat, done)
            continue
        assert refusal.code in refusal_codes()
        assert set(arguments(refusal.code)) <= set(refusal.args)
        assert refusal.source == deal.rules.source(refusal.key)
        assert str(refusal).isprintable()
        with pytest.raises(IllegalAction) as refused:
            deal.apply(seat, done)
        assert refused.value.refusal == refusal
    assert deal.key() == before


def check(chosen: Rules, chance: random.Random, number: int, actions: int) -> None:
    for deal in positions(chosen, chance, number):
        for seat in Seat:
            check_seat(deal, seat, chance.sample(EVERY_ACTION, actions if deal.turn == seat else 2))


def held(deal: Deal, name: str) -> int:
    """How many cards of that kind, or of that rank, the seat to act could declare."""
    standing = deal.layout().standings[deal.acting]
    concealed = () if deal.rules.reuse.is_polish else standing.hand
    own = [*concealed, *(laid.card for laid in standing.table)]
    return sum(name in {str(one), str(one.rank)} for one in own)


def needed(deal: Deal, item: Combination) -> int:
    """How many cards of each kind, or of the rank, a combination asks for."""
    if item.rank is None:
        return 1 if item < Combination.BEZIQUE else item - Combination.BEZIQUE + 1
    if item >= Combination.FOUR_TRUMP_JACKS:
        return 4 if item < Combination.FIVE_TRUMP_JACKS else 5
    return 1 if deal.rules.fours_suits is FoursSuits.ONE_OF_EACH else 4


def check_names(deal: Deal, refusal: Refusal, done: Action) -> None:
    """The cards that a refusal names are where it says, and what it advises is allowed."""
    args = {name: value for name, value in refusal.args.items() if isinstance(value, list)}
    assert all(args.values())
    advised = [Play(card(name)) for name in args.get("allowed", ())]
    if refusal.code in {"choosing", "cannot_serve"}:
        advised = [action(f"choose {name}") for name in args["cards"]]
    assert [told for told in advised if deal.refusal(deal.acting, told) is not None] == []
    for name in args.get("missing", ()):
        assert isinstance(done, Score | Announce)
        assert held(deal, name) + args["missing"].count(name) == needed(deal, done.combination)
    if deal.stage == "window":
        table = Counter(str(laid.card) for laid in deal.layout().standings[deal.acting].table)
        assert Counter(args.get("cards", ())) <= table


@settings(max_examples=max(5, scaled(60)))
@given(chosen=any_rules(), seed=st.integers(0, 1 << 32))
def test_what_a_refusal_names_is_so(chosen: Rules, seed: int) -> None:
    chance = random.Random(seed)
    for deal in positions(chosen, chance, 4):
        for done in EVERY_ACTION:
            refusal = None if deal.over else deal.refusal(deal.acting, done)
            if refusal is not None:
                check_names(deal, refusal, done)


@pytest.mark.parametrize("name", preset_names())
def test_an_action_is_refused_exactly_when_it_is_not_on_the_menu(name: str) -> None:
    chance = random.Random(f"menus {name}")

    check(rules(name), chance, max(4, scaled(16)), len(EVERY_ACTION))


@settings(max_examples=max(5, scaled(60)))
@given(chosen=any_rules(), seed=st.integers(0, 1 << 32))
def test_the_same_under_any_rules(chosen: Rules, seed: int) -> None:
    check(chosen, random.Random(seed), 4, 60)


@settings(max_examples=max(5, scaled(40)))
@given(chosen=any_rules(), seed=st.integers(0, 1 << 32))
def test_a_number_is_taken_exactly_when_it_is_on_the_menu(chosen: Rules, seed: int) -> None:
    chance = random.Random(seed)
    for deal in positions(chosen, chance, 6):
        menu, before = deal.choices(), deal.key()
        for number in chance.sample(range(-2, 260), 40):
            if number in menu:
                deal.copy().take(number)
                continue
            with pytest.raises(IllegalAction) as refused:
                deal.take(number)
            assert str(refused.value)
        assert deal.key() == before
