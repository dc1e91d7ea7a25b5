"""What each combination is made of (laws 1.5, 2.3, 3.8, 3.11).

The core asks which cards could be declared now; here the question is what given cards are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bezique.cards import CARDS, Card, Rank, Suit
from bezique.game.layout import DEGREES, Standing
from bezique.game.mechanics import mechanics_of
from bezique.rules.combination import Combination
from bezique.rules.model import BeziquePair, Reuse, Rules


def opens(card: Card, trump: Suit | None) -> bool:
    """Polish Bezique: whether a card won is laid open (laws 3.9)."""
    return card.rank >= Rank.JACK and (card.rank != Rank.TEN or card.suit == trump)


def may_serve(rules: Rules, card: Card, word: str, trump: Suit | None) -> bool:
    """Whether a card can have served in a kind of combination, by its rank and suit."""
    return any(card in members(rules, item, trump) for item in items_of(word))


def items_of(word: str) -> tuple[Combination, ...]:
    """The combinations of one kind, such as those of "marriage"."""
    return tuple(item for item in Combination if degree_of(item) == word)


def degree_of(item: Combination) -> str:
    """The kind of a combination, in a word of `DEGREES`."""
    if item < Combination.BEZIQUE:
        return DEGREES[item // 4]
    if item < Combination.FOUR_JACKS:
        return DEGREES[item - Combination.BEZIQUE + 2]
    return DEGREES[(item - Combination.FOUR_JACKS) // 5 + 7]


def size_of(item: Combination) -> int:
    """How many cards a combination has."""
    if item < Combination.BEZIQUE:
        return 2 if item < Combination.SEQUENCE_SPADES else 5
    if item < Combination.FOUR_JACKS:
        return 2 * (item - Combination.BEZIQUE + 1)
    return 4 if item < Combination.FIVE_TRUMP_JACKS else 5


def members(rules: Rules, item: Combination, trump: Suit | None) -> tuple[Card, ...]:
    """The kinds of card that belong in a combination; none where it is not in the game."""
    # Where trumps are made in play, a suit's combination can have been declared before another suit became trumps.
    keys = (item.key(trump),) if rules.has_turn_up else (item.key(trump), item.key(item.suit))
    if not any(key in rules.combinations for key in keys):
        return ()
    if item.suit is not None:
        lowest, highest = (Rank.QUEEN, Rank.KING) if item < Combination.SEQUENCE_SPADES else (Rank.JACK, Rank.ACE)
        return tuple(CARDS[8 * item.suit + rank] for rank in range(lowest, highest + 1))
    if item.rank is None:
        if trump is None and rules.bezique_pair is not BeziquePair.FIXED_SQ_DJ:
            return ()
        table, row = mechanics_of(rules), 4 if trump is None else int(trump)
        return CARDS[table.queen[row]], CARDS[table.jack[row]]
    suits = Suit if item < Combination.FOUR_TRUMP_JACKS else [] if trump is None else [trump]
    return tuple(CARDS[8 * suit + item.rank] for suit in suits)


def makes(rules: Rules, item: Combination, cards: Sequence[Card], trump: Suit | None) -> bool:
    """Whether these cards are that combination."""
    kinds = members(rules, item, trump)
    counts = Counter(cards)
    if len(cards) != size_of(item) or not set(counts) <= set(kinds):
        return False
    if item >= Combination.FOUR_TRUMP_JACKS:
        return True
    if item < Combination.FOUR_JACKS or rules.fours_suits == "one_of_each":
        return len({counts[card] for card in kinds}) == 1
    return True


def is_one_of(rules: Rules, word: str, cards: Sequence[Card], trump: Suit | None) -> bool:
    """Whether these cards are some combination of that kind."""
    return any(makes(rules, item, cards, trump) for item in items_of(word))


def is_couple(cards: Sequence[Card]) -> bool:
    """Whether these cards are a king and a queen of one suit."""
    ranks = sorted(card.rank for card in cards)
    return ranks == [Rank.QUEEN, Rank.KING] and cards[0].suit == cards[1].suit


def default_worth(rules: Rules, card: Card, served: Sequence[str], trump: Suit | None) -> int:
    """The highest points for which a card that served in these kinds can have been scored; 0 where that is forgotten.

    Only the ascending rule remembers it (laws R1).
    """
    if rules.reuse is not Reuse.ASCENDING_VALUE:
        return 0
    items = [item for word in served for item in items_of(word) if card in members(rules, item, trump)]
    return max((rules.combinations.get(item.key(trump), 0) for item in items), default=0)


def default_announced(own: Standing) -> tuple[int, ...]:
    """The classes of which something was announced, as far as the cards still on the table tell."""
    served = {item.family for laid in own.table for word in laid.served for item in items_of(word)}
    return tuple(sorted(int(family) for family in served | {item.family for item, _ in own.pending}))
