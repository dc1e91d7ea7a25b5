"""Why an action is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bezique.rules.model import Source
from bezique.words import sentence

if TYPE_CHECKING:
    from bezique.game.actions import Action
    from bezique.game.deal import Deal


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason as a value: a stable code, its arguments, the option of the rules behind it and its source."""

    code: str
    args: Mapping[str, object] = field(default_factory=dict)
    key: str = ""
    source: Source | None = None

    def __str__(self) -> str:
        told = sentence(self.code, self.args)
        return f"{told} ({self.source})" if self.source is not None else told


def refusal_of(deal: Deal, seat: int, action: Action) -> Refusal | None:
    """The reason why `seat` may not do `action` now; None exactly when it is on the menu."""
    if deal.turn != seat:
        return Refusal("not_your_turn", {"turn": str(deal.turn)})
    if action in deal.actions():
        return None
    return Refusal("not_choosing")
