"""Hints by hand, in practice: those of the other table, where the deal leaves the person a choice."""

from __future__ import annotations

from bezique.bots.advice import AT_TABLE, advise
from bezique.cli.advice import refused
from bezique.cli.entry import entered
from bezique.cli.hints import hint_lines
from bezique.cli.lines import wrapped
from bezique.cli.sitting import Sitting
from bezique.game.actions import Action, Done
from bezique.game.naming import menu_of
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.turns import to_act

NO_CHOICE = "A hint is for your turn in a deal that goes on: here nothing is to be chosen."
NOT_REGULAR = "No hint can be given while you hold a card too many or too few."


def hint(sitting: Sitting, table: FreeTable, words: str) -> list[str]:
    """What is advised, or what is to be said of an action; it is noted in the record. Raises BadNotation."""
    deal, me = table.deal, sitting.me
    if deal is None or table.rulings or to_act(table) != me or deal.turn != me:
        return wrapped(NO_CHOICE)
    if table.surplus(me):
        return wrapped(NOT_REGULAR)
    seen = sitting.view
    asked = entered(words, seen, menu_of(seen), numbers=False) if words else None
    refusal = None if asked is None else seen.refusal(asked)
    if refusal is not None:
        return refused(refusal)
    sitting.note(f"{me} asks for a hint.")
    return hint_lines(advise(seen, AT_TABLE, asked=asked), _typed)


def _typed(action: Action) -> str:
    """What is typed for it by hand."""
    return "draw" if isinstance(action, Done) else str(action)
