"""What a game is played for: so much a game, a point, or in the games of one deal a hundred points."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from bezique.errors import BadScore
from bezique.rules.model import Rules, Settlement, Stake
from bezique.seats import PerSeat
from bezique.words import saying

_STAKE = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)\s*([^\d\s./,;-][^\d;]{0,18})?")


@dataclass(frozen=True, slots=True)
class Stakes:
    """So much for each unit of the rules; `kind` is what it is in, such as "cents", or "" where that is not said."""

    amount: Decimal
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.amount} {self.kind}".rstrip()

    def owed(self, rules: Rules, account: PerSeat[int]) -> PerSeat[Decimal]:
        """What each has won (above 0) or lost, when the account of the match stands so."""
        hundreds = 1 if rules.settlement is Settlement.RACE else 100
        return account.map(lambda units: self.amount * units / hundreds)

    def text(self, owed: Decimal) -> str:
        """A sum with as many decimals as the stakes are named with, or with more where they are needed."""
        as_named = owed.quantize(self.amount)
        if as_named == owed:
            return f"{as_named:f} {self.kind}".rstrip()
        plain = f"{owed:f}"
        plain = plain.rstrip("0").rstrip(".") if "." in plain else plain
        return f"{plain} {self.kind}".rstrip()


def stakes(text: str) -> Stakes | None:
    """The stakes that `text` names, "0.10" or "5 cents"; None for "". Raises BadScore."""
    if not text.strip():
        return None
    found = _STAKE.fullmatch(text.strip())
    if found is None or not Decimal(found[1]):
        raise BadScore(saying("score.bad_stakes", text=text))
    return Stakes(Decimal(found[1]), found[2] or "")


def unit(rules: Rules) -> str:
    """What is paid for: "game", "point" or "hundred"."""
    if rules.settlement is not Settlement.RACE:
        return "hundred"
    return "point" if rules.stake is Stake.BY_POINT else "game"
