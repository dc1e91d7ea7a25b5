"""Help at the table: on the position, on a rule, on a word, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from bezique.cards import Rank
from bezique.cli.entry import entered
from bezique.cli.lines import wrapped
from bezique.cli.phrases import bezique_text, choice_lines, trump_lines
from bezique.cli.sitting import Sitting
from bezique.game.actions import Action, Announce, Exchange
from bezique.game.naming import label, worth
from bezique.game.refusal import Refusal
from bezique.game.refusing import MOMENTS
from bezique.game.view import View
from bezique.rules.explain import explained
from bezique.rules.model import BeziquePair, Reuse, Rules, StockCount
from bezique.rules.options import flatten, keys_of, near
from bezique.rules.show import origin, statement
from bezique.words import combination_name, rank_name

COMMANDS = (
    "? WORD explains a rule or a word; why CARD says why a card is not allowed",
    "hint says what to do, and why; hint CARD what to say of that card",
    "hand, table, stock, score, last, log show them",
    "undo takes back; claim and concede end the last tricks",
    "save or quit leaves the game to be resumed",
)
"""What can be typed at any turn, a line each."""

BETWEEN = (
    "Answer the question with one of the numbers.",
    "score, last, log show how the last deal went; ? WORD explains a rule or a word",
    "save or quit leaves the game to be resumed",
)
"""What can be typed at a question between two deals, a line each."""

DOINGS = {
    "?,help,h": "What there is to do now; ? and a word explains the word.",
    "why": "why and a card or action says whether it is allowed, and why not.",
    "hint": "Advises what to do here and says why; hint and a card or action compares that with the best.",
    "hand": "Shows your cards.",
    "table": "Shows what lies declared and what waits to be scored.",
    "score": "Tells where each point came from.",
    "last": "Tells the last trick.",
    "log": "Tells the whole deal so far.",
    "undo": "Takes back your last action and all that followed.",
    "claim": "Takes all the tricks that are left, in the strict last tricks, where nothing can prevent it.",
    "concede": "Gives the adversary all the tricks that are left, where nothing can save one.",
    "save,quit,exit": "Leaves the game, which can be gone on with.",
    "draw,done": "Ends the declaring after a trick.",
}
"""What each word does that can be typed."""

_NOT_YET = frozenset({*MOMENTS.values(), "no_seven", "seven_used", "declared_already"})
"""Why the seven of trumps cannot be exchanged now, though it may be another time."""

RANKING = "The cards rank ace, ten, king, queen, jack, nine, eight, seven."


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
    lines += wrapped(_seven(view))
    return lines + [part for text in COMMANDS for part in wrapped(text)]


def _task(view: View) -> str:
    if view.stage == "window":
        return _declaring(view)
    if view.stage == "choose":
        return "The combination can be made of different cards: name the one that serves."
    if view.card_led is None:
        return "You lead: any card you hold."
    bound = "any card you hold" if view.phase == 1 else "only the numbered cards are allowed"
    return f"You play to the card led: {bound}."


def _declaring(view: View) -> str:
    then = "then draw" if view.phase == 1 else "then go on: nothing is drawn any more"
    if not view.rules.reuse.is_polish:
        return f"You won the trick: declare if you like, score once at most, {then}."
    several = "two combinations at most" if view.rules.reuse is Reuse.POLISH_TWO else "as many combinations as you like"
    return f"You won the trick: score {several}, each with a card of this trick, {then}."


def _waiting(sitting: Sitting) -> list[str]:
    waiting = [f"{combination_name(str(item))} {points}" for item, points in sitting.waiting(sitting.me)]
    return wrapped(f"You have to score: {', '.join(waiting)}.") if waiting else []


def _seven(view: View) -> str:
    """When the seven of trumps may be exchanged, while there is something to exchange."""
    refusal = view.refusal(Exchange())
    if view.turn_up is None or view.turn_up.rank is Rank.SEVEN or (refusal and refusal.code not in _NOT_YET):
        return ""
    when = explained("seven.exchange", flatten(view.rules)["seven.exchange"])
    return f"The seven of trumps may be exchanged for the turn-up {when}."


def stock_lines(view: View) -> list[str]:
    """How many cards are left, and how many tricks with a draw after them, where the rules allow counting."""
    if view.rules.stock_count is StockCount.FORBIDDEN:
        return wrapped(_rule(view.rules, "stock_count"))
    if not view.stock_left:
        return ["The stock is gone."]
    left = f"{view.stock_left} cards are left in the stock"
    if view.rules.reuse.is_polish:
        return wrapped(f"{left}; combinations are scored up to the last trick of all.")
    tricks = view.windows_left
    last = "one trick" if tricks == 1 else f"{tricks or 'no'} tricks"
    return wrapped(f"{left}: {last} in which to declare.")


def explain(word: str, rules: Rules, trump: int | None = None) -> list[str]:
    """A rule as it is in this game, or a word of the game; `trump` is the suit of trumps, if there is one."""
    asked = " ".join(word.split())
    keys = keys_of(asked) or keys_of(asked.lower()) or keys_of(asked.lower().replace(" ", "_"))
    lines = [part for text in _meanings(asked.lower(), rules, trump) for part in wrapped(f"{asked}: {text}")]
    flat = flatten(rules)
    lines += [part for key in keys if flat[key] is not None for part in wrapped(_rule(rules, key))]
    if lines:
        return lines
    guess = near(asked, [*glossary(), *_doings(), *flat]) or ": try ? brisques, ? seven.exchange, ? marriage"
    return wrapped(f'There is no such word as "{asked[:40]}"{guess}')


def _meanings(word: str, rules: Rules, trump: int | None) -> Iterator[str]:
    """What a word means, each as a sentence: in the game, for a card, as something that can be typed."""
    if word == "bezique":
        yield _bezique(rules, trump)
    elif word in glossary():
        yield glossary()[word]
    if word in _ranks():
        yield RANKING
    if word in _doings():
        yield _doings()[word]


@cache
def _doings() -> dict[str, str]:
    return {word: text for words, text in DOINGS.items() for word in words.split(",")}


@cache
def _ranks() -> tuple[str, ...]:
    names = [rank_name(str(rank)) for rank in Rank]
    return (*names, *(f"{name}s" for name in names), "rank", "ranks")


def _bezique(rules: Rules, trump: int | None) -> str:
    cards = bezique_text(rules, trump)
    if rules.bezique_pair is BeziquePair.FIXED_SQ_DJ:
        return f"{cards[:1].upper()}{cards[1:]}."
    rule = explained("bezique_pair", flatten(rules)["bezique_pair"])
    return f"In this game {rule}. {f'Now it is {cards}.' if cards else 'There are no trumps yet.'}"


def _rule(rules: Rules, key: str) -> str:
    return f"{statement(rules, key, flatten(rules)[key])} {origin(rules, key)}"


def why(text: str, view: View, menu: Sequence[Action]) -> list[str]:
    """Whether what `text` means is allowed now, and why not; raises BadNotation."""
    action = entered(text, view, menu)
    refusal = view.refusal(action)
    if refusal is not None:
        return refused(refusal)
    gains = f", {worth(view, action)} points when it is scored" if isinstance(action, Announce) else ""
    return wrapped(f"It is allowed: {label(action, view)}{gains}.")


def refused(refusal: Refusal) -> list[str]:
    """The sentence of a refusal with its source, and how to read the rule behind it."""
    rule = f" See ? {refusal.key}" if refusal.key else ""
    return wrapped(f"{refusal}{rule}")
