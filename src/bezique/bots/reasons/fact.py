"""A fact that speaks for an action, as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

FEW_WINDOWS = 3
"""So many tricks before the end of declaring time is short."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something true of an action: a `key` of the words, its fields, and about how many points it may be worth.

    The fields hold cards, ranks, combinations and seats in their texts, numbers, or lists of texts. `about` is what it
    is about: of two facts about the same thing one is told.
    """

    key: str
    worth: float
    about: object = None
    fields: Mapping[str, object] = field(default_factory=dict)

    def tells(self) -> set[str]:
        """The cards, ranks and combinations that it names, by which two facts would repeat each other."""
        texts = {str(self.fields[name]) for name in ("combination", "led") if name in self.fields}
        for name in ("card", "other", "cards"):
            value = self.fields.get(name, [])
            texts |= {text.rstrip("SHDC*") for text in (value if isinstance(value, list) else [str(value)])}
        return texts | ({"keep"} if self.key in KEEPING else set())


KEEPING = ("keeps_whole", "keeps_but_one", "keeps", "costs_nothing", "waits_in_vain")
"""Facts that say what is kept, and that nothing is given up: one of them is enough."""

Facts = Iterator[Fact]
