"""What lies on a free table: the deal, what hands have done beside it, and the referee's notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from bezique.cards import CARDS, Card
from bezique.errors import Impossible
from bezique.game.actions import Action
from bezique.game.amendments import Amendment, Cancel, Next, Rewind
from bezique.game.deal import Deal, steps_of
from bezique.game.events import Event, Loss, PendingLost, TookTrick
from bezique.game.makings import members
from bezique.laws.hands.dealing import Dealing, dealt
from bezique.laws.hands.noted import NOTHING, START, Fault, Standing, too_late
from bezique.laws.hands.state import State
from bezique.laws.model import Answers, Effect, Ruling
from bezique.laws.referee import Found, law_of, laws_of
from bezique.laws.terms import Act, Moment, Party
from bezique.rules.model import Rules
from bezique.seats import PerSeat, Seat, next_seat


@dataclass(frozen=True, slots=True)
class Step:
    """What the deal did: an action of a seat, or an amendment."""

    seat: Seat | None
    what: Action | Amendment
    events: tuple[Event, ...]


@dataclass(slots=True)
class Ruled:
    """A ruling on a fault, and the options that are still to be chosen (several may be, where the law says so)."""

    found: Found
    ruling: Ruling
    answers: Answers
    fault: Fault
    waiting: list[str] = field(default_factory=list)
    agreed: dict[str, list[Seat]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Unfounded:
    """A claim that is not borne out, and why."""

    law: str
    reason: str


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that a ruling makes a seat show."""

    seat: Seat
    cards: tuple[Card, ...]


Word = Ruled | Unfounded | Shown
"""What the referee says."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an act: the steps of the deal, and what the referee says."""

    steps: tuple[Step, ...]
    said: tuple[Word, ...]


