"""What a careful opponent does about the faults of the other: what he can notice, and which option is best for him.

He knows what anybody at the table could see: what is done openly, how many cards the other holds, a revoke when a card
comes to light that should have been played. Options are compared by points, with a little for what has no points.
"""

from __future__ import annotations

import math

from bezique.errors import Impossible
from bezique.laws.hands import claiming
from bezique.laws.hands.acts import Claim, Option
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.noted import Fault
from bezique.laws.hands.tabletop import Ruled
from bezique.laws.model import Option as LawOption
from bezique.laws.terms import Act
from bezique.seats import Seat, next_seat

COUNTED = ("misdeal", "too-many-cards", "too-few-cards")
"""Faults that show when cards are counted."""
WORTH = {Act.BAR: 20, Act.DRAW: 15, Act.CHOOSE: 5, Act.CALL: 5}
"""What effects without points are worth, about."""


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


def choice(table: FreeTable, seat: Seat) -> Option | None:
    """The option that is best for a seat, of the ruling that waits; None where the other must choose."""
    if not table.rulings:
        return None
    ruled = table.rulings[-1]
    if seat not in claiming.choosers(table, ruled):
        return None
    mine = [option for option in ruled.ruling.options if option.key in ruled.waiting]
    mine = [option for option in mine if table.seat_of(option.whose, ruled.fault) in (None, seat)]
    tries = [made for option in mine for made in _options(table, ruled, option)]
    tries += [Option(claiming.NO_OPTION)] if ruled.ruling.several else []
    return max(tries, key=lambda each: worth(table, seat, each))


def _options(table: FreeTable, ruled: Ruled, option: LawOption) -> list[Option]:
    """An option, with each card that can be called: the highest first, which costs the other most."""
    for effect in option.effects:
        if effect.act is Act.CALL:
            cards = sorted(table.may_be_called(effect, ruled.fault), key=lambda card: (card.rank, card), reverse=True)
            return [Option(option.key, card) for card in cards]
    return [Option(option.key)]


def worth(table: FreeTable, seat: Seat, option: Option) -> float:
    """How many points a seat is ahead in the deal after choosing an option; 0 in a deal that is void."""
    tried = table.copy()
    bonus = sum(
        WORTH.get(effect.act, 0)
        for ruled in tried.rulings[-1:]
        for each in ruled.ruling.options
        if each.key == option.option
        for effect in each.effects
    )
    try:
        tried.act(seat, option)
    except Impossible:
        return -math.inf
    if tried.end or tried.deal is None:
        return 0
    return tried.deal.scores[seat] - tried.deal.scores[next_seat(seat)] + bonus
