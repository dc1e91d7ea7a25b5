"""The options of a ruling that waits for a choice: how they are shown, and how one is typed."""

from __future__ import annotations

from bezique.cli.lines import wrapped
from bezique.laws.hands.claiming import NO_OPTION
from bezique.laws.hands.free_table import FreeTable
from bezique.laws.hands.tabletop import Ruled


def option_lines(ruled: Ruled) -> list[str]:
    """What there is to choose, each with its number and its word."""
    left = [option for option in ruled.ruling.options if option.key in ruled.waiting]
    texts = [f"{number} {option.key}: {option.says}" for number, option in enumerate(left, 1)]
    none = {1: "not that", 2: "neither"}.get(len(left), "none of them")
    texts += [f"{NO_OPTION}, or Enter: {none}"] if ruled.ruling.several else []
    return [line for text in texts for line in wrapped(text)]


def waiting(table: FreeTable) -> list[str]:
    """The options of the ruling that waits for a choice."""
    return [each.key for ruled in table.rulings[-1:] for each in ruled.ruling.options if each.key in ruled.waiting]


def option_word(typed: str) -> tuple[str, str]:
    """The word or number of an option, and the card with it."""
    words = typed.split()
    words = words[1:] if words[0].lower() == "option" else words
    return words[0].lower() if words else "", " ".join(words[1:])


def is_option(table: FreeTable, typed: str) -> bool:
    """Whether somebody speaks of an option: by `option`, `call`, or its word or number where a ruling waits."""
    word, keys = option_word(typed)[0], waiting(table)
    if typed.lower().partition(" ")[0] in ("option", "call"):
        return True
    return word in (*keys, NO_OPTION) if not word.isdecimal() else 0 < int(word) <= len(keys)
