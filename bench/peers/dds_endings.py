"""Endings of bridge, all four hands known, solved by Bo Haglund's DDS as the package `endplay` brings it.

Eight random cards in each hand and random trumps; asked is one best card and its number of tricks. Run in an
environment that has endplay, none of whose dependencies are needed: `python dds_endings.py SECONDS`.
"""

from __future__ import annotations

import importlib.util
import json
import random
import sys
import time
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

CARDS, BATCH = 8, 50
BEST, ONE, AFRESH = -1, 1, 1
"""What DDS is asked: the most tricks, one card, nothing kept from the position before."""


def library() -> ModuleType:
    """The wrapper of DDS alone: importing the whole package asks for much that is not needed here."""
    package = importlib.util.find_spec("endplay")
    folder = Path(package.origin if package and package.origin else "").parent
    loader = SourceFileLoader("dds", str(folder / "_dds" / "__init__.py"))
    module = ModuleType("dds")
    module.__file__ = loader.path
    loader.exec_module(module)
    return module


def ending(dds: Any, chance: random.Random) -> object:
    """A position before the first lead of the last eight tricks."""
    made: Any = dds.deal()
    made.trump, made.first = chance.randrange(4), chance.randrange(4)
    for place, card in enumerate(chance.sample(range(52), 4 * CARDS)):
        made.remainCards[place % 4][card // 13] |= 4 << card % 13
    return made


def main(seconds: float) -> None:
    """Solve for some seconds of CPU time."""
    dds: Any = library()
    dds.SetMaxThreads(1)
    chance, found = random.Random(1), dds.futureTricks()
    spent, solved = 0.0, 0
    while spent < seconds:
        endings = [ending(dds, chance) for _ in range(BATCH)]
        began = time.process_time()
        for one in endings:
            dds.SolveBoard(one, BEST, ONE, AFRESH, found, 0)
        spent += time.process_time() - began
        solved += BATCH
    print(json.dumps({"seconds": spent, "endings": solved}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
