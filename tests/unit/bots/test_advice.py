"""Advice: candidates with what they bring, and a sentence that says why."""

from __future__ import annotations

import json

import pytest

from bezique.bots.advice import Advice, Candidate, advise, as_data, compared
from bezique.bots.anchors import Greedy
from bezique.bots.player import Budget
from bezique.bots.reasons.contrast import contrast
from bezique.bots.reasons.fact import Fact
from bezique.bots.reasons.outcomes import Ground
from bezique.bots.solving import Solver
from bezique.bots.wording import Reason, said
from bezique.game.actions import Play, action
from bezique.game.chance import Chance
from bezique.game.position import position
from bezique.game.view import View, view, worlds
from bezique.lab.suite import decisions
from bezique.rules.load import preset_names
from bezique.seats import Seat
from tests.scale import scaled
from tests.unit.bots.test_facts import sights

FEW = Budget(worlds=8)
LAST = "trump H\nstock none\nturn South\nSouth hand KH AS 10S\nNorth hand 8H 7C 9C"
TEN_LED = "turn-up 9H\ntricks 4\nturn South\nled 10S\nSouth hand AS 7D 8D 9C JC KC QD KH"


def seen(text: str) -> View:
    deal = position(text)
    return view(deal, deal.turn)


def advice(text: str, budget: Budget = FEW, asked: str | None = None) -> Advice:
    return advise(seen(text), budget, asked=None if asked is None else action(asked))


def sound(told: Advice) -> None:
    """Every sentence is one, and it names what is advised; the candidates are the menu, the best first."""
    said = told.sentence()
    assert said.endswith(".")
    assert said[0].isupper()
    assert "  " not in said
    assert ": it ." not in said
    assert sorted(one.number for one in told.candidates) == sorted(told.view.choices())
    valued = [one for one in told.candidates if one.value is not None]
    assert told.candidates[: len(valued)] == tuple(valued)
    assert all(one.behind >= 0 and one.error >= 0 for one in valued)
    assert told.reason.best[0] == told.best.action
    json.dumps(as_data(told))


@pytest.mark.parametrize("preset", preset_names())
def test_every_decision_of_every_game_gets_a_sentence(preset: str) -> None:
    for place in sights(preset, scaled(8), seed=3):
        sound(advise(place, Budget(worlds=3)))


@pytest.mark.parametrize("one", decisions(), ids=str)
def test_every_decision_of_the_suite_gets_a_sentence(one: object) -> None:
    deal = one.deal()  # type: ignore[attr-defined]
    sound(advise(view(deal, deal.turn), Budget(worlds=3)))


def test_the_last_tricks_are_exact() -> None:
    told = advice(LAST)
    assert told.exact
    assert [(str(one.action), one.value, one.behind, one.error) for one in told.candidates] == [
        ("KH", 30.0, 0.0, 0.0),
        ("10S", 10.0, 20.0, 0.0),
        ("AS", 10.0, 20.0, 0.0),
    ]
    assert told.best.action == Solver(Greedy(0)).choose(seen(LAST), FEW)
    assert "20 points more than the ten of spades" in told.sentence()


def test_searched_candidates_have_an_error_and_the_worlds_that_were_looked_at() -> None:
    told = advice(TEN_LED, Budget(worlds=40))
    assert not told.exact
    assert told.best.action == action("AS")
    assert told.best.error == 0
    assert told.best.worlds > 0
    assert all(one.error > 0 for one in told.candidates[1:] if one.value is not None)
    assert told.sentence() == "Play the ace of spades: it takes the ten of spades and brings in a second brisque."


def test_the_chance_to_win_the_game_goes_with_the_points() -> None:
    told = advice(f"{TEN_LED}\nSouth before 500\nNorth before 400", Budget(worlds=40))
    chances = [one.chance for one in told.candidates if one.value is not None]
    assert all(chance is not None and 0 < chance < 1 for chance in chances)
    assert chances == sorted(chances, reverse=True)
    ahead = advice(f"{TEN_LED}\nSouth before 900\nNorth before 400", Budget(worlds=40)).best.chance
    behind = advice(f"{TEN_LED}\nSouth before 400\nNorth before 900", Budget(worlds=40)).best.chance
    assert ahead is not None
    assert behind is not None
    assert ahead > 0.5 > behind


def test_an_action_that_is_asked_about_is_compared_with_the_best() -> None:
    told = advice(TEN_LED, Budget(worlds=60), asked="KC")
    assert told.asked is not None
    assert told.asked.action == action("KC")
    assert told.sentence().startswith("Play the ace of spades rather than the king of clubs: it ")
    assert told.reason.other == action("KC")


def test_a_candidate_that_dropped_out_runs_again_when_it_is_asked_about() -> None:
    plain = {str(one.action): one for one in advice(TEN_LED, Budget(worlds=60)).candidates}
    told = advice(TEN_LED, Budget(worlds=60), asked="KH")
    assert told.asked is not None
    assert told.asked.worlds >= plain["KH"].worlds
    assert told.asked.error < 5
    assert [one.behind for one in told.candidates] == sorted(one.behind for one in told.candidates)


def test_asking_about_the_best_gives_the_plain_reason() -> None:
    assert advice(TEN_LED, asked="AS").sentence() == advice(TEN_LED).sentence()


def test_cards_that_come_to_the_same_are_told_together() -> None:
    told = advice("trump S\nstock none\nturn South\nSouth hand 7S 8C\nNorth hand 9H 9D")
    assert told.sentence() == "Lead the seven of spades or the eight of clubs: everything comes to the same here."
    assert [one.like_best for one in told.candidates] == [False, True]


