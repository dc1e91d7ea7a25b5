"""What a seat and those who look on are sent is the same for all deals that they cannot tell apart, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import msgspec
import pytest

from bezique import Seat, preset_names, shuffled_pack
from bezique.cards import ordered_pack
from bezique.errors import BadRecord, BrokenInvariant
from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.record import Act, Body, DealsFirst, Line, NewDeal, Record, Replay, Resigns, Undo, Void, seen_by
from bezique.table.notes import Note
from bezique.table.room import Room
from bezique.table.setup import Setup

VIEWERS = (Seat.SOUTH, Seat.NORTH, None)
NAMES = {Seat.SOUTH: "South", Seat.NORTH: "North", None: "watching"}
LANGUAGES: dict[str, str] = {"South": "de", "North": "fr", "watching": "en"}
PACKS_TRIED, ACTS, OFTEN = 100, 10, 24
WHOLE = {"standard": 1, "rubicon": 1, "polish": 2}
"""Deals that are played to the last tricks: the seed of one for which there is another that looks the same."""
Step = Body | Note | float
"""A line of the record, a note, or seconds that pass."""


@dataclass(frozen=True)
class Course:
    """What is done at a table, and how it was set up."""

    setup: Setup
    steps: tuple[Step, ...]

    @property
    def bodies(self) -> tuple[Body, ...]:
        return tuple(step for step in self.steps if not isinstance(step, (Note, float)))

    @property
    def begun(self) -> NewDeal:
        return next(body for body in self.bodies if isinstance(body, NewDeal))

    def with_pack(self, pack: Sequence[int]) -> Course:
        begun = replace(self.begun, pack=tuple(pack))
        return Course(self.setup, tuple(begun if isinstance(step, NewDeal) else step for step in self.steps))

    def record(self) -> Record:
        return Record(Room.new("a", self.setup).game.header, tuple(map(Line, self.bodies)))


def setup_of(rules: str, rng: random.Random) -> Setup:
    clock, seconds = rng.choice([("none", 0), ("move", 3600), ("game", 3600), ("days", 86400)])
    return Setup(
        against="friend",
        rules=rules,
        name="Ann",
        friend="Bob",
        memory=rng.choice(["full", "full", "last-trick", "strict"]),
        dealer="North",
        clock=clock,
        clock_seconds=seconds,
        open_end=rng.random() < 0.5,
    )


def course(rules: str, acts: int, rng: random.Random) -> Course:
    """A deal at random, of so many actions at most; who may declare does so mostly."""
    setup = setup_of(rules, rng)
    replay = Replay(Room.new("a", setup).game.header)
    pack = ordered_pack(replay.header.rules.packs)
    rng.shuffle(pack)
    steps: list[Step] = [DealsFirst(Seat.NORTH), NewDeal(1, Seat.NORTH, tuple(pack))]
    for body in steps:
        replay.step(Line(body))  # type: ignore[arg-type]
    for _ in range(acts):
        deal = replay.deal
        assert isinstance(deal, Deal)
        if deal.turn is None:
            break
        menu = deal.actions()
        act = Act(deal.turn, menu[0] if rng.random() < 0.5 and deal.stage != "play" else rng.choice(menu))
        replay.step(Line(act))
        steps += [rng.choice([0.0, 0.7, 11.0]), act, *beside(rng)]
        if rng.random() < 0.05 and replay.acts and replay.playing:
            replay.step(Line(Undo()))
            steps.append(Undo())
    if replay.playing and rng.random() < 0.5:
        steps.append(
            rng.choice([Void(), Resigns(Seat.SOUTH), Resigns(Seat.NORTH, "time"), Resigns(Seat.NORTH, "away")])
        )
    return Course(setup, tuple(steps))


def beside(rng: random.Random) -> list[Step]:
    """Offers, and answers to them."""
    seat = rng.choice(list(Seat))
    notes = [Note(seat, "offer", ("void",)), Note(seat, "offer", ("undo",)), Note(seat, "decline")]
    return [rng.choice(notes)] if rng.random() < 0.2 else []


def others(real: Course, viewer: Seat | None, rng: random.Random) -> Iterator[Course]:
    """The same actions in other deals that look the same to the viewer, as far as records tell."""
    seen, pack = seen_by(real.record(), viewer), list(real.begun.pack or ())
    unseen = unseen_kinds(real, viewer)
    places = [place for place, card in enumerate(pack) if card in unseen]
    dealt = [place for place in places if place < 2 * Room.new("a", real.setup).game.rules.hand] or places
    for _ in range(PACKS_TRIED if len({pack[place] for place in places}) > 1 else 0):
        one, other = rng.choice(dealt), rng.choice(places)
        if pack[one] == pack[other]:
            continue
        changed = list(pack)
        changed[one], changed[other] = pack[other], pack[one]
        found = real.with_pack(changed)
        try:
            same = seen_by(found.record(), viewer) == seen
        except (BadRecord, BrokenInvariant):
            continue
        if same:
            yield found


def unseen_kinds(real: Course, viewer: Seat | None) -> set[int]:
    """The cards that the viewer has not seen at the end."""
    replay = Replay(real.record().header)
    for body in real.bodies:
        replay.step(Line(body))
    assert isinstance(replay.deal, Deal)
    return {card for card, count in enumerate(view(replay.deal, viewer).unseen()) if count}


def sent(played: Course) -> tuple[bytes, ...]:
    """All that each viewer is sent, in one piece."""
    room, now = Room.new("a", played.setup), 0.0
    room.present(None, 2, now)
    for name, language in LANGUAGES.items():
        room.speak(None if name == "watching" else name, (language,))  # type: ignore[arg-type]
    got: dict[str, list[bytes]] = {name: [] for name in NAMES.values()}
    for count, step in enumerate(played.steps):
        if isinstance(step, float):
            now += step
            outcome = room.tick(now)
        else:
            outcome = room.note(step) + room.told_anew() if isinstance(step, Note) else room.do(step)
        for audience, message in outcome.sent:
            got[audience].append(msgspec.json.encode(message))
        for viewer, name in NAMES.items() if count < OFTEN or count % OFTEN == 0 else ():
            told = room.table(None if viewer is None else "South" if viewer is Seat.SOUTH else "North")
            got[name] += [msgspec.json.encode(told), b"%d" % (room.due or 0)]
    return tuple(b"\n".join(got[NAMES[viewer]]) for viewer in VIEWERS)


def compared(real: Course, rng: random.Random) -> int:
    """With how many other deals, which were not the same to all, it was compared."""
    told, count = sent(real), 0
    for place, viewer in enumerate(VIEWERS):
        for other in others(real, viewer, rng):
            again = sent(other)
            assert again[place] == told[place]
            count += again != told
            break
    return count


@pytest.mark.parametrize("rules", preset_names())
def test_nothing_sent_depends_on_what_a_viewer_cannot_know(rules: str) -> None:
    rng = random.Random(rules)
    count = sum(compared(course(rules, ACTS + rng.randrange(ACTS), rng), rng) for _ in range(2))
    assert count, "no other deal was found, so that nothing was tested"


@pytest.mark.parametrize("rules", WHOLE)
def test_nor_does_it_in_the_last_tricks(rules: str) -> None:
    """To those who look on both hands stay hidden until the last cards; a seat knows the other's before."""
    rng = random.Random(rules)
    acts = sum(isinstance(step, Act) for step in course(rules, 1000, random.Random(WHOLE[rules])).steps)
    real = course(rules, acts - 10, random.Random(WHOLE[rules]))
    told = sent(real)
    other = next(others(real, None, rng))
    again = sent(other)
    assert again[2] == told[2]
    assert again != told


