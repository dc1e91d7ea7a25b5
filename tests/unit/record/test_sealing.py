"""Sealed packs against a second, plain way to them, and seals in records."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from bezique.cards import CARDS
from bezique.errors import BadRecord
from bezique.record import (
    Act,
    Line,
    Replay,
    Sealed,
    Seeded,
    Undo,
    Unsealed,
    commitment_of,
    faults,
    read,
    sealed_pack,
    secret_of,
    seen_by,
    verify,
    write,
)
from bezique.seats import PerSeat, Seat
from tests.scale import scaled
from tests.sealed import GAME, changed, place, sealed_game, text_of

SOUTH, NORTH = bytes.fromhex("00112233445566778899aabbccddeeff"), b""


def plain_pack(secret: str, south: str, north: str, deal: int, packs: int) -> list[int]:
    """The pack as the page on fairness tells it, in whole numbers alone."""
    row = [kind for kind in range(32) for _ in range(packs)]
    text = f"bezique sealed deal {deal} packs {packs} secret {secret} south {south or '-'} north {north or '-'} block "
    words: list[int] = []
    block = 0
    for last in range(len(row) - 1, 0, -1):
        while True:
            if not words:
                whole = int(hashlib.sha256((text + str(block)).encode()).hexdigest(), 16)
                words = [(whole >> (32 * place)) % 2**32 for place in range(8)]
                block += 1
            word = words.pop()
            if word < 2**32 - 2**32 % (last + 1):
                break
        other = word % (last + 1)
        row[last], row[other] = row[other], row[last]
    return row


def test_the_vectors_of_the_page() -> None:
    secret = hmac.new(GAME, b"bezique deal 1", hashlib.sha256).hexdigest()
    assert secret_of(GAME, 1).hex() == secret == SECRET
    commitment = hashlib.sha256(f"bezique seal deal 1 secret {secret}".encode()).hexdigest()
    assert commitment_of(bytes.fromhex(secret), 1).hex() == commitment == COMMITMENT
    pack = sealed_pack(bytes.fromhex(secret), PerSeat((SOUTH, NORTH)), 1, 2)
    assert " ".join(map(str, pack)) == PACK
    assert pack == plain_pack(secret, SOUTH.hex(), "", 1, 2)
    shown = " ".join(PAGE.split())
    for part in (GAME.hex(), SOUTH.hex(), SECRET, COMMITMENT, PACK):
        assert part in shown


SECRET = "f505d0af2d9f35650465666da6aae8886390bded87b2b8432e6f37d77c2138c0"
COMMITMENT = "4aeb43c2dda966ade3d3fa30e6f37cbe528a7d8afe78bf7644243130a243e0fc"
PACK = (
    "8S JS 10H 7S 8H QD QH 8D 10D 10D 9D JC JC QC QS 7S 9H 9H KH AH JS 7H AH 8C JD AD KD QH 10S KS QS 9D "
    "KH AC JH KD JD 8D AS 7H 8C 10H 7D 10C 8S 10C 9C AS AC 7C 9S QC AD 7C JH 8H KC 9S 10S 9C KS 7D KC QD"
)
PAGE = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text("utf-8")


VECTORS = Path(__file__).parents[2] / "data" / "sealed.json"
"""Made by `plain_pack`; the browser's own program is held against them too."""


def test_the_vectors_of_the_browser() -> None:
    vectors = json.loads(VECTORS.read_text("utf-8"))
    assert len(vectors) >= 10
    for one in vectors:
        secret, deal, packs = bytes.fromhex(one["secret"]), one["deal"], one["packs"]
        pack = plain_pack(one["secret"], one["south"], one["north"], deal, packs)
        assert " ".join(str(CARDS[kind]) for kind in pack) == one["pack"]
        seeds = PerSeat((bytes.fromhex(one["south"]), bytes.fromhex(one["north"])))
        assert sealed_pack(secret, seeds, deal, packs) == pack
        assert commitment_of(secret, deal).hex() == one["seal"]


