"""Records with sealed packs, of random play."""

from __future__ import annotations

import random

from bezique.game.deal import Deal
from bezique.record import (
    Act,
    Body,
    DealsFirst,
    Line,
    NewDeal,
    Record,
    Replay,
    Sealed,
    Seeded,
    Unsealed,
    commitment_of,
    header,
    sealed_pack,
    secret_of,
    write,
)
from bezique.rules.load import rules
from bezique.seats import PerSeat, Seat

GAME = bytes(range(32))


def sealed_game(deals: int = 2, *, end: bool = True) -> list[str]:
    """A record of random play, as lines of text, with South adding a seed to every deal and North to none."""
    chance = random.Random(5)
    head = header(rules("standard"), Deal="sealed", Practice="undo")
    replay, lines = Replay(head), list[Line]()

    def do(body: Body) -> None:
        line = Line(body)
        replay.step(line)
        lines.append(line)

    do(DealsFirst(Seat.NORTH))
    for number in range(1, deals + 1):
        secret = secret_of(GAME, number)
        do(Sealed(number, commitment_of(secret, number)))
        seed = chance.randbytes(16)
        do(Seeded(number, Seat.SOUTH, seed))
        dealer, before = replay.match.dealer, replay.match.scores
        assert dealer is not None
        do(NewDeal(number, dealer, tuple(sealed_pack(secret, PerSeat((seed, b"")), number, 2)), before=before))
        while isinstance(replay.deal, Deal) and replay.deal.turn is not None:
            do(Act(replay.deal.turn, chance.choice(replay.deal.actions())))
        if end or number < deals:
            do(Unsealed(number, secret))
    return write(Record(head, tuple(lines))).splitlines()


def text_of(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def place(lines: list[str], word: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(word))


def changed(line: str, word: int) -> str:
    """The line with the last digit of a word changed."""
    words = line.split(" ")
    words[word] = words[word][:-1] + ("0" if words[word][-1] != "0" else "1")
    return " ".join(words)
