"""Deals that were amended at random, in which something is to be decided."""

from __future__ import annotations

from random import Random

from bezique.cards import numbered_pack
from bezique.errors import BadAmendment
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.rules.load import rules
from tests.amending import any_amendment


def amended_decision(text: str, number: int, most: int = 1000) -> Deal:
    """A deal with amendments, stopped anywhere with no more than `most` cards in the stock."""
    for tried in range(number, number + 10**9, 1_000_003):
        deal = _amended(text, tried, most)
        if not deal.over and deal.layout().amended is not None:
            return deal
    raise AssertionError(text)


def _amended(text: str, number: int, most: int) -> Deal:
    rng, chance, chosen = Random(number), Chance(number), rules(text)
    deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2)
    least = rng.randrange(chosen.pack_size)
    done = 0
    while not deal.over and (done < least or deal.stock_left > most or len(deal.choices()) < 2):
        done += 1
        if rng.random() < 0.15:
            deal = _tried(deal, rng)
        elif deal.stage == "window" and rng.random() < 0.7:
            deal.take(deal.choices()[0])
        else:
            deal.take_random(chance)
    return deal


def _tried(deal: Deal, rng: Random) -> Deal:
    """The deal with an amendment; as it was where that is not possible."""
    tried = deal.copy()
    try:
        tried.amend(any_amendment(deal, rng))
    except BadAmendment:
        return deal
    return tried
