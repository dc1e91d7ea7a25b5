"""The rest of the tricks, claimed or conceded once nothing is left to chance.

In the last tricks every card is in one of two hands, so that it can be looked up whether a player takes all that are
left, whatever the other plays; where a card lies apart neither can tell which, and nothing is claimed. The searching is
done on copies of the deal: what may be played and who wins a trick is asked of the deal itself.
"""

from __future__ import annotations

from bezique.game.deal import Deal
from bezique.seats import Seat

_Known = dict[tuple[object, ...], int | None]


def may_claim(deal: Deal) -> bool:
    """Whether claims are possible: only strict last tricks with all cards in hands are left (laws 1.3)."""
    hidden = deal.amended and deal.dead > 0
    return not deal.over and deal.phase == 2 and not hidden and not deal.rules.reuse.is_polish


def can_take_all(deal: Deal, seat: int) -> bool:
    """Whether `seat` can force all the tricks that are left; False while `may_claim` is."""
    return may_claim(deal) and _forcing(deal.copy(), seat, {}) is not None


def forcing_play(deal: Deal, seat: int) -> int:
    """The number of a play for the seat whose turn it is, with which `seat` still takes all that is left.

    Where it is the other's turn, any of his plays serves: the first on his menu is given.
    Raises ValueError where `seat` cannot take all.
    """
    number = _forcing(deal.copy(), seat, {}) if may_claim(deal) else None
    if number is None:
        raise ValueError(f"{Seat(seat)} cannot take all the tricks that are left")
    return number


def _forcing(deal: Deal, seat: int, known: _Known) -> int | None:
    """A play after which `seat` takes everything; None where there is none."""
    key = _state(deal)
    if key not in known:
        known[key] = _search(deal, seat, known)
    return known[key]


def _search(deal: Deal, seat: int, known: _Known) -> int | None:
    # High cards first: they are likely to win, so that the search ends soon.
    numbers = sorted(deal.choices(), key=lambda number: -(number & 7))
    fine = (_takes_all_after(deal, number, seat, known) for number in numbers)
    if deal.turn == seat:
        return next((number for number, takes_all in zip(numbers, fine, strict=True) if takes_all), None)
    return numbers[0] if all(fine) else None


def _takes_all_after(deal: Deal, number: int, seat: int, known: _Known) -> bool:
    after = deal.copy()
    after.take(number)
    if after.tricks > deal.tricks and after.last_trick != seat:
        return False
    return after.over or _forcing(after, seat, known) is not None


def _state(deal: Deal) -> tuple[object, ...]:
    """What matters for the tricks that are left: both hands, the card led, whose turn it is."""
    return (*map(tuple, deal.hidden), deal.card_led, deal.turn)
