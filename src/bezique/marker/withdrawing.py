"""A score that is taken down by a ruling: the deal as if nothing had been declared or counted by that entry."""

from __future__ import annotations

from dataclasses import replace

from bezique.game.supposing import makes_trump, with_trump
from bezique.marker.entries import Blanche, Brisques, Combined, LastTrick, Lifted, Seven, entry
from bezique.marker.possible import Declaration
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
    """The combination is gone; and the trumps that it made, unless another that stands makes the same suit trumps."""
    gone = dict(deal.declared).get(number)
    declared = tuple((other, one) for other, one in deal.declared if other != number)
    if gone is None or not _makes(deal, gone) or gone.trump >= 0:
        return replace(deal, declared=declared)
    heir = next((other for other, one in declared if _makes(deal, one)), None)
    if heir is None:
        return replace(deal, declared=declared, trump=None)
    made = tuple((other, replace(one, trump=-1) if other == heir else one) for other, one in declared)
    return replace(deal, declared=made)


def _makes(deal: Running, one: Declaration) -> bool:
    """Whether a declaration makes the trumps of the deal, where there are none before it."""
    if one.announced or one.combination.suit != deal.trump:
        return False
    return makes_trump(with_trump(deal.ground.deal(), -1), one.combination)
