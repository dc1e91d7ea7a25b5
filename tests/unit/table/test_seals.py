"""Sealed packs at a table: sealed before anything is added, dealt from what was added, opened when the deal is over."""

from __future__ import annotations

import random
from typing import Literal

import msgspec
import pytest

from bezique.cards import numbered_pack
from bezique.record import Act as ActLine
from bezique.record import read, sealed_pack, secret_of, verify
from bezique.record.model import NewDeal
from bezique.seats import PerSeat, Seat
from bezique.table.messages import Act, Refused, Seed
from bezique.table.outcome import Outcome
from bezique.table.replays import finished, is_over, saved
from bezique.table.room import Room
from bezique.table.setup import Setup
from tests.unit.table.test_room import asked, play

NOW = 1000.0
SECRET = bytes(range(100, 132))
SOUTH, NORTH = "5a" * 16, "c3" * 32
FRIENDS = Setup(against="friend", name="Ann", friend="Bob", dealer="North", sealed=True)
Name = Literal["South", "North"]


def add(room: Room, seat: Name, seed: str, deal: int = 1) -> Outcome:
    return room.request(seat, Seed(3, deal, seed), NOW)


def begin(room: Room) -> list[str]:
    """Both are ready; the lines that are kept."""
    lines: list[str] = []
    for seat in ("South", "North"):
        lines += asked(room, room.table(seat), "next").lines  # type: ignore[arg-type]
    return lines


def test_the_pack_follows_from_the_secret_and_what_both_added() -> None:
    room = Room.new("a", FRIENDS, SECRET)
    room.opening()
    (sealed,) = room.table("South").seals
    assert (sealed.deal, sealed.opened, sealed.seeds) == (1, "", ("", ""))
    assert add(room, "South", SOUTH).lines == (f"seed 1 South {SOUTH}",)
    add(room, "North", NORTH)
    begin(room)
    for viewer in ("South", "North", None):
        (seal,) = room.table(viewer).seals  # type: ignore[arg-type]
        assert (seal.commitment, seal.seeds, seal.opened) == (sealed.commitment, (SOUTH, NORTH), "")
    play(room, 1, random.Random(1))
    last, coming = room.table(None).seals
    assert (last.commitment, coming.deal) == (sealed.commitment, 2)
    pack = sealed_pack(bytes.fromhex(last.opened), PerSeat((bytes.fromhex(SOUTH), bytes.fromhex(NORTH))), 1, 2)
    deal = next(line.body for line in read(room.record_text()).lines if isinstance(line.body, NewDeal))
    assert deal.pack == tuple(pack)


def test_what_is_added_is_told_to_nobody_before_the_deal_and_the_secret_before_its_end() -> None:
    room = Room.new("a", FRIENDS, SECRET)
    room.opening()
    numbers = [room.table(seat).number for seat in ("South", "North", None)]  # type: ignore[arg-type]
    shown = [msgspec.json.encode(room.table(seat)) for seat in ("South", "North", None)]  # type: ignore[arg-type]
    assert add(room, "South", SOUTH).sent == ()
    assert [room.table(seat).number for seat in ("South", "North", None)] == numbers  # type: ignore[arg-type]
    assert [msgspec.json.encode(room.table(seat)) for seat in ("South", "North", None)] == shown  # type: ignore[arg-type]
    begin(room)
    told = b""
    rng = random.Random(2)
    while room.game.playing:
        told += b"".join(msgspec.json.encode(room.table(seat)) for seat in ("South", "North", None))  # type: ignore[arg-type]
        assert room.game.deal is not None
        seat: Name = "South" if room.turn == 0 else "North"
        choice = rng.choice(room.table(seat).menu)
        room.request(seat, Act(1, room.table(seat).number, choice.action), NOW)
    opened = room.table("North").seals[0].opened
    assert len(opened) == 64
    assert opened.encode() not in told


def test_nobody_adds_twice_or_too_late_or_what_is_no_seed() -> None:
    room = Room.new("a", FRIENDS, SECRET)
    room.opening()
    add(room, "South", SOUTH)
    assert add(room, "South", NORTH) == Outcome()
    assert add(room, "North", NORTH, deal=2) == Outcome()
    for wrong in ("", "5a" * 15, "5a" * 65, "5A" * 16, "5a" * 16 + "5"):
        ((_, said),) = add(room, "North", wrong).sent
        assert isinstance(said, Refused)
        assert said.code == "no_seed"
    begin(room)
    assert add(room, "North", NORTH) == Outcome()
    assert room.table("North").seals[0].seeds == (SOUTH, "")


