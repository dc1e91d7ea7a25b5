"""What the laws say about a set of cards somebody wants to declare: its worth, and what forbids it.

Nothing here is clever: each rule is one question about the cards lying there, in the order of the laws.
"""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cards import Suit
from bezique.rules.combination import Combination, Family
from bezique.rules.model import BeziquePair, FoursSuits, FreshCard, MarriageCrossing, Reuse, Rules, TrumpSource
from tests.naive.pieces import ACE, JACK, KING, QUEEN, DeclaredSet, PhysicalCard, Player

FIRST_TRUMP_FOUR, FIRST_FIVE = Combination.FOUR_TRUMP_JACKS, Combination.FIVE_TRUMP_JACKS


def is_marriage(combination: Combination) -> bool:
    """King and queen of a suit."""
    return combination < Combination.SEQUENCE_SPADES


def is_sequence(combination: Combination) -> bool:
    """Ace to jack of a suit."""
    return Combination.SEQUENCE_SPADES <= combination < Combination.BEZIQUE


def is_any_four(combination: Combination) -> bool:
    """Four of a kind in any suits."""
    return Combination.FOUR_JACKS <= combination < FIRST_TRUMP_FOUR


def degree(combination: Combination) -> int:
    """How high a combination stands among those of its class that it could share a card with (laws 1.5)."""
    if combination.family is Family.MARRIAGES:
        return int(is_sequence(combination))
    if combination.family is Family.BEZIQUES:
        return combination - Combination.BEZIQUE
    return 0 if is_any_four(combination) else 1 if combination < FIRST_FIVE else 2


def makes_trump(rules: Rules, combination: Combination, trump: int | None, barred: int | None) -> bool:
    """Whether scoring the combination now fixes the trump suit (laws 3.7, 3.8)."""
    if trump is not None or rules.has_turn_up or combination.suit is None or combination.suit == barred:
        return False
    return is_marriage(combination) or rules.trump_source is TrumpSource.FIRST_MARRIAGE_OR_SEQUENCE


def worth(rules: Rules, combination: Combination, trump: int | None, barred: int | None) -> int | None:
    """The points the combination would bring now; None when it is not in the game (yet)."""
    if combination >= FIRST_TRUMP_FOUR and trump is None:
        return None
    suit: int | None = trump
    if makes_trump(rules, combination, trump, barred):
        suit = combination.suit
    return rules.combinations.get(combination.key(suit))


def places(rules: Rules, combination: Combination, trump: int | None) -> list[tuple[list[int], int]]:
    """What the combination is made of: kinds that may serve, and how many; empty when nothing can be it now."""
    suit, rank = combination.suit, combination.rank
    if suit is not None:
        lowest = QUEEN if is_marriage(combination) else JACK
        highest = KING if is_marriage(combination) else ACE
        return [([8 * suit + each], 1) for each in range(lowest, highest + 1)]
    if rank is None:
        pair = bezique_pair(rules, trump)
        return [([card], degree(combination) + 1) for card in pair]
    if is_any_four(combination):
        kinds = [8 * each + rank for each in range(4)]
        return [([kind], 1) for kind in kinds] if rules.fours_suits is FoursSuits.ONE_OF_EACH else [(kinds, 4)]
    return [] if trump is None else [([8 * trump + rank], 3 + degree(combination))]


def bezique_pair(rules: Rules, trump: int | None) -> list[int]:
    """The queen and the jack of bezique, as kinds (laws 3.8, 3.11)."""
    spades = [8 * Suit.SPADES + QUEEN, 8 * Suit.DIAMONDS + JACK]
    if rules.bezique_pair is BeziquePair.FIXED_SQ_DJ:
        return spades
    if trump is None:
        return []
    if rules.bezique_pair is BeziquePair.FLOATING_NONTRUMP:
        clubs = [8 * Suit.CLUBS + QUEEN, 8 * Suit.HEARTS + JACK]
        return spades if trump in (Suit.CLUBS, Suit.HEARTS) else clubs
    mate = {
        Suit.SPADES: Suit.DIAMONDS,
        Suit.DIAMONDS: Suit.SPADES,
        Suit.HEARTS: Suit.CLUBS,
        Suit.CLUBS: Suit.HEARTS,
    }[Suit(trump)]
    return [8 * trump + QUEEN, 8 * mate + JACK]


def objection(
    rules: Rules, player: Player, combination: Combination, cards: Sequence[PhysicalCard], value: int
) -> str | None:
    """Why these cards, which look like the combination, may not be declared anew; None when they may."""
    if any(waiting.combination == combination and waiting.meets(cards) for waiting in player.pending):
        return "a card waits in a set of the same kind"
    if rules.reuse.is_polish:
        if not any(card.laid for card in cards):
            return "no card of the trick just won"
    elif not has_fresh_card(rules, player, combination, cards):
        return "no fresh card"
    return used_up(rules, player, combination, cards, value)


