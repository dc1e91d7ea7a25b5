"""Random decisions for computer players, and what each of them must keep to: no peeking, legal answers, the time."""

from __future__ import annotations

import time
from collections.abc import Callable

from bezique.bots.player import Budget, Player, player
from bezique.bots.recipes import level_names, recipe
from bezique.bots.roster import PLAYERS
from bezique.cards import numbered_pack
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import view, worlds
from bezique.rules.load import rules
from bezique.search.stored import FAMILIES

MADE = tuple(PLAYERS)
"""The names of all players."""

QUICK = tuple(name for name in MADE if name not in level_names() or recipe(name, FAMILIES[0]).worlds == 0)
"""Those that do not look ahead: they play thousands of decisions a second."""


def decision(text: str, number: int) -> Deal:
    """A deal in which something is to be decided: random play that stops anywhere, the last tricks included.

    What can be scored is mostly scored, so that tables are as full as they are in real play.
    """
    chosen = rules(text)
    deal = Deal(chosen, numbered_pack(number, chosen.packs), number % 2)
    chance = Chance(number)
    stop = chance.below(chosen.pack_size)
    while not deal.over and (deal.tricks * 2 < stop or len(deal.choices()) < 2):
        if deal.stage == "window" and chance.below(4) > 0:
            deal.take(deal.choices()[0])
        else:
            deal.take_random(chance)
    return decision(text, number + 1_000_003) if deal.over else deal


def peeks(name: str, deal: Deal, seed: int, dealt_anew: int) -> bool:
    """Whether a player decides otherwise when the cards that its seat cannot see are dealt anew."""
    me = deal.turn
    seen = view(deal, me)
    other = view(worlds(seen, Chance(dealt_anew)), me)
    answers = {player(name, seed).choose(each, Budget(worlds=4)) for each in (seen, other)}
    return len(answers) > 1


def is_legal(deal: Deal, who: Player, seconds: float) -> bool:
    """Whether a player that has so little time answers with an entry of the menu."""
    return who.choose(view(deal, deal.turn), Budget(seconds)) in deal.actions()


def cpu_seconds(deal: Deal, who: Player, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """The time of the processor that a decision took."""
    seen = view(deal, deal.turn)
    began = clock()
    who.choose(seen, Budget(seconds))
    return clock() - began