def test_what_is_said_of_several_is_true_of_each_of_them() -> None:
    """A ten that cannot be beaten is not the reason for a seven which comes to the same."""
    for preset in preset_names():
        for place in sights(preset, scaled(12), seed=21):
            told, ground = advise(place, Budget(worlds=3)), Ground(place)
            first, *alike = (ground.outcome(place.number(one)) for one in told.reason.best)
            for fact in told.reason.facts if told.reason.code != "advice.close_other" else ():
                for one in alike:
                    assert fact.key not in {missed.key for missed in contrast(ground, first, one)}


def close(told: Advice, code: str, *cards: str) -> str:
    reason = Reason(code, tuple(action(one) for one in cards[:-1]), action(cards[-1]), FACTS.get(code, ()))
    return said(told.view, reason)


FACTS = {
    "advice.close_both": (Fact("unbeatable", 4.0),),
    "advice.close_other": (Fact("saves_trump", 4.0, None, {"card": "7H"}),),
}


def test_where_several_are_too_close_to_call_the_words_fit_any_number_of_them() -> None:
    told = advice("turn-up 9H\nturn South\nSouth hand AS 7D 8D 9C JC KC QD KH")
    assert close(told, "advice.close_both", "7D", "8D", "9C", "JC") == (
        "Lead the seven or eight of diamonds or the nine of clubs, or the jack of clubs: "
        "too close to call, and each cannot be beaten."
    )
    assert close(told, "advice.close_other", "7D", "8D") == (
        "Lead the seven of diamonds, or the eight of diamonds: too close to call, but the latter saves the seven of "
        "hearts, a trump."
    )
    assert close(told, "advice.close_call", "7D", "8D").endswith(
        ": too close to call: nothing speaks for one against another, and none comes out clearly ahead when the next "
        "tricks are tried out."
    )


@pytest.mark.parametrize(
    ("ground", "why"),
    [
        ("turn-up 9H\nSouth before 880\nSouth score 40", "brings you to the 1000 points of the game"),
        ("rules rubicon\ntrump H\nSouth score 900", "brings you over the line of 1000, which saves you"),
    ],
)
def test_the_line_that_decides_is_named(ground: str, why: str) -> None:
    place = seen(f"{ground}\ntricks 10\nturn South\nstage window\nSouth hand AS AH AD AC KC QC 7S ...")
    assert why in said(place, compared(place, action("score four-aces"), action("score marriage-C")))


def test_where_there_is_no_choice_it_is_said() -> None:
    told = advice("trump S\nstock none\nturn South\nSouth hand 7S\nNorth hand 9H")
    assert told.sentence() == "Lead the seven of spades: there is no other choice."


def test_close_candidates_are_called_so() -> None:
    close = Candidate(0, Play(action("7S").card), 10.0, 1.0, 2.0)  # type: ignore[union-attr]
    assert close.close
    assert not Candidate(0, close.action, 10.0, 9.0, 2.0).close
    assert not Candidate(0, close.action, 10.0, 0.0, 0.0).close
    assert not Candidate(0, close.action).close


def test_nothing_to_decide_is_refused() -> None:
    with pytest.raises(ValueError, match="North has nothing to decide here"):
        advise(view(position(TEN_LED), Seat.NORTH))
    with pytest.raises(ValueError, match="a spectator has nothing to decide here"):
        advise(view(position(TEN_LED), None))
    with pytest.raises(ValueError, match="KS cannot be done here"):
        advice(TEN_LED, asked="KS")


def test_hidden_cards_never_change_advice() -> None:
    for preset in ("standard", "rubicon", "polish"):
        for place in sights(preset, scaled(6), seed=8):
            told = {
                json.dumps(as_data(advise(view(worlds(place, Chance(seed)), place.seat), Budget(worlds=3), seed=1)))
                for seed in range(3)
            }
            assert len(told) == 1


# --- complaints about computer players, by the number of a list of such complaints --------------------------------


PAIRS = "QS QS JD JD"


@pytest.mark.parametrize("led", [None, "KC", "9S", "10D"])
def test_35_a_hint_never_breaks_the_best_combination(led: str | None) -> None:
    line = "" if led is None else f"\nled {led}"
    for rest in ("7C 8S KD AC", "9C 7D 8H KH", "7H 9S JC QC"):
        told = advice(f"turn-up 9H\ntricks 6\nturn South{line}\nSouth hand {PAIRS} {rest}", Budget(worlds=60))
        assert isinstance(told.best.action, Play)
        assert str(told.best.action.card) not in PAIRS.split()


def test_34_a_hint_takes_a_ten_with_a_spare_ace_and_says_so() -> None:
    for suit in "SDC":
        other = "C" if suit != "C" else "D"
        hand = f"A{suit} A{suit} 7{other} 8{other} 9{other} KH QH 7S"
        told = advice(f"turn-up 9H\ntricks 6\nturn South\nled 10{suit}\nSouth hand {hand}", Budget(worlds=60))
        assert str(told.best.action) == f"A{suit}"
        assert "takes the ten of " in told.sentence()


def test_56_advice_is_explained_and_forced_moves_cost_nothing() -> None:
    """Every candidate that has a value says how far it is behind and how sure that is; a forced one has none."""
    told = advice("trump S\nstock none\nturn South\nSouth hand 7S\nNorth hand 9H")
    assert told.best.value is None
    assert told.best.behind == 0
    assert told.reason.facts == ()
