"""Who may claim what, in a sentence."""

from __future__ import annotations

from bezique.laws.model import Option, Ruling
from bezique.laws.terms import MOMENTS, PARTIES, Moment, Party


def claim(ruling: Ruling) -> str:
    """Who may claim, and until when; where everything stays as it is, nobody."""
    if ruling.stands:
        return "There is nothing to claim."
    until = "" if ruling.until in (Moment.AT_ONCE, Moment.ANY_TIME) else f", {MOMENTS[ruling.until]}"
    if ruling.claimant is Party.LAW:
        return f"Nobody need claim it: the law acts by itself{until}."
    return f"To be claimed by {PARTIES[ruling.claimant]}{until}."


def belongs(option: Option) -> str:
    """Whose choice it is."""
    return PARTIES[option.whose]
