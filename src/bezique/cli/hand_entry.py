"""What a person types at a free table: acts in words, and the help for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bezique.cli.entry import entered
from bezique.errors import BadNotation
from bezique.game.actions import Action
from bezique.game.view import View
from bezique.laws.finding import search
from bezique.laws.hands.acts import Act, Face, Miss, act
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.referee import Found

MOST_FOUND = 6
"""How many laws are offered for a claim in everyday words."""

HELP = (
    "You play by hand: what you type is done, right or wrong, and nobody stops you.",
    "Cards: QS leads or plays it (QS* one on the table); play QS KS drops two; take back reaches for your card.",
    "Drawing: draw; draw 2; draw 2 unseen; draw under 1. Who won goes on without by leading, the other by Enter.",
    "Declaring: score bezique, announce bezique; lay four-kings KS KH KD JC lays down these very cards; exchange.",
    "Points: the table marks what is right; mark 100 marks what you like.",
    "Dealing: cut 20; deal 3 to you, deal 3 to me, ...; deal does the rest; expose yours, mine or stock.",
    "Six and eight packs: the dealer begins with lift, and the other says guess 24.",
    "Beside play: look back, count brisques, leave heap, count pack.",
    "Speaking up: claim and what is wrong, in your words; option and its word where a ruling gives a choice.",
    "To look: hand, table, stock, score, last, log. save leaves the game.",
)
"""What can be typed."""

CLAIM = "claim"

ACCIDENTS = (Face, Miss)
"""What happens to nobody by his own act, and would let him annul any deal that he does not like."""
PRACTICE = "That is an accident, not an act: it can be said to happen only with --practice."
IN_PRACTICE = (
    "For practice: hint; hint QS; every error of yours is named.",
    "Accidents, for practice: faced 3; pack imperfect; pack imperfect, on floor.",
)

LOOKING: Mapping[str, str] = {
    "hint": "By hand nobody tells what is best but in practice: begin or go on with --practice.",
    "why": "By hand nothing is refused that hands can do; claim asks the referee.",
    "undo": "By hand nothing is undone; take back reaches for the card that you played last.",
}
"""What helps at the other table, and what is said of it here."""


def help_for(practice: bool) -> Sequence[str]:
    """What can be typed, and in practice hints and accidents too."""
    return (*HELP, *IN_PRACTICE) if practice else HELP


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
    return entered(plain, view, menu, numbers=False)


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
