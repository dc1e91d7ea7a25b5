"""Facts about actions are true: each kind is checked by a reckoning of its own in random positions of all rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from bezique.bots.reasons.contrast import FINDERS, contrast
from bezique.bots.reasons.fact import Fact
from bezique.bots.reasons.outcomes import Ground
from bezique.cards import CARDS, Card, card, numbered_pack
from bezique.game.actions import Action, Announce, Choose, Done, Exchange, Play, Score
from bezique.game.arrange import arrange
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import PendingLost, Scored, TookTrick
from bezique.game.layout import LaidCard, Layout
from bezique.game.points import Reason
from bezique.game.view import View, view, worlds
from bezique.rules.combination import Combination, combination
from bezique.rules.load import preset_names, rules
from bezique.seats import next_seat
from bezique.words import LANGUAGES, codes, phrase
from tests.scale import scaled

PAIRS = 3
"""So many pairs of actions are compared in a position."""


# --- what a claim is checked with --------------------------------------------------------------------------------


class Case:
    """A fact in its position, with what the test makes of it: worlds of other cards than the advice looked at."""

    def __init__(self, seen: View, best: Action, other: Action, fact: Fact, seed: int) -> None:
        self.seen, self.best, self.other, self.fact = seen, best, other, fact
        self.me, self.her = seen.seat, next_seat(seen.seat)
        self.seed = seed
        self.fields = fact.fields

    def combination(self) -> Combination:
        return combination(str(self.fields["combination"]))

    def after(self, action: Action) -> tuple[Deal, list[object]]:
        """Another world after an action; a window is left as it is by `Done`."""
        deal = worlds(self.seen, Chance(self.seed))
        if isinstance(action, Done):
            return deal, []
        events = [*deal.apply(self.me, action)]
        while deal.stage == "choose":
            events += deal.apply(self.me, deal.actions()[-1])
        return deal, events

    def won(self, action: Action) -> bool | None:
        took = [event for event in self.after(action)[1] if isinstance(event, TookTrick)]
        return took[0].seat == self.me if took else None

    def declares(self, action: Action, more: Sequence[str] = (), *, anew: bool = True) -> bool:
        """Whether the seat could declare the combination after the action, with more cards.

        `anew`: not only score one that it has announced.
        """
        deal, _ = self.after(action)
        layout = view(deal, self.me).layout()
        own = layout.standings[self.me]
        added = [card(text if text[-1] in "SHDC" else f"{text}S") for text in more]
        if self.seen.rules.reuse.is_polish:
            own = replace(own, table=(*own.table, *(LaidCard(one, fresh=True) for one in added)))
        else:
            own = replace(own, hand=tuple(sorted((*own.hand, *added))))
        opened: Layout = replace(
            layout, standings=layout.standings.having(self.me, own), stage="window", turn=self.me, led=None,
            scored=False, announced=False, seven_shown=False, picked_up=None, choosing=None, chosen=(), fed_sets=0,
        )  # fmt: skip
        item = self.combination()
        pending = anew and any(one == item for one, _ in own.pending)
        return (Announce(item) if pending else Score(item)) in arrange(self.seen.rules, opened).actions()

    def unseen(self) -> Counter[Card]:
        """The whole pack less all that the seat has seen."""
        left = Counter(dict.fromkeys(CARDS, self.seen.rules.packs))
        layout = self.seen.layout()
        left.subtract(self.seen.hand)
        left.subtract(layout.gone)
        polish = self.seen.rules.reuse.is_polish
        left.subtract(laid.card for table in self.seen.tables for laid in table if not polish)
        left.subtract([self.seen.turn_up] if self.seen.turn_up is not None else [])
        return left

    def windows(self) -> int:
        """How many tricks with a window are left, this one among them: draws are counted off two by two."""
        if self.seen.rules.reuse.is_polish:
            return self.tricks_left()
        left, count = self.seen.stock_left, 0
        while left > 0:
            left -= 2
            count += left > 0 or self.seen.rules.last_draw_declare
        return count

    def tricks_left(self) -> int:
        """How many tricks come to an end when the deal is played out, and the one that has just been won."""
        deal = worlds(self.seen, Chance(self.seed))
        before, won = deal.tricks, deal.stage != "play"
        while not deal.over:
            deal.take(deal.choices()[-1])
        return deal.tricks - before + won

    def beaters(self, played: Card) -> int:
        """How many cards that she may hold beat a card led: each is tried on the deal itself."""
        hers = self.unseen()
        hers.update(laid.card for laid in self.seen.tables[self.her] if not self.seen.rules.reuse.is_polish)
        low_ten = self.seen.phase == 2 and self.seen.rules.ten_low_in_phase2
        order = ["7", "8", "9", "10", "J", "Q", "K", "A"] if low_ten else ["7", "8", "9", "J", "Q", "K", "10", "A"]
        height = {one: order.index(str(one.rank)) for one in CARDS}
        above = [one for one in CARDS if one.suit == played.suit and height[one] > height[played]]
        trumps = [one for one in CARDS if one.suit == self.seen.trump and played.suit != self.seen.trump]
        return sum(hers[one] for one in {*above, *trumps})

    def scored(self, action: Action, *reasons: Reason) -> int:
        events = [event for event in self.after(action)[1] if isinstance(event, Scored) and event.seat == self.me]
        return sum(event.points for event in events if event.reason in reasons or not reasons)


Check = Callable[[Case], bool]


def held(case: Case, texts: list[str]) -> bool:
    """Whether the seat still has these cards, or so many of a rank, after the action."""
    deal, _ = case.after(case.best)
    own = view(deal, case.me)
    have = Counter(str(one) for one in own.hand) + Counter(str(laid.card) for laid in own.tables[case.me])
    ranks = Counter(str(card(text).rank) for text in have.elements())
    wanted = Counter(texts)
    return all((ranks if text in ranks else have)[text] >= number for text, number in wanted.items())


def keeps(case: Case, missing: list[str]) -> bool:
    """The combination could be declared with what is missing, and after the other action could not."""
    there = case.declares(case.best, missing) and not case.declares(case.other, missing)
    return there and held(case, case.fields["cards"])


def keeps_some(case: Case) -> bool:
    return held(case, case.fields["cards"]) and not case.declares(case.best)


def can_come(case: Case, missing: list[str]) -> bool:
    """Whether so many of these cards are still to be seen, or are to be had in another way."""
    left = case.unseen()
    left.update([case.seen.turn_up] if case.seen.turn_up is not None else [])
    if case.seen.rules.reuse.is_polish:
        left.update(case.seen.hand)
    else:
        left.subtract(case.seen.layout().standings[case.her].known)
    ranks: Counter[str] = Counter()
    for one, number in left.items():
        ranks[str(one.rank)] += number
    named = Counter(missing)
    return all((ranks[text] if text in ranks else left[card(text)]) >= number for text, number in named.items())


def is_seven_kept(case: Case) -> bool:
    seven = case.other
    assert isinstance(seven, Play)
    return str(seven.card.rank) == "7" and seven.card.suit == case.seen.trump and case.best != seven


def card_of(action: Action) -> Card:
    assert isinstance(action, (Play, Choose))
    return action.card


def hers_scorable(case: Case, action: Action) -> bool:
    """Whether everybody can see that she may score the combination after the action."""
    deal, _ = case.after(action)
    if deal.turn != case.her or deal.stage != "window":
        return False
    if case.seen.rules.reuse.is_polish:
        return Score(case.combination()) in deal.actions()
    return any(item == case.combination() for item, _ in case.seen.pending[case.her])


def wins_for(case: Case) -> bool:
    """After the trick the combination is on the menu, with those points."""
    deal, _ = case.after(case.best)
    entry = Score(case.combination())
    if deal.turn != case.me or entry not in deal.actions():
        return False
    events = [*deal.apply(case.me, entry)]
    while deal.stage == "choose":
        events += deal.apply(case.me, deal.actions()[-1])
    points = sum(
        event.points for event in events if isinstance(event, Scored) and event.combination == entry.combination
    )
    return points == case.fields["points"]


def is_ready_for(case: Case) -> bool:
    return Score(case.combination()) in case.seen.having_won().actions()


def lies_open_when_taken(case: Case, taken: Card) -> bool:
    """Polish Bezique: whether a card led would lie open before who takes it."""
    return str(taken.rank) in ("J", "Q", "K", "A") or (str(taken.rank) == "10" and taken.suit == case.seen.trump)


def completes_for_her(case: Case, taken: Card) -> bool:
    """Polish Bezique: whether the card, won by the adversary, would make the combination with what lies before her."""
    layout = case.seen.layout()
    hers = layout.standings[case.her]
    opened = replace(hers, table=(*hers.table, LaidCard(taken, fresh=True)))
    window = replace(
        layout, standings=layout.standings.having(case.her, opened), stage="window", turn=case.her, led=None, fed_sets=0
    )
    return Score(case.combination()) in arrange(case.seen.rules, window).actions()


def forced(case: Case) -> list[tuple[Card, bool]]:
    """Her replies in the last tricks, and whether they win."""
    deal, _ = case.after(case.best)
    found = []
    for action in deal.actions():
        trial = deal.copy()
        events = trial.apply(case.her, action)
        found.append((card_of(action), next(one for one in events if isinstance(one, TookTrick)).seat == case.her))
    return found


def lasting(case: Case) -> bool:
    """Nothing that could be declared with some card more than now has become farther."""
    now = [Ground(case.seen).lacking, Ground(case.seen).outcome(case.seen.number(case.best)).lacking]
    return all(
        item in now[1] and now[1][item].size <= lack.size
        for item, lack in now[0].items()
        if lack.size < case.windows() and can_come(case, [*map(str, lack.cards), *[str(lack.rank)] * lack.number])
    )


def in_vain(case: Case) -> bool:
    missing = case.fields["missing"]
    return lasting(case) and missing and not any(can_come_at_all(case, text) for text in missing)


def can_come_at_all(case: Case, text: str) -> bool:
    """Whether a card may still come, as often as the combination lacks it."""
    lack = Ground(case.seen).lacking[case.combination()]
    number = lack.number if text == str(lack.rank) else [str(one) for one in lack.cards].count(text)
    return can_come(case, [text] * number)


def total(case: Case, action: Action) -> int:
    """The points of the game after an action."""
    return case.after(action)[0].scores[case.me] + case.seen.layout().standings[case.me].before


LINES = {"portland": 1000, "modern_page": 1000, "bicycle": 1000, "six": 3000, "eight": 5000}
"""Where the rubicon is (laws 3.7, 3.8)."""


def takes_up(case: Case) -> bool:
    return isinstance(case.best, Exchange) and str(case.seen.turn_up) == case.fields["card"]


NO_TRICK = [reason for reason in Reason if reason not in (Reason.BRISQUES, Reason.LAST_TRICK)]

CHECKS: dict[str, Check] = {
    "takes_brisque": lambda c: bool(c.won(c.best)) and not c.won(c.other) and str(c.seen.card_led) == c.fields["led"]
    and c.seen.card_led.is_brisque,
    "takes_with_brisque": lambda c: bool(c.won(c.best)) and not c.won(c.other) and c.seen.card_led.is_brisque
    and card_of(c.best).is_brisque,
    "makes_brisque": lambda c: bool(c.won(c.best)) and card_of(c.best).is_brisque,
    "spares_brisque": lambda c: c.won(c.other) is False and card_of(c.other).is_brisque and c.best != c.other
    and str(card_of(c.other)) == c.fields["card"],
    "risks_no_brisque": lambda c: c.seen.card_led is None and c.beaters(card_of(c.other)) > 0
    and card_of(c.other).is_brisque and not card_of(c.best).is_brisque,
    "wins_to_score": wins_for,
    "wins_last_chance": lambda c: wins_for(c) and c.windows() == 1,
    "wins_to_exchange": lambda c: Exchange() in c.after(c.best)[0].actions() and c.after(c.best)[0].turn == c.me
    and str(c.seen.turn_up) == c.fields["turn_up"],
    "denies": lambda c: hers_scorable(c, c.other) and not hers_scorable(c, c.best) and c.windows() > 0,
    "enough": lambda c: bool(c.won(c.best)) and bool(c.won(c.other)) and str(card_of(c.other)) == c.fields["other"],
    "unbeatable": lambda c: c.beaters(card_of(c.best)) == 0,
    "unbeatable_to_score": lambda c: c.beaters(card_of(c.best)) == 0 and is_ready_for(c),
    "unbeatable_to_deny": lambda c: c.beaters(card_of(c.best)) == 0
    and any(item == c.combination() for item, _ in c.seen.pending[c.her]),
    "surer_to_score": lambda c: c.beaters(card_of(c.best)) < c.beaters(card_of(c.other)) and is_ready_for(c),
    "cheap_lead": lambda c: not [one for one in c.seen.having_won().actions() if isinstance(one, Score)]
    and not (card_of(c.best).is_brisque and c.seen.rules.brisques != "never") and lasting(c),
    "offers_not": lambda c: c.beaters(card_of(c.other)) > 0 and str(card_of(c.other)) == c.fields["card"]
    and completes_for_her(c, card_of(c.other)) and not completes_for_her(c, card_of(c.best)),
    "offers_nothing": lambda c: not lies_open_when_taken(c, card_of(c.best))
    and lies_open_when_taken(c, card_of(c.other)),
    "keeps_whole": lambda c: keeps(c, []) and c.windows() > 0,
    "keeps_but_one": lambda c: keeps(c, c.fields["missing"]) and len(c.fields["missing"]) == 1
    and can_come(c, c.fields["missing"]),
    "keeps": keeps_some,
    "nears": lambda c: c.declares(c.best, c.fields["missing"]) and not c.declares(c.best)
    and can_come(c, c.fields["missing"]),
    "keeps_announced": lambda c: c.combination() in [item for item, _ in c.seen.pending[c.me]]
    and not any(isinstance(event, PendingLost) for event in c.after(c.best)[1])
    and any(isinstance(event, PendingLost) for event in c.after(c.other)[1]),
    "costs_nothing": lasting,
    "waits_in_vain": in_vain,
    "keeps_seven": lambda c: is_seven_kept(c) and str(c.seen.turn_up) == c.fields["turn_up"],
    "saves_trump": lambda c: card_of(c.other).suit == c.seen.trump != card_of(c.best).suit,
    "saves_higher_trump": lambda c: card_of(c.other).suit == card_of(c.best).suit == c.seen.trump
    and card_of(c.other).rank > card_of(c.best).rank,
    "lies_open": lambda c: c.best.sort > 0 and c.other.sort == 0 and card_of(c.best) == card_of(c.other),
    "restores": lambda c: c.declares(c.best) and not is_ready_for(c) and c.windows() > 0,
    "scores": lambda c: c.scored(c.best, *NO_TRICK) == c.fields["points"] > c.scored(c.other, *NO_TRICK),
    "scores_last": lambda c: c.scored(c.best, *NO_TRICK) == c.fields["points"] and c.windows() == 1,
    "scores_in_time": lambda c: c.scored(c.best) == c.fields["points"] and c.windows() - 1 == c.fields["tricks"],
    "reaches_target": lambda c: total(c, c.best) >= c.fields["points"] > total(c, c.other)
    and c.fields["points"] == c.seen.rules.target,
    "passes_rubicon": lambda c: c.after(c.best)[0].scores[c.me] >= LINES[c.seen.rules.settlement] == c.fields["points"]
    and c.seen.scores[c.me] < LINES[c.seen.rules.settlement],
    "leaves": lambda c: c.declares(c.best, anew=False) and c.windows() > 1,
    "announces": lambda c: isinstance(c.best, Announce) and c.best.combination == c.combination() and c.windows() > 1,
    "takes_turn_up": takes_up,
    "takes_what_lacks": lambda c: takes_up(c) and not is_ready_for(c),
    "makes_trumps": lambda c: c.seen.trump is None and str(c.after(c.best)[0].trump) == c.fields["suit"]
    and sum(one[-1] == c.fields["suit"] for one in own_cards(c)) == c.fields["count"],
    "shows_nothing": lambda c: isinstance(c.best, Done),
    "draws_brisque": lambda c: all(one.is_brisque and not wins for one, wins in forced(c)),
    "draws_trump": lambda c: all(one.suit == c.seen.trump and not wins for one, wins in forced(c))
    and {str(one) for one, _ in forced(c)} == set(c.fields["cards"]),
    "wins_surely": lambda c: not any(wins for _, wins in forced(c)),
}  # fmt: skip
"""Every kind of fact with its own reckoning."""

OF_VALUES = {"solved", "tried_out", "tried_out_ahead", "rule_of_thumb"}
"""What is said of values; see test_advice."""


def own_cards(case: Case) -> list[str]:
    return [*map(str, case.seen.hand), *(str(laid.card) for laid in case.seen.tables[case.me])]


# --- positions -----------------------------------------------------------------------------------------------------


def sights(preset: str, count: int, seed: int = 0) -> Iterator[View]:
    """Positions of random deals in which there is something to decide; what can be scored is mostly scored."""
    chosen, chance = rules(preset), Chance(seed)
    found = 0
    while found < count:
        deal = Deal(chosen, numbered_pack(chance.below(9999), chosen.packs), chance.below(2))
        while not deal.over and found < count:
            menu = deal.choices()
            if len(menu) > 1 and (chance.below(6) == 0 or deal.stage != "play"):
                found += 1
                yield view(deal, deal.turn)
            scores = [number for number in menu if deal.stage == "window" and number & 63 < 29]
            if scores and chance.below(3):
                deal.take(scores[chance.below(len(scores))])
            else:
                deal.take(menu[chance.below(len(menu))])


def checked(seen: View, chance: Chance, told: Counter[str]) -> None:
    """Compare some pairs of actions, and check each fact that is found."""
    ground, menu = Ground(seen), seen.choices()
    for _ in range(PAIRS):
        best, other = (menu[chance.below(len(menu))] for _ in range(2))
        if best == other:
            continue
        for fact in contrast(ground, ground.outcome(best), ground.outcome(other)):
            told[fact.key] += 1
            case = Case(seen, seen.action(best), seen.action(other), fact, chance.below(10**6))
            assert CHECKS[fact.key](case), f"{fact} of {case.best} against {case.other} in\n{seen.layout()}"
            for language in LANGUAGES:
                assert phrase(f"why.{fact.key}", {**fact.fields, "trump": ""}, language)


@pytest.mark.parametrize("preset", preset_names())
def test_every_fact_told_is_true(preset: str) -> None:
    told: Counter[str] = Counter()
    chance = Chance(5)
    for seen in sights(preset, scaled(50)):
        checked(seen, chance, told)
    assert sum(told.values()) >= scaled(50) // 4


OF_BRISQUES = {
    "takes_brisque",
    "takes_with_brisque",
    "makes_brisque",
    "spares_brisque",
    "risks_no_brisque",
    "draws_brisque",
}
"""What is said because aces and tens count."""
OF_TRUMPS = {"keeps_seven", "saves_trump", "saves_higher_trump", "draws_trump"}
"""What is said because a suit is trumps."""
NO_BRISQUES = {"rubicon-modern", "six-pack", "six-pack-fixed", "eight-pack"}
"""The games in which aces and tens taken are never counted (laws 3.7, 3.8, 3.9)."""


@pytest.mark.parametrize("preset", preset_names())
def test_no_fact_speaks_of_what_the_game_does_not_have(preset: str) -> None:
    told: set[str] = set()
    for seen in sights(preset, scaled(120), seed=11):
        ground, menu = Ground(seen), seen.choices()
        for best, other in zip(menu, (*menu[1:], menu[0]), strict=True):
            keys = {fact.key for fact in contrast(ground, ground.outcome(best), ground.outcome(other))}
            assert seen.trump is not None or not keys & OF_TRUMPS
            assert seen.turn_up is not None or "keeps_seven" not in keys
            told |= keys
    assert bool(told & OF_BRISQUES) == (preset not in NO_BRISQUES)


def test_every_kind_of_fact_has_its_words_and_its_check() -> None:
    spoken = {code.removeprefix("why.") for code in codes() if code.startswith("why.")} - {"and", "and_too"}
    assert spoken == CHECKS.keys() | OF_VALUES
    assert len(FINDERS) == len(set(FINDERS))
