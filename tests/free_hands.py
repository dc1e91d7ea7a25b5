"""Two pairs of hands at a free table, that err and claim at random; and what must hold whatever they do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from bezique.cards import CARDS, numbered_pack
from bezique.errors import BadLaws, Impossible
from bezique.game.actions import Action, Done, Play, Score
from bezique.game.amendments import Amendment
from bezique.game.books import audit
from bezique.game.deal import Deal
from bezique.game.events import Scored
from bezique.laws.hands import acts
from bezique.laws.hands.acts import Act, Claim, Draw, Option, act
from bezique.laws.hands.claiming import choosers
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.moving import holding
from bezique.laws.hands.tabletop import Outcome, Ruled, Shown
from bezique.laws.hands.turns import missing
from bezique.laws.terms import Act as EffectAct
from bezique.rules.combination import Combination
from bezique.rules.load import rules
from bezique.rules.model import Laws
from bezique.seats import Seat

PRESETS = ("standard", "modern", "french-9", "enquire-within", "rubicon", "french-digest", "no-turn-up", "polish")
TABLES: list[tuple[str, str]] = [
    (str(code), preset) for number, code in enumerate(Laws) for preset in (PRESETS[number], "standard")
]
TABLES += [("portland", "polish"), ("six_pack", "six-pack")]
MOST_ACTS = 500


class Hands:
    """Two pairs of hands at one table, and everything that their deal did."""

    def __init__(self, preset: str, code: str, seed: int) -> None:
        self.chance = random.Random(f"{preset} {code} {seed}")
        chosen = rules(preset)
        self.table = FreeTable(chosen, numbered_pack(seed, chosen.packs), Seat(seed % 2), code)
        self.steps: list[tuple[Seat | None, Action | Amendment]] = []
        self.points = Counter[Seat]()
        self.tried = Counter[str]()
        self.rows: set[str] = set()
        self.watch: Callable[[Seat, Act, Outcome | None], None] = lambda *_: None

    def do(self, seat: Seat, act: Act) -> bool:
        """Do an act, if hands can do it; where they cannot, nothing has changed."""
        before = self.key()
        try:
            outcome = self.table.act(seat, act)
        except (Impossible, BadLaws):
            assert self.key() == before, act
            self.watch(seat, act, None)
            return False
        self.watch(seat, act, outcome)
        self.tried[type(act).__name__] += 1
        self.take(outcome)
        return True

    def key(self) -> object:
        """How the table stands."""
        deal, table = self.table.deal, self.table
        return None if deal is None else deal.key(), table.state, [repr(fault) for fault in table.faults], table.dealing

    def take(self, outcome: Outcome) -> None:
        for step in outcome.steps:
            self.steps.append((step.seat, step.what))
            for event in step.events:
                if isinstance(event, Scored):
                    self.points[event.seat] += event.points
        ruled = [word for word in outcome.said if isinstance(word, Ruled)]
        self.rows.update(word.ruling.rows[0] for word in ruled)
        if any(isinstance(word, Shown) for word in outcome.said):
            assert self.told_to_show(outcome)

    def told_to_show(self, outcome: Outcome) -> bool:
        """Whether a ruling of this deal wants a card shown: no other cards come to light."""
        rulings = [word.ruling for word in outcome.said if isinstance(word, Ruled)]
        earlier = self.rows & {"F17", "P29"}
        return bool(earlier) or any(each.act is EffectAct.SHOW for ruling in rulings for each in ruling.effects)

    # --- what they do --------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """One act, right or wrong."""
        table, chance = self.table, self.chance
        if table.rulings:
            self.choose()
        elif chance.random() < 0.06:
            self.do(self.somebody(), Claim(chance.choice(list(table.laws))))
        elif table.deal is None:
            self.deal_out()
        elif chance.random() < 0.15:
            self.err()
        else:
            self.lawful()

    def somebody(self) -> Seat:
        return self.chance.choice(list(Seat))

    def choose(self) -> None:
        """An option of the ruling that waits; now and then none, or one that is not there."""
        ruled = self.table.rulings[-1]
        seat = self.chance.choice(choosers(self.table, ruled) or list(Seat))
        keys = [*ruled.waiting, *(["none"] if ruled.ruling.several else [])]
        card = self.chance.choice(ruled.fault.cards) if ruled.fault.cards else None
        if not self.do(seat, Option(self.chance.choice(keys), card)) and ruled.ruling.several:
            self.do(seat, Option("none"))

    def deal_out(self) -> None:
        options: list[tuple[Seat, Act]] = [
            (self.somebody(), act("cut for deal, 2 exposed")),
            (self.somebody(), acts.CutPack(self.chance.randint(1, 30), self.chance.randint(0, 1))),
            (self.table.dealer, acts.Expose(self.chance.choice(["mine", "yours", "stock"]))),
            (self.table.dealer, acts.DealPacket(self.chance.randint(1, 4), self.chance.random() < 0.5)),
            (self.table.dealer, acts.DealRest()),
            (self.somebody(), acts.LiftPacket(self.chance.randint(0, 30))),
            (self.somebody(), acts.Guess(self.chance.randint(15, 30))),
        ]
        self.do(*self.chance.choice(options))

    def err(self) -> None:
        """Something that may be wrong."""
        table, chance, seat = self.table, self.chance, self.somebody()
        held = holding(table.dealt, seat)
        some = tuple(chance.sample(held, min(len(held), chance.randint(1, 4))))
        options: list[Callable[[], Act]] = [
            lambda: Draw(chance.randint(1, 3), chance.random() < 0.5, chance.randint(0, 1)),
            lambda: Play(chance.choice(held)) if held else Done(),
            lambda: acts.Lay(chance.choice(list(Combination)), some, chance.random() < 0.3),
            lambda: acts.Mark(10 * chance.randint(1, 30)),
            lambda: act(
                chance.choice(["take back", "look back", "count brisques", "leave heap", "lift", "pack imperfect"])
            ),
            lambda: acts.PlaySeveral(some),
            lambda: acts.Face(chance.randint(0, 5)),
            lambda: Score(chance.choice(list(Combination))),
        ]
        self.do(seat, chance.choice(options)())

    def lawful(self) -> None:
        """Something that the deal allows."""
        table, chance = self.table, self.chance
        deal = table.dealt
        if deal.over:
            self.do(self.somebody(), acts.CloseBooks())
            return
        late = [seat for seat in Seat if table.state.late[seat] and deal.stock_left]
        if late and chance.random() < 0.5:
            self.do(late[0], Draw(min(table.state.late[late[0]], deal.stock_left)))
            return
        seat = deal.turn
        assert seat is not None
        menu = [each for each in deal.actions() if not isinstance(each, Done)]
        drawing = deal.stage == "window" and deal.phase == 1 and not deal.looking
        if drawing and (not menu or table.state.drawing is not None or chance.random() < 0.5):
            wants = [each for each in (seat, Seat(1 - seat)) if missing(table, each)]
            self.do(wants[0], Draw(missing(table, wants[0]))) if wants else self.do(seat, Draw())
        else:
            self.do(seat, chance.choice(menu or deal.actions()))


def check(hands: Hands) -> None:
    """Cards, points and record of a deal that has come so far."""
    deal = hands.table.deal
    if deal is None:
        return
    audit(deal)
    layout = deal.layout()
    there = Counter(layout.gone) + Counter(layout.stock) + Counter(layout.amended.apart if layout.amended else ())
    there += Counter([] if layout.turn_up is None else [layout.turn_up])
    for seat in Seat:
        own = layout.standings[seat]
        there += Counter(own.hand)
        there += Counter() if deal.rules.reuse.is_polish else Counter(laid.card for laid in own.table)
    assert all(there[card] == deal.rules.packs for card in CARDS)
    opening = sum(event.points for event in deal.opening if isinstance(event, Scored))
    assert sum(deal.scores) == sum(hands.points.values()) + opening


def replayed(hands: Hands) -> Deal:
    """The deal again, from its pack and its steps alone."""
    table = hands.table
    deal = Deal(
        table.rules,
        table.dealt_pack,
        table.dealer,
        before=table.before,
        barred_trump=table.barred,
        lift=table.dealing.lifted,
        guess=table.dealing.guessed,
    )
    for seat, what in hands.steps:
        if seat is None:
            deal.amend(what)
        else:
            deal.apply(seat, what)
    return deal


def finish(hands: Hands) -> None:
    """A deal that was not broken off comes to its end by lawful play."""
    for _ in range(2000):
        if hands.table.over:
            return
        if hands.table.rulings:
            hands.choose()
        elif hands.table.deal is None:
            hands.do(hands.table.dealer, acts.DealRest())
        else:
            hands.lawful()
    raise AssertionError("the deal does not end")


def free_deal(preset: str, code: str, seed: int) -> set[str]:
    """Play one deal, and see that cards, points and record are right; the rows of the laws that were ruled by."""
    hands = Hands(preset, code, seed)
    for number in range(MOST_ACTS):
        if hands.table.over:
            break
        hands.go_on()
        if number % 20 == 0:
            check(hands)
    check(hands)
    if hands.table.deal is not None:
        assert replayed(hands) == hands.table.deal
    finish(hands)
    return hands.rows
