"""Six and eight packs by hand: the dealer lifts cards off the pack, and the other guesses how many."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from bezique.cli.by_hand import ByHand
from bezique.cli.sitting import Sitting
from bezique.game.actions import Play
from bezique.game.events import Reason, Scored
from bezique.record import DealsFirst, NewDeal, Recorder, faults, header, replay
from bezique.rules.load import rules
from bezique.seats import Seat
from tests.unit.cli.scripted import Script


def sat_down(path: Path, typed: Iterable[str], *, dealer: Seat, chosen: str = "six-pack", whole: bool = False) -> str:
    """What South is told who types this, and then, for a `whole` deal, plays lawfully to its end."""
    script = Script(typed)
    if path.exists():
        recorder = Recorder.resume(path)
    else:
        of = rules(chosen)
        recorder = Recorder.new(path, header(of, South="Ann", North="Computer (greedy)", Laws=str(of.laws)))
        recorder.append(DealsFirst(dealer))
    with recorder, suppress(EOFError):
        game = ByHand(Sitting(recorder, Seat.SOUTH), "greedy", script.ask, script.tell, code=str(rules(chosen).laws))
        if whole:
            script.answer = lambda _: lawful(game)
        game.run()
    return script.text


def lawful(game: ByHand) -> str:
    """The next lawful act, nothing being declared; goes when the deal is scored."""
    table = game.table
    if table is None or table.over:
        raise EOFError
    deal = table.deal
    if deal is None or deal.over:
        return ""
    if deal.stage == "window" and deal.phase == 1:
        return "draw"
    return next((str(each) for each in deal.actions() if isinstance(each, Play)), "done")


def lifted(path: Path) -> tuple[list[tuple[int | None, int | None]], dict[tuple[Seat, Reason], int]]:
    """What the record says was lifted and guessed for each deal, and what that earned."""
    text = path.read_text("utf-8")
    assert faults(text) == []
    with Recorder.resume(path) as recorder:
        bodies = [line.body for line in recorder.record.lines]
        steps = list(replay(recorder.record))
    earned = {
        (event.seat, event.reason): event.points
        for step in steps
        for event in step.events
        if isinstance(event, Scored) and event.reason in (Reason.LIFT, Reason.GUESS)
    }
    return [(body.lift, body.guess) for body in bodies if isinstance(body, NewDeal)], earned


@pytest.fixture
def _twelve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lifts or takes cards for so many hits the middle: as many as are dealt."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: 12 if most == 25 else 0)


@pytest.mark.usefixtures("_twelve")
@pytest.mark.parametrize(("chosen", "number"), [("six-pack", 24), ("eight-pack", 30)])
def test_the_person_lifts_and_the_computer_guesses(tmp_path: Path, chosen: str, number: int) -> None:
    path = tmp_path / "game"
    told = sat_down(path, ["lift", ""], dealer=Seat.SOUTH, chosen=chosen)

    assert f"North guesses {number}; you lifted {number}." in told
    assert lifted(path) == ([(number, number)], {(Seat.SOUTH, Reason.LIFT): 250, (Seat.NORTH, Reason.GUESS): 150})


@pytest.mark.usefixtures("_twelve")
@pytest.mark.parametrize(
    ("guess", "kept", "told"),
    [
        ("guess 24", 24, "You guess 24; North lifted 24."),
        ("23", 23, "You guess 23; North lifted 24."),
        ("", None, "North lifted 24."),
    ],
)
def test_the_computer_lifts_and_the_person_guesses(tmp_path: Path, guess: str, kept: int | None, told: str) -> None:
    path = tmp_path / "game"
    assert told in sat_down(path, [guess], dealer=Seat.NORTH)

    deals, earned = lifted(path)
    assert deals == [(24, kept)]
    assert earned.get((Seat.SOUTH, Reason.GUESS), 0) == (150 if kept == 24 else 0)


def test_nobody_chooses_how_many_he_lifts_and_cards_are_lifted_once(tmp_path: Path) -> None:
    told = sat_down(tmp_path / "game", ["lift 24", "lift", "lift", "guess 24", "deal", "guess 24"], dealer=Seat.SOUTH)

    assert "Nobody can lift so many cards exactly: type lift alone." in told
    assert "he cards are not dealt yet" in told
    assert "he one who does not deal guesses" in told
    assert "ards are dealt already" in told


def test_a_deal_without_lifting_earns_nobody_anything(tmp_path: Path) -> None:
    path = tmp_path / "game"
    sat_down(path, ["deal"], dealer=Seat.SOUTH)

    assert lifted(path) == ([(None, None)], {})


def test_where_nothing_is_lifted_it_is_said(tmp_path: Path) -> None:
    told = sat_down(tmp_path / "game", ["guess 24", "lift"], dealer=Seat.SOUTH, chosen="rubicon")

    assert "o cards are lifted" in told
    assert "he cards are not dealt yet" in told


@pytest.mark.usefixtures("_twelve")
def test_a_game_that_was_left_after_the_lift_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game"
    sat_down(path, [], dealer=Seat.NORTH)
    assert "How many are they?" in sat_down(path, [], dealer=Seat.NORTH)
    told = sat_down(path, ["24"], dealer=Seat.NORTH, whole=True)

    assert "The deal is over" in told
    deals, earned = lifted(path)
    assert deals == [(24, 24)]
    assert earned == {(Seat.NORTH, Reason.LIFT): 250, (Seat.SOUTH, Reason.GUESS): 150}
