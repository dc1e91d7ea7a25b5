"""Duplicate pairs: one pack dealt twice, so that each player meets the cards of both seats.

Everything but the players is the same at the two tables: the pack, and the seed of the player who deals and of the
one who does not. So a player against itself comes out exactly even, as long as it does not look at a clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import get_args

from bezique.bots.player import Budget, Listener, Player
from bezique.cards import Card, ordered_pack
from bezique.errors import BadRecord
from bezique.game.actions import Action, Done
from bezique.game.chance import Chance
from bezique.game.deal import Deal
from bezique.game.events import events_for
from bezique.game.match import DealResult, result_of
from bezique.game.view import View, view
from bezique.lab.players import Peeker, player
from bezique.record import Act, NewDeal, seen_act
from bezique.rules.load import rules
from bezique.rules.model import DrawOrder, Rules
from bezique.search.luck import Luck
from bezique.search.stored import family_of, fingerprint, net_of
from bezique.seats import PerSeat, Seat

A, B = Seat.SOUTH, Seat.NORTH
"""The seats of the two players of a contest, at both tables; A deals at the first, B at the second."""

SEEDS = 2**31 - 1
"""The players' seeds are under this number."""


@dataclass(frozen=True, slots=True)
class Contest:
    """All that is fixed before the first pair is played.

    `a` and `b` are names of players, `rules` is a text that names rules for duplicate deals (`duplicate_rules`),
    `seconds` the time for one decision (None: as long as the player likes), `sprt` the two mean differences between
    which a sequential test decides, `evaluator` the fingerprint of the evaluator that weighs the luck of the draws
    (None: it is not weighed).
    """

    a: str
    b: str
    rules: str
    seed: int = 0
    seconds: float | None = None
    sprt: tuple[float, float] | None = None
    evaluator: str | None = None

    @property
    def names(self) -> PerSeat[str]:
        """The name of the player in each seat."""
        return PerSeat((self.a, self.b))

    @property
    def rules_meant(self) -> Rules:
        """The rules themselves; raises BadRules."""
        return rules(self.rules, duplicate=True)


def duplicate_rules(chosen: Rules, *, plain: bool = False) -> str:
    """The name of these rules with seat-fixed draws: each seat draws the same cards at both tables.

    Where the pone always draws first they are fixed already; `plain` leaves the order of drawing alone.
    """
    if plain or chosen.draw_order is not DrawOrder.WINNER_FIRST:
        return chosen.name
    parts = [part for part in chosen.name.split(",") if not part.startswith("draw_order=")]
    return ",".join((*parts, f"draw_order={DrawOrder.BY_SEAT}"))


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance gives to a pair: the pack, top card first, and the seeds of dealer and pone."""

    pack: tuple[Card, ...]
    dealer_seed: int
    pone_seed: int


def draw_of(seed: int, number: int, packs: int) -> Draw:
    """The chance of pair `number` of a seed.

    It is `Chance` with the state that the first eight bytes of the SHA-256 of "bezique arena SEED pair NUMBER" give,
    the highest first. The ordered pack is shuffled from the last place to the second, place `j` with
    `below(j + 1)`; the next two numbers below 2**31 - 1 are the seeds of the dealer and of the pone.
    """
    digest = sha256(f"bezique arena {seed} pair {number}".encode("ascii")).digest()
    chance = Chance(int.from_bytes(digest[:8], "big"))
    pack = ordered_pack(packs)
    for place in range(len(pack) - 1, 0, -1):
        other = chance.below(place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return Draw(tuple(pack), chance.below(SEEDS), chance.below(SEEDS))


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a player thought: its decisions, all seconds together, and the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: Clock) -> Clock:
        return Clock(self.decisions + other.decisions, self.seconds + other.seconds, max(self.longest, other.longest))


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision that a fall-back took: of which player, at which table (0 or 1), the how-many-eth there, and why."""

    player: Seat
    table: int
    decision: int
    reason: str


@dataclass(frozen=True, slots=True)
class PairResult:
    """A pair that was played: its two deals, A in the South seat and dealer of the first, and what went wrong.

    `luck` is what the draws favoured A by, in points a deal, None where it was not weighed. The clocks are measured,
    so results that differ in nothing else are equal.
    """

    number: int
    deals: tuple[DealResult, DealResult]
    faults: tuple[Fault, ...] = ()
    clocks: PerSeat[Clock] = field(default=PerSeat((Clock(), Clock())), compare=False)
    luck: float | None = None

    @property
    def difference(self) -> float:
        """Points a deal by which A was better: the mean of its two deals."""
        return sum(deal.scores[A] - deal.scores[B] for deal in self.deals) / 2