class Tabletop:
    """What lies on a free table, and the referee's notes.

    `code` names the laws; without it those of the rules. `before` are the scores of the game, `penalties` how often
    each seat has paid a penalty that is doubled at each repetition, `earlier` what was wrong in the deals before and
    can still be claimed (`left_over`). `end` tells how a deal ended that was broken off:
    "again" (the same player deals), "passed", "game" (the game is void), or "". `steps` and `said` are what the act
    that is being done has come to.
    """

    def __init__(
        self,
        rules: Rules,
        pack: Sequence[Card],
        dealer: Seat,
        code: str = "",
        *,
        before: PerSeat[int] | None = None,
        barred: int | None = None,
        penalties: PerSeat[int] = NOTHING,
        earlier: Sequence[Fault] = (),
    ) -> None:
        self.rules, self.code, self.before, self.barred = rules, code or str(rules.laws), before, barred
        self.laws = {found.law.key: found for found in laws_of(self.code) if not found.law.more_than_two}
        self.dealing = Dealing(rules, dealer, tuple(pack))
        self.deal: Deal | None = None
        self.state = State(base=PerSeat((rules.hand, rules.hand)))
        self.earlier = tuple(earlier)
        self.faults = [_fault(fault) for fault in self.earlier]
        self.rulings: list[Ruled] = []
        self.penalties = penalties
        self.end = ""
        self.brisques_won = 0
        self.steps: list[Step] = []
        self.said: list[Word] = []

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.dealing.dealer

    @property
    def over(self) -> bool:
        """Whether nothing can be done any more: the deal was broken off, or is scored."""
        return bool(self.end) or self.state.closed

    def copy(self) -> Self:
        """An independent table that stands the same."""
        made = type(self).__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.deal = None if self.deal is None else self.deal.copy()
        noted = {id(fault): _fault(fault) for fault in (*self.faults, *(each.fault for each in self.rulings))}
        made.faults = [noted[id(fault)] for fault in self.faults]
        made.rulings = [
            Ruled(each.found, each.ruling, each.answers, noted[id(each.fault)], [*each.waiting], _lists(each.agreed))
            for each in self.rulings
        ]
        made.steps, made.said = [], []
        return made

    # --- for the parts of the table ------------------------------------------------------------------------------

    @property
    def dealt(self) -> Deal:
        """The deal; raises Impossible where no cards are dealt yet."""
        if self.deal is None:
            raise Impossible("the cards are not dealt yet")
        return self.deal

    @property
    def dealt_pack(self) -> tuple[Card, ...]:
        """The pack of the deal as it began, which differs from that of the dealer where he dealt wrongly."""
        return tuple(CARDS[kind] for kind in (self.dealt.origin or (None, ()))[1])

    def begin(self) -> None:
        """All packets are dealt: the deal begins, with whatever numbers the hands have."""
        self.deal, moves = dealt(self.dealing, self.before, self.barred)
        for move in moves:
            self.amend(move)

    def do(self, seat: Seat, action: Action) -> None:
        """An action of the deal."""
        self._took(seat, action, self.dealt.apply(seat, action))

    def amend(self, amendment: Amendment) -> None:
        """An amendment of the deal; one that is over is taken back by a step, amended, and ended again."""
        again = steps_of(self.dealt)[-1:] if self.dealt.over and not isinstance(amendment, Rewind) else []
        kept = self.state
        if again:
            self._amend(Rewind(self.dealt.steps - 1))
        self._amend(amendment)
        for step in again if not self.dealt.over else []:
            if isinstance(step, int):
                self.do(self.dealt.turn or Seat.SOUTH, self.dealt.action(step))
            else:
                self._amend(step)
        self.state = kept

    def _amend(self, amendment: Amendment) -> None:
        self._took(None, amendment, self.dealt.amend(amendment))

    def _took(self, seat: Seat | None, what: Action | Amendment, events: tuple[Event, ...]) -> None:
        self.steps.append(Step(seat, what, events))
        for event in events:
            if isinstance(event, TookTrick):
                self.brisques_won = sum(card.is_brisque for card in event.cards)
                self.state = self.state.took_late(event.seat, self.brisques_won, self.dealt.phase)
        lost = [event for event in events if isinstance(event, PendingLost) and event.why is not Loss.STOCK_GONE]
        if lost:
            more = tuple((event.seat, event.combination) for event in lost)
            self.state = replace(self.state, lost=self.state.lost + more)

    def note(self, fault: Fault) -> None:
        """Note a fault, where the code has a law for it."""
        if fault.law in self.laws:
            self.faults.append(fault)

    def law_on(self, fault: Fault) -> Found:
        """The law that speaks of a fault: where the code speaks of another kind alone, the fallback's."""
        found = self.laws[fault.law]
        silent = any(fault.facts.get(key, so) != so for key, so in found.law.only.items())
        return law_of(found.code.fallback, fault.law) if silent else found

    def say(self, word: Word) -> None:
        """The referee speaks."""
        self.said.append(word)

    def show(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """A seat shows cards, as a ruling wants it."""
        if cards:
            self.say(Shown(seat, cards))

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last step of the deal was."""
        return self.steps[-1].events if self.steps else ()

    def break_off(self, how: str) -> None:
        """The deal counts for nothing: "again", "passed" or "game"."""
        if self.deal is not None:
            self.amend(Cancel(Next(how)))
        self.end = how

    def surplus(self, seat: Seat) -> int:
        """How many cards a seat holds too many; too few where it is negative."""
        if self.deal is None:
            return self.dealing.wrong(seat) if self.dealing.over else 0
        return self.deal.hand_size(seat) - self.state.due(seat)

    def standing(self, fault: Fault) -> Standing:
        """What the deadline of a fault looks at."""
        gone = self.deal is not None and self.deal.stock_left == 0
        right = self.surplus(fault.whose) == 0
        return Standing(self.state.clock, self.state.lifted, right, gone, self.state.closed)

    def late_for(self, fault: Fault, ruling: Ruling) -> bool:
        """Whether a fault can no longer be claimed."""
        return too_late(fault, ruling.until, self.standing(fault)) or bool(self.out_of_reach(fault, ruling))

    def out_of_reach(self, fault: Fault, ruling: Ruling) -> str:
        """Why a card that was drawn out of turn cannot go back any more; "" where it can, or does not matter."""
        return "" if ruling.stands or ruling.options else self.gone(fault)

    def gone(self, fault: Fault) -> str:
        """Why a card that was drawn out of turn is not where it could be taken from; "" for other faults."""
        since = self.state.drawings - fault.before.drawings
        if fault.law != "drew-out-of-turn" or since == 0 or self.state.clock.played == fault.clock.played:
            return ""
        if since > 1 or self.state.drawing is not None or self.state.drawn is None:
            return "other cards have been drawn since"
        held = Counter(self.dealt.layout().standings[fault.offender].hand)
        wrong = Counter(each.card for each in self.state.drawn.wrong(fault.offender))
        return "" if wrong <= held else "the card has been played or laid down since"

    def left_over(self) -> tuple[Fault, ...]:
        """What can still be claimed in the next deal of the game: points that were marked wrongly, until it is over.

        With a deal that is void all that was put right in it is void too.
        """
        if self.end:
            return () if self.end == Next.GAME else self.earlier
        open_ones = [fault for fault in self.faults if not fault.ruled and fault.points and self._until_over(fault)]
        return tuple(earlier_fault(fault.offender, fault.law, fault.points) for fault in open_ones)

    def _until_over(self, fault: Fault) -> bool:
        """Whether the law gives the whole game to put right the points of a fault."""
        rulings = self.law_on(fault).law.rulings(fault.facts)
        return any(
            ruling.until is Moment.GAME_OVER
            and {effect.act for effect in ruling.effects} <= {Act.TAKE_DOWN, Act.CORRECT}
            for ruling in rulings
        )

    def may_be_called(self, effect: Effect, fault: Fault) -> tuple[Card, ...]:
        """The cards of a false declaration of which one may be called; by some laws only those that belong in it."""
        cards = tuple(dict.fromkeys(fault.cards))
        if effect.what != "fitting" or fault.item is None:
            return cards
        belong = members(self.rules, fault.item, self.dealt.trump)
        return tuple(card for card in cards if card in belong) or cards

    def seat_of(self, party: Party, fault: Fault) -> Seat | None:
        """Who a party is; None where it is no single player."""
        match party:
            case Party.OFFENDER:
                return fault.offender
            case Party.ADVERSARY:
                return next_seat(fault.offender)
            case Party.DEALER:
                return self.dealer
            case Party.PONE:
                return next_seat(self.dealer)
            case Party.WINNER | Party.LOSER:
                won = None if self.deal is None else self.deal.last_trick
                return won if won is None or party is Party.WINNER else next_seat(won)
            case _:
                return None

    def done_by(self, effect: Effect, fault: Fault) -> Seat:
        """The seat that an effect is for."""
        seat = None if effect.who is None else self.seat_of(effect.who, fault)
        return fault.offender if seat is None else seat


def earlier_fault(offender: Seat, law: str, points: int) -> Fault:
    """Points that were marked wrongly in an earlier deal."""
    return Fault(law, offender, True, -1, State(), START, points=points)


def _fault(fault: Fault) -> Fault:
    return replace(fault)


def _lists(agreed: dict[str, list[Seat]]) -> dict[str, list[Seat]]:
    return {key: [*seats] for key, seats in agreed.items()}