def has_fresh_card(rules: Rules, player: Player, combination: Combination, cards: Sequence[PhysicalCard]) -> bool:
    """The test of R3."""
    if rules.fresh_card is FreshCard.NONE:
        return True
    if rules.fresh_card is FreshCard.FROM_HAND:
        first = combination.family not in player.announced
        return first or any((card.slot is None and card is not player.picked_up) or card.laid for card in cards)
    return any(all(item.combination.family is not combination.family for item in card.served) for card in cards)


def used_up(
    rules: Rules, player: Player, combination: Combination, cards: Sequence[PhysicalCard], value: int
) -> str | None:
    """Why what the cards have served in forbids the combination (laws 3.1, 3.7, 3.8)."""
    before = [item for card in cards for item in card.served if item.combination.family is combination.family]
    if (
        is_sequence(combination)
        and not rules.sequence_after_marriage
        and any(is_marriage(i.combination) for i in before)
    ):
        return "married cards make no sequence"
    if rules.reuse is Reuse.ASCENDING_VALUE:
        return not_ascending(combination, cards, value)
    if any(fours_exclude_each_other(item.combination, combination) for item in before):
        return "four of a kind and four trumps"
    if any(degree(item.combination) > degree(combination) for item in before):
        return "served in a higher one"
    if rules.reuse not in (Reuse.RUBICON, Reuse.SIX_PACK):
        return "served in an equal one" if any(degree(i.combination) == degree(combination) for i in before) else None
    return equal_again(rules, player, combination, cards) or too_many_lie(rules, player, combination, cards)


def fours_exclude_each_other(one: Combination, other: Combination) -> bool:
    """Four of any suits and four (five) trumps are never made of one card."""
    if one.family is not Family.FOURS or other.family is not Family.FOURS:
        return False
    return is_any_four(one) != is_any_four(other)


def not_ascending(combination: Combination, cards: Sequence[PhysicalCard], value: int) -> str | None:
    """The rule of the modern page: worth more than everything before, and never the same kind twice."""
    before = [item for card in cards for item in card.served]
    if any(item.combination == combination for item in before):
        return "the same kind twice"
    return "not worth more" if any(item.value >= value for item in before) else None


def equal_again(rules: Rules, player: Player, combination: Combination, cards: Sequence[PhysicalCard]) -> str | None:
    """Rubicon: when an equal combination may be scored with old cards (laws 3.7, 4 and 5)."""
    old = [item for item in player.scored if item.combination == combination and item.meets(cards)]
    if not is_marriage(combination):
        return "the old set lies whole" if any(item.lies_on(player.table) for item in old) else None
    if not old:
        return None
    if any(set(item.cards) == set(cards) for item in old):
        return "the same pair"
    if rules.marriage_crossing is MarriageCrossing.LAW35 and combination.suit not in player.married_gone:
        return "no married card has gone"
    return None


def limit_group(combination: Combination) -> tuple[str, int]:
    """What counts as one kind for the limit of the six-pack game."""
    if combination.suit is not None:
        return "marriages" if is_marriage(combination) else "sequences", combination.suit
    if combination.rank is None:
        return "beziques", 0
    return "fours" if is_any_four(combination) else "trumps", combination.rank


def too_many_lie(rules: Rules, player: Player, combination: Combination, cards: Sequence[PhysicalCard]) -> str | None:
    """Six-pack: nothing of the kind may lie on the table beside the new set (laws 3.8)."""
    if rules.reuse is not Reuse.SIX_PACK:
        return None
    group = limit_group(combination)
    served = (card for card in player.table if any(limit_group(item.combination) == group for item in card.served))
    return "too many lie" if any(card not in cards for card in served) else None


def supersedes(rules: Rules, scored: DeclaredSet, waiting: DeclaredSet, worth_waiting: int) -> bool:
    """Whether scoring the one set takes the other, still to score, away (laws 1.6 c)."""
    if waiting is scored or not waiting.meets(scored.cards):
        return False
    if is_marriage(scored.combination) and is_sequence(waiting.combination) and not rules.sequence_after_marriage:
        return True
    if rules.reuse is Reuse.ASCENDING_VALUE:
        return worth_waiting <= scored.value
    if fours_exclude_each_other(scored.combination, waiting.combination):
        return True
    same = scored.combination.family is waiting.combination.family
    return same and degree(waiting.combination) <= degree(scored.combination)
