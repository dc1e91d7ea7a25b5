"""What the actions of a decision are worth, reckoned out: endings, the last trick with a draw, and one open window.

Each gives points for every entry of the menu, by its number, to the player whose turn it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from math import prod

from bezique.cards import Card
from bezique.game.actions import Announce
from bezique.game.arrange import arrange
from bezique.game.deal import Deal
from bezique.game.settlement import settle_deal
from bezique.rules.model import Settlement
from bezique.search.ending import Ending
from bezique.seats import Seat, next_seat
from tests.endings import after, plain_values

SOLVER = Ending()


def ending_values(deal: Deal) -> Mapping[int, float]:
    """By trying every line to its end: points, or what the game is worth where each deal is one."""
    if deal.rules.settlement is Settlement.RACE:
        return plain_values(deal)
    me = Seat(deal.acting)
    return {number: settled(after(deal, number), me) for number in deal.choices()}


def settled(deal: Deal, me: Seat) -> float:
    """What the game is worth to `me`, both playing for that."""
    if deal.over:
        game = settle_deal(deal.rules, deal.scores, deal.brisques)
        return 0 if game.winner is None else game.value if game.winner == me else -game.value
    values = [settled(after(deal, number), me) for number in deal.choices()]
    return max(values) if deal.turn == me else min(values)


def window_values(deal: Deal) -> Mapping[int, float]:
    """The most points that the open window can bring."""
    me = deal.acting
    return {number: most(after(deal, number), me) - deal.scores[me] for number in deal.choices()}


def most(deal: Deal, me: int) -> int:
    """The points of `me` when the window has been closed at its best."""
    if deal.stage == "play" or deal.over:
        return int(deal.scores[me])
    return max(most(after(deal, number), me) for number in deal.choices())


def last_draw_values(deal: Deal) -> Mapping[int, float]:
    """The mean over all cards that may lie in the stock, each of them seen by both once the action is done.

    Till the stock is gone every line is tried, then both play as well as can be.
    """
    total = dict.fromkeys(deal.choices(), 0.0)
    weights = 0
    for world, weight in worlds(deal):
        weights += weight
        for number in total:
            total[number] += weight * played_on(after(world, number), Seat(deal.acting))
    return {number: value / weights for number, value in total.items()}


def worlds(deal: Deal) -> Iterator[tuple[Deal, int]]:
    """The deals that the acting player cannot tell from this one, and in how many ways each comes about."""
    layout, her = deal.layout(), next_seat(deal.acting)
    standing = layout.standings[her]
    pool = [*standing.hand, *(card for card in layout.stock if card is not None)]
    for drawn in set(permutations(pool, len(layout.stock))):
        hand = tuple(sorted((Counter(pool) - Counter(drawn)).elements()))
        standings = layout.standings.having(her, replace(standing, hand=hand))
        yield arrange(deal.rules, replace(layout, stock=drawn, standings=standings)), ways(pool, drawn)


def ways(pool: list[Card], drawn: tuple[Card, ...]) -> int:
    """In how many ways these cards can be drawn in this order, equal ones being told apart."""
    left = Counter(pool)
    taken = Counter[Card]()
    return prod(_take(left, taken, card) for card in drawn)


def _take(left: Counter[Card], taken: Counter[Card], card: Card) -> int:
    taken[card] += 1
    return left[card] - taken[card] + 1


def played_on(deal: Deal, me: Seat) -> float:
    """What `me` is ahead at the end; nothing is announced, since it could not be scored any more."""
    if deal.over or deal.phase == 2:
        return deal.scores[me] - deal.scores[next_seat(me)] + last_tricks(deal, me)
    numbers = [number for number in deal.choices() if not isinstance(deal.action(number), Announce)]
    values = [played_on(after(deal, number), me) for number in numbers]
    return max(values) if deal.turn == me else min(values)


def last_tricks(deal: Deal, me: Seat) -> float:
    """What the last tricks bring `me` more than the adversary."""
    if deal.over:
        return 0
    best = max(SOLVER.values(deal).values())
    return best if deal.turn == me else -best


RECKONINGS: Mapping[str, Callable[[Deal], Mapping[int, float]]] = {
    "ending": ending_values,
    "window": window_values,
    "last-draw": last_draw_values,
}
