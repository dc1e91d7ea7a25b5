"""What a person types at a free table: acts in words, and the help for them."""

from __future__ import annotations

import re
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

TO_CLAIM = "To call the referee type claim and what is wrong, in your words, such as claim he drew two cards."
TO_DECLARE = "Declare what? score bezique marks its points, announce bezique has them to score; ? for help."

LOOKING: Mapping[str, str] = {
    "hint": "By hand nobody tells what is best but in practice: begin or go on with --practice.",
    "why": "By hand nothing is refused that hands can do; claim asks the referee.",
    "undo": "By hand nothing is undone; take back reaches for the card that you played last.",
}
"""What helps at the other table, and what is said of it here."""

ASKED = {
    **dict.fromkeys(("referee", "call the referee", "call referee", "the referee"), TO_CLAIM),
    **dict.fromkeys(("declare", "announce", "lay", "lay down"), TO_DECLARE),
}
"""What lacks the rest, and how it goes on."""
EXPLAINED = ("claim", "option", "call", "lay", "mark", "expose", "cut", "guess", "exchange", "announce", "take back")
"""Words of which the help of this table speaks, and not the glossary of the game."""


def explained(typed: str, *, practice: bool) -> Sequence[str]:
    """What is said to one who asks for help, or for one of the words of this table; nothing for all else."""
    lower = typed.lower()
    if lower in ("?", "h", "help"):
        return help_for(practice)
    word = lower.removeprefix("?").strip()
    if lower.startswith("?") and word in EXPLAINED:
        return [text for text in HELP if re.search(rf"\b{word}\b", text)]
    return [ASKED[lower]] if lower in ASKED else ()


def help_for(practice: bool) -> Sequence[str]:
    """What can be typed, and in practice hints and accidents too."""
    return (*HELP, *IN_PRACTICE) if practice else HELP


_DEALING = ("cut", "deal", "expose", "lift")


def typed_act(text: str, view: View | None, menu: Sequence[Action]) -> Act:
    """The act that somebody typed; raises BadNotation with what could be meant."""
    plain = _spelled(" ".join(text.split()))
    try:
        return act(plain)
    except BadNotation as fault:
        if view is None or plain.split(" ")[0].lower() in ("lay", "play", "mark", *_DEALING):
            raise
        if plain.isdecimal():
            raise BadNotation(f'"{plain[:8]}" is no card: by hand there are no numbers, say QS; ? for help') from fault
    return entered(plain, view, menu, numbers=False)


_EVERYDAY = {
    **dict.fromkeys(("deal all", "deal the cards"), "deal"),
    **dict.fromkeys(("draw one", "draw a card", "draw one card", "take a card"), "draw"),
    **dict.fromkeys(("draw two", "draw two cards", "draw 2 cards"), "draw 2"),
    **dict.fromkeys(("draw three", "draw three cards", "draw 3 cards"), "draw 3"),
}
_LAID = re.compile(r"(lay|announce) (?:an? )?([a-z -]+?) ((?:(?:10|[7-9JQKA])[SHDC]\b ?)+)", re.IGNORECASE)
_IN_SUITS = ("marriage", "sequence")


def _spelled(plain: str) -> str:
    """Words of every day for an act: "lead KC", "mark 20 points", "lay marriage KS QS"."""
    one = re.fullmatch(r"(?:lead|play) (?:the )?(\w+\*?|\w+ (?:of )?\w+)", plain, re.IGNORECASE)
    if one and not re.fullmatch(r"(?:10|[7-9JQKA])[SHDC] .*", one[1], re.IGNORECASE):
        return one[1]
    marked = re.fullmatch(r"(mark \d+) points", plain, re.IGNORECASE)
    if marked:
        return marked[1]
    laid = _LAID.fullmatch(plain)
    return _named(*laid.groups()) if laid else _EVERYDAY.get(plain.lower(), plain)


def _named(verb: str, words: str, laid: str) -> str:
    """Cards laid down for a combination in words, whose suit is that of the first card."""
    name = words.lower().replace(" ", "-")
    suit = f"-{laid.split(maxsplit=1)[0][-1].upper()}" if name in _IN_SUITS else ""
    return f"{verb} {name}{suit} {laid}"


def laws_for(table: FreeTable, words: str) -> list[Found]:
    """The laws that a claim in everyday words may mean, the nearest first; the one whose key it is."""
    key = "-".join(words.lower().split())
    if key in table.laws:
        return [table.laws[key]]
    return search(words, list(table.laws.values()))[:MOST_FOUND]
