"""Weights of the evaluator in files: whole numbers of 16 bits in one unit, packed.

The first line of a file names the form; then come two numbers, the unit of the weights and the points for each unit of
what they give, and the weights, compressed by LZMA. What the weights are, how they were learned and
how strong they are stands in the model card beside each file (`X.toml` for `X.bin`).
"""

from __future__ import annotations

import lzma
import struct
import sys
from array import array
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from bezique.rules.model import Reuse, Rules
from bezique.search.net import SIZE, Net

FORM = b"bezique evaluator 3\n"

LARGEST = 32767
"""The largest weight in units: with coarser ones play stays what it is, but the points expected are off."""

UNITS = struct.Struct("<2d")

FAMILIES = ("standard", "rubicon", "six-pack", "eight-pack", "polish")
"""The families of rules; each has an evaluator of its own."""


def family_of(rules: Rules) -> str:
    """The family whose evaluator serves these rules.

    `standard`: one or two packs in which cards serve again by the class or by the value of what they served in. All
    others go by the reuse of cards first and by the number of packs then.
    """
    if rules.reuse.is_polish:
        return "polish"
    if rules.reuse in (Reuse.CLASS, Reuse.ASCENDING_VALUE) and rules.packs <= 2:
        return "standard"
    if rules.reuse is not Reuse.SIX_PACK and rules.packs <= 4:
        return "rubicon"
    return "six-pack" if rules.packs <= 6 else "eight-pack"


def evaluator_of(rules: Rules) -> Net:
    """The evaluator for these rules."""
    return net_of(family_of(rules))


@cache
def net_of(family: str) -> Net:
    """The evaluator of a family, read when it is first asked for; raises KeyError for none."""
    if family not in FAMILIES:
        raise KeyError(family)
    return unpacked(_bytes_of(family))


@cache
def fingerprint(family: str) -> str:
    """The family and the beginning of the SHA-256 of its weights: the name of this very evaluator."""
    return f"{family} {sha256(_bytes_of(family)).hexdigest()[:12]}"


def _bytes_of(family: str) -> bytes:
    return (files("bezique.search") / "weights" / f"{family}.bin").read_bytes()


def write_net(path: Path, net: Net) -> None:
    """Write the weights of an evaluator into a file."""
    path.write_bytes(packed(net))


def read_net(path: Path) -> Net:
    """The evaluator in a file; raises OSError, and ValueError where the file holds none."""
    return unpacked(path.read_bytes())


def packed(net: Net) -> bytes:
    """The weights of an evaluator as bytes."""
    weights = net.weights()
    unit = max(map(abs, weights)) / LARGEST or 1.0
    numbers = _little(array("h", [round(weight / unit) for weight in weights]))
    return FORM + UNITS.pack(unit, net.scale) + lzma.compress(numbers.tobytes(), preset=9)


def unpacked(data: bytes) -> Net:
    """The evaluator that `packed` made into bytes; raises ValueError where they hold none."""
    if not data.startswith(FORM):
        raise ValueError("this file does not hold an evaluator of this version")
    start = len(FORM)
    try:
        unit, scale = UNITS.unpack_from(data, start)
        numbers = array("h", lzma.decompress(data[start + UNITS.size :]))
    except (struct.error, lzma.LZMAError, ValueError) as fault:
        raise ValueError(f"this evaluator is damaged: {fault}") from None
    if len(numbers) != SIZE:
        raise ValueError(f"this evaluator is damaged: it has {len(numbers)} weights, not {SIZE}")
    if not (0 < unit < LARGEST and 0 < scale < LARGEST):
        raise ValueError(f"this evaluator is damaged: its units are {unit} and {scale}")
    net = Net(scale)
    net.set_numbers(_little(numbers), unit)
    return net


def _little(numbers: array[int]) -> array[int]:
    """The same numbers with the low byte first, from or to the order of this machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
