"""What is done in a game without a card: a deal is begun anew or void, a game is given up."""

from __future__ import annotations

import random

import pytest

from bezique.cards import numbered_pack, shuffled_pack
from bezique.errors import BadRecord
from bezique.record import (
    Act,
    DealsFirst,
    GameEnds,
    Line,
    NewDeal,
    Record,
    Replay,
    Resigns,
    Undo,
    Void,
    header,
    lines_of,
    read,
    seen_by,
    write,
)
from bezique.rules.load import rules
from bezique.seats import Seat

SOUTH, NORTH = Seat


def begun(preset: str = "standard", acts: int = 12, practice: bool = True) -> Replay:
    """A first deal with so many random actions, North dealing."""
    replay = Replay(header(rules(preset), **({"Practice": "undo"} if practice else {})))
    replay.step(Line(DealsFirst(NORTH)))
    replay.step(Line(NewDeal(1, NORTH, tuple(numbered_pack(4, rules(preset).packs)))))
    rng = random.Random(preset)
    for _ in range(acts):
        turn = replay.deal.turn  # type: ignore[union-attr]
        replay.step(Line(Act(turn, rng.choice(replay.deal.actions()))))  # type: ignore[union-attr]
    return replay


def test_a_deal_begun_anew_stands_where_it_was_dealt() -> None:
    replay, fresh = begun(), begun(acts=0)
    replay.step(Line(Undo(whole=True)))
    assert replay.deal.key() == fresh.deal.key()  # type: ignore[union-attr]
    assert replay.acts == []
    replay.step(Line(Undo(whole=True)))
    with pytest.raises(BadRecord, match="nothing is taken back here"):
        begun(practice=False).step(Line(Undo(whole=True)))


def test_a_void_deal_counts_for_nothing_and_the_same_player_deals_again() -> None:
    replay = begun()
    before = replay.match
    replay.step(Line(Void()))
    assert not replay.playing
    assert replay.match == before
    for body, fault in ((Void(), "no deal is being played"), (Undo(), "nothing to take back")):
        with pytest.raises(BadRecord, match=fault):
            replay.step(Line(body))
    with pytest.raises(BadRecord, match="deal 1 is over"):
        replay.step(Line(Act(SOUTH, replay.deal.actions()[0])))  # type: ignore[union-attr]
    replay.step(Line(NewDeal(2, NORTH, tuple(shuffled_pack(2)))))
    assert replay.playing


@pytest.mark.parametrize(("preset", "value"), [("standard", 2), ("rubicon", 1000 + 100 + 1300)])
def test_a_game_given_up_is_over_and_its_worth_is_written(preset: str, value: int) -> None:
    replay = begun(preset, 0)
    step = replay.step(Line(Resigns(SOUTH, "away")))
    points = replay.deal.scores  # type: ignore[union-attr]
    told = [line.body for line in lines_of(step)]
    assert told == [Resigns(SOUTH, "away"), GameEnds(points, NORTH, value)]
    replay.step(Line(told[1]))
    assert replay.match.dealer == SOUTH
    with pytest.raises(BadRecord, match="no game is being played"):
        replay.step(Line(Resigns(NORTH)))


def test_a_deal_that_stands_alone_cannot_be_given_up_and_needs_no_promised_pack() -> None:
    replay = Replay(header(rules("standard"), Deal="numbered 5"))
    replay.step(Line(DealsFirst(NORTH)))
    replay.step(Line(NewDeal(1, NORTH, tuple(numbered_pack(9, 2)), alone=True)))
    with pytest.raises(BadRecord, match="stands alone"):
        replay.step(Line(Resigns(SOUTH)))


@pytest.mark.parametrize(
    "end", ["void", "resign North", "resign South time\ngame South 0 North 0 winner North value 2"]
)
def test_it_is_read_written_and_seen(end: str) -> None:
    record = Record(
        begun(acts=0).header, (Line(DealsFirst(NORTH)), Line(NewDeal(1, NORTH, tuple(numbered_pack(4, 2)))))
    )
    text = f"{write(record)}undo deal\n{end}\n"
    whole = read(text)
    assert write(whole) == text
    for seat in (SOUTH, NORTH, None):
        seen = seen_by(whole, seat)
        assert write(seen).endswith(f"undo deal\n{end}\n")
        assert read(write(seen)) == seen
