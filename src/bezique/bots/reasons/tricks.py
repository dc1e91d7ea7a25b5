"""Facts about the trick: what it takes and gives, what winning it allows, how sure a lead is.

In the last tricks what the adversary must play is known.
"""

from __future__ import annotations

from bezique.bots.anchors import beats
from bezique.bots.reasons.fact import FEW_WINDOWS, Fact, Facts
from bezique.bots.reasons.keeping import costs_nothing
from bezique.bots.reasons.outcomes import Ground, Outcome
from bezique.cards import Card, Rank
from bezique.game.actions import Play
from bezique.game.lacking import lacking
from bezique.game.makings import opens
from bezique.game.view import view

MARGIN = 0.15
"""A lead is surer than another where the chance that it is beaten is less by this."""


def brisque_of(ground: Ground) -> float:
    """What a brisque may be worth, in points; a fact that is worth nothing is not told."""
    if ground.rules.brisques.bring_points:
        return 10.0
    return 3.0 if ground.rules.brisques.counted_later else 0.0


def brisques_won(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The ten or ace that was led is taken; one's own is brought in."""
    if not best.won or best.card is None:
        return
    led, worth = best.trick[0], brisque_of(ground)
    if led.is_brisque and not other.won:
        key = "takes_with_brisque" if best.card.is_brisque else "takes_brisque"
        yield Fact(key, 2 * worth, "brisque", {"led": str(led)})
    elif best.card.is_brisque and not (other.won and other.card is not None and other.card.is_brisque):
        yield Fact("makes_brisque", worth, "brisque", {"card": str(best.card)})


def brisques_kept(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The other card would be given away, or risked."""
    if best.card is None or other.card is None or best.card == other.card or ground.view.stage != "play":
        return
    if not other.card.is_brisque:
        return
    worth = brisque_of(ground)
    if other.won is False and not (best.won is False and best.card.is_brisque):
        yield Fact("spares_brisque", 2 * worth, "brisque", {"card": str(other.card)})
    elif other.won is None and can_be_beaten(ground, other) and not best.card.is_brisque:
        yield Fact("risks_no_brisque", worth, "brisque", {"card": str(other.card)})


def winning(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The trick lets one score, or exchange the seven."""
    turned = ground.view.turn_up
    if best.may_exchange and not other.may_exchange and turned is not None and turned.rank > Rank.SEVEN:
        yield Fact("wins_to_exchange", 12.0 + turned.rank, "exchange", {"turn_up": str(turned)})
    if not best.won or other.won or not best.scorable:
        return
    item = max(best.scorable, key=best.scorable.__getitem__)
    points = best.scorable[item]
    key = "wins_last_chance" if ground.windows == 1 else "wins_to_score"
    share = 1.0 if ground.windows <= FEW_WINDOWS or ground.rules.reuse.is_polish else 0.4
    yield Fact(key, max(5.0, share * points), ("score", item), {"combination": str(item), "points": points})


def denying(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The adversary cannot score what she could after the trick."""
    items = [item for item in other.hers if item not in best.hers and ground.points(item)]
    if items and ground.windows:
        item = max(items, key=ground.points)
        share = 1.0 if ground.windows <= FEW_WINDOWS or ground.rules.reuse.is_polish else 0.3
        fields = {"combination": str(item), "adversary": str(ground.her)}
        yield Fact("denies", share * ground.points(item), "denies", fields)


def cheaply(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """Both win, and the card that is played is of less worth."""
    if best.won and other.won and best.card is not None and other.card is not None and not ground.counts(best.card):
        trumps = other.card.suit == ground.view.trump
        lower = best.card.suit == other.card.suit and best.card.rank < other.card.rank
        if lower or (trumps and best.card.suit != ground.view.trump):
            yield Fact("enough", 3.0, "trump" if trumps else "cheap", {"other": str(other.card)})


# --- leading -------------------------------------------------------------------------------------------------------


def beaters(ground: Ground, outcome: Outcome) -> int:
    """How many cards that the adversary may hold beat a card led."""
    if outcome.card is None:
        return 0
    return sum(count for kind, count in enumerate(ground.threats) if beats(Card(kind), outcome.card, ground.view))


def can_be_beaten(ground: Ground, outcome: Outcome) -> bool:
    """Whether a card led can be beaten by one that the adversary may hold."""
    return beaters(ground, outcome) > 0


def beaten(ground: Ground, outcome: Outcome) -> float:
    """About the chance that a card led can be beaten."""
    total = sum(ground.threats)
    share = min(1.0, ground.view.hand_size(ground.her) / total) if total else 0.0
    return 1 - (1 - share) ** beaters(ground, outcome)


def leading(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """A lead that cannot be beaten, that is surer, or that gives up the lead at little cost."""
    if not is_lead(ground, best) or not is_lead(ground, other) or best.card is None or other.card is None:
        return
    if ground.rules.reuse.is_polish:
        yield from offering(ground, best, other)
        return
    ready = ground.ready
    item = max(ready, key=ready.__getitem__) if ready else None
    worth = 0.4 * ready[item] if item is not None else 0.0
    fields: dict[str, object] = {} if item is None else {"combination": str(item), "points": ready[item]}
    gain = beaten(ground, other) - beaten(ground, best)
    waiting = [one for one, _ in ground.view.pending[ground.her] if ground.points(one)]
    if waiting and not can_be_beaten(ground, best) and can_be_beaten(ground, other) and ground.windows <= FEW_WINDOWS:
        hers: dict[str, object] = {"combination": str(max(waiting, key=ground.points)), "adversary": str(ground.her)}
        yield Fact("unbeatable_to_deny", 4 + max(map(ground.points, waiting)), "lead", hers)
    if not can_be_beaten(ground, best) and can_be_beaten(ground, other):
        yield Fact("unbeatable_to_score" if fields else "unbeatable", 4 + worth, "lead", fields)
    elif fields and gain > MARGIN and beaters(ground, best) < beaters(ground, other):
        yield Fact("surer_to_score", worth * gain, "lead", fields)
    elif not ready and not ground.counts(best.card) and ground.windows and gain < 0 and costs_nothing(ground, best):
        yield Fact("cheap_lead", 2.5, "lead")


def offering(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """Polish Bezique: what the adversary could make of a card led, if she takes it."""
    if best.card is None or other.card is None:
        return
    hers = lacking(view(best.deal, ground.her))
    wanted = [item for item, lack in hers.items() if lack.cards == (other.card,) and lack.cards != (best.card,)]
    fields: dict[str, object] = {"adversary": str(ground.her), "card": str(other.card)}
    if wanted and can_be_beaten(ground, other):
        item = max(wanted, key=lambda one: hers[one].points)
        yield Fact("offers_not", 0.4 * hers[item].points, "lead", {**fields, "combination": str(item)})
    elif not opens(best.card, ground.view.trump) and opens(other.card, ground.view.trump):
        yield Fact("offers_nothing", 3.0, "lead", {"adversary": str(ground.her)})


def is_lead(ground: Ground, outcome: Outcome) -> bool:
    """Whether an action leads a card."""
    return isinstance(outcome.action, Play) and ground.view.card_led is None


# --- the last tricks -----------------------------------------------------------------------------------------------


def forcing(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """In the last tricks: what the adversary must play is known."""
    if ground.view.phase == 1 or ground.rules.reuse.is_polish or not is_lead(ground, best):
        return
    hers, hers_to_other = replies(best), replies(other)
    if not hers or any(wins for _, wins in hers):
        return
    fields: dict[str, object] = {"adversary": str(ground.her), "cards": [str(card) for card, _ in hers]}
    if all(ground.counts(card) for card, _ in hers) and not all(ground.counts(card) for card, _ in hers_to_other):
        yield Fact("draws_brisque", 12.0, "lead", fields)
    elif all(card.suit == ground.view.trump for card, _ in hers):
        yield Fact("draws_trump", 11.0, "lead", fields)
    elif any(wins for _, wins in hers_to_other):
        yield Fact("wins_surely", 5.0, "lead", {"adversary": str(ground.her)})


def replies(lead: Outcome) -> list[tuple[Card, bool]]:
    """The cards that the adversary may play to a lead in the last tricks, and whether each wins."""
    found = []
    for number in lead.deal.choices():
        action = lead.deal.action(number)
        if isinstance(action, Play):
            after = lead.deal.copy()
            after.take(number)
            found.append((action.card, after.last_trick != lead.seat))
    return found
