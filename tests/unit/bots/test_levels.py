"""The levels that err: their recipes, what they forget, and that they play alike whenever they are asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bezique.bots.levels import Fallible
from bezique.bots.memory import Luck, Memory
from bezique.bots.player import Budget, Player, player, player_names
from bezique.bots.recipes import level_names, recipe, recipes_in
from bezique.cards import CARDS, Rank, numbered_pack
from bezique.game.actions import Action, Announce, Exchange, Play
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import View, view, worlds
from bezique.lab.pairs import Contest, duplicate_rules, play_pair
from bezique.lab.statistics import estimate
from bezique.rules.load import preset_names, rules
from bezique.search.stored import FAMILIES
from tests.scale import scaled
from tests.unit.bots.sights import SEAT, position

ERRING = tuple(name for name in level_names() if recipe(name, "standard").errs)


def course(preset: str, number: int, players: list[Player]) -> Iterator[tuple[View, Action]]:
    """Each view of a deal with what was done there."""
    game = rules(preset)
    deal = Deal(game, numbered_pack(number, game.packs), number % 2)
    while (seat := deal.turn) is not None:
        seen = view(deal, seat)
        action = players[seat].choose(seen, Budget())
        yield seen, action
        deal.apply(seat, action)


# --- recipes -----------------------------------------------------------------------------------------------------


def test_there_are_eight_levels_and_each_is_a_player() -> None:
    names = ("beginner", "novice", "casual", "club", "good", "strong", "expert", "master")
    assert level_names() == names
    assert names[:5] == ERRING
    assert set(level_names()) <= set(player_names())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("club = 3", "club: a level is a table of fields, not 3"),
        ("[club]\nmemory = 3", "club: a level has a line"),
        ('[club]\nline = ""\nmemories = 3', "club.memories: there is no such field; there are line, "),
        ('[club]\nline = ""\nmemory = 3.5', "club.memory: this is a whole number from 0, not 3.5"),
        ('[club]\nline = ""\nmemory = true', "club.memory: this is a whole number from 0, not True"),
        ('[club]\nline = ""\nmemory = -1', "club.memory: this is a whole number from 0, not -1"),
        ('[club]\nline = ""\nannounces = 1', "club.announces: this is true or false, not 1"),
        ('[club]\nline = ""\noverlooks = 1.5', "club.overlooks: this is a chance from 0 to 1, not 1.5"),
        ('[club]\nline = ""\nending = "guess"', "club.ending: this is one of rule, counted, exact, not 'guess'"),
        ('[club]\nline = ""\nthreads = 0', "club.threads: this is a whole number from 1, not 0"),
        ('[club]\nline = ""\nslips = 0.5\nworlds = 9', "club.worlds: a level that errs does not look ahead"),
        ('[club]\nline = ""\nrubicon = 9', "club.rubicon: what is different for a family is a table of fields, not 9"),
        ('[club]\nline = ""\n[club.rubicon]\nslips = 2', "club.rubicon.slips: this is a chance from 0 to 1, not 2"),
        ('[club]\nline = ""\n[club.whist]\nslips = 1', "club.whist: there is no such field"),
    ],
)
def test_a_recipe_that_makes_no_sense_is_refused_with_the_place(text: str, told: str) -> None:
    with pytest.raises(ValueError, match="^" + told):
        recipes_in(text)


def test_a_family_changes_what_it_names_and_nothing_else() -> None:
    found = recipes_in('[club]\nline = "plays"\nmemory = 3\nslips = 0.5\n[club.rubicon]\nslips = 0.25')["club"]
    assert tuple(found) == FAMILIES
    assert (found["standard"].memory, found["standard"].slips) == (3, 0.5)
    assert (found["rubicon"].memory, found["rubicon"].slips) == (3, 0.25)


# --- forgetting --------------------------------------------------------------------------------------------------


def test_what_is_forgotten_stays_forgotten_and_plain_low_cards_are_at_once() -> None:
    memory = Memory(Luck(3, (0, 0, 0)), 2)
    gone, before, chance = [0] * 32, [0] * 32, Chance(1)
    for _ in range(200):
        kind = chance.below(32)
        if gone[kind] < 2:
            gone[kind] += 1
            forgotten = memory.forgotten(12, gone, trump=1)
            assert all(old <= new <= count for old, new, count in zip(before, forgotten, gone, strict=True))
            for card in CARDS:
                if card.rank < Rank.JACK and card.suit != 1:
                    assert forgotten[card] == gone[card]
            before = forgotten
    notable = [card for card in CARDS if card.rank >= Rank.JACK or card.suit == 1]
    kept = sum(gone[card] - before[card] for card in notable)
    assert 5 <= kept <= 20
    assert memory.forgotten(1000, gone, trump=1) == [0 if card in notable else gone[card] for card in CARDS]
    assert memory.forgotten(0, gone, trump=1) == gone


def test_luck_is_the_same_for_the_same_names_and_spread_evenly() -> None:
    luck = Luck(5, (0, 1))
    drawn = [luck.of(2, number) for number in range(1000)]
    assert drawn == [Luck(5, (0, 1)).of(2, number) for number in range(1000)]
    assert drawn != [Luck(5, (0, 2)).of(2, number) for number in range(1000)]
    assert abs(sum(drawn) / 1000 - 0.5) < 0.05
    assert abs(sum(number < 0.1 for number in drawn) / 1000 - 0.1) < 0.03


# --- playing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ERRING)
@pytest.mark.parametrize("preset", ["standard", "rubicon", "polish"])
def test_a_decision_hangs_on_the_view_and_the_seed_alone(preset: str, name: str) -> None:
    """A player made for this one decision, shown a deal with other hidden cards, does the same."""
    chance = Chance(2)
    for seen, action in course(preset, 3, [player(name, 8), player(name, 9)]):
        elsewhere = view(worlds(seen, chance), seen.turn)
        assert player(name, 8 + (seen.turn or 0)).choose(elsewhere, Budget()) == action
        if chance.below(100) >= scaled(100):
            break


@pytest.mark.parametrize("name", ERRING)
def test_another_seed_errs_elsewhere(name: str) -> None:
    plays = {tuple(str(done) for _, done in course("standard", 1, [player(name, n), player(name, n)])) for n in (1, 2)}
    assert len(plays) == 2


@pytest.mark.parametrize("name", ERRING)
def test_play_is_legal_under_every_preset(name: str) -> None:
    for number in range(scaled(200 // len(ERRING))):
        preset = preset_names()[number % len(preset_names())]
        for seen, action in course(preset, number, [player(name, number), player(name, number + 1)]):
            assert action in seen.actions()


def test_a_beginner_loses_to_greedy() -> None:
    contest = Contest("greedy", "beginner", duplicate_rules(rules("standard")), seed=11)
    pairs = [play_pair(contest, number) for number in range(max(20, scaled(60)))]
    assert not any(pair.faults for pair in pairs)
    assert estimate(pair.difference for pair in pairs).low > 0


def test_even_a_beginner_takes_a_ten_with_the_ace() -> None:
    deal = position("AC 7S 8S 9S JH JC 7H 8H", led="10C", tricks=3)
    for seed in range(20):
        assert player("beginner", seed).choose(view(deal, SEAT), Budget()) == Play(CARDS[31])


def test_what_is_overlooked_is_not_scored_and_the_rest_is() -> None:
    deal = position("KH QH KS QS 7C 8C 9C JC", stage="window", tricks=4)
    done = [str(player("beginner", seed).choose(view(deal, SEAT), Budget())) for seed in range(60)]
    assert len(set(done)) == 3
    assert "score marriage hearts" in set(done) or len({word for word in done if word.startswith("score")}) == 2


def test_those_who_do_not_announce_never_do() -> None:
    for name in ("beginner", "novice", "casual"):
        assert not recipe(name, "standard").announces
        for _, action in course("modern", 4, [player(name, 1), player(name, 2)]):
            assert not isinstance(action, Announce)


def test_the_seven_is_overlooked_as_often_as_the_recipe_says() -> None:
    deal = position("7D KS 8S 9S JC 8C 9C 8H", turn_up="AD", stage="window", tricks=4)
    assert Exchange() in deal.actions()
    seen = view(deal, SEAT)
    answers = [player("beginner", seed).choose(seen, Budget()) for seed in range(100)]
    share = sum(answer == Exchange() for answer in answers) / 100
    assert abs(share - (1 - recipe("beginner", "standard").overlooks_seven)) < 0.2


def test_only_a_level_that_errs_is_a_player_that_does() -> None:
    for name in level_names():
        assert isinstance(player(name), Fallible) == (name in ERRING)
