"""A score that is taken down by a ruling: the deal as if nothing had been declared or counted by that entry."""

from __future__ import annotations

from dataclasses import replace

from bezique.marker.entries import Blanche, Brisques, Combined, LastTrick, Lifted, Seven, entry
from bezique.marker.running import Mark, Running


def without_score(deal: Running, mark: Mark) -> Running:
    """The deal without what an entry of it did, its points apart; an entry of an earlier deal leaves this one alone."""
    if mark.deal != deal.number:
        return deal
    match entry(mark.line):
        case Combined():
            deal = _without_declaration(deal, mark.number)
        case Seven():
            deal = replace(deal, sevens=deal.sevens - 1)
        case Brisques(seat, number):
            left = deal.brisques.having(seat, deal.brisques[seat] - number)
            deal = replace(deal, brisques=left, told=deal.told.having(seat, False))
        case LastTrick():
            deal = replace(deal, last_trick=None)
        case Blanche(seat):
            deal = replace(deal, blanches=deal.blanches.having(seat, deal.blanches[seat] - 1))
        case Lifted(_, guessed):
            deal = replace(deal, lifted=tuple(one for one in deal.lifted if one is not guessed))
    return deal


def _without_declaration(deal: Running, number: int) -> Running:
    """The combination is gone, and the trumps that it made, if it was the first to make some."""
    declared = tuple((other, one) for other, one in deal.declared if other != number)
    gone = next((one for other, one in deal.declared if other == number), None)
    made = gone is not None and gone.trump < 0 and gone.combination.suit is not None
    trump = None if made and gone is not None and gone.combination.suit == deal.trump else deal.trump
    return replace(deal, declared=declared, trump=trump)
