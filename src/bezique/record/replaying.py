"""Replaying: what each line of a record does to the match and to the deal in play.

`Replay` takes lines one by one and refuses, with line and column, what cannot have happened; it serves a game that is
being played as well as one that was. `replay` runs a whole record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from bezique.errors import BadAmendment, BadRecord, IllegalAction
from bezique.game.actions import Play
from bezique.game.amendments import Cancel, Next, Rewind
from bezique.game.deal import Deal
from bezique.game.events import Amended, Event, Rewound
from bezique.game.match import GameOver, Match, MatchEvent, MatchStage, PartieOver, result_of
from bezique.record.dealing import AnyDeal, check_turn, deal_of, first_match, placed, points
from bezique.record.lines import fault_at, write_body
from bezique.record.model import (
    RULES_VERSION,
    Act,
    Amend,
    CutCards,
    DealEnds,
    DealsFirst,
    End,
    FromPosition,
    GameEnds,
    Header,
    Line,
    NewDeal,
    PartieEnds,
    Record,
    Resigns,
    Sealed,
    Seeded,
    Undo,
    Unsealed,
    Void,
)
from bezique.record.seals import Seals

Outcome = tuple[tuple[Event, ...], tuple[MatchEvent, ...]]
"""What a line did: the events of the deal and those of the match."""

Acted = tuple[Act | Amend, tuple[Event, ...]]
"""An act, or an amendment, and its events."""


class Step(NamedTuple):
    """What a line did.

    `events` are those of the deal, as many as the record tells; `happened` those of the match. `deal` and `match`
    are as they stand after the line; the deal goes on changing with the next line, so copy it to keep it. `window`
    holds what the winner of the last trick has done since, this line included. `undone` is the act that an `undo` took
    back, with its events.
    """

    line: Line
    events: tuple[Event, ...]
    happened: tuple[MatchEvent, ...]
    deal: AnyDeal | None
    match: Match
    window: tuple[Event, ...] = ()
    undone: Acted | None = None


def replay(record: Record) -> Iterator[Step]:
    """Every line with what it did, lines of comment included; raises BadRecord at a line that cannot have happened."""
    running = Replay(record.header)
    for line in record.lines:
        yield running.step(line)


class Replay:
    """Where a record stands.

    `match` is the match; `deal` the deal in play, or the last one (another object after something was taken back);
    `number` the number of that deal, 0 before the first; `ended` says that nothing can follow.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.seals = Seals(header)
        self._start()

    def _start(self) -> None:
        self.match = self._before = Match.start(self.header.rules)
        self.deal: AnyDeal | None = None
        self.number = 0
        self.acted: list[Acted] = []
        """What was done in the deal and still stands, with its events."""
        self.ended = False
        self._begun: NewDeal | FromPosition | None = None
        self._known = False  # whether the record has said anything of the match
        self._closing: Mapping[type, MatchEvent] = {}
        self._window: tuple[Event, ...] = ()
        self._broken_off = False  # whether the deal was left unfinished, or the game given up after it
        self.under_way = False
        """Whether a game has begun that is not over."""

    @property
    def acts(self) -> list[Act]:
        """What was done in the deal and still stands."""
        return [body for body, _ in self.acted if isinstance(body, Act)]

    @property
    def begun(self) -> NewDeal | None:
        """How the deal was dealt; None before the first, and for one that began from a position."""
        return self._begun if isinstance(self._begun, NewDeal) else None

    @property
    def playing(self) -> bool:
        """Whether a deal is under way."""
        return self.deal is not None and not self.deal.over and not self._broken_off

    def step(self, line: Line) -> Step:
        """Do what `line` says; raises BadRecord, nothing changed, where it cannot have happened."""
        if line.body is None:
            return Step(line, (), (), self.deal, self.match)
        if self.ended:
            raise fault_at(line, 0, "the record has ended: nothing can follow")
        undone = self.acted[-1] if self.acted and isinstance(line.body, Undo) else None
        events, happened = self._DOERS[type(line.body)](self, line, line.body)
        return Step(line, events, happened, self.deal, self.match, self._window, undone)

    def take_up(self, line: Line) -> Step:
        """Begin with a deal in the middle of a match of which nothing is known; raises BadRecord as `step`."""
        self._start()
        return self.step(line)

    # --- who deals ----------------------------------------------------------------------------------------------

    def _cut(self, line: Line, body: CutCards) -> Outcome:
        self._expect(line, MatchStage.CUT, "there is nothing to cut for")
        self.match, happened = self.match.cut(body.cards)
        self._known = True
        return (), happened

    def _deals_first(self, line: Line, body: DealsFirst) -> Outcome:
        if self._known or self.playing:
            self._expect(line, MatchStage.CHOOSE, "there is no dealer to be chosen")
            self.match, happened = self.match.choose_dealer(body.seat)
            return (), happened
        self.match, self._known = Match.start(self.header.rules, body.seat), True
        return (), ()

    def _expect(self, line: Line, stage: MatchStage, otherwise: str) -> None:
        if self.match.stage is not stage or self.playing:
            raise fault_at(line, 0, otherwise)

    # --- its pack is sealed -------------------------------------------------------------------------------------

    def _sealed(self, line: Line, body: Sealed) -> Outcome:
        self._check_number(line, body.number)
        self.seals.sealed(line, body)
        return (), ()

    def _seeded(self, line: Line, body: Seeded) -> Outcome:
        self.seals.seeded(line, body)
        return (), ()

    def _unsealed(self, line: Line, body: Unsealed) -> Outcome:
        if self.playing:
            raise fault_at(line, 0, f"deal {self.number} is not over: its seal stays closed")
        self.seals.unsealed(line, body, self._begun if isinstance(self._begun, NewDeal) else None)
        return (), ()

    # --- a deal begins ------------------------------------------------------------------------------------------

    def _new_deal(self, line: Line, body: NewDeal) -> Outcome:
        self._check_number(line, body.number)
        match = self.match if body.alone or self._known else first_match(self.header, body)
        if not body.alone:
            check_turn(line, body, match)
        deal, events = deal_of(self.header, line, body, match)
        self.seals.begin(line, body)
        self._begin(body, deal, match)
        self._known = self._known or not body.alone
        self.under_way = self.under_way or not body.alone
        return events, ()

    def _from_position(self, line: Line, body: FromPosition) -> Outcome:
        self._check_number(line, body.number)
        self._begin(body, placed(self.header, line, body), self.match)
        self.seals.stand_alone()
        return (), ()

    def _check_number(self, line: Line, number: int) -> None:
        if self.playing:
            raise fault_at(line, 0, f"deal {self.number} is not finished")
        if self.number and number != self.number + 1:
            raise fault_at(line, 1, f"deal {self.number} is followed by deal {self.number + 1}, not {number}")

    def _begin(self, body: NewDeal | FromPosition, deal: AnyDeal, match: Match) -> None:
        self._begun, self.deal, self.number = body, deal, body.number
        self.match = self._before = match
        self.acted, self._closing, self._window, self._broken_off = [], {}, (), False

    # --- a deal is played ---------------------------------------------------------------------------------------

    def _act(self, line: Line, body: Act) -> Outcome:
        deal = self._deal_in_play(line)
        events = self._applied(line, body, deal)
        if body.scores not in (None, deal.scores):
            self._again(self._done)
            raise self._differs(line, _equals(body), f"the points of the deal are now {points(deal.scores)}")
        self.acted.append((body, events))
        self._window = () if isinstance(body.action, Play) else self._window + events
        return events, self._entered(deal)

    def _deal_in_play(self, line: Line) -> AnyDeal:
        if self.deal is None:
            raise fault_at(line, 0, "no cards have been dealt")
        if not self.playing:
            raise self._differs(line, 0, f"deal {self.number} is over, and nothing more can be done in it")
        return self.deal

    @property
    def _done(self) -> list[Act | Amend]:
        return [body for body, _ in self.acted]

    def _amend(self, line: Line, body: Amend) -> Outcome:
        if isinstance(body.amendment, Rewind) and self.deal is not None and self.deal.over and not self._broken_off:
            deal = self.deal
        else:
            deal = self._deal_in_play(line)
        events = self._amended(line, body, deal)
        if body.scores not in (None, deal.scores):
            self._again(self._done)
            raise self._differs(line, _equals(body), f"the points of the deal are now {points(deal.scores)}")
        self.acted.append((body, events))
        self._window = ()
        if any(isinstance(event, Rewound) for event in events):
            self._taken_back()
        return events, self._cancelled(events) or self._entered(deal)

    def _amended(self, line: Line, body: Amend, deal: AnyDeal) -> tuple[Event, ...]:
        if not isinstance(deal, Deal):
            return deal.hear(body.seen)
        if body.seen or body.amendment is None:
            raise fault_at(line, 0, "a complete record tells the amendment, and not what was seen of it")
        try:
            return deal.amend(body.amendment)
        except BadAmendment as fault:
            raise self._differs(line, 1, f'"{body.amendment}" cannot be: {fault}') from fault

    def _taken_back(self) -> None:
        """A deal that may have been entered in its match goes on."""
        self.match, self._closing = self._before, {}
        self.under_way = self.under_way or not self.stands_alone

    def _cancelled(self, events: tuple[Event, ...]) -> tuple[MatchEvent, ...]:
        """A deal that has become void is broken off; the deal may pass on, or the game be void with it."""
        void = next((told.amendment for told in events if isinstance(told, Amended)), None)
        if not isinstance(void, Cancel):
            return ()
        self._broken_off = True
        if self.stands_alone or void.then is Next.AGAIN:
            return ()
        if void.then is Next.PASSED:
            self.match = self.match.passed_on()
            return ()
        self.match, happened = self.match.game_void()
        self._close(happened)
        return happened

    def _applied(self, line: Line, body: Act, deal: AnyDeal) -> tuple[Event, ...]:
        if not isinstance(deal, Deal):
            return deal.hear(body.seen)
        if body.seen:
            raise fault_at(line, 0, "a complete record does not tell what was seen")
        try:
            return deal.apply(body.seat, body.action)
        except IllegalAction as fault:
            word = 0 if fault.refusal.code == "not_your_turn" else 1
            raise self._differs(line, word, f'"{body.seat} {body.action}" is not allowed: {fault}') from fault

    def _differs(self, line: Line, word: int, problem: str) -> BadRecord:
        """A fault whose cause may be a rule that was corrected since the record was made."""
        version = self.header.rules_version
        if version != RULES_VERSION:
            problem += (
                f" (the record was made under version {version} of the mechanisms of the game and this is version "
                f"{RULES_VERSION}; here they differ)"
            )
        return fault_at(line, word, problem)

    def _entered(self, deal: AnyDeal) -> tuple[MatchEvent, ...]:
        """Enter a deal that has just ended in the match it belongs to."""
        if not deal.over or self._broken_off or not isinstance(self._begun, NewDeal) or self._begun.alone:
            return ()
        self.match, happened = self.match.deal_over(result_of(deal))
        self._close(happened)
        return happened

    def _close(self, happened: tuple[MatchEvent, ...]) -> None:
        self._closing = {type(event): event for event in happened}
        self.under_way = GameOver not in self._closing

    def _undo(self, line: Line, body: Undo) -> Outcome:
        if not self.header.practice:
            raise fault_at(line, 0, 'nothing is taken back here: a game for practice has the tag [Practice "undo"]')
        if self.deal is None or self._broken_off or not (self.acted or body.whole):
            raise fault_at(line, 0, "there is nothing to take back in this deal")
        self._again([] if body.whole else self._done[:-1])
        return (), ()

    def _again(self, acts: list[Act | Amend]) -> None:
        """Play the deal anew with `acts` alone."""
        line, match = Line(self._begun), self._before
        self.under_way = self.under_way or not self.stands_alone
        if isinstance(self._begun, NewDeal):
            self._begin(self._begun, deal_of(self.header, line, self._begun, match)[0], match)
        elif self._begun is not None:
            self._begin(self._begun, placed(self.header, line, self._begun), match)
        for act in acts:
            self._DOERS[type(act)](self, Line(act), act)

    # --- a game is given up, a deal is void ---------------------------------------------------------------------

    @property
    def stands_alone(self) -> bool:
        """Whether the deal belongs to no game."""
        return isinstance(self._begun, FromPosition) or (self._begun is not None and self._begun.alone)

    def _resigns(self, line: Line, body: Resigns) -> Outcome:
        if self.playing and self.stands_alone:
            raise fault_at(line, 0, "the deal stands alone: it belongs to no game that could be given up")
        if not self.under_way:
            raise fault_at(line, 0, "no game is being played that could be given up")
        self.match, happened = self.match.resigned(body.seat, self.deal if self.playing else None)
        self._close(happened)
        self._broken_off = True
        return (), happened

    def _void(self, line: Line, _: Void) -> Outcome:
        if not self.playing:
            raise fault_at(line, 0, "no deal is being played that could be void")
        self._broken_off = True
        return (), ()

    # --- what is over -------------------------------------------------------------------------------------------

    def _deal_ends(self, line: Line, body: DealEnds) -> Outcome:
        if self.deal is None or not self.deal.over:
            raise self._differs(line, 0, "no deal has just been finished")
        return self._agree(line, body, DealEnds(self.deal.scores))

    def _game_ends(self, line: Line, body: GameEnds) -> Outcome:
        over = self._closing.get(GameOver)
        if not isinstance(over, GameOver):
            raise self._differs(line, 0, "no game has just been finished")
        settled = over.result.settled
        return self._agree(line, body, GameEnds(over.result.scores, settled.winner, settled.value))

    def _partie_ends(self, line: Line, body: PartieEnds) -> Outcome:
        over = self._closing.get(PartieOver)
        if not isinstance(over, PartieOver):
            raise self._differs(line, 0, "no partie has just been finished")
        return self._agree(line, body, PartieEnds(over.result.winner, over.result.odd_game))

    def _agree(self, line: Line, told: Closing, found: Closing) -> Outcome:
        """Compare word by word, so that the fault is where the first difference is."""
        wrong, right = write_body(told).split(), write_body(found).split()
        for place, (one, other) in enumerate(zip(wrong, right, strict=True)):
            if one != other:
                raise self._differs(line, place, f'"{one}" should be {other}: {" ".join(right)}')
        return (), ()

    def _end(self, line: Line, _: End) -> Outcome:
        if not self.playing:
            self.seals.rise(line)
        self.ended = True
        return (), ()

    _DOERS: ClassVar[Mapping[type, Callable[[Replay, Line, Any], Outcome]]] = {
        CutCards: _cut,
        DealsFirst: _deals_first,
        Sealed: _sealed,
        Seeded: _seeded,
        NewDeal: _new_deal,
        FromPosition: _from_position,
        Act: _act,
        Amend: _amend,
        Undo: _undo,
        Resigns: _resigns,
        Void: _void,
        DealEnds: _deal_ends,
        GameEnds: _game_ends,
        PartieEnds: _partie_ends,
        Unsealed: _unsealed,
        End: _end,
    }


Closing = DealEnds | GameEnds | PartieEnds


def closing_lines(step: Step) -> list[Closing]:
    """The lines that tell for checking what a step has ended: the deal, the game, the partie."""
    body, told = step.line.body, list[Closing]()
    if isinstance(body, (Act, Amend)) and step.deal is not None and step.deal.over and not _voided(step):
        told.append(DealEnds(step.deal.scores))
    elif not isinstance(body, (Resigns, Amend)):
        return []
    for event in step.happened:
        if isinstance(event, GameOver):
            settled = event.result.settled
            told.append(GameEnds(event.result.scores, settled.winner, settled.value))
        elif isinstance(event, PartieOver):
            told.append(PartieEnds(event.result.winner, event.result.odd_game))
    return told


def _voided(step: Step) -> bool:
    """Whether a deal ended by a ruling, so that it has no result."""
    return any(isinstance(event, Amended) and isinstance(event.amendment, Cancel) for event in step.events)


def _equals(body: Act | Amend) -> int:
    """The index of the sign before the points."""
    return write_body(body).split().index("=")
