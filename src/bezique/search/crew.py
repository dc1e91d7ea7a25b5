"""Rollouts on several threads: each has a `LookAhead` of its own, and they share the worlds among them."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from bezique.rules.model import Rules
from bezique.search.goal import Goal
from bezique.search.looking_ahead import TRICKS, LookAhead
from bezique.search.net import Net
from bezique.search.tally import Tally
from bezique.search.worlds import Worlds

Part = tuple[LookAhead, int, int]


class Crew:
    """Tries entries in worlds on so many threads. What comes of a world does not depend on their number."""

    def __init__(
        self, rules: Rules, net: Net, threads: int = 1, tricks: int = TRICKS, goal: Goal | None = None
    ) -> None:
        self.members = [LookAhead(rules, net, tricks, goal) for _ in range(threads)]
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    @property
    def rollouts(self) -> int:
        """How many rollouts there were so far."""
        return sum(member.rollouts for member in self.members)

    def share(self, entries: Sequence[int], worlds: Worlds, first: int, count: int, until: float) -> list[Part]:
        """Try entries in so many worlds from number `first` on; which member tried how many from which on."""
        parts = []
        for i, member in enumerate(self.members):
            start, end = count * i // len(self.members), count * (i + 1) // len(self.members)
            member.choose_among(entries)
            parts.append((member, worlds, first + start, end - start, until))
        waiting = [self.pool.submit(LookAhead.try_worlds, *part) for part in parts[1:]] if self.pool else []
        done = [LookAhead.try_worlds(*parts[0]), *(future.result() for future in waiting)]
        return [(part[0], part[2], number) for part, number in zip(parts, done, strict=True)]


class Trials:
    """The worlds of one decision in the order of their numbers: what a race asks for results."""

    def __init__(self, crew: Crew, worlds: Worlds, numbers: Sequence[int]) -> None:
        self.crew = crew
        self.worlds = worlds
        self.numbers = numbers
        self.next = 0

    def __call__(self, tally: Tally, places: Sequence[int], count: int, until: float) -> None:
        """Note what entries come to in the next worlds; they are known by their places in `numbers`."""
        if self.worlds.count:
            count = min(count, self.worlds.count - self.next)
        entries = [self.numbers[place] for place in places]
        for member, first, done in self.crew.share(entries, self.worlds, self.next, count, until):
            member.tell(tally, self.worlds, first, done)
        self.next += count
        tally.whole = tally.worlds == self.worlds.count > 0
