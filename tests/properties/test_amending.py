"""What holds of every deal after any amendments, under every set of rules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from bezique.cards import ordered_pack
from bezique.errors import BadAmendment, IllegalAction
from bezique.game.amendments import Amendment, amendment
from bezique.game.arrange import arrange
from bezique.game.books import audit
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import Event, Scored, events_for
from bezique.game.position import position, read_view, write_position
from bezique.game.position.writer import write_view
from bezique.game.view import view, worlds
from bezique.record.happenings import write_event
from bezique.rules.load import preset, preset_names
from bezique.rules.model import Rules
from bezique.seats import Seat
from tests.amending import any_amendment
from tests.scale import scaled

PRESETS = pytest.mark.parametrize("name", preset_names())
OFTEN = 0.25
"""How often somebody errs."""


def dealt(rules: Rules, rng: Random) -> Deal:
    """A deal from a shuffled pack; in every other one play can stop at the target."""
    pack = ordered_pack(rules.packs)
    rng.shuffle(pack)
    before = (rules.target - 300, 0) if rules.target > 300 and rng.random() < 0.5 else None
    return Deal(rules, pack, rng.randrange(2), before=before)


def moments(deal: Deal, rng: Random) -> Iterator[tuple[tuple[Event, ...], Amendment | None]]:
    """Actions and amendments until the deal is over, with their events."""
    for _ in range(3000):
        if deal.over:
            return
        if rng.random() < OFTEN:
            change = any_amendment(deal, rng)
            before = deal.copy()
            try:
                yield deal.amend(change), change
            except BadAmendment:
                assert deal == before
        else:
            assert deal.turn is not None
            yield deal.apply(deal.turn, rng.choice(deal.actions())), None
    raise AssertionError("the deal does not end")


@PRESETS
def test_cards_and_points_are_in_order_and_the_deal_ends(name: str) -> None:
    for seed in range(scaled(3)):
        rng = Random(seed)
        deal = dealt(preset(name).rules, rng)
        sums = [0, 0]
        count(sums, deal.opening)
        for events, change in moments(deal, rng):
            audit(deal)
            count(sums, events)
            assert sums == list(deal.scores)
            assert change is None or amendment(str(change)) == change


def count(sums: list[int], events: tuple[Event, ...]) -> None:
    """Add the points of some events."""
    for event in events:
        if isinstance(event, Scored):
            sums[event.seat] += event.points


@PRESETS
def test_a_refusal_is_there_exactly_when_an_action_is_illegal(name: str) -> None:
    for seed in range(scaled(1)):
        rng = Random(seed)
        deal = dealt(preset(name).rules, rng)
        for _ in moments(deal, rng):
            if deal.turn is None:
                continue
            other = deal.copy()
            menu = deal.actions()
            numbers = rng.sample(range(192), 12)
            for number in numbers:
                try:
                    action = deal.action(number)
                except ValueError:
                    continue
                assert (deal.refusal(deal.turn, action) is None) == (action in menu)
                if deal.refusal(deal.turn, action) is not None:
                    with pytest.raises(IllegalAction):
                        other.apply(deal.turn, action)
            assert other == deal


@PRESETS
def test_a_deal_is_what_its_layout_says(name: str) -> None:
    for seed in range(scaled(1)):
        rng = Random(seed)
        deal = dealt(preset(name).rules, rng)
        for _ in moments(deal, rng):
            again = arrange(deal.rules, deal.layout())
            assert again == deal
            assert again.choices() == deal.choices()
            assert position(write_position(deal)) == deal


@PRESETS
def test_a_view_hides_what_is_hidden_and_its_worlds_fit_it(name: str) -> None:
    for seed in range(scaled(1)):
        rng = Random(seed)
        deal = dealt(preset(name).rules, rng)
        for _ in moments(deal, rng):
            for seat in Seat:
                seen = view(deal, seat)
                world = worlds(seen, Chance(seed))
                audit(world)
                assert view(world, seat) == seen
                assert read_view(write_view(seen)) == seen


@PRESETS
def test_two_deals_that_a_seat_cannot_tell_apart_give_it_the_same_events(name: str) -> None:
    for seed in range(scaled(1)):
        rng = Random(seed)
        deal = dealt(preset(name).rules, rng)
        seat = Seat(rng.randrange(2))
        for _ in moments(deal, rng):
            if deal.over or deal.turn == seat or rng.random() < 0.5:
                continue
            world = worlds(view(deal, seat), Chance(seed))
            change = any_amendment(deal, rng)
            real, imagined = tried(deal.copy(), change), tried(world, change)
            if real is not None and imagined is not None:
                assert shape(real, seat) == shape(imagined, seat)


def shape(events: tuple[Event, ...], seat: Seat) -> list[str]:
    """What a seat sees, whichever the cards are."""
    return [re.sub(r"\b(10|[789JQKA])[SHDC]\b", "x", write_event(event)) for event in events_for(events, seat)]


def tried(deal: Deal, change: Amendment) -> tuple[Event, ...] | None:
    """The events of an amendment; None where it cannot be."""
    try:
        return deal.amend(change)
    except BadAmendment:
        return None


@PRESETS
def test_what_was_done_is_done_again_by_the_same_steps(name: str) -> None:
    for seed in range(scaled(1)):
        rng = Random(seed)
        deal = dealt(preset(name).rules, rng)
        first = deal.copy()
        done: list[tuple[Seat | None, object]] = []
        told: list[tuple[Event, ...]] = []
        for _ in range(1000):
            if deal.over:
                break
            if rng.random() < OFTEN:
                change = any_amendment(deal, rng)
                events = tried(deal, change)
                if events is None:
                    continue
                done.append((None, change))
            else:
                assert deal.turn is not None
                action = rng.choice(deal.actions())
                done.append((deal.turn, action))
                events = deal.apply(deal.turn, action)
            told.append(events)
        for (seat, step), events in zip(done, told, strict=True):
            again = first.amend(step) if seat is None else first.apply(seat, step)  # type: ignore[arg-type]
            assert again == events
        assert first == deal


# --- compiled and interpreted ----------------------------------------------------------------------------------


def digest(name: str) -> str:
    """What a deal of a set of rules tells, shows and offers at each moment, as one number."""
    rng = Random(name)
    deal = dealt(preset(name).rules, rng)
    found = sha256()
    for events, change in moments(deal, rng):
        lines = [str(change), *map(write_event, events), write_position(deal), str(deal.choices())]
        lines += [write_view(view(deal, seat)) for seat in Seat]
        found.update("\n".join(lines).encode())
    return found.hexdigest()


def test_the_core_amends_the_same_compiled_and_interpreted() -> None:
    names = preset_names()
    script = f"from tests.properties.test_amending import digest\nfor name in {names}:\n    print(digest(name))"
    other = {**os.environ, "BEZIQUE_PURE": "" if os.environ.get("BEZIQUE_PURE") else "1"}
    run = subprocess.run([sys.executable, "-c", script], env=other, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [digest(name) for name in names]
