"""Help at the table: on the position, on a rule, on a word, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from bezique.cli.entry import entered
from bezique.cli.phrases import choice_lines, label, trump_lines, worth, wrapped
from bezique.cli.sitting import Sitting
from bezique.game.actions import Action, Announce, Score
from bezique.game.refusal import Refusal
from bezique.game.view import View
from bezique.rules.model import Rules, StockCount
from bezique.rules.options import flatten, keys_of, near
from bezique.rules.show import origin, statement
from bezique.words import combination_name

COMMANDS = (
    "? WORD explains a rule or a word; why CARD says why a card is not allowed",
    "hand, table, stock, score, last, log show them",
    "undo takes back; claim and concede end the last tricks",
    "save or quit leaves the game to be resumed",
)
"""What can be typed at any turn, a line each."""


@cache
def glossary() -> dict[str, str]:
    """Words and what they mean; every spelling by itself."""
    import tomllib

    table = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text("utf-8"))
    return {word: str(meaning) for words, meaning in table.items() for word in words.split(",")}


def position_help(sitting: Sitting, view: View, menu: Sequence[Action]) -> list[str]:
    """What is to be done, what can be declared, what waits, how much of the stock is left."""
    lines = [*wrapped(_task(view)), *trump_lines(view), *choice_lines(view, menu)]
    lines += _waiting(sitting)
    if view.phase == 1:
        lines += stock_lines(view)
    lines += wrapped(_seven(view)) if view.trump is not None and view.turn_up is not None else []
    return lines + [part for text in COMMANDS for part in wrapped(text)]


def _task(view: View) -> str:
    if view.stage == "window":
        return "You won the trick: declare if you like, score once at most, then draw."
    if view.stage == "choose":
        return "The combination can be made of different cards: name the one that serves."
    if view.card_led is None:
        return "You lead: any card you hold."
    bound = "any card you hold" if view.phase == 1 else "only the numbered cards are allowed"
    return f"You play to the card led: {bound}."


def _waiting(sitting: Sitting) -> list[str]:
    waiting = [f"{combination_name(str(item))} {points}" for item, points in sitting.waiting(sitting.me)]
    return wrapped(f"You have to score: {', '.join(waiting)}.") if waiting else []


def _seven(view: View) -> str:
    return statement(view.rules, "seven.exchange", flatten(view.rules)["seven.exchange"])


def stock_lines(view: View) -> list[str]:
    """How many cards are left, and how many tricks with a draw after them, where the rules allow counting."""
    if view.rules.stock_count is StockCount.FORBIDDEN:
        return wrapped(_rule(view.rules, "stock_count"))
    if not view.stock_left:
        return ["The stock is gone."]
    tricks = view.stock_left // 2 - (0 if view.rules.last_draw_declare else 1)
    last = "one trick" if tricks == 1 else f"{tricks or 'no'} tricks"
    return wrapped(f"{view.stock_left} cards are left in the stock: {last} in which to declare.")


def explain(word: str, rules: Rules) -> list[str]:
    """A rule as it is in this game, or a word of the game."""
    asked = " ".join(word.split())
    keys = keys_of(asked) or keys_of(asked.lower()) or keys_of(asked.lower().replace(" ", "_"))
    meaning = glossary().get(asked.lower())
    lines = wrapped(f"{asked}: {meaning}") if meaning else []
    flat = flatten(rules)
    lines += [part for key in keys if flat[key] is not None for part in wrapped(_rule(rules, key))]
    if lines:
        return lines
    guess = near(asked, [*glossary(), *flat]) or ": try ? brisques, ? seven.exchange, ? marriage"
    return wrapped(f'Nothing is known of "{asked[:40]}"{guess}')


def _rule(rules: Rules, key: str) -> str:
    return f"{statement(rules, key, flatten(rules)[key])} {origin(rules, key)}"


def why(text: str, view: View, menu: Sequence[Action]) -> list[str]:
    """Whether what `text` means is allowed now, and why not; raises BadNotation."""
    action = entered(text, view, menu)
    refusal = view.refusal(action)
    if refusal is not None:
        return refused(refusal)
    gains = f", {worth(view, action)} points" if isinstance(action, (Score, Announce)) else ""
    return wrapped(f"It is allowed: {label(action, view)}{gains}.")


def refused(refusal: Refusal) -> list[str]:
    """The sentence of a refusal with its source, and how to read the rule behind it."""
    rule = f" See ? {refusal.key}" if refusal.key else ""
    return wrapped(f"{refusal}{rule}")
