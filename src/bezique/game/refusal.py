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
    """The reason as a value: a stable code, its arguments, the option of the rules behind it and its source.

    `key` is empty, and `source` None, where no option decides: out of turn, a card that is not there.
    """

    code: str
    args: Mapping[str, object] = field(default_factory=dict)
    key: str = ""
    source: Source | None = None

    def __str__(self) -> str:
        return self.said()

    def told(self, language: str = "en") -> str:
        """The reason as a sentence."""
        return sentence(self.code, self.args, language)

    def said(self, language: str = "en") -> str:
        """The same with its source in brackets."""
        told = self.told(language)
        return f"{told} ({self.source})" if self.source is not None else told


def refusal_of(deal: Deal, seat: int, action: Action) -> Refusal | None:
    """The reason why `seat` may not do `action` now; None exactly when it is on the menu."""
    turn = deal.turn
    if turn is None:
        return Refusal("deal_over")
    if turn != seat:
        return Refusal("not_your_turn", {"turn": str(turn)})
    if deal.number(action) in deal.choices():
        return None
    from bezique.game.refusing import explain

    return explain(deal, action)


def refusal_of_number(deal: Deal, number: int) -> Refusal:
    """The reason why a number is not on the menu of the seat whose turn it is.

    A number that stands for nothing, or for something that is on the menu under another number, is "not_on_menu".
    """
    try:
        refusal = refusal_of(deal, deal.acting, deal.action(number))
    except ValueError:
        refusal = Refusal("deal_over") if deal.over else None
    return refusal if refusal is not None else Refusal("not_on_menu")
