"""The groups of facts that the evaluator looks at: how many values each has, in the order of their numbers.

The value 0 of a group stands for none and costs nothing. Where the groups begin stands in `features.pxd` for the
compiled run and in `features.py` for the interpreted one; the sizes here must be in the same order.
"""

from __future__ import annotations

MOMENTS = ("led", "won", "lost", "acted", "closed", "his_closed", "leading", "waiting", "open")
"""The moments at which a position is looked at, by number.

After an act: one's own lead; one's own reply, with one's own window open, or the adversary's; an act in one's own
window, after which nothing, or (open) something more can be scored; one's own window closed and nothing drawn yet, or
the adversary's. Before an act, when both have drawn: about to lead, or waiting for the adversary's lead.
"""

STEPS = (20, 40, 60, 80, 100, 140, 250, 300, 500, 700, 1000, 1500, 2500, 4500)
"""Points that wait to be scored, in steps."""

TURNS = 64
"""Values for the tricks to come, for each moment."""

_TABLE = (
    *([5] * 32 + [3] * 8 + [2] * 5),  # cards on a table; free queens and kings, trumps for the sequence
    *([3] * 4 + [4] * 16),  # queens and jacks for single and double bezique; fours of jacks, queens, kings, aces
)
_CHANCES = (143,) * 4 + (143,) * 2 + (17,) + (63,) * 4
"""Fours, single and double bezique, the sequence in trumps, marriages: what there is and what may come."""

_WIDE_TABLE = (
    *([2] * 15 + [5] * 6 + [4] * 4),  # plain sequences; triple to quintuple bezique; tens
    *([5] * 10 + [17] * 4),  # fours and fives in trumps; cards that have been married
)
_WIDE_CHANCES = (
    *([143] + [48] * 10 + [323] * 3 + [17] * 3),  # four tens, fours and fives in trumps, beziques, plain sequences
    *([4] * 4 + [20] + [4] * 5 + [8] * 5),  # sets that lie whole, and spare cards to make them anew
)

SIZES = (
    *(*_TABLE, *[3] * 32, *[8] * 32, *_CHANCES, 28, *[14] * 8),  # the adversary's table and what is unseen
    *(18, 1, 15, 3, 4),  # the rules: reuse and new cards, brisques, hand, seven; a suit barred as trumps
    *(*[6] * 32, *_TABLE, 32, 8, TURNS * len(MOMENTS), 15, 15, 7, 7),  # one's own cards; the moment
    *(*_CHANCES, 15, 1, 1),  # one's own chances, trumps; carte blanche going on
    *(*_WIDE_TABLE, *_WIDE_CHANCES, *_WIDE_TABLE, *_WIDE_CHANCES, *[8] * 32),  # the adversary's, one's own; just taken
)
"""How many values each group has."""
