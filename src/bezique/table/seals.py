"""The sealed packs of a game at a table: what is promised of each deal, dealt from, and opened (docs/fairness.md)."""

from __future__ import annotations

import re

from bezique.cards import Card
from bezique.record import Body, Replay, Sealed, Seeded, Unsealed, commitment_of, sealed_pack, secret_of
from bezique.record.lines import LONGEST_SEED, SHORTEST_SEED
from bezique.seats import Seat
from bezique.table.messages import Seal
from bezique.table.outcome import Unable

_SEED = re.compile(f"([0-9a-f]{{2}}){{{SHORTEST_SEED},{LONGEST_SEED}}}")


class Sealing:
    """The secret of a game, and what follows from it for the next deal and the last one."""

    def __init__(self, secret: bytes, replay: Replay) -> None:
        self._secret, self._replay = secret, replay

    def due(self) -> Body | None:
        """The line that is to be written before anything else: the last deal's secret, or the next one's seal."""
        replay, seals = self._replay, self._replay.seals
        if not seals.promised or replay.playing or replay.ended:
            return None
        if seals.dealt is not None and not seals.dealt.secret:
            return Unsealed(seals.dealt.number, secret_of(self._secret, seals.dealt.number))
        if seals.coming is None:
            number = replay.number + 1
            return Sealed(number, commitment_of(secret_of(self._secret, number), number))
        return None

    def pack(self) -> list[Card] | None:
        """The pack of the next deal, fixed by all that was added to it so far; None where it is not sealed."""
        coming = self._replay.seals.coming
        if coming is None:
            return None
        secret = secret_of(self._secret, coming.number)
        return sealed_pack(secret, coming.seeds, coming.number, self._replay.header.rules.packs)

    def adds(self, seat: Seat, number: int, seed: str) -> Seeded | None:
        """The line for what a seat adds to a deal; None where it is too late or comes again. Raises Unable."""
        coming = self._replay.seals.coming
        if not _SEED.fullmatch(seed):
            raise Unable("no_seed", least=SHORTEST_SEED, most=LONGEST_SEED)
        if self._replay.ended or coming is None or coming.number != number or coming.seeds[seat]:
            return None
        return Seeded(number, seat, bytes.fromhex(seed))


def seals_shown(replay: Replay) -> tuple[Seal, ...]:
    """What everybody may know: the seal of the last deal with what was added to it, and that of the next one alone."""
    dealt, coming = replay.seals.dealt, replay.seals.coming
    shown = []
    if dealt is not None:
        seeds = (dealt.seeds[0].hex(), dealt.seeds[1].hex())
        shown.append(Seal(dealt.number, dealt.commitment.hex(), dealt.secret.hex(), seeds))
    if coming is not None:
        shown.append(Seal(coming.number, coming.commitment.hex()))
    return tuple(shown)
