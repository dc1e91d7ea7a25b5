"""The classic markers in lines of text: where the counters lie, and where the pegs of the board stand."""

from __future__ import annotations

from bezique.game.pictures import HOLES_ROUND, LAST_HOLE, VALUES, board, counters

_ROW, _GROUP = 30, 5
"""The holes in a line of the board, and those that stand together."""


def counter_lines(name: str, score: int) -> list[str]:
    """The counters of a player: those that are scored at his right, the others at his left."""
    shown = counters(score)
    lines = [f"{name}: {score}{_turns(shown.turns)}"]
    lines.append(f"  at his left:  {_lying(shown.left) or 'none'}")
    lines.append(f"  at his right: {_lying(shown.right) or 'none'}{', game' if shown.game else ''}")
    return lines


def _lying(numbers: tuple[int, ...]) -> str:
    return "  ".join(" ".join([str(value)] * number) for value, number in zip(VALUES, numbers, strict=True) if number)


def board_lines(name: str, score: int, before: int) -> list[str]:
    """The track of a player on the pull-up board: sixty holes gone round twice, then the game hole.

    `|` is the front peg, `'` the back peg, which stands where the front one was.
    """
    shown = board(score, before)
    pegs = {_place(shown.back): "'"} | {_place(shown.front): "|"}
    holes = [pegs.get(place, ".") for place in range(1, HOLES_ROUND + 1)]
    where = "game hole" if shown.front == LAST_HOLE else f"hole {shown.front}, round {shown.rounds + 1}"
    lines = [f"{name}: {score}, {where}{_turns(shown.turns)}"]
    for first in range(0, HOLES_ROUND, _ROW):
        row = holes[first : first + _ROW]
        groups = ["".join(row[place : place + _GROUP]) for place in range(0, _ROW, _GROUP)]
        lines.append(f"  {first + 1:2} {' '.join(groups)}{_game_hole(pegs, first)}")
    return lines


def _place(hole: int) -> int:
    """The place of a hole in one round; the game hole has one of its own."""
    return hole if hole == LAST_HOLE else (hole - 1) % HOLES_ROUND + 1


def _game_hole(pegs: dict[int, str], first: int) -> str:
    return f"  {pegs.get(LAST_HOLE, 'o')}" if first else ""


def _turns(turns: int) -> str:
    return f", and {turns} {'turn' if turns == 1 else 'turns'} of 1000" if turns else ""