@pytest.mark.parametrize("rules", ["standard", "eight-pack"])
def test_every_deal_is_proved_and_a_room_read_again_goes_on_alike(rules: str) -> None:
    setup = Setup(against="friend", rules=rules, name="Ann", friend="Bob", sealed=True, serious=True)
    room = Room.new("a", setup, SECRET)
    lines = play(room, 1, random.Random(3))
    again = Room.load("a", setup, lines, secret=SECRET)
    assert again.table("South") == room.table("South")
    assert again.record_text() == room.record_text()
    play(again, 2, random.Random(4))
    proofs, faults = verify(again.record_text())
    assert faults == []
    assert [(proof.how, proof.added.values) for proof in proofs] == [("sealed", (0, 0))] * 2


def test_another_secret_makes_other_packs() -> None:
    packs = set()
    for secret in (SECRET, bytes(32)):
        room = Room.new("a", FRIENDS, secret)
        room.opening()
        begin(room)
        packs.add(next(line for line in room.game.lines if line.startswith("deal 1")))
    assert len(packs) == 2


def test_a_deal_played_again_is_known_as_such_and_the_next_one_is_sealed_anew() -> None:
    room = Room.new("a", Setup(against="computer", level="beginner", dealer="North", sealed=True), SECRET)
    room.opening()
    asked(room, room.table("South"), "next")
    play_out(room)
    asked(room, room.table("South"), "same_deal")
    play_out(room)
    assert [seal.deal for seal in room.table("South").seals] == [3]
    asked(room, room.table("South"), "next")
    play_out(room)
    proofs, faults = verify(room.record_text())
    assert faults == []
    assert [proof.how for proof in proofs] == ["sealed", "again", "sealed"]


def play_out(room: Room) -> None:
    """The last of each menu, until the deal is over."""
    assert room.game.playing
    while room.game.playing and room.game.deal is not None:
        room.do(ActLine(room.game.deal.turn, room.game.deal.actions()[-1]))


def test_a_game_that_is_over_is_shown_while_the_next_one_is_played() -> None:
    room = Room.new("a", msgspec.structs.replace(FRIENDS, target=100), SECRET)
    room.opening()
    while not is_over(room.game):
        begin(room)
        play_out(room)
    whole = saved(room.game, Seat.SOUTH)
    assert finished(room.game) == whole
    assert [line.body for line in read(whole).lines] == [line.body for line in read(room.record_text()).lines]
    for seat in ("South", "North"):
        asked(room, room.table(seat), "rematch")  # type: ignore[arg-type]
    begin(room)
    assert room.game.playing
    shown = finished(room.game)
    assert whole.startswith(shown)
    assert [proof.how for proof in verify(shown)[0]] == ["sealed"] * shown.count("\ndeal ")
    assert '[Seen "South"]' in saved(room.game, Seat.SOUTH)


def test_nothing_of_a_game_is_shown_before_its_end() -> None:
    room = Room.new("a", FRIENDS, SECRET)
    room.opening()
    begin(room)
    assert (is_over(room.game), finished(room.game)) == (False, "")


def test_of_the_secret_of_a_deal_in_play_the_seal_alone_is_told() -> None:
    """Two tables with the same cards and other secrets are sent the same, but for the seal and who may look on."""
    told = []
    for secret in (SECRET, bytes(32)):
        room = Room.new("a", FRIENDS, secret)
        room.present(None, 1, NOW)
        room.opening()
        commitment = room.table(None).seals[0].commitment.encode()
        deal = NewDeal(1, Seat.NORTH, tuple(numbered_pack(5, 2)))
        sent = [room.do(deal).sent]
        for _ in range(40):
            assert room.game.deal is not None
            sent.append(room.do(ActLine(room.game.deal.turn, room.game.deal.actions()[-1])).sent)
        assert room.game.playing
        parts = [msgspec.json.encode(message) for messages in sent for _, message in messages]
        assert all(secret_of(secret, 1).hex().encode() not in part for part in parts)
        link = room.watch.encode()
        told.append([part.replace(commitment, b"SEAL").replace(link, b"LINK") for part in parts])
    assert told[0] == told[1]
    assert len(told[0]) > 100