def play_pair(contest: Contest, number: int) -> PairResult:
    """Play pair `number` (from 0) of a contest; the players are made afresh for each of its deals.

    Raises BadRules and BadNotation for rules and players that there are not.
    """
    draw = draw_of(contest.seed, number, contest.rules_meant.packs)
    first, second = (Table(contest, draw, dealer) for dealer in (A, B))
    first.play()
    second.play()
    clocks = PerSeat.of(lambda seat: first.clocks[seat] + second.clocks[seat])
    luck = round((first.luck + second.luck) / 2, 2) if contest.evaluator else None
    return PairResult(number, (first.result(), second.result()), (*first.faults, *second.faults), clocks, luck)


def evaluator_for(chosen: Rules) -> str:
    """The fingerprint of the evaluator that weighs draws under these rules."""
    return fingerprint(family_of(chosen))


def _weigher(contest: Contest) -> Luck | None:
    """What weighs the draws of a contest; raises BadRecord where its evaluator is not the one that is here."""
    if contest.evaluator is None:
        return None
    here, chosen = evaluator_for(contest.rules_meant), contest.rules_meant
    if contest.evaluator != here:
        raise BadRecord(f"luck is weighed by the evaluator {contest.evaluator}, and the one here is {here}")
    return Luck(chosen, net_of(contest.evaluator.split()[0]))


class Table:
    """One deal of a pair while it is played."""

    def __init__(self, contest: Contest, draw: Draw, dealer: Seat) -> None:
        self.deal = Deal(contest.rules_meant, draw.pack, dealer)
        self.budget = Budget(contest.seconds)
        self.clocks = [Clock(), Clock()]
        self.faults: list[Fault] = []
        self.weigher = _weigher(contest)
        self.lucks = [0.0, 0.0]
        self.players: PerSeat[Player] = PerSeat.of(
            lambda seat: player(contest.names[seat], draw.dealer_seed if seat == dealer else draw.pone_seed)
        )
        self.listeners = [(seat, each) for seat, each in self.players.items() if isinstance(each, Listener)]

    def play(self) -> None:
        """Play the deal to its end."""
        for me, listener in self.listeners:
            seen = events_for(self.deal.opening, me)
            listener.begin(self.deal.rules, NewDeal(1, self.deal.dealer, None, alone=True, seen=seen))
        while (seat := self.deal.turn) is not None:
            left = self.deal.stock_left
            self.do(seat, self.decision(seat))
            if self.weigher is not None and self.deal.stock_left < left:
                for me, luck in zip(Seat, self.weigher.of_draws(self.deal), strict=True):
                    self.lucks[me] += luck

    @property
    def luck(self) -> float:
        """What the draws so far favoured A by, in points."""
        return self.lucks[A] - self.lucks[B]

    def do(self, seat: Seat, action: Action) -> None:
        """Do what was decided, and tell it to those who listen."""
        if not self.listeners:
            self.deal.take(self.deal.number(action))
            return
        events = self.deal.apply(seat, action)
        for me, listener in self.listeners:
            act = seen_act(Act(seat, action), events, me)
            if act is not None:
                listener.hear(act)

    def decision(self, seat: Seat) -> Action:
        """What the player does, or the fall-back for it."""
        seen = view(self.deal, seat)
        began = perf_counter()
        answer, problem = self.answer(seat, seen)
        spent = perf_counter() - began
        self.clocks[seat] += Clock(1, spent, spent)
        problem = problem or late(self.budget, spent)
        if not problem and answer is not None:
            return answer
        self.faults.append(Fault(seat, int(self.deal.dealer), self.clocks[seat].decisions, problem))
        return fall_back(self.deal)

    def answer(self, seat: Seat, seen: View) -> tuple[Action | None, str]:
        """The player's answer, and what is wrong with it ("" for nothing)."""
        me = self.players[seat]
        try:
            if isinstance(me, Peeker):
                me.peek(self.deal)
            answer = me.choose(seen, self.budget)
            return answer, objection(self.deal, seat, answer)
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong in a player, the deal goes on
            return None, f"failed: {type(fault).__name__}: {fault}"[:200]

    def result(self) -> DealResult:
        """The finished deal, as far as statistics look at it."""
        played = result_of(self.deal)
        return DealResult(
            played.dealer, played.scores, played.brisques, played.last_trick, brisque_points=played.brisque_points
        )


def objection(deal: Deal, seat: Seat, answer: object) -> str:
    """Why an answer cannot be taken; "" where it can."""
    if not isinstance(answer, get_args(Action)):
        return f"no action: {answer!r}"[:200]
    refusal = deal.refusal(seat, answer)
    return "" if refusal is None else f"illegal: {answer}: {refusal}"


def late(budget: Budget, spent: float) -> str:
    """What is wrong with an answer that took `spent` seconds; "" for nothing."""
    if budget.seconds is None or budget.limit is None or spent <= budget.limit:
        return ""
    return f"late: {spent:.3f} s of {budget.seconds:.3f} s"


def fall_back(deal: Deal) -> Action:
    """What is done for a player that fails: nothing where that is allowed, else the first entry of the menu."""
    menu = deal.actions()
    return Done() if Done() in menu else menu[0]
