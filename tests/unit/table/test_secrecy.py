"""What a seat and those who look on are sent is the same for all deals that they cannot tell apart, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from bezique import Seat, preset_names, shuffled_pack
from bezique.errors import BadRecord, BrokenInvariant
from bezique.game.deal import Deal
from bezique.record import Act, Body, Line, NewDeal, Record, Replay, read_line, seen_by
from bezique.table.room import Room
from bezique.table.setup import Setup

VIEWERS = (Seat.SOUTH, Seat.NORTH, None)
LANGUAGES: dict[str, str] = {"South": "de", "North": "fr", "watching": "en"}
NAMES = {Seat.SOUTH: "South", Seat.NORTH: "North", None: "watching"}
PACKS_TRIED, ACTS = 100, 10


def setup_of(rules: str) -> Setup:
    return Setup(against="friend", rules=rules, name="Ann", friend="Bob", memory="full", dealer="North")


def played(rules: str, rng: random.Random) -> list[Body]:
    """The beginning of a deal, at random; those who may declare do so mostly."""
    room = Room.new("a", setup_of(rules))
    replay = Replay(room.game.header)
    first = read_line(room.opening().lines[0]).body
    pack = shuffled_pack(room.game.rules.packs)
    rng.shuffle(pack)
    bodies: list[Body] = []
    deal_line = NewDeal(1, Seat.NORTH, tuple(pack))
    for body in (first, deal_line):
        assert body is not None
        replay.step(Line(body))
        bodies.append(body)
    for _ in range(ACTS + rng.randrange(ACTS)):
        deal = replay.deal
        if not isinstance(deal, Deal) or deal.turn is None:
            break
        menu = deal.actions()
        body = Act(deal.turn, menu[0] if rng.random() < 0.5 and deal.stage != "play" else rng.choice(menu))
        replay.step(Line(body))
        bodies.append(body)
    return bodies


def others(bodies: list[Body], viewer: Seat | None, rules: str, rng: random.Random) -> Iterator[list[Body]]:
    """The same actions in other deals that look the same to the viewer, as far as records tell."""
    header = Room.new("a", setup_of(rules)).game.header
    real = seen_by(Record(header, tuple(map(Line, bodies))), viewer)
    begun = next(body for body in bodies if isinstance(body, NewDeal))
    assert begun.pack is not None
    pack = list(begun.pack)
    for _ in range(PACKS_TRIED):
        one, other = rng.randrange(2 * header.rules.hand), rng.randrange(len(pack))  # a card dealt, and any other
        if pack[one] == pack[other]:
            continue
        changed = list(pack)
        changed[one], changed[other] = pack[other], pack[one]
        found = [replace(body, pack=tuple(changed)) if body is begun else body for body in bodies]
        try:
            same = seen_by(Record(header, tuple(map(Line, found))), viewer) == real
        except (BadRecord, BrokenInvariant):
            continue
        if same:
            yield found


def sent(bodies: list[Body], rules: str) -> tuple[bytes, ...]:
    """All that each viewer is sent, in one piece."""
    room = Room.new("a", setup_of(rules))
    room.present(None, 2, 0.0)
    for name, language in LANGUAGES.items():
        room.speak(None if name == "watching" else name, (language,))
    got: dict[str, list[bytes]] = {name: [] for name in NAMES.values()}
    for body in bodies:
        for audience, message in room.do(body).sent:
            got[audience].append(msgspec.json.encode(message))
        for viewer in VIEWERS:
            table = room.table(None if viewer is None else "South" if viewer is Seat.SOUTH else "North")
            got[NAMES[viewer]].append(msgspec.json.encode(table))
    return tuple(b"\n".join(got[NAMES[viewer]]) for viewer in VIEWERS)


@pytest.mark.parametrize("rules", preset_names())
def test_nothing_sent_depends_on_what_a_viewer_cannot_know(rules: str) -> None:
    rng = random.Random(rules)
    bodies = played(rules, rng)
    real = sent(bodies, rules)
    compared = 0
    for place, viewer in enumerate(VIEWERS):
        for other in others(bodies, viewer, rules, rng):
            told = sent(other, rules)
            assert told[place] == real[place]
            compared += told != real
            break
    assert compared, "no other deal was found, so that nothing was tested"
