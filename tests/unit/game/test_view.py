"""What a view adds up for players: the cards that are unseen, and what could be declared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bezique.cards import CARDS, numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import preset_names, rules
from bezique.seats import Seat, next_seat


def random_course(preset: str, number: int) -> Iterator[Deal]:
    """A deal at every turn of random play."""
    game, chance = rules(preset), Chance(number)
    deal = Deal(game, numbered_pack(number, game.packs), number % 2)
    while not deal.over:
        yield deal
        deal.take_random(chance)


@pytest.mark.parametrize("preset", preset_names())
def test_unseen_are_the_cards_of_the_stock_and_those_concealed_in_the_other_hand(preset: str) -> None:
    for deal in random_course(preset, 3):
        layout = deal.layout()
        for seat in Seat:
            hidden = Counter((*layout.stock, *layout.standings[next_seat(seat)].hand))
            assert view(deal, seat).unseen() == [hidden[card] for card in CARDS]


def test_a_spectator_has_not_seen_either_hand() -> None:
    deal = Deal(rules("standard"), numbered_pack(1, 2), 0)
    assert sum(view(deal, None).unseen()) == 63


@pytest.mark.parametrize("preset", preset_names())
def test_tables_and_sevens_shown_are_those_of_the_layout(preset: str) -> None:
    for deal in random_course(preset, 8):
        seen = view(deal, Seat.SOUTH)
        assert seen.tables == seen.layout().standings.map(lambda own: own.table)
        assert seen.sevens_shown == seen.layout().standings.map(lambda own: own.paid)


@pytest.mark.parametrize("preset", preset_names())
def test_whoever_has_just_won_sees_the_window_that_is_open(preset: str) -> None:
    windows = 0
    for deal in random_course(preset, 5):
        now = deal.layout()
        begun = now.scored or now.announced or now.seven_shown or now.fed_sets or now.picked_up is not None
        if deal.stage == "window" and not begun:
            seen = view(deal, deal.turn)
            assert seen.having_won().actions() == seen.actions()
            windows += 1
    assert windows > 5


@pytest.mark.parametrize("preset", ["standard", "rubicon", "polish"])
def test_asking_what_could_be_declared_leaves_the_view_alone(preset: str) -> None:
    for deal in random_course(preset, 2):
        if deal.stage == "play" and deal.phase == 1:
            seen, same = view(deal, deal.turn), view(deal, deal.turn)
            window = seen.having_won()
            assert (window.stage, window.turn) == ("window", deal.turn)
            assert seen == same


@pytest.mark.parametrize("preset", preset_names())
def test_a_view_that_forgets_tells_less_and_nothing_else(preset: str) -> None:
    """Everything forgotten counts as unseen; the seat's own cards and its menu are as before; the real view too."""
    chance = Chance(4)
    for deal in random_course(preset, 6):
        seen = view(deal, deal.turn)
        layout, played, unseen = seen.layout(), seen.played(), seen.unseen()
        assert played == [Counter(layout.gone)[card] for card in CARDS]
        cards = [chance.below(count + 2) for count in played]
        table = bool(chance.below(2))
        left = seen.forgetting(cards, table=table)
        me, her = seen.turn, next_seat(seen.turn)
        away = Counter(laid.card for laid in seen.tables[her])
        hidden = Counter(dict.fromkeys(away, 0)) if not table or seen.rules.reuse.is_polish else away
        more = [min(count, played[card]) + hidden[card] for card, count in zip(CARDS, cards, strict=True)]
        assert left.unseen() == [before + added for before, added in zip(unseen, more, strict=True)]
        assert left.choices() == seen.choices()
        assert left.layout().standings[me] == layout.standings[me]
        assert left.hand_size(her) == seen.hand_size(her)
        assert set(left.layout().standings[her].known) <= set(layout.standings[her].known)
        assert seen.layout() == layout
        world = worlds(left, chance)
        held = world.layout().standings
        assert len(held[her].hand) + len(held[her].table) >= seen.hand_size(her)
        assert world.choices() == seen.choices()
