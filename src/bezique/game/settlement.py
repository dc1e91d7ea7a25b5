"""What a finished game is worth, and why: a race to a target, or a single deal settled by its scores.

Each settlement of the Rubicon family is a row of figures (`TERMS`) for one procedure: find the winner, see whether
the loser reached the rubicon, and take the difference or the sum of the two scores, cut down to hundreds. `Settled`
carries the steps of that reckoning as codes and numbers, so that a player can be told how his value came about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from bezique.rules.model import Brisques, Rules, Settlement, Stake
from bezique.seats import PerSeat, Seat, next_seat

BRISQUE = 10
"""The points of one brisque (laws 2.3)."""


class Step(StrEnum):
    """One step of a reckoning; each says what the numbers of its line are.

    ========================  ==============================  =====================================
    step                      seat                            numbers
    ========================  ==============================  =====================================
    HIGHER                    the one with more points        his points, the other's
    BRISQUES_DECIDE           the one with more after adding  his points with brisques, the other's
    BRISQUES_ADDED            the one who adds                his points, his brisques, the sum
    SAVED                     the loser, saved by brisques    his points with brisques, the line
    OVERTAKEN                 the new winner                  his points with brisques, the other's
    RUBICONED                 the loser                       his points, the line
    BY_RULING                 the offender                    his points, what they are taken for
    TAKEN_FOR                 the one who did not resign      his points, what they are taken for
    DIFFERENCE                the winner                      two scores cut down, bonus, value
    LEAST_DIFFERENCE          the winner                      least difference, bonus, value
    SUM                       the winner                      two scores cut down, bonus, value
    VOID                      none                            the two points
    SINGLE_GAME, DOUBLE_GAME  the winner                      the loser's points, the limit, value
    POINTS                    the winner                      his points, the other's, value
    ========================  ==============================  =====================================
    """

    HIGHER = "higher"
    BRISQUES_DECIDE = "brisques_decide"
    BRISQUES_ADDED = "brisques_added"
    SAVED = "saved"
    OVERTAKEN = "overtaken"
    RUBICONED = "rubiconed"
    BY_RULING = "by_ruling"
    TAKEN_FOR = "taken_for"
    DIFFERENCE = "difference"
    LEAST_DIFFERENCE = "least_difference"
    SUM = "sum"
    VOID = "void"
    SINGLE_GAME = "single_game"
    DOUBLE_GAME = "double_game"
    POINTS = "points"


_SIGNS: Mapping[Step, str] = MappingProxyType(
    {
        Step.BRISQUES_ADDED: "{} + {} = {}",
        Step.DIFFERENCE: "{} - {} + {} = {}",
        Step.LEAST_DIFFERENCE: "{} + {} = {}",
        Step.SUM: "{} + {} + {} = {}",
        Step.POINTS: "{} - {} = {}",
    }
)


@dataclass(frozen=True, slots=True)
class Line:
    """One step of a reckoning: its code, whom it concerns, and its numbers in points or games."""

    step: Step
    seat: Seat | None
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        """The sum as one writes it, "1500 - 1200 + 500 = 800"; the bare numbers where nothing is reckoned."""
        signs = _SIGNS.get(self.step)
        return signs.format(*self.numbers) if signs else ", ".join(map(str, self.numbers))


@dataclass(frozen=True, slots=True)
class Settled:
    """The worth of a game: the loser owes the winner `value`.

    `value` counts games when a race is played for so much a game, points in every other case; it is never negative.
    `winner` is None when the game is void, and then the value is 0.
    """

    winner: Seat | None
    value: int
    lines: tuple[Line, ...]

    @property
    def rubiconed(self) -> bool:
        """Whether the loser was rubiconed."""
        return any(line.step in (Step.RUBICONED, Step.BY_RULING) for line in self.lines)

    @property
    def doubled(self) -> bool:
        """Whether it was a double game."""
        return any(line.step is Step.DOUBLE_GAME for line in self.lines)


@dataclass(frozen=True, slots=True)
class Terms:
    """The figures of one settlement, in points (laws 3.7, 3.8).

    A loser under `rubicon` pays the sum of both scores and `rubicon_bonus`, his own score taken for at least
    `least_loser`; otherwise he pays the difference, at least `least_difference`, and `bonus`. `brisques` says
    whether brisques may break a tie or save a loser from the rubicon.
    """

    rubicon: int
    bonus: int
    rubicon_bonus: int
    least_difference: int = 0
    least_loser: int = 0
    brisques: bool = False


TERMS: Mapping[Settlement, Terms] = MappingProxyType(
    {
        Settlement.PORTLAND: Terms(1000, 500, 1300, least_difference=100, least_loser=100, brisques=True),
        Settlement.MODERN_PAGE: Terms(1000, 500, 1000),
        Settlement.BICYCLE: Terms(1000, 500, 1320, least_difference=100, brisques=True),
        Settlement.SIX: Terms(3000, 1000, 1000),
        Settlement.EIGHT: Terms(5000, 1000, 1000),
    }
)
"""The figures of every settlement but the race."""


def hundreds(points: int) -> int:
    """The points cut down to whole hundreds, as they are settled (laws 3.7)."""
    return points // 100 * 100


def higher(points: PerSeat[int]) -> Seat | None:
    """The seat with more points; None when they are equal."""
    south, north = points
    if south == north:
        return None
    return Seat.SOUTH if south > north else Seat.NORTH


def void(points: PerSeat[int], lines: tuple[Line, ...] = ()) -> Settled:
    """A game that nobody wins, at these points, after these steps."""
    return Settled(None, 0, (*lines, Line(Step.VOID, None, tuple(points))))


def settle_race(rules: Rules, winner: Seat, scores: PerSeat[int]) -> Settled:
    """The worth of a game won by `winner` at these final scores (laws G3, G5).

    For so much a game: 1, or 2 when the loser is under `double_game_below`. For so much a point: the difference,
    which a double game does not change, and nothing where the winner by order of counting has the lower score.
    """
    loser = next_seat(winner)
    if rules.stake is Stake.BY_POINT:
        value = max(0, scores[winner] - scores[loser])
        return Settled(winner, value, (Line(Step.POINTS, winner, (scores[winner], scores[loser], value)),))
    double = scores[loser] < rules.double_game_below
    step, value = (Step.DOUBLE_GAME, 2) if double else (Step.SINGLE_GAME, 1)
    return Settled(winner, value, (Line(step, winner, (scores[loser], rules.double_game_below, value)),))


def settle_deal(rules: Rules, scores: PerSeat[int], brisques: PerSeat[int]) -> Settled:
    """The worth of one deal that is a game by itself (laws 3.7, 3.8).

    `scores` are the points marked in the deal, `brisques` the number of aces and tens taken. Brisques enter only
    under `tie_or_rubicon`: in every other case the scores hold them already, or they do not count.
    Raises ValueError when the rules settle a race to a target.
    """
    terms = _terms(rules)
    counting = terms.brisques and rules.brisques is Brisques.TIE_OR_RUBICON
    worth, margin = (BRISQUE, rules.brisque_margin) if counting else (0, 0)
    books = _Books(rules, terms, scores, brisques.map(lambda taken: worth * taken))
    close = abs(scores[Seat.SOUTH] - scores[Seat.NORTH]) <= margin
    return books.close() if close else books.decided()


def rubiconed_by_ruling(rules: Rules, scores: PerSeat[int], offender: Seat) -> Settled:
    """The worth of a game that `offender` loses as rubiconed, whatever the scores (laws P17).

    His points count, but for no more than the last hundred short of the rubicon.
    Raises ValueError when the rules settle a race to a target.
    """
    terms = _terms(rules)
    winner = next_seat(offender)
    taken_for = min(hundreds(scores[offender]), terms.rubicon - 100)
    ruling = Line(Step.BY_RULING, offender, (scores[offender], taken_for))
    return _sum(winner, hundreds(scores[winner]), taken_for, terms.rubicon_bonus, (ruling,))


def settle_resigned(rules: Rules, loser: Seat, scores: PerSeat[int]) -> Settled:
    """The worth of a game that `loser` gives up at these scores; the books do not speak of it.

    It is settled by the points as they stand, no brisques added, but the winner is taken to have what it takes to win:
    the target of a race, the rubicon in a game of one deal. So nobody pays less for having given up early.
    """
    winner = next_seat(loser)
    enough = rules.target if rules.settlement is Settlement.RACE else _terms(rules).rubicon
    taken = scores.having(winner, max(scores[winner], enough))
    settled = _taken_for(rules, winner, taken)
    if taken == scores:
        return settled
    return replace(settled, lines=(Line(Step.TAKEN_FOR, winner, (scores[winner], taken[winner])), *settled.lines))


def _taken_for(rules: Rules, winner: Seat, points: PerSeat[int]) -> Settled:
    if rules.settlement is Settlement.RACE:
        return settle_race(rules, winner, points)
    terms = _terms(rules)
    books = _Books(rules, terms, points, PerSeat.both(0))
    if points[next_seat(winner)] >= terms.rubicon:
        return books.difference(winner, points, ())
    return books.rubicon(winner, ())


def _terms(rules: Rules) -> Terms:
    if rules.settlement is Settlement.RACE:
        raise ValueError("a race to a target is settled by settle_race")
    return TERMS[rules.settlement]


@dataclass(frozen=True, slots=True)
class _Books:
    """What one deal is settled from: the points without brisques, and what the brisques are worth."""

    rules: Rules
    terms: Terms
    scores: PerSeat[int]
    extra: PerSeat[int]

    @property
    def totals(self) -> PerSeat[int]:
        return PerSeat.of(lambda seat: self.scores[seat] + self.extra[seat])

    def decided(self) -> Settled:
        """The scores differ: laws 3.7, rules 2 to 4."""
        winner = Seat.SOUTH if self.scores[Seat.SOUTH] > self.scores[Seat.NORTH] else Seat.NORTH
        loser = next_seat(winner)
        lines = (Line(Step.HIGHER, winner, (self.scores[winner], self.scores[loser])),)
        if self.scores[loser] >= self.terms.rubicon:
            return self.difference(winner, self.scores, lines)
        if self.totals[loser] >= self.terms.rubicon:
            return self._rescued(winner, lines)
        return self.rubicon(winner, lines)

    def close(self) -> Settled:
        """The scores are equal, or within the margin: brisques decide (laws 3.7, rules 1 and 5)."""
        winner = higher(self.totals)
        lines = self._added() if any(self.extra) else ()
        if winner is None:
            return void(self.totals, lines)
        loser = next_seat(winner)
        lines += (Line(Step.BRISQUES_DECIDE, winner, (self.totals[winner], self.totals[loser])),)
        if self.totals[loser] >= self.terms.rubicon:
            return self.difference(winner, self.totals, lines)
        return self.rubicon(winner, lines)

    def _rescued(self, winner: Seat, lines: tuple[Line, ...]) -> Settled:
        """Brisques lift the loser to the rubicon, so that both add them; they may even make him the winner.

        Nobody is rubiconed then: the form of the reckoning is fixed before the winner is looked for again.
        """
        loser = next_seat(winner)
        lines += (*self._added(), Line(Step.SAVED, loser, (self.totals[loser], self.terms.rubicon)))
        if self.rules.rescue_may_flip and self.totals[loser] > self.totals[winner]:
            winner, loser = loser, winner
            lines += (Line(Step.OVERTAKEN, winner, (self.totals[winner], self.totals[loser])),)
        return self.difference(winner, self.totals, lines)

    def _added(self) -> tuple[Line, ...]:
        return tuple(
            Line(Step.BRISQUES_ADDED, seat, (score, self.extra[seat], self.totals[seat]))
            for seat, score in self.scores.items()
        )

    def difference(self, winner: Seat, points: PerSeat[int], lines: tuple[Line, ...]) -> Settled:
        """The winner has the difference of the hundreds."""
        more, less = hundreds(points[winner]), hundreds(points[next_seat(winner)])
        bonus, least = self.terms.bonus, self.terms.least_difference
        if more - less < least:
            step, numbers = Step.LEAST_DIFFERENCE, (least, bonus, least + bonus)
            return Settled(winner, numbers[-1], (*lines, Line(step, winner, numbers)))
        value = more - less + bonus
        return Settled(winner, value, (*lines, Line(Step.DIFFERENCE, winner, (more, less, bonus, value))))

    def rubicon(self, winner: Seat, lines: tuple[Line, ...]) -> Settled:
        """The loser is rubiconed: the winner has the sum of the hundreds."""
        loser = next_seat(winner)
        lines += (Line(Step.RUBICONED, loser, (self.totals[loser], self.terms.rubicon)),)
        owed = max(self.terms.least_loser, hundreds(self.scores[loser]))
        return _sum(winner, hundreds(self.scores[winner]), owed, self.terms.rubicon_bonus, lines)


def _sum(winner: Seat, more: int, less: int, bonus: int, lines: tuple[Line, ...]) -> Settled:
    value = more + less + bonus
    return Settled(winner, value, (*lines, Line(Step.SUM, winner, (more, less, bonus, value))))
