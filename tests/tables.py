"""Rooms for tests: requests as a browser would send them, and a clock that is moved by hand."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bezique.table.messages import Act, Ask, Refused, SeatName, Seed, Table
from bezique.table.outcome import Outcome
from bezique.table.room import Room
from bezique.table.setup import Setup

SECRET = bytes(range(32))
SEATS: tuple[SeatName, SeatName] = ("South", "North")
FRIENDS = Setup(against="friend", name="Ann", friend="Bob", dealer="North", sealed=True)
PREPARING = ("cut", "deal", "lift", "guess", "next")


@dataclass
class Bench:
    """A room, its time in seconds, and every line with the time at which it was to be kept."""

    setup: Setup = FRIENDS
    now: float = 1000.0
    kept: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.room = Room.new("a", self.setup, SECRET)
        self.room.present(None, 1, self.now)
        self.keep(self.room.opening())

    def keep(self, outcome: Outcome) -> Outcome:
        self.kept += [(line, self.room.at) for line in outcome.lines]
        return outcome

    def loaded(self) -> Room:
        """The room that a server which starts now makes of what was kept."""
        lines, times = [line for line, _ in self.kept], [at for _, at in self.kept]
        return Room.load("a", self.setup, lines, times, SECRET)

    def table(self, seat: SeatName | None) -> Table:
        return self.room.table(seat)

    def can(self, seat: SeatName) -> tuple[str, ...]:
        return self.table(seat).can

    def ask(self, seat: SeatName, what: str, value: int = 0) -> Outcome:
        offer = self.table(seat).offer
        value = offer.number if what == "accept" and offer is not None else value
        message = Ask(1, self.table(seat).number, what, value)  # type: ignore[arg-type]
        return self.keep(self.room.request(seat, message, self.now))

    def asked(self, seat: SeatName, what: str, value: int = 0) -> Outcome:
        """The same, where it has to be granted."""
        assert what in self.can(seat)
        outcome = self.ask(seat, what, value)
        assert not refusals(outcome), outcome.sent
        return outcome

    def act(self, seat: SeatName, action: str) -> Outcome:
        return self.keep(self.room.request(seat, Act(1, self.table(seat).number, action), self.now))

    def seed(self, seat: SeatName, text: str) -> Outcome:
        return self.keep(self.room.request(seat, Seed(1, self.room.game.replay.number + 1, text), self.now))

    def wait(self, seconds: float) -> Outcome:
        self.now += seconds
        return self.keep(self.room.tick(self.now))

    def think(self) -> bool:
        """Let the computer act, where it is to."""
        job = self.room.thinking()
        if job is not None:
            self.keep(self.room.thought(job, job.run(), self.now))
        return job is not None

    def prepare(self) -> None:
        """All that has to be done before a deal is played."""
        for _ in range(20):
            for seat in SEATS:
                for what in PREPARING:
                    if what in self.can(seat):
                        self.ask(seat, what, {"South": 7, "North": 12}[seat])
            if self.room.game.playing:
                return
        raise AssertionError("no deal begins")

    def move(self, rng: random.Random) -> None:
        """Whoever is to act does something of his menu."""
        if not self.think():
            seat = self.table(None).turn
            assert seat is not None
            self.act(seat, rng.choice(self.table(seat).menu).action)

    def play_out(self, rng: random.Random) -> None:
        """Play until the deal is over."""
        while self.room.game.playing:
            self.move(rng)


def refusals(outcome: Outcome) -> list[str]:
    return [message.code for _, message in outcome.sent if isinstance(message, Refused)]
