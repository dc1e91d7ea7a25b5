"""What speaks for one action against another: facts, each with what it may be worth.

Every fact is true of the first action by itself, and is told where it is not true of the other as well. They are read
off what the deal says of both (`bezique.bots.outcomes`); the worths only say which facts explain most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from bezique.bots.anchors import beats
from bezique.bots.outcomes import Ground, Outcome
from bezique.bots.potential import at_least
from bezique.cards import Card, Rank, Suit
from bezique.game.actions import Announce, Done, Exchange, Play, Score
from bezique.game.events import Reason
from bezique.game.lacking import Lack, lacking
from bezique.game.makings import members, opens, size_of
from bezique.game.settlement import TERMS
from bezique.game.view import view
from bezique.rules.combination import Combination
from bezique.rules.model import Brisques, FoursSuits, Settlement
from bezique.seats import PerSeat

NOTICED = 1.0
"""A fact that may be worth less than this, in points, is not told."""

FEW_WINDOWS = 3
"""So many tricks before the end of declaring time is short."""

MARGIN = 0.15
"""A lead is surer than another where the chance that it is beaten is less by this."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something true of an action: a `key` of the words, its fields, and about how many points it may be worth.

    The fields hold cards, ranks, combinations and seats in their texts, numbers, or lists of texts. `about` is what it
    is about: of two facts about the same thing one is told.
    """

    key: str
    worth: float
    about: object = None
    fields: Mapping[str, object] = field(default_factory=dict)

    def tells(self) -> set[str]:
        """The cards, ranks and combinations that it names, by which two facts would repeat each other."""
        texts = {str(self.fields[name]) for name in ("combination", "led") if name in self.fields}
        for name in ("card", "other", "cards"):
            value = self.fields.get(name, [])
            texts |= {text.rstrip("SHDC*") for text in (value if isinstance(value, list) else [str(value)])}
        return texts | ({"keep"} if self.key in KEEPING else set())


KEEPING = ("keeps_whole", "keeps_but_one", "keeps", "costs_nothing", "waits_in_vain")
"""Facts that say what is kept, and that nothing is given up: one of them is enough."""

Facts = Iterator[Fact]


def contrast(ground: Ground, best: Outcome, other: Outcome) -> list[Fact]:
    """What speaks for `best` against `other`, what explains most first."""
    found = [fact for finder in FINDERS for fact in finder(ground, best, other) if fact.worth >= NOTICED]
    return sorted(found, key=lambda fact: fact.worth, reverse=True)


# --- the trick -----------------------------------------------------------------------------------------------------


def brisque_of(ground: Ground) -> float:
    """What a brisque may be worth."""
    return 10.0 if ground.rules.brisques in (Brisques.IMMEDIATE, Brisques.END_OF_HAND) else 3.0


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
    if best.won and other.won and best.card is not None and other.card is not None and not best.card.is_brisque:
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
    elif not ready and not best.card.is_brisque and ground.windows and gain < 0 and costs_nothing(ground, best):
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


# --- cards that are kept -------------------------------------------------------------------------------------------


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
    if best.card is None or best.card.is_brisque or not ground.lacking or not costs_nothing(ground, best):
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


# --- declaring -----------------------------------------------------------------------------------------------------


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


TRICK_POINTS = (Reason.BRISQUES, Reason.LAST_TRICK)


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


# --- the last tricks -----------------------------------------------------------------------------------------------


def forcing(ground: Ground, best: Outcome, other: Outcome) -> Facts:
    """In the last tricks: what the adversary must play is known."""
    if ground.view.phase == 1 or ground.rules.reuse.is_polish or not is_lead(ground, best):
        return
    hers, hers_to_other = replies(best), replies(other)
    if not hers or any(wins for _, wins in hers):
        return
    fields: dict[str, object] = {"adversary": str(ground.her), "cards": [str(card) for card, _ in hers]}
    if all(card.is_brisque for card, _ in hers) and not all(card.is_brisque for card, _ in hers_to_other):
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


FINDERS: tuple[Callable[[Ground, Outcome, Outcome], Facts], ...] = (
    brisques_won,
    brisques_kept,
    winning,
    denying,
    cheaply,
    leading,
    keeping,
    costing_nothing,
    announced,
    trumps_kept,
    lying_open,
    restoring,
    scoring,
    reaching,
    order_of_scoring,
    announcing,
    exchanging,
    making_trumps,
    staying_hidden,
    forcing,
)
"""All kinds of fact, in the order in which equal ones are told."""
