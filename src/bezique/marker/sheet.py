"""The score of a game with real cards: lines that were entered, and all that follows from them.

    sheet = Sheet.start(rules, dealer=Seat.NORTH)
    answer = sheet.add("South score bezique")

The answer is the sheet with that entry, or a `Question` whose choices say which lines to enter instead; what cannot be
raises BadScore, and a line that cannot be read BadNotation. A sheet is a value: its `lines` give the same sheet again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from bezique.cards import Suit
from bezique.errors import BadScore
from bezique.game.match import DealResult, GameOver, Match, MatchEvent
from bezique.game.settling import match_told
from bezique.marker import wrongs
from bezique.marker.ending import unended, unsettled
from bezique.marker.entries import (
    Brisques,
    Combined,
    DealOver,
    DealVoid,
    End,
    Entry,
    Resigned,
    Undo,
    Wrong,
    entry,
)
from bezique.marker.judging import Judge
from bezique.marker.running import Choice, Mark, Question, Running
from bezique.marker.stakes import stakes
from bezique.marker.withdrawing import without_score
from bezique.rules.model import Brisques as Counting
from bezique.rules.model import Rules, Settlement
from bezique.seats import PerSeat, Seat, next_seat
from bezique.words import Saying, saying

SEAT_NAMES = PerSeat.of(str)


def check_names(names: PerSeat[str]) -> None:
    """Raise BadScore where both players have one name: nothing that is typed would say whose it is."""
    if names[Seat.SOUTH].casefold() == names[Seat.NORTH].casefold():
        raise BadScore(saying("score.same_names", name=names[Seat.SOUTH]))


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal ended: its points, and what was told of it, of the game and of the partie."""

    scores: PerSeat[int]
    told: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score as far as it was kept; see the module.

    `marks` are what the entries came to, in their order; those that were struck out are in `struck` by their numbers.
    `deal` is the deal that runs, also before anything is entered in it. `told` says what the last entry ended, line by
    line; `ends` keeps that of each deal. `ended`: the players have risen. `bygone` are the numbers of entries of an
    earlier version that cannot be entered so any more.
    """

    rules: Rules
    names: PerSeat[str]
    lines: tuple[str, ...]
    match: Match
    deal: Running
    marks: tuple[Mark, ...] = ()
    struck: frozenset[int] = frozenset()
    bygone: frozenset[int] = frozenset()
    ended: bool = False
    first_dealer: Seat = Seat.SOUTH
    stake: str = ""
    told: tuple[Saying, ...] = ()
    ends: Mapping[int, Ending] = field(default_factory=dict)

    @classmethod
    def start(cls, rules: Rules, dealer: Seat, names: PerSeat[str] = SEAT_NAMES, stake: str = "") -> Sheet:
        """An empty sheet; `dealer` deals first, `stake` is what is played for. Raises BadScore for such a stake."""
        match, stakes_of = Match.start(rules, dealer), stakes(stake)
        named = "" if stakes_of is None else str(stakes_of)
        return cls(rules, names, (), match, _next_deal(match, 1), first_dealer=dealer, stake=named)

    @classmethod
    def of(
        cls, rules: Rules, dealer: Seat, lines: Iterable[str], names: PerSeat[str] = SEAT_NAMES, stake: str = ""
    ) -> Sheet:
        """The sheet that these lines give; raises BadScore or BadNotation for the first that cannot be entered."""
        sheet = cls.start(rules, dealer, names, stake)
        for line in lines:
            sheet = sheet.follow(line)
        return sheet

    # --- what there is to see ---------------------------------------------------------------------------------

    @property
    def scores(self) -> PerSeat[int]:
        """The points of the running game."""
        return self.deal.game_scores

    @property
    def owed(self) -> Saying | None:
        """Who owes what; None where nothing is played for."""
        playing_for = stakes(self.stake)
        if playing_for is None:
            return None
        owed = playing_for.owed(self.rules, self.match.account)
        if owed[Seat.SOUTH] == 0:
            return saying("score.nothing_owed")
        debtor = Seat.SOUTH if owed[Seat.SOUTH] < 0 else Seat.NORTH
        creditor = next_seat(debtor)
        amount = playing_for.text(owed[creditor])
        return saying("score.owes", seat=self.names[debtor], other=self.names[creditor], amount=amount)

    def mark(self, number: int) -> Mark | None:
        """The first mark of an entry; None where it was struck out, or there is none of that number."""
        return next((mark for mark in self.marks if mark.number == number), None)

    # --- entering ---------------------------------------------------------------------------------------------

    def add(self, line: str) -> Sheet | Question:
        """The sheet with one more line, or what must be known first.

        Raises BadScore for what cannot be, and BadNotation for what cannot be read.
        """
        made = entry(line)
        if isinstance(made, Undo):
            return self._without(made)
        following = self.entered(made)
        return following if isinstance(following, Question) else replace(following, lines=(*self.lines, str(made)))

    def entered(self, made: Entry) -> Sheet | Question:
        """The sheet after an entry that is no undoing, its line not yet written; see `add`."""
        if self.ended:
            raise BadScore(saying("score.ended"))
        at_the_table = _AT_THE_TABLE.get(type(made))
        return self._in_deal(made) if at_the_table is None else at_the_table(self, made)

    def _in_deal(self, made: Entry) -> Sheet | Question:
        outcome = Judge(self.deal, self.number, str(made), self.names).judged(made)
        if isinstance(outcome, Question):
            return outcome
        deal, marks = outcome
        entered = replace(self, deal=replace(deal, entries=deal.entries + 1), marks=(*self.marks, *marks), told=())
        return entered.closed(stopped=True) if deal.stopped else entered

    def follow(self, line: str) -> Sheet:
        """The sheet with a line that was entered before: what was asked then is not asked again.

        Raises BadScore and BadNotation as `add`, also for a line that leaves something open.
        """
        following, made = self.add(line), entry(line)
        if isinstance(following, Question) and isinstance(made, Combined) and not made.another:
            following = self.entered(replace(made, another=True))
            if isinstance(following, Sheet):
                return replace(following, lines=(*self.lines, line))
        if isinstance(following, Question):
            raise BadScore(saying("part.score_left_open", asks=following.asks))
        return following

    def recorded(self, line: str) -> Sheet:
        """The sheet with a line of a record: one that only an earlier version took is kept, and counts nothing.

        A deal that was over then is over. Raises BadNotation for what cannot be read.
        """
        try:
            return self.follow(line)
        except BadScore as fault:
            sheet = self._bygone(line, fault.saying)
            return replace(sheet, lines=(*self.lines, line), bygone=sheet.bygone | {self.number})

    def _bygone(self, line: str, why: Saying) -> Sheet:
        match entry(line):
            case (DealOver() | End()) as over:
                with suppress(BadScore):
                    closed = self.entered(replace(over, short=True))
                    return closed if isinstance(closed, Sheet) else self
            case Undo(numbers) if all(map(self._can_be_undone, numbers)):
                return self._without_all(self.struck | set(numbers))
        says = saying("score.bygone", line=line, why=why)
        mark = Mark(self.number, line, None, 0, says, saying("part.score_bygone", line=line), self.deal.number)
        return replace(self, marks=(*self.marks, mark), told=())

    def _without_all(self, struck: frozenset[int]) -> Sheet:
        """The sheet without these entries; those that cannot stand then count nothing."""
        bygone = self.bygone
        while True:
            sheet, fallen = self._again(struck, bygone)
            if not fallen:
                return sheet
            bygone |= set(fallen)

    @property
    def number(self) -> int:
        """The number that the next entry has."""
        return len(self.lines) + 1

    # --- the end of a deal ------------------------------------------------------------------------------------

    def deal_over(self, made: DealOver) -> Sheet | Question:
        """The deal is entered in the match, unless something is missing."""
        if not self.deal.entries:
            raise BadScore(saying("score.nothing_entered"))
        asked = None if made.short else unsettled(self.deal, self.names)
        if asked is not None:
            return asked
        sheet = self._with_the_rest()
        return sheet.closed(stopped=False)

    def _with_the_rest(self) -> Sheet:
        """Who has not told his brisques has all that are left, where they are counted at the end."""
        if self.rules.brisques is Counting.IMMEDIATE or all(self.deal.told) or not any(self.deal.told):
            return self
        seat = Seat(self.deal.told.values.index(False))
        made = Brisques(seat, self.deal.brisques_left)
        outcome = Judge(self.deal, self.number, str(made), self.names).judged(made)
        if isinstance(outcome, Question):
            return self
        return replace(self, deal=outcome[0], marks=(*self.marks, *outcome[1]))

    def closed(self, *, stopped: bool) -> Sheet:
        """The deal is entered in the match, and the next one begins."""
        deal = self.deal
        counted = self.rules.brisques is Counting.END_OF_HAND and not stopped
        result = DealResult(
            dealer=deal.dealer,
            scores=deal.scores,
            brisques=deal.brisques,
            last_trick=deal.last_trick,
            trump=deal.trump,
            stopped=stopped,
            brisque_points=deal.brisques.map(lambda number: 10 * number if counted else 0),
        )
        match, happened = self.match.deal_over(result)
        over = saying(
            "event.deal_stopped_scores" if stopped else "event.deal_over_scores", scores=_both(self.names, deal.scores)
        )
        return self._following(match, happened, over)

    def _following(self, match: Match, happened: Iterable[MatchEvent], over: Saying) -> Sheet:
        events = list(happened)
        following = replace(self, match=match, deal=_next_deal(match, self.deal.number + 1))
        owed = following.owed if any(isinstance(event, GameOver) for event in events) else None
        told = (over, *match_told(events, match, self.names), *([] if owed is None else [owed]))
        ends = {**self.ends, self.deal.number: Ending(self.deal.scores, told)}
        return replace(following, told=told, ends=ends)

    def end(self, made: End) -> Sheet | Question:
        """The players rise, unless the deal that runs is still to be ended."""
        if self.deal.entries and not made.short:
            return unended(self.deal)
        return replace(self, ended=True, told=())

    def deal_void(self, _: DealVoid) -> Sheet:
        """The deal counts for nothing; what was entered in it can still be read."""
        if not self.deal.entries:
            raise BadScore(saying("score.nothing_entered"))
        marks = tuple(replace(one, state="void") if one.deal == self.deal.number else one for one in self.marks)
        says = saying("score.void", number=self.deal.number)
        what = saying("part.score_void", number=self.deal.number)
        mark = Mark(self.number, "deal void", None, 0, says, what, self.deal.number)
        deal = _next_deal(self.match, self.deal.number + 1)
        return replace(self, deal=deal, marks=(*marks, mark), told=())

    def resigned(self, made: Resigned) -> Sheet:
        """A player gives up the game."""
        seat = made.seat
        unfinished = _Unfinished(self.deal.scores, self.deal.trump) if self.deal.entries else None
        match, happened = self.match.resigned(seat, unfinished)
        says = saying("agreed.resigns", seat=self.names[seat])
        what = saying("keeping.resign", seat=self.names[seat])
        mark = Mark(self.number, str(made), None, 0, says, what, self.deal.number)
        following = self._following(match, happened, says)
        return replace(following, marks=(*self.marks, mark), told=following.told[1:])

    # --- taking back ------------------------------------------------------------------------------------------

    def wrong(self, made: Wrong) -> Sheet | Question:
        """A score is judged by the laws."""
        mark = self.mark(made.number)
        if mark is None or mark.seat is None or not mark.points or mark.state:
            raise BadScore(saying("score.no_such_score", number=made.number))
        if mark.deal != self.deal.number and self.rules.settlement is not Settlement.RACE:
            raise BadScore(saying("score.game_is_over", number=made.number))
        ruled = wrongs.ruled(self.rules, (mark, mark.seat), made, self.names)
        return ruled if isinstance(ruled, Question) else self._put_right(mark, ruled)

    def _put_right(self, mark: Mark, ruled: wrongs.Ruled) -> Sheet:
        """Take the points down and give them as the law says; the rest of the entry is as if it had not been made."""
        deal, marks = self.deal, self.marks
        if ruled.down:
            deal = without_score(deal, mark)
            marks = tuple(replace(one, state="down") if one.number == mark.number else one for one in marks)
        for seat, points, says, what in ruled.points:
            deal = deal.with_points(seat, points)
            marks += (
                Mark(
                    self.number,
                    ruled.line,
                    seat,
                    points,
                    says,
                    what,
                    deal.number,
                    deal.scores[seat],
                    deal.game_scores[seat],
                ),
            )
        sheet = replace(self, deal=replace(deal, entries=deal.entries + 1), marks=marks, told=ruled.told)
        return sheet.closed(stopped=True) if deal.stopped else sheet

    def _without(self, made: Undo) -> Sheet | Question:
        """The sheet without these entries; a question where others cannot stand without them."""
        gone = set(made.numbers)
        for number in gone:
            if not self._can_be_undone(number):
                raise BadScore(saying("score.no_such_entry", number=number))
        sheet, fallen = self._again(self.struck | gone, self.bygone)
        if not fallen:
            return replace(sheet, lines=(*self.lines, str(made)))
        named = [self.named(number) for number in fallen]
        line = str(Undo((*made.numbers, *fallen)))
        return Question(
            saying("score.others_fall", entries=named),
            (Choice((line,), saying("part.score_undo_all")), Choice((), saying("part.score_undo_nothing"))),
        )

    def _can_be_undone(self, number: int) -> bool:
        return (
            0 < number <= len(self.lines)
            and number not in self.struck
            and not self.lines[number - 1].startswith("undo")
        )

    def named(self, number: int) -> Saying:
        """An entry with its number."""
        mark = self.mark(number)
        if mark is None:
            line = self.lines[number - 1]
            ends = {"deal over": "keeping.over", "end": "keeping.end"}.get(line.removesuffix(" short"))
            what = saying("part.score_text", text=line) if ends is None else saying(ends)
        elif mark.seat is None:
            what = mark.what
        else:
            what = saying("for.line", seat=self.names[mark.seat], what=mark.what)
        return saying("part.score_entry", number=number, what=what)

    def _again(self, struck: frozenset[int], bygone: frozenset[int]) -> tuple[Sheet, list[int]]:
        """All that was entered, without the entries struck out; and the numbers of those that cannot stand then.

        Those in `bygone` may be refused: then they are kept and count nothing.
        """
        sheet = Sheet.start(self.rules, self.first_dealer, self.names, self.stake)
        fallen = []
        for number, line in enumerate(self.lines, 1):
            if number not in struck and not line.startswith("undo"):
                following = sheet.recorded(line) if number in bygone else _stands(sheet, line)
                fallen += [] if following else [number]
                sheet = following or sheet
            sheet = replace(sheet, lines=self.lines[:number])
        return replace(sheet, struck=struck, told=()), fallen


@dataclass(frozen=True, slots=True)
class _Unfinished:
    """A deal that is broken off."""

    scores: PerSeat[int]
    trump: Suit | None


_AT_THE_TABLE: Mapping[type, Callable[[Sheet, Any], Sheet | Question]] = {
    End: Sheet.end,
    DealOver: Sheet.deal_over,
    DealVoid: Sheet.deal_void,
    Resigned: Sheet.resigned,
    Wrong: Sheet.wrong,
}


def _stands(sheet: Sheet, line: str) -> Sheet | None:
    """The sheet with a line that was entered before; None where it cannot be entered now."""
    try:
        return sheet.follow(line)
    except BadScore:
        return None


def _next_deal(match: Match, number: int) -> Running:
    made = match.new_deal(())
    return Running(match.rules, number, made["dealer"], made["before"], made["barred_trump"])


def _both(names: PerSeat[str], numbers: PerSeat[int]) -> list[tuple[str, int]]:
    return [(names[seat], number) for seat, number in numbers.items()]
