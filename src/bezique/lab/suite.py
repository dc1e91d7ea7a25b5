"""Decisions with an agreed best action, by kind, and how many of them a player finds (docs/suite.md).

A decision is a position of `bezique.game.position` and what the player whose turn it is should do there. Either the
best actions are named, all equally good, or those that are wrong while any other will do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bezique.bots.player import Budget, Player, player
from bezique.game.actions import Action, Announce, Choose, action
from bezique.game.deal import Deal
from bezique.game.position import position
from bezique.game.view import view
from bezique.seats import Seat

FOLDER = Path(__file__).parent / "decisions"
"""One file for each family of rules, and one for endings."""

SUITE = ("standard", "rubicon", "six-pack", "eight-pack", "polish", "endings")
"""The files, in the order in which they are asked."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question: in `position`, the actions that are `best` (or those that are to be `avoided`), and why.

    `name` is the file and the number in it, `source` the paragraph of the laws that gives the advice, or how it was
    reckoned; `check` names a reckoning that the tests repeat: "ending", "last-draw", "window", or none.
    """

    name: str
    kind: str
    position: str
    best: tuple[str, ...]
    avoid: tuple[str, ...]
    why: str
    source: str
    check: str = ""

    def __str__(self) -> str:
        return self.name

    def deal(self) -> Deal:
        """The deal in which a player must decide; raises BadPosition."""
        return position(self.position)

    def right(self, answer: Action) -> bool:
        """Whether an action is one of the best."""
        if self.best:
            return answer in set(map(action, self.best))
        return answer not in set(map(action, self.avoid))

    def wanted(self) -> str:
        """What should be done, in a few words."""
        return " or ".join(self.best) if self.best else f"anything but {' or '.join(self.avoid)}"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player did at a decision."""

    decision: Decision
    action: Action

    @property
    def found(self) -> bool:
        """Whether it was right."""
        return self.decision.right(self.action)


@cache
def decisions() -> tuple[Decision, ...]:
    """The whole suite."""
    return tuple(decision for name in SUITE for decision in _of_file(name))


def _of_file(name: str) -> Iterator[Decision]:
    import tomllib

    table = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    for number, entry in enumerate(table["decision"], 1):
        yield Decision(
            name=f"{name} {number}",
            kind=entry["kind"],
            position=entry["position"],
            best=tuple(entry.get("best", ())),
            avoid=tuple(entry.get("avoid", ())),
            why=entry["why"],
            source=entry["source"],
            check=entry.get("check", ""),
        )


def kinds() -> tuple[str, ...]:
    """The kinds of decision, in the order of the suite."""
    return tuple(dict.fromkeys(decision.kind for decision in decisions()))


def selected(wanted: Iterable[str]) -> tuple[Decision, ...]:
    """The decisions of some kinds, of all where none is named; raises ValueError for a kind that there is not."""
    names = tuple(wanted)
    for name in names:
        if name not in kinds():
            raise ValueError(f"there are no decisions of the kind {name[:60]}; the kinds are {', '.join(kinds())}")
    return tuple(decision for decision in decisions() if not names or decision.kind in names)


def ask(name: str, chosen: Iterable[Decision], seed: int = 0, seconds: float | None = None) -> list[Answer]:
    """What the player of that name does at each decision; it comes new to each, with a seed of its own.

    Raises BadNotation for a player that there is not.
    """
    return [Answer(one, answer(player(name, seed + place), one, seconds)) for place, one in enumerate(chosen)]


def answer(asked: Player, decision: Decision, seconds: float | None = None) -> Action:
    """What a player does at a decision.

    What it announces in an open window is laid, and it is asked again until it scores something or nothing.
    """
    deal, laying = decision.deal(), False
    seat = Seat(deal.acting)
    while True:
        given = asked.choose(view(deal, seat), Budget(seconds))
        laying = isinstance(given, Announce) or (laying and isinstance(given, Choose))
        if not laying:
            return given
        deal.apply(seat, given)


def by_kind(answers: Iterable[Answer]) -> Mapping[str, Sequence[Answer]]:
    """The answers by kind of decision."""
    found: dict[str, list[Answer]] = {}
    for answer in answers:
        found.setdefault(answer.decision.kind, []).append(answer)
    return found


def report_lines(name: str, answers: Sequence[Answer]) -> Iterator[str]:
    """How many were found, in all and of each kind, and each that was missed with the reason."""
    yield f"{name}: {count_of(answers)} found"
    for kind, some in by_kind(answers).items():
        yield f"{kind}: {count_of(some)}"
        yield from (line for answer in some if not answer.found for line in _missed(answer))


def count_of(answers: Sequence[Answer]) -> str:
    """So many of so many."""
    return f"{sum(answer.found for answer in answers)} of {len(answers)}"


def _missed(answer: Answer) -> Iterator[str]:
    decision = answer.decision
    yield f"  {decision.name}: {answer.action}, not {decision.wanted()}"
    yield f"    {decision.why} ({decision.source})"


def as_data(name: str, answers: Sequence[Answer]) -> dict[str, Any]:
    """The same as values that JSON can hold."""
    told = [{**asdict(answer.decision), "action": str(answer.action), "found": answer.found} for answer in answers]
    return {
        "player": name,
        "found": sum(answer.found for answer in answers),
        "decisions": len(answers),
        "answers": told,
    }
