"""`bezique replay`, `bezique check`, `bezique verify`: a record told, its faults, whether its packs are proved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.cli.hand_record import beside_the_lines, dealt_as_numbered, untold_draws
from bezique.cli.lines import columns, fitted
from bezique.errors import BadRecord
from bezique.record import (
    FORMAT,
    Act,
    Header,
    NewDeal,
    Proof,
    Record,
    Step,
    Undo,
    faults,
    read,
    read_prefix,
    remark,
    replay,
    text_of_file,
    verify,
)
from bezique.record.verifying import How

FAULTS = 1
"""The exit status where a record has faults."""

WIDEST = 80
"""The columns of a replay where the terminal has more."""

NO_RECORD = 2
"""The exit status where a file is no record that this program can read."""

RecordFile = Annotated[Path, Parameter(help="The file with the record.")]


def replay_command(
    file: RecordFile, /, *, step: Annotated[bool, Parameter(help="Wait after each line.", negative="")] = False
) -> int:
    """`bezique replay`."""
    return replay_record(file, step=step)


def replay_record(
    path: str | Path,
    *,
    step: bool = False,
    width: int | None = None,
    say: Callable[[str], object] = print,
    ask: Callable[[str], str] = input,
) -> int:
    """Tell a record event by event; with `step`, wait after each line until `ask` returns ("q" leaves).

    Lines are wrapped to `width`, or to the terminal. A record with a fault is told up to it; the status is then 1.
    Raises OSError where the file cannot be read, and BadRecord where it has no whole header.
    """
    record, stopped = _prefix(path)
    most = min(width or columns(), WIDEST)
    for text in _about(record.header):
        say(fitted(text, most))
    for told in _told(record):
        say(fitted(told, most))
        if step and _left(ask):
            return 0
    if stopped is not None:
        say(fitted(f"The record stops here. {stopped}", most))
    return 0 if stopped is None else FAULTS


def _prefix(path: str | Path) -> tuple[Record, BadRecord | None]:
    try:
        return read_prefix(text_of_file(path))
    except BadRecord as fault:
        raise BadRecord(f"{path}: {fault}") from None


def _left(ask: Callable[[str], str]) -> bool:
    try:
        return ask("").strip().lower() in ("q", "quit", "exit")
    except EOFError:
        return True


def _about(header: Header) -> Iterator[str]:
    """What the header says, in a few lines."""
    yield f"{header.names[0]} (South) and {header.names[1]} (North): {header.rules.title or header.rules.name}"
    for name in ("Date", "Deal", "Practice", "Seen"):
        if name in header.tags:
            yield f"{name}: {header.tags[name]}"


def _told(record: Record) -> Iterator[str]:
    """A text for each line that has something to tell."""
    unsaid = set(map(id, untold_draws(record.lines)))
    for step in replay(record):
        text = "" if id(step.line) in unsaid else _of_step(step, record.header)
        if text:
            yield text


def _of_step(step: Step, header: Header) -> str:
    body = step.line.body
    if body is None:
        return _of_comment(step.line.comment)
    said = remark(step, header.names)
    if isinstance(body, NewDeal):
        return f"Deal {body.number}, dealt by {header.names[body.dealer]}. {said}"
    return said


def _of_comment(comment: str) -> str:
    """A comment; of a deal by hand what was said, and what the lines that follow do not tell of what hands did."""
    by_hand = beside_the_lines(comment)
    if by_hand is not None:
        return by_hand
    return f"; {comment}" if comment else ""


def check_record(file: RecordFile, /) -> tuple[int, str]:
    """Every fault of a record, one a line with line and column, or what it holds where it has none.

    The status is 0 without faults, 1 with some, 2 where the file is no record that this program can read.
    Raises OSError where the file cannot be read.
    """
    ours = Path(file).read_bytes().startswith(f'[Record "{FORMAT}"]'.encode())
    try:
        text = text_of_file(file)
        found = faults(text)
    except BadRecord as fault:
        found = [fault]
    if found and not ours:
        return NO_RECORD, f"{file}: {found[0]}"
    if found:
        return FAULTS, "\n".join([*map(str, found), f"{file}: {_faults(len(found))}."])
    return 0, f"{file}: {_summary(read(text))}, no fault."


def verify_record(file: RecordFile, /) -> tuple[int, str]:
    """What holds of the pack of each deal of a record, a line a deal, and its faults.

    The status is 0 where every pack is proved, 1 where one is not or the record has faults, 2 where the file is no
    record that this program can read. Raises OSError where the file cannot be read, and BadRecord where it is no text.
    """
    text = text_of_file(file)
    proofs, found = verify(text)
    if not proofs and found:
        return NO_RECORD, f"{file}: {found[0]}"
    if not found:
        proofs = _by_hand(proofs, read(text))
    held = sum(proof.holds for proof in proofs)
    summary = f"{file}: {held} of {_count(len(proofs), 'deal')} proved, {_faults(len(found))}."
    status = 0 if proofs and held == len(proofs) and not found else FAULTS
    return status, "\n".join([*map(_of_proof, proofs), *map(str, found), summary])


def _by_hand(proofs: list[Proof], record: Record) -> list[Proof]:
    """The same with what the acts of a game by hand prove, where its packs are numbered."""
    if not record.header.by_hand or record.header.numbered is None:
        return proofs
    numbered = dealt_as_numbered(record)
    return [_dealt(proof, numbered[proof.number]) if proof.how == "by_hand" else proof for proof in proofs]


def _dealt(proof: Proof, numbered: bool) -> Proof:
    return replace(proof, how="dealt" if numbered else "other")


def _of_proof(proof: Proof) -> str:
    south, north = proof.added
    text = _PROVED[proof.how].format(south=south, north=north)
    return f"Deal {proof.number}: {text}"


_PROVED: Mapping[How, str] = {
    "sealed": "the seal holds, and the pack follows from it (South added {south} bytes, North {north}).",
    "numbered": "the pack is that of the numbered deal.",
    "dealt": "it was dealt by hand, from the pack of the numbered deal.",
    "again": "a deal before it, played again for practice.",
    "closed": "sealed, and the seal is not open: nothing can be proved yet.",
    "by_hand": "it was dealt by hand: nothing is promised of its pack, so there is nothing to prove.",
    "unknown": "nothing was promised of its pack, or the record does not tell it.",
    "other": "it was dealt by hand, and not from the pack of the numbered deal.",
    "wrong": "there is a fault in it.",
}


def _faults(number: int) -> str:
    return "no fault" if not number else _count(number, "fault")


def _summary(record: Record) -> str:
    counts = Counter(type(line.body) for line in record.lines)
    parts = [_count(counts[NewDeal], "deal"), _count(counts[Act], "action")]
    if counts[Undo]:
        parts.append(f"{counts[Undo]} taken back")
    if record.header.seen_by is not None:
        parts.append(f"as seen by {record.header.seen_by}")
    return ", ".join(parts)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
