"""What a careful opponent does about the faults of the other: what he can notice, and which option is best for him.

He knows what anybody at the table could see: what is done openly, how many cards the other holds, a revoke when a card
comes to light that should have been played. Options are compared by what the deal is worth to him after each, in worlds
that he cannot tell from the real one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import fmean

from bezique.errors import Impossible
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.view import is_open, view, worlds
from bezique.laws.hands import claiming
from bezique.laws.hands.acts import Claim, Option
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.tabletop import Ruled
from bezique.laws.model import Option as LawOption
from bezique.laws.terms import Act
from bezique.seats import Seat

COUNTED = ("misdeal", "too-many-cards", "too-few-cards")
"""Faults that show when cards are counted."""
WORLDS = 48
"""In how many worlds each option is looked at, where there is more than one."""

Outlook = Callable[[Deal, Seat], float]
"""What a deal is worth to a seat: the points that it may expect to be ahead in the end."""


def noticed(table: FreeTable, seat: Seat, fault: Fault) -> bool:
    """Whether a careful player at that seat can know of a fault of the other."""
    if fault.offender == seat or fault.ruled or (fault.earlier and table.deal is None):
        return False
    if fault.law == "revoke":
        since = table.state.cards[fault.clock.played :]
        return any(who == fault.offender and card in fault.laid for who, card in since)
    return fault.open or fault.law in COUNTED


def claims(table: FreeTable, seat: Seat) -> Claim | None:
    """What a careful player claims now: the first fault that he has noticed and that is not too late."""
    for fault in () if claiming.choosing(table) else table.faults:
        ruled = claiming.ruled_now(table, fault)
        if ruled is None or not noticed(table, seat, fault) or ruled.ruling.stands:
            continue
        claimant = table.seat_of(ruled.ruling.claimant, fault)
        may = claimant in (None, seat) and not table.late_for(fault, ruled.ruling)
        if may and not _better_left(ruled) and _fits(table, seat, Claim(fault.law)):
            return Claim(fault.law)
    return None


def _fits(table: FreeTable, seat: Seat, claim: Claim) -> bool:
    """Whether the game has what the law would do: a code can rule over rules that were not made for it."""
    try:
        table.copy().act(seat, claim)
    except Impossible:
        return False
    return True


def _better_left(ruled: Ruled) -> bool:
    """Whether the ruling would only help the other: he may put right what he did."""
    return all(effect.act is Act.AMEND for effect in ruled.ruling.effects) and not ruled.ruling.options


def choice(table: FreeTable, seat: Seat, outlook: Outlook) -> Option | None:
    """The option that is best for a seat, of the ruling that waits; None where the other must choose.

    Of several that are equally good it is the first.
    """
    if not table.rulings:
        return None
    ruled = table.rulings[-1]
    if seat not in claiming.choosers(table, ruled):
        return None
    mine = [option for option in ruled.ruling.options if option.key in ruled.waiting]
    mine = [option for option in mine if table.seat_of(option.whose, ruled.fault) in (None, seat)]
    tries = [made for option in mine for made in _options(table, ruled, option)]
    tries += [Option(claiming.NO_OPTION)] if ruled.ruling.several else []
    return tries[0] if len(tries) == 1 else max(tries, key=lambda each: worth(table, seat, each, outlook))


def _options(table: FreeTable, ruled: Ruled, option: LawOption) -> list[Option]:
    """An option, with each card that can be called: the highest first, which costs the other most."""
    for effect in option.effects:
        if effect.act is Act.CALL:
            cards = sorted(table.may_be_called(effect, ruled.fault), key=lambda card: (card.rank, card), reverse=True)
            return [Option(option.key, card) for card in cards]
    return [Option(option.key)]


def worth(table: FreeTable, seat: Seat, option: Option, outlook: Outlook) -> float:
    """How many points a seat may expect to be ahead in the deal after an option; 0 in a deal that is void."""
    known = table.deal is None or is_open(view(table.deal, seat))
    return fmean(_worth(table, seat, option, outlook, Chance(number)) for number in range(1 if known else WORLDS))


def _worth(table: FreeTable, seat: Seat, option: Option, outlook: Outlook, chance: Chance) -> float:
    """The same in one world; where the cards may be taken back the way they came is needed, and it is found after."""
    tried = table.copy()
    looks_first = tried.deal is not None and not tried.deal.over and not tried.rulings[-1].ruling.rewinds
    if looks_first:
        tried.deal = worlds(view(tried.dealt, seat), chance)
    try:
        tried.act(seat, option)
    except Impossible:
        return -math.inf
    if tried.end or tried.deal is None:
        return 0
    for waiting in tried.state.after:
        tried.amend(waiting)
    return outlook(tried.deal if looks_first else worlds(view(tried.deal, seat), chance), seat)