def test_packs_are_those_of_a_plain_second_way() -> None:
    chance = random.Random(17)
    for _ in range(scaled(2000)):
        secret, deal, packs = chance.randbytes(32), chance.randrange(1, 10**6), chance.choice((1, 2, 4, 6, 8))
        seeds = PerSeat.of(lambda _: chance.randbytes(chance.choice((0, 16, 32, 64))))
        found = sealed_pack(secret, seeds, deal, packs)
        assert found == plain_pack(secret.hex(), seeds[0].hex(), seeds[1].hex(), deal, packs)


def test_every_card_comes_to_every_place_alike() -> None:
    """Chi-square over 32 kinds in 64 places; the bound is passed by one honest shuffle in a million."""
    packs = scaled(2000)
    counts: Counter[tuple[int, int]] = Counter()
    for number in range(packs):
        counts.update(enumerate(sealed_pack(secret_of(GAME, number), PerSeat((b"", b"")), number, 2)))
    expected = packs / 32
    chi = sum((counts[place, kind] - expected) ** 2 / expected for place in range(64) for kind in range(32))
    freedom = 64 * 31
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def test_each_part_changes_the_pack() -> None:
    base = (GAME, PerSeat((SOUTH, SOUTH)), 3, 2)
    others = [
        (bytes(32), PerSeat((SOUTH, SOUTH)), 3, 2),
        (GAME, PerSeat((SOUTH[::-1], SOUTH)), 3, 2),
        (GAME, PerSeat((SOUTH, SOUTH[::-1])), 3, 2),
        (GAME, PerSeat((SOUTH, b"")), 3, 2),
        (GAME, PerSeat((SOUTH, SOUTH)), 4, 2),
    ]
    packs = {tuple(sealed_pack(*each)) for each in (base, *others)}
    assert len(packs) == 6


# --- in records -------------------------------------------------------------------------------------------------


def test_an_honest_game_is_read_and_proved() -> None:
    text = text_of(sealed_game())
    assert write(read(text)) == text
    proofs, found = verify(text)
    assert found == []
    assert [(proof.number, proof.how, proof.added.values) for proof in proofs] == [
        (1, "sealed", (16, 0)),
        (2, "sealed", (16, 0)),
    ]


def test_the_record_that_the_browser_is_tested_with_is_proved() -> None:
    proofs, found = verify((VECTORS.parent / "sealed.record").read_text("utf-8"))
    assert ([proof.how for proof in proofs], found) == (["sealed", "sealed"], [])


def test_a_deal_that_is_not_open_is_not_proved() -> None:
    proofs, found = verify(text_of(sealed_game(end=False)))
    assert ([proof.how for proof in proofs], found) == (["sealed", "closed"], [])


@pytest.mark.parametrize(
    ("word", "part", "column", "says"),
    [
        ("seal 1", 2, 10, "not the secret that was sealed"),
        ("seed 1", 3, 8, "not the one that was sealed"),
        ("unseal 1", 2, 10, "not the secret that was sealed"),
    ],
)
def test_what_was_changed_is_found_at_its_place(word: str, part: int, column: int, says: str) -> None:
    lines = sealed_game()
    at = place(lines, word)
    lines[at] = changed(lines[at], part)
    proofs, found = verify(text_of(lines))
    assert [proof.how for proof in proofs] == ["wrong", "sealed"]
    (fault,) = found
    assert (fault.line, fault.column) == (place(lines, "unseal 1") + 1, column)
    assert says in fault.problem


