"""What the page about records says is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from bezique.game.events import Event, Loss
from bezique.game.points import Reason
from bezique.record import FORMAT, RULES_VERSION, read, replay, seen_by, write
from bezique.record.heading import TAGS
from bezique.record.lines import write_line
from bezique.rules.combination import Combination
from bezique.seats import PerSeat, Seat

PAGE = (Path(__file__).parents[3] / "docs" / "record.md").read_text("utf-8")
BLOCKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
EXAMPLE = next(block for block in BLOCKS if block.startswith("[Record"))
SEEN = next(block for block in BLOCKS if "dealt North ??" in block)


def test_the_example_replays_as_it_stands() -> None:
    record = read(EXAMPLE)
    assert write(record) == EXAMPLE
    *_, last = replay(record)
    assert last.deal is not None
    assert last.deal.scores == PerSeat((0, 90))
    assert record.header.names == PerSeat(("Ann", "Ben"))


def test_the_example_as_south_saw_it() -> None:
    seen = seen_by(read(EXAMPLE), Seat.SOUTH)
    assert "".join(f"{write_line(line)}\n" for line in seen.lines) == SEEN


def test_every_tag_event_reason_and_combination_is_named() -> None:
    events = [re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower() for kind in get_args(Event)]
    ends = (Combination.MARRIAGE_SPADES, Combination.QUINTUPLE, Combination.FOUR_ACES, Combination.FIVE_TRUMP_ACES)
    for word in (*TAGS, *events, *Reason, *Loss, *map(str, ends)):
        assert f"`{word}`" in PAGE, word


def test_the_versions_have_their_history() -> None:
    formats, mechanisms = re.findall(r"\| (?:format|mechanisms) \| what changed \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE)
    assert formats.splitlines()[-1].startswith(f"| {FORMAT} |")
    assert mechanisms.splitlines()[-1].startswith(f"| {RULES_VERSION} |")
