"""The two classic markers as plain numbers: counters that pass from left to right, and the pull-up cribbage board.

Both belong to one player and show his score of a game, 0 to 1000; the game may go on, and then `turns` counts the
thousands that are past. Scores are cut down to tens: no smaller counter, and no smaller hole, is there.
"""

from __future__ import annotations

from dataclasses import dataclass

TURN = 1000
"""The points of one turn of the marker."""

VALUES = (500, 100, 50, 10)
"""The counters by their points: the button, blue, red and white."""

NAMES = ("button", "blue", "red", "white")
"""What they are called, in the order of `VALUES`."""

THERE_ARE = (1, 4, 1, 4)
"""How many of each a player has: 990 points together."""

START, HOLES_ROUND, LAST_HOLE = 21, 60, 121
"""The hole in which the front peg stands at first, the holes of one round, and the game hole: 1000 points."""


def turns_of(score: int) -> tuple[int, int]:
    """How often the marker has been round, and what it shows: 1000 is shown as the end of a turn, not as a new one."""
    shown = max(0, score) // 10 * 10
    turns = (shown - 1) // TURN if shown else 0
    return turns, shown - TURN * turns


# --- counters ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Counters:
    """How many of each counter, in the order of `VALUES`, lie at a player's right, which is scored, and at his left.

    `game` says that a whole turn is made: all ten lie at the right, and the last ten points are the game.
    """

    right: tuple[int, int, int, int]
    left: tuple[int, int, int, int]
    turns: int = 0
    game: bool = False


def counters(score: int) -> Counters:
    """Where the counters lie at a score: the greatest first, so that few lie at the right."""
    turns, shown = turns_of(score)
    rest, right = min(shown, TURN - 10), []
    for value, number in zip(VALUES, THERE_ARE, strict=True):
        passed = min(number, rest // value)
        right.append(passed)
        rest -= passed * value
    one, two, three, four = right
    left = (THERE_ARE[0] - one, THERE_ARE[1] - two, THERE_ARE[2] - three, THERE_ARE[3] - four)
    return Counters((one, two, three, four), left, turns, shown == TURN)


@dataclass(frozen=True, slots=True)
class Passing:
    """So many counters of a value pass to the right, or back to the left in exchange for larger ones (`back`)."""

    value: int
    number: int
    back: bool


def passings(before: int, after: int) -> tuple[Passing, ...]:
    """What passes when a score changes: first what goes to the right, then what comes back in exchange.

    With a new turn all counters are put back to the left first; where points are taken down it is the other way about.
    """
    one, two = counters(before), counters(after)
    if one.turns != two.turns:
        return (*_between((0, 0, 0, 0), one.right, back=True), *_between((0, 0, 0, 0), two.right, back=False))
    there = _between(one.right, two.right, back=False)
    back = _between(two.right, one.right, back=True)
    return (*there, *back) if after >= before else (*back, *there)


def _between(less: tuple[int, ...], more: tuple[int, ...], *, back: bool) -> tuple[Passing, ...]:
    pairs = zip(VALUES, less, more, strict=True)
    return tuple(Passing(value, high - low, back) for value, low, high in pairs if high > low)


# --- the board ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Board:
    """Where a player's two pegs stand, as holes counted along the track: 21 is the start, 121 the game hole.

    The front peg shows the score; the back peg stands where the front one was before the last score, one hole behind
    it at the start. `rounds` says how often the front peg has been round the sixty holes since the first one.
    """

    front: int
    back: int
    rounds: int
    turns: int = 0


def hole(score: int) -> int:
    """The hole of a score: 21 + a tenth of it; 121 is 1000."""
    return START + turns_of(score)[1] // 10


def board(score: int, before: int = 0) -> Board:
    """The board at a score, when `before` was the one that counted until then."""
    turns, earlier = turns_of(score)[0], turns_of(before)[0]
    front = hole(score)
    back = hole(before) if earlier == turns and before != score else START
    if back == front:
        back = front - 1
    return Board(front, back, (front - 1) // HOLES_ROUND, turns)