def test_another_pack_is_found_though_the_play_fits_it() -> None:
    """Two cards at the bottom of the stock change places, and the game is given up before anybody sees them."""
    lines = sealed_game(1, end=False)
    at = place(lines, "deal 1")
    words = lines[at].split(" ")
    left, right = next((one, one + 1) for one in range(len(words) - 10, 30, -1) if words[one] != words[one + 1])
    words[left], words[right] = words[right], words[left]
    swapped = [*lines[:at], " ".join(words)]
    replay = Replay(read(text_of(lines)).header)
    chance = random.Random(2)
    for line in read(text_of(swapped)).lines:
        replay.step(line)
    played = []
    while replay.playing and replay.deal.turn is not None:  # type: ignore[union-attr]
        body = Act(replay.deal.turn, chance.choice(replay.deal.actions()))  # type: ignore[union-attr]
        replay.step(Line(body))
        played.append(f"{body.seat} {body.action}")
    whole = text_of([*swapped, *played, f"unseal 1 {secret_of(GAME, 1).hex()}"])
    (fault,) = faults(whole)
    assert "the pack of deal 1 is not the one that was sealed" in fault.problem
    assert verify(whole)[0][0].how == "wrong"


@pytest.mark.parametrize("word", ["seal 1", "seal 2", "seed 1", "seed 2", "unseal 1"])
def test_what_was_left_out_is_missed(word: str) -> None:
    lines = sealed_game()
    del lines[place(lines, word)]
    proofs, found = verify(text_of(lines))
    assert found
    assert not all(proof.holds for proof in proofs)


def test_a_seed_after_the_deal_a_second_one_and_a_second_seal_are_refused() -> None:
    lines = sealed_game()
    seed, deal = place(lines, "seed 1"), place(lines, "deal 1")
    late = [*lines[:seed], lines[deal], lines[seed]]
    twice = [*lines[: seed + 1], lines[seed]]
    seals = [*lines[:seed], lines[place(lines, "seal 1")]]
    for wrong, says in ((late, "nothing can be added"), (twice, "already"), (seals, "already")):
        with pytest.raises(BadRecord, match=says) as found:
            read(text_of(wrong))
        assert found.value.line == len(wrong)


def test_a_seal_stays_closed_while_its_deal_is_played_and_open_when_it_is_played_again() -> None:
    lines = sealed_game()
    early = [*lines[: place(lines, "deal 1") + 4], f"unseal 1 {secret_of(GAME, 1).hex()}"]
    with pytest.raises(BadRecord, match="is not over"):
        read(text_of(early))
    last, opened = place(lines, "unseal 1") - 1, place(lines, "unseal 1")
    again = [*lines[: opened + 1], "undo", lines[last], *lines[opened + 1 :]]
    proofs, found = verify(text_of(again))
    assert ([proof.how for proof in proofs], found) == (["sealed", "sealed"], [])


def test_the_header_cannot_be_made_to_promise_less() -> None:
    lines = sealed_game()
    lines[place(lines, "[Deal")] = '[Deal "shuffled"]'
    proofs, found = verify(text_of(lines))
    assert found
    assert not any(proof.holds for proof in proofs)


def test_a_seat_sees_seals_and_its_own_seed_only() -> None:
    record = read(text_of(sealed_game()))
    for seat in (Seat.SOUTH, Seat.NORTH, None):
        seen = seen_by(record, seat)
        assert read(write(seen)) == seen
        kinds = Counter(type(line.body) for line in seen.lines)
        assert (kinds[Sealed], kinds[Unsealed]) == (2, 2)
        assert kinds[Seeded] == (2 if seat is Seat.SOUTH else 0)
        assert [proof.how for proof in verify(write(seen))[0]] == ["unknown", "unknown"]


@pytest.mark.parametrize(
    ("line", "column"),
    [("seal 1", 7), ("seal 1 00", 8), ("seed 1 South 0", 14), ("seed 1 West 00", 8), (f"unseal 1 {'G' * 64}", 10)],
)
def test_what_is_no_seal_is_told_with_its_column(line: str, column: int) -> None:
    head = text_of(sealed_game()[: place(sealed_game(), "dealer")])
    (fault,) = faults(f"{head}{line}\n")
    assert fault.column == column


def test_undo_before_the_end_leaves_the_seal() -> None:
    lines = sealed_game(1)
    last = place(lines, "unseal 1") - 1
    assert read(text_of([*lines[: last + 1], "undo", lines[last], lines[last + 1]])).lines[-3].body == Undo()
