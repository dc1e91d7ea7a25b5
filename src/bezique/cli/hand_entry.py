"""What a person types at a free table: acts in words, and the help for them."""

from __future__ import annotations

from collections.abc import Sequence

from bezique.cli.entry import entered
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.view import View
from bezique.laws.finding import search
from bezique.laws.hands.acts import Act, act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.referee import Found

MOST_FOUND = 6
"""How many laws are offered for a claim in everyday words."""

HELP = (
    "You play by hand: what you type is done, right or wrong, and nobody stops you.",
    "Cards: QS leads or plays it (QS* one on the table); play QS KS drops two; take back reaches for your card.",
    "Drawing: draw; draw 2; draw 2 unseen; Enter goes on without drawing.",
    "Declaring: score bezique, announce bezique; lay four-kings KS KH KD JC lays down these very cards; exchange.",
    "Points: the table marks what is right; mark 100 marks what you like.",
    "Dealing: cut 20; deal 3 to you, deal 3 to me, ...; deal does the rest; expose yours, mine or stock.",
    "Beside play: look back, count brisques, leave heap, faced 3, count pack.",
    "Speaking up: claim and what is wrong, in your words; option and its word where a ruling gives a choice.",
    "To look: hand, table, stock, score, last, log. save leaves the game.",
)
"""What can be typed."""

CLAIM = "claim "
_DEALING = ("cut", "deal", "expose", "lift")


def typed_act(text: str, view: View | None, menu: Sequence[Action]) -> Act:
    """The act that somebody typed; raises BadNotation with what could be meant."""
    plain = " ".join(text.split())
    try:
        return act(_spelled(plain))
    except BadNotation as fault:
        if view is None or plain.split(" ")[0].lower() in ("lay", "play", "mark", *_DEALING):
            raise
        if plain.isdecimal():
            raise BadNotation(f'"{plain[:8]}" is no card: by hand there are no numbers, say QS; ? for help') from fault
    return entered(plain, view, menu)


def _spelled(plain: str) -> str:
    """Words of every day for an act."""
    word = plain.lower()
    return {"deal all": "deal", "draw one": "draw", "draw two": "draw 2", "draw three": "draw 3"}.get(word, plain)


def laws_for(table: FreeTable, words: str) -> list[Found]:
    """The laws that a claim in everyday words may mean, the nearest first; the one whose key it is."""
    key = "-".join(words.lower().split())
    if key in table.laws:
        return [table.laws[key]]
    return search(words, list(table.laws.values()))[:MOST_FOUND]
