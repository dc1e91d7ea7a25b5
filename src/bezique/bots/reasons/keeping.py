"""Facts about the cards that are kept: for which combinations, and which cards can go."""

from __future__ import annotations

from bezique.bots.potential import at_least
from bezique.bots.reasons.fact import Fact, Facts
from bezique.bots.reasons.outcomes import Ground, Outcome
from bezique.cards import Card, Rank, Suit
from bezique.game.actions import Announce, Exchange, Score
from bezique.game.lacking import Lack
from bezique.game.makings import members, size_of
from bezique.rules.combination import Combination
from bezique.rules.model import FoursSuits


def keeping(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """A combination for which the other action would take more cards, or that it would put out of reach."""
    if not (best.settled and other.settled):
        return
    for item, lack in best.lacking.items():
        after = other.lacking.get(item)
        worse = after is None or after.size > lack.size
        if worse and is_hope(ground, item, lack) and not declares(other, item):
            worth = worth_of(ground, lack) - (worth_of(ground, after) if after is not None else 0.0)
            before = ground.lacking.get(item)
            if before is None or before.size > lack.size:
                yield from nearer(item, lack, worth)
            else:
                yield kept(ground, best, item, lack, worth)


def nearer(item: Combination, lack: Lack, worth: float) -> Facts:
    """The fact that a combination lacks less than before."""
    if lack.size:
        fields = {"combination": str(item), "missing": missing_texts(lack)}
        yield Fact("nears", worth, ("keep", item), fields)


def is_hope(ground: Ground, item: Combination, lack: Lack) -> bool:
    """Whether a player would speak of a combination as one that he collects for."""
    held = size_of(item) - lack.size
    return ground.within_reach(lack) and 2 * held >= size_of(item) - 1


def declares(outcome: Outcome, item: Combination) -> bool:
    """Whether the action declares this very combination."""
    return isinstance(outcome.action, (Score, Announce)) and outcome.action.combination == item


def kept(ground: Ground, best: Outcome, item: Combination, lack: Lack, worth: float) -> Fact:
    """The fact that cards are kept for a combination."""
    fields: dict[str, object] = {"combination": str(item), "cards": held_for(ground, item, lack, best.seen.trump)}
    if not lack.size:
        return Fact("keeps_whole", worth, ("keep", item), fields)
    if lack.size == 1:
        return Fact("keeps_but_one", worth, ("keep", item), fields | {"missing": missing_texts(lack)})
    return Fact("keeps", worth, ("keep", item), fields)


def missing_texts(lack: Lack) -> list[str]:
    """The cards that are missing; a rank by itself where the suit does not matter."""
    return [str(card) for card in lack.cards] + ([str(lack.rank)] * lack.number if lack.rank is not None else [])


def held_for(ground: Ground, item: Combination, lack: Lack, trump: Suit | None) -> list[str]:
    """The cards that a seat has for a combination which lacks some."""
    kinds = members(ground.rules, item, trump if item.suit is None else item.suit)
    of_any_suits = Combination.FOUR_JACKS <= item <= Combination.FOUR_ACES
    if of_any_suits and ground.rules.fours_suits is FoursSuits.ANY:
        return [str(kinds[0].rank)] * (size_of(item) - lack.number)
    each = size_of(item) // len(kinds)
    return [str(card) for card in kinds for _ in range(each - lack.cards.count(card))]


def worth_of(ground: Ground, lack: Lack) -> float:
    """About what a combination that lacks some cards is worth: its points times a chance."""
    if not ground.within_reach(lack):
        return 0.0
    draws, total = ground.windows - 1, sum(ground.can_come)
    chance = min(1.0, draws / total) if total else 0.0
    share = 0.9 if ground.later > 1 else 0.5
    for card in set(lack.cards):
        share *= at_least(lack.cards.count(card), ground.can_come[card], chance)
    if lack.rank is not None:
        share *= at_least(lack.number, ground.of_rank(lack.rank), chance)
    return share * lack.points


def costing_nothing(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The card played gives up nothing that could still be declared; the other one does."""
    if best.card is None or ground.counts(best.card) or not ground.lacking or not costs_nothing(ground, best):
        return
    if not costs_nothing(ground, other):
        yield hopeless(ground, best.card) or Fact("costs_nothing", 5.0, "card")


def costs_nothing(ground: Ground, outcome: Outcome) -> bool:
    """Whether everything that was within reach is as near as before."""
    return all(
        item in outcome.lacking and outcome.lacking[item].size <= lack.size
        for item, lack in ground.lacking.items()
        if ground.within_reach(lack)
    )


def hopeless(ground: Ground, card: Card) -> Fact | None:
    """The combination of most points for which a card waits in vain."""
    found = [
        (lack.points, item, lack)
        for item, lack in ground.lacking.items()
        if ground.never(lack) and str(card) in held_for(ground, item, lack, ground.view.trump)
    ]
    if not found or card.rank < Rank.JACK:
        return None
    points, item, lack = max(found, key=lambda entry: entry[:2])
    gone = [text for text in dict.fromkeys(missing_texts(lack)) if is_gone(ground, text, lack)]
    return Fact("waits_in_vain", min(40.0, 5 + 0.1 * points), "card", {"combination": str(item), "missing": gone})


def is_gone(ground: Ground, text: str, lack: Lack) -> bool:
    """Whether a card or a rank, as `missing_texts` gives it, can no longer come often enough."""
    card = next((card for card in lack.cards if str(card) == text), None)
    return card is None or lack.cards.count(card) > ground.can_come[card]


def announced(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """What has been announced and is still to be scored would be lost."""
    for item in other.lost:
        if item not in best.lost and ground.windows:
            yield Fact("keeps_announced", 0.7 * ground.points(item), ("keep", item), {"combination": str(item)})


def trumps_kept(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """A trump is saved, above all the seven that may still be exchanged."""
    trump, card = ground.view.trump, other.card
    if trump is None or card is None or card.suit != trump or best.card is None or ground.view.stage != "play":
        return
    if card.rank == Rank.SEVEN and best.card != card and exchangeable(ground):
        turned = str(ground.view.turn_up)
        yield Fact("keeps_seven", 12.0, "trump", {"turn_up": turned})
    elif best.card.suit != trump:
        yield Fact("saves_trump", 2.0 + 0.8 * card.rank, "trump", {"card": str(card)})
    elif best.card.rank < card.rank:
        yield Fact("saves_higher_trump", 1.0 + 0.8 * (card.rank - best.card.rank), "trump", {"card": str(card)})


def exchangeable(ground: Ground) -> bool:
    """Whether the seven of trumps could be exchanged after a trick won, or now."""
    if ground.view.turn_up is None or ground.view.turn_up.rank == Rank.SEVEN:
        return False
    return Exchange() in [*ground.view.having_won().actions(), *ground.view.actions()]


def lying_open(_: Ground, best: Outcome, other: Outcome) -> Facts:
    """Of two equal cards the one that lies open is used, and the hidden one stays hidden."""
    if best.card is not None and best.card == other.card and best.from_table and not other.from_table:
        yield Fact("lies_open", 2.0, "open", {"card": str(best.card)})


def restoring(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """Playing a card of a combination makes room for it to be scored anew."""
    if best.card is None or ground.view.stage != "play" or ground.later < 1:
        return
    for item, lack in best.lacking.items() if not best.scorable else ():
        before, beside = ground.lacking.get(item), other.lacking.get(item)
        if (
            item not in ground.ready
            and lack.size == 0
            and (before is None or before.size)
            and (beside is None or beside.size)
        ):
            fields = {"combination": str(item), "points": lack.points}
            yield Fact("restores", 0.6 * lack.points, ("keep", item), fields)
