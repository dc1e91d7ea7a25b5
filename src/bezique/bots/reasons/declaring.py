"""Facts about declaring: points at once, points to come, the seven, trumps that are made."""

from __future__ import annotations

from bezique.bots.reasons.fact import FEW_WINDOWS, Fact, Facts
from bezique.bots.reasons.outcomes import Ground, Outcome
from bezique.cards import Rank
from bezique.game.actions import Announce, Done, Exchange, Score
from bezique.game.points import Reason
from bezique.game.settlement import TERMS
from bezique.rules.model import Settlement
from bezique.seats import PerSeat

TRICK_POINTS = (Reason.BRISQUES, Reason.LAST_TRICK)
"""Points that a trick brings by itself."""


def scoring(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """Points at once, and the last chance of them."""
    gain = sum(event.points for event in best.scored if event.reason not in TRICK_POINTS)
    beside = sum(event.points for event in other.scored if event.reason not in TRICK_POINTS)
    if gain <= beside:
        return
    if ground.view.stage == "window" and ground.windows == 1:
        yield Fact("scores_last", float(gain - beside), "points", {"points": gain})
    elif ground.view.stage == "window" and ground.windows <= FEW_WINDOWS and beside:
        yield Fact("scores_in_time", float(gain - beside), "points", {"points": gain, "tricks": ground.windows - 1})
    else:
        yield Fact("scores", float(gain - beside), "points", {"points": gain})


def reaching(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The points of the game that wins it, or the line that saves from the rubicon."""
    line = ground.rules.target if ground.rules.settlement is Settlement.RACE else TERMS[ground.rules.settlement].rubicon
    before = ground.view.layout().standings[ground.seat].before if ground.rules.settlement is Settlement.RACE else 0
    if not isinstance(best.action, Done) and score_after(best, before) >= line > score_after(other, before):
        key = "reaches_target" if ground.rules.settlement is Settlement.RACE else "passes_rubicon"
        yield Fact(key, 300.0, "line", {"points": line})


def score_after(outcome: Outcome, before: int) -> int:
    """The points of the seat after an action, `before` counted in."""
    scores: PerSeat[int] = outcome.seen.scores
    return before + scores[outcome.seat]


def order_of_scoring(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """What is scored first leaves the other to be scored after it, not the other way round."""
    if not (isinstance(best.action, Score) and isinstance(other.action, Score)) or ground.windows < 2:
        return
    first, later = best.action.combination, other.action.combination
    if best.settled and other.settled and later in best.ready:
        points = ground.points(later)
        worth = 0.2 * points if first in other.ready else float(ground.points(first) + points)
        yield Fact("leaves", worth, ("keep", later), {"combination": str(later), "points": points})


def announcing(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """What is announced can be scored after a later trick."""
    if isinstance(best.action, Announce) and not isinstance(other.action, Announce) and ground.windows > 1:
        yield Fact("announces", 3.0, "announces", {"combination": str(best.action.combination)})


def exchanging(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """The turn-up is taken, above all where a combination lacks it."""
    turned = ground.view.turn_up
    if not isinstance(best.action, Exchange) or isinstance(other.action, Exchange) or turned is None:
        return
    wanting = [
        (lack.points, item)
        for item, lack in ground.lacking.items()
        if turned in lack.cards and item in best.lacking and best.lacking[item].size < lack.size
    ]
    if wanting:
        points, item = max(wanting)
        fields = {"card": str(turned), "combination": str(item)}
        yield Fact("takes_what_lacks", 10.0 + points, ("keep", item), fields)
    elif turned.rank > Rank.SEVEN:
        yield Fact("takes_turn_up", 1 + float(turned.rank), "turn-up", {"card": str(turned)})


def making_trumps(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """A suit becomes trumps of which many are held."""
    suit = best.seen.trump
    if ground.view.trump is not None or suit is None or suit == other.seen.trump:
        return
    held = sum(card.suit == suit for card in ground.view.hand)
    held += sum(laid.card.suit == suit for laid in ground.view.tables[ground.seat])
    yield Fact("makes_trumps", 5.0 * held, "trumps", {"suit": str(suit), "count": held})


def staying_hidden(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """Nothing is shown that was not known."""
    if isinstance(best.action, Done) and isinstance(other.action, (Score, Announce)):
        laid = len(other.seen.tables[ground.seat]) > len(best.seen.tables[ground.seat])
        if laid and not ground.rules.reuse.is_polish:
            yield Fact("shows_nothing", 2.0, "hidden", {"adversary": str(ground.her)})