@pytest.mark.parametrize("memory", ["strict", "last-trick", "full"])
def test_the_last_trick_of_a_deal_is_gone_when_the_next_begins(memory: str) -> None:
    room = Room.new("a", msgspec.structs.replace(setup_of("standard,target=0", random.Random(1)), memory=memory))
    for step in course("standard,target=0", 1000, random.Random(3)).bodies:
        room.do(step)
    number = 2
    room.do(NewDeal(number, room.game.replay.match.dealer or Seat.SOUTH, tuple(shuffled_pack(2))))
    for viewer in ("South", "North", None):
        table = room.table(viewer)  # type: ignore[arg-type]
        assert (table.trick, table.last_trick) == (None, None)
        assert {line.deal for line in table.log} <= {number}


def test_a_strict_memory_keeps_a_trick_until_the_winner_has_drawn_and_counts_nothing() -> None:
    rng = random.Random(5)
    room = Room.new(
        "a", msgspec.structs.replace(setup_of("rubicon", rng), memory="strict", clock="none", clock_seconds=0)
    )
    tricks = 0
    for body in course("rubicon", 60, random.Random(11)).bodies:
        room.do(body)
        table = room.table("South")
        assert (table.last_trick, table.log) == (None, ())
        assert all((side.tricks, side.brisques, side.known) == (None, None, ()) for side in table.sides)
        if isinstance(body, Act) and str(body.action) == "done":
            assert table.trick is None
        tricks += table.trick is not None and table.trick.taken is not None
        assert table.trick is None or table.trick.number in (1, 2)
    assert tricks > 5
