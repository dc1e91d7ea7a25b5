"""The game on paper: one text format, read, written and replayed (docs/record.md).

record = read(text)                     # BadRecord, with line and column, for the first fault
for step in replay(record): ...         # events, deal and match after every line
with Recorder.new(path, header(rules, South="Ann")) as recorder:
recorder.append(NewDeal(1, Seat.NORTH, tuple(shuffled_pack(rules.packs))))
recorder.append(Act(Seat.SOUTH, action("QS")))
"""

from __future__ import annotations

from bezique.record.commentary import commented, remark
from bezique.record.heading import LARGEST_DEAL, header
from bezique.record.lines import read_line, write_line
from bezique.record.model import (
    FORMAT,
    RULES_VERSION,
    Act,
    Amend,
    Body,
    CutCards,
    DealEnds,
    DealsFirst,
    End,
    FromPosition,
    GameEnds,
    Header,
    Line,
    NewDeal,
    PartieEnds,
    Record,
    Resigns,
    Sealed,
    Seeded,
    Undo,
    Unsealed,
    Void,
)
from bezique.record.reading import decoded, faults, read, read_prefix, text_of_file, write
from bezique.record.recorder import Recorder, lines_of
from bezique.record.replaying import Replay, Step, replay
from bezique.record.sealing import commitment_of, sealed_pack, secret_of
from bezique.record.seals import Seal, Seals
from bezique.record.seen import seen_act, seen_by, seen_header, seen_line, sees, sees_act
from bezique.record.verifying import Proof, verify

__all__ = [
    "FORMAT",
    "LARGEST_DEAL",
    "RULES_VERSION",
    "Act",
    "Amend",
    "Body",
    "CutCards",
    "DealEnds",
    "DealsFirst",
    "End",
    "FromPosition",
    "GameEnds",
    "Header",
    "Line",
    "NewDeal",
    "PartieEnds",
    "Proof",
    "Record",
    "Recorder",
    "Replay",
    "Resigns",
    "Seal",
    "Sealed",
    "Seals",
    "Seeded",
    "Step",
    "Undo",
    "Void",
    "Unsealed",
    "commented",
    "commitment_of",
    "decoded",
    "faults",
    "header",
    "lines_of",
    "read",
    "read_line",
    "read_prefix",
    "remark",
    "replay",
    "sealed_pack",
    "secret_of",
    "seen_act",
    "seen_by",
    "seen_header",
    "seen_line",
    "sees",
    "sees_act",
    "text_of_file",
    "verify",
    "write",
    "write_line",
]
