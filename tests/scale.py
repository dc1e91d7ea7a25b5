"""How long the long loops of the tests are."""

from __future__ import annotations

import os

import bezique

SCALE = float(os.environ.get("BEZIQUE_TEST_SCALE", "1" if bezique.COMPILED else "0.02"))


def scaled(number: int) -> int:
    """`number` with the compiled core; a fiftieth, at least one, interpreted; `BEZIQUE_TEST_SCALE` overrides."""
    return max(1, round(number * SCALE))
