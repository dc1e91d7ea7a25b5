"""Sealed packs: how a secret, its commitment, what the seats add, and the pack hang together (docs/fairness.md)."""

from __future__ import annotations

import hashlib
import hmac

from bezique.cards import Card, named_pack
from bezique.seats import PerSeat, Seat

NOTHING_ADDED: PerSeat[bytes] = PerSeat((b"", b""))


def secret_of(game: bytes, number: int) -> bytes:
    """The secret of a deal, from the secret of its game: the one of another deal does not follow from it."""
    return hmac.digest(game, f"bezique deal {number}".encode("ascii"), "sha256")


def commitment_of(secret: bytes, number: int) -> bytes:
    """What is told of the secret of a deal before anything is added to it."""
    return hashlib.sha256(f"bezique seal deal {number} secret {secret.hex()}".encode("ascii")).digest()


def sealed_pack(secret: bytes, seeds: PerSeat[bytes], number: int, packs: int) -> list[Card]:
    """The pack that the secret of a deal and what South and North added lead to."""
    south, north = (seeds[seat].hex() or "-" for seat in Seat)
    name = f"bezique sealed deal {number} packs {packs} secret {secret.hex()} south {south} north {north}"
    return named_pack(name, packs)
